"""The ten actions: in the order of the action cards, and each by all players in the order of play."""

from __future__ import annotations

from hoftag.games.wallenstein.building import build
from hoftag.games.wallenstein.ids import (
    ALL_ACTIONS,
    ARMIES_3,
    ARMY_1,
    BUILD_HOUSE,
    EMPTY,
    ROW,
    TAX,
)
from hoftag.games.wallenstein.income import collect
from hoftag.games.wallenstein.marching import begin_march
from hoftag.games.wallenstein.recruiting import recruit, recruit_one
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.step import Auto


class NextAction(Auto[Wallenstein]):
    """Action by action; whenever one is over, the next hidden card is turned up."""

    kind = "actions"
    rule = "actions"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Wallenstein) -> None:
        if self.number > 0 and len(s.row) < ALL_ACTIONS:
            left = [action for action in range(ALL_ACTIONS) if action not in s.row]
            action = s.draw("action", left) if len(left) > 1 else left[0]
            s.row = [*s.row, action]
            s.tell("action-open", action)
        if self.number == ALL_ACTIONS:
            return
        s.at_action = self.number
        s.tell("action", self.number + 1, s.row[self.number])
        s.then(CarryOut(0), NextAction(self.number + 1))


class CarryOut(Auto[Wallenstein]):
    """In the order of play everybody turns up the card of this action and acts in that land.

    Who can act must; what can be done only in part lapses. On a coin card nothing happens.
    """

    kind = "actions"
    rule = "actions"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Wallenstein) -> None:
        if self.turn == s.players:
            return
        s.then(CarryOut(self.turn + 1))
        seat = s.order[self.turn]
        action = s.row[s.at_action]
        card = s.plan[seat * ROW + action]
        s.shown[seat] |= 1 << action
        if card == EMPTY:
            return
        s.reveal()
        if card >= len(s.board.land_ids):
            s.tell("skips", seat, action)
            return
        s.tell("turn", seat, action, card)
        if action <= BUILD_HOUSE:
            build(s, seat, action, card)
        elif action <= TAX:
            collect(s, seat, action, card)
        elif action <= ARMIES_3:
            recruit(s, seat, action, card)
        elif action == ARMY_1:
            recruit_one(s, seat, card)
        else:
            begin_march(s, seat, action, card)
