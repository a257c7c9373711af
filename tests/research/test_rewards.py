"""What an ending is worth."""

from __future__ import annotations

import pytest

from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import BadInput
from hoftag.kernel.outcome import Result
from hoftag.lab.research.rewards import check_rewards, rewards
from hoftag.lab.research.task import Episode, task
from tests.research.numbering import PLAYED

APART = [0, 1, 2]


def ending(ranking: list[list[int]], scores: list[int], lost: bool = False) -> Result:
    """A result without parts."""
    return Result("end", ranking, scores, [{} for _ in scores], lost)


@pytest.mark.parametrize(
    ("ranking", "ranked", "won"),
    [
        ([[1], [0], [2]], [0, 1, -1], [-1, 1, -1]),
        ([[0, 2], [1]], [0.5, -1, 0.5], [0, -1, 0]),
        ([[2], [0, 1]], [-0.5, -0.5, 1], [-1, -1, 1]),
        ([[0, 1, 2]], [0, 0, 0], [-1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_places_among_three(ranking: list[list[int]], ranked: list[float], won: list[float]) -> None:
    """First, last and shared places."""
    result = ending(ranking, [5, 7, 9])
    assert rewards(result, APART, "ranking") == ranked
    assert rewards(result, APART, "win") == pytest.approx(won)
    assert rewards(result, APART, "points") == [-3, 0, 3]


def test_partners_share_all() -> None:
    """The rivals of a team are the other team alone."""
    result = ending([[0, 2], [1, 3]], [6, 3, 6, 3])
    for way, reward in (("ranking", 1), ("win", 1), ("points", 3)):
        assert rewards(result, [0, 1, 0, 1], way) == [reward, -reward, reward, -reward]


def test_all_can_lose() -> None:
    """Then nobody gains by ranking or winning; points are still compared."""
    result = ending([[0, 1, 2]], [1, 0, 2], lost=True)
    assert rewards(result, APART, "ranking") == rewards(result, APART, "win") == [-1, -1, -1]
    assert rewards(result, APART, "points") == [0, -1.5, 1.5]


@pytest.mark.parametrize("setting", [setting for _, setting in PLAYED], ids=[name for name, _ in PLAYED])
def test_real_endings(setting: tuple[str, dict[str, object]]) -> None:
    """Nothing before the end; then in bounds, the best place first, and together nothing, unless all have lost."""
    of = task(setting[0], setting[1])  # type: ignore[arg-type]
    for seed in range(4):
        episode = Episode(of, seeded(seed))
        chance = seeded(seed)
        while not episode.over:
            numbers = list(episode.legal)
            assert episode.rewards("ranking") == [0.0] * len(of.seats)
            episode.play(numbers[chance.below(len(numbers))])
        result = episode.state.result
        assert result is not None
        values = episode.rewards("ranking")
        assert all(-1 <= value <= 1 for value in values)
        assert sum(values) == pytest.approx(-len(values) if result.lost else 0)
        assert sum(episode.rewards("points")) == pytest.approx(0)
        assert result.lost or all(values[seat] == max(values) for seat in result.ranking[0])


def test_unknown_ways_are_refused() -> None:
    """With those that there are."""
    with pytest.raises(BadInput) as refused:
        check_rewards("fame")
    assert refused.value.facts["allowed"] == "ranking, win, points"
