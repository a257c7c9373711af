"""Why an answer is given: what it is expected to bring, in the terms of the rules.

The answer is played on to the end of the stretch (of the season, of the round), with sensible play by everybody, from
several positions that the seat cannot tell from the real one. What the score counts then, and did not before, is why.
"""

from __future__ import annotations

from typing import Final

from hoftag.bots.bot import Knowledge
from hoftag.bots.effort import Effort
from hoftag.bots.outlook import Outlook
from hoftag.bots.rehearsal import Trial, play_on
from hoftag.kernel.chance import SeededChance

SAMPLES: Final = 12
FEWEST: Final = 2
PATIENCE: Final = 600
"""Milliseconds after which fewer samples, but at least two, must do: somebody is waiting."""
WORTH_TELLING: Final = 0.25
"""Smaller changes on average are no reason."""
MOST_TOLD: Final = 3


class Reason:
    """The chance to win that an answer promises, and how the parts of the score change on average until then."""

    def __init__(self, chance: float, parts: list[tuple[str, float]]) -> None:
        self.chance = chance
        self.parts = parts


def reason(outlook: Outlook, known: Knowledge, seat: int, trial: Trial, chance: SeededChance) -> Reason:
    """What an answer is expected to bring the seat that gives it, as far as whoever asks can know."""
    changes: dict[str, float] = {}
    total = 0.0
    effort = Effort(0, PATIENCE)
    while effort.done < FEWEST or (effort.done < SAMPLES and effort.spent() < 1.0):
        effort.done += 1
        s = known.sample(chance)
        outlook.forget(s, seat)
        before = known.scores(s)[seat]
        end = outlook.stretch(s) + 1
        trial.begin(s, seat)
        play_on(outlook, s, end, [outlook] * s.players, chance)
        after = known.scores(s)[seat]
        for part in after:
            changes[part] = changes.get(part, 0.0) + after[part] - before.get(part, 0)
        total += outlook.chances(s)[outlook.side_of(s, seat)]
    parts: list[tuple[str, float]] = []
    for part, change in changes.items():
        if abs(change) >= WORTH_TELLING * effort.done:
            parts.append((part, change / effort.done))
    parts.sort(key=largest_first)
    return Reason(total / effort.done, parts[:MOST_TOLD])


def largest_first(part: tuple[str, float]) -> float:
    """The order in which changes are told."""
    return -abs(part[1])
