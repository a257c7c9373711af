"""Moments of games of Wallenstein for web/tests/fixtures: what a seat sees and is asked at a table.

`wallenstein_plan.json` follows one plan from its first card to the winter, `wallenstein_map.json` has moments in which
the map is part of the question, `wallenstein_asked.json` every question besides planning. All come from games among
random players, plans that the tests know by heart from the lines here. `tools/fixtures` writes the files.
"""

from __future__ import annotations

import json
from typing import Any

from msgspec import to_builtins

from hoftag.kernel.chance import SeededChance, seeded
from hoftag.match.library import own_board
from hoftag.match.match import Match
from hoftag.server.catalogue import games
from hoftag.server.sights import asked, event_line, position, top
from tests.contract.walk import new, step, walk

Json = dict[str, Any]
SEED = 1618
LOG = 40
"""So many events of the log are kept."""
HALF = (
    "lay palace holstein",
    "lay church mecklenburg",
    "lay trading_house coin_0",
    "lay grain lueneburg",
    "lay armies_5 mittelmark",
    "lay armies_3 wolfenbuettel",
    "lay army_1_move coin_1",
    "lay battle_a anhalt",
)
REST = ("lay battle_b baden", "lay bid coin_4", "lay tax wuerttemberg", "done")
COURT = ("lay court_3 tower", "lay court_2 tower", "lay bid coin_2")
MAPPED = ("lay tax wolfenbuettel", "lay battle_a anhalt", "lay battle_b mecklenburg", "lay bid coin_1")
KINDS = {
    "start-land": 1,
    "place-group": 2,
    "place": 4,
    "bonus": 2,
    "favour": 3,
    "cancel-event": 1,
    "build-free": 1,
    "calm": 2,
    "occupy": 1,
    "reinforce": 3,
    "march": 3,
    "confirm": 1,
    "revolt": 2,
}
"""Every question besides planning, with the fewest answers that make a moment of it worth showing."""


def worth(match: Match, kind: str, seat: int) -> bool:
    """Whether a moment of a question shows something."""
    options = match.options(seat)
    if len(options) < KINDS[kind]:
        return False
    if kind == "place":  # some place is taken
        return len(options) < 5
    if kind != "march":
        return True
    # several armies may go, and first into a land of somebody else
    lands = {land["land"]: land["owner"] for land in position(match, seat)["lands"]}
    armies = int(asked_of(match, seat)["facts"]["count"])
    return armies > 2 and lands[options[0].args[0]] not in (None, seat)


def asked_of(match: Match, seat: int) -> Json:
    """The question to a seat, as it is sent."""
    question: Json = to_builtins(asked(match, seat, 1))
    return question


def moment(match: Match, seat: int | None) -> Json:
    """What somebody sees and is asked now."""
    return {
        "players": match.state.players,
        "seat": seat,
        "position": position(match, seat),
        "asked": None if seat is None else asked(match, seat, 1),
        "awaiting": list(match.awaiting),
        "log": [event_line(match, event) for event in match.events(seat)[-LOG:]],
    }


def until(match: Match, chance: SeededChance, kind: str, seat: int) -> None:
    """Random answers of everybody, until a seat has this question."""
    while top_kind(match) != kind or seat not in match.awaiting:
        step(match, chance)


def top_kind(match: Match) -> str:
    """What is asked now; nothing more at the end."""
    now = top(match)
    assert now is not None, "the game is over"
    return now.kind


def finish(match: Match, chance: SeededChance, seat: int) -> None:
    """A seat makes some plan, and hands it in."""
    while top_kind(match) == "plan" and seat in match.awaiting:
        now = match.state.agenda[-1]
        onward = now.onward(match.state, seat)
        match.play_action(seat, onward[chance.below(len(onward))])


def answer(match: Match, seat: int, answers: tuple[str, ...]) -> None:
    """Give answers one after the other."""
    for notation in answers:
        match.play(seat, notation)


def plans() -> Json:
    """A plan from its first card to the winter; then the same with the court."""
    out: Json = {}
    match, chance = new(("wallenstein", {"players": 4}), SEED), seeded(SEED)
    out["fresh"] = moment(match, 0)
    answer(match, 0, HALF)
    out["half"] = moment(match, 0)
    finish(match, chance, 3)
    answer(match, 0, REST)
    out["done"] = moment(match, 0)
    out["watching"] = moment(match, None)
    for seat in (1, 2):
        finish(match, chance, seat)
    until(match, chance, "place", 0)
    out["place"] = moment(match, 0)
    until(match, chance, "march", 0)
    out["acting"] = moment(match, 0)
    until(match, chance, "revolt", 0)
    out["winter"] = moment(match, 0)
    options = {"players": 5, "court": True, "landsknechte": True}
    match, chance = new(("wallenstein", options), SEED), seeded(SEED)
    out["court"] = moment(match, 1)
    answer(match, 1, COURT)
    out["court-half"] = moment(match, 1)
    finish(match, chance, 1)
    until(match, chance, "march", 1)
    out["court-acting"] = moment(match, 1)
    return out


def maps() -> Json:
    """Moments in which lands are asked for."""
    out: Json = {}
    match, chance = new(("wallenstein", {"players": 4}), SEED), seeded(SEED)
    answer(match, 0, MAPPED)
    out["plan"] = moment(match, 0)
    until(match, chance, "march", 1)
    while not attacked(match):
        step(match, chance)
        until(match, chance, "march", 1)
    out["march"] = moment(match, 1)
    out["three"] = moment(new(("wallenstein", {"players": 3}), SEED), 0)
    match, chance = new(("wallenstein", {"players": 5}), SEED), seeded(SEED)
    until(match, chance, "revolt", 0)
    out["revolt"] = moment(match, 0)
    return out


def attacked(match: Match) -> bool:
    """Whether something has marched since the action began."""
    kinds = [event.kind for event in match.events(None)[-LOG:]]
    begun = len(kinds) - kinds[::-1].index("action") if "action" in kinds else 0
    return any(kind in ("moved", "attack") for kind in kinds[begun:])


def questions() -> Json:
    """The first good moment of every question, with all modules and free start lands."""
    options = {"players": 3, "setup": "free", "court": True, "landsknechte": True}
    found: Json = {}
    for seed in range(40):
        for match in walk(("wallenstein", options), seed):
            if match.over:
                break
            kind, seat = top_kind(match), match.awaiting[0]
            if kind in KINDS and kind not in found and worth(match, kind, seat):
                found[kind] = moment(match, seat)
        if len(found) == len(KINDS):
            return {kind: found[kind] for kind in KINDS}
    raise AssertionError(f"nobody is asked {KINDS.keys() - found.keys()}")


def fixture(name: str) -> str:
    """A file as it must be."""
    board: Json = own_board("wallenstein").data
    game = next(game for game in games() if game.name == "wallenstein")
    data: Json
    keys: tuple[str, ...]
    if name == "plan":
        keys = ("region", "action", "advantage", "components", "canvas", "favour", "event", "landsknechte")
        lands = [{key: row[key] for key in row if key != "polygon"} for row in board["land"]]
        shown = {"land": lands, **{key: board[key] for key in keys}}
        data = {"board": shown, "game": game, "moments": plans()}
    elif name == "map":
        keys = ("canvas", "region", "action", "land", "island", "backdrop")
        data = {"board": {key: board[key] for key in keys}, "game": game, "moments": maps()}
    else:
        data = {"moments": questions()}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=to_builtins) + "\n"
