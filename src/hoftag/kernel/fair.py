"""Chance that nobody can choose alone, and that everybody can check afterwards.

Whoever keeps the table draws a secret and publishes its hash, the commitment, before anything happens. Then the
players may add words of their own, the nonces. Secret and nonces together are the key; outcome number i follows from
the key and i alone. At the end the secret is shown: it must fit the commitment, and every outcome can be computed anew.
"""

from __future__ import annotations

import hashlib
import hmac

from hoftag.kernel.chance import Chance, SeededChance, from_words

SECRET_BYTES = 32
_PURPOSE = b"hoftag chance 1\n"
_WORD = 7  # bytes of a digest that make a number: below 2**56, so that compiled code never meets big integers
_RANGE = 1 << 56


def commitment(secret: bytes) -> str:
    """What is published before the game: the hash of the secret."""
    return hashlib.sha256(secret).hexdigest()


def mix(secret: bytes, nonces: dict[str, str]) -> bytes:
    """The key of all outcomes: the secret, and what the seats added (seat → hexadecimal digits, in seat order)."""
    lines = "".join(f"{seat} {nonce}\n" for seat, nonce in nonces.items())
    return hmac.digest(secret, _PURPOSE + lines.encode(), "sha256")


def seal(secret: bytes, text: str) -> str:
    """A mark that changes with every byte of a text."""
    return hmac.digest(secret, text.encode(), "sha256").hex()


class FairChance(Chance):
    """Outcomes from a key; `count` is the number of the next one.

    Each pick uses up one number, however few the candidates: outcomes are numbered as they stand in a record.
    """

    def __init__(self, key: bytes, count: int = 0) -> None:
        super().__init__()
        self.key = key
        self.count = count

    def decide(self, kind: str, candidates: list[int]) -> int:
        number = self.count
        self.count = number + 1
        n = len(candidates)
        if n == 1:
            return candidates[0]
        limit = _RANGE - _RANGE % n
        attempt = 0
        while True:
            digest = hmac.digest(self.key, b"%d %d" % (number, attempt), "sha256")
            word = 0
            for byte in digest[:_WORD]:
                word = word << 8 | byte
            if word < limit:
                return candidates[word % n]
            attempt += 1  # the uneven rest of the range would favour the first candidates

    def stream(self) -> SeededChance:
        digest = hmac.digest(self.key, b"%d stream" % self.count, "sha256")
        words: list[int] = []
        for first in range(0, 24, 4):
            word = 0
            for byte in digest[first : first + 4]:
                word = word << 8 | byte
            words.append(word)
        return from_words(words)

    def confirm(self, kind: str, value: int, most: int) -> int:
        self.count += 1
        return value

    def fork(self) -> FairChance:
        return FairChance(self.key, self.count)
