"""What can be seen of a leader in Wallenstein, as numbers around one: the inputs of the network."""

from __future__ import annotations

from hoftag.bots.wallenstein.prices import Prices
from hoftag.bots.wallenstein.worth import land_worth, odds_at_a_glance, revolt_risk, threat, win_odds
from hoftag.games.wallenstein.ids import BUILDINGS, NOBODY
from hoftag.games.wallenstein.scoring import counts_in, majority_share
from hoftag.games.wallenstein.state import Wallenstein


def fill(s: Wallenstein, seat: int, row: list[float], counts: list[int], prices: Prices) -> int:
    """The numbers of one seat alone; `counts` are all buildings by region. What a scoring now would bring it."""
    board = s.board
    lands = 0
    armies = 0
    buildings = 0
    unrest = 0
    sites = 0
    strongest = 0
    for land in range(len(s.owner)):
        if s.owner[land] == seat:
            lands += 1
            armies += s.armies[land]
            strongest = max(strongest, s.armies[land])
            unrest += s.unrest[land]
            built = s.built[land]
            for building in range(len(BUILDINGS)):
                if built >> building & 1:
                    row[7 + building] += 0.2
                    buildings += 1
            sites += board.sites[land] - built.bit_count()
            risk = threat(s, seat, land, prices)
            if risk > 0.3:
                row[12] += 0.2 * risk
                row[13] += 0.05 * risk * land_worth(s, land, prices)
            if s.unrest[land] > 0:
                row[29] += 0.05 * revolt_risk(s, seat, land) * land_worth(s, land, prices)
            look_around(s, seat, land, row, prices)
    majorities = weigh_majorities(s, seat, row, counts)
    row[6] = lands * 0.1
    row[10] = majorities * 0.1
    row[11] = armies * 0.04
    row[14] = s.money[seat] * 0.07
    row[15] = s.grain[seat] * 0.1
    row[16] = max(0, lands + 2 - s.grain[seat]) * 0.1 * (1 + min(s.season, 3))
    row[17] = unrest * 0.15
    row[18] = (s.upper[seat] + s.lower[seat]) * 0.1
    row[19] = s.tray[seat] * 0.1
    row[20] = (s.hall[seat] + s.audience[seat]) * 0.1
    row[21] = s.banner[seat] * 0.3
    row[26] = sites * 0.1
    row[30] = affordable(s, seat, sites) * 0.3
    row[34] = strongest * 0.1
    return lands * board.land_points + buildings * board.building_points + majorities


def look_around(s: Wallenstein, seat: int, land: int, row: list[float], prices: Prices) -> None:
    """What could be taken from a land, of rivals and of nobody, and whether its armies stand against anybody."""
    count = s.armies[land] - 1
    prey = 0.0
    free = 0.0
    border = False
    for other in s.realm.neighbours[land]:
        owner = s.owner[other]
        if owner == seat:
            continue
        if owner == NOBODY:
            if count > 0:
                free = max(free, win_odds(s, seat, count, other) * land_worth(s, other, prices))
        else:
            border = True
            if count > 0:
                odds = odds_at_a_glance(count, s.armies[other], prices)
                prey = max(prey, odds * land_worth(s, other, prices))
    row[27] += 0.05 * prey
    row[28] += 0.05 * free
    if border:
        row[33] += 0.04 * s.armies[land]


def weigh_majorities(s: Wallenstein, seat: int, row: list[float], counts: list[int]) -> int:
    """What majorities bring now. What one more building of the best rival would cost, and what one more would gain."""
    total = 0
    for region in range(len(s.board.region_ids)):
        for building in range(len(BUILDINGS)):
            here = counts_in(s, counts, region, building)
            own = here[seat]
            best = 0
            rival = -1
            for other in range(s.players):
                if other != seat and here[other] >= best:
                    best = here[other]
                    rival = other
            if own == 0 and best == 0:
                continue
            now = majority_share(s, here, building) if own > 0 and own >= best else 0
            total += now
            here[rival] += 1
            after = majority_share(s, here, building) if own > best else 0
            row[31] += 0.1 * (now - after)
            here[rival] -= 1
            if own + 1 >= best:
                here[seat] += 1
                row[32] += 0.1 * (majority_share(s, here, building) - now)
    return total


def affordable(s: Wallenstein, seat: int, sites: int) -> int:
    """How many buildings the money and the free sites of a seat would do for in a season, the dearest first."""
    money = s.money[seat]
    count = 0
    for cost in sorted(s.board.cost[: len(BUILDINGS)], reverse=True):
        if count < sites and cost <= money:
            money -= cost
            count += 1
    return count
