"""Action 3: fill the reserve up by dice; a crown is a free choice. Also: colours that run out."""

from __future__ import annotations

from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import Action
from hoftag.kernel.step import Ask, Auto


class Throw(Auto[CarolusMagnus]):
    """The dice are thrown all together, then settled from left to right."""

    kind = "throw"
    rule = "reserve"

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def run(self, s: CarolusMagnus) -> None:
        crown = s.hues
        faces: list[int] = []
        for _ in range(self.dice):
            faces.append(s.draw("die", list(range(crown + 1))))
        s.then(Settle(self.seat, tuple(faces)))


class Settle(Auto[CarolusMagnus]):
    """Each die brings a knight of its colour; of a colour that cannot be had the die is thrown again."""

    kind = "throw"
    rule = "reserve"

    def __init__(self, seat: int, faces: tuple[int, ...]) -> None:
        self.seat = seat
        self.faces = faces

    def run(self, s: CarolusMagnus) -> None:
        faces = list(self.faces)
        while faces:
            if not available(s):
                s.tell("nothing-left", self.seat)
                return
            face = faces.pop(0)
            if face == s.hues:
                s.then(NameCrown(self.seat, tuple(faces)))
                return
            if can_supply(s, face):
                supply(s, self.seat, face)
            else:
                s.tell("thrown-again", self.seat, face)
                faces.insert(0, s.draw("die", list(range(s.hues + 1))))


class NameCrown(Ask[CarolusMagnus]):
    """For a crown the player names any colour that can be had."""

    kind = "crown"
    rule = "reserve"

    def __init__(self, seat: int, faces: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.faces = faces  # the dice to its right

    def options(self, s: CarolusMagnus, seat: int) -> list[Action]:
        return available(s)

    def take(self, s: CarolusMagnus, action: Action) -> None:
        s.tell("crown", self.seat, action)
        supply(s, self.seat, action)
        if self.faces:
            s.then(Settle(self.seat, self.faces))

    def notation(self, s: CarolusMagnus, action: Action) -> str:
        return f"crown {s.board.colours[action]}"

    def usage(self) -> tuple[str, ...]:
        return ("crown colour",)

    def encode(self, s: CarolusMagnus, verb: str, args: list[int]) -> Action:
        return args[0]

    def objection(self, s: CarolusMagnus, seat: int, verb: str, args: list[int]) -> Refusal:
        return Refusal("colour-exhausted", self.rule, {"colour": s.board.colours[args[0]]})

    def facts(self, s: CarolusMagnus) -> dict[str, int | str]:
        dice = ", ".join(s.names.of("face", face) for face in self.faces)
        return {"left": 1 + self.faces.count(s.hues), "rest": len(self.faces), "dice": dice}


def smallest_court(s: CarolusMagnus, colour: int) -> int:
    """The smallest number of knights of a colour at any court: what everybody can give back alike."""
    return min(s.court[colour :: s.hues])


def can_supply(s: CarolusMagnus, colour: int) -> bool:
    """Whether a knight of a colour can be had, if need be after an equal return from the courts."""
    return s.supply[colour] > 0 or smallest_court(s, colour) > 0


def available(s: CarolusMagnus) -> list[int]:
    """The colours that can be had."""
    return [colour for colour in range(s.hues) if can_supply(s, colour)]


def supply(s: CarolusMagnus, seat: int, colour: int) -> None:
    """A knight for the reserve. A colour that has run out comes back first, from all courts the same number."""
    if s.supply[colour] == 0:
        count = smallest_court(s, colour)
        for other in range(s.players):
            s.court[other * s.hues + colour] -= count
        s.supply[colour] = count * s.players
        s.tell("returned", colour, count)
    s.supply[colour] -= 1
    s.reserve[seat * s.hues + colour] += 1
    s.tell("reserve", seat, colour)
