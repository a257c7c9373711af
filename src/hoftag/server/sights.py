"""What a viewer gets to see of a match, in the words of the wire."""

from __future__ import annotations

from typing import Any

from hoftag.kernel.events import Event
from hoftag.kernel.step import Step, Together
from hoftag.match.match import Match
from hoftag.server import wire

Viewer = int | None
"""A seat, or None for a spectator."""


def top(match: Match) -> Step[Any] | None:
    """The step that asks now; None at the end."""
    return match.state.agenda[-1] if match.state.agenda else None


def event_line(match: Match, event: Event) -> wire.EventLine:
    """An event with names in place of the engine's numbers; counts and years stay numbers."""
    names = match.state.names
    domains = match.game.event_domains[event.kind]
    args: list[int | str] = [
        names.of(domain, value) if domain in names.domains else value
        for domain, value in zip(domains, event.args, strict=False)
    ]
    return wire.EventLine(event.kind, args)


def position(match: Match, viewer: Viewer) -> dict[str, Any]:
    """What the game's view shows."""
    return dict(match.game.view(match.state, viewer))


def asked(match: Match, viewer: int, number: int) -> wire.Asked | None:
    """What is asked of the viewer; `number` is the question's own."""
    prompt = match.prompt(viewer)
    step = top(match)
    if prompt is None or step is None:
        return None
    choices = [
        wire.Choice(choice.notation, choice.verb, list(choice.args), choice.rule)
        for choice in match.options(viewer)
    ]
    together = isinstance(step, Together)
    return wire.Asked(
        number,
        prompt.kind,
        prompt.rule,
        prompt.facts,
        list(step.usage()),
        choices,
        together,
        together and bool(match.state.confirmed >> viewer & 1),
    )


def outcome(match: Match) -> wire.Outcome | None:
    """How the game ended."""
    result = match.outcome
    if result is None:
        return None
    return wire.Outcome(result.reason, result.ranking, result.scores, result.parts, result.lost)


def chapter(shown: dict[str, Any]) -> dict[str, wire.Fact]:
    """Where a game stands, from a position: every game counts in years and seasons, or in rounds."""
    return {key: shown[key] for key in ("year", "season", "round") if key in shown}


def prompt_kind(match: Match) -> str:
    """The kind of the question that is asked now, whoever it is asked of."""
    step = top(match)
    return "" if step is None else step.kind


def pass_notation(match: Match, seat: int) -> str | None:
    """How a seat passes, if the rules allow it now: an answer that is one word and ends or leaves out something."""
    for choice in match.options(seat):
        if choice.notation in PASSES:
            return choice.notation
    return None


PASSES = ("done", "keep")
