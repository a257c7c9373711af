"""What can be seen of a side's colours: who holds them, how safely, and who could take them."""

from __future__ import annotations

from typing import Final

from hoftag.bots.carolus_magnus.around import Around
from hoftag.games.carolus_magnus.ids import NOBODY

WIDE: Final = 5
"""Leads at court of 0, 1, 2, 3, and of more."""
COURTS: Final = (
    "colours", "rival colours", "free colours", "ring", "rival ring", "third colours", "third ring",
    "court lead", "fragile colours", "fragile ring", "colours in danger", "ring in danger",
    "colours to take", "ring to take", "free to take", "reserve held", "idle reserve", "court",
)  # fmt: skip
LEADS: Final = (
    *[f"held {lead}" for lead in range(WIDE)],
    *[f"short {lead}" for lead in range(WIDE)],
    *[f"ring held {lead}" for lead in range(WIDE)],
    *[f"ring short {lead}" for lead in range(WIDE)],
)
"""How many colours are held with each lead, how many are not for want of so many; the same in knights on the ring."""


def courts_seen(around: Around, side: int, weaker: int) -> list[float]:
    """The inputs named by COURTS and LEADS; partners look at their courts together."""
    s = around.s
    hues = s.hues
    colours = rival_colours = free_colours = ring = rival_ring = third_colours = third_ring = 0.0
    court_lead = fragile = fragile_ring = danger = danger_ring = 0.0
    take = take_ring = take_free = held = idle = court = 0.0
    leads = [0.0] * len(LEADS)
    for colour in range(hues):
        knights = around.ring[colour]
        own = own_next = rival = rival_next = 0
        for seat in range(s.players):
            at_court = s.court[seat * hues + colour]
            soon = at_court + s.reserve[seat * hues + colour]
            if s.side_of[seat] == side:
                own = max(own, at_court)
                own_next = max(own_next, soon)
            else:
                rival = max(rival, at_court)
                rival_next = max(rival_next, soon)
        court += own * 0.05
        holder = NOBODY if s.holder[colour] == NOBODY else s.side_of[s.holder[colour]]
        number = max(0, min(WIDE - 1, own - rival))
        if holder != side:
            number = WIDE + max(0, min(WIDE - 1, rival - own))
            idle += (own_next - own) * 0.1
        leads[number] += 0.2
        leads[number + 2 * WIDE] += knights * 0.1
        if holder == NOBODY:
            free_colours += 0.2
            if own_next > rival:
                take_free += 0.2
        elif holder == side:
            colours += 0.2
            ring += knights * 0.1
            court_lead += min(4, own - rival) * 0.1
            held += (own_next - own) * 0.1
            if own - rival <= 1:
                fragile += 0.2
                fragile_ring += knights * 0.1
            if rival_next > own:
                danger += 0.2
                danger_ring += knights * 0.1
        else:
            rival_colours += 0.2
            rival_ring += knights * 0.1
            if holder == weaker:
                third_colours += 0.2
                third_ring += knights * 0.1
            if own_next > rival:
                take += 0.2
                take_ring += knights * 0.1
    seen = [
        colours, rival_colours, free_colours, ring, rival_ring, third_colours, third_ring,
        court_lead, fragile, fragile_ring, danger, danger_ring,
        take, take_ring, take_free, held, idle, court,
    ]  # fmt: skip
    return seen + leads
