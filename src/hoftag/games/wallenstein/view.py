"""What one seat, or a spectator, may know: built from nothing, field by field."""

from __future__ import annotations

from hoftag.games.wallenstein.explain import majorities, supply_outlook, why_land
from hoftag.games.wallenstein.ids import (
    ACTIONS,
    BATTLE_A,
    BUILDINGS,
    EMPTY,
    NOBODY,
    NOT_YET,
    ROW,
    SEASONS,
    TOWERS,
)
from hoftag.games.wallenstein.planning import PlanActions, hand
from hoftag.games.wallenstein.scoring import count_buildings, score_parts
from hoftag.games.wallenstein.shown import (
    WallensteinFavour,
    WallensteinField,
    WallensteinLand,
    WallensteinOwn,
    WallensteinSeat,
    WallensteinTile,
    WallensteinView,
)
from hoftag.games.wallenstein.start_lands import SIZES
from hoftag.games.wallenstein.state import Wallenstein


def view(s: Wallenstein, seat: int | None) -> WallensteinView:
    """The whole view."""
    board = s.board
    planning = bool(s.agenda) and isinstance(s.agenda[-1], PlanActions)
    counts = count_buildings(s)
    return {
        "year": s.year,
        "season": SEASONS[s.season],
        "event": None if s.event == EMPTY else board.event_ids[s.event],
        "events": [board.event_ids[event] for event in s.events_open],
        "actions": [s.names.of("action", action) for action in s.row],
        "action": None if s.at_action == NOT_YET else s.at_action,
        "places": places(s),
        "order": s.order[:],
        "choosing": s.choosing[:],
        "lands": [land_view(s, land, seat) for land in s.realm.lands],
        "out_of_play": [name for land, name in enumerate(board.land_ids) if not s.realm.in_play[land]],
        "tower": {
            "model": TOWERS[s.tower],
            "tray": s.tray[:],
            "inside": [s.upper[colour] + s.lower[colour] for colour in range(s.players + 1)],
            "farmers": s.supply[s.players],
        },
        "stock": {BUILDINGS[building]: s.left(building) for building in range(len(BUILDINGS))},
        "revolts": [board.land_ids[land] for land in s.revolts],
        "majorities": majorities(s, seat),
        "court": s.court,
        "landsknechte": s.landsknechte,
        "favours": favours(s),
        "favours_left": [
            board.favour_ids[favour]
            for favour in range(len(s.favours_left))
            if s.court and s.favours_left[favour] == 1
        ],
        "start": {
            "open": [board.land_ids[land] for land in s.open_lands],
            "pile": len(s.pile) + len(s.under),
            "under": [board.land_ids[land] for land in s.under],
        }
        if s.open_lands
        else None,
        "seats": [seat_view(s, counts, other, seat, planning) for other in range(s.players)],
        "own": None if seat is None else own_view(s, seat),
    }


def places(s: Wallenstein) -> list[WallensteinTile]:
    """The places of the order of play, with tile and leader."""
    out: list[WallensteinTile] = []
    for place, tile in enumerate(s.tiles):
        seat = s.place.index(place) if place in s.place else None
        out.append({"advantage": s.names.of("advantage", tile), "seat": seat})
    return out


def favours(s: Wallenstein) -> list[WallensteinFavour]:
    """The favours that lie open, the dearest first; one that was taken leaves its place empty."""
    out: list[WallensteinFavour] = []
    for place, favour in enumerate(s.favours):
        name = "" if favour == EMPTY else s.board.favour_ids[favour]
        out.append({"favour": name, "cost": s.board.favour_costs[place], "taken": favour == EMPTY})
    return out


def land_view(s: Wallenstein, land: int, viewer: int | None) -> WallensteinLand:
    """A land with all that stands in it."""
    return {
        "land": s.board.land_ids[land],
        "region": s.board.region_ids[s.board.region_of[land]],
        "owner": None if s.owner[land] == NOBODY else s.owner[land],
        "armies": s.armies[land],
        "buildings": [BUILDINGS[building] for building in range(len(BUILDINGS)) if s.has(land, building)],
        "unrest": s.unrest[land],
        "changed": s.fresh[land] == 1,
        "why": why_land(s, land, viewer),
    }


def seat_view(
    s: Wallenstein, counts: list[int], seat: int, viewer: int | None, planning: bool
) -> WallensteinSeat:
    """What lies open before a leader."""
    place = s.place[seat]
    sizes = range(SIZES - 1, 0, -1)
    return {
        "seat": s.board.colours[seat],
        "money": s.money[seat],
        "grain": s.grain[seat],
        "points": s.points[seat],
        "supply": s.supply[seat],
        "lands": s.count_lands(seat),
        "armies": sum(s.armies[land] for land in s.lands_of(seat)),
        "planned": planning and bool(s.confirmed >> seat & 1),
        "place": None if place == NOT_YET else place + 1,
        "advantage": None if place == NOT_YET else s.names.of("advantage", s.tile_of(seat)),
        "mat": [] if planning else mat(s, seat),
        "hall": s.hall[seat],
        "audience": s.audience[seat],
        "courtiers": s.courtiers(seat) if s.court else 0,
        "ward": s.ward[seat] == 1,
        "immune": [ACTIONS[BATTLE_A + bit] for bit in range(2) if s.immune[seat] >> bit & 1],
        "banner": s.banner[seat] + 1,
        "groups": [size for size in sizes for _ in range(s.groups[seat * SIZES + size])] if s.groups else [],
        "winter": supply_outlook(s, seat, viewer),
        "score": score_parts(s, counts, seat),
    }


def mat(s: Wallenstein, seat: int) -> list[WallensteinField]:
    """The fields of a seat as everybody sees them."""
    out: list[WallensteinField] = []
    for field in range(s.fields):
        card = s.plan[seat * ROW + field]
        seen = bool(s.shown[seat] >> field & 1)
        state = "empty" if card == EMPTY else "shown" if seen else "hidden"
        out.append(
            {
                "field": s.names.of("field", field),
                "state": state,
                "card": s.names.of("card", card) if state == "shown" else None,
            }
        )
    return out


def own_view(s: Wallenstein, seat: int) -> WallensteinOwn:
    """The own cards: in the hand and on the mat."""
    plan: dict[str, str] = {}
    for field in range(s.fields):
        card = s.plan[seat * ROW + field]
        if card != EMPTY:
            plan[s.names.of("field", field)] = s.names.of("card", card)
    return {"hand": [s.names.of("card", card) for card in hand(s, seat)], "plan": plan}
