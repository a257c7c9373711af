"""What can be seen of a side's castles and places: how many, how safe, and what the next stops would change."""

from __future__ import annotations

from typing import Final

from hoftag.bots.carolus_magnus.around import Around
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


def weaker_rival(around: Around, side: int) -> int:
    """The rival with fewer castles, where there are two; else -1."""
    castles = around.castles
    if len(castles) < THREE:
        return -1
    weaker = -1
    for other in range(len(castles)):
        if other != side and (weaker < 0 or castles[other] < castles[weaker]):
            weaker = other
    return weaker


def castles_seen(around: Around, side: int) -> list[float]:
    """The inputs named by CASTLES."""
    s = around.s
    own = around.castles[side]
    rival = 0
    for other in range(len(around.castles)):
        if other != side and around.castles[other] > rival:
            rival = around.castles[other]
    weaker = weaker_rival(around, side)
    places = len(around.heads)
    return [
        own * 0.2,
        rival * 0.2,
        around.castles[weaker] * 0.2 if weaker >= 0 else 0.0,
        (own - rival) * 0.2,
        1.0 if s.goal - own <= 2 else 0.0,
        1.0 if s.goal - own <= 1 else 0.0,
        1.0 if s.goal - rival <= 2 else 0.0,
        1.0 if s.goal - rival <= 1 else 0.0,
        places * 0.07,
        1.0 if places <= s.board.places_needed + 1 else 0.0,
        s.quiet_rounds * 0.2,
    ]


def places_seen(around: Around, side: int) -> list[float]:  # noqa: C901 - one pass over the places, part by part
    """The inputs named by PLACES."""
    margins = around.margins[side]
    changes = around.changes[side]
    largest = 0
    largest_margin = 0
    rival_largest = 0
    rival_margin = 0
    own = [0, 0, 0, 0]
    theirs = [0, 0, 0, 0]
    empty = [0, 0, 0]
    near = [0.0] * (2 * NEAR)
    for d in range(len(around.heads)):
        margin = margins[d]
        owner = around.owner[d]
        size = around.size[d]
        if owner == side:
            if size > largest:
                largest = size
                largest_margin = margin
            if margin <= 1:
                own[max(0, margin + 1)] += size
            elif margin >= 3:
                own[3] += size
        elif owner != NO_CASTLE:
            if size > rival_largest:
                rival_largest = size
                rival_margin = margin
            if margin >= -1:
                theirs[max(0, 1 - margin)] += size
            elif margin <= -3:
                theirs[3] += size
        else:
            empty[0 if margin > 0 else 1 if margin == 0 else 2] += 1
        if d < NEAR:
            near[d] = changes[d] * 0.5
            near[NEAR + d] = clipped(margin) * 0.25
    seen = [largest * 0.2, rival_largest * 0.2, clipped(largest_margin) * 0.25, clipped(rival_margin) * 0.25]
    for count in own:
        seen.append(count * 0.2)
    for count in theirs:
        seen.append(count * 0.2)
    for count in empty:
        seen.append(count * 0.2)
    return seen + near


def clipped(margin: int) -> int:
    """A lead of more than four is as good as one of four."""
    return max(-4, min(4, margin))
