"""A hand-made sense of what is good in Carolus Magnus, in units of one castle.

The court comes first: a knight there keeps its worth, a knight in a province may turn against its master. So a
province knight must buy something now, or save something.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64  # a number of the machine in compiled code, else an int

from hoftag.bots.carolus_magnus.around import Around
from hoftag.games.carolus_magnus.discs import ChooseDisc
from hoftag.games.carolus_magnus.emperor import MoveEmperor, farthest, score
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NOBODY
from hoftag.games.carolus_magnus.knights import PlayKnights, take_control
from hoftag.games.carolus_magnus.reserve import NameCrown
from hoftag.games.carolus_magnus.ring import after
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.ids import Action

WIN: Final = 100.0
NEAR: Final = [0.5, 1.0, 0.9, 0.7, 0.5, 0.35]  # how much a place matters by its distance before Charlemagne
FAR: Final = 0.25
EMPTY_GAIN: Final = 0.3
CASTLE_GAIN: Final = 0.6
EMPTY_LOSS: Final = 0.24
LEAD: Final = 0.015
RING: Final = 0.05
COURT_LEAD: Final = 0.09
HELD: Final = 0.05
PROVINCE_KNIGHT: Final = 0.6  # the worth of a knight at court, given up by sending it away
LOW_DISC: Final = 0.08  # a mild wish to play early
LEAD_CUT: Final[i64] = 4
PATIENCE: Final = 6.0  # rounds without any castle after which a province knight costs next to nothing


def value(around: Around, side: i64, stand: i64) -> float:
    """How good a position is for a side if Charlemagne stands in that place."""
    s = around.s
    own = around.castles[side]
    best: i64 = 0
    other: i64
    for other in range(around.sides):
        if other != side:
            best = max(best, around.castles[other])
    if own >= s.goal:
        return WIN
    if best >= s.goal:
        return -WIN
    if around.places < s.board.places_needed:
        return WIN if own > best else -WIN if own < best else 0.0
    return float(own - best) + threats(around, side, stand) + colours(around, side)


def threats(around: Around, side: i64, stand: i64) -> float:
    """What the places would bring if Charlemagne came there, the next ones most; first the one where he stands."""
    total = 0.0
    places = around.places
    row = side * places
    distance: i64
    for distance in range(places):
        d = (stand + distance) % places
        weight = NEAR[distance] if distance < len(NEAR) else FAR
        change = around.changes[row + d]
        if change > 0:
            total += weight * (EMPTY_GAIN if around.owner[d] == NO_CASTLE else CASTLE_GAIN * float(change))
        elif change < 0:
            total -= weight * CASTLE_GAIN * float(-change)
        elif around.owner[d] == NO_CASTLE and around.led(d):
            total -= weight * EMPTY_LOSS
        lead = max(-LEAD_CUT, min(LEAD_CUT, around.margins[row + d]))
        total += LEAD * float(lead) * float(1 + around.size[d]) / 2
    return total


def colours(around: Around, side: i64) -> float:
    """What the colour markers are worth: knights on the ring, and how safe the lead at court is."""
    s = around.s
    court = s.court
    total = 0.0
    colour: i64
    for colour in range(around.hues):
        whose = around.holder[colour]
        if whose == NOBODY:
            continue
        lead: i64 = court[s.holder[colour] * s.hues + colour]
        rival: i64 = 0
        for seat in range(s.players):
            if s.side_of[seat] != whose:
                there: i64 = court[seat * s.hues + colour]
                rival = max(rival, there)
        ring = RING * float(around.ring[colour])
        safe = COURT_LEAD * float(min(LEAD_CUT, lead - rival))
        if whose == side:
            total += ring + safe + HELD
        else:
            total -= ring + 0.5 * safe
    return total


class CarolusMagnusSense:
    """Chooses for a seat."""

    def __init__(self, s: CarolusMagnus, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.side = s.side_of[seat]

    def choose(self, options: list[Action]) -> Action:
        """The best option, by what the step is about; among equals the first."""
        step = self.s.agenda[-1]
        chosen = options[0]
        most = -1e9
        for action in options:
            if isinstance(step, ChooseDisc):
                worth = self.disc_worth(action)
            elif isinstance(step, PlayKnights):
                if action >= 8 and not self.in_reach(action // 8 - 1):
                    continue
                worth = self.knight_worth(action)
            elif isinstance(step, MoveEmperor):
                worth = self.move_worth(Around(self.s), action)
            elif isinstance(step, NameCrown):
                worth = self.crown_worth(action)
            else:
                return action
            if worth > most:
                most = worth
                chosen = action
        return chosen

    def in_reach(self, place: int) -> bool:
        """Whether Charlemagne can stop at a place this turn: only there a knight buys something at once."""
        for steps in range(1, farthest(self.s, self.seat) + 1):
            if after(self.s, self.s.emperor, steps) == place:
                return True
        return False

    def move_worth(self, around: Around, steps: int) -> float:
        """The position after moving Charlemagne so far. Where nothing changes hands the ring stays as it is."""
        stand = (steps - 1) % around.places
        if not around.falls(stand):
            return value(around, self.side, stand)
        trial = around.s.clone()
        trial.emperor = after(trial, trial.emperor, steps)
        score(trial, trial.emperor)
        return self.worth_of(trial)

    def worth_of(self, s: CarolusMagnus) -> float:
        """The position as it is."""
        around = Around(s)
        return value(around, self.side, around.places - 1)

    def best_move(self, s: CarolusMagnus) -> float:
        """The position after the best move."""
        around = Around(s)
        best = -1e9
        for steps in range(1, farthest(s, self.seat) + 1):
            best = max(best, self.move_worth(around, steps))
        return best

    def knight_worth(self, action: Action) -> float:
        """The position after placing a knight and then moving as well as possible."""
        trial = self.s.clone()
        trial.agenda[-1].answer(trial, self.seat, action)
        worth = self.best_move(trial)
        return worth - self.province_cost() if action >= 8 else worth

    def province_cost(self) -> float:
        """Sending knights away costs less the longer nothing has happened: somebody has to move."""
        patience = 1.0 - self.s.quiet_rounds / PATIENCE
        return PROVINCE_KNIGHT * max(0.1, patience)

    def disc_worth(self, disc: int) -> float:
        """The best stop within reach of a disc, with a mild wish for low ones."""
        trial = self.s.clone()
        trial.laid[self.seat] = disc
        return self.best_move(trial) - LOW_DISC * disc

    def crown_worth(self, colour: int) -> float:
        """The position as if the knight were at court already."""
        trial = self.s.clone()
        trial.court[self.seat * trial.hues + colour] += 1 + trial.reserve[self.seat * trial.hues + colour]
        take_control(trial, self.seat, colour)
        return self.worth_of(trial)
