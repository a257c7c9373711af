"""Positions that a seat cannot tell from the real one: plans of others are laid anew, cubes inside the tower mixed."""

from __future__ import annotations

from hoftag.games.wallenstein.ids import BID, EMPTY, HISTORIC, ROW
from hoftag.games.wallenstein.planning import PlanActions
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import Chance


def sample(s: Wallenstein, viewer: int, chance: Chance) -> Wallenstein:
    """What a seat knows, with the hidden things decided by lot.

    Action cards that lie face down, the order of the events and that of card piles are nowhere in a state: chance
    decides them when they are turned up.
    """
    twin = s.clone()
    twin.chance = chance
    planning = bool(s.agenda) and isinstance(s.agenda[-1], PlanActions)
    for seat in range(s.players):
        if seat == viewer:
            continue
        if planning:
            plan_anew(twin, seat, chance)
        else:
            deal_hidden(twin, seat, chance)
    mix_floors(twin, chance)
    return twin


def pool(s: Wallenstein, seat: int) -> list[int]:
    """The cards of a seat that may lie face down: lands held since before this season, coins; none that is seen."""
    lands = len(s.board.land_ids)
    seen: list[int] = []
    for field in range(s.fields):
        if s.shown[seat] >> field & 1:
            seen.append(s.plan[seat * ROW + field])
    cards = [land for land in range(lands) if s.owner[land] == seat and s.fresh[land] == 0]
    cards += range(lands, lands + len(s.board.coins))
    cards = [card for card in cards if card not in seen]
    if s.court:
        cards += [s.tower_card()] * (s.board.tower_cards - seen.count(s.tower_card()))
    return cards


def plan_anew(s: Wallenstein, seat: int, chance: Chance) -> None:
    """Who has finished planning has laid some plan; of the others nothing is known to lie there."""
    first = seat * ROW
    for field in range(ROW):
        s.plan[first + field] = EMPTY
    if not s.confirmed >> seat & 1:
        return
    cards = pool(s, seat)
    bids = [card for card in cards if s.coin(card) <= s.money[seat]]
    fields = list(range(s.fields))
    if len(cards) < len(fields):
        shuffle(fields, chance)
        fields = sorted(fields[: len(cards)])
    if BID in fields:
        bid = chance.pick("sample", bids)
        s.plan[first + BID] = bid
        cards.remove(bid)
        fields.remove(BID)
    shuffle(cards, chance)
    for i in range(len(fields)):
        s.plan[first + fields[i]] = cards[i]


def deal_hidden(s: Wallenstein, seat: int, chance: Chance) -> None:
    """The fields whose cards nobody has seen get any cards that may lie there."""
    first = seat * ROW
    hidden = [
        field
        for field in range(s.fields)
        if s.plan[first + field] != EMPTY and not s.shown[seat] >> field & 1
    ]
    if not hidden:
        return
    cards = pool(s, seat)
    shuffle(cards, chance)
    for i in range(len(hidden)):
        s.plan[first + hidden[i]] = cards[i]


def mix_floors(s: Wallenstein, chance: Chance) -> None:
    """How many cubes are inside is known, but not on which floor."""
    if s.tower == HISTORIC:
        return
    for colour in range(s.players + 1):
        inside = s.upper[colour] + s.lower[colour]
        high = 0
        for _ in range(inside):
            high += chance.pick("sample", [0, 1])
        s.upper[colour] = high
        s.lower[colour] = inside - high


def shuffle(items: list[int], chance: Chance) -> None:
    """Put a list into an order decided by chance."""
    for i in range(len(items) - 1, 0, -1):
        j = chance.pick("sample", list(range(i + 1)))
        items[i], items[j] = items[j], items[i]
