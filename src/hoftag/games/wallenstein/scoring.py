"""Scoring in winter, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64  # a number of the machine in compiled code, else an int

from hoftag.games.wallenstein.ids import BUILDINGS
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.outcome import Result, rank
from hoftag.kernel.step import Auto


def count_buildings(s: Wallenstein) -> list[int]:
    """How many buildings of each kind each seat has in each region: a row of seats for each region and kind."""
    kinds = len(BUILDINGS)
    out = [0] * (len(s.board.region_ids) * kinds * s.players)
    region_of = s.board.region_of
    for land in range(len(s.owner)):
        here = s.built[land]
        if here != 0:
            for building in range(kinds):
                if here >> building & 1:
                    out[(region_of[land] * kinds + building) * s.players + s.owner[land]] += 1
    return out


def counts_in(s: Wallenstein, counts: list[int], region: int, building: int) -> list[int]:
    """The row of one region and kind."""
    first = (region * len(BUILDINGS) + building) * s.players
    return counts[first : first + s.players]


def majority_share(s: Wallenstein, counts: list[int], building: int) -> int:
    """What each of those with the most gets: less if they are several, nothing without any building."""
    most = max(counts)
    return 0 if most == 0 else share_among(s, counts.count(most), building)


def share_among(s: Wallenstein, leaders: int, building: int) -> int:
    """What each of so many with the most gets."""
    points = s.board.majority_points[building]
    return points if leaders == 1 else points - s.board.tied_malus


def majority_points(s: Wallenstein, counts: list[int], seat: int) -> int:
    """All points of a seat for majorities."""
    kinds = len(BUILDINGS)
    players: i64 = s.players
    total = 0
    row: i64
    other: i64
    for row in range(len(s.board.region_ids) * kinds):
        first = row * players
        own: i64 = counts[first + seat]
        leaders = 0 if own == 0 else 1
        for other in range(players):
            there: i64 = counts[first + other]
            if there > own:
                leaders = 0
                break
            if there == own and own > 0 and other != seat:
                leaders += 1
        if leaders > 0:
            total += share_among(s, leaders, row % kinds)
    return total


def building_points(s: Wallenstein, seat: int) -> int:
    """All points of a seat for buildings."""
    count = 0
    for land in s.lands_of(seat):
        count += s.built[land].bit_count()
    return count * s.board.building_points


def land_points(s: Wallenstein, seat: int) -> int:
    """All points of a seat for lands."""
    return s.count_lands(seat) * s.board.land_points


class ScoreYear(Auto[Wallenstein]):
    """A point for every land and building, and for most palaces, churches or trading houses of a region 3, 2, 1."""

    kind = "scoring"
    rule = "scoring"

    def run(self, s: Wallenstein) -> None:
        for seat in range(s.players):
            lands = land_points(s, seat)
            buildings = building_points(s, seat)
            s.from_lands[seat] += lands
            s.from_buildings[seat] += buildings
            s.points[seat] += lands + buildings
            s.tell("scored", seat, lands, buildings)
        all_counts = count_buildings(s)
        for region in range(len(s.board.region_ids)):
            for building in range(len(BUILDINGS)):
                counts = counts_in(s, all_counts, region, building)
                share = majority_share(s, counts, building)
                for seat in range(s.players):
                    if share > 0 and counts[seat] == max(counts):
                        s.from_majorities[seat] += share
                        s.points[seat] += share
                        s.tell("majority", seat, building, region, share)
        for seat in range(s.players):
            s.tell("points", seat, s.points[seat])


def score_parts(s: Wallenstein, counts: list[int], seat: int) -> dict[str, int]:
    """The points of a seat, part by part; what a scoring now would add; and the money that breaks ties."""
    return {
        "points": s.points[seat],
        "lands": s.from_lands[seat],
        "buildings": s.from_buildings[seat],
        "majorities": s.from_majorities[seat],
        "favours": s.from_favours[seat],
        "next": land_points(s, seat) + building_points(s, seat) + majority_points(s, counts, seat),
        "money": s.money[seat],
    }


def finish(s: Wallenstein, reason: str) -> None:
    """The game is over: most points, then most money, then a shared place."""
    counts = count_buildings(s)
    parts = [score_parts(s, counts, seat) for seat in range(s.players)]
    for part in parts:
        part["next"] = 0
    keys = [[s.points[seat], s.money[seat]] for seat in range(s.players)]
    s.result = Result(reason, rank(keys), s.points[:], parts)
    s.agenda.clear()
    s.tell("end-" + reason)
