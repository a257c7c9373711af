"""What can be seen of a side's castles and places: how many, how safe, and what the next stops would change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64  # a number of the machine in compiled code, else an int

from hoftag.bots.carolus_magnus.around import BLANK, Around
from hoftag.games.carolus_magnus.ids import NO_CASTLE

NEAR: Final = 6
"""So many places before Charlemagne are looked at one by one."""
THREE: Final = 3
"""With so many sides there is a weaker rival."""
CASTLES: Final = (
    "castles", "rival castles", "third castles", "lead", "missing two", "missing one", "rival missing two",
    "rival missing one", "places left", "few places", "quiet",
)  # fmt: skip
"""How near the end is, and for whom."""
PLACES: Final = (
    "largest region", "rival region", "own largest margin", "rival largest margin",
    "own castles lost", "own castles open", "own castles near", "own castles strong",
    "rival castles won", "rival castles open", "rival castles near", "rival castles strong",
    "empty won", "empty open", "empty lost",
    *[f"change {d}" for d in range(1, NEAR + 1)],
    *[f"margin {d}" for d in range(1, NEAR + 1)],
)  # fmt: skip
"""Who is stronger where."""


def weaker_rival(around: Around, side: i64) -> i64:
    """The rival with fewer castles, where there are two; else -1."""
    castles = around.castles
    weaker: i64 = -1
    if around.sides < THREE:
        return weaker
    other: i64
    for other in range(around.sides):
        if other != side and (weaker < 0 or castles[other] < castles[weaker]):
            weaker = other
    return weaker


def castles_seen(around: Around, side: i64, weaker: i64, row: vec[float], at: i64) -> None:
    """The inputs named by CASTLES, written to the row from `at` on."""
    s = around.s
    castles = around.castles
    goal: i64 = s.goal
    own = castles[side]
    rival: i64 = 0
    other: i64
    for other in range(around.sides):
        if other != side and castles[other] > rival:
            rival = castles[other]
    row[at] = float(own) * 0.2
    row[at + 1] = float(rival) * 0.2
    if weaker >= 0:
        row[at + 2] = float(castles[weaker]) * 0.2
    row[at + 3] = float(own - rival) * 0.2
    if goal - own <= 2:
        row[at + 4] = 1.0
    if goal - own <= 1:
        row[at + 5] = 1.0
    if goal - rival <= 2:
        row[at + 6] = 1.0
    if goal - rival <= 1:
        row[at + 7] = 1.0
    row[at + 8] = float(around.places) * 0.07
    if around.places <= s.board.places_needed + 1:
        row[at + 9] = 1.0
    row[at + 10] = s.quiet_rounds * 0.2


def places_seen(around: Around, side: i64, row: vec[float], at: i64) -> None:
    """The inputs named by PLACES, written to the row from `at` on."""
    margins, changes, owner, sizes = around.margins, around.changes, around.owner, around.size
    places = around.places
    first = side * places
    largest: i64 = 0
    largest_margin: i64 = 0
    rival_largest: i64 = 0
    rival_margin: i64 = 0
    groups = BLANK[:11]  # own castles, those of rivals, empty places, by margin
    d: i64
    for d in range(places):
        margin = margins[first + d]
        size = sizes[d]
        if owner[d] == side:
            if size > largest:
                largest = size
                largest_margin = margin
            if margin <= 1:
                groups[0 if margin < 0 else margin + 1] += size
            elif margin >= 3:
                groups[3] += size
        elif owner[d] != NO_CASTLE:
            if size > rival_largest:
                rival_largest = size
                rival_margin = margin
            if margin >= -1:
                groups[4 if margin > 0 else 5 - margin] += size
            elif margin <= -3:
                groups[7] += size
        else:
            groups[8 if margin > 0 else 9 if margin == 0 else 10] += 1
        if d < NEAR:
            row[at + 15 + d] = float(changes[first + d]) * 0.5
            row[at + 15 + NEAR + d] = clipped(margin) * 0.25
    row[at] = float(largest) * 0.2
    row[at + 1] = float(rival_largest) * 0.2
    row[at + 2] = clipped(largest_margin) * 0.25
    row[at + 3] = clipped(rival_margin) * 0.25
    for d in range(11):
        row[at + 4 + d] = float(groups[d]) * 0.2


def clipped(margin: i64) -> float:
    """A lead of more than four is as good as one of four."""
    return float(max(-4, min(4, margin)))
