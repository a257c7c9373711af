"""A match with its log: who saw which entry, what each viewer's log of events is, what is asked under which number.

Nothing here waits or writes: entries are applied in order, the first time and at every replay alike.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from hoftag.kernel.errors import IllegalAction
from hoftag.kernel.fair import FairChance
from hoftag.kernel.state import LATEST
from hoftag.kernel.step import Together
from hoftag.match.fairness import Fairness
from hoftag.match.library import own_board, own_game
from hoftag.match.match import Match, start_fair
from hoftag.match.record import load, take_back
from hoftag.server import sights, standing, wire
from hoftag.server.clocks import Clocks
from hoftag.server.sand import Sand
from hoftag.server.sights import Viewer

Stop = str


@dataclass(frozen=True)
class Plan:
    """All that a match begins with."""

    game: str
    options: dict[str, Any]
    fairness: Fairness
    secret: bytes = field(repr=False)  # a traceback in a log must not show it
    clock: wire.Clock
    origin: str = field(default="", repr=False)
    """A record that the match goes on from: a branch."""
    rules: int = LATEST
    """The version of the rules."""


@dataclass
class LogEntry:
    """A line of a table's log."""

    number: int
    kind: str
    """start, play, undo, takeback; time: the table says that the sand has run out; resume and takeover concern only
    the clocks; cut: all entries from a number on do not count, because the rules of today do not allow them."""
    seat: int
    payload: str
    key: str | None
    by: str
    at: float
    outcomes: str = ""
    visible: int = -1
    """Bit mask of the viewers whose sight it changed, spectators after the seats; -1: not known yet."""

    @property
    def draws(self) -> int:
        """How many outcomes of chance it brought."""
        return len(self.outcomes.split("; ")) if self.outcomes else 0


_FORWARD: Final = ("play", "time")
"""The kinds of entries that add to what has happened and take nothing of it back."""


class LogMismatch(Exception):
    """The log does not replay as it was played: it was written by other rules. At which entry, and why."""

    def __init__(self, number: int, code: str, **facts: int | str) -> None:
        told = ", ".join(f"{name} {value}" for name, value in facts.items())
        super().__init__(f"entry {number}: {code}" + (f" ({told})" if told else ""))
        self.number = number
        self.code = code
        self.facts = facts


class Play:
    """A match as its table sees it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.match = _begin(plan)
        self.seats = self.match.state.players
        viewers = self.seats + 1
        self.number = 0
        self.numbers = [0] * viewers
        """For each viewer how many entries changed what it sees."""
        self.asked = [0] * self.seats
        """For each seat the number of its question."""
        self.logs: list[list[wire.EventLine]] = [[] for _ in range(viewers)]
        self.deeds: list[list[int]] = [[] for _ in range(viewers)]
        """For each line of a log the action of a bot that it tells of, which can be explained; 0: none."""
        self.notes: list[list[wire.Note]] = [[] for _ in range(viewers)]
        """For each viewer what is to be told about bots that failed."""
        self.history: list[list[tuple[int, int]]] = [[] for _ in range(viewers)]
        """For each viewer and number from `first` on: how much of the log was kept, and its length."""
        self.first = [1] * viewers
        self.mine: list[tuple[int, str]] = [(0, "")] * viewers
        """The last entry of each seat that had a key, with the number under which the seat saw it."""
        self.clocks = Clocks(plan.clock, self.seats)
        self.sand = Sand(int(plan.options.get("timer", 0)))
        self.stops: list[Stop] = ["nothing"] * self.seats
        self.base_stop: Stop = "nothing"
        self.public_at = 0.0
        """When something last happened that everybody could see."""
        self._void_draws = 0
        self._views: dict[int, dict[str, Any]] = {}
        self._questions: dict[int, wire.Asked | None] = {}

    # ---- changing

    def follow(self, log: list[LogEntry]) -> None:
        """Carry a log out, without what was cut from it."""
        void = voided(log)
        for entry in log:
            if entry.number in void:
                self.skip(entry)
            else:
                self.again(entry)

    def again(self, entry: LogEntry) -> None:
        """Carry an entry out that was accepted once. If that is not possible any more: LogMismatch."""
        try:
            self.apply(entry)
        except LogMismatch:
            raise
        except IllegalAction as error:
            raise LogMismatch(entry.number, error.code, rule=error.rule) from error
        except Exception as error:  # rules of another day may stumble over what they would never have allowed
            raise LogMismatch(entry.number, "stumbles", error=type(error).__name__) from error

    def skip(self, entry: LogEntry) -> None:
        """Let an entry pass that does not count any more; it was seen, and what was drawn is drawn."""
        assert entry.number == self.number + 1
        self._count(entry)
        self._void_draws += entry.draws
        for index in range(self.seats + 1):
            if entry.visible >> index & 1:
                self.history[index].append((0, 0))

    def apply(self, entry: LogEntry) -> None:
        """Carry an entry out. The first time this fills in its outcomes and who saw it; a replay compares."""
        assert entry.number == self.number + 1
        if entry.kind == "resume":
            self.clocks.resume(entry.at)
            self.sand.resume(entry.at)
        elif entry.kind == "takeover":
            self.clocks.takeover(entry.at, entry.seat)
        else:
            self._apply(entry)
            return
        entry.visible = 0
        self._count(entry)

    def _apply(self, entry: LogEntry) -> None:
        step = sights.top(self.match)
        before = [self._sight(viewer) for viewer in range(self.seats + 1)] if self._unsure(entry) else []
        could_undo = self._undoable()
        learned = self.match.state.learned
        told = len(self.match.log)
        self._act(entry)
        self._views.clear()
        self._questions.clear()
        self._check_outcomes(entry)
        # the same secret choice still goes on: others may not have noticed anything
        choosing = (
            entry.kind in ("play", "undo") and isinstance(step, Together) and sights.top(self.match) is step
        )
        if entry.visible < 0:
            entry.visible = self._noticed(entry.seat, before) if choosing else (1 << (self.seats + 1)) - 1
        self._count(entry)
        self._tell(entry, told, isinstance(step, Together))
        for seat in range(self.seats):
            if not choosing or seat == entry.seat:
                self.asked[seat] = self.numbers[seat]  # a new question, or its seat has just done something
        self._note_stops(entry, self.match.state.learned != learned)
        undoable = self._undoable()
        closed = entry.kind in ("start", *_FORWARD) and (undoable == 0 or could_undo & ~undoable != 0)
        acted = entry.seat if entry.kind == "play" else -1
        self.clocks.note(entry.at, acted, self.awaiting_mask, closed)
        self.sand.note(entry.at, choosing, self.match.may_close)

    def _act(self, entry: LogEntry) -> None:
        if entry.kind == "play":
            self.match.play(entry.seat, entry.payload)
        elif entry.kind == "undo":
            self.match.undo(entry.seat)
            while entry.payload == "all" and self.match.can_undo(entry.seat):
                self.match.undo(entry.seat)
        elif entry.kind == "time":
            self.match.deadline()
        elif entry.kind == "takeback":
            self.match = take_back(self.match, int(entry.payload))
        elif entry.kind == "cut":
            self._cut(entry.at)
        else:
            assert entry.kind == "start"

    def _cut(self, at: float) -> None:
        """Go on before what was cut: nobody loses time by that, and chance is never run back."""
        self.clocks.resume(at)
        self.sand.resume(at)
        chance = self.chance.fork()
        assert isinstance(chance, FairChance)
        chance.count += self._void_draws
        if self._void_draws and self.match.fairness is not None:
            self.match.entries[-1].skip = chance.count
        self._void_draws = 0
        self.match.go_on_with(chance)

    def _check_outcomes(self, entry: LogEntry) -> None:
        drawn = self.match.entries[-1].outcomes if entry.kind in ("start", *_FORWARD) else []
        outcomes = "; ".join(f"{kind} {name}" for kind, name in drawn)
        if entry.visible < 0:
            entry.outcomes = outcomes
        elif entry.outcomes != outcomes:
            raise LogMismatch(entry.number, "draws", was=entry.outcomes, now=outcomes)

    def _unsure(self, entry: LogEntry) -> bool:
        """Whether somebody may not notice: only a secret choice can pass unseen."""
        return (
            entry.visible < 0
            and entry.kind in ("play", "undo")
            and isinstance(sights.top(self.match), Together)
        )

    def _sight(self, index: int) -> tuple[object, ...]:
        viewer = self.viewer(index)
        return self.position(viewer), self.match.awaiting, len(self.match.events(viewer))

    def _noticed(self, seat: int, before: list[tuple[object, ...]]) -> int:
        """The viewers whose sight has changed; a seat always notices its own deeds."""
        visible = 1 << seat
        for index, sight in enumerate(before):
            if sight != self._sight(index):
                visible |= 1 << index
        return visible

    def _count(self, entry: LogEntry) -> None:
        self.number = entry.number
        for index in range(self.seats + 1):
            if entry.visible >> index & 1:
                self.numbers[index] += 1

    def _tell(self, entry: LogEntry, told: int, secret: bool) -> None:
        """Bring the viewers' logs of events up to date."""
        match = self.match
        if entry.kind not in _FORWARD or any(event.seats < 0 for event in match.log[told:]):
            self.public_at = entry.at
        for index in range(self.seats + 1):
            if not entry.visible >> index & 1:
                continue
            viewer = self.viewer(index)
            log = self.logs[index]
            if entry.kind in _FORWARD:
                kept = len(log)
                log += [
                    sights.event_line(match, event) for event in match.log[told:] if event.visible_to(viewer)
                ]
                self.deeds[index] += [0] * (len(log) - kept)
                if not secret and len(log) > kept and self._explicable(entry):
                    self.deeds[index][kept] = match.version
            else:
                fresh = [sights.event_line(match, event) for event in match.events(viewer)]
                kept = _common(log, fresh)
                self.logs[index] = fresh
                self.deeds[index] = self.deeds[index][:kept] + [0] * (len(fresh) - kept)
            self.history[index].append((kept, len(self.logs[index])))
            if entry.key and viewer == entry.seat:
                self.mine[index] = (self.numbers[index], entry.key)

        for index, notes in enumerate(self.notes):
            note = standing.note(entry.by, entry.seat, len(self.logs[index]))
            if note is not None:
                notes.append(note)

    def _explicable(self, entry: LogEntry) -> bool:
        """Whether an answer has a reason that can be told: a bot has decided something."""
        return entry.kind == "play" and standing.is_bot(entry.by) and entry.payload not in sights.PASSES

    def _note_stops(self, entry: LogEntry, learned: bool) -> None:
        """Why each seat can undo nothing, if so."""
        match = self.match
        if entry.kind in ("takeback", "cut"):
            self.base_stop = "revealed"
        elif learned and entry.kind in _FORWARD:
            self.base_stop = "drawn" if entry.outcomes else "revealed"
        for seat in range(self.seats):
            if match.can_undo(seat):
                self.stops[seat] = ""
            elif learned or entry.kind not in _FORWARD:
                self.stops[seat] = self.base_stop if self._has_acted(seat) else "nothing"
            elif self.stops[seat] == "":
                self.stops[seat] = "other"

    def _has_acted(self, seat: int) -> bool:
        return any(entry.seat == seat for entry in self.match.entries)

    def _undoable(self) -> int:
        return sum(1 << seat for seat in range(self.seats) if self.match.can_undo(seat))

    # ---- asking

    def viewer(self, index: int) -> Viewer:
        """The viewer with a number: the seats, then the spectators."""
        return index if index < self.seats else None

    def index(self, viewer: Viewer) -> int:
        """The number of a viewer."""
        return self.seats if viewer is None else viewer

    @property
    def chance(self) -> FairChance:
        """Where the next outcome comes from."""
        chance = self.match.state.chance
        assert isinstance(chance, FairChance)
        return chance

    @property
    def awaiting_mask(self) -> int:
        """The seats that owe an answer, as bits."""
        return sum(1 << seat for seat in self.match.awaiting)

    def position(self, viewer: Viewer) -> dict[str, Any]:
        """What the viewer sees of the game, made once for each change."""
        index = self.index(viewer)
        kept = self._views.get(index)
        if kept is None:
            kept = self._views[index] = sights.position(self.match, viewer)
        return kept

    def question(self, viewer: Viewer) -> wire.Asked | None:
        """What is asked of the viewer, with all legal answers; made once for each change."""
        if viewer is None:
            return None
        if viewer not in self._questions:
            self._questions[viewer] = sights.asked(self.match, viewer, self.asked[viewer])
        return self._questions[viewer]

    def last_deed(self, seat: int) -> int | None:
        """How many actions lie before the last deed of a seat: its answers in a row that nothing new came between."""
        entries = self.match.entries
        at = len(entries) - 1
        while at > 0 and entries[at].seat != seat:
            at -= 1
        if at == 0:
            return None
        while entries[at - 1].seat == seat and not entries[at - 1].outcomes:
            at -= 1
        return at - 1

    def update(self, viewer: Viewer, since: int, now: float) -> wire.Update:
        """What the viewer sees at this time; the events follow those that were there at number `since`."""
        index = self.index(viewer)
        match = self.match
        keep = self._kept(index, since)
        at, key = self.mine[index]
        return wire.Update(
            number=self.numbers[index],
            seat=viewer,
            keep=keep,
            events=self.logs[index][keep:],
            deeds=self.deeds[index][keep:],
            position=self.position(viewer),
            awaiting=list(match.awaiting),
            asked=self.question(viewer),
            can_undo=viewer is not None and match.can_undo(viewer),
            undo_stop=self._stop(viewer),  # type: ignore[arg-type]  # one of the words of the wire
            outcome=sights.outcome(match),
            mine=key if at > since else "",
            doing=sights.prompt_kind(match),
            sand=self.sand.left(now),
            notes=self.notes[index],
        )

    def _stop(self, viewer: Viewer) -> Stop:
        if self.match.over:
            return "over"
        return "nothing" if viewer is None else self.stops[viewer]

    def _kept(self, index: int, since: int) -> int:
        """How many events that the viewer had at a number are still valid."""
        history = self.history[index]
        at = since - self.first[index]
        if at < 0 or at >= len(history):
            return 0
        return min([history[at][1], *(kept for kept, _ in history[at + 1 :])])

    # ---- snapshots

    def quiet(self) -> bool:
        """Whether nothing can be undone and nobody is in the middle of a secret choice: a record says all."""
        return self._undoable() == 0 and self.match.state.confirmed == 0

    def dump(self) -> dict[str, Any]:
        """Everything that a replay of the log up to here would give."""
        return {
            "record": self.match.record(),
            "count": self.chance.count,
            "numbers": self.numbers[:],
            "asked": self.asked[:],
            "mine": self.mine[:],
            "clocks": self.clocks.dump(),
            "sand": self.sand.dump(),
            "stops": self.stops[:],
            "base_stop": self.base_stop,
            "public_at": self.public_at,
            "deeds": self.deeds,
            "notes": msgspec.to_builtins(self.notes),
        }

    @classmethod
    def restore(cls, plan: Plan, number: int, data: dict[str, Any]) -> Play:
        """As `dump` wrote it after so many entries. What each viewer saw before is kept as one piece."""
        play = cls(plan)
        match = play.match = load(data["record"], rules=plan.rules)
        match.fairness = None if plan.origin else plan.fairness
        if not match.over:
            match.go_on_with(plan.fairness.chance(plan.secret, data["count"]))
        play.number = number
        play.numbers = list(data["numbers"])
        play.asked = list(data["asked"])
        play.mine = [(at, key) for at, key in data["mine"]]
        play.clocks.restore(**data["clocks"])
        if "sand" in data:  # not in snapshots of tables from before there was a timer
            play.sand.restore(**data["sand"])
        play.stops = list(data["stops"])
        play.base_stop = data["base_stop"]
        play.public_at = data["public_at"]
        for viewer in range(play.seats + 1):
            seat = play.viewer(viewer)
            play.logs[viewer] = [sights.event_line(match, event) for event in match.events(seat)]
            play.first[viewer] = play.numbers[viewer]
            play.history[viewer] = [(0, len(play.logs[viewer]))]
            play.deeds[viewer] = [0] * len(play.logs[viewer])
        if "deeds" in data:  # not in snapshots from before there were reasons
            play.deeds = [list(deeds) for deeds in data["deeds"]]
            play.notes = msgspec.convert(data["notes"], list[list[wire.Note]])
        return play


def voided(log: list[LogEntry]) -> set[int]:
    """The numbers of the entries that do not count any more."""
    out: set[int] = set()
    for entry in log:
        if entry.kind == "cut":
            out.update(range(int(entry.payload), entry.number))
    return out


def _begin(plan: Plan) -> Match:
    """The match at its first question."""
    if plan.origin:
        match = load(plan.origin, rules=plan.rules)
        for entry in match.entries:
            entry.skip = 0  # numbers of another promise
        match.go_on_with(plan.fairness.chance(plan.secret))
        return match
    game = own_game(plan.game)
    options = game.read(plan.options)
    return start_fair(game, options, own_board(plan.game).hash, plan.fairness, plan.secret, plan.rules)


def _common(old: list[wire.EventLine], new: list[wire.EventLine]) -> int:
    for at, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return at
    return min(len(old), len(new))
