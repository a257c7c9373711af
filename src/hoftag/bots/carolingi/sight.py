"""What a network sees of each Carolingian, as numbers around one.

Rehearsals end where a season does, so that is what these numbers are for: what somebody has, what is still missing,
and what can still be done with it in this year. A tile that has been carried out cannot be used again before the next.
"""

from __future__ import annotations

from typing import Final

from hoftag.bots.carolingi.worth import best_site, card_followers, favourite
from hoftag.games.carolingi.hunger import capacity
from hoftag.games.carolingi.ids import AUTUMN, EMPTY, INACTIVE, MISSI, NONE, PEACE, RACK, WINTER
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.victory import claim_needs, has_glory, has_palace, worthy

SEEN: Final = (
    "points", "points late", "enough points", "a point short",
    "lands", "lands near", "expansion",
    "markers", "markers near", "development",
    "followers", "followers near", "following",
    "regions", "regions begun", "best region", "second region",
    "glory", "trophies", "trophies missing",
    "missi", "missi late", "many missi", "leudes", "nobiles", "on cards",
    "hungry", "gangs", "margin", "thin", "contested",
    "peace", "peace late", "near peace", "near peace late", "worthy", "worthy late",
    "missi active", "march active", "fight active", "appease active",
    "influence at hand", "develop at hand", "missi at hand", "march at hand", "fight at hand", "none at hand",
    "appease at hand", "peace at hand",
    "swap left", "late", "palace", "site", "favour", "heir",
)  # fmt: skip
"""The inputs, in their order."""
START: Final = {"points": 1.6, "lands": 0.8, "markers": 0.8, "followers": 0.4, "worthy": 0.5}
"""What a beginner weighs."""
ACTIVE: Final = SEEN.index("missi active") - MISSI
AT_HAND: Final = SEEN.index("influence at hand")
LAST: Final = SEEN.index("swap left")
"""Where the kinds of tiles begin, and what comes after them. Influence, development and no action are always active."""


class Holdings:
    """What somebody has on the lands, in one pass over them."""

    def __init__(self, s: Carolingi, seat: int) -> None:
        self.lands = 0
        self.markers = 0
        self.followers = 0
        self.hungry = 0
        self.gangs = 0
        self.margin = 0
        self.thin = 0
        """Lands that are ruled by a single piece."""
        self.contested = 0
        """Those where somebody stands and does not rule."""
        self.region_done = [0] * s.realm.regions
        row = s.row
        pieces = s.pieces
        for land in range(s.realm.lands):
            first = land * row
            here = pieces[first + seat]
            if here == 0:
                continue
            self.followers += here
            self.gangs += pieces[first + row - 1]
            self.hungry += max(0, here - capacity(s, land))
            if s.forest[land] == 1:
                self.region_done[s.realm.region_of[land]] += 1
                continue
            everybody = 0
            for i in range(first, first + row):
                everybody += pieces[i]
            lead = 2 * here - everybody
            if lead <= 0:
                self.contested += 1
                continue
            self.lands += 1
            self.markers += s.developed[land]
            self.region_done[s.realm.region_of[land]] += 1
            self.margin += min(lead, 3)
            if lead == 1:
                self.thin += 1


def sight(s: Carolingi, seat: int) -> list[float]:
    """All inputs for one seat."""
    board = s.board
    has = Holdings(s, seat)
    seasons = 4 * (s.sundial - s.year) + AUTUMN - s.season
    late = 4.0 / (4.0 + seasons)
    glory = has_glory(s, seat)
    palace = has_palace(s, seat)
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.trophies[other])
    united, begun, best, second = regions_seen(s, has)
    points = united + (has.lands >= board.expansion) + (has.markers >= board.development_goal)
    points += (has.followers >= board.followers_goal) + glory
    if palace:
        points += board.palace_points
    needs = claim_needs(s)
    peace = s.tile(seat, board.peace_tile) != INACTIVE
    near = peace and points == needs - 1
    claim = peace and worthy(s, seat)
    missi = 0.2 * min(s.missi[seat], 6)
    row = [
        0.5 * points, 0.5 * points * late, yes(points >= needs), yes(points == needs - 1),
        0.1 * has.lands, nearness(has.lands, board.expansion), yes(has.lands >= board.expansion),
        0.1 * has.markers, nearness(has.markers, board.development_goal), yes(has.markers >= board.development_goal),
        0.1 * has.followers, nearness(has.followers, board.followers_goal), yes(has.followers >= board.followers_goal),
        1.0 * united, begun, best, second,
        yes(glory), 0.3 * s.trophies[seat], 0.3 * max(0, most - s.trophies[seat]),
        missi, missi * late, 0.2 * max(0, s.missi[seat] - 6), 0.1 * s.leudes[seat], 0.1 * s.nobiles[seat],
        0.2 * card_followers(s, seat),
        0.2 * has.hungry, 0.2 * has.gangs, 0.1 * has.margin, 0.2 * has.thin, 0.2 * has.contested,
        yes(peace), yes(peace) * late, yes(near), yes(near) * late, yes(claim), yes(claim) * late,
    ]  # fmt: skip
    row.extend([0.0] * (len(SEEN) - len(row)))
    see_tiles(s, seat, row)
    row[LAST] = yes(s.season == WINTER or s.taken[seat] == EMPTY)
    row[LAST + 1] = late
    if s.terms.palaces:
        row[LAST + 2] = yes(palace)
        row[LAST + 3] = 0.0 if palace else 0.3 * best_site(s, seat)
        row[LAST + 4] = 0.3 * s.favour.count(seat)
        row[LAST + 5] = yes(s.terms.scenario and favourite(s) == seat)
    return row


def regions_seen(s: Carolingi, has: Holdings) -> tuple[int, float, float, float]:
    """How many regions are united; of the others the sum of squares of what is done in each, and the two largest."""
    united = 0
    begun = 0.0
    best = 0.0
    second = 0.0
    for region in range(s.realm.regions):
        size = len(s.realm.region_lands[region])
        if has.region_done[region] == size:
            united += 1
            continue
        share = has.region_done[region] / size
        square = share * share
        begun += square
        if square > best:
            second = best
            best = square
        elif square > second:
            second = square
    return united, begun, best, second


def see_tiles(s: Carolingi, seat: int, row: list[float]) -> None:
    """Which dotted tiles are active, the more the longer they can be used, and what can still be used in this year.

    In winter everything can.
    """
    board = s.board
    years = 0.3 * (1 + min(s.sundial - s.year, 4))
    first = seat * board.tiles
    for tile in range(board.tiles):
        kind = board.tile_kinds[tile]
        where = s.tile_at[first + tile]
        if tile >= board.first_dotted and where != INACTIVE and kind != PEACE:
            row[ACTIVE + (kind if kind < NONE else kind - 1)] = years
        if where == RACK and s.season != WINTER:
            row[AT_HAND + kind] += 0.3


def nearness(count: int, needed: int) -> float:
    """How near a goal is: little until there is not much missing."""
    share = min(1.0, count / needed)
    return share * share * share


def yes(fact: bool) -> float:
    """1 or nothing."""
    return 1.0 if fact else 0.0
