"""What the table must know about the question that a match asks now, beyond its prompt.

Only the kind of the step on top is looked at, never the position: nothing hidden can come through here.
"""

from __future__ import annotations

from hoftag.kernel.step import Together
from hoftag.match.match import Match


def usage(match: Match) -> tuple[str, ...]:
    """The forms of an answer."""
    return () if match.over else match.state.agenda[-1].usage()


def is_secret(match: Match) -> bool:
    """Whether several seats choose in secret at the same time."""
    return not match.over and isinstance(match.state.agenda[-1], Together)
