"""Every printed example and every ruling as a case: position, actions, and what must follow."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hoftag.games.carolingi as package
from hoftag.kernel.step import Step
from hoftag.match.cases import CaseFile, case_files

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src" / "hoftag"
FILES = case_files([HERE / "carolingi"])
RULINGS = (*range(1, 24), *range(39, 45))
SECTIONS = (
    *(f"2.2.{part}" for part in range(1, 11)),
    *("3.1", "3.2", "3.3", "3.4", "3.5", "4", "4.1", "4.2"),
    *("5", "5.1a", "5.1b", "5.1c", "5.2a", "5.2b", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8"),
)
VERBS = (
    *("place", "swap", "send", "post", "unfold", "activate", "develop", "equip", "call"),
    *("march", "fight", "trophy", "appease", "play", "starve"),
)


@pytest.fixture(scope="module")
def files() -> list[CaseFile]:
    """All case files, read once."""
    return [CaseFile(path) for path in FILES]


def sources(files: list[CaseFile]) -> list[str]:
    """Where each case comes from."""
    return [str(case.get("source", file.data.get("source", ""))) for file in files for case in file.cases]


def refusals(files: list[CaseFile]) -> list[dict[str, Any]]:
    """All refusals that cases expect."""
    return [refused for file in files for case in file.cases for refused in case.get("refused", [])]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_cases(path: Path, record_property: Callable[[str, object], None]) -> None:
    """Every case of a file holds."""
    file = CaseFile(path)
    failures = file.run()
    record_property("rulebook-cases", len(file.cases))
    assert not failures, "\n".join(f"{failure.title} ({failure.rule}): {failure.why}" for failure in failures)


def test_titles(files: list[CaseFile]) -> None:
    """Cases can be told apart, and each says where it comes from."""
    titles = [file.title(case) for file in files for case in file.cases]
    assert [title for title in titles if titles.count(title) > 1] == []
    assert "" not in sources(files)


def test_every_section_of_the_rulebook(files: list[CaseFile]) -> None:
    """Each numbered section from 2.2 to 5.8 has a case."""
    covered = {file.rule(case) for file in files for case in file.cases}
    assert set(SECTIONS) - covered == set()


def test_every_section_of_the_engine(files: list[CaseFile]) -> None:
    """Each section that a step or a refusal of the game names has a case."""
    covered = {file.rule(case) for file in files for case in file.cases}
    named: set[str] = set()
    for module in pkgutil.iter_modules(package.__path__):
        members = vars(importlib.import_module(f"{package.__name__}.{module.name}")).values()
        steps = [member for member in members if isinstance(member, type) and issubclass(member, Step)]
        named |= {step.rule for step in steps if step.__module__.startswith(package.__name__)}
    for path in sorted((SOURCE / "games" / "carolingi").glob("*.py")):
        named |= set(re.findall(r'Refusal\(\s*"[a-z-]+",\s*"([0-9a-c.]+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 15
    assert named - covered == set()


def test_every_ruling(files: list[CaseFile]) -> None:
    """Each ruling on the base game is the source of a case."""
    named = {int(number) for source in sources(files) for number in re.findall(r"\bruling (\d+)", source)}
    assert set(RULINGS) - named == set()


def test_every_refusal(files: list[CaseFile]) -> None:
    """Each reason for which an action can be refused occurs in a case, and no case expects another one."""
    codes: set[str] = set()
    paths = [*(SOURCE / "games" / "carolingi").glob("*.py"), SOURCE / "match" / "notation.py"]
    for path in [*paths, SOURCE / "match" / "match.py"]:
        text = path.read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:Refusal|_refused)\(\s*"([a-z-]+)"', text))
    codes |= {f"unknown-{domain}" for domain in ("land", "tile", "seat", "count")}
    assert len(codes) > 40
    assert {str(refused["code"]) for refused in refusals(files)} == codes


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_refused(verb: str, files: list[CaseFile]) -> None:
    """Each action is refused in at least three ways, and for at least one of them its rule is checked."""
    found = [refused for refused in refusals(files) if str(refused["action"]).split()[:1] == [verb]]
    assert len(found) >= 3
    assert any("rule" in refused for refused in found)
