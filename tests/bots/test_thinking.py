"""How bots think: what they look at, how they search and try out, and that more thought finds what is to be found."""

from __future__ import annotations

import json
import logging
import math
from pathlib import Path

import pytest

from hoftag.bots import weighing
from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.courtier import COUNT, SQUIRE, Courtier, partly_learned
from hoftag.bots.effort import Effort
from hoftag.bots.greedy import GreedyBot
from hoftag.bots.network import Network, partly_trained, plain
from hoftag.bots.outlook import left_behind
from hoftag.bots.rehearsal import Rehearsal, Trial
from hoftag.bots.search import Search
from hoftag.bots.skill import Skill
from hoftag.bots.thinker import Thinker, outlook_on, trained
from hoftag.bots.wallenstein.outlook import WallensteinOutlook
from hoftag.bots.wallenstein.prices import BY_HAND
from hoftag.bots.weighing import (
    FOLDER,
    PRICES,
    SEEN,
    START,
    beginner,
    experience_for,
    nearest,
    read_experience,
)
from hoftag.games.carolus_magnus.emperor import MoveEmperor
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Options
from hoftag.kernel.outcome import Result
from hoftag.kernel.step import Together, apply, next_seat
from hoftag.match.library import GAMES, own_game
from tests.contract.walk import new, pick_seat, step

SETTINGS: list[tuple[str, Options]] = [
    *((game, {"players": players}) for game in GAMES for players in own_game(game).options()[0].allowed),
    ("carolingi", {"players": 3, "variant": "advanced"}),
    ("carolingi", {"players": 3, "variant": "scenario814"}),
    ("wallenstein", {"players": 4, "court": True, "landsknechte": True}),
]


def test_network() -> None:
    """The promise is the straight sum and what the hidden units that are awake add."""
    network = Network(2, [1.0, -2.0, 0.5, 0.0], [0.5, -1.0], [3.0, 4.0], [0.1, 0.2])
    assert network.promise([1.0, 0.0]) == pytest.approx(0.1 + 3.0 * 1.5)
    assert network.promise([0.0, 1.0]) == pytest.approx(0.2)
    assert network.promise([4.0, 1.0]) == pytest.approx(0.4 + 0.2 + 3.0 * 2.5 + 4.0 * 1.0)


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_outlooks(game: str, options: Options) -> None:
    """In every position the rows fit the network, are numbers around one, and the chances add up to one or less."""
    match = new((game, options), 5)
    chance = seeded(5)
    while not match.over:
        if match.version % 7 == 0:
            outlook = outlook_on(match.state, beginner(game))
            rows = outlook.rows(match.state)
            assert len(rows) == outlook.sides(match.state)
            for row in rows:
                assert len(row) == len(SEEN[game])
                assert all(math.isfinite(x) and abs(x) < 20 for x in row)
            chances = outlook.chances(match.state)
            assert 0.0 < sum(chances) <= 1.0 + 1e-9
            seat = pick_seat(match, seeded(match.version))
            worth_a_thought = outlook.candidates(match.state, seat, -1)
            legal = match.state.agenda[-1].options(match.state, seat)
            assert worth_a_thought
            assert set(worth_a_thought) <= set(legal)
            assert outlook.quick(match.state, seat, seeded(1)) in legal
        step(match, chance)
    final = outlook_on(match.state, beginner(game)).chances(match.state)
    assert sum(final) == pytest.approx(0.0 if match.state.result and match.state.result.lost else 1.0)


def test_who_is_left_behind() -> None:
    """Of two sides the likelier winner is ahead as often as their chances say; without any chance nobody is."""
    assert left_behind([0.6, 0.3, 0.1]) == pytest.approx(
        [(0.6 / 0.9 + 0.6 / 0.7) / 2, (0.3 / 0.9 + 0.3 / 0.4) / 2, (0.1 / 0.7 + 0.1 / 0.4) / 2]
    )
    assert left_behind([0.0, 0.0, 1.0]) == pytest.approx([0.0, 0.0, 1.0])


@pytest.mark.parametrize(
    ("ranking", "lost", "prospects"),
    [
        ([[2], [0], [1]], False, [0.25, 0.0, 1.0]),
        ([[1], [0, 2]], False, [0.125, 1.0, 0.125]),
        ([[0, 1], [2]], False, [0.625, 0.625, 0.0]),
        ([[0], [1], [2]], True, [0.0, 0.0, 0.0]),
    ],
)
def test_what_is_played_for(ranking: list[list[int]], lost: bool, prospects: list[float]) -> None:
    """At larger tables places count as well as the first one: half for winning, half for the rivals left behind."""
    s = new(("wallenstein", {"players": 3}), 3).state
    outlook = outlook_on(s, trained(s))
    chances = outlook.chances(s)
    halves = [0.5 * one + 0.5 * other for one, other in zip(chances, left_behind(chances), strict=True)]
    assert outlook.prospects(s) == pytest.approx(halves)
    assert outlook.worth(s, 1) == pytest.approx(halves[1])
    s.result = Result("years", ranking, [0] * 3, [{}] * 3, lost)
    assert outlook.prospects(s) == pytest.approx(prospects)


def test_between_two_only_winning_counts() -> None:
    """Whoever wins leaves the other behind."""
    s = new(("carolus_magnus", {"players": 2}), 3).state
    outlook = outlook_on(s, trained(s))
    assert outlook.prospects(s) == outlook.chances(s)


def test_quick_answers_are_for_a_place_too() -> None:
    """At a table of three the answer with the best prospects, not the one with the best chance to win."""
    match = new(("carolus_magnus", {"players": 3}), 3)
    outlook = outlook_on(match.state, trained(match.state))
    chance = seeded(3)
    other = 0
    while not match.over:
        state = match.state
        seat = next_seat(state)
        side = outlook.side_of(state, seat)
        options = outlook.candidates(state, seat, -1)
        if match.version % 3 == 0 and len(options) > 1:
            places: list[float] = []
            wins: list[float] = []
            for action in options:
                trial = state.clone()
                apply(trial, seat, action)
                places.append(outlook.prospects(trial)[side])
                wins.append(outlook.chances(trial)[side])
            assert outlook.quick(state, seat, chance) == options[places.index(max(places))]
            other += places.index(max(places)) != wins.index(max(wins))
        step(match, chance)
    assert other > 0, "both were always the same"


@pytest.mark.parametrize("players", [2, 3])
def test_search_takes_a_win(players: int) -> None:
    """Where moving Charlemagne wins at once, a few rounds of thought find it: in a tree, and in rehearsed turns."""
    found = 0
    for seed in range(40):
        match = new(("carolus_magnus", {"players": players}), seed)
        chance = seeded(seed)
        while not match.over:
            state = match.state
            top = state.agenda[-1]
            if isinstance(top, MoveEmperor):
                assert isinstance(state, CarolusMagnus)
                winning = []
                for action in top.options(state, top.seat):
                    trial = state.clone()
                    apply(trial, top.seat, action)
                    if trial.result is not None and trial.result.ranking[0] == [top.seat]:
                        winning.append(action)
                if winning and len(winning) < len(top.options(state, top.seat)):
                    bot = Thinker(seeded(seed), 12, 0)
                    assert bot.choose(Knowledge(match.game, match.state, top.seat)) in winning
                    found += 1
                    break
            step(match, chance)
    assert found >= 5


def test_search_ends_when_all_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ending early saves tries, and the answer is the one that all of them would have given."""
    tries, asked, thoughts = 64, 0, 0
    think = Search.think

    def counted(search: Search) -> None:
        nonlocal thoughts
        thoughts += 1
        think(search)

    match = new(("carolus_magnus", {"players": 2}), 3)
    chance = seeded(3)
    while not match.over:
        seat = pick_seat(match, seeded(match.version))
        known = Knowledge(match.game, match.state, seat)
        if match.version % 15 == 0 and len(known.options()) > 1:
            search = Search(outlook_on(match.state, trained(match.state)), known, seeded(match.version))
            known.sample(search.chance)  # a thinker looks at one to see which game it is
            for _ in range(tries):
                search.think()
            asked += 1
            with monkeypatch.context() as counting:
                counting.setattr(Search, "think", counted)
                assert Thinker(seeded(match.version), tries, 0).choose(known) == search.best().action
        step(match, chance)
    assert 0 < thoughts < asked * tries


def test_hopeless_trials() -> None:
    """What is clearly worse is not tried any more; what may still be better is."""
    worse, open_question = Trial(1), Trial(2)
    for number in range(12):
        worse.note(0.3, 0.5)
        open_question.note(0.5 + (0.2 if number % 2 else -0.21), 0.5)
    assert worse.hopeless()
    assert not open_question.hopeless()


def test_trials_are_cautious() -> None:
    """A lucky try does not beat the usual answer; a steady gain does."""
    lucky = Trial(1)
    for worth in (0.9, 0.3, 0.35):
        lucky.note(worth, 0.5)
    steady = Trial(2)
    for _ in range(8):
        steady.note(0.56, 0.5)
    assert lucky.sure_gain() < 0 < steady.sure_gain()
    assert steady.mean_gain() == pytest.approx(0.06)


@pytest.mark.parametrize("game", ["carolingi", "wallenstein"])
def test_how_far_answers_are_tried_out(game: str) -> None:
    """Up to the end of the season."""
    match = new((game, {"players": 3}), 3)
    state = match.state.clone()
    outlook = outlook_on(state, trained(state))
    while isinstance(state.agenda[-1], Together):
        outlook.go_on(state, next_seat(state), seeded(3))
    seat = next_seat(state)
    now = outlook.stretch(state)
    trial = Trial(outlook.quick(state, seat, seeded(3)))
    rehearsal = Rehearsal(outlook, Knowledge(match.game, state.clone(), seat), seeded(3), [trial])
    rehearsal.play(trial, state, [outlook] * 3, seeded(5))
    assert outlook.stretch(state) == now + 1


@pytest.mark.parametrize(("game", "players"), [("carolingi", 4), ("wallenstein", 3)])
def test_others_choose_in_secret_once_for_all_trials(game: str, players: int) -> None:
    """Before anything is tried out the others have laid what they may lay; whoever thinks has not."""
    match = new((game, {"players": players}), 3)
    chance = seeded(3)
    while not isinstance(match.state.agenda[-1], Together):
        step(match, chance)
    asked = match.state.agenda[-1]
    assert asked.seats.bit_count() == players
    for seat in range(players):
        known = Knowledge(match.game, match.state, seat)
        outlook = outlook_on(match.state, beginner(game))
        scene = known.sample(seeded(seat))
        Rehearsal(outlook, known, seeded(seat), [Trial(0)]).set_scene(
            scene, [outlook] * players, seeded(seat)
        )
        assert scene.agenda[-1] is asked
        assert asked.awaiting(scene) == 1 << seat


def test_others_may_have_learned_something_else() -> None:
    """Rivals are rehearsed in both manners where there are two, whoever thinks always in the own one."""
    match = new(("wallenstein", {"players": 3}), 3)
    known = Knowledge(match.game, match.state, 1)
    outlook = outlook_on(match.state, trained(match.state))
    assert isinstance(outlook, WallensteinOutlook)
    luck = seeded(1)
    rehearsal = Rehearsal(outlook, known, luck, [Trial(0)])
    companies = [rehearsal.company(3, luck) for _ in range(40)]
    assert all(company[1] is outlook for company in companies)
    for rival in (0, 2):
        outlooks = [company[rival] for company in companies]
        held = {one.prices for one in outlooks if isinstance(one, WallensteinOutlook)}
        assert held == {outlook.prices, BY_HAND}
    carolus_magnus = new(("carolus_magnus", {"players": 3}), 3).state
    assert len(outlook_on(carolus_magnus, trained(carolus_magnus)).manners()) == 2
    carolingi = new(("carolingi", {"players": 3}), 3).state
    assert len(outlook_on(carolingi, trained(carolingi)).manners()) == 1


def test_effort() -> None:
    """Tries are counted; time is that of the processor."""
    tries = Effort(4, 0)
    tries.done = 3
    assert tries.spent() == 0.75
    clock = Effort(0, 50)
    while clock.spent() < 1.0:
        pass
    assert clock.spent() >= 1.0


def test_weights_of_the_package() -> None:
    """Every file of weights is whole, fits what its game looks at, and is used for its number of players."""
    files = sorted(FOLDER.glob("*.json"))
    kinds = {path.stem.rpartition("-")[0] for path in files}
    assert kinds == {*GAMES, "carolingi-advanced", "carolingi-place", "carolingi-scenario814"}
    for path in files:
        kind, _, players = path.stem.rpartition("-")
        read_experience(path.read_text(encoding="utf-8"), kind.partition("-")[0], path.name)
        assert json.loads(path.read_text(encoding="utf-8"))["players"] == int(players)
        assert nearest(kind, int(players)) == path
    for game in GAMES:
        assert set(START[game]) <= set(SEEN[game])


def test_which_weights_are_taken() -> None:
    """Those of the variant and the nearest number of players, the larger of two."""
    assert [path.stem if path else None for path in (nearest("carolingi", n) for n in (2, 3, 6))] == [
        "carolingi-2",
        "carolingi-4",
        "carolingi-4",
    ]
    for variant in ("advanced", "scenario814"):
        state = new(("carolingi", {"players": 2, "variant": variant}), 1).state
        path = FOLDER / f"carolingi-{variant}-2.json"
        assert trained(state).prices == json.loads(path.read_text(encoding="utf-8"))["prices"]


GOOD = {
    "game": "carolingi",
    "inputs": list(SEEN["carolingi"]),
    "inner": [0.0] * len(SEEN["carolingi"]),
    "shift": [0.0],
    "outer": [0.0],
    "straight": [0.0] * len(SEEN["carolingi"]),
    "prices": PRICES["carolingi"],
}


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"game": "wallenstein"}, "game"),
        ({"inputs": ["lands"]}, "inputs"),
        ({"inner": "many"}, "inner"),
        ({"outer": [1.0, 2.0]}, "size"),
        ({"shift": [True]}, "shift"),
        ({"straight": [float("nan")] * len(SEEN["carolingi"])}, "straight"),
        ({"prices": None}, "prices"),
        ({"prices": {"land": 1.0}}, "prices"),
        ({"prices": {**PRICES["carolingi"], "land": 0.0}}, "prices"),
        ({"prices": {**PRICES["carolingi"], "land": "dear"}}, "prices"),
    ],
)
def test_broken_weights_are_refused(change: dict[str, object], part: str) -> None:
    """What is wrong is named."""
    read_experience(json.dumps(GOOD), "carolingi", "here")
    with pytest.raises(BadInput) as refused:
        read_experience(json.dumps({**GOOD, **change}), "carolingi", "here")
    assert refused.value.code == "weights-broken"
    assert refused.value.facts == {"where": "here", "part": part}


def test_older_weights_see_less() -> None:
    """A network that was trained before an input was added does not care for it."""
    names = list(SEEN["wallenstein"])
    known = len(names) - 2
    data = {
        "game": "wallenstein", "inputs": names[:known], "inner": [0.1] * (2 * known), "shift": [0.1, 0.2],
        "outer": [1.0, 2.0], "straight": [0.5] * known, "prices": PRICES["wallenstein"],
    }  # fmt: skip
    network = read_experience(json.dumps(data), "wallenstein", "here").network
    assert network.inputs == len(names)
    row = [0.3] * known
    assert network.promise([*row, 5.0, 7.0]) == pytest.approx(network.promise([*row, 0.0, 0.0]))
    assert network.promise([*row, 0.0, 0.0]) != pytest.approx(network.promise([0.0] * len(names)))


def test_broken_weights_fall_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A broken file names itself, and the beginner's evaluation plays."""
    (tmp_path / "carolingi-2.json").write_text("{", encoding="utf-8")
    monkeypatch.setattr(weighing, "FOLDER", tmp_path)
    monkeypatch.setattr(weighing, "_loaded", {})
    with caplog.at_level(logging.WARNING):
        known = experience_for("carolingi", "", 3)
    assert known.network.straight == beginner("carolingi").network.straight
    assert known.prices == PRICES["carolingi"]
    assert "carolingi-2.json" in caplog.text


@pytest.mark.parametrize("game", ["carolingi", "wallenstein"])
def test_partly_learned(game: str) -> None:
    """From prices made by hand to learned ones by equal factors: half of the way twice is the whole way."""
    whole = experience_for(game, "", 4)
    by_hand, learned = PRICES[game], whole.prices
    assert partly_learned(by_hand, learned, 0.0) == pytest.approx(by_hand)
    assert partly_learned(by_hand, learned, 1.0) == pytest.approx(learned)
    for name, price in partly_learned(by_hand, learned, 0.5).items():
        assert price / by_hand[name] == pytest.approx(learned[name] / price)


def test_partly_trained() -> None:
    """A network that knows a part promises that part of the way from the first to the trained one."""
    start, whole = beginner("carolus_magnus").network, experience_for("carolus_magnus", "", 3).network
    row = [0.1 * (i % 7) for i in range(start.inputs)]
    ends = start.promise(row), whole.promise(row)
    assert ends[0] != pytest.approx(ends[1])
    for part in (0.0, 0.4, 1.0):
        promise = partly_trained(start, whole, part).promise(row)
        assert promise == pytest.approx(ends[0] + part * (ends[1] - ends[0]))


def test_a_squire_knows_a_part() -> None:
    """In Carolus Magnus, where the network is the sense, it is the network that is known in part."""
    match = new(("carolus_magnus", {"players": 2}), 3)
    bot = Courtier(seeded(1), SQUIRE)
    bot.choose(Knowledge(match.game, match.state, match.awaiting[0]))
    assert bot.thinker is not None
    assert bot.thinker.experience is not None
    whole = trained(match.state).network
    part = SQUIRE["carolus_magnus"][0].learned
    assert bot.thinker.experience.network.outer == pytest.approx([part * weight for weight in whole.outer])


class Saying(Bot):
    """Always gives the same of its options, and counts how often it was asked."""

    def __init__(self, place: int) -> None:
        super().__init__(seeded(1))
        self.place = place
        self.asked = 0

    def choose(self, known: Knowledge) -> int:
        self.asked += 1
        return known.options()[self.place]


@pytest.mark.parametrize("heed", [0.0, 0.7, 1.0])
def test_heed_is_the_part_of_the_answers_that_are_thought_about(
    heed: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are those of somebody careless; who always heeds has no need of chance for that."""
    match = new(("carolus_magnus", {"players": 3}), 3)
    thinking, careless = Saying(0), Saying(-1)
    monkeypatch.setattr("hoftag.bots.courtier.Thinker", lambda *_: thinking)
    bot = Courtier(seeded(5), {"carolus_magnus": (Skill(1.0, 0, heed=heed),)})
    assert isinstance(bot.careless, GreedyBot)
    monkeypatch.setattr(bot, "careless", careless)
    known = Knowledge(match.game, match.state, match.awaiting[0])
    options = known.options()
    answers = [bot.choose(known) for _ in range(400)]
    assert answers.count(options[0]) == thinking.asked
    assert answers.count(options[-1]) == careless.asked == 400 - thinking.asked
    assert thinking.asked == pytest.approx(400 * heed, abs=0 if heed in (0.0, 1.0) else 40)
    if heed == 1.0:
        assert bot.chance.below(1 << 30) == seeded(5).below(1 << 30)


@pytest.mark.parametrize(
    ("game", "players", "place"),
    [
        ("carolingi", 2, 0),
        ("carolus_magnus", 2, 0),
        ("carolus_magnus", 3, 1),
        ("carolus_magnus", 4, 2),
    ],
)
def test_a_rung_has_a_skill_for_the_size_of_the_table(game: str, players: int, place: int) -> None:
    """The first skill is for a table of two, the next for three, the last for all that are larger still."""
    match = new((game, {"players": players}), 3)
    bot = Courtier(seeded(1), COUNT)
    bot.choose(Knowledge(match.game, match.state, match.awaiting[0]))
    skills = [(skill.learned, skill.tries, skill.place) for skill in COUNT[game]]
    assert len(set(skills)) == len(skills)
    learned, tries, _ = skills[place]
    assert bot.thinker is not None
    assert bot.thinker.tries == tries
    assert bot.thinker.experience is not None
    prices = partly_learned(beginner(game).prices, trained(match.state).prices, learned)
    assert bot.thinker.experience.prices == prices


def test_plain_network() -> None:
    """A network without hidden units only weighs."""
    assert plain([1.0, 2.0]).promise([3.0, 4.0]) == 11.0
