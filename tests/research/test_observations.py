"""Observations: what a seat knows, all of it by name, and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hoftag.kernel.chance import seeded
from hoftag.kernel.step import Together
from hoftag.lab.research.task import HIGH, LOW, Episode, task
from hoftag.lab.research.text import EXPLANATIONS, text_of
from tests.conftest import FULL
from tests.contract.walk import WITH_SECRETS, fingerprint, walk
from tests.research.numbering import PLAYED

Setting = tuple[str, dict[str, Any]]
settings = pytest.mark.parametrize(
    "setting", [setting for _, setting in PLAYED], ids=[name for name, _ in PLAYED]
)
SEEDS = range(12 if FULL else 3)


@settings
def test_nothing_hidden_enters(setting: Setting) -> None:
    """Of a sample, which a seat cannot tell from the real position, it sees exactly the same numbers.

    In games with secrets the samples do differ, and so does what their owners see of themselves.
    """
    of = task(*setting)
    hidden = told = False
    for seed in SEEDS:
        for match in walk(setting, seed, every=3 if FULL else 11):
            state = match.state
            for seat in range(state.players):
                sampled = of.game.sample(state, seat, seeded(seed))
                assert np.array_equal(of.observe(sampled, seat), of.observe(state, seat))
                hidden |= fingerprint(sampled) != fingerprint(state)
                other = (seat + 1) % state.players
                told |= not np.array_equal(of.observe(sampled, other), of.observe(state, other))
    assert hidden == told == (setting[0] in WITH_SECRETS)


@settings
def test_numbers_are_in_their_bounds(setting: Setting) -> None:
    """The same length everywhere, no number is cut off, and a good part of the entries is used."""
    of = task(*setting)
    used = np.zeros(len(of.layout), dtype=bool)
    for seed in SEEDS:
        for match in walk(setting, seed, every=7):
            for seat in range(match.state.players):
                vector = of.observe(match.state, seat)
                assert vector.shape == used.shape
                assert vector.dtype == np.float32
                assert vector.min() >= LOW
                assert vector.max() < HIGH
                used |= vector != 0
    assert used.mean() > 0.25


@settings
def test_every_entry_has_a_name(setting: Setting) -> None:
    """No two entries share one."""
    names = [entry.name for entry in task(*setting).describe()]
    assert len(set(names)) == len(names)


def test_entries_say_what_they_hold() -> None:
    """A few entries, looked up by name, against the view; seats stand as the observer sees them."""
    of = task("carolingi", {"players": 3})
    names = [entry.name for entry in of.describe()]
    scales = {entry.name: entry.scale for entry in of.describe()}
    episode = Episode(of, seeded(4))
    for seat in range(3):
        seen: Any = of.game.view(episode.state, seat)
        vector = episode.observe(seat)
        for turn, role in enumerate(("own", "left1", "left2")):
            row = seen["seats"][(seat + turn) % 3]
            assert vector[names.index(f"{role}.missi")] * scales[f"{role}.missi"] == pytest.approx(
                row["missi"]
            )
            assert vector[names.index(f"{row['homeland']}.palace.{role}")] == 1
        assert vector[names.index("asked.place")] == 1
        assert vector[names.index("rack.none")] == seen["own"]["rack"].count("none")


@pytest.mark.parametrize("game", ["carolingi", "wallenstein"])
def test_secret_choices_are_made_without_looking(game: str) -> None:
    """Whatever the first seat chooses, the second sees the same and may answer the same."""
    of = task(game, {"players": 3})
    seen: set[tuple[bytes, bytes]] = set()
    choices = 0
    for number in list(Episode(of, seeded(2)).legal)[:20]:
        episode = Episode(of, seeded(2))
        assert isinstance(episode.state.agenda[-1], Together)
        first = episode.seat
        episode.play(number)
        while episode.seat == first:  # a plan has many parts
            episode.play(next(iter(episode.legal)))
        assert isinstance(episode.state.agenda[-1], Together)
        seen.add((episode.observe(episode.seat).tobytes(), episode.mask(episode.seat).tobytes()))
        choices += 1
    assert choices > 5
    assert len(seen) == 1


def test_only_the_seat_that_is_asked_may_answer() -> None:
    """The others have an empty mask; at the end everybody has."""
    of = task("carolus_magnus", {"players": 3})
    episode = Episode(of, seeded(1))
    while not episode.over:
        assert [bool(episode.mask(seat).any()) for seat in range(3)] == [
            seat == episode.seat for seat in range(3)
        ]
        assert len(episode.legal) > 1
        episode.play(next(iter(episode.legal)))
    assert not any(episode.mask(seat).any() for seat in range(3))


def test_single_answers_are_asked_if_wanted() -> None:
    """With `forced` every question is asked, also one with a single answer."""
    of = task("carolus_magnus", {})
    counts = {}
    for forced in (False, True):
        episode = Episode(of, seeded(1), forced=forced)
        least = 99
        while not episode.over:
            least = min(least, len(episode.legal))
            episode.play(next(iter(episode.legal)))
        counts[forced] = least, episode.answered
    assert counts[False][0] == 2
    assert counts[True][0] == 1
    assert counts[True][1] > counts[False][1]


@settings
def test_text_shows_the_view(setting: Setting) -> None:
    """The names of all seats, tables, no explanations."""
    of = task(*setting)
    for match in walk(setting, 3, every=40):
        text = text_of(of.game.view(match.state, 0))
        assert all(seat in text for seat in of.seats)
        assert not any(line.startswith(f"{key}:") for key in EXPLANATIONS for line in text.splitlines())
