"""What can be seen of a side among the others: who is ahead, who chooses first, which discs are left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64  # a number of the machine in compiled code, else an int

from hoftag.bots.carolus_magnus.around import Around
from hoftag.bots.carolus_magnus.places import NEAR

DISCS: Final = 5
COMPANY: Final = (
    "rivals ahead", "rivals behind", "round", "chooses first", "chooses last",
    *[f"disc {disc} left" for disc in range(1, DISCS + 1)],
    *[f"rival change {d}" for d in range(1, NEAR + 1)],
)  # fmt: skip


def company_seen(around: Around, side: i64, row: vec[float], at: i64) -> None:
    """The inputs named by COMPANY, written to the row from `at` on."""
    s = around.s
    castles, changes, places = around.castles, around.changes, around.places
    strongest: i64 = -1
    other: i64
    for other in range(around.sides):
        if other != side:
            if castles[other] > castles[side]:
                row[at] += 0.5
            elif castles[other] < castles[side]:
                row[at + 1] += 0.5
            if strongest < 0 or castles[other] > castles[strongest]:
                strongest = other
    row[at + 2] = s.round * 0.05
    if s.side_of[s.order[0]] == side:
        row[at + 3] = 1.0
    if s.side_of[s.order[-1]] == side:
        row[at + 4] = 1.0
    free_discs_seen(around, side, row, at + 5)
    d: i64
    for d in range(min(NEAR, places)):
        row[at + 5 + DISCS + d] = float(changes[strongest * places + d]) * 0.5


def free_discs_seen(around: Around, side: i64, row: vec[float], at: i64) -> None:
    """Which discs a side has left, one input each."""
    s = around.s
    seat: i64
    disc: i64
    for seat in range(s.players):
        if s.side_of[seat] == side:
            used = s.used[seat]
            for disc in range(DISCS):
                if not used >> (disc + 1) & 1:
                    row[at + disc] = 1.0
