"""Watching a game for a balance report: rounds, who leads after each, what seats began with and did."""

from __future__ import annotations

from typing import Any

from hoftag.kernel.errors import BadInput
from hoftag.lab.balance.lens import Lens
from hoftag.match.match import Match

LONGEST = 50_000
"""Decisions after which a game is taken for one that never ends; usual ones have a few hundred."""


class Watch:
    """Looks at a game before every answer, and at its end."""

    def __init__(self, lens: Lens) -> None:
        self._lens = lens
        self._seen = 0
        self._rounds = 0
        self._leads: list[list[int]] = []

    def look(self, match: Match) -> None:
        """Note who leads when a round has begun: the one before it is over then."""
        if match.version >= LONGEST:
            raise BadInput("balance-endless", {"decisions": match.version})
        events = match.log[self._seen :]
        self._seen = len(match.log)
        for event in events:
            if event.kind == self._lens.round:
                self._rounds += 1
                if self._rounds > 1:
                    self._leads.append(leaders(self._lens, match.game.score(match.state)))

    def facts(self, match: Match) -> dict[str, Any]:
        """What was seen, for the line of the game."""
        self.look(match)
        result = match.outcome
        assert result is not None
        return {
            "rounds": self._rounds,
            "leads": [*self._leads, leaders(self._lens, result.parts)],
            "origins": origins(self._lens, match),
            "uses": uses(self._lens, match),
        }


def leaders(lens: Lens, parts: list[dict[str, int]]) -> list[int]:
    """The seats that nobody is before."""
    keys = [lens.standing(part) for part in parts]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def origins(lens: Lens, match: Match) -> list[tuple[int, str]]:
    """What the seats began with."""
    found: list[tuple[int, str]] = []
    kinds = lens.origins or {}
    for event in match.log:
        if event.kind in kinds:
            place = kinds[event.kind]
            domain = match.game.event_domains[event.kind][place or 0]
            name = event.kind if place is None else match.state.names.of(domain, event.args[place])
            found.append((event.args[0], name))
    return found


def uses(lens: Lens, match: Match) -> list[dict[str, int]]:
    """How often each seat did what."""
    found: list[dict[str, int]] = [{} for _ in match.seats]
    last: list[str | None] = [None for _ in match.seats]
    for event in match.log:
        if event.kind in lens.uses:
            seat = event.args[0]
            name = event.kind
            argument = lens.uses[event.kind]
            if argument is not None:
                place, before = argument
                domain = match.game.event_domains[event.kind][place]
                name = before + match.state.names.of(domain, event.args[place]).rstrip("*")
            found[seat][name] = found[seat].get(name, 0) + 1
            last[seat] = name
        elif event.kind in lens.void:
            seat = event.args[0]
            undone = last[seat]
            if undone is not None:
                found[seat][undone] -= 1
                last[seat] = None
    return found
