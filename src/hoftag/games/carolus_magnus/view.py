"""What one seat, or a spectator, may know: everything lies open except what the dice will bring."""

from __future__ import annotations

from hoftag.games.carolus_magnus.emperor import majority, strengths
from hoftag.games.carolus_magnus.end import score_parts
from hoftag.games.carolus_magnus.explain import mover, stops, why_control, why_majority
from hoftag.games.carolus_magnus.ids import NO_CASTLE, NO_DISC, NOBODY
from hoftag.games.carolus_magnus.reserve import NameCrown
from hoftag.games.carolus_magnus.ring import after, heads, members, places
from hoftag.games.carolus_magnus.shown import CarolusMagnusPlace, CarolusMagnusSeat, CarolusMagnusView
from hoftag.games.carolus_magnus.state import CarolusMagnus


def view(s: CarolusMagnus, seat: int | None) -> CarolusMagnusView:
    """The whole view; the same for everybody, but explanations say "you" to the viewer."""
    own_side = NOBODY if seat is None else s.side_of[seat]
    moves = mover(s)
    return {
        "round": s.round,
        "quiet_rounds": s.quiet_rounds,
        "stall_rounds": s.stall_rounds,
        "goal": s.goal,
        "emperor": s.board.province_ids[s.emperor],
        "places": [place_view(s, head, own_side) for head in clockwise(s)],
        "supply": by_colour(s, s.supply, 0),
        "holders": {
            s.board.colours[colour]: None if s.holder[colour] == NOBODY else s.holder[colour]
            for colour in range(s.hues)
        },
        "control": {s.board.colours[colour]: why_control(s, colour, seat) for colour in range(s.hues)},
        "order": s.order,
        "dice": dice_left(s),
        "mover": None if moves == NOBODY else moves,
        "stops": stops(s, own_side),
        "sides": [
            {"side": name, "castles": s.castles_of(side), "stock": s.party.castles - s.castles_of(side)}
            for side, name in enumerate(s.party.sides)
        ],
        "seats": [seat_view(s, seat) for seat in range(s.players)],
    }


def clockwise(s: CarolusMagnus) -> list[int]:
    """The places, beginning where Charlemagne stands."""
    out: list[int] = []
    place = next(head for head in heads(s) if s.emperor in members(s, head))
    for _ in range(places(s)):
        out.append(place)
        place = after(s, place, 1)
    return out


def dice_left(s: CarolusMagnus) -> list[str]:
    """The dice that lie on the table unsettled: a crown to be named first, then those to its right."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, NameCrown):
        return []
    return [s.names.of("face", face) for face in (s.hues, *step.faces)]


def by_colour(s: CarolusMagnus, counts: list[int], first: int) -> dict[str, int]:
    """A row of knights by the names of the colours."""
    return {s.board.colours[colour]: counts[first + colour] for colour in range(s.hues)}


def place_view(s: CarolusMagnus, head: int, own_side: int) -> CarolusMagnusPlace:
    """A province or region with all that stands there, and who would win it now."""
    provinces = members(s, head)
    knights = {
        s.board.colours[colour]: sum(s.knights[province * s.hues + colour] for province in provinces)
        for colour in range(s.hues)
    }
    counts = strengths(s, head)
    leader = majority(counts)
    owner = s.castle[head]
    return {
        "provinces": [s.board.province_ids[province] for province in provinces],
        "knights": knights,
        "castles": sum(s.castle[province] != NO_CASTLE for province in provinces),
        "owner": None if owner == NO_CASTLE else s.party.sides[owner],
        "strengths": dict(zip(s.party.sides, counts, strict=True)),
        "majority": None if leader == NOBODY else s.party.sides[leader],
        "why": why_majority(s, provinces, counts, leader, own_side),
    }


def seat_view(s: CarolusMagnus, seat: int) -> CarolusMagnusSeat:
    """A player's court, reserve and discs."""
    return {
        "seat": s.names.of("seat", seat),
        "side": s.party.sides[s.side_of[seat]],
        "court": by_colour(s, s.court, seat * s.hues),
        "reserve": by_colour(s, s.reserve, seat * s.hues),
        "disc": None if s.laid[seat] == NO_DISC else s.laid[seat],
        "used": [disc for disc in s.board.discs if s.used[seat] >> disc & 1],
        "score": score_parts(s, seat),
    }
