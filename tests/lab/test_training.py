"""Training: what is learned, that it goes on after an interruption, and what is refused."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from hoftag.bots.carolingi.prices import ADVANCED
from hoftag.bots.courtier import SQUIRE, partly_learned
from hoftag.bots.experience import Experience
from hoftag.bots.network import plain
from hoftag.bots.selfplay import sensible_stretches
from hoftag.bots.thinker import outlook_on
from hoftag.bots.wallenstein.prices import FREE
from hoftag.bots.weighing import PRICES, SEEN, beginner, experience_for, read_experience
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.victory import finish, rank_key, score_parts
from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import BadInput
from hoftag.kernel.step import advance
from hoftag.lab.executors import LocalProcesses
from hoftag.lab.training import bargain
from hoftag.lab.training import course as course_module
from hoftag.lab.training.bargain import CROWD, Variant, games_each, new_bargain, try_out
from hoftag.lab.training.course import Classroom, Course, packed
from hoftag.lab.training.exam import Mark
from hoftag.lab.training.learner import BATCH, learner_from, new_learner
from hoftag.lab.training.lessons import Positions, Task, look_back, manners, play_lessons
from hoftag.lab.training.mixed import MixedTable, games_at, places_now, rivals_at, try_out_among
from hoftag.match.library import GAMES, own_game
from tests.conftest import FULL

SHORT = Course("carolus_magnus", {"players": 2}, 0.0, 8, 1, 8)


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games teach as well as sixteen that something is learned."""
    monkeypatch.setattr(course_module, "GAMES_EACH", 4)


def test_learner_follows_the_slope() -> None:
    """A learner finds the weights behind chances that were made with known ones."""
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(2000, 2, 4))
    truth = np.array([1.0, -2.0, 0.5, 0.0])
    promise = rows @ truth
    chances = np.exp(promise) / np.exp(promise).sum(axis=1, keepdims=True)
    learner = new_learner(plain([0.0] * 4), 3, rng)
    first = learner.learn(rows, chances, chances, 0.01, rng)
    for _ in range(30):
        last = learner.learn(rows, chances, chances, 0.01, rng)
    assert last < first
    network = learner.network()
    seen = [network.promise(row.tolist()) for row in rows[0]]
    assert seen[0] - seen[1] == pytest.approx(promise[0, 0] - promise[0, 1], abs=0.2)


def test_slope_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """The slope of every weight is what a small change of it does to the loss."""
    rng = np.random.default_rng(2)
    learner = new_learner(plain([0.3, -0.2, 0.1]), 4, rng)
    learner.weights["outer"] = rng.normal(size=4)
    rows = rng.normal(size=(5, 3, 3))
    chances = rng.dirichlet([1.0] * 3, size=5)
    behind = np.array([[1.0, 0.5, 0.0], [0.2, 0.9, 0.4], [0.5, 0.5, 0.5], [0.0, 0.75, 0.75], [0.6, 0.1, 0.8]])
    slopes: dict[str, np.ndarray] = {}
    monkeypatch.setattr(learner, "_move", lambda found, _rate: slopes.update(found))
    learner.step(rows, chances, behind, 0.0)
    for part, slope in dict(slopes).items():
        flat = learner.weights[part].reshape(-1)
        for i in range(flat.size):
            before = flat[i]
            losses = []
            for change in (1e-5, -1e-5):
                flat[i] = before + change
                losses.append(learner.step(rows, chances, behind, 0.0))
            flat[i] = before
            assert slope.reshape(-1)[i] == pytest.approx((losses[0] - losses[1]) / 2e-5, abs=1e-5)


def test_a_second_place_is_learned_from() -> None:
    """Who comes in second is told apart from who comes in last, even by somebody who has never seen either win."""
    rng = np.random.default_rng(1)
    rows = np.tile(np.eye(3), (50, 1, 1))
    chances = np.tile([1.0, 0.0, 0.0], (50, 1))
    learner = new_learner(plain([0.0] * 3), 2, rng)
    for _ in range(100):
        learner.learn(rows, chances, np.tile([1.0, 0.5, 0.0], (50, 1)), 0.02, rng)
    first, second, third = (learner.network().promise(row.tolist()) for row in np.eye(3))
    assert first > second + 1.0
    assert second > third + 1.0


def test_look_back() -> None:
    """With full trust only the end counts; without any, only the next position."""
    seen = np.array([[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], [1.0, 0.0]], dtype=np.float32)
    assert look_back(seen, 1.0).tolist() == [[1.0, 0.0]] * 3
    assert look_back(seen, 0.0).tolist() == seen[1:].tolist()
    assert look_back(seen, 0.5)[1].tolist() == pytest.approx([0.6, 0.4])


@pytest.mark.parametrize("game", GAMES)
def test_lessons(game: str) -> None:
    """A lesson has positions of every side with chances for them."""
    options = Course(game, {}, 0.0, 1, 1, 8).checked().options
    known = beginner(game)
    task = Task(game, options, packed(known.network), known.prices, 3, 1, 1.0)
    positions = play_lessons(task)
    count, sides, inputs = positions.rows.shape
    assert inputs == len(SEEN[game])
    assert positions.chances.shape == positions.behind.shape == (count, sides)
    assert positions.behind.sum(axis=1) == pytest.approx(np.full(count, sides / 2))
    assert count > 3


@pytest.mark.usefixtures("small_batches")
def test_course_goes_on(tmp_path: Path) -> None:
    """Trained in two sittings it has as many games behind it; the weights can be read and are not the first ones."""
    course = SHORT.checked()
    room = Classroom(course, tmp_path, resume=False)
    assert [progress.games for progress in room.train(LocalProcesses(1))] == [4, 8]
    longer = replace(course, games=12)
    with pytest.raises(BadInput) as refused:
        Classroom(longer, tmp_path, resume=False)
    assert refused.value.code == "training-folder-used"
    with pytest.raises(BadInput) as refused:
        Classroom(replace(longer, seed=2), tmp_path, resume=True)
    assert refused.value.code == "training-other-course"
    again = Classroom(longer, tmp_path, resume=True)
    assert again.learner.steps == room.learner.steps
    assert [progress.games for progress in again.train(LocalProcesses(1))] == [12]
    network = read_experience(again.weights_text({}), course.game, "here").network
    assert network.straight != beginner(course.game).network.straight
    (tmp_path / "checkpoint.npz").write_bytes(b"nothing")
    with pytest.raises(BadInput) as refused:
        Classroom(longer, tmp_path, resume=True)
    assert refused.value.code == "training-checkpoint"


@pytest.mark.usefixtures("small_batches")
def test_course_repeats() -> None:
    """In one process, the same seed gives the same weights."""
    texts = []
    for _ in range(2):
        room = Classroom(SHORT.checked(), None, resume=False)
        list(room.train(LocalProcesses(1)))
        texts.append(json.loads(room.weights_text({}))["inner"])
    assert texts[0] == texts[1]


def test_prices_follow_what_wins() -> None:
    """Marks that grow with one price and fall with another move both, and leave the rest near where it was."""
    found = new_bargain({"setup": "given"}, PRICES["wallenstein"])
    army, thaler = found.names.index("army"), found.names.index("thaler")
    for number in range(40):
        steps = found.crowd(np.random.default_rng(number))
        logs = found.mean + found.spread * steps
        found.learn(steps, logs[:, army] - logs[:, thaler])
    prices = found.prices()
    assert prices["army"] > 2 * PRICES["wallenstein"]["army"]
    assert prices["thaler"] < PRICES["wallenstein"]["thaler"] / 2
    assert all(price > 0.0 for price in prices.values())
    assert all(prices[name] == PRICES["wallenstein"][name] for name in FREE)


def test_only_prices_of_the_game_move() -> None:
    """What the base game never asks for is not learned in it."""
    base = new_bargain({"variant": "base"}, PRICES["carolingi"])
    assert set(PRICES["carolingi"]) - set(base.names) == set(ADVANCED)
    advanced = new_bargain({"variant": "advanced"}, PRICES["carolingi"])
    assert set(advanced.names) == set(PRICES["carolingi"])


@pytest.mark.parametrize(("game", "players"), [("carolingi", 2), ("wallenstein", 3)])
def test_variants_play(game: str, players: int) -> None:
    """Equal prices do as well as anybody; prices that spoil everything do worse."""
    options = Course(game, {"players": players}, 0.0, 1, 1, 8).checked().options
    good = PRICES[game]
    number, even = try_out(Variant(game, options, good, good, 7, 1, 1))
    assert number == 7
    assert 0.25 <= even <= 0.75
    foolish = {
        name: price * (30.0 if name in ("grain_spare", "leude") else 0.01) for name, price in good.items()
    }
    assert try_out(Variant(game, options, foolish, good, 7, 1, 1))[1] < even


@pytest.mark.parametrize(("players", "games"), [(2, 36), (3, 18), (4, 12), (6, 6)])
def test_games_of_a_variant(players: int, games: int) -> None:
    """Fewer where they are longer, and every seat equally often."""
    assert games_each("carolingi", players) == games


def test_course_with_prices_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half of a course goes to prices; what was learned about them stays over an interruption."""
    monkeypatch.setitem(bargain.GAMES, "wallenstein", 1)
    course = Course("wallenstein", {"players": 3}, 0.0, 2 * CROWD * 3, 1, 8).checked()
    room = Classroom(course, tmp_path, resume=False)
    first = next(iter(room.train(LocalProcesses(1))))
    assert first.mark > 0.0
    assert first.loss == 0.0
    room.save()
    again = Classroom(course, tmp_path, resume=True)
    assert again.bargain.prices() == room.bargain.prices() != PRICES["wallenstein"]
    progress = next(iter(again.train(LocalProcesses(1))))
    assert progress.loss > 0.0
    assert read_experience(again.weights_text({}), "wallenstein", "here").prices == pytest.approx(
        again.bargain.prices(), rel=1e-3
    )


@pytest.mark.usefixtures("small_batches")
def test_begins_with_given_weights() -> None:
    """A course can go on from what was learned elsewhere."""
    room = Classroom(SHORT.checked(), None, resume=False)
    list(room.train(LocalProcesses(1)))
    known = read_experience(room.weights_text({}), "carolus_magnus", "here")
    again = Classroom(SHORT.checked(), None, resume=False, start=known)
    assert again.learner.network().inner == known.network.inner
    assert again.untrained() == room.untrained()


def test_checkpoints_hold_everything() -> None:
    """A learner is the same after its arrays have been written and read."""
    learner = new_learner(plain([1.0, 2.0]), 3, np.random.default_rng(3))
    learner.step(np.ones((2, 2, 2)), np.full((2, 2), 0.5), np.full((2, 2), 0.5), 0.1)
    again = learner_from(learner.arrays())
    assert again.steps == learner.steps
    for part, values in learner.weights.items():
        assert np.array_equal(again.weights[part], values)
        assert np.array_equal(again.means[part], learner.means[part])


@pytest.mark.skipif(
    not os.environ.get("HOFTAG_COMPILED_PYTHON"),
    reason="learning enough to show it takes the compiled engine: ./test",
)
def test_training_helps() -> None:
    """After some hundred games the trained evaluation beats the one it began with, beyond luck."""
    words = f"train carolus_magnus --games {4000 if FULL else 800} --seed 1 --exam 40 --json"
    command = [os.environ["HOFTAG_COMPILED_PYTHON"], "-m", "hoftag", *words.split()]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    mark = json.loads(done.stdout)["against_untrained"]
    assert mark["games"] >= 40
    assert mark["low"] > mark["luck"]


def test_mixed_tables_have_all_rungs() -> None:
    """Among the rivals are the strongest, a squire and greedy; more of the same at larger tables."""
    by_hand, learned = beginner("carolingi").prices, experience_for("carolingi", "", 4).prices
    company = rivals_at(6)
    assert len(company) == 5
    assert company[0] == company[3] == learned
    assert company[2] == by_hand
    assert company[1] == company[4] == partly_learned(by_hand, learned, SQUIRE["carolingi"][-1].learned)
    assert rivals_at(3) == company[:2]


def test_variants_play_for_a_place() -> None:
    """The same table gives the same mark; prices that make no sense leave fewer rivals behind."""
    options = own_game("carolingi").read({"players": 3})
    usual = beginner("carolingi").prices
    senseless = dict.fromkeys(usual, 0.0001)
    marks = []
    for prices in (usual, usual, senseless):
        table = MixedTable(options, prices, (usual, usual), 7, 3, 6)
        number, mark = try_out_among(table)
        assert number == 7
        marks.append(mark)
    assert marks[0] == marks[1] == pytest.approx(0.5), "everybody in every seat, all alike"
    assert marks[2] < 0.3


def test_places_of_the_moment() -> None:
    """Before the end by points, then followers on lands, then lands ruled; after it by its result."""
    state = own_game("carolingi").new({**own_game("carolingi").read({"players": 3})}, seeded(4))
    assert isinstance(state, Carolingi)
    advance(state)
    keys = [rank_key(score_parts(state, seat)) for seat in range(3)]
    assert len({tuple(key) for key in keys}) == 1
    assert places_now(state) == [[0, 1, 2]]
    state.pieces[state.realm.region_lands[0][0] * state.row + 1] += 1
    assert places_now(state)[0] == [1]
    finish(state, "peace", 2)
    assert places_now(state) == [[2], [1], [0]]


def test_only_some_seasons_are_played() -> None:
    """A game that is cut short ends with a season; a number of them that is too large plays it to its end."""
    game = own_game("carolingi")
    for seasons, over in ((3, False), (1000, True)):
        state = game.new(game.read({"players": 3}), seeded(4))
        outlooks = [outlook_on(state, beginner("carolingi")) for _ in range(3)]
        first = outlooks[0].stretch(state)
        sensible_stretches(state, outlooks, seeded(5), seasons)
        assert (state.result is not None) == over
        assert over or outlooks[0].stretch(state) == first + seasons


def test_courses_for_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prices are learned at mixed tables, every generation is a measure, and a network is not needed."""
    tables: list[MixedTable] = []

    def marked(table: MixedTable) -> tuple[int, float]:
        tables.append(table)
        return table.number, 0.25 if table.prices["land"] > tables[0].prices["land"] else 0.75

    monkeypatch.setattr(course_module, "try_out_among", marked)
    course = Course("carolingi", {"players": 3}, 0.0, 2 * CROWD * games_at(3), 1, 4, place=True).checked()
    room = Classroom(course, None, resume=False)
    marks = [progress.mark for progress in room.train(LocalProcesses(1))]
    assert len(marks) == 2
    assert not room.learner.network().shift
    assert len(tables) == 2 * CROWD
    assert all(0.25 <= mark <= 0.75 for mark in marks)
    assert room.progress.games == 2 * CROWD * 42, "as many in every seat"
    assert {table.seed for table in tables[:CROWD]} != {table.seed for table in tables[CROWD:]}


@pytest.mark.usefixtures("small_batches")
def test_prices_can_be_kept() -> None:
    """Then all games are for the network."""
    course = Course("carolingi", {"players": 2}, 0.0, 8, 1, 4, keep_prices=True).checked()
    start = experience_for("carolingi", "", 2)
    room = Classroom(
        course, None, resume=False, start=Experience(plain([0.0] * start.network.inputs), start.prices)
    )
    before = room.learner.network()
    assert list(room.train(LocalProcesses(1)))
    assert room.bargain.prices() == pytest.approx(start.prices)
    assert room.learner.network().straight != before.straight


def test_earlier_positions_come_from_many_games() -> None:
    """What is gone through again is mixed from many batches, each position with what came of it."""
    room = Classroom(SHORT.checked(), None, resume=False)
    for number in range(20):
        rows = np.full((5, 2, 3), number, dtype=np.float32)
        room.memory.append(Positions(rows, rows[:, :, 0], rows[:, :, 1], 4))
    again = room._remembered()
    assert len(again.rows) == BATCH
    assert len(np.unique(again.rows)) > 5
    assert (again.chances == again.rows[:, :, 0]).all()
    assert (again.behind == again.rows[:, :, 1]).all()


@pytest.mark.parametrize("game", ["carolingi", "wallenstein"])
def test_everybody_has_manners_of_their_own(game: str) -> None:
    """Where there are prices, a network learns from players who hold things dear in many ways."""
    learned = experience_for(game, "", 4)
    task = Task(game, {}, packed(learned.network), learned.prices, 1, 1, 1.0)
    found = [prices for seed in range(60) for prices in manners(task, 4, Random(seed))]
    by_hand = beginner(game).prices
    for known in (learned.prices, by_hand, partly_learned(by_hand, learned.prices, 0.5)):
        assert any(prices == pytest.approx(known) for prices in found)
    assert all(len({prices[name] for prices in found}) > 100 for name in by_hand)
    assert manners(replace(task, prices={}), 3, Random(1)) == [{}] * 3


def test_marks() -> None:
    """A mark tells its share with an interval."""
    mark = Mark(15.0, 20, 0.5)
    assert mark.share == 0.75
    low, high = mark.interval
    assert low < 0.75 < high
    assert mark.json()["games"] == 20


@pytest.mark.parametrize(
    ("course", "code"),
    [
        (Course("carolingi", {"players": 9}, 1.0, 0, 1, 8), "option-value"),
        (Course("carolingi", {"timer": 60}, 1.0, 0, 1, 8), "timer-without-people"),
        (Course("carolingi", {}, 0.0, 0, 1, 8), "number-positive"),
        (Course("carolingi", {}, 1.0, 0, 1, 0), "training-hidden"),
        (Course("chess", {}, 1.0, 0, 1, 8), "game-unknown"),
        (Course("wallenstein", {}, 1.0, 0, 1, 8, place=True), "training-place"),
        (Course("carolingi", {"players": 2}, 1.0, 0, 1, 8, place=True), "training-place"),
        (Course("carolingi", {"variant": "advanced"}, 1.0, 0, 1, 8, place=True), "training-place"),
        (
            Course("carolingi", {"players": 3}, 1.0, 0, 1, 8, place=True, keep_prices=True),
            "training-keep-place",
        ),
    ],
)
def test_bad_courses_are_refused(course: Course, code: str) -> None:
    """What makes no sense is refused before anything is played."""
    with pytest.raises(BadInput) as refused:
        course.checked()
    assert refused.value.code == code
