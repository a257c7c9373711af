"""How a game ended: reason, winner, and the scores part by part."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from hoftag.kernel.outcome import Result
from hoftag.locale.speaker import Speaker
from hoftag.match.match import Match
from hoftag.terminal.colours import style_of
from hoftag.terminal.screen import Screen


def show_outcome(match: Match, speaker: Speaker, screen: Screen) -> None:
    """The result of a finished match."""
    result = match.outcome
    assert result is not None
    screen.heading(speaker.texts("table-end"))
    screen.say(speaker.reason(result.reason))
    names = [speaker.name("seat", colour) for colour in match.seats]
    winners = [names[seat] for seat in result.ranking[0]]
    if result.lost:
        screen.say(Text(speaker.texts("table-all-lost"), style="bold"))
    elif len(winners) == 1:
        screen.say(Text(speaker.texts("table-winner", seat=winners[0]), style="bold"))
    else:
        screen.say(Text(speaker.texts("table-shared-victory", seats=", ".join(winners)), style="bold"))
    screen.say("", score_table(result, match.seats, speaker))


def score_table(result: Result, colours: list[str], speaker: Speaker) -> Table:
    """A row for each part of the score, a column for each seat, the best first."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    table.add_column("")
    order = [seat for place in result.ranking for seat in place]
    for seat in order:
        table.add_column(
            Text(speaker.name("seat", colours[seat]), style=style_of(colours[seat])), justify="right"
        )
    places = {seat: place for place, seats in ranks(result.ranking) for seat in seats}
    if not result.lost:  # nobody has a place when all have lost
        table.add_row(speaker.texts("table-place"), *(f"{places[seat]}." for seat in order))
    for part in result.parts[0]:
        style = "bold" if part == "points" else ""
        table.add_row(
            speaker.score_part(part), *(str(result.parts[seat][part]) for seat in order), style=style
        )
    return table


def ranks(ranking: list[list[int]]) -> list[tuple[int, list[int]]]:
    """Places with their numbers: after two first places comes the third."""
    out: list[tuple[int, list[int]]] = []
    place = 1
    for seats in ranking:
        out.append((place, seats))
        place += len(seats)
    return out
