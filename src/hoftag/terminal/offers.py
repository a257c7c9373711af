"""The choices of a turn as a numbered list: found by words, and short even when there are many."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from hoftag.locale.speaker import Speaker
from hoftag.match.match import Choice
from hoftag.terminal.blocks import hanging

LONG = 30
"""Lists with more lines than this are shortened, and shown page by page."""
NARROW = 34
"""Columns that a label needs beside its notation."""
MARGIN = 8
"""Room for a number and the gaps around it."""


@dataclass(frozen=True)
class Offer:
    """A choice with its number in the whole list, which no filter changes."""

    number: int
    notation: str
    label: str


@dataclass(frozen=True)
class Row:
    """A line of the list: one choice, or a run of choices that differ only in a count, or in their last word."""

    first: Offer
    last: Offer
    folded: bool = False
    """Whether the choices differ in a name, so that the row says only where they begin and end."""

    @property
    def numbers(self) -> str:
        """`12`, or `12–15`."""
        one, two = self.first.number, self.last.number
        return str(one) if one == two else f"{one}–{two}"

    @property
    def notation(self) -> str:
        """`march normandie anjou 1–4`."""
        if self.first is self.last:
            return self.first.notation
        if self.folded:
            return f"{self.stem} …"
        return f"{self.first.notation}–{self.last.notation.rpartition(' ')[2]}"

    @property
    def stem(self) -> str:
        """The notation without its last word."""
        return self.first.notation.rpartition(" ")[0]

    @property
    def group(self) -> str:
        """What belongs together in a long list: verb and first argument, if more follows; else the verb."""
        words = self.first.notation.split()
        return " ".join(words[:2] if len(words) > 2 and not self.folded else words[:1])


def offers_of(
    choices: list[Choice], usage: tuple[str, ...], speaker: Speaker, hints: dict[str, str]
) -> list[Offer]:
    """The choices in their pinned order, with labels; some have a hint, by their notation."""
    out: list[Offer] = []
    for number, choice in enumerate(choices, 1):
        label = speaker.choice(choice.notation, usage)
        hint = hints.get(choice.notation, "")
        shown = speaker.texts("table-hint", label=label, hint=hint) if hint else label
        out.append(Offer(number, choice.notation, shown))
    return out


def fold(text: str) -> str:
    """A text without accents, capitals and joints, so that it is found however it is typed."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("_", " ").replace("-", " "))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def find(offers: list[Offer], words: str) -> list[Offer]:
    """The offers in which all the words occur, in notation or label."""
    wanted = fold(words).split()
    return [o for o in offers if all(word in fold(f"{o.notation} {o.label}") for word in wanted)]


def named(offers: list[Offer], text: str) -> Offer | None:
    """The offer with exactly this notation or label."""
    wanted = fold(text).split()
    return next((o for o in offers if wanted in (fold(o.notation).split(), fold(o.label).split())), None)


def shortened(offers: list[Offer], width: int, folding: frozenset[str] = frozenset()) -> list[Row]:
    """A row for each choice; in a long list one row for a run of counts, or of names after some verbs."""
    height = sum(1 if MARGIN + len(o.notation) + len(o.label) <= width else 2 for o in offers)
    rows: list[Row] = []
    for offer in offers:
        if height > LONG and rows and _continues(rows[-1].last, offer):
            rows[-1] = Row(rows[-1].first, offer)
        else:
            rows.append(Row(offer, offer))
    return folded(rows, folding) if len(rows) > LONG else rows


def folded(rows: list[Row], folding: frozenset[str]) -> list[Row]:
    """One row for all choices that begin with the same words, the last excepted, if their verb is one of these."""
    out: list[Row] = []
    for row in rows:
        verb = row.first.notation.split()[0]
        if verb in folding and out and row.stem == out[-1].stem:
            out[-1] = Row(out[-1].first, row.last, folded=True)
        else:
            out.append(row)
    return out


def _continues(before: Offer, offer: Offer) -> bool:
    stem, _, count = before.notation.rpartition(" ")
    other, _, next_count = offer.notation.rpartition(" ")
    return (
        bool(stem)
        and stem == other
        and count.isdigit()
        and next_count.isdigit()
        and int(next_count) == int(count) + 1
        and offer.number == before.number + 1
    )


def page_of(rows: list[Row], page: int) -> list[Row]:
    """A part of a long list."""
    return rows[page * LONG : (page + 1) * LONG]


def lines(rows: Iterable[Row], speaker: Speaker, width: int, grouped: bool) -> list[Text]:
    """The list: numbers, notation, label. Where labels would get too narrow they stand below the notation."""
    rows = list(rows)
    number_width = max((len(row.numbers) for row in rows), default=0)
    notation_width = max((len(row.notation) for row in rows), default=0)
    column = number_width + 4 + notation_width + 2
    below = number_width + 6
    narrow = width - column < NARROW
    out: list[Text] = []
    group = rows[0].group if rows else ""
    for row in rows:
        if grouped and row.group != group:
            group = row.group
            out.append(Text())
        lead = Text.assemble((f"  {row.numbers:>{number_width}}", "bold cyan"), "  ")
        label = Text(_label(row, speaker))
        if narrow and lead.cell_len + len(row.notation) + 2 + label.cell_len > width:
            out.append(lead.append(row.notation, style="dim"))
            out += hanging(Text(" " * below), label, width, below)
        else:
            lead.append(f"{row.notation}  " if narrow else f"{row.notation:{notation_width}}  ", style="dim")
            out += hanging(lead, label, width, column)
    return out


def _label(row: Row, speaker: Speaker) -> str:
    if row.first is row.last:
        return row.first.label
    if row.folded:
        return speaker.texts("table-fold", first=row.first.label, last=row.last.label)
    return speaker.texts("table-range", label=row.first.label, last=int(row.last.notation.rpartition(" ")[2]))
