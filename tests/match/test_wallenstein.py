"""Wallenstein: what views explain is what happens, and nobody learns what others plan."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import hoftag
from hoftag.games.wallenstein.scoring import ScoreYear
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.games.wallenstein.winter import LoseGrain, SupplyLands
from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import Refusal
from hoftag.match.library import own_board, own_game
from hoftag.match.match import Match
from tests.contract.walk import new, step

SETTINGS: list[dict[str, Any]] = [{"players": 3}, {"players": 4, "court": True, "landsknechte": True}]
settings = pytest.mark.parametrize("options", SETTINGS, ids=["base", "expansions"])


def moments(options: dict[str, Any], seed: int) -> Iterator[tuple[Match, Wallenstein]]:
    """Positions of a random game, now and then, with a copy that may be changed."""
    match = new(("wallenstein", options), seed)
    chance = seeded(seed)
    while not match.over:
        if match.version % 40 == 0:
            twin = match.state.clone()
            assert isinstance(twin, Wallenstein)
            twin.events = []
            twin.agenda.clear()
            yield match, twin
        step(match, chance)


@settings
def test_majorities_and_the_next_scoring_are_what_scoring_gives(options: dict[str, Any]) -> None:
    """Who leads where, for how many points, and the sum of all that: just what a scoring now would bring."""
    for match, twin in moments(options, 3):
        view: Any = match.view(None)["position"]
        before = twin.points[:]
        ScoreYear().run(twin)
        for seat, row in enumerate(view["seats"]):
            gain = twin.points[seat] - before[seat]
            assert row["score"]["next"] == gain
            led = sum(place["points"] for place in view["majorities"] if seat in place["leaders"])
            buildings = sum(len(land["buildings"]) for land in view["lands"] if land["owner"] == seat)
            assert gain == led + buildings + row["lands"]


@settings
def test_the_winter_is_foretold(options: dict[str, Any]) -> None:
    """With the least and with the most loss of an open event: fed, or so many lands without grain and revolts."""
    for match, twin in moments(options, 4):
        view: Any = match.view(None)["position"]
        state = match.state
        assert isinstance(state, Wallenstein)
        if not state.events_open:
            continue
        ordered = sorted(state.events_open, key=lambda event: state.board.event_loss[event])
        for key, event in (("least", ordered[0]), ("most", ordered[-1])):
            trial = twin.clone()
            trial.events = []
            trial.events_open = [event]
            LoseGrain().run(trial)
            for turn, seat in enumerate(trial.order):
                trial.agenda.clear()
                trial.revolts = []
                SupplyLands(turn).run(trial)
                told = view["seats"][seat]["winter"][key]
                lacking = trial.count_lands(seat) - trial.grain[seat]
                assert told["code"] == ("why-supplied" if lacking <= 0 else "why-unsupplied")
                if lacking > 0:
                    assert told["facts"]["count"] == lacking
                    assert told["facts"]["revolts"] == len(trial.revolts)


@settings
def test_lands_are_explained(options: dict[str, Any]) -> None:
    """Neutral, owned, calm or in unrest: the explanation says what stands there."""
    for match, _ in moments(options, 5):
        view: Any = match.view(0)["position"]
        for land in view["lands"]:
            codes = [why["code"] for why in land["why"]]
            assert ("why-neutral" in codes) == (land["owner"] is None)
            assert ("why-unrest" in codes) == (land["unrest"] > 0)
            if land["owner"] is not None:
                assert land["why"][0]["facts"]["count"] == land["armies"]
                assert land["why"][0]["facts"]["you"] == ("yes" if land["owner"] == 0 else "no")


def at(position: dict[str, Any], **options: Any) -> Match:
    """A match from a position."""
    game = own_game("wallenstein")
    read = game.read(options)
    state = game.read_position(read, position, seeded(1))
    return Match(game, read, own_board("wallenstein").hash, state, started=False)


def codes(match: Match) -> list[str]:
    """What the view says of the winter, seat by seat."""
    view: Any = match.view(None)["position"]
    assert all(row["winter"]["least"]["code"] == row["winter"]["most"]["code"] for row in view["seats"])
    return [row["winter"]["least"]["code"] for row in view["seats"]]


def test_in_winter_only_those_to_come_are_told_of() -> None:
    """Who has had a turn is through it, however many lands were lost; for the others the grain of now counts."""
    lands = {"mark": "red 9", "koeln": "red 9", "trier": "red 9", "baden": "blue 1", "salzburg": "yellow 2"}
    order = ["blue", "red", "yellow"]
    match = at({"now": "winter", "year": 2, "order": order, "events": ["tax_max_5"], "lands": lands})
    assert match.awaiting == (0,)
    assert codes(match) == ["why-wintered", "why-wintered", "why-unsupplied"]
    match.play(0, match.options(0)[0].notation)
    assert match.over
    assert codes(match) == ["why-wintered"] * 3


def test_before_events_lie_open_the_winter_may_cost_anything() -> None:
    """While start lands are chosen all twelve events are possible: from 0 to 7 grain."""
    match = hoftag.new("wallenstein", players=3, setup="free", seed=2)
    match.play(match.awaiting[0], "pile")
    view: Any = match.view(None)["position"]
    for row in view["seats"]:
        assert [row["winter"][key]["facts"]["loss"] for key in ("least", "most")] == [0, 7]


def test_protection_names_its_actions() -> None:
    """A favour may protect from A, from B or from both, and the explanation says which; neutral lands have none."""
    lands = {"mark": "red 2", "trier": "blue 2", "baden": "yellow 2"}
    seats = {"red": {"immune": ["battle_b"]}, "blue": {"immune": ["battle_a", "battle_b"]}}
    plan = {"plan": {"battle_a": "baden"}}
    match = at({"now": "action battle_a", "lands": lands, **seats, "yellow": plan}, court=True)
    view: Any = match.view(0)["position"]
    told = {
        land["land"]: [
            (why["facts"]["action"], why["facts"]["you"])
            for why in land["why"]
            if why["code"] == "why-protected"
        ]
        for land in view["lands"]
    }
    assert told["mark"] == [("battle_b", "yes")]
    assert told["trier"] == [("battle_a", "no"), ("battle_b", "no")]
    assert told["baden"] == told["koeln"] == []


def test_nobody_learns_what_others_plan() -> None:
    """While all plan, no view and no event of others changes with a card that is laid; each sees the own plan."""
    match = hoftag.new("wallenstein", players=3, seed=8)
    seen = [json.dumps(match.view(seat)["position"]) for seat in (1, 2)]
    open_to_all = json.dumps(match.view(None)["position"])
    events = len(match.events(1))
    for text in ("lay tax mark", "lay bid coin_3", "lay battle_a osnabrueck", "lay tax trier"):
        match.play(0, text)
    assert [json.dumps(match.view(seat)["position"]) for seat in (1, 2)] == seen
    assert json.dumps(match.view(None)["position"]) == open_to_all
    assert len(match.events(1)) == events
    own: Any = match.view(0)["position"]
    assert own["own"]["plan"] == {"tax": "trier", "battle_a": "osnabrueck", "bid": "coin_3"}


WISHES = (
    "lay tax mark", "lay bid coin_4", "lay grain koeln", "lay court_3 tower", "clear tax", "done",
    "march mark *", "march *", "choose six_armies", "ask favour_4", "favour mark", "bonus grain", "revolt mark",
    "land:mark", "land:tirol", "card:coin_2",
)  # fmt: skip


@settings
def test_reasons_tell_nothing_that_is_hidden(options: dict[str, Any]) -> None:
    """Why something cannot be done is answered as in any position that the seat cannot tell from the real one."""
    match = new(("wallenstein", options), 6)
    chance = seeded(6)
    asked = 0
    while not match.over and match.version < 700:
        if match.version % 9 == 0:
            real = match.state
            for seat in range(real.players):
                told = [match.why_not(seat, wish) for wish in WISHES]
                prompt = match.prompt(seat)
                match.state = match.game.sample(real, seat, seeded(match.version))
                again = [match.why_not(seat, wish) for wish in WISHES]
                assert match.prompt(seat) == prompt
                match.state = real
                assert [shown(refusal) for refusal in again] == [shown(refusal) for refusal in told]
                asked += 1
        step(match, chance)
    assert asked > 50


def shown(refusal: Refusal | None) -> tuple[object, ...]:
    """A refusal as it is sent."""
    return () if refusal is None else (refusal.code, refusal.rule, dict(refusal.facts))


@settings
def test_what_is_told_of_a_plan(options: dict[str, Any]) -> None:
    """From planning to the next one nobody else is told of a card before it is turned up, taken away or bid."""
    match = new(("wallenstein", options), 7)
    chance = seeded(7)
    seasons = 0
    while not match.over:
        before = len(match.log)
        planning = match.state.agenda[-1].kind == "plan"
        step(match, chance)
        fresh = match.log[before:]
        if planning:
            secret = [event for event in fresh if event.kind in ("laid", "cleared", "plan-made")]
            assert all(event.seats == 1 << event.args[0] for event in secret)
            seasons += any(event.kind == "planned" for event in fresh)
        assert all(event.seats < 0 for event in fresh if event.kind not in ("laid", "cleared", "plan-made"))
        view: Any = match.view(None)["position"]
        for row in view["seats"]:
            for field in row["mat"]:
                assert (field["card"] is None) == (field["state"] != "shown")
    assert seasons == 6


def test_a_refused_card_costs_nothing() -> None:
    """After a refusal the plan is as it was, and planning goes on."""
    match = hoftag.new("wallenstein", players=3, seed=8)
    match.play(0, "lay tax mark")
    before = match.record()
    for text in ("lay grain mark", "lay grain strassburg", "lay grain bremen", "done", "lay nonsense mark"):
        with pytest.raises(hoftag.IllegalAction):
            match.play(0, text)
    assert match.record() == before
    match.undo(0)
    view: Any = match.view(0)["position"]
    assert view["own"]["plan"] == {}


def hand_in(match: Match, seat: int) -> None:
    """Lay any plan and finish it."""
    while seat in match.awaiting:
        match.play_action(seat, match.state.agenda[-1].onward(match.state, seat)[0])


def test_taking_a_change_back_never_ends_the_planning() -> None:
    """Finished, changed, and the others have finished since: the change is gone, and the plan is handed in anew."""
    match = new(("wallenstein", {"players": 3}), 7)
    hand_in(match, 0)
    hand_in(match, 1)
    match.play(1, "done")  # once more does no harm
    match.play(1, "done")
    before: Any = match.view(1)["position"]
    match.play(1, "clear tax")
    hand_in(match, 2)
    match.play(0, "clear grain")  # with everybody else finished this would come too late
    match.undo(1)
    after: Any = match.view(1)["position"]
    assert after["own"] == before["own"]
    assert list(match.awaiting) == [0, 1]
    match.undo(2)
    assert list(match.awaiting) == [0, 1, 2]
    hand_in(match, 2)
    hand_in(match, 0)
    assert list(match.awaiting) == [1]
    assert hoftag.load(match.record()).record() == match.record()
    match.play(1, "done")
    assert match.state.agenda[-1].kind != "plan"
