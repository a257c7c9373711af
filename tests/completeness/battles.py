"""Whole games of Wallenstein for web/tests/fixtures/wallenstein_steps.json, so that the drawing is held to them.

Each game has the view at its start and then, for every update, the events that the viewer gets and what has changed of
the public figures, in one flat table. `tools/fixtures` writes the file, a test checks that it is up to date.
"""

from __future__ import annotations

import json
from typing import Any

from msgspec import to_builtins

from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import make_bot
from hoftag.match.library import own_board
from hoftag.match.match import Match
from hoftag.server.catalogue import games
from hoftag.server.sights import event_line
from tests.contract.walk import new

SEED = 1618
GAMES: list[tuple[dict[str, Any], int | None]] = [
    ({"players": 4}, 0),
    ({"players": 3, "court": True, "landsknechte": True}, None),
    ({"players": 5, "setup": "free", "court": True, "tower": "historic"}, 2),
]
"""With what is agreed, and who looks."""
SEAT = (
    "money",
    "grain",
    "points",
    "supply",
    "lands",
    "armies",
    "place",
    "advantage",
    "hall",
    "audience",
    "courtiers",
)
KEEPS = ("ward", "banner")


def figures(view: Any) -> dict[str, Any]:
    """What events tell about a position, as one flat table; explanations and prospects come with the views."""
    out: dict[str, Any] = {
        "when": f"{view['year']} {view['season']}",
        "event": view["event"],
        "events": " ".join(view["events"]),
        "actions": " ".join(view["actions"]),
        "action": view["action"],
        "places": " ".join(f"{place['advantage']}:{place['seat']}" for place in view["places"]),
        "order": " ".join(str(seat) for seat in view["order"]),
        "tray": " ".join(str(count) for count in view["tower"]["tray"]),
        "inside": " ".join(str(count) for count in view["tower"]["inside"]),
        "farmers": view["tower"]["farmers"],
        "favours": " ".join(f"{one['favour']}:{one['cost']}" for one in view["favours"]),
        "start": None
        if view["start"] is None
        else f"{' '.join(view['start']['open'])} {view['start']['pile']}",
    }
    for land in view["lands"]:
        built = ",".join(land["buildings"])
        flag = "changed" if land["changed"] else ""
        out[land["land"]] = f"{land['owner']} {land['armies']} {built} {land['unrest']} {flag}"
    for building, count in view["stock"].items():
        out[f"stock {building}"] = count
    for number, seat in enumerate(view["seats"]):
        for key in (*SEAT, *KEEPS):
            out[f"{number} {key}"] = seat[key]
        out[f"{number} immune"] = " ".join(seat["immune"])
        for part in ("points", "lands", "buildings", "majorities", "favours"):
            out[f"{number} from {part}"] = seat["score"][part]
    return out


def play(match: Match, viewer: int | None) -> dict[str, Any]:
    """A game as one seat, or a spectator, sees it; among random players, who stay the same when others get better."""
    bots = [make_bot("random", SEED + seat) for seat in range(match.state.players)]
    first = match.game.view(match.state, viewer)
    told = len(match.events(viewer))
    before = figures(first)
    opening = [event_line(match, event) for event in match.events(viewer)]
    updates: list[dict[str, Any]] = []
    winter: Any = None
    while not match.over:
        seat = match.awaiting[0]
        match.play_action(seat, bots[seat].choose(Knowledge(match.game, match.state, seat)))
        view: Any = match.game.view(match.state, viewer)
        events = [event_line(match, event) for event in match.events(viewer, told)]
        told += len(events)
        if not events:
            continue
        now = figures(view)
        changed = {key: value for key, value in now.items() if before.get(key) != value}
        updates.append({"events": [[event.kind, *event.args] for event in events], "changed": changed})
        before = now
        winter = view
    result = match.view(viewer)["outcome"]
    return {
        "viewer": viewer,
        "opening": [[event.kind, *event.args] for event in opening],
        "first": first,
        "updates": updates,
        "last": winter,
        "outcome": result,
    }


def fixture() -> str:
    """The file as it must be."""
    board = own_board("wallenstein").data
    shown = ("action", "advantage", "event", "favour", "region", "supply_table", "scoring")
    data = {
        "game": next(game for game in games() if game.name == "wallenstein"),
        "board": {key: board[key] for key in shown},
        "games": [play(new(("wallenstein", options), SEED), viewer) for options, viewer in GAMES],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=to_builtins) + "\n"
