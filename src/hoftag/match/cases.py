"""Cases: a position, actions and what must follow, as a text file (docs/case-format.md)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from hoftag.kernel.chance import Chance, Outcome, ScriptedChance, ScriptExhausted
from hoftag.kernel.errors import BadInput, Fact, IllegalAction
from hoftag.kernel.game import Game, Options, Value
from hoftag.match.library import check_name, own_board, own_game, read_text
from hoftag.match.match import TABLE, TABLE_NAME, Match

Json = dict[str, Any]
FILE_KEYS = ("game", "title", "rule", "source", "options", "position", "case")
CHECKS = (
    "expect", "legal", "illegal", "awaiting", "refused", "outcome", "score", "events", "unseen",
)  # fmt: skip
CASE_KEYS = ("title", "rule", "source", "change", "play", *CHECKS)
REFUSED_KEYS = ("seat", "action", "code", "rule", "facts")
ORDERED = ("ranking", "order", "problems", "favour")
"""Lists in which the order carries the meaning; all others are compared as sets."""
OUTCOME_KEYS = ("reason", "ranking", "points", "lost")


@dataclass(frozen=True)
class Failure:
    """A case that did not hold: where it stands and why."""

    file: str
    title: str
    rule: str
    why: str


class CaseFile:
    """A file with one position and one or several cases on it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.data: Json = tomllib.loads(read_text(path))
        except tomllib.TOMLDecodeError as error:
            raise BadInput("toml", {"where": str(path), "why": str(error)}) from None
        if "case" in self.data:
            self.check_keys(self.data, FILE_KEYS, "")
        else:
            self.check_keys(self.data, (*FILE_KEYS, *CASE_KEYS), "")
        self.game: Game[Any] = own_game(check_name(str(self.data.get("game"))))
        self.options: Options = self.game.read(cast("dict[str, Value]", self.data.get("options", {})))
        cases = self.data.get("case")
        if cases is None:
            cases = [{key: value for key, value in self.data.items() if key in CASE_KEYS}]
        if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
            raise self.bad("table", key="case")
        self.cases: list[Json] = cases
        for number, case in enumerate(self.cases, 1):
            self.check_case(case, f"case {number}")

    def bad(self, code: str, **facts: Fact) -> BadInput:
        return BadInput("case-" + code, {"where": str(self.path), **facts})

    def check_keys(self, table: Json, allowed: tuple[str, ...], where: str) -> None:
        for key in table:
            if key not in allowed:
                raise self.bad("key", key=f"{where} {key}".strip(), allowed=", ".join(allowed))

    def check_case(self, case: Json, where: str) -> None:
        self.check_keys(case, CASE_KEYS, where)
        if not any(key in case for key in CHECKS):
            raise self.bad("checks-nothing", key=where)
        for refused in case.get("refused", []):
            self.check_keys(refused, REFUSED_KEYS, f"{where} refused")
            for key in ("seat", "action", "code"):
                if key not in refused:
                    raise self.bad("refused-needs", key=key)
        self.check_keys(case.get("outcome", {}), OUTCOME_KEYS, f"{where} outcome")
        if not self.rule(case):
            raise self.bad("rule-missing", key=where)

    def title(self, case: Json) -> str:
        own = str(case.get("title", ""))
        whole = str(self.data.get("title", ""))
        return own if own == whole or not whole else f"{whole}: {own}" if own else whole

    def rule(self, case: Json) -> str:
        return str(case.get("rule", self.data.get("rule", "")))

    def run(self) -> list[Failure]:
        """All cases of the file; those that fail."""
        failures: list[Failure] = []
        for case in self.cases:
            why = CaseRun(self, case).why()
            if why:
                failures.append(Failure(str(self.path), self.title(case), self.rule(case), why))
        return failures


class CaseRun:
    """One case being played."""

    def __init__(self, file: CaseFile, case: Json) -> None:
        self.file = file
        self.case = case
        self.script = [str(line).strip() for line in case.get("play", [])]
        self.at = 0
        self.chance = ScriptedChance([])

    def why(self) -> str:
        """Why the case does not hold; empty if it does."""
        try:
            match = self.start()
            self.play(match)
        except IllegalAction as error:
            return f"{self.line()!r} was refused: {error}"
        except ScriptExhausted as error:
            return f"after {self.line()!r} chance was asked for {error}, the case does not say what comes out"
        except CaseError as error:
            return str(error)
        return "; ".join(
            problem
            for problem in (
                self.check_awaiting(match),
                self.check_legal(match),
                self.check_refused(match),
                self.check_expect(match),
                self.check_score(match),
                self.check_outcome(match),
                self.check_events(match),
            )
            if problem
        )

    def line(self) -> str:
        return self.script[self.at - 1] if 0 < self.at <= len(self.script) else "the start"

    def start(self) -> Match:
        game = self.file.game
        position = self.file.data.get("position")
        self.names = game.names_for(self.file.options)
        self.feed()
        chance: Chance = self.chance
        board = own_board(game.name).hash
        if position is None:
            state = game.new(self.file.options, chance)
        else:
            changed = merge(position, self.case.get("change", {}))
            state = game.read_position(self.file.options, changed, chance)
        match = Match(game, self.file.options, board, state, started=position is None)
        self.used_up()
        return match

    def feed(self) -> None:
        """Hand the outcomes that stand next in the script to chance."""
        outcomes: list[Outcome] = []
        while self.at < len(self.script) and self.script[self.at].startswith("*"):
            words = self.script[self.at][1:].split()
            domain = self.file.game.chance_domains.get(words[0]) if len(words) == 2 else None
            value = -1 if domain is None else self.names.find(domain, words[1])
            if value < 0:
                raise self.file.bad("outcome", text=self.script[self.at])
            outcomes.append(Outcome(words[0], value))
            self.at += 1
        self.chance.script = outcomes
        self.chance.next = 0

    def used_up(self) -> None:
        if self.chance.next < len(self.chance.script):
            raise CaseError(
                f"chance was not asked for {self.chance.script[self.chance.next].kind} near {self.line()!r}"
            )

    def play(self, match: Match) -> None:
        while self.at < len(self.script):
            text = self.script[self.at]
            self.at += 1
            colour, _, action = text.partition(":")
            if colour not in match.seats and colour != TABLE_NAME:
                raise self.file.bad("seat", text=text, allowed=", ".join(match.seats))
            self.feed()
            match.state.chance = self.chance
            self.chance.log = []
            match.play(TABLE if colour == TABLE_NAME else match.seats.index(colour), action)
            self.used_up()

    def seat(self, match: Match, name: object) -> int:
        if name not in match.seats:
            raise self.file.bad("seat", text=str(name), allowed=", ".join(match.seats))
        return match.seats.index(str(name))

    def check_awaiting(self, match: Match) -> str:
        if "awaiting" not in self.case:
            return ""
        awaiting = [match.seats[seat] for seat in match.awaiting]
        wanted = self.case["awaiting"]
        return "" if awaiting == wanted else f"awaiting {awaiting}, expected {wanted}"

    def check_legal(self, match: Match) -> str:
        """`legal`: exactly these notations; `illegal`: none of these."""
        for colour, wanted in self.case.get("legal", {}).items():
            legal = [choice.notation for choice in match.options(self.seat(match, colour))]
            if sorted(legal) != sorted(wanted):
                extra = sorted(set(legal) - set(wanted))
                missing = sorted(set(wanted) - set(legal))
                return f"legal for {colour}: unexpected {extra}, missing {missing}"
        for colour, unwanted in self.case.get("illegal", {}).items():
            legal = [choice.notation for choice in match.options(self.seat(match, colour))]
            wrong = [text for text in unwanted if text in legal]
            if wrong:
                return f"legal for {colour}, but should not be: {wrong}"
        return ""

    def check_refused(self, match: Match) -> str:
        for wanted in self.case.get("refused", []):
            refusal = match.why_not(self.seat(match, wanted["seat"]), wanted["action"])
            if refusal is None:
                return f"{wanted['action']!r} is legal, but should be refused"
            found: Json = {"code": refusal.code, "rule": refusal.rule, "facts": refusal.facts}
            for key in ("code", "rule", "facts"):
                if key in wanted and found[key] != wanted[key]:
                    return f"{wanted['action']!r}: {key} {found[key]!r}, expected {wanted[key]!r}"
        return ""

    def check_expect(self, match: Match) -> str:
        return differs(match.game.describe(match.state), self.case.get("expect", {}), "")

    def check_score(self, match: Match) -> str:
        """`score`: what the seats would score now, in parts."""
        parts = dict(zip(match.seats, match.game.score(match.state), strict=True))
        return differs(parts, self.case.get("score", {}), "score")

    def check_events(self, match: Match) -> str:
        """`events`: a seat (or `all`) saw these, in this order; `unseen`: a seat saw none of these."""
        for name, wanted in self.case.get("events", {}).items():
            rest = iter(self.seen(match, name))
            for text in wanted:
                if text not in rest:
                    return f"events for {name}: no {text!r} at its place in {self.seen(match, name)}"
        for name, unwanted in self.case.get("unseen", {}).items():
            wrong = [text for text in self.seen(match, name) if text in unwanted]
            if wrong:
                return f"{name} saw {wrong}, but should not"
        return ""

    def seen(self, match: Match, name: str) -> list[str]:
        """What happened since the start, in words: `court-day red 2`."""
        events = match.log if name == "all" else match.events(self.seat(match, name))
        out: list[str] = []
        for event in events:
            domains = match.game.event_domains[event.kind]
            words = [self.names.of(domain, value) for domain, value in zip(domains, event.args, strict=False)]
            out.append(" ".join([event.kind, *words]))
        return out

    def check_outcome(self, match: Match) -> str:
        if "outcome" not in self.case:
            return ""
        result = match.outcome
        if result is None:
            return "the game is not over"
        wanted = self.case["outcome"]
        ranking = [[match.seats[seat] for seat in place] for place in result.ranking]
        points = dict(zip(match.seats, result.scores, strict=True))
        found: Json = {"reason": result.reason, "ranking": ranking, "points": points, "lost": result.lost}
        return differs(found, wanted, "outcome")


class CaseError(Exception):
    """The case went another way than it says."""


def merge(base: Json, change: Json) -> Json:
    """A position with changes, table by table."""
    out = dict(base)
    for key, value in change.items():
        out[key] = (
            merge(out[key], value) if isinstance(value, dict) and isinstance(out.get(key), dict) else value
        )
    return out


def differs(found: Any, wanted: Any, where: str) -> str:
    """The first difference; tables are compared only in the keys that are wanted, rows without their order."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if key not in found and value not in ("", [], None):
                return f"{where} {key}: nothing there, expected {value!r}".strip()
            if key not in found and where.endswith("cards"):
                return f"{where} {key}: not in a strip".strip()
            if key not in found:
                continue  # nothing is there, and nothing is expected
            problem = differs(found[key], value, f"{where} {key}".strip())
            if problem:
                return problem
        return ""
    if isinstance(wanted, list) and isinstance(found, list):
        same = sorted(map(str, wanted)) == sorted(map(str, found)) and (
            where.rpartition(" ")[2] not in ORDERED or wanted == found
        )
        return "" if same else f"{where}: {found!r}, expected {wanted!r}"
    if isinstance(wanted, str) and isinstance(found, str):
        return "" if pairs(found) == pairs(wanted) else f"{where}: {found!r}, expected {wanted!r}"
    return "" if found == wanted else f"{where}: {found!r}, expected {wanted!r}"


def pairs(text: str) -> object:
    """`red 2 gang 1` without regard to order."""
    words = text.split()
    return sorted(zip(words[::2], words[1::2], strict=True)) if len(words) % 2 == 0 else text


def case_files(paths: list[Path]) -> list[Path]:
    """The case files that paths mean: folders stand for everything below them."""
    out: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(
                file
                for file in path.rglob("*.toml")
                if not any(part.startswith(".") for part in file.relative_to(path).parts)
            )
            if not found:
                raise BadInput("no-cases", {"where": str(path)})
            out += found
        else:
            out.append(path)
    return out
