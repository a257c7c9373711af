"""Breaking any one rule by hand makes at least one case fail.

Each mutation of <game>.toml changes one place of the rules in a copy of the sources; then the cases run on
that copy. A dozen of each game, spread evenly, run every time, all of them with HOFTAG_FULL=1.
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
GAMES = {
    path.stem: [
        {"game": path.stem, **row} for row in tomllib.loads(path.read_text(encoding="utf-8"))["mutation"]
    ]
    for path in sorted(HERE.glob("*.toml"))
}
MUTATIONS: list[dict[str, str]] = [mutation for mutations in GAMES.values() for mutation in mutations]
SAMPLE = 12
FULL = os.environ.get("HOFTAG_FULL") == "1"


def sample(mutations: list[dict[str, str]]) -> list[dict[str, str]]:
    """A dozen of them, spread evenly."""
    return mutations if FULL else [mutations[i * len(mutations) // SAMPLE] for i in range(SAMPLE)]


CHOSEN = [mutation for mutations in GAMES.values() for mutation in sample(mutations)]

HOLD, CRASHED, FAILED, UNUSABLE = 0, 1, 3, 4
RUN = f"""
import sys
from pathlib import Path
try:
    from hoftag.match.cases import CaseFile
    from hoftag.match.library import own_game
    own_game(sys.argv[1])
except Exception as error:
    print(repr(error))
    sys.exit({UNUSABLE})
for path in sys.argv[2:]:
    for failure in CaseFile(Path(path)).run():
        print(failure.file, failure.title, failure.why, sep=": ")
        sys.exit({FAILED})
"""


def name(mutation: dict[str, str]) -> str:
    """The mutation as the report shows it."""
    return f"{mutation['game']} {mutation['file']}: {mutation['why']}"


def rules(game: str) -> Path:
    """Where the rules of a game stand, below the sources."""
    return Path("hoftag", "games", game)


def mutated(mutation: dict[str, str], text: str) -> str:
    """The text of the file with its one change."""
    return text.replace(mutation["old"], mutation["new"])


def run_cases(source: Path, game: str, rule: str) -> tuple[int, str]:
    """Run the cases on other sources until one fails, those on a section of the rules first."""
    cases = sorted((HERE.parent / "rulebook" / game).glob("*.toml"))
    paths = sorted(cases, key=lambda path: not path.name.startswith(rule))
    try:
        done = subprocess.run(
            [sys.executable, "-c", RUN, game, *map(str, paths)],
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


@pytest.mark.parametrize("game", GAMES)
def test_unbroken(game: str, copy: Path) -> None:
    """All cases hold on the copy as it is."""
    status, output = run_cases(copy, game, "")
    assert status == HOLD, output


@pytest.mark.parametrize("game", GAMES)
def test_enough(game: str) -> None:
    """There are many mutations, for every file that holds rules, and none is listed twice."""
    mutations = GAMES[game]
    assert len(mutations) >= 40
    changes = [(m["file"], m["old"], m["new"]) for m in mutations]
    assert [change for change in changes if changes.count(change) > 1] == []
    names = [name(m) for m in mutations]
    assert [text for text in names if names.count(text) > 1] == []
    showing = {
        "explain.py",
        "prospects.py",
        "shown.py",
        "view.py",
    }  # what they say is tested against play itself
    without_rules = {"__init__.py", "game.py", "ids.py", "position.py", "sample.py", "terms.py", *showing}
    files = {path.name for path in (SOURCE / rules(game)).glob("*.py")} - without_rules
    assert files - {m["file"] for m in mutations} == set()


def test_each_applies() -> None:
    """The text to be changed stands exactly once in its file, and the change leaves a file that can be read."""
    wrong: list[str] = []
    for mutation in MUTATIONS:
        text = (SOURCE / rules(mutation["game"]) / mutation["file"]).read_text(encoding="utf-8")
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
    path = copy / rules(mutation["game"]) / mutation["file"]
    text = path.read_text(encoding="utf-8")
    path.write_text(mutated(mutation, text), encoding="utf-8")
    try:
        status, output = run_cases(copy, mutation["game"], mutation["rule"])
    finally:
        path.write_text(text, encoding="utf-8")
    assert status != UNUSABLE, f"does not even load: {output}"
    assert status in (FAILED, CRASHED), "all cases hold"
