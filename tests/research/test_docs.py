"""The page on research says what is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from hoftag.games.carolingi.ids import KINDS, SEASONS
from hoftag.lab.research import carolingi, carolus_magnus, wallenstein
from hoftag.lab.research.task import PARTS, Task, task
from hoftag.lab.research.writer import ROLES
from tests.research.numbering import PLAYED

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
TITLES = {"carolingi": "Carolingi", "carolus_magnus": "Carolus Magnus", "wallenstein": "Wallenstein"}
HELD = ["rack", "inactive", "placed", "bag", "swapped", "fresh"]
WORDS = {
    "ROLE": ROLES,
    "PILE": carolingi.PILES,
    "OTHER": carolingi.OTHER_CARDS,
    "WHERE": ["scriptorium", "bag", "annals"],
    "COURT": ["missi", "leudes", "nobiles"],
    "HELD": HELD,
    "RESULT": carolus_magnus.RESULTS,
    "SIDE": ["own", "other1", "other2"],
    "CUBE": [*ROLES, "farmer"],
    "PART": [
        *("expansion", "development", "following", "glory", "regions", "palace", "points"),
        *("lands-ruled", "development-ruled", "followers-on-lands", "trophies"),
    ],
}
"""What the words in capitals stand for; domains of the games are added."""


def patterns(of: Task) -> list[str]:
    """The entries that the page lists for a game, as regular expressions."""
    _, _, rest = PAGE.partition(f"## Entries: {TITLES[of.name]}\n")
    rows = re.findall(r"^\| (`.*?) \|", rest.partition("\n## ")[0], re.MULTILINE)
    names = of.game.names_for(of.options).domains
    domains = {key.upper(): values for key, values in names.items()}
    words = {
        **domains,
        **WORDS,
        "QUESTION": PARTS[of.name].KINDS,
        "N": [str(number) for number in range(1, 25)],
    }
    if of.name == "carolingi":
        words |= {"KIND": KINDS, "SEASON": SEASONS}
    out = []
    for span in re.findall(r"`([^`]+)`", " ".join(rows)):
        parts = re.split(r"([A-Z]+)", span)
        out.append("".join(one_of(words[part]) if part.isupper() else re.escape(part) for part in parts))
    return out


def one_of(names: object) -> str:
    """Any of some names."""
    assert isinstance(names, list | tuple)
    return "(?:" + "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) + ")"


@pytest.mark.parametrize("game", list(TITLES))
def test_every_entry_is_explained(game: str) -> None:
    """With any options each entry has exactly one place in the tables, and every place there has entries."""
    used: set[int] = set()
    for _, setting in PLAYED:
        if setting[0] != game:
            continue
        of = task(*setting)
        rows = [re.compile(pattern) for pattern in patterns(of)]
        for entry in of.describe():
            found = [number for number, row in enumerate(rows) if row.fullmatch(entry.name)]
            assert len(found) == 1, entry.name
            used.add(found[0])
    assert used == set(range(len(patterns(of))))


def test_sizes_are_true() -> None:
    """The table of sizes."""
    rows = re.findall(r"^\| (\w+) \| `(.*?)` \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
    assert len(rows) == 17
    for game, given, answers, entries in rows:
        options = dict(pair.split("=") for pair in given.split())
        of = task(game, options)
        assert (len(of.answers), len(of.layout)) == (int(answers), int(entries)), given


def test_examples_run() -> None:
    """The Python sessions of the page give what they show."""
    blocks = re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 4
    for number, text in enumerate(blocks):
        session = doctest.DocTestParser().get_doctest(text, {}, f"research.md {number}", "research.md", 0)
        assert doctest.DocTestRunner().run(session).failed == 0


def test_kinds_of_questions_are_all_there() -> None:
    """No list of kinds names one twice."""
    for part in (carolingi, carolus_magnus, wallenstein):
        assert len(set(part.KINDS)) == len(part.KINDS)
