"""What computer players see in Wallenstein, against the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hoftag.bots.wallenstein.outlook import SEEN
from hoftag.bots.wallenstein.prices import BY_HAND
from hoftag.bots.wallenstein.sight import affordable, fill
from hoftag.games.wallenstein.ids import BUILDINGS, NOBODY
from hoftag.games.wallenstein.scoring import (
    building_points,
    count_buildings,
    counts_in,
    land_points,
    majority_points,
)
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import seeded
from tests.contract.walk import new, step


def positions(players: int, seed: int) -> Iterator[Wallenstein]:
    """Some positions of a random game."""
    match = new(("wallenstein", {"players": players}), seed)
    chance = seeded(seed)
    while not match.over:
        state = match.state
        assert isinstance(state, Wallenstein)
        if match.version % 5 == 0:
            yield state
        step(match, chance)


def seen(s: Wallenstein, seat: int) -> tuple[dict[str, float], int]:
    """What is seen of a seat, by name; what a scoring would bring it."""
    row = [0.0] * len(SEEN)
    brings = fill(s, seat, row, count_buildings(s), BY_HAND)
    return dict(zip(SEEN, row, strict=True)), brings


@pytest.mark.parametrize("players", [3, 4, 5])
def test_majorities_are_what_the_rules_say(players: int) -> None:
    """What they bring, what one more building of the best rival would take and one more would win."""
    found = {"risk": 0, "reach": 0, "shared": 0}
    for s in positions(players, players):
        counts = count_buildings(s)
        for seat in range(players):
            row, brings = seen(s, seat)
            points = majority_points(s, counts, seat)
            assert row["majorities"] == pytest.approx(0.1 * points)
            assert brings == land_points(s, seat) + building_points(s, seat) + points
            risk, reach = 0, 0
            for first in range(0, len(counts), players):
                here = counts[first : first + players]
                if any(here):
                    risk += points - majority_points(
                        s, with_one_more(counts, first, best_of(here, seat)), seat
                    )
                    reach += majority_points(s, with_one_more(counts, first, seat), seat) - points
                    found["shared"] += here[seat] > 0 and here.count(max(here)) > 1
            assert row["majorities at risk"] == pytest.approx(0.1 * risk)
            assert row["majorities in reach"] == pytest.approx(0.1 * reach)
            found["risk"] += risk
            found["reach"] += reach
    assert min(found.values()) > 5


def with_one_more(counts: list[int], first: int, seat: int) -> list[int]:
    """The buildings if a seat had one more in one region of one kind."""
    out = counts[:]
    out[first + seat] += 1
    return out


def best_of(here: list[int], seat: int) -> int:
    """One of the rivals with most."""
    return max((other for other in range(len(here)) if other != seat), key=lambda other: here[other])


@pytest.mark.parametrize("players", [3, 5])
def test_neighbours(players: int) -> None:
    """Armies at the border are those beside a rival's land; prey and open lands need an army that can go there."""
    found = {"prey": 0, "open lands": 0, "revolts": 0}
    for s in positions(players, players + 10):
        for seat in range(players):
            row, _ = seen(s, seat)
            own = [land for land in range(len(s.owner)) if s.owner[land] == seat]
            beside = {land: {s.owner[other] for other in s.realm.neighbours[land]} - {seat} for land in own}
            border = sum(s.armies[land] for land in own if beside[land] - {NOBODY})
            assert row["border armies"] == pytest.approx(0.04 * border)
            assert row["strongest army"] == pytest.approx(
                0.1 * max((s.armies[land] for land in own), default=0)
            )
            ready = [land for land in own if s.armies[land] > 1]
            assert (row["prey"] > 0) == any(beside[land] - {NOBODY} for land in ready)
            assert (row["open lands"] > 0) == any(NOBODY in beside[land] for land in ready)
            assert (row["revolts"] > 0) == any(s.unrest[land] for land in own)
            for name in found:
                found[name] += row[name] > 0
            alone = s.clone()
            for land in own:
                alone.armies[land] = 1
            row, _ = seen(alone, seat)
            assert row["prey"] == row["open lands"] == 0
    assert min(found.values()) > 5


@pytest.mark.parametrize(
    ("money", "sites", "count"),
    [
        (0, 5, 0),
        (1, 5, 1),
        (2, 5, 1),
        (3, 5, 1),
        (4, 5, 2),
        (5, 5, 2),
        (6, 5, 3),
        (20, 5, 3),
        (20, 1, 1),
        (20, 0, 0),
    ],
)
def test_affordable(money: int, sites: int, count: int) -> None:
    """A palace for three, a church for two, a trading house for one; each only once in a season."""
    s = new(("wallenstein", {"players": 3}), 1).state
    assert isinstance(s, Wallenstein)
    assert s.board.cost[: len(BUILDINGS)] == [3, 2, 1]
    s.money[1] = money
    assert affordable(s, 1, sites) == count


def test_counts_are_rows_of_seats() -> None:
    """The rows that the test above walks through are those of the rules."""
    s = next(positions(3, 3))
    counts = count_buildings(s)
    rows = [
        counts_in(s, counts, region, kind) for region in range(len(s.board.region_ids)) for kind in range(3)
    ]
    assert [count for row in rows for count in row] == counts
