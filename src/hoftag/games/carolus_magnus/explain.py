"""Who has the majority where and why, who controls a colour, and what would happen where Charlemagne may stop."""

from __future__ import annotations

from typing import Literal

from hoftag.games.carolus_magnus.emperor import MoveEmperor, farthest, majority, score, strengths
from hoftag.games.carolus_magnus.end import check_end
from hoftag.games.carolus_magnus.ids import NOBODY
from hoftag.games.carolus_magnus.ring import after, head
from hoftag.games.carolus_magnus.shown import CarolusMagnusStop
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.errors import Facts
from hoftag.kernel.events import Event
from hoftag.kernel.explain import Explanation, explain, figures


def yes(so: bool) -> str:
    """A fact that texts choose by."""
    return "yes" if so else "no"


def why_majority(
    s: CarolusMagnus, provinces: list[int], counts: list[int], leader: int, own_side: int
) -> list[Explanation]:
    """Who has the majority in a place, then what counts for each side, then what counts for nobody."""
    sides = s.party.sides
    if leader != NOBODY:
        facts: Facts = {"side": sides[leader], "figures": figures(counts), "you": yes(leader == own_side)}
        out = [explain("why-majority", "castles", facts)]
    elif max(counts) > 0:
        equal = ", ".join(sides[side] for side in range(len(sides)) if counts[side] == max(counts))
        out = [explain("why-tie", "castles", {"sides": equal, "figures": figures(counts)})]
    else:
        out = [explain("why-nobody", "castles", {})]
    ignored: list[Explanation] = []
    for colour in range(s.hues):
        knights = 0
        for province in provinces:
            knights += s.knights[province * s.hues + colour]
        holder = s.holder[colour]
        name = s.board.colours[colour]
        if knights > 0 and holder == NOBODY:
            ignored.append(explain("why-ignored", "castles", {"colour": name, "count": knights}))
        elif knights > 0:
            facts = {
                "side": sides[s.side_of[holder]],
                "colour": name,
                "count": knights,
                "seat": s.names.of("seat", holder),
            }
            out.append(explain("why-knights", "castles", facts))
    for side in range(len(sides)):
        castles = 0
        for province in provinces:
            castles += int(s.castle[province] == side)
        if castles > 0:
            out.append(explain("why-castles", "castles", {"side": sides[side], "count": castles}))
    return out + ignored


def why_control(s: CarolusMagnus, colour: int, viewer: int | None) -> Explanation:
    """Who controls a colour and why; the holder keeps it when somebody draws level."""
    name = s.board.colours[colour]
    holder = s.holder[colour]
    if holder == NOBODY:
        return explain("why-uncontrolled", "knights", {"colour": name})
    courts = s.court[colour :: s.hues]
    facts: Facts = {
        "seat": s.names.of("seat", holder),
        "colour": name,
        "figures": figures(courts),
        "you": yes(holder == viewer),
    }
    if courts.count(courts[holder]) > 1:
        return explain("why-control-kept", "knights", facts)
    return explain("why-control", "knights", facts)


def mover(s: CarolusMagnus) -> int:
    """Who moves Charlemagne next in this turn, or nobody."""
    for step in s.agenda[::-1]:
        if isinstance(step, MoveEmperor):
            return step.seat
    return NOBODY


def stops(s: CarolusMagnus, own_side: int) -> list[CarolusMagnusStop]:
    """What would happen at every place where Charlemagne may stop in this turn."""
    seat = mover(s)
    if seat == NOBODY:
        return []
    return [stop(s, steps, own_side) for steps in range(1, farthest(s, seat) + 1)]


def stop(s: CarolusMagnus, steps: int, own_side: int) -> CarolusMagnusStop:
    """One of them. A copy of the position is played on, so that there is no second opinion on the rules."""
    place = after(s, s.emperor, steps)
    counts = strengths(s, place)
    leader = majority(counts)
    sides = s.party.sides
    facts: Facts
    if leader != NOBODY:
        facts = {"side": sides[leader], "figures": figures(counts), "you": yes(leader == own_side)}
        why = [explain("stop-leads", "castles", facts)]
    elif max(counts) > 0:
        why = [explain("stop-tie", "castles", {"figures": figures(counts)})]
    else:
        why = [explain("stop-nobody", "castles", {})]
    twin = s.clone()
    told: list[Event] = []
    twin.events = told
    score(twin, place)
    result: Literal["builds", "exchanges", "stays", "nothing"] = "nothing"
    merges: list[str] = []
    for event in told:
        if event.kind == "merged":
            there = event.args[1] if place == event.args[2] else event.args[2]
            merges.append(s.board.province_ids[head(s, there)])
        elif event.kind == "built":
            result = "builds"
        elif event.kind == "exchanged":
            result = "exchanges"
        elif event.kind == "stays":
            result = "stays"
    castles = 0
    if result == "nothing":
        why.append(explain("stop-nothing", "castles", {}))
    elif result == "stays":
        why.append(explain("stop-stays", "castles", {"side": sides[leader], "you": yes(leader == own_side)}))
    else:
        castles = twin.castles_of(leader) - s.castles_of(leader)
        facts = {"side": sides[leader], "you": yes(leader == own_side)}
        if result == "builds":
            why.append(explain("stop-builds", "castles", facts))
        else:
            owner = s.castle[place]
            facts = {
                "side": sides[leader],
                "owner": sides[owner],
                "count": castles,
                "you": yes(leader == own_side),
                "yours": yes(owner == own_side),
            }
            why.append(explain("stop-exchanges", "castles", facts))
    if merges:
        why.append(explain("stop-merges", "regions", {"provinces": ", ".join(merges)}))
    ends = why_ends(twin, leader, own_side)
    return {
        "steps": steps,
        "province": s.board.province_ids[place],
        "result": result,
        "side": None if leader == NOBODY else sides[leader],
        "castles": castles,
        "merges": merges,
        "ends": bool(ends),
        "why": why + ends,
    }


def why_ends(twin: CarolusMagnus, leader: int, own_side: int) -> list[Explanation]:
    """Why the game would be over."""
    if not check_end(twin) or twin.result is None:
        return []
    if twin.result.reason == "castles":
        facts: Facts = {"side": twin.party.sides[leader], "you": yes(leader == own_side)}
        return [explain("stop-last-castle", "end", facts)]
    return [explain("stop-few-places", "end", {"limit": twin.board.places_needed})]
