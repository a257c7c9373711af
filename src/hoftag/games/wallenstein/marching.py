"""Moving armies: to own lands after raising one, and anywhere with the actions battle/movement A and B."""

from __future__ import annotations

from typing import Final

from hoftag.games.wallenstein.battle import Attack
from hoftag.games.wallenstein.ids import BATTLE_A, CHURCH, CHURCH_PEACE, NO_TARGET, NOBODY, ONE_ARMY
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask, Confirm

COUNTS: Final = 64
"""More than there are armies of a colour: a land and a count make one number."""


def spared(s: Wallenstein, land: int) -> bool:
    """In some seasons lands with a church may not be attacked."""
    return s.effect() == CHURCH_PEACE and s.has(land, CHURCH)


def untouchable(s: Wallenstein, land: int, action: int) -> bool:
    """A favour of the Emperor may bar attacks on a player with an action."""
    owner = s.owner[land]
    return owner != NOBODY and bool(s.immune[owner] >> (action - BATTLE_A) & 1)


class Reinforce(Ask[Wallenstein]):
    """After raising one army, armies may go from there to a neighbouring own land; at least one must stay."""

    kind = "reinforce"
    rule = "armies"

    def __init__(self, seat: int, land: int) -> None:
        super().__init__(seat)
        self.land = land

    def open_to(self, s: Wallenstein, target: int) -> bool:
        """Whether armies may enter a neighbouring land in play: here only an own one, so there is no battle."""
        return s.owner[target] == self.seat

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        out: list[Action] = []
        top = s.armies[self.land]
        if top > 1:
            for target in s.realm.neighbours[self.land]:
                if self.open_to(s, target):
                    for count in range(1, top):
                        out.append(target * COUNTS + count)
        out.append(DONE)
        return out

    def take(self, s: Wallenstein, action: Action) -> None:
        seat = self.seat
        if action == DONE:
            return
        target = action // COUNTS
        count = action % COUNTS
        if s.owner[target] == seat:
            s.armies[self.land] -= count
            s.armies[target] += count
            s.tell("moved", seat, self.land, target, count)
            s.then(Confirm(seat, self.rule))
        else:
            s.tell("attack", seat, self.land, target, count)
            s.then(Confirm(seat, self.rule), Attack(seat, self.land, target, count))

    def notation(self, s: Wallenstein, action: Action) -> str:
        if action == DONE:
            return "done"
        return f"march {s.board.land_ids[action // COUNTS]} {action % COUNTS}"

    def usage(self) -> tuple[str, ...]:
        return ("march land count", "done")

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        return DONE if verb == "done" else args[0] * COUNTS + min(args[1], COUNTS - 1)

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        target = args[0]
        count = args[1]
        names = s.board.land_ids
        here = s.armies[self.land]
        if not s.realm.in_play[target]:
            return Refusal("out-of-play", "set-up", {"land": names[target]})
        if target not in s.realm.neighbours[self.land]:
            return Refusal("not-adjacent", self.rule, {"from": names[self.land], "to": names[target]})
        if not self.open_to(s, target):
            return self.barred(s, target)
        if count < 1:
            return Refusal("count-zero", self.rule, {})
        return Refusal("one-must-stay", self.rule, {"land": names[self.land], "given": count, "has": here})

    def barred(self, s: Wallenstein, target: int) -> Refusal:
        """Why a neighbouring land in play may not be entered."""
        return Refusal("only-own-lands", self.rule, {"land": s.board.land_ids[target]})

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"land": s.board.land_ids[self.land], "count": s.armies[self.land]}


class March(Reinforce):
    """Armies may go to a neighbouring land; if it is not their own, there is a battle."""

    kind = "march"
    rule = "march"

    def __init__(self, seat: int, land: int, action: int) -> None:
        super().__init__(seat, land)
        self.action = action

    def open_to(self, s: Wallenstein, target: int) -> bool:
        if s.owner[target] == self.seat:
            return True
        return not spared(s, target) and not untouchable(s, target, self.action)

    def barred(self, s: Wallenstein, target: int) -> Refusal:
        name = s.board.land_ids[target]
        if spared(s, target):
            return Refusal("church-peace", "event", {"land": name})
        return Refusal("immune", "favours", {"land": name, "seat": s.board.colours[s.owner[target]]})


def begin_march(s: Wallenstein, seat: int, action: int, land: int) -> None:
    """The owner is asked, unless nobody could leave or there is nowhere to go."""
    step = March(seat, land, action)
    if s.armies[land] == 1:
        s.tell("lapsed", seat, action, land, ONE_ARMY)
    elif len(step.options(s, seat)) == 1:
        s.tell("lapsed", seat, action, land, NO_TARGET)
    else:
        s.then(step)
