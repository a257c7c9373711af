"""What can be seen of a side's colours: who holds them, how safely, and who could take them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64  # a number of the machine in compiled code, else an int

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


def courts_seen(around: Around, side: i64, weaker: i64, row: vec[float], at: i64) -> None:
    """The inputs named by COURTS and LEADS, from `at` on; partners look at their courts together."""
    s = around.s
    hues = around.hues
    holders, rings = around.holder, around.ring
    courts, reserves = s.court, s.reserve
    leads = at + len(COURTS)
    colour: i64
    seat: i64
    for colour in range(hues):
        own: i64 = 0
        own_next: i64 = 0
        rival: i64 = 0
        rival_next: i64 = 0
        for seat in range(s.players):
            at_court: i64 = courts[seat * hues + colour]
            soon: i64 = at_court + reserves[seat * hues + colour]
            if s.side_of[seat] == side:
                own = max(own, at_court)
                own_next = max(own_next, soon)
            else:
                rival = max(rival, at_court)
                rival_next = max(rival_next, soon)
        holder = holders[colour]
        knights = float(rings[colour]) * 0.1
        number = max(0, min(WIDE - 1, own - rival))
        if holder != side:
            number = WIDE + max(0, min(WIDE - 1, rival - own))
            row[at + 16] += float(own_next - own) * 0.1
        row[leads + number] += 0.2
        row[leads + number + 2 * WIDE] += knights
        row[at + 17] += float(own) * 0.05
        if holder == NOBODY:
            row[at + 2] += 0.2
            if own_next > rival:
                row[at + 14] += 0.2
        elif holder == side:
            row[at + 15] += float(own_next - own) * 0.1
            held_seen(own - rival, rival_next > own, knights, row, at)
        else:
            row[at + 1] += 0.2
            row[at + 4] += knights
            if holder == weaker:
                row[at + 5] += 0.2
                row[at + 6] += knights
            if own_next > rival:
                row[at + 12] += 0.2
                row[at + 13] += knights


def held_seen(lead: i64, danger: bool, knights: float, row: vec[float], at: i64) -> None:
    """A colour that the side holds: how safely."""
    row[at] += 0.2
    row[at + 3] += knights
    row[at + 7] += float(min(4, lead)) * 0.1
    if lead <= 1:
        row[at + 8] += 0.2
        row[at + 9] += knights
    if danger:
        row[at + 10] += 0.2
        row[at + 11] += knights
