"""Computer players: legal, fair, repeatable, and worth playing."""

from __future__ import annotations

from collections import Counter

import pytest

from hoftag import BadInput
from hoftag.bots.bot import Knowledge
from hoftag.bots.greedy import GreedyBot
from hoftag.bots.registry import LADDER, BotInfo
from hoftag.kernel.chance import seeded
from hoftag.kernel.game import Options
from hoftag.kernel.step import next_seat
from hoftag.lab.simulate import Plan, simulate
from hoftag.match.library import GAMES, own_game
from tests import tally
from tests.conftest import FULL
from tests.contract.walk import new

VARIANTS: list[Options] = [
    {"variant": "base", "anarchy": True},
    {"variant": "advanced"},
    {"variant": "advanced", "anarchy": True},
    {"variant": "scenario814"},
    {"variant": "scenario814", "anarchy": True},
]
ENDS_814 = {"sundial", "coregent", "problems", "problems-lost", "gangs", "gangs-lost"}


SIMPLE = tuple(info.name for info in LADDER if info.level <= 1)
THINKING = tuple(info for info in LADDER if info.level > 1)
EACH = 5 if FULL else 40
"""Of so many decisions, bots that think make one here; `greedy` makes the others."""
ALL_COUNTS = [(game, int(players)) for game in GAMES for players in own_game(game).options()[0].allowed]


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize(("game", "players"), ALL_COUNTS)
def test_bots_finish_games(name: str, game: str, players: int) -> None:
    """Every bot plays every game and number of players to an end with a reason and a ranking."""
    played = list(simulate(Plan(game, {"players": players}, (name,), 2, 5).checked()))
    tally.count(len(played))
    for one in played:
        assert one.line["reason"]
        assert one.line["ranking"]


@pytest.mark.parametrize("name", SIMPLE)
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("players", range(2, 7))
def test_bots_finish_all_of_carolingi(name: str, options: Options, players: int) -> None:
    """Every bot plays every variant and module for every number of players to an end that the rules know."""
    first = 814 if options["variant"] == "scenario814" else 830
    settings = {"players": players, "sundial": first + (4 if FULL else 1), **options}
    played = list(simulate(Plan("carolingi", settings, (name,), 1, 7).checked()))
    tally.count(len(played))
    ends = ENDS_814 if options["variant"] == "scenario814" else {"sundial", "peace"}
    assert {one.line["reason"] for one in played} <= ends


COUNTS: list[tuple[str, Options]] = [(game, {"players": players}) for game, players in ALL_COUNTS]
KINDS: list[tuple[str, Options]] = [
    *((game, options) for game, options in COUNTS if FULL or options["players"] in (2, 3)),
    *(("carolingi", {"players": 2, **options}) for options in VARIANTS),
    ("wallenstein", {"players": 4, "court": True, "landsknechte": True, "setup": "free"}),
]


@pytest.mark.parametrize(
    ("info", "game", "options"),
    [
        (info, game, options)
        for number, (game, options) in enumerate(KINDS)
        for rung, info in enumerate(THINKING)
        if FULL or number % len(THINKING) == rung
    ],
)
def test_thinking_bots_answer_everything(info: BotInfo, game: str, options: Options) -> None:
    """Bots that think give a legal answer to every kind of question, in every game and variant."""
    match = new((game, options), 9)
    thinker = info.make(seeded(9), 1)
    steady = GreedyBot(seeded(8))
    asked: set[str] = set()
    while not match.over:
        state = match.state
        seat = next_seat(state)
        known = Knowledge(match.game, state, seat)
        kind = state.agenda[-1].kind
        thinks = len(known.options()) > 1 and (kind not in asked or match.version % EACH == 0)
        asked.add(kind)
        action = (thinker if thinks else steady).choose(known)
        assert action in known.options()
        match.play(seat, state.agenda[-1].notation(state, action))
    tally.count(1)


@pytest.mark.parametrize(
    ("game", "bots", "share"),
    [
        ("carolingi", ("greedy", "random", "random"), 0.8),
        ("carolus_magnus", ("greedy", "random"), 0.9),
        ("wallenstein", ("greedy", "random", "random"), 0.85),
    ],
)
def test_greedy_beats_random(game: str, bots: tuple[str, ...], share: float) -> None:
    """One greedy player against random ones, seats rotated: four games of five, nine of ten."""
    games = 300 if FULL else 30
    tally.count(games)
    wins = 0
    for played in simulate(Plan(game, {"players": len(bots)}, bots, games, 1).checked()):
        ranking = played.line["ranking"]
        names = played.line["bots"]
        assert isinstance(ranking, list)
        assert isinstance(names, list)
        wins += isinstance(ranking[0], int) and names[ranking[0]] == "greedy"
    assert wins >= share * games


def test_both_ends_occur() -> None:
    """Games of greedy players end by peace as well as by the sundial."""
    reasons = Counter(
        played.line["reason"] for played in simulate(Plan("carolingi", {}, ("greedy",), 12, 1).checked())
    )
    assert reasons["peace"]
    assert reasons["sundial"]


def test_simulations_repeat() -> None:
    """The same plan gives the same games, whatever the number of processes."""
    lines = []
    for jobs in (1, 2):
        plan = Plan("carolingi", {"players": 2}, ("random",), 20, 4, jobs, records=True).checked()
        lines.append([(p.line | {"cpu_seconds": 0}, p.record) for p in simulate(plan)])
    assert lines[0] == lines[1]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("chess", {}), "game-unknown"),
        (Plan("carolingi", {"players": 7}), "option-value"),
        (Plan("carolingi", {"player": 3}), "option-unknown"),
        (Plan("carolingi", {}, ("genius",)), "bot-unknown"),
        (Plan("carolingi", {}, ("random", "greedy")), "bot-count"),
        (Plan("carolingi", {}, games=0), "number-positive"),
        (Plan("carolingi", {"timer": 60}), "timer-without-people"),
    ],
)
def test_bad_plans_are_refused(plan: Plan, code: str) -> None:
    """What makes no sense is refused before anything is played."""
    with pytest.raises(BadInput) as refused:
        plan.checked()
    assert refused.value.code == code
