"""4 and 4.1: event tiles and land cards."""

from __future__ import annotations

from hoftag.games.carolingi.disorder import Anarchy, Rebellion
from hoftag.games.carolingi.failure import raise_gang, take_gang
from hoftag.games.carolingi.hunger import begin_hunger
from hoftag.games.carolingi.ids import ARCHIVIUM, DISCARD, EMPTY, NOBODY, STRIP
from hoftag.games.carolingi.problems import burden, release
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.years import return_discards
from hoftag.kernel.step import Auto


class DrawCard(Auto[Carolingi]):
    """The top card of the archivium is turned up; when there is none, the discards are shuffled first."""

    kind = "draw-card"
    rule = "4"

    def run(self, s: Carolingi) -> None:
        if ARCHIVIUM not in s.card_at:
            return_discards(s)
        card = draw_card(s)
        if card == s.anarchy_card:
            s.card_at[card] = DISCARD
            s.then(Anarchy())
        elif card == s.rebellion_card:
            s.card_at[card] = DISCARD
            s.then(Rebellion())
        elif card >= s.realm.lands:
            s.card_at[s.card_at.index(ARCHIVIUM, card)] = DISCARD
            s.tell("hunger")
            begin_hunger(s)
        else:
            put_into_strip(s, card)


def draw_card(s: Carolingi) -> int:
    """A card of the archivium by lot; hunger cards are alike, and are drawn as the first of them."""
    stack: list[int] = []
    for place in range(len(s.card_at)):
        if s.card_at[place] == ARCHIVIUM:
            stack.append(s.realm.lands if s.realm.lands <= place < s.hunger_end else place)
    return s.draw("card", stack)


def put_into_strip(s: Carolingi, card: int) -> None:
    """A land card takes a free slot of its region (A); into a full strip it comes after the cards there (B)."""
    if free_slot(s, card) != EMPTY:
        s.tell("card-drawn", card)
        insert_card(s, card)
    else:
        s.tell("card-drawn-full", card)
        if empty_strip(s, s.realm.region_of[card]):
            insert_card(s, card)


def free_slot(s: Carolingi, card: int) -> int:
    """The first free slot of the card's region, or none."""
    region = s.realm.region_of[card]
    for slot in range(s.realm.first_slot[region], s.realm.first_slot[region + 1]):
        if s.slots[slot] == EMPTY:
            return slot
    return EMPTY


def insert_card(s: Carolingi, card: int) -> None:
    """A free slot takes the card (4.1 A); a gang waiting on the archivium goes onto it (3.4)."""
    s.slots[free_slot(s, card)] = card
    s.card_at[card] = STRIP
    if s.overflow > 0:
        s.overflow -= 1
        s.on_card[card * s.row + s.players] += 1
        s.tell("overflow-on-card", card)
    if s.terms.scenario:
        burden(s, card)


def empty_strip(s: Carolingi, region: int) -> bool:
    """4.1 B: gangs on the cards without followers, all pieces to their lands, forests spread, cards away.

    False when a gang was missing (814): then the game is over.
    """
    slots = range(s.realm.first_slot[region], s.realm.first_slot[region + 1])
    cards = [s.slots[slot] for slot in slots]
    for card in cards:  # 1.
        first = card * s.row
        if sum(s.on_card[first : first + s.players]) == 0:
            if not take_gang(s):
                return False
            s.on_card[first + s.players] += 1
            s.tell("gang-on-card", card)
    spreading: list[int] = []
    for card in cards:  # 2.
        if transfer(s, card):
            spreading.append(card)
    for card in spreading:
        if not spread(s, card):
            return False
    for card in cards:  # 3.
        release(s, card)
    for card in cards:
        discard(s, card)
    return True


def transfer(s: Carolingi, card: int) -> bool:
    """All followers and gangs on a card go to its land; True when the unrest spreads from a forest there."""
    first = card * s.row
    moved = 0
    for i in range(first, first + s.row):
        moved += s.on_card[i]
        s.pieces[i] += s.on_card[i]
    gangs = s.on_card[first + s.players]
    s.tell("transferred", card, moved - gangs, gangs)
    for i in range(first, first + s.row):
        s.on_card[i] = 0
    if s.terms.scenario and moved > gangs:
        return False  # 814, 3.5.5: not from a forest whose card carries a follower
    return gangs > 0 and s.forest[card] == 1


def spread(s: Carolingi, land: int) -> bool:
    """From a forest every neighbouring land gets a gang, homelands excepted; it does not spread further.

    False when a gang was missing (814).
    """
    for other in s.realm.neighbours[land]:
        if s.palace[other] == NOBODY:
            if not raise_gang(s, other):
                return False
            s.tell("spread", land, other)
    return True


def discard(s: Carolingi, card: int) -> None:
    """A card leaves its slot for the discard pile."""
    leave_strip(s, card)
    s.card_at[card] = DISCARD


def leave_strip(s: Carolingi, card: int) -> None:
    """A slot becomes free."""
    s.slots[s.slots.index(card)] = EMPTY
