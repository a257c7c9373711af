"""Every printed example and every ruling as a case: position, actions, and what must follow."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hoftag.kernel.step import Step
from hoftag.match.cases import CaseFile, case_files

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "hoftag"
GAMES = sorted(path.name for path in HERE.iterdir() if path.is_dir() and not path.name.startswith("_"))
FILES = {game: case_files([HERE / game]) for game in GAMES}


class Wanted:
    """What the cases of a game must cover: sections of its rulebook, rulings by name, verbs, domains of names."""

    def __init__(self, sections: str, rulings: list[str], verbs: str, domains: str) -> None:
        self.sections = sections.split()
        self.rulings = rulings
        self.verbs = verbs.split()
        self.domains = domains.split()


CAROLINGI = (
    "2 2.1 2.1.1 2.1.2 2.1.3 2.1.4 2.1.5 2.2 2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 2.2.6 2.2.7 2.2.8 2.2.9 2.2.10 "
    "3 3.1 3.2 3.3 3.4 3.5 4 4.1 4.2 5 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 "
    "6 6.1 6.1.1 6.1.2 6.1.3 6.2 6.2.1 6.2.2 7 7.1 7.2 8 "
    "5.1a 5.1b 5.1c 5.2a 5.2b"
)
"""The numbered sections of the rulebook, from its table of contents, and the lettered ways of two actions.

Section 1 is the idea, 9 and 10 are about the authors.
"""
SCENARIO = (
    "814.2 814.3 814.3.1 814.3.2 814.3.3 814.3.4 814.3.5 814.3.5.1 814.3.5.2 814.3.5.3 814.3.5.4 814.3.5.5 814.3.6 "
    "814.3.7 814.4 814.4.1 814.4.2 814.4.2.1 814.4.2.2 814.4.2.3 814.4.2.4 814.4.3 814.5"
)
"""Those of the booklet of the scenario 814; its section 1 is the idea."""

WANTED = {
    "carolingi": Wanted(
        f"{CAROLINGI} {SCENARIO}",
        [f"ruling {number}" for number in range(1, 46)],
        "place swap send post unfold activate develop equip call march fight trophy appease play starve "
        "settle reinforce attach claim drive lay solve honour",
        "land tile seat count season field",
    ),
    "carolus_magnus": Wanted(
        "set-up preparation action knights emperor reserve end",
        [*(f"CM-{number:02}" for number in range(1, 32)), *(f"figure {number}" for number in range(2, 7))],
        "disc court send move crown",
        "colour province count",
    ),
    "wallenstein": Wanted(
        "set-up start-lands tower seasons action-cards advantages planning bid event order actions building income "
        "armies march battle revolt winter scoring year-end end court favours landsknechte",
        [rf"rulings? (\d+ and )?{number}" for number in range(1, 42)],
        "take pile exchange group lay clear choose march revolt ask cancel favour bonus done",
        "land card field advantage favour bonus count",
    ),
}
games = pytest.mark.parametrize("game", GAMES)


def test_every_game_says_what_its_cases_cover() -> None:
    """No folder of cases goes without its requirements."""
    assert sorted(WANTED) == GAMES


@cache
def read_all(game: str) -> list[CaseFile]:
    """All case files of a game, read once."""
    return [CaseFile(path) for path in FILES[game]]


def sources(files: list[CaseFile]) -> list[str]:
    """Where each case comes from."""
    return [str(case.get("source", file.data.get("source", ""))) for file in files for case in file.cases]


def refusals(files: list[CaseFile]) -> list[dict[str, Any]]:
    """All refusals that cases expect."""
    return [refused for file in files for case in file.cases for refused in case.get("refused", [])]


@pytest.mark.parametrize(
    "path",
    [path for paths in FILES.values() for path in paths],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_cases(path: Path, record_property: Callable[[str, object], None]) -> None:
    """Every case of a file holds."""
    file = CaseFile(path)
    failures = file.run()
    record_property("rulebook-cases", len(file.cases))
    assert not failures, "\n".join(f"{failure.title} ({failure.rule}): {failure.why}" for failure in failures)


@games
def test_titles(game: str) -> None:
    """Cases can be told apart, and each says where it comes from."""
    files = read_all(game)
    titles = [file.title(case) for file in files for case in file.cases]
    assert [title for title in titles if titles.count(title) > 1] == []
    assert "" not in sources(files)


@games
def test_every_section_of_the_rulebook(game: str) -> None:
    """Each section of the rulebook has a case; one that only holds others together has theirs."""
    covered = {file.rule(case) for file in read_all(game) for case in file.cases}
    wanted = WANTED[game].sections
    holding = {part.rpartition(".")[0] for part in wanted} & set(wanted)
    assert [section for section in wanted if section not in covered | holding] == []
    assert [rule for rule in sorted(covered) if rule not in wanted] == []


@games
def test_every_section_of_the_engine(game: str) -> None:
    """Each section that a step or a refusal of the game names has a case, or a part of it has."""
    covered = {file.rule(case) for file in read_all(game) for case in file.cases}
    named: set[str] = set()
    package = importlib.import_module(f"hoftag.games.{game}")
    for module in pkgutil.iter_modules(package.__path__):
        members = vars(importlib.import_module(f"{package.__name__}.{module.name}")).values()
        steps = [member for member in members if isinstance(member, type) and issubclass(member, Step)]
        named |= {step.rule for step in steps if step.__module__.startswith(package.__name__)}
    for path in sorted((SOURCE / "games" / game).glob("*.py")):
        named |= set(re.findall(r'Refusal\(\s*"[a-z-]+",\s*"([0-9a-c.]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 5
    parts = tuple(f"{rule}." for rule in covered)
    assert [name for name in sorted(named) if not any(part.startswith(f"{name}.") for part in parts)] == []


@games
def test_every_ruling(game: str) -> None:
    """Each ruling, and each figure of the rulebook that is not part of a section, is the source of a case."""
    named = sources(read_all(game))
    missing = [
        ruling
        for ruling in WANTED[game].rulings
        if not any(re.search(rf"\b{ruling}\b", source, re.IGNORECASE) for source in named)
    ]
    assert missing == []


@games
def test_every_refusal(game: str) -> None:
    """Each reason for which an action can be refused occurs in a case, and no case expects another one."""
    codes: set[str] = set()
    paths = [*(SOURCE / "games" / game).glob("*.py"), SOURCE / "match" / "notation.py"]
    for path in [*paths, SOURCE / "match" / "match.py"]:
        text = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:Refusal|_refused)\(\s*"([a-z-]+)"', text))
    codes |= {f"unknown-{domain}" for domain in WANTED[game].domains}
    assert len(codes) > 10
    assert {str(refused["code"]) for refused in refusals(read_all(game))} == codes


@pytest.mark.parametrize(("game", "verb"), [(game, verb) for game in GAMES for verb in WANTED[game].verbs])
def test_every_verb_is_refused(game: str, verb: str) -> None:
    """Each action is refused in at least three ways, and for at least one of them its rule is checked."""
    found = [refused for refused in refusals(read_all(game)) if str(refused["action"]).split()[:1] == [verb]]
    assert len(found) >= 3
    assert any("rule" in refused for refused in found)
