"""A match: a state and its record, and the only door through which actions come in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from hoftag.kernel.chance import Chance, Outcome, seeded
from hoftag.kernel.errors import Facts, IllegalAction, Refusal
from hoftag.kernel.events import Event
from hoftag.kernel.game import Game, Options
from hoftag.kernel.ids import Seat, seats_of
from hoftag.kernel.outcome import Result
from hoftag.kernel.state import LATEST, State
from hoftag.kernel.step import Step, Together, advance
from hoftag.match import notation
from hoftag.match.fairness import Fairness
from hoftag.match.why import Wish

TABLE: Final = -2
"""The seat of actions that nobody at the table makes: time is up."""
TABLE_NAME: Final = "table"
TIME: Final = "time"


@dataclass(frozen=True)
class Choice:
    """A legal action, as the engine's number and in words, and the section of the rules that allows it."""

    action: int
    notation: str
    verb: str
    args: tuple[str, ...]
    """The notation's arguments, by the step's form for the verb."""
    rule: str


@dataclass(frozen=True)
class Prompt:
    """What is asked of a seat: the kind of question, the section of the rules, and the facts for its sentence."""

    kind: str
    rule: str
    facts: Facts


@dataclass
class Entry:
    """One action of the record, with what chance decided after it; seat -1 is the set-up, -2 the table."""

    seat: int
    notation: str
    outcomes: list[tuple[str, str]] = field(default_factory=list)
    skip: int = 0
    """After a take-back: the number that chance goes on with, so that what was drawn then is never drawn again."""


class Match:
    """A game in progress."""

    def __init__(
        self, game: Game[Any], options: Options, board_hash: str, state: State, started: bool
    ) -> None:
        self.game = game
        self.settings = options
        self.board_hash = board_hash
        self.started = started
        """False when the match began from a position file: such a match has no record of its own."""
        self.fairness: Fairness | None = None
        """The promise that chance is fair, if one was made."""
        self.entries = [Entry(-1, "")]
        self.log: list[Event] = []
        self.state = state
        # what can be undone: the position before it, and the actions since
        self._base = state
        self._base_entries = 1
        self._base_log = 0
        self._window: list[tuple[int, int]] = []
        self._window_step: Step[Any] | None = None
        self._window_together = False
        self._listen(state)
        advance(self.state)
        self._drain()
        self._open_window()

    # ---- asking

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    @property
    def awaiting(self) -> tuple[Seat, ...]:
        """The seats that owe an answer."""
        return seats_of(self.state.agenda[-1].awaiting(self.state)) if not self.over else ()

    @property
    def outcome(self) -> Result | None:
        """How the game ended, or None."""
        return self.state.result

    @property
    def version(self) -> int:
        """How many actions have been accepted; undo takes it back."""
        return len(self.entries) - 1

    @property
    def rules(self) -> int:
        """The version of the rules by which it is played."""
        return min(self.state.rules, self.game.rules_version)

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return self.game.seats(self.settings)

    def may_act(self, seat: int) -> bool:
        """Whether a seat has options: it owes an answer, or may still change a secret one."""
        if self.over or not 0 <= seat < self.state.players:
            return False
        step = self.state.agenda[-1]
        asked = step.seats if isinstance(step, Together) else step.awaiting(self.state)
        return bool(asked >> seat & 1)

    def prompt(self, seat: int) -> Prompt | None:
        """What is asked of a seat, or None."""
        if not self.may_act(seat):
            return None
        step = self.state.agenda[-1]
        return Prompt(step.kind, step.section(), step.facts(self.state))

    def options(self, seat: int) -> list[Choice]:
        """Everything a seat may do now, in a pinned order."""
        if not self.may_act(seat):
            return []
        step = self.state.agenda[-1]
        choices: list[Choice] = []
        for action in step.options(self.state, seat):
            text = step.notation(self.state, action)
            verb, *args = text.split()
            choices.append(Choice(action, text, verb, tuple(args), step.section_of(verb)))
        return choices

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """None if the action is legal, else the reason.

        `*` stands for any argument, and at the end for all that are left: None if any such action is legal.
        `land:anjou` is a thing by itself, as for `why_not_thing`.
        """
        words = text.split()
        if len(words) == 1 and ":" in words[0]:
            domain, _, name = words[0].partition(":")
            return self.why_not_thing(seat, domain, name)
        return self._not_asked(seat) or Wish(self.state, self.state.agenda[-1], seat).why_not(words)

    def why_not_thing(self, seat: int, domain: str, name: str, verb: str | None = None) -> Refusal | None:
        """Why nothing can be done with a thing that was pointed at, with one verb or with any; None if it can."""
        asked = self._not_asked(seat)
        return asked or Wish(self.state, self.state.agenda[-1], seat).why_not_thing(domain, name, verb)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat (None: a spectator) may know, ready for JSON."""
        prompt = None if seat is None else self.prompt(seat)
        return {
            "game": self.game.name,
            "rules_version": self.rules,
            "settings": dict(self.settings),
            "seats": self.seats,
            "seat": seat,
            "version": self.version,
            "awaiting": list(self.awaiting),
            "prompt": prompt and {"kind": prompt.kind, "rule": prompt.rule, "facts": prompt.facts},
            "options": [] if seat is None else [choice.notation for choice in self.options(seat)],
            "position": self.game.view(self.state, seat),
            "outcome": self._outcome_view(),
            "events": len(self.events(seat)),  # those this seat may see
        }

    def _outcome_view(self) -> dict[str, object] | None:
        result = self.outcome
        if result is None:
            return None
        return {
            "reason": result.reason,
            "ranking": result.ranking,
            "scores": result.scores,
            "parts": result.parts,
            "lost": result.lost,
        }

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as far as a seat may know; `since` counts the events that it has seen already."""
        return [event for event in self.log if event.visible_to(seat)][since:]

    # ---- playing

    def play(self, seat: int, text: str) -> list[Event]:
        """Carry a notation out; returns what happened, as far as the seat may know."""
        before = len(self.log)
        if seat == TABLE:
            self.deadline(text)
            return [event for event in self.log[before:] if event.visible_to(None)]
        action, refusal = self._read(seat, text)
        if refusal is not None:
            raise IllegalAction(refusal.code, refusal.rule, refusal.facts)
        assert action is not None
        self._play(seat, action)
        return [event for event in self.log[before:] if event.visible_to(seat)]

    @property
    def may_close(self) -> bool:
        """Whether time can be up now: somebody is ready, and others are waited for."""
        return not self.over and self.state.agenda[-1].may_close(self.state)

    def deadline(self, text: str = TIME) -> None:
        """Time is up: the question on top ends with what was answered. An action of the table, recorded like any."""
        if text.strip() != TIME or not self.may_close:
            raise IllegalAction("no-deadline", "", {"given": text.strip()})
        state = self.state
        step = state.agenda.pop()
        self.entries.append(Entry(TABLE, TIME))
        step.run(state)
        advance(state)
        self._drain()
        self._open_window()

    def play_action(self, seat: int, action: int) -> None:
        """As `play`, for an action as the engine's number; it is checked just the same."""
        if not self.may_act(seat) or action not in self.state.agenda[-1].options(self.state, seat):
            raise IllegalAction("not-legal", "", {"given": action})
        self._play(seat, action)

    def _not_asked(self, seat: int) -> Refusal | None:
        """Why a seat can answer nothing at all."""
        if self.over:
            return Refusal("game-over", "", {})
        if not self.may_act(seat):
            return Refusal("not-your-turn", self.state.agenda[-1].section(), self._awaited())
        return None

    def _read(self, seat: int, text: str) -> tuple[int | None, Refusal | None]:
        refusal = self._not_asked(seat)
        if refusal is not None:
            return None, refusal
        step = self.state.agenda[-1]
        reading = notation.read(self.state, step, text.split())
        if reading.refusal is not None or reading.action is None:
            return None, reading.refusal
        if reading.action not in step.options(self.state, seat):
            return None, step.objection(self.state, seat, reading.verb, reading.args)
        return reading.action, None

    def _awaited(self) -> Facts:
        return {"awaiting": ", ".join(self.seats[seat] for seat in self.awaiting)}

    def _play(self, seat: int, action: int) -> None:
        state = self.state
        step = state.agenda[-1]
        together = isinstance(step, Together)
        # A together-step has a window of its own, in which every seat can take its own part back; otherwise
        # another seat's answer closes the window.
        if self._window and self._window_step is not step:
            strangers = any(other != seat for other, _ in self._window)
            if together or self._window_together or strangers:
                self._open_window()
        if not self._window:
            self._window_step = step
            self._window_together = together
        learned = state.learned
        self.entries.append(Entry(seat, step.notation(state, action)))
        self._window.append((seat, action))
        step.answer(state, seat, action)
        advance(state)
        self._drain()
        if state.learned != learned:
            self._open_window()

    def _listen(self, state: State) -> None:
        state.events = self.log
        state.chance.log = []

    def _drain(self) -> None:
        """Write down what chance decided since the last action."""
        log = self.state.chance.log
        assert log is not None
        for outcome in log:
            self.entries[-1].outcomes.append((outcome.kind, self.outcome_name(outcome)))
        log.clear()

    def outcome_name(self, outcome: Outcome) -> str:
        """What came out, in words."""
        return self.state.names.of(self.game.chance_domains[outcome.kind], outcome.value)

    # ---- undoing

    def _open_window(self) -> None:
        """From here on actions can be undone: something new was learned just now."""
        self._base = self.state.clone()
        self._base_entries = len(self.entries)
        self._base_log = len(self.log)
        self._window = []
        self._window_step = None
        self._window_together = False

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has an action that it may take back."""
        return not self.over and any(other == seat for other, _ in self._window)

    def undo(self, seat: int) -> None:
        """Take the seat's last action back: never past a draw, a reveal or another seat's action."""
        if not self.can_undo(seat):
            raise IllegalAction("nothing-to-undo", "", {})
        kept = _without_last(self._window, seat)
        while self._would_end(kept):
            # the part was finished before, changed, and all others have finished since: it must be finished anew
            if all(other != seat for other, _ in kept):
                raise IllegalAction("nothing-to-undo", "", {})
            kept = _without_last(kept, seat)
        self.state = self._base.clone()
        del self.entries[self._base_entries :]
        del self.log[self._base_log :]
        self._listen(self.state)
        self._window = []
        for other, action in kept:
            self._play(other, action)

    def _would_end(self, kept: list[tuple[int, int]]) -> bool:
        """Whether a secret choice would come to its end by these answers: taking back never does that."""
        if not self._window_together:
            return False
        state = self._base.clone()
        state.events = None
        step = state.agenda[-1]
        for seat, action in kept:
            step.answer(state, seat, action)
            if step.awaiting(state) == 0:
                return True
        return False

    def go_on_with(self, chance: Chance) -> None:
        """From now on this decides (after a replay); nothing before this moment can be undone."""
        chance.log = []
        self.state.chance = chance
        self._open_window()

    @property
    def drawn(self) -> int:
        """The number of the next outcome of fair chance: how many were drawn, those of take-backs included."""
        count = 0
        for entry in self.entries:
            count = entry.skip or count + len(entry.outcomes)
        return count

    # ---- saving

    def record(self) -> str:
        """The record as text: replays without any random generator."""
        from hoftag.match.record import write  # noqa: PLC0415  (record reads matches, so it imports this module)

        return write(self)


def start(game: Game[Any], options: Options, board_hash: str, chance: Chance, rules: int = LATEST) -> Match:
    """A new match; the set-up runs until the first question. By the newest rules, unless others are asked for."""
    return Match(game, options, board_hash, game.new(options, chance, rules), started=True)


def start_fair(
    game: Game[Any],
    options: Options,
    board_hash: str,
    fairness: Fairness,
    secret: bytes,
    rules: int = LATEST,
) -> Match:
    """A new match whose chance was promised."""
    match = start(game, options, board_hash, fairness.chance(secret), rules)
    match.fairness = fairness
    return match


def chance_from(seed: int) -> Chance:
    """The generator for a seed."""
    return seeded(seed)


def _without_last(window: list[tuple[int, int]], seat: int) -> list[tuple[int, int]]:
    """The answers without the last one of a seat."""
    last = max(i for i, (other, _) in enumerate(window) if other == seat)
    return window[:last] + window[last + 1 :]
