"""Where all randomness comes from, so that every outcome can be recorded, scripted and verified.

An outcome is not a raw random number but the thing that came out: the tile, the card, the face of a die.
That is why a record replays without any generator, and why it can be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # a number of the machine in compiled code, else an int


class Outcome:
    """One thing that chance decided: what it was asked for, and what came out."""

    def __init__(self, kind: str, value: int) -> None:
        self.kind = kind
        self.value = value


class Chance:
    """Decides by lot. `log` collects the outcomes while it is a list; without one nothing is kept."""

    def __init__(self) -> None:
        self.log: list[Outcome] | None = None

    def pick(self, kind: str, candidates: list[int]) -> int:
        """One of the candidates, all equally likely (a candidate listed twice is twice as likely)."""
        value = self.decide(kind, candidates)
        log = self.log
        if log is not None:
            log.append(Outcome(kind, value))
        return value

    def decide(self, kind: str, candidates: list[int]) -> int:
        """The choice itself; what the kinds of chance differ in."""
        raise NotImplementedError

    def stream(self) -> SeededChance | None:
        """A generator for what comes about in many small steps at once, such as a fall of many cubes.

        None when a script knows what came out. What did is then made known with `settle`, one thing at least.
        """
        raise NotImplementedError

    def settle(self, kind: str, value: int, most: int) -> int:
        """A number from 0 to `most` that such steps have led to: recorded, or taken from the script."""
        value = self.confirm(kind, value, most)
        log = self.log
        if log is not None:
            log.append(Outcome(kind, value))
        return value

    def confirm(self, kind: str, value: int, most: int) -> int:
        """The number that counts."""
        raise NotImplementedError

    def fork(self) -> Chance:
        """A chance that will decide as this one does from here on, without its log."""
        raise NotImplementedError


_M1: Final = 4294967087
_M2: Final = 4294944443


class SeededChance(Chance):
    """L'Ecuyer's MRG32k3a: small enough to fork at every clone, good enough for any statistics on games.

    Its numbers stay below 2**53, so that numbers of the machine hold them: nothing is drawn more often than this.
    """

    def __init__(self, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        super().__init__()
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e
        self.f: i64 = f

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1."""
        count: i64 = n
        while True:
            p = (1403580 * self.b - 810728 * self.a) % _M1
            self.a = self.b
            self.b = self.c
            self.c = p
            q = (527612 * self.f - 1370589 * self.d) % _M2
            self.d = self.e
            self.e = self.f
            self.f = q
            x = (p - q) % _M1
            # What is left above the last whole multiple would make some numbers likelier; mostly one look is enough.
            if x < _M1 - count or x < _M1 - _M1 % count:
                return x % count

    def decide(self, kind: str, candidates: list[int]) -> int:
        n = len(candidates)
        if n == 1:
            return candidates[0]
        return candidates[self.below(n)]

    def stream(self) -> SeededChance:
        return self

    def confirm(self, kind: str, value: int, most: int) -> int:
        return value

    def fork(self) -> SeededChance:
        return SeededChance(self.a, self.b, self.c, self.d, self.e, self.f)


def seeded(seed: int) -> SeededChance:
    """A generator from any whole number; neighbouring seeds are spread far apart.

    Works byte by byte and below 2**62: compiled code must not meet big integers here, because a signal that
    arrives in the middle of their arithmetic would end the program.
    """
    data = seed.to_bytes(seed.bit_length() // 8 + 1, "little", signed=True)
    words: list[int] = []
    for number in range(6):
        word = scramble(number + 1)
        for byte in data:
            word = scramble((word * 31 + byte + 1) & 0xFFFFFFFF)
        words.append(word)
    return from_words(words)


def from_words(words: list[int]) -> SeededChance:
    """A generator from six numbers below 2**32."""
    a, b, c, d, e, f = [word % (_M2 - 1) + 1 for word in words]
    return SeededChance(a, b, c, d, e, f)


def scramble(word: int) -> int:
    """A one-to-one mixing of 32 bits in which every bit depends on every other."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return word ^ (word >> 16)


class ScriptExhausted(Exception):
    """The script has no outcome left, or none that fits what was asked for.

    `candidates` are those that an outcome could be drawn from; empty for what comes about in many small steps.
    """

    def __init__(self, kind: str, wanted: str, candidates: tuple[int, ...] = ()) -> None:
        super().__init__(f"{kind}: {wanted or 'nothing left'}")
        self.kind = kind
        self.wanted = wanted
        self.candidates = candidates

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.kind, self.wanted, self.candidates)


class ScriptedChance(Chance):
    """Feeds outcomes from a list: for replays and for tests. After the list, `then` decides if it is given."""

    def __init__(self, script: list[Outcome], then: Chance | None = None) -> None:
        super().__init__()
        self.script = script
        self.next = 0
        self.then = then

    def decide(self, kind: str, candidates: list[int]) -> int:
        if self.next >= len(self.script):
            if self.then is None:
                raise ScriptExhausted(kind, "", tuple(candidates))
            return self.then.decide(kind, candidates)
        outcome = self.script[self.next]
        if outcome.kind != kind or outcome.value not in candidates:
            raise ScriptExhausted(kind, outcome.kind)
        self.next += 1
        return outcome.value

    def stream(self) -> SeededChance | None:
        if self.next < len(self.script) or self.then is None:
            return None
        return self.then.stream()

    def confirm(self, kind: str, value: int, most: int) -> int:
        if self.next >= len(self.script):
            if self.then is None:
                raise ScriptExhausted(kind, "")
            return self.then.confirm(kind, value, most)
        outcome = self.script[self.next]
        if outcome.kind != kind or not 0 <= outcome.value <= most:
            raise ScriptExhausted(kind, outcome.kind)
        self.next += 1
        return outcome.value

    def fork(self) -> ScriptedChance:
        twin = ScriptedChance(self.script, None if self.then is None else self.then.fork())
        twin.next = self.next
        return twin
