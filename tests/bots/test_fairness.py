"""Bots do not peek: what a seat cannot know makes no difference to what its bot does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.registry import LADDER
from hoftag.bots.thinker import Thinker
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.chance import seeded
from hoftag.kernel.game import Options
from hoftag.kernel.ids import Action
from hoftag.match.library import GAMES
from tests.bots.test_bots import VARIANTS
from tests.conftest import FULL
from tests.contract.walk import new, pick_seat, step

TRIES = 6
"""Whoever thinks by the clock is given so many tries here: time is never twice the same."""
EACH = 4 if FULL else 60
"""Of so many decisions, bots that think are asked about one."""

Make = Callable[[int], Bot]


def maker(name: str, budget: int, make: Callable[..., Bot]) -> Make:
    """A rung of the ladder that does the same with the same seed."""
    if budget:
        return lambda seed: Thinker(seeded(seed), TRIES, 0)
    return lambda seed: make(seeded(seed), 0)


MAKERS = {info.name: maker(info.name, info.budget, info.make) for info in LADDER}


class Peeker(Bot):
    """Counts everything that lies on the table, face down or not, and decides by that."""

    def choose(self, known: Knowledge) -> Action:
        """Looks where it must not."""
        state = known._state
        assert isinstance(state, (Carolingi, Wallenstein))
        hidden = state.plan if isinstance(state, Wallenstein) else state.tile_at
        options = known.options()
        return options[sum(i * x for i, x in enumerate(hidden)) % len(options)]


def differences(make: Make, game: str, options: Options, each: int) -> int:
    """In how many decisions of a game a bot does something else when only what it cannot know is changed."""
    match = new((game, {"players": 3, **options}), 3)
    chance = seeded(3)
    found = 0
    while not match.over:
        if match.version % each == 0:
            seat = pick_seat(match, chance)
            twin = match.game.sample(match.state, seat, seeded(match.version))
            here = make(match.version).choose(Knowledge(match.game, match.state, seat))
            there = make(match.version).choose(Knowledge(match.game, twin, seat))
            found += here != there
        step(match, chance)
    return found


ALIKE = [
    *((name, game, {}) for name in MAKERS for game in GAMES),
    *((name, "carolingi", options) for name in ("random", "greedy") for options in VARIANTS),
    *(("squire", "carolingi", options) for options in (VARIANTS if FULL else VARIANTS[-1:])),
]


@pytest.mark.parametrize(("name", "game", "options"), ALIKE)
def test_bots_do_not_peek(name: str, game: str, options: Options) -> None:
    """With the same dice of its own, a bot decides alike in any position that it cannot tell from the real one."""
    each = 1 if name in ("random", "greedy") else EACH
    assert differences(MAKERS[name], game, options, each) == 0


@pytest.mark.parametrize("game", ["carolingi", "wallenstein"])
def test_a_peeking_bot_is_caught(game: str) -> None:
    """The same test finds a bot that looks at the real position. In Carolus Magnus there is nothing to peek at."""
    assert differences(lambda seed: Peeker(seeded(seed)), game, {}, 1) > 0
