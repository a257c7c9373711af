"""How prices are learned for a place at a mixed table of Carolingi, where somebody stronger may end the game soon.

Who plays for peace in the fifth year gathers what will count then. If somebody else makes peace in the third, places
are given by the points of that moment. So variants of the prices play with one of each rung, and are judged in any
season in which strong players make peace.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hoftag.bots.courtier import SQUIRE, partly_learned
from hoftag.bots.experience import Experience
from hoftag.bots.outlook import TWO
from hoftag.bots.selfplay import sensible_stretches
from hoftag.bots.thinker import outlook_on
from hoftag.bots.weighing import beginner, experience_for
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.victory import rank_key, score_parts
from hoftag.kernel.chance import seeded
from hoftag.kernel.game import Options
from hoftag.kernel.outcome import rank
from hoftag.lab.training.bargain import Prices, behind
from hoftag.match.library import own_game

GAME = "carolingi"
FIRST, LAST = 9, 16
"""Seasons that are played at least, and at most: so long do games with an `emperor` at the table last."""
GAMES = 40
"""Games of each variant in a generation, or a few more, so that it has every seat as often."""


def games_at(players: int) -> int:
    """How many those are."""
    return -(-GAMES // players) * players


def rivals_at(players: int) -> tuple[Prices, ...]:
    """By which prices the others play: all that was learned, a squire's part of it, those made by hand, and so on."""
    by_hand = beginner(GAME).prices
    learned = experience_for(GAME, "", players).prices
    each = (learned, partly_learned(by_hand, learned, SQUIRE[GAME][-1].learned), by_hand)
    return tuple(each[number % len(each)] for number in range(players - 1))


@dataclass(frozen=True)
class MixedTable:
    """Prices to try out among these rivals."""

    options: Options
    prices: Prices
    rivals: tuple[Prices, ...]
    number: int
    seed: int
    games: int


def try_out_among(table: MixedTable) -> tuple[int, float]:
    """Which variant it was, and the part of its rivals that it left behind."""
    game = own_game(GAME)
    network = beginner(GAME).network
    total, count = 0.0, 0
    while count < table.games:
        seed = table.seed * 1_000_003 + count
        luck = Random(seed)
        seasons = luck.randint(FIRST, LAST)
        others = luck.sample(table.rivals, len(table.rivals))
        for place in range(len(others) + 1):
            state = game.new(table.options, seeded(seed))
            assert isinstance(state, Carolingi)
            company = [*others[:place], table.prices, *others[place:]]
            outlooks = [outlook_on(state, Experience(network, prices)) for prices in company]
            sensible_stretches(state, outlooks, seeded(~seed), seasons)
            total += behind(places_now(state), place)
            count += 1
    return table.number, total / count


def places_now(s: Carolingi) -> list[list[int]]:
    """The ranking, if somebody ends the game now."""
    if s.result is not None:
        return s.result.ranking
    return rank([rank_key(score_parts(s, seat)) for seat in range(s.players)])


def fits(game: str, options: Options) -> bool:
    """Whether there is a place to play for: only peace ends a game early, and behind one winner there must be two."""
    return game == GAME and options["variant"] == "base" and int(options["players"]) > TWO
