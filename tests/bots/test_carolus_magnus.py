"""What computer players see in Carolus Magnus, against the rules themselves, and how they keep what they thought."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from librt.vecs import vec

from hoftag.bots.bot import Knowledge
from hoftag.bots.carolus_magnus.around import Around
from hoftag.bots.carolus_magnus.company import COMPANY, company_seen
from hoftag.bots.carolus_magnus.courts import COURTS, LEADS, courts_seen
from hoftag.bots.carolus_magnus.places import CASTLES, PLACES, castles_seen, places_seen, weaker_rival
from hoftag.bots.carolus_magnus.sense import (
    CASTLE_GAIN,
    COURT_LEAD,
    EMPTY_GAIN,
    EMPTY_LOSS,
    FAR,
    HELD,
    LEAD,
    LEAD_CUT,
    NEAR,
    RING,
    CarolusMagnusSense,
    colours,
    threats,
)
from hoftag.bots.carolus_magnus.strikes import STRIKES, Strike, strikes_of, strikes_seen
from hoftag.bots.carolus_magnus.turn_plans import TurnPlan, best_turns
from hoftag.bots.carolus_magnus.turns import TURNS, Mover, movers_of, turns_seen
from hoftag.bots.effort import Effort
from hoftag.bots.outlook import Outlook
from hoftag.bots.search import Search
from hoftag.bots.thinker import Thinker, outlook_on, trained
from hoftag.games.carolus_magnus.discs import ChooseDisc
from hoftag.games.carolus_magnus.emperor import MoveEmperor, majority, score, strengths
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NOBODY
from hoftag.games.carolus_magnus.knights import PlayKnights, take_control
from hoftag.games.carolus_magnus.ring import after, head, members, places
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.chance import seeded
from hoftag.kernel.state import State
from hoftag.kernel.step import Confirm, Step, apply, next_seat
from tests.contract.walk import fingerprint, new, step


def positions(players: int, seed: int) -> Iterator[CarolusMagnus]:
    """The positions of a random game."""
    match = new(("carolus_magnus", {"players": players}), seed)
    chance = seeded(seed)
    while not match.over:
        state = match.state
        assert isinstance(state, CarolusMagnus)
        yield state
        step(match, chance)


def row_for(names: tuple[str, ...]) -> vec[float]:
    """A row with room for so many inputs."""
    return vec[float]([0.0] * len(names))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_changes_are_what_the_rules_bring(players: int) -> None:
    """What a stop in a place would win or lose each side is what happens if Charlemagne stops there."""
    changed = 0
    tied = 0
    for state in chain(*[positions(players, seed) for seed in range(4)]):
        around = Around(state)
        for d in range(around.places):
            trial = state.clone()
            score(trial, around.heads[d])
            for side in range(len(state.party.sides)):
                stock = state.party.castles - state.castles_of(side)
                change = trial.castles_of(side) - state.castles_of(side)
                assert min(around.changes[side * around.places + d], stock) == change
                changed += change != 0
                behind = around.owner[d] == side and around.margins[side * around.places + d] < 0
                tied += behind and change == 0
    assert changed > 50
    assert (tied > 0) == (players == 3), "two rivals who are ahead and equal take nothing"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sense_counts_as_the_rules_do(players: int) -> None:
    """Threats on the ring are reckoned quickly, by the strengths and majorities of the rules; colours likewise."""
    seen = {"won": 0, "lost": 0, "empty lost": 0, "region": 0, "tie": 0, "cut": 0}
    for state in chain(*[positions(players, seed) for seed in range(4)]):
        for side in range(len(state.party.sides)):
            total = 0.0
            place = head(state, state.emperor)
            for distance in range(places(state)):
                counts = strengths(state, place)
                leader = majority(counts)
                owner = state.castle[place]
                size = len(members(state, place))
                castles = sum(state.castle[member] != NO_CASTLE for member in members(state, place))
                weight = NEAR[distance] if distance < len(NEAR) else FAR
                if leader == side != owner:
                    total += weight * (EMPTY_GAIN if owner == NO_CASTLE else CASTLE_GAIN * castles)
                    seen["won"] += 1
                elif owner == side and leader not in {NOBODY, owner}:
                    total -= weight * CASTLE_GAIN * castles
                    seen["lost"] += 1
                elif leader != NOBODY and owner == NO_CASTLE:
                    total -= weight * EMPTY_LOSS
                    seen["empty lost"] += 1
                lead = counts[side] - max(counts[:side] + counts[side + 1 :])
                total += LEAD * float(max(-LEAD_CUT, min(LEAD_CUT, lead))) * (1 + size) / 2
                seen["region"] += size > 1
                seen["tie"] += leader == NOBODY and max(counts) > 0
                seen["cut"] += abs(lead) > LEAD_CUT
                place = after(state, place, 1)
            around = Around(state)
            assert threats(around, side, around.places - 1) == pytest.approx(total, rel=1e-12)
            held = 0.0
            for colour in range(state.hues):
                holder = state.holder[colour]
                if holder == NOBODY:
                    continue
                ring = sum(state.knights[colour :: state.hues])
                others = [seat for seat in range(players) if state.side_of[seat] != state.side_of[holder]]
                ahead = state.court[holder * state.hues + colour]
                ahead -= max(state.court[seat * state.hues + colour] for seat in others)
                safe = COURT_LEAD * float(min(LEAD_CUT, ahead))
                own = state.side_of[holder] == side
                held += RING * ring + safe + HELD if own else -(RING * ring + 0.5 * safe)
            assert colours(around, side) == pytest.approx(held, rel=1e-12)
    assert min(seen.values()) > 0, seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sense_knows_where_a_move_leads(players: int) -> None:
    """Where nothing changes hands it does not look at a new ring, and comes to the same as if it did."""
    found = {True: 0, False: 0}
    for state in chain(*[positions(players, seed) for seed in range(2)]):
        top = state.agenda[-1]
        if not isinstance(top, MoveEmperor):
            continue
        sense = CarolusMagnusSense(state, top.seat)
        for steps in top.options(state, top.seat):
            trial = state.clone()
            trial.emperor = after(trial, trial.emperor, steps)
            score(trial, trial.emperor)
            assert sense.move_worth(Around(state), steps) == sense.worth_of(trial)
            found[trial.castle == state.castle] += 1
    assert min(found.values()) > 5


@pytest.mark.parametrize("players", [2, 3])
def test_what_could_be_taken_can_be_taken(players: int) -> None:
    """With all knights of colours that the side holds, sent to a place within reach."""
    found = {True: 0, False: 0}
    for state in positions(players, players + 10):
        top = state.agenda[-1]
        if not isinstance(top, PlayKnights):
            continue
        side = state.side_of[top.seat]
        around = Around(state)
        mover = Mover(around, top.seat, top.left)
        assert len(mover.could) == min(state.laid[top.seat], around.places)
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


def seats_of(state: CarolusMagnus, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat in range(state.players) if state.side_of[seat] == side]


@pytest.mark.parametrize("players", [2, 3])
def test_strikes_can_be_struck(players: int) -> None:
    """Every place that a strike takes can be taken: with a colour at court first, then the other knights."""
    found = {"sent": 0, "turned": 0, "none": 0}
    for state in chain(*[positions(players, seed) for seed in range(2)]):
        top = state.agenda[-1]
        if not isinstance(top, PlayKnights):
            continue
        around = Around(state)
        strike = Strike(around, top.seat, top.left, state.laid[top.seat])
        for d in range(strike.reach):
            ways = [colour for colour in range(-1, state.hues) if struck(state, top, around.heads[d], colour)]
            assert (strike.taken[d] > 0) == bool(ways)
            assert strike.taken[d] in (0, around.size[d])
            found["none" if not ways else "sent" if ways[0] < 0 else "turned"] += 1
    assert min(found.values()) > 5


def struck(state: CarolusMagnus, top: PlayKnights, place: int, colour: int) -> bool:
    """Whether a place changes hands if a colour is taken at court (or none) and all other knights are sent there."""
    seat, trial, left = top.seat, state.clone(), top.left
    side = state.side_of[seat]
    if state.castle[place] == side:
        return False
    if colour >= 0:
        holder = state.holder[colour]
        if holder != NOBODY and state.side_of[holder] == side:
            return False
        while left and trial.reserve[seat * state.hues + colour] and trial.holder[colour] != seat:
            trial.reserve[seat * state.hues + colour] -= 1
            trial.court[seat * state.hues + colour] += 1
            take_control(trial, seat, colour)
            left -= 1
        if trial.holder[colour] != seat:
            return False
    for sent in range(state.hues):
        holder = trial.holder[sent]
        while (
            left
            and holder != NOBODY
            and state.side_of[holder] == side
            and trial.reserve[seat * state.hues + sent]
        ):
            trial.reserve[seat * state.hues + sent] -= 1
            trial.knights[place * state.hues + sent] += 1
            left -= 1
    score(trial, place)
    return trial.castle[place] == side


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_input_has_its_name(players: int) -> None:
    """Each part of the row is as long as its names, and what they count together is there."""
    for state in positions(players, 5):
        around = Around(state)
        movers, left = movers_of(around)
        for side in range(len(state.party.sides)):
            weaker = weaker_rival(around, side)
            row = row_for(CASTLES)
            castles_seen(around, side, weaker, row, 0)
            castles = dict(zip(CASTLES, row, strict=True))
            assert castles["castles"] == pytest.approx(0.2 * state.castles_of(side))
            row = row_for(PLACES)
            places_seen(around, side, row, 0)
            places = dict(zip(PLACES, row, strict=True))
            empty = sum(owner == NO_CASTLE for owner in state.castle)
            assert sum(places[f"empty {how}"] for how in ("won", "open", "lost")) == pytest.approx(
                0.2 * empty
            )
            row = row_for((*COURTS, *LEADS))
            courts_seen(around, side, weaker, row, 0)
            courts = dict(zip((*COURTS, *LEADS), row, strict=True))
            held = sum(holder != NOBODY and state.side_of[holder] == side for holder in state.holder)
            assert courts["colours"] == pytest.approx(0.2 * held)
            assert sum(courts[f"held {lead}"] for lead in range(5)) == pytest.approx(0.2 * held)
            every = courts["colours"] + courts["rival colours"] + courts["free colours"]
            assert every == pytest.approx(0.2 * state.hues)
            row = row_for(TURNS)
            turns_seen(around, side, movers, left, row, 0)
            turns = dict(zip(TURNS, row, strict=True))
            free = [
                disc
                for disc in range(1, 6)
                if any(not state.used[seat] >> disc & 1 for seat in seats_of(state, side))
            ]
            assert (turns["discs left"] > 0) == bool(free)
            row = row_for(STRIKES)
            strikes_seen(around, side, strikes_of(around, movers, left), left, row, 0)
            assert dict(zip(STRIKES, row, strict=True))["all struck next"] >= 0
            row = row_for(COMPANY)
            company_seen(around, side, row, 0)
            company = dict(zip(COMPANY, row, strict=True))
            assert [disc for disc in range(1, 6) if company[f"disc {disc} left"]] == free
            others = [state.castles_of(other) for other in range(len(state.party.sides)) if other != side]
            ahead = sum(castle > state.castles_of(side) for castle in others)
            assert company["rivals ahead"] == pytest.approx(0.5 * ahead)


def test_the_weaker_rival() -> None:
    """Of two rivals the one with fewer castles; with one rival there is none."""
    three = next(positions(3, 1)).clone()
    three.castle[:3] = [2, 2, 1]
    around = Around(three)
    assert [weaker_rival(around, side) for side in range(3)] == [1, 0, 0]
    assert weaker_rival(Around(next(positions(2, 1))), 0) == -1


def test_thoughts_are_kept_for_the_next_knight() -> None:
    """In a turn nothing comes between the knights and the move: the tree of one answer goes on with the next."""
    match = new(("carolus_magnus", {"players": 2}), 4)
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
    match = new(("carolus_magnus", {"players": 2}), 4)
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


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The milliseconds of each thought that is begun; all of them are short."""
    begun: list[int] = []

    def thought(tries: int, milliseconds: int) -> Effort:
        begun.append(milliseconds)
        return Effort(6, 0)

    monkeypatch.setattr("hoftag.bots.thinker.Effort", thought)
    return begun


@pytest.mark.parametrize("milliseconds", [999, 1000])
def test_a_whole_turn_is_kept_where_there_is_a_second_for_it(milliseconds: int, thoughts: list[int]) -> None:
    """Its answers follow without a thought as long as nothing else happens; with less time each is thought about."""
    match = new(("carolus_magnus", {"players": 3}), 4)
    while not isinstance(match.state.agenda[-1], PlayKnights):
        step(match, seeded(4))
    seat = match.awaiting[0]
    bot = Thinker(seeded(4), 0, milliseconds)
    kinds: list[str] = []
    top: Step[Any] = match.state.agenda[-1]
    while isinstance(top, (PlayKnights, MoveEmperor)) and match.awaiting[0] == seat:
        kinds.append(top.kind)
        match.play_action(seat, bot.choose(Knowledge(match.game, match.state, seat)))
        top = match.state.agenda[-1]
    assert kinds == [*["knights"] * 4, "emperor"]
    assert thoughts == [milliseconds] * (1 if milliseconds == 1000 else 5)


@pytest.mark.parametrize(("milliseconds", "beginnings", "turns"), [(999, 6, 10), (1000, 16, 64)])
def test_with_a_second_more_beginnings_are_followed(
    milliseconds: int, beginnings: int, turns: int, thoughts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole turns are looked for more widely where there is time to try them out."""
    looked: list[tuple[int, int]] = []

    def look(outlook: Outlook, s: State, seat: int, wide: int, most: int) -> list[TurnPlan]:
        looked.append((wide, most))
        return best_turns(outlook, s, seat, wide, most)

    monkeypatch.setattr("hoftag.bots.thinker.best_turns", look)
    match = new(("carolus_magnus", {"players": 3}), 4)
    Thinker(seeded(4), 0, milliseconds).choose(Knowledge(match.game, match.state, match.awaiting[0]))
    assert looked == [(beginnings, turns)]
    assert thoughts == [milliseconds]


def test_a_turn_is_not_kept_when_another_knight_was_sent(thoughts: list[int]) -> None:
    """Whoever takes a knight back and sends another one is thought about anew."""
    match = new(("carolus_magnus", {"players": 3}), 4)
    while not isinstance(match.state.agenda[-1], PlayKnights):
        step(match, seeded(4))
    seat = match.awaiting[0]
    known = Knowledge(match.game, match.state, seat)
    bot = Thinker(seeded(4), 0, 1000)
    chosen = bot.choose(known)
    assert len(bot.turn) == 4
    other = next(action for action in known.options() if action != chosen)
    match.play_action(seat, other)
    bot.choose(Knowledge(match.game, match.state, seat))
    assert thoughts == [1000, 1000]


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


def test_looks_see_what_each_answer_brings() -> None:
    """Reckoning only what differs between answers comes to the same as looking at each of them anew."""
    for number, state in enumerate(chain(*[positions(players, 6) for players in (2, 3, 4)])):
        if number % 5:
            continue
        seat = next_seat(state)
        outlook = outlook_on(state, trained(state))
        options = outlook.candidates(state, seat, -1)[:12]
        for action, worth in zip(options, outlook.looks(state, seat, options), strict=True):
            trial = state.clone()
            apply(trial, seat, action)
            assert worth == pytest.approx(outlook.prospects(trial))


def test_whole_turns() -> None:
    """Plans are different turns up to the move, the best first, and worth what they lead to."""
    seen = 0
    for number, state in enumerate(positions(3, 9)):
        top = state.agenda[-1]
        if number % 6 or not isinstance(top, (PlayKnights, MoveEmperor)):
            continue
        outlook = outlook_on(state, trained(state))
        plans = best_turns(outlook, state, top.seat, 6, 5)
        assert 0 < len(plans) <= 5
        worths = [plan.worth for plan in plans]
        assert worths == sorted(worths, reverse=True)
        assert len({(*sorted(plan.actions[:-1]), plan.actions[-1]) for plan in plans}) == len(plans)
        for plan in plans:
            assert len(plan.actions) == (top.left + 1 if isinstance(top, PlayKnights) else 1)
            trial = state.clone()
            plan.begin(trial, top.seat)
            assert plan.worth == pytest.approx(outlook.prospects(trial)[state.side_of[top.seat]])
            seen += 1
    assert seen > 30


def test_turns_are_tried_out_to_the_own_next_one() -> None:
    """Discs are tried out to the end of the round, everything else until the player has knights to play again."""
    kinds = set()
    for number, state in enumerate(positions(3, 10)):
        seat = next_seat(state)
        outlook = outlook_on(state, trained(state))
        if number % 9 or isinstance(state.agenda[-1], Confirm):
            continue
        trial = state.clone()
        end = outlook.end_of_try(state)
        best_turns(outlook, state, seat, 6, 2)[0].begin(trial, seat)
        while trial.result is None and not outlook.far_enough(trial, seat, end):
            outlook.hurry(trial, next_seat(trial), seeded(1))
        if trial.result is None:
            assert isinstance(trial, CarolusMagnus)
            assert trial.round == state.round + 1
            top = trial.agenda[-1]
            kinds.add(state.agenda[-1].kind)
            if isinstance(state.agenda[-1], ChooseDisc):
                assert isinstance(top, ChooseDisc)
            else:
                assert isinstance(top, PlayKnights)
                assert top.seat == seat
    assert kinds == {"disc", "knights", "emperor", "crown"}


def test_rivals_may_play_by_the_hand_made_sense() -> None:
    """In one manner of two a rival does what `greedy` does; in a hurry only with knights that count for its side."""
    differed = 0
    for state in chain(positions(3, 4), positions(3, 5)):
        seat = next_seat(state)
        outlook = outlook_on(state, trained(state))
        alike, by_hand = outlook.manners()
        assert alike is outlook
        options = state.agenda[-1].options(state, seat)
        greedy = CarolusMagnusSense(state, seat).choose(options)
        assert by_hand.quick(state, seat, seeded(1)) == greedy
        usual = outlook.quick(state, seat, seeded(1))
        differed += usual != greedy
        if isinstance(state.agenda[-1], PlayKnights):
            own = [colour for colour in range(state.hues) if state.holder[colour] == seat]
            options = [action for action in options if action < 8 or action % 8 in own]
        hurried = state.clone()
        by_hand.hurry(hurried, seat, seeded(1))
        expected = state.clone()
        apply(expected, seat, CarolusMagnusSense(state, seat).choose(options))
        assert fingerprint(hurried) == fingerprint(expected)
    assert differed > 20


def test_the_first_look_counts_as_a_few_tries() -> None:
    """A turn that looked worse than the usual one at once must do better for a while to be preferred."""
    plan = TurnPlan([1, 2], 0.45)
    plan.expect(0.5)
    assert plan.mean_gain() == pytest.approx(-0.05)
    plan.note(0.6, 0.5)
    assert -0.05 < plan.mean_gain() < 0.0
    for _ in range(30):
        plan.note(0.6, 0.5)
    assert plan.sure_gain() > 0.0


@pytest.mark.parametrize(
    ("tries", "milliseconds", "turns"), [(1, 0, 2), (15, 0, 5), (400, 0, 10), (0, 100, 10), (0, 2000, 64)]
)
def test_more_effort_is_for_more_turns(tries: int, milliseconds: int, turns: int) -> None:
    """With few tries only a few turns are tried out."""
    assert Thinker(seeded(1), tries, milliseconds).turns() == turns


@pytest.mark.parametrize(("players", "tree"), [(2, True), (3, False), (4, True)])
def test_two_sides_are_thought_about_in_a_tree(players: int, tree: bool) -> None:
    """With three sides whole turns are rehearsed; partners are one side."""
    match = new(("carolus_magnus", {"players": players}), 4)
    while not isinstance(match.state.agenda[-1], PlayKnights):
        step(match, seeded(4))
    bot = Thinker(seeded(4), 6, 0)
    bot.choose(Knowledge(match.game, match.state, match.awaiting[0]))
    assert (bot.tree is not None) == tree
