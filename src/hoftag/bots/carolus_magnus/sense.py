"""A hand-made sense of what is good in Carolus Magnus, in units of one castle.

The court comes first: a knight there keeps its worth, a knight in a province may turn against its master. So a
province knight must buy something now, or save something.
"""

from __future__ import annotations

from typing import Final

from hoftag.games.carolus_magnus.discs import ChooseDisc
from hoftag.games.carolus_magnus.emperor import MoveEmperor, farthest, majority, score, strengths
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NOBODY
from hoftag.games.carolus_magnus.knights import PlayKnights, take_control
from hoftag.games.carolus_magnus.reserve import NameCrown
from hoftag.games.carolus_magnus.ring import after, head, places
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
LEAD_CUT: Final = 4
PATIENCE: Final = 6.0  # rounds without any castle after which a province knight costs next to nothing


def value(s: CarolusMagnus, side: int) -> float:
    """How good a position is for a side."""
    own = s.castles_of(side)
    best = 0
    for other in range(len(s.party.sides)):
        if other != side:
            best = max(best, s.castles_of(other))
    if own >= s.goal:
        return WIN
    if best >= s.goal:
        return -WIN
    if places(s) < s.board.places_needed:
        return WIN if own > best else -WIN if own < best else 0.0
    return own - best + threats(s, side) + colours(s, side)


def threats(s: CarolusMagnus, side: int) -> float:
    """What the places would bring if Charlemagne came there, the next ones most."""
    total = 0.0
    place = head(s, s.emperor)
    for distance in range(places(s)):
        weight = NEAR[distance] if distance < len(NEAR) else FAR
        counts = strengths(s, place)
        leader = majority(counts)
        owner = s.castle[place]
        castles = 0
        here = place
        provinces = 1
        while True:
            if s.castle[here] != NO_CASTLE:
                castles += 1
            if s.joined[here] == 0:
                break
            here = (here + 1) % s.provinces
            provinces += 1
        if leader != NOBODY and leader != owner:
            if leader == side:
                total += weight * (EMPTY_GAIN if owner == NO_CASTLE else CASTLE_GAIN * castles)
            elif owner == side:
                total -= weight * CASTLE_GAIN * castles
            elif owner == NO_CASTLE:
                total -= weight * EMPTY_LOSS
        rival = 0
        for other in range(len(counts)):
            if other != side and counts[other] > rival:
                rival = counts[other]
        lead = max(-LEAD_CUT, min(LEAD_CUT, counts[side] - rival))
        total += LEAD * lead * (1 + provinces) / 2
        place = after(s, place, 1)
    return total


def colours(s: CarolusMagnus, side: int) -> float:
    """What the colour markers are worth: knights on the ring, and how safe the lead at court is."""
    total = 0.0
    for colour in range(s.hues):
        holder = s.holder[colour]
        if holder == NOBODY:
            continue
        ring = 0
        for i in range(colour, len(s.knights), s.hues):
            ring += s.knights[i]
        lead = s.court[holder * s.hues + colour]
        rival = 0
        for seat in range(s.players):
            if s.side_of[seat] != s.side_of[holder]:
                rival = max(rival, s.court[seat * s.hues + colour])
        safe = COURT_LEAD * min(LEAD_CUT, lead - rival)
        if s.side_of[holder] == side:
            total += RING * ring + safe + HELD
        else:
            total -= RING * ring + 0.5 * safe
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
                worth = self.move_worth(self.s, action)
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

    def move_worth(self, s: CarolusMagnus, steps: int) -> float:
        """The position after moving Charlemagne so far."""
        trial = s.clone()
        trial.emperor = after(trial, trial.emperor, steps)
        score(trial, trial.emperor)
        return value(trial, self.side)

    def best_move(self, s: CarolusMagnus) -> float:
        """The position after the best move."""
        best = -1e9
        for steps in range(1, farthest(s, self.seat) + 1):
            best = max(best, self.move_worth(s, steps))
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
        return value(trial, self.side)
