"""When a thought ends: with its effort, or as soon as more of it could hardly change anything."""

from __future__ import annotations

import pytest

from hoftag.bots.bot import Knowledge
from hoftag.bots.effort import Effort
from hoftag.bots.rehearsal import ROUNDS, TRIFLE, Rehearsal, Trial
from hoftag.bots.search import FEW_VISITS, Answer, Search
from hoftag.bots.thinker import Thinker, outlook_on, trained
from hoftag.kernel.chance import seeded
from tests.contract.walk import new

GENEROUS = 100_000
"""More tries than any answer needs."""


def rehearsal(count: int) -> Rehearsal:
    """Some ways to answer a question of Carolingi, the first of them the usual one."""
    match = new(("carolingi", {"players": 2}), 3)
    known = Knowledge(match.game, match.state, 0)
    trials = [Trial(action) for action in range(count)]
    return Rehearsal(outlook_on(match.state, trained(match.state)), known, seeded(1), trials)


def noted(gains: list[list[float]]) -> Rehearsal:
    """The same, when the others have gained so much in their tries."""
    one = rehearsal(len(gains) + 1)
    for _ in gains[0]:
        one.usual.note(0.0, 0.0)
    for trial, seen in zip(one.others, gains, strict=True):
        for gain in seen:
            trial.note(gain, 0.0)
    return one


@pytest.mark.parametrize(
    ("gains", "best", "clear"),
    [
        ([[-0.2] * 24], 0, True),  # the usual way is better
        ([[0.2] * 24], 1, True),  # another one is
        ([[0.2, -0.2] * 12], 0, False),  # nobody knows yet
        ([[0.2, -0.2] * 10_000], 0, True),  # it does not matter
        ([[0.1] * 24, [0.1] * 24], 1, False),  # two that look alike at first,
        ([[0.1] * 400, [0.1] * 400], 1, True),  # and are
        ([[0.1] * 24, [0.3, -0.1] * 12], 1, False),  # one that may be better than the best
        ([[0.02, -0.018] * 200, [-0.3] * 400], 1, True),  # a little better than the usual one, or as good
        ([[0.3, -0.1] * 30, [0.07] * 60], 1, False),  # one that seems best, but who knows, and a steady one
    ],
)
def test_when_all_is_clear(gains: list[list[float]], best: int, clear: bool) -> None:
    """Nothing that is left may be better than the best by more than a trifle, as far as can be told."""
    one = noted(gains)
    assert one.best().action == best
    assert one.clear() == clear


def tries(one: Rehearsal, worth: dict[int, list[float]], monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """What is decided, and after how many tries, if the ways to answer bring this again and again."""

    def play(_: Rehearsal, trial: Trial, *__: object) -> float:
        seen = worth[trial.action]
        return seen[trial.plays % len(seen)]

    monkeypatch.setattr(Rehearsal, "play", play)
    effort = Effort(GENEROUS, 0)
    return one.decide(effort).action, effort.done


def test_rehearsals_end_when_all_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is clear takes a few rounds, what is hard to tell many, and what is never clear all the effort."""
    plain = tries(rehearsal(3), {0: [0.5], 1: [0.2], 2: [0.7]}, monkeypatch)
    assert plain == (2, 3 * ROUNDS)
    action, hard = tries(rehearsal(2), {0: [0.5], 1: [0.7, 0.34]}, monkeypatch)
    assert action == 1
    assert 3 * ROUNDS < hard < GENEROUS
    wild = [0.5 + 40 * TRIFLE * sign for sign in (1, -1)]
    assert tries(rehearsal(2), {0: [0.5], 1: wild * 1000 + wild[:1] * 300}, monkeypatch)[1] > hard


def test_what_is_hopeless_is_dropped_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """The effort goes to what is hard to tell apart, long before half of it is spent."""
    one = rehearsal(5)
    bad = one.others[:3]
    tries(one, {0: [0.5], 1: [0.1], 2: [0.2], 3: [0.3], 4: [0.7, 0.34]}, monkeypatch)
    assert [trial.plays for trial in bad] == [ROUNDS] * 3
    assert one.usual.plays > 2 * ROUNDS


@pytest.mark.parametrize(
    ("visits", "part"),
    [
        ([FEW_VISITS, 0], 0.0),
        ([FEW_VISITS + 300, 50], 300 / (FEW_VISITS + 350)),
        ([500, 500], (500 - FEW_VISITS) / 1000),
        ([3, 2], 0.0),
    ],
)
def test_where_the_thoughts_of_a_tree_went(visits: list[int], part: float) -> None:
    """The part of the answer that was looked into most; a few visits prove nothing."""
    match = new(("carolus_magnus", {"players": 2}), 3)
    known = Knowledge(match.game, match.state, match.awaiting[0])
    search = Search(outlook_on(match.state, trained(match.state)), known, seeded(1))
    for action, count in enumerate(visits):
        answer = Answer(action, 0.5, 0.5)
        answer.visits = count
        search.root.answers[action] = answer
    assert search.settled() == pytest.approx(part)


def test_trees_end_when_most_thoughts_go_to_one_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one answer gets all of them, a tree does not grow to the end of its effort."""
    thoughts = 0

    def think(search: Search) -> None:
        nonlocal thoughts
        thoughts += 1
        for action in search.known.options()[:2]:
            search.root.answers.setdefault(action, Answer(action, 0.5, 0.5))
        search.best().visits += 1

    monkeypatch.setattr(Search, "think", think)
    match = new(("carolus_magnus", {"players": 2}), 3)
    known = Knowledge(match.game, match.state, match.awaiting[0])
    Thinker(seeded(1), GENEROUS, 0).choose(known)
    assert 4 * FEW_VISITS <= thoughts < 5 * FEW_VISITS
