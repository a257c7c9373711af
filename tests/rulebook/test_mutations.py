"""Breaking any one rule by hand makes at least one case fail.

Each mutation of mutations.toml changes one place of the rules in a copy of the sources; then the cases run on
that copy. A dozen of them, spread evenly, run every time, all of them with HOFTAG_FULL=1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
RULES = Path("hoftag", "games", "carolingi")
CASES = sorted((HERE / "carolingi").glob("*.toml"))
LIST = (HERE / "mutations.toml").read_text(encoding="utf-8")
MUTATIONS: list[dict[str, str]] = tomllib.loads(LIST)["mutation"]
SAMPLE = 12
FULL = os.environ.get("HOFTAG_FULL") == "1"
CHOSEN = MUTATIONS if FULL else [MUTATIONS[i * len(MUTATIONS) // SAMPLE] for i in range(SAMPLE)]

HOLD, CRASHED, FAILED, UNUSABLE = 0, 1, 3, 4
RUN = f"""
import sys
from pathlib import Path
try:
    from hoftag.match.cases import CaseFile
    from hoftag.match.library import own_game
    own_game("carolingi")
except Exception as error:
    print(repr(error))
    sys.exit({UNUSABLE})
for path in sys.argv[1:]:
    for failure in CaseFile(Path(path)).run():
        print(failure.file, failure.title, failure.why, sep=": ")
        sys.exit({FAILED})
"""


def name(mutation: dict[str, str]) -> str:
    """The mutation as the report shows it."""
    return f"{mutation['file']}: {mutation['why']}"


def mutated(mutation: dict[str, str], text: str) -> str:
    """The text of the file with its one change."""
    return text.replace(mutation["old"], mutation["new"])


def run_cases(source: Path, rule: str) -> tuple[int, str]:
    """Run the cases on other sources until one fails, those on a section of the rules first."""
    paths = sorted(CASES, key=lambda path: not path.name.startswith(rule))
    try:
        done = subprocess.run(
            [sys.executable, "-c", RUN, *map(str, paths)],
            cwd=source,
            env={**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return CRASHED, "runs for ever"
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="session")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources once more, to be changed; interpreted, so that a change is seen."""
    target = tmp_path_factory.mktemp("mutations") / "src"
    shutil.copytree(SOURCE, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info"))
    return target


def test_unbroken(copy: Path) -> None:
    """All cases hold on the copy as it is."""
    status, output = run_cases(copy, "")
    assert status == HOLD, output


def test_enough() -> None:
    """There are many mutations, for every file that holds rules, and none is listed twice."""
    assert len(MUTATIONS) >= 80
    changes = [(m["file"], m["old"], m["new"]) for m in MUTATIONS]
    assert [change for change in changes if changes.count(change) > 1] == []
    names = [name(m) for m in MUTATIONS]
    assert [text for text in names if names.count(text) > 1] == []
    without_rules = {"__init__.py", "game.py", "ids.py", "position.py", "sample.py", "view.py"}
    files = {path.name for path in (SOURCE / RULES).glob("*.py")} - without_rules
    assert files - {m["file"] for m in MUTATIONS} == set()


def test_each_applies() -> None:
    """The text to be changed stands exactly once in its file, and the change leaves a file that can be read."""
    wrong: list[str] = []
    for mutation in MUTATIONS:
        text = (SOURCE / RULES / mutation["file"]).read_text(encoding="utf-8")
        if text.count(mutation["old"]) != 1 or mutation["old"] == mutation["new"]:
            wrong.append(name(mutation))
        elif mutation["file"].endswith(".py"):
            compile(mutated(mutation, text), mutation["file"], "exec")
        else:
            tomllib.loads(mutated(mutation, text))
    assert wrong == []


@pytest.mark.parametrize("mutation", CHOSEN, ids=name)
def test_caught(mutation: dict[str, str], copy: Path) -> None:
    """A broken rule makes a case fail."""
    path = copy / RULES / mutation["file"]
    text = path.read_text(encoding="utf-8")
    path.write_text(mutated(mutation, text), encoding="utf-8")
    try:
        status, output = run_cases(copy, mutation["rule"])
    finally:
        path.write_text(text, encoding="utf-8")
    assert status != UNUSABLE, f"does not even load: {output}"
    assert status in (FAILED, CRASHED), "all cases hold"
