"""Training: what is learned, that it goes on after an interruption, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hoftag.bots.carolingi.prices import ADVANCED
from hoftag.bots.network import plain
from hoftag.bots.wallenstein.prices import FREE
from hoftag.bots.weighing import PRICES, SEEN, beginner, read_experience
from hoftag.kernel.errors import BadInput
from hoftag.lab.executors import LocalProcesses
from hoftag.lab.training import bargain
from hoftag.lab.training import course as course_module
from hoftag.lab.training.bargain import CROWD, Variant, games_each, new_bargain, try_out
from hoftag.lab.training.course import Classroom, Course, packed
from hoftag.lab.training.exam import Exam, Mark, examine
from hoftag.lab.training.learner import learner_from, new_learner
from hoftag.lab.training.lessons import Task, look_back, play_lessons
from hoftag.match.library import GAMES
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
    first = learner.learn(rows, chances, 0.01, rng)
    for _ in range(30):
        last = learner.learn(rows, chances, 0.01, rng)
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
    slopes: dict[str, np.ndarray] = {}
    monkeypatch.setattr(learner, "_move", lambda found, _rate: slopes.update(found))
    learner.step(rows, chances, 0.0)
    for part, slope in dict(slopes).items():
        flat = learner.weights[part].reshape(-1)
        for i in range(flat.size):
            before = flat[i]
            losses = []
            for change in (1e-5, -1e-5):
                flat[i] = before + change
                losses.append(learner.step(rows, chances, 0.0))
            flat[i] = before
            assert slope.reshape(-1)[i] == pytest.approx((losses[0] - losses[1]) / 2e-5, abs=1e-5)


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
    assert positions.chances.shape == (count, sides)
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
    learner.step(np.ones((2, 2, 2)), np.full((2, 2), 0.5), 0.1)
    again = learner_from(learner.arrays())
    assert again.steps == learner.steps
    for part, values in learner.weights.items():
        assert np.array_equal(again.weights[part], values)
        assert np.array_equal(again.means[part], learner.means[part])


@pytest.mark.skipif(not FULL, reason="learning enough to show it takes minutes: HOFTAG_FULL=1")
def test_training_helps() -> None:
    """After some thousand games the trained evaluation beats the one it began with, beyond luck."""
    course = replace(SHORT, games=4000, hidden=24).checked()
    room = Classroom(course, None, resume=False)
    list(room.train(LocalProcesses(2)))
    exam = Exam(course.game, course.options, room.learned(), room.untrained(), 5)
    mark = examine(exam, 40, LocalProcesses(2))
    assert mark.interval[0] > mark.luck


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
    ],
)
def test_bad_courses_are_refused(course: Course, code: str) -> None:
    """What makes no sense is refused before anything is played."""
    with pytest.raises(BadInput) as refused:
        course.checked()
    assert refused.value.code == code
