"""What a position of Carolingi is worth, by prices of what is good in it.

Values are in points of victory. Everything that leads to a condition counts a little on the way, so that the
next step is always visible from one step before.
"""

from __future__ import annotations

from typing import Final

from hoftag.bots.carolingi.danger import danger
from hoftag.bots.carolingi.prices import Prices
from hoftag.games.carolingi.failure import leading
from hoftag.games.carolingi.hunger import capacity
from hoftag.games.carolingi.ids import AUTUMN, EMPTY, INACTIVE, NOBODY
from hoftag.games.carolingi.palace import homeland_in
from hoftag.games.carolingi.ruling import ruler
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.victory import claim_needs, has_glory, has_palace, points

POINT: Final = 1.0
HEIR: Final = 0.4  # so much less does failure weigh for whom the emperor would choose
FINAL: Final = 6.0  # the game won or lost


def value(s: Carolingi, seat: int, prices: Prices) -> float:
    """How good a position is for a seat: the own standing against that of the strongest rival."""
    if s.result is not None:
        return FINAL if not s.result.lost and seat in s.result.ranking[0] else -FINAL
    threat = danger(s) if s.terms.scenario else 0.0
    heir = favourite(s) if threat > 0.0 else NOBODY
    own = 0.0
    best = -1.0
    for other in range(s.players):
        standing = stand(s, other, prices) - (threat * (1.0 - HEIR) if other == heir else threat)
        if other == seat:
            own = standing
        elif standing > best:
            best = standing
    return own - prices.rival * best


def favourite(s: Carolingi) -> int:
    """Who leads the favour track, if that would be enough to be chosen: quicker than to ask for the successor."""
    first = leading(s.favour)
    return first if first != NOBODY and points(s, first) > 0 else NOBODY


def stand(s: Carolingi, seat: int, prices: Prices) -> float:
    """The standing of one seat; to be near peace is worth what the tile for it is."""
    standing, near = weigh(s, seat, prices)
    return standing + prices.peace if near else standing


def weigh(  # noqa: C901, PLR0915 - one pass over the lands, part by part
    s: Carolingi, seat: int, prices: Prices
) -> tuple[float, bool]:
    """The standing of one seat without the tile for peace; whether it has that tile and at most a point too few."""
    row = s.row
    pieces = s.pieces
    lands = 0
    markers = 0
    followers = 0
    total = 0.0
    hungry = 0
    region_done = [0] * s.realm.regions
    for land in range(s.realm.lands):
        first = land * row
        here = pieces[first + seat]
        if here == 0:
            continue
        followers += here
        if s.forest[land] == 1:
            region_done[s.realm.region_of[land]] += 1
        else:
            everybody = 0
            for i in range(first, first + row):
                everybody += pieces[i]
            if 2 * here > everybody:
                lands += 1
                markers += s.developed[land]
                region_done[s.realm.region_of[land]] += 1
                total += prices.margin * min(2 * here - everybody, 3)
        total -= prices.gang * pieces[first + row - 1]
        surplus = here - capacity(s, land)
        if surplus > 0:
            hungry += surplus
    board = s.board
    conditions = 0
    for region in range(s.realm.regions):
        size = len(s.realm.region_lands[region])
        if region_done[region] == size:
            total += POINT
            conditions += 1
        share = region_done[region] / size
        total += prices.region * share * share
    total += goal(lands, board.expansion, prices) + prices.land * lands
    total += goal(markers, board.development_goal, prices) + prices.marker * markers
    total += goal(followers, board.followers_goal, prices) + prices.follower * followers
    if has_glory(s, seat):
        total += POINT
        conditions += 1
    total += prices.trophy * s.trophies[seat]
    if s.terms.palaces:
        total += advanced_worth(s, seat, prices)
    total += purse(s, seat, prices)
    total -= prices.hungry * hungry
    total += prices.on_card * card_followers(s, seat)
    total += tiles_worth(s, seat, prices)
    if s.tile(seat, board.peace_tile) == INACTIVE:
        return total, False
    conditions += (lands >= board.expansion) + (markers >= board.development_goal)
    conditions += followers >= board.followers_goal
    if has_palace(s, seat):
        conditions += board.palace_points
    return total, conditions >= claim_needs(s) - 1


def purse(s: Carolingi, seat: int, prices: Prices) -> float:
    """Missi, worth less the nearer the end is, and leudes."""
    seasons = (s.sundial - s.year) * 4 + AUTUMN - s.season + 1
    currency = prices.missus * min(seasons, 4) / 4
    missi = currency * min(s.missi[seat], 6) + prices.many_missi * currency * max(s.missi[seat] - 6, 0)
    return missi + prices.leude * s.leudes[seat]


def advanced_worth(s: Carolingi, seat: int, prices: Prices) -> float:
    """What the advanced game and the scenario add: the palace, or a site for it, and the emperor's favour."""
    total = prices.favour * s.favour.count(seat)
    if has_palace(s, seat):
        return total + POINT + prices.palace
    return total + prices.site * best_site(s, seat)


def best_site(s: Carolingi, seat: int) -> int:
    """The most markers on a land where a homeland could be claimed."""
    site = 0
    for land in range(s.realm.lands):
        if s.developed[land] > site and ruler(s, land) == seat:
            if homeland_in(s, s.realm.region_of[land]) == EMPTY:
                site = s.developed[land]
    return site


def card_followers(s: Carolingi, seat: int) -> int:
    """Followers on cards are on their way, unless a rival rules the land."""
    count = 0
    for card in s.slots:
        if card != EMPTY and s.on_card[card * s.row + seat] > 0:
            lord = ruler(s, card)
            if lord == NOBODY or lord == seat:
                count += s.on_card[card * s.row + seat]
    return count


def goal(count: int, needed: int, prices: Prices) -> float:
    """A condition: its point when it is fulfilled, and a growing part of it when it is near."""
    if count >= needed:
        return POINT
    share = count / needed
    return prices.near * share * share * share


def tiles_worth(s: Carolingi, seat: int, prices: Prices) -> float:
    """Active dotted tiles are worth most early."""
    years = min(s.sundial - s.year, 4)
    total = 0.0
    for tile in range(s.board.first_dotted, s.board.tiles):
        if tile != s.board.peace_tile and s.tile(seat, tile) != INACTIVE:
            total += prices.tiles[s.board.tile_kinds[tile]] * years
    return total
