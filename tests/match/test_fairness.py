"""Chance is promised before a game, mixed with what the seats add, and can be computed anew afterwards."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import hoftag
from hoftag.kernel.fair import FairChance, commitment, mix
from hoftag.match.fairness import promise
from hoftag.match.library import game_on
from hoftag.match.match import Match, start_fair
from hoftag.match.record import load, take_back
from hoftag.match.verify import Dishonest, verify

GAMES = ("carolingi", "carolus_magnus")
SECRET = bytes(range(32))


def fair_match(name: str, nonces: dict[str, str] | None = None, **options: Any) -> Match:
    """A new match with a promise."""
    game, board_hash = game_on(name, None)
    fair = promise(SECRET)
    fair.nonces.update(nonces or {})
    return start_fair(game, game.read({"players": 2, **options}), board_hash, fair, SECRET)


def play_out(match: Match, seed: int, take_backs: bool = False) -> Match:
    """Play at random to the end; every now and then load the match anew, or take something back."""
    lot = random.Random(seed)
    while not match.over:
        seat = lot.choice(match.awaiting)
        match.play_action(seat, lot.choice(match.state.agenda[-1].onward(match.state, seat)))
        if not match.awaiting:
            break
        if lot.random() < 0.05:
            match = load(match.record(), secret=SECRET)
        if take_backs and match.version > 15 and lot.random() < 0.05:
            match = take_back(match, match.version - lot.randrange(1, 12))
    assert match.fairness is not None
    match.fairness.secret = SECRET
    return match


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest) -> str:
    """The record of a finished game with one nonce and some take-backs."""
    seat = hoftag.new(request.param, players=2).seats[1]
    return play_out(fair_match(request.param, {seat: "c0ffee"}), 5, take_backs=True).record()


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_game_verifies(name: str) -> None:
    """Every outcome is as promised."""
    match = play_out(fair_match(name), 1)
    verdict = verify(match.record())
    assert verdict.draws == match.drawn > 50
    assert (verdict.take_backs, verdict.seats) == (0, ())
    assert verdict.commitment == commitment(SECRET)


def test_what_falls_out_of_the_tower_verifies() -> None:
    """Outcomes that come about together are as promised too, also after take-backs; another figure is noticed."""
    match = play_out(fair_match("wallenstein", players=3, court=True), 1, take_backs=True)
    record = match.record()
    verdict = verify(record)
    assert verdict.draws > 100
    assert verdict.take_backs > 0
    line = next(line for line in record.splitlines() if line.startswith("* fall-farmer"))
    changed = line[:-1] + ("1" if line[-1] != "1" else "2")
    with pytest.raises(Dishonest):
        verify(record.replace(line, changed, 1))


def test_take_backs_verify_and_never_repeat_chance(finished: str) -> None:
    """The record keeps what counts; chance goes on with later numbers."""
    verdict = verify(finished)
    assert verdict.take_backs > 0
    assert len(verdict.seats) == 1
    assert load(finished).record() == finished


def test_any_changed_byte_fails(finished: str) -> None:
    """Whatever is changed, verification notices."""
    lot = random.Random(3)
    for place in [*range(60), *lot.sample(range(60, len(finished)), 240), len(finished) - 1]:
        bad = finished[:place] + chr(ord(finished[place]) ^ 1) + finished[place + 1 :]
        with pytest.raises(hoftag.BadInput):
            verify(bad)
    for bad in (finished + "\n", finished + "# well played\n", finished.replace("\n", "\r\n"), finished[:-1]):
        with pytest.raises(Dishonest, match="verify-altered"):
            verify(bad)


def test_a_changed_outcome_is_named(finished: str) -> None:
    """The first outcome that was not promised is the reason."""
    lines = finished.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("* "))
    other = next(
        line
        for line in lines[first:]
        if line.split()[:2] == lines[first].split()[:2] and line != lines[first]
    )
    lines[first] = other
    with pytest.raises(Dishonest) as caught:
        verify("\n".join(lines) + "\n")
    assert caught.value.code == "verify-outcome" or caught.value.code.startswith("record-outcome")


def test_another_secret_or_nonce_fails(finished: str) -> None:
    """The secret must fit the commitment, and the nonces belong to the key."""
    with pytest.raises(Dishonest, match="fair-commitment"):
        verify(finished.replace(SECRET.hex(), "00" * 32))
    with pytest.raises(Dishonest):
        verify(finished.replace("c0ffee", "c0ffef"))


def test_what_cannot_be_verified_says_why(finished: str) -> None:
    """Without a promise, or before its end, there is nothing to verify."""
    with pytest.raises(hoftag.BadInput, match="verify-no-commitment"):
        verify(hoftag.new("carolingi", players=2, seed=1).record())
    with pytest.raises(hoftag.BadInput, match="verify-no-secret"):
        verify(fair_match("carolingi").record())


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("commitment", "commitment 12"),
        ("commitment", "nonce red 12"),
        ("nonce", "nonce nobody 12"),
        ("nonce", "nonce {seat} xyz"),
        ("nonce", "nonce {seat} 12\nnonce {seat} 34"),
        ("secret", "secret 12"),
    ],
)
def test_broken_promises_are_refused(finished: str, line: str, instead: str) -> None:
    """Reading is strict about the lines of the promise."""
    lines = finished.splitlines()
    at = next(i for i, text in enumerate(lines) if text.startswith(line))
    seat = next(text for text in lines if text.startswith("nonce")).split()[1]
    lines[at] = instead.format(seat=seat)
    with pytest.raises(hoftag.BadInput, match="record-header"):
        load("\n".join(lines))


def test_skips_only_go_forward(finished: str) -> None:
    """A record cannot send chance back to numbers that were used."""
    lines = finished.splitlines()
    at = next(i for i, text in enumerate(lines) if text.startswith("~"))
    lines[at] = "~ 1"
    with pytest.raises(hoftag.BadInput, match="record-skip"):
        load("\n".join(lines))


def test_the_secret_stays_out_of_an_unfinished_record() -> None:
    """Nobody can foresee what comes."""
    text = fair_match("carolingi").record()
    assert SECRET.hex() not in text
    assert "commitment" in text


def test_loading_without_the_secret_drops_the_promise() -> None:
    """Fresh chance is not what was promised."""
    again = load(fair_match("carolingi").record(), seed=1)
    assert again.fairness is None
    assert again.record().startswith("hoftag record 1\n")


def test_the_wrong_secret_cannot_go_on() -> None:
    """Only the promised secret continues a game."""
    with pytest.raises(hoftag.BadInput, match="fair-commitment"):
        load(fair_match("carolingi").record(), secret=bytes(32))


def test_undo_does_not_change_what_comes() -> None:
    """Outcomes depend on their number alone: undoing and doing again draws the same."""
    one, two = fair_match("carolus_magnus"), fair_match("carolus_magnus")
    seat = one.awaiting[0]
    choice = one.options(seat)[0].notation
    one.play(seat, choice)
    two.play(seat, choice)
    if two.can_undo(seat):
        two.undo(seat)
        two.play(seat, choice)
    assert one.record() == two.record()
    assert play_out(one, 9).record() == play_out(two, 9).record()


def test_all_candidates_are_equally_likely() -> None:
    """A chi-square of 60,000 dice."""
    chance = FairChance(mix(SECRET, {"red": "ab"}))
    counts = Counter(chance.pick("die", list(range(6))) for _ in range(60_000))
    expected = 10_000
    assert (
        sum((count - expected) ** 2 / expected for count in counts.values()) < 20.5
    )  # 99.9 % of honest dice
    assert chance.count == 60_000


def test_every_nonce_counts() -> None:
    """Each seat's share changes the key, and so does whose share it is."""
    keys = {
        mix(SECRET, nonces) for nonces in ({}, {"red": "01"}, {"blue": "01"}, {"red": "01", "blue": "01"})
    }
    assert len(keys) == 4
