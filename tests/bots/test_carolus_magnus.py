"""What computer players see in Carolus Magnus, against the rules themselves, and how they keep what they thought."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from hoftag.bots.bot import Knowledge
from hoftag.bots.carolus_magnus.around import Around
from hoftag.bots.carolus_magnus.courts import COURTS, LEADS, courts_seen
from hoftag.bots.carolus_magnus.places import CASTLES, PLACES, castles_seen, places_seen, weaker_rival
from hoftag.bots.carolus_magnus.turns import TURNS, Mover, movers_of, turns_seen
from hoftag.bots.search import Search
from hoftag.bots.thinker import Thinker, outlook_on, trained
from hoftag.games.carolus_magnus.emperor import MoveEmperor, score
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NOBODY
from hoftag.games.carolus_magnus.knights import PlayKnights
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.chance import seeded
from hoftag.kernel.step import Step, apply, next_seat
from tests.contract.walk import new, step


def positions(players: int, seed: int) -> Iterator[CarolusMagnus]:
    """The positions of a random game."""
    match = new(("carolus_magnus", {"players": players}), seed)
    chance = seeded(seed)
    while not match.over:
        state = match.state
        assert isinstance(state, CarolusMagnus)
        yield state
        step(match, chance)


def looked_around(state: CarolusMagnus) -> Around:
    """The ring with all that was found out about it."""
    around = Around(state)
    around.compare()
    return around


@pytest.mark.parametrize("players", [2, 3, 4])
def test_changes_are_what_the_rules_bring(players: int) -> None:
    """What a stop in a place would win or lose each side is what happens if Charlemagne stops there."""
    changed = 0
    tied = 0
    for state in chain(*[positions(players, seed) for seed in range(4)]):
        around = looked_around(state)
        for d, place in enumerate(around.heads):
            trial = state.clone()
            score(trial, place)
            for side in range(len(state.party.sides)):
                stock = state.party.castles - state.castles_of(side)
                change = trial.castles_of(side) - state.castles_of(side)
                assert min(around.changes[side][d], stock) == change
                changed += change != 0
                behind = around.owner[d] == side and around.margins[side][d] < 0
                tied += behind and change == 0
    assert changed > 50
    assert (tied > 0) == (players == 3), "two rivals who are ahead and equal take nothing"


@pytest.mark.parametrize("players", [2, 3])
def test_what_could_be_taken_can_be_taken(players: int) -> None:
    """With all knights of colours that the side holds, sent to a place within reach."""
    found = {True: 0, False: 0}
    for state in positions(players, players + 10):
        top = state.agenda[-1]
        if not isinstance(top, PlayKnights):
            continue
        side = state.side_of[top.seat]
        around = looked_around(state)
        mover = Mover(around, top.seat, top.left)
        assert len(mover.could) == min(state.laid[top.seat], len(around.heads))
        for d, taken in enumerate(mover.could):
            trial = state.clone()
            left = top.left
            for colour in range(state.hues):
                holder = state.holder[colour]
                if holder != NOBODY and state.side_of[holder] == side:
                    sent = min(left, state.reserve[top.seat * state.hues + colour])
                    trial.knights[around.heads[d] * state.hues + colour] += sent
                    left -= sent
            score(trial, around.heads[d])
            wins = trial.castle[around.heads[d]] == side and around.owner[d] != side
            assert taken == (around.size[d] if wins else 0)
            found[wins] += 1
    assert min(found.values()) > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_input_has_its_name(players: int) -> None:
    """Each part of the row is as long as its names, and what they count together is there."""
    for state in positions(players, 5):
        around = looked_around(state)
        movers, left = movers_of(around)
        for side in range(len(state.party.sides)):
            castles = dict(zip(CASTLES, castles_seen(around, side), strict=True))
            assert castles["castles"] == pytest.approx(0.2 * state.castles_of(side))
            places = dict(zip(PLACES, places_seen(around, side), strict=True))
            empty = sum(owner == NO_CASTLE for owner in state.castle)
            assert sum(places[f"empty {how}"] for how in ("won", "open", "lost")) == pytest.approx(
                0.2 * empty
            )
            seen = courts_seen(around, side, weaker_rival(around, side))
            courts = dict(zip((*COURTS, *LEADS), seen, strict=True))
            held = sum(holder != NOBODY and state.side_of[holder] == side for holder in state.holder)
            assert courts["colours"] == pytest.approx(0.2 * held)
            assert sum(courts[f"held {lead}"] for lead in range(5)) == pytest.approx(0.2 * held)
            every = courts["colours"] + courts["rival colours"] + courts["free colours"]
            assert every == pytest.approx(0.2 * state.hues)
            assert len(turns_seen(around, side, movers, left)) == len(TURNS)


def test_the_weaker_rival() -> None:
    """Of two rivals the one with fewer castles; with one rival there is none."""
    three = next(positions(3, 1)).clone()
    three.castle[:3] = [2, 2, 1]
    around = looked_around(three)
    assert [weaker_rival(around, side) for side in range(3)] == [1, 0, 0]
    assert weaker_rival(looked_around(next(positions(2, 1))), 0) == -1


def test_thoughts_are_kept_for_the_next_knight() -> None:
    """In a turn nothing comes between the knights and the move: the tree of one answer goes on with the next."""
    match = new(("carolus_magnus", {"players": 3}), 4)
    bot = Thinker(seeded(4), 40, 0)
    kept: list[int] = []
    while len(kept) < 12:
        seat = match.awaiting[0]
        top = match.state.agenda[-1]
        action = bot.choose(Knowledge(match.game, match.state, seat))
        assert action in top.options(match.state, seat)
        if isinstance(top, PlayKnights):
            assert bot.tree is not None
            kept.append(bot.tree.root.visits)
        elif len(top.options(match.state, seat)) > 1:
            assert bot.tree is None, "chance or somebody else comes next"
        match.play(seat, top.notation(match.state, action))
    assert max(kept) > 10


def test_thoughts_about_another_position_are_not_kept() -> None:
    """Whoever takes a knight back and sends another one is thought about anew."""
    match = new(("carolus_magnus", {"players": 3}), 4)
    while not isinstance(match.state.agenda[-1], PlayKnights):
        step(match, seeded(4))
    seat = match.awaiting[0]
    bot = Thinker(seeded(4), 40, 0)
    chosen = bot.choose(Knowledge(match.game, match.state, seat))
    before = bot.tree
    top: Step[Any] = match.state.agenda[-1]
    other = next(action for action in top.options(match.state, seat) if action != chosen)
    match.play(seat, top.notation(match.state, other))
    bot.choose(Knowledge(match.game, match.state, seat))
    assert before is not None
    assert bot.tree is not before


def test_knights_that_follow_alone_are_given_without_a_thought() -> None:
    """Where the order of knights leaves one answer only, the tree begins with the question after it."""
    given = 0
    for state in positions(3, 8):
        seat = next_seat(state)
        if not isinstance(state.agenda[-1], PlayKnights) or state.agenda[-1].left < 2:
            continue
        game = new(("carolus_magnus", {"players": 3}), 8).game
        search = Search(outlook_on(state, trained(state)), Knowledge(game, state, seat), seeded(1))
        assert search.forced(state) == -1
        far = max(search.outlook.candidates(state, seat, -1))
        search.give(far, None)
        assert search.expected is not None
        after = search.expected.clone()
        search.known = Knowledge(game, after, seat)
        forced = search.forced(after)
        options = search.outlook.candidates(after, seat, far)
        assert forced == (options[0] if len(options) == 1 else -1)
        if forced >= 0:
            given += 1
            apply(after, seat, forced)
            assert isinstance(after.agenda[-1], (PlayKnights, MoveEmperor))
    assert given > 0
