"""5: what happens when an action tile is carried out."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.appease import Appease
from hoftag.games.carolingi.develop import Develop
from hoftag.games.carolingi.favour import solve, turn_down
from hoftag.games.carolingi.fight import Fight
from hoftag.games.carolingi.ids import APPEASE, DEVELOP, FIGHT, INFLUENCE, MARCH, MISSI, ON_SEASON, SEASONS
from hoftag.games.carolingi.influence import Influence
from hoftag.games.carolingi.march import NO_PAIRS, March, may_leave
from hoftag.games.carolingi.missi import EquipMissi, taxes
from hoftag.games.carolingi.problems import blocked, solvable
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask

ACT: Final = 10


def show_on_season(s: Carolingi, seat: int, tile: int) -> None:
    """A tile lies face up on the field of the season: everybody knows that it is active (3.2)."""
    s.put_tile(seat, tile, ON_SEASON + s.season)
    if tile >= s.board.first_dotted and not s.shown[seat] >> tile & 1:
        s.shown[seat] |= 1 << tile
        s.reveal()  # nobody knew it to be active; what was seen cannot be undone


def action_step(s: Carolingi, seat: int, kind: int) -> Ask[Carolingi]:
    """The first question of an action."""
    if kind == INFLUENCE:
        return Influence(seat)
    if kind == DEVELOP:
        return Develop(seat)
    if kind == MISSI:
        return EquipMissi(seat, taxes(s, seat))
    if kind == MARCH:
        s.leaving = may_leave(s, seat)
        return March(seat, NO_PAIRS)
    if kind == FIGHT:
        return Fight(seat, won=False, claimed=False)
    assert kind == APPEASE
    return Appease(seat)


def start_action(s: Carolingi, seat: int, tile: int) -> None:
    """The owner may carry a tile out. In 814 a problem may block it, or be solved with it."""
    kind = s.board.tile_kinds[tile]
    if s.terms.scenario:
        if blocked(s, kind):
            turn_down(s, seat, tile)
            s.tell("blocked", seat, tile)
            return
        if solvable(s, kind):
            s.then(SolveOrAct(seat, tile))
            return
    step = action_step(s, seat, kind)
    if len(step.options(s, seat)) > 1:
        s.then(step)
    else:
        s.leaving = []
        s.tell("impossible", seat)


def can_act(s: Carolingi, seat: int, kind: int) -> bool:
    """Whether an action could do anything now."""
    twin = s.clone()
    return len(action_step(twin, seat, kind).options(twin, seat)) > 1


class SolveOrAct(Ask[Carolingi]):
    """A drawn tile carries out its action, or solves a problem of its kind on a season to come."""

    kind = "solve"
    rule = "814.4.2.2"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        kind = s.board.tile_kinds[self.tile]
        out = solvable(s, kind)
        if can_act(s, seat, kind):
            out.append(ACT)
        out.append(DONE)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        if action == ACT:
            s.then(action_step(s, self.seat, s.board.tile_kinds[self.tile]))
        elif action != DONE:
            solve(s, self.seat, self.tile, action)

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == DONE:
            return "done"
        return "act" if action == ACT else "solve " + SEASONS[action]

    def usage(self) -> tuple[str, ...]:
        return ("solve season", "act", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        if verb == "done":
            return DONE
        return ACT if verb == "act" else args[0]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        if verb == "act":
            return Refusal("nothing-to-do", "5", {"tile": s.tile_names[self.tile]})
        if args[0] == s.season:
            return Refusal("problem-present", self.rule, {"season": SEASONS[args[0]]})
        facts: dict[str, int | str] = {"season": SEASONS[args[0]], "tile": s.tile_names[self.tile]}
        return Refusal("no-such-problem", self.rule, facts)

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"tile": s.tile_names[self.tile]}
