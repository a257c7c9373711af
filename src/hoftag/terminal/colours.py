"""How seats and pieces look in a terminal: a colour where there are colours, and a short mark that needs none."""

from __future__ import annotations

STYLES = {
    "red": "bold red",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "green": "bold green",
    "purple": "bold magenta",
    "black": "bold reverse",  # readable on dark and on light terminals
    "pink": "bold bright_magenta",
    "grey": "bold bright_black",
}


def style_of(colour: str) -> str:
    """The style of a colour; partners (`black`, `black2`) share theirs."""
    return STYLES.get(colour.rstrip("2"), "bold")


def marks(names: list[str]) -> list[str]:
    """Two letters for each name, all different: the first letter and the next one that is still free."""
    out: list[str] = []
    for name in names:
        letters = [letter for letter in name if letter.isalnum()] or ["?"]
        candidates = [letters[0].upper() + second.lower() for second in letters[1:]]
        candidates += [letters[0].upper() + str(number) for number in range(1, len(names) + 1)]
        out.append(next(mark for mark in candidates if mark not in out))
    return out
