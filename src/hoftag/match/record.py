"""Records: options, actions and outcomes of chance as a readable text file (docs/record-format.md)."""

from __future__ import annotations

import secrets
from typing import Any

from hoftag.kernel.chance import Outcome, ScriptedChance, ScriptExhausted, seeded
from hoftag.kernel.errors import BadInput, IllegalAction
from hoftag.kernel.fair import seal
from hoftag.kernel.game import Game, Options
from hoftag.kernel.names import Names, whole_number
from hoftag.kernel.outcome import Result
from hoftag.match.fairness import NONCE_DIGITS, Fairness, is_hex
from hoftag.match.library import BoardFile, check_name, game_on
from hoftag.match.match import TABLE, TABLE_NAME, Match, start

FORMAT = 2
"""2 knows the promise of fair chance; a record without one is written as format 1, which is the same otherwise."""
HEAD = "hoftag record"


def write(match: Match) -> str:
    """A match as text. One line for each action and for each outcome of chance."""
    game = match.game
    if not match.started:
        raise BadInput("record-from-position", {})
    settings = " ".join(f"{name}={str(value).lower()}" for name, value in match.settings.items())
    fair = match.fairness
    lines = [
        f"{HEAD} {FORMAT if fair else 1}",
        f"game {game.name} {match.rules}",
        f"board {match.board_hash}",
        f"options {settings}",
    ]
    if fair is not None:
        lines.append(f"commitment {fair.commitment}")
        lines += [f"nonce {seat} {nonce}" for seat, nonce in fair.nonces.items()]
    lines.append("")
    seats = match.seats
    for entry in match.entries:
        if entry.seat >= 0:
            lines.append(f"{seats[entry.seat]}: {entry.notation}")
        elif entry.seat == TABLE:
            lines.append(f"{TABLE_NAME}: {entry.notation}")
        lines += [f"* {kind} {name}" for kind, name in entry.outcomes]
        if entry.skip:
            lines.append(f"~ {entry.skip}")
    if match.outcome is not None:
        lines.append(result_line(match.outcome, seats))
        if fair is not None and fair.secret:
            lines.append(f"secret {fair.secret.hex()}")
            lines.append(f"seal {seal(fair.secret, _text(lines))}")
    return _text(lines)


def _text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def result_line(result: Result, seats: list[str]) -> str:
    """How the game ended: reason, then the places, best first."""
    places = " | ".join(" ".join(seats[seat] for seat in place) for place in result.ranking)
    return f"= {result.reason}: {places}"


class Line:
    """A line of a record that means something."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text


def _lines(text: str, first: int) -> list[Line]:
    """The lines that mean something, with their numbers."""
    return [
        Line(number, line.strip())
        for number, line in enumerate(text.splitlines(), first)
        if line.strip() and not line.strip().startswith("#")
    ]


def broken(kind: str, line: Line, **facts: int | str) -> BadInput:
    """A record that cannot be replayed: what is wrong in which line."""
    return BadInput("record-" + kind, {"line": line.number, "text": line.text, **facts})


class Header:
    """The first lines of a record."""

    def __init__(self, lines: list[Line], board: BoardFile | None) -> None:
        first = lines[0] if lines else Line(1, "")
        words = first.text.split()
        if words[:2] != HEAD.split() or len(words) != 3 or whole_number(words[2]) < 1:
            raise broken("not-a-record", first)
        if int(words[2]) > FORMAT:
            raise broken("newer-format", first, given=int(words[2]), known=FORMAT)
        fields = self._fields(lines[1:4])
        name, version = self._game(fields["game"])
        self.rules = version
        self.game, self.board_hash = game_on(name, board)
        if version > self.game.rules_version:
            raise broken("newer-rules", fields["game"], given=version, known=self.game.rules_version)
        given = fields["board"].text.split()[1:]
        if given != [self.board_hash]:
            raise broken("other-board", fields["board"], given=" ".join(given), known=self.board_hash)
        self.options = self._options(self.game, fields["options"])
        promised = 4
        while promised < len(lines) and lines[promised].text.split()[0] in {"commitment", "nonce"}:
            promised += 1
        self.fairness = self._fairness(lines[4:promised], self.game.seats(self.options))
        self.body = lines[promised:]

    @staticmethod
    def _fields(lines: list[Line]) -> dict[str, Line]:
        fields: dict[str, Line] = {}
        for position, key in enumerate(("game", "board", "options")):
            line = lines[position] if position < len(lines) else Line(position + 2, "")
            if line.text.split()[:1] != [key]:
                raise broken("header", line, needs=key)
            fields[key] = line
        return fields

    @staticmethod
    def _game(line: Line) -> tuple[str, int]:
        words = line.text.split()
        if len(words) != 3 or whole_number(words[2]) < 1:
            raise broken("header", line, needs="game NAME VERSION")
        return check_name(words[1]), int(words[2])

    @staticmethod
    def _options(game: Game[Any], line: Line) -> Options:
        given: Options = {}
        for word in line.text.split()[1:]:
            name, equals, value = word.partition("=")
            if not equals or name in given:
                raise broken("header", line, needs="NAME=VALUE")
            given[name] = value
        return game.read(given)

    @staticmethod
    def _fairness(lines: list[Line], seats: list[str]) -> Fairness | None:
        """The commitment, then at most one nonce for each seat, in their order."""
        fair: Fairness | None = None
        for line in lines:
            words = line.text.split()
            if fair is None:
                if words[0] != "commitment" or len(words) != 2 or not is_hex(words[1], 64, 64):
                    raise broken("header", line, needs="commitment SHA256")
                fair = Fairness(words[1])
                continue
            left = seats[seats.index(next(reversed(fair.nonces))) + 1 :] if fair.nonces else seats
            if words[0] != "nonce" or len(words) != 3 or words[1] not in left:
                raise broken("header", line, needs=f"nonce {'|'.join(left)} DIGITS")
            if not is_hex(words[2], 2, NONCE_DIGITS):
                raise broken("header", line, needs=f"nonce {words[1]} 0123456789abcdef")
            fair.nonces[words[1]] = words[2]
        return fair


def load(
    text: str,
    board: BoardFile | None = None,
    seed: int | None = None,
    until: int | None = None,
    secret: bytes = b"",
    rules: int | None = None,
) -> Match:
    """Replay a record; `until` stops after that many actions. `rules`: by another version than its own.

    An unfinished match goes on with the chance that was promised, if its secret is given, else with fresh chance.
    """
    replay = Replay(text, board, rules)
    match = replay.match
    while (until is None or match.version < until) and replay.step():
        pass
    if not match.over:
        if secret and match.fairness is not None:
            match.go_on_with(match.fairness.chance(secret, match.drawn))
        else:
            match.fairness = None  # nobody keeps this promise any more
            match.go_on_with(seeded(secrets.randbits(64) if seed is None else seed))
    return match


def take_back(match: Match, version: int) -> Match:
    """The match as it was after so many actions. What chance brought since then is never brought again."""
    find = match.state.names.find
    kept = match.entries[: version + 1]
    script = [
        Outcome(kind, find(match.game.chance_domains[kind], name))
        for entry in kept
        for kind, name in entry.outcomes
    ]
    past = start(match.game, match.settings, match.board_hash, ScriptedChance(script), match.rules)
    past.fairness = match.fairness
    for entry in kept[1:]:
        past.play(entry.seat, entry.notation)
    for entry, was in zip(past.entries, kept, strict=True):
        entry.skip = was.skip
    if match.drawn > past.drawn and match.fairness is not None:
        past.entries[-1].skip = match.drawn
    past.go_on_with(match.state.chance.fork())
    return past


class Replay:
    """Feeds the lines of a record to a match; every outcome must be used exactly where it stands."""

    def __init__(self, text: str, board: BoardFile | None, rules: int | None = None) -> None:
        header = Header(_lines(text, 1), board)
        self.game = header.game
        self.body = header.body
        self.chance = ScriptedChance([])
        self.next = 0
        self.fed: list[Line] = []
        state = header.game.new(header.options, self.chance, header.rules if rules is None else rules)
        self.names: Names = state.names
        self.feed()
        self.match: Match = self.guarded(
            lambda: Match(header.game, header.options, header.board_hash, state, started=True)
        )
        self.match.fairness = header.fairness
        self.skip()

    def go_on(self, text: str) -> None:
        """More lines of the same record, after all that were there have been played."""
        last = self.body[-1].number if self.body else 0
        self.body += _lines(text, last + 1)
        self.skip()

    def feed(self) -> None:
        """Hand the outcomes that follow the current line to chance."""
        script: list[Outcome] = []
        self.fed = []
        while self.next < len(self.body) and self.body[self.next].text.startswith("*"):
            line = self.body[self.next]
            script.append(self.outcome(line))
            self.fed.append(line)
            self.next += 1
        self.chance.script = script
        self.chance.next = 0

    def skip(self) -> None:
        """After a take-back chance goes on with a later number."""
        match = self.match
        if self.next < len(self.body) and self.body[self.next].text.startswith("~"):
            line = self.body[self.next]
            number = whole_number(line.text[1:].strip())
            if match.fairness is None or number <= match.drawn:
                raise broken("skip", line, least=match.drawn + 1)
            match.entries[-1].skip = number
            self.next += 1

    def outcome(self, line: Line) -> Outcome:
        words = line.text[1:].split()
        domain = self.game.chance_domains.get(words[0]) if words else None
        if domain is None or len(words) != 2:
            raise broken("outcome", line)
        value = self.names.find(domain, words[1])
        if value < 0:
            raise broken("outcome", line)
        return Outcome(words[0], value)

    def guarded(self, act: Any) -> Any:
        """Do something that uses chance; a script that does not fit names its line."""
        try:
            done = act()
        except ScriptExhausted as error:
            at = self.chance.next
            if at < len(self.fed):
                raise broken("outcome-unexpected", self.fed[at], needs=error.kind) from None
            line = self.body[self.next - 1] if self.next else Line(1, "")
            raise broken("outcome-missing", line, needs=error.kind) from None
        if self.chance.next < len(self.fed):
            raise broken("outcome-extra", self.fed[self.chance.next])
        return done

    def step(self) -> bool:
        """Play the next action; at the end, when nothing is left, the result must be the recorded one."""
        if self.next >= len(self.body):
            return False
        line = self.body[self.next]
        self.next += 1
        match = self.match
        seats = match.seats
        if line.text.startswith("="):
            if match.outcome is None or result_line(match.outcome, seats) != line.text:
                raise broken("result", line)
            return self.step()
        if match.over and match.fairness is not None and line.text.startswith(("secret ", "seal ")):
            self.show_secret(match.fairness, line)
            return self.step()
        colour, colon, action = line.text.partition(":")
        if not colon or (colour not in seats and colour != TABLE_NAME):
            raise broken("seat", line, allowed=", ".join(seats))
        seat = TABLE if colour == TABLE_NAME else seats.index(colour)
        self.feed()
        match.state.chance = self.chance
        self.chance.log = []
        try:
            self.guarded(lambda: match.play(seat, action))
        except IllegalAction as error:
            raise broken("illegal", line, code=error.code, rule=error.rule) from error
        self.skip()
        return True

    @staticmethod
    def show_secret(fair: Fairness, line: Line) -> None:
        """The secret, and the seal, which `verify` looks at."""
        word, digits = line.text.split(maxsplit=1)
        if not is_hex(digits, 64, 64):
            raise broken("header", line, needs=f"{word} SHA256")
        if word == "secret":
            fair.secret = bytes.fromhex(digits)
