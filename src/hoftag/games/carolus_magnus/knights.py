"""Action 1: bring knights into play, at the own court or in provinces."""

from __future__ import annotations

from hoftag.games.carolus_magnus.ids import NOBODY
from hoftag.games.carolus_magnus.ring import head, heads
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask


class PlayKnights(Ask[CarolusMagnus]):
    """Exactly three knights of the reserve (four with three players) go to the court or to provinces, in any split."""

    kind = "knights"
    rule = "knights"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: CarolusMagnus, seat: int) -> list[Action]:
        first = seat * s.hues
        places = heads(s)
        out: list[Action] = []
        for colour in range(s.hues):
            if s.reserve[first + colour] > 0:
                out.append(colour)
        for colour in range(s.hues):
            if s.reserve[first + colour] > 0:
                for place in places:
                    out.append((place + 1) * 8 + colour)
        return out

    def take(self, s: CarolusMagnus, action: Action) -> None:
        seat = self.seat
        colour = action % 8
        s.reserve[seat * s.hues + colour] -= 1
        if action < 8:
            s.court[seat * s.hues + colour] += 1
            s.tell("court", seat, colour)
            take_control(s, seat, colour)
        else:
            place = action // 8 - 1
            s.knights[place * s.hues + colour] += 1
            s.tell("sent", seat, colour, place)
        if self.left > 1:
            s.then(PlayKnights(seat, self.left - 1))

    def notation(self, s: CarolusMagnus, action: Action) -> str:
        colour = s.board.colours[action % 8]
        return f"court {colour}" if action < 8 else f"send {colour} {s.board.province_ids[action // 8 - 1]}"

    def usage(self) -> tuple[str, ...]:
        return ("court colour", "send colour province")

    def encode(self, s: CarolusMagnus, verb: str, args: list[int]) -> Action:
        return args[0] if verb == "court" else (head(s, args[1]) + 1) * 8 + args[0]

    def objection(self, s: CarolusMagnus, seat: int, verb: str, args: list[int]) -> Refusal:
        return Refusal("no-knight", self.rule, {"colour": s.board.colours[args[0]]})

    def facts(self, s: CarolusMagnus) -> dict[str, int | str]:
        return {"left": self.left}


def take_control(s: CarolusMagnus, seat: int, colour: int) -> None:
    """Control goes to the player with more knights of a colour than every other; on a tie the holder keeps it."""
    if s.holder[colour] == seat:
        return
    own = s.court[seat * s.hues + colour]
    for other in range(s.players):
        if other != seat and s.court[other * s.hues + colour] >= own:
            return
    former = s.holder[colour]
    s.holder[colour] = seat
    if former == NOBODY:
        s.tell("control", seat, colour)
    else:
        s.tell("control-from", seat, colour, former)
