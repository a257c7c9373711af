"""What can be seen of each side in Carolus Magnus, as numbers around one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64  # a number of the machine in compiled code, else an int

from hoftag.bots.carolus_magnus.around import Around, near_places
from hoftag.bots.carolus_magnus.company import COMPANY, company_seen
from hoftag.bots.carolus_magnus.courts import COURTS, LEADS, courts_seen
from hoftag.bots.carolus_magnus.places import CASTLES, NEAR, PLACES, castles_seen, places_seen, weaker_rival
from hoftag.bots.carolus_magnus.sense import CarolusMagnusSense
from hoftag.bots.carolus_magnus.strikes import STRIKES, strikes_of, strikes_seen
from hoftag.bots.carolus_magnus.turns import TURNS, movers_of, turns_seen
from hoftag.bots.network import Network, Sight
from hoftag.bots.outlook import Outlook, for_places, shares
from hoftag.games.carolus_magnus.discs import ChooseDisc
from hoftag.games.carolus_magnus.ids import NOBODY
from hoftag.games.carolus_magnus.knights import PlayKnights
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import apply

SEEN: Final = (*CASTLES, *PLACES, *COURTS, *LEADS, *TURNS, *STRIKES, *COMPANY)
"""The inputs, in their order."""
NOTHING_SEEN: Final = vec[float]([0.0] * (4 * len(SEEN)))
"""The rows of as many sides as there can be, to be copied."""
START: Final = {
    "lead": 5.0,
    "gain in reach": 1.0,
    "gain later": 0.5,
    "colours": 1.0,
    "ring": 1.0,
    "rival ring": -1.0,
}
"""What a beginner weighs."""


class CarolusMagnusOutlook(Outlook):
    """Sides are colours of castles; partners look at their courts together.

    Quick answers are what promises most at once, or `by_hand` what the hand-made sense says.
    """

    each_answer = True

    def __init__(self, network: Network, *, by_hand: bool = False) -> None:
        super().__init__(network)
        self.by_hand = by_hand

    def sides(self, s: State) -> int:
        assert isinstance(s, CarolusMagnus)
        return len(s.party.sides)

    def side_of(self, s: State, seat: int) -> int:
        assert isinstance(s, CarolusMagnus)
        return s.side_of[seat]

    def candidates(self, s: State, seat: int, last: Action) -> list[Action]:
        """Knights go to the court, or where Charlemagne may stop soon; their order does not matter."""
        assert isinstance(s, CarolusMagnus)
        step = s.agenda[-1]
        options = step.options(s, seat)
        if not isinstance(step, PlayKnights):
            return options
        near = near_places(s, max(NEAR, s.laid[seat]))
        out: list[Action] = []
        for action in options:
            if action >= last and (action < 8 or near >> (action // 8 - 1) & 1):
                out.append(action)
        return out or options

    def quick(self, s: State, seat: int, chance: SeededChance) -> Action:
        if not self.by_hand:
            return super().quick(s, seat, chance)
        assert isinstance(s, CarolusMagnus)
        return CarolusMagnusSense(s, seat).choose(s.agenda[-1].options(s, seat))

    def manners(self) -> list[Outlook]:
        """By the same network, or by the hand-made sense: who expects rivals like oneself only is easily surprised."""
        return [self, CarolusMagnusOutlook(self.network, by_hand=True)]

    def hurry(self, s: State, seat: int, chance: SeededChance) -> None:
        """Knights go to the court, or where they count for their side and Charlemagne may stop in this turn."""
        assert isinstance(s, CarolusMagnus)
        step = s.agenda[-1]
        options = step.options(s, seat)
        if isinstance(step, PlayKnights):
            near = near_places(s, s.laid[seat])
            side = s.side_of[seat]
            held = 0
            for colour in range(s.hues):
                holder = s.holder[colour]
                if holder != NOBODY and s.side_of[holder] == side:
                    held |= 1 << colour
            out: list[Action] = []
            for action in options:
                if action < 8 or (held >> (action % 8) & 1 and near >> (action // 8 - 1) & 1):
                    out.append(action)
            options = out
        if self.by_hand:
            apply(s, seat, CarolusMagnusSense(s, seat).choose(options))
        else:
            apply(s, seat, self.best_of(s, seat, options))

    def rows(self, s: State) -> list[list[float]]:
        assert isinstance(s, CarolusMagnus)
        seen = self.seen(s)
        inputs = self.network.inputs
        rows: list[list[float]] = []
        for side in range(len(s.party.sides)):
            row: list[float] = []
            for number in range(side * inputs, (side + 1) * inputs):
                row.append(seen[number])
            rows.append(row)
        return rows

    def seen(self, s: CarolusMagnus) -> vec[float]:
        """The rows of all sides, one after the other."""
        around = Around(s)
        movers, left = movers_of(around)
        strikes = strikes_of(around, movers, left)
        inputs: i64 = len(SEEN)
        row = NOTHING_SEEN[: around.sides * inputs]
        side: i64
        at: i64 = 0
        for side in range(around.sides):
            weaker = weaker_rival(around, side)
            castles_seen(around, side, weaker, row, at)
            at += len(CASTLES)
            places_seen(around, side, row, at)
            at += len(PLACES)
            courts_seen(around, side, weaker, row, at)
            at += len(COURTS) + len(LEADS)
            turns_seen(around, side, movers, left, row, at)
            at += len(TURNS)
            strikes_seen(around, side, strikes, left, row, at)
            at += len(STRIKES)
            company_seen(around, side, row, at)
            at += len(COMPANY)
        return row

    def odds(self, s: State) -> list[float]:
        assert isinstance(s, CarolusMagnus)
        return shares(self.network.promises(self.seen(s)))

    def looks(self, s: State, seat: int, options: list[Action]) -> list[list[float]]:
        """Answers to one question lead to positions that are much alike: only what differs is looked at anew."""
        out: list[list[float]] = []
        network = self.network
        sight: Sight | None = None
        for action in options:
            trial = s.clone()
            apply(trial, seat, action)
            if trial.result is not None:
                out.append(self.prospects(trial))
                continue
            assert isinstance(trial, CarolusMagnus)
            rows = self.seen(trial)
            if sight is None:
                sight = Sight(network, rows)
            out.append(for_places(shares(network.promises_like(sight, rows))))
        return out

    def foreseen(self, s: State) -> bool:
        return isinstance(s.agenda[-1], PlayKnights)

    def same(self, one: State, other: State) -> bool:
        assert isinstance(one, CarolusMagnus)
        assert isinstance(other, CarolusMagnus)
        return (
            one.round == other.round
            and len(one.agenda) == len(other.agenda)
            and one.agenda[-1].kind == other.agenda[-1].kind
            and one.emperor == other.emperor
            and one.laid == other.laid
            and one.castle == other.castle
            and one.reserve == other.reserve
            and one.court == other.court
            and one.knights == other.knights
        )

    def stretch(self, s: State) -> int:
        assert isinstance(s, CarolusMagnus)
        return s.round

    def end_of_try(self, s: State) -> int:
        """A disc up to the end of the round; everything else up to the own turn in the next one: an odd number."""
        return 2 * (self.stretch(s) + 1) + (0 if isinstance(s.agenda[-1], ChooseDisc) else 1)

    def far_enough(self, s: State, seat: int, end: int) -> bool:
        stretch = self.stretch(s)
        if 2 * stretch < end - 1:
            return False
        if end % 2 == 0 or 2 * stretch > end:
            return True
        step = s.agenda[-1]
        return isinstance(step, PlayKnights) and step.seat == seat
