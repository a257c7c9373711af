"""Blocks of lines side by side, as many as the width allows."""

from __future__ import annotations

from rich.text import Text

GAP = 3


def width_of(block: list[Text]) -> int:
    """The width of the longest line."""
    return max((line.cell_len for line in block), default=0)


def columns_of(blocks: list[list[Text]], count: int) -> list[list[list[Text]]]:
    """The blocks in columns of about the same height, top to bottom and then to the right."""
    total = sum(len(block) + 1 for block in blocks)
    columns: list[list[list[Text]]] = []
    height = 0
    for block in blocks:
        if not columns or (
            len(columns) < count and height + (len(block) + 1) / 2 > total * len(columns) / count
        ):
            columns.append([])
        columns[-1].append(block)
        height += len(block) + 1
    return columns


def side_by_side(blocks: list[list[Text]], width: int) -> list[Text]:
    """All blocks, with an empty line between those that stand one below the other."""
    for count in range(len(blocks), 0, -1):
        columns = columns_of(blocks, count)
        widths = [max(width_of(block) for block in column) for column in columns]
        if count == 1 or sum(widths) + GAP * (len(columns) - 1) <= width:
            return _join(columns, widths)
    return []


def _join(columns: list[list[list[Text]]], widths: list[int]) -> list[Text]:
    lists: list[list[Text]] = []
    for column in columns:
        lines: list[Text] = []
        for block in column:
            lines += [*([Text()] if lines else []), *block]
        lists.append(lines)
    out: list[Text] = []
    for row in range(max(map(len, lists), default=0)):
        line = Text(no_wrap=True)
        for position, lines in enumerate(lists):
            cell = lines[row] if row < len(lines) else Text()
            line.append_text(cell)
            if position < len(lists) - 1:
                line.append(" " * (widths[position] - cell.cell_len + GAP))
        line.rstrip()
        out.append(line)
    return out


def wrapped(text: Text, width: int, indent: int) -> list[Text]:
    """A text in lines of a width, at words; the lines after the first are indented."""
    return hanging(Text(), text, width, indent)


def hanging(lead: Text, text: Text, width: int, indent: int) -> list[Text]:
    """A text behind a few words of its own, in lines of a width; the lines after the first are indented."""
    lines = [lead.copy()]
    fresh = True  # nothing stands on the last line but its beginning
    for word in text.split(" "):
        if not fresh and lines[-1].cell_len + 1 + word.cell_len > width:
            lines.append(Text(" " * indent))
            fresh = True
        lines[-1].append("" if fresh else " ").append_text(word)
        fresh = False
    return lines
