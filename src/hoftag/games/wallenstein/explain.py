"""Whose lands are whose and what threatens there, who has which majority, and how the winter would go."""

from __future__ import annotations

from hoftag.games.wallenstein.ids import ACTIONS, BATTLE_A, BUILDINGS, NOBODY, WINTER
from hoftag.games.wallenstein.marching import spared
from hoftag.games.wallenstein.scoring import count_buildings, counts_in, majority_share
from hoftag.games.wallenstein.shown import WallensteinMajority, WallensteinSupply
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.games.wallenstein.winter import SupplyLands, supply_row
from hoftag.kernel.explain import Explanation, explain, figures


def yes(so: bool) -> str:
    """A fact that texts choose by."""
    return "yes" if so else "no"


def why_land(s: Wallenstein, land: int, viewer: int | None) -> list[Explanation]:
    """Whose a land is; what its farmers would do; whether the event or a favour protects it, and from which action."""
    owner = s.owner[land]
    if owner == NOBODY:
        return [explain("why-neutral", "battle", {})]
    seat = s.board.colours[owner]
    out = [
        explain("why-owned", "battle", {"seat": seat, "count": s.armies[land], "you": yes(owner == viewer)})
    ]
    if s.unrest[land] > 0:
        out.append(explain("why-unrest", "revolt", {"count": s.unrest[land]}))
    else:
        out.append(explain("why-calm", "battle", {}))
    if spared(s, land):
        out.append(explain("why-spared", "event", {}))
    for bit in range(len(ACTIONS) - BATTLE_A):
        if s.immune[owner] >> bit & 1:
            action = ACTIONS[BATTLE_A + bit]
            you = yes(owner == viewer)
            out.append(explain("why-protected", "favours", {"seat": seat, "action": action, "you": you}))
    return out


def majorities(s: Wallenstein, viewer: int | None) -> list[WallensteinMajority]:
    """For every region and kind of building that stands there: who leads, and for how many points."""
    out: list[WallensteinMajority] = []
    all_counts = count_buildings(s)
    for region in range(len(s.board.region_ids)):
        for building in range(len(BUILDINGS)):
            counts = counts_in(s, all_counts, region, building)
            most = max(counts)
            if most == 0:
                continue
            leaders = [seat for seat in range(s.players) if counts[seat] == most]
            points = majority_share(s, counts, building)
            shown = figures([count for count in counts if count > 0])
            if len(leaders) == 1:
                name = s.board.colours[leaders[0]]
                why = explain(
                    "why-majority",
                    "scoring",
                    {"seat": name, "figures": shown, "points": points, "you": yes(leaders[0] == viewer)},
                )
            else:
                why = explain(
                    "why-tied", "scoring", {"figures": shown, "points": points, "you": yes(viewer in leaders)}
                )
            out.append(
                {
                    "region": s.board.region_ids[region],
                    "building": BUILDINGS[building],
                    "counts": counts,
                    "leaders": leaders,
                    "points": points,
                    "why": why,
                }
            )
    return out


def settled(s: Wallenstein, seat: int) -> bool:
    """Whether a seat has had its turn in this winter: its lands are supplied, or those that rise are drawn."""
    if s.season != WINTER:
        return False
    for step in s.agenda:
        if isinstance(step, SupplyLands):
            return s.order.index(seat) < step.turn
    return True


def losses_ahead(s: Wallenstein) -> list[int]:
    """What the winter may cost: by the open events; before any lies open, by all; nothing more once it has come."""
    if s.season == WINTER:
        return [0]
    events = s.events_open or [event for event in range(len(s.events_left)) if s.events_left[event] == 1]
    return [s.board.event_loss[event] for event in events]


def supply_outlook(s: Wallenstein, seat: int, viewer: int | None) -> WallensteinSupply:
    """How the winter would go with the lands and the grain of now, if the open events bring the least or the most."""
    losses = losses_ahead(s)
    return {
        "lands": s.count_lands(seat),
        "grain": s.grain[seat],
        "least": outlook(s, seat, min(losses), viewer),
        "most": outlook(s, seat, max(losses), viewer),
    }


def outlook(s: Wallenstein, seat: int, loss: int, viewer: int | None) -> Explanation:
    """What would follow from a loss of grain."""
    lands = s.count_lands(seat)
    grain = max(0, s.grain[seat] - loss)
    name = s.board.colours[seat]
    you = yes(seat == viewer)
    if settled(s, seat):
        return explain("why-wintered", "winter", {"seat": name, "you": you})
    if grain >= lands:
        return explain("why-supplied", "winter", {"seat": name, "loss": loss, "you": you})
    row = supply_row(s, lands - grain)
    return explain(
        "why-unsupplied",
        "winter",
        {
            "seat": name,
            "loss": loss,
            "count": lands - grain,
            "revolts": min(lands, s.board.supply_revolts[row]),
            "farmers": s.board.supply_farmers[row],
            "you": you,
        },
    )
