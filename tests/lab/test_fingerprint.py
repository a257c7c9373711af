"""The fingerprint of the players: it changes with all that decides how they answer, and with nothing else."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from benchmarks import ladder
from hoftag.bots.courtier import COUNT, SQUIRE
from hoftag.bots.registry import BOTS
from hoftag.bots.skill import Skill
from hoftag.bots.weighing import nearest
from hoftag.lab.fingerprint import bare, fingerprint, kind_of, players_of, weights_at
from hoftag.match.library import GAMES
from tests import tally
from tests.cli.tool import call

FILES = {
    "kernel/step.py": "A = 1\n",
    "games/hoops/rules.py": 'def f(x):\n    """Why."""\n    return x  # so\n',
    "games/hoops/deep/board.toml": "size = 3\n",
    "games/quoits/rules.py": "B = 2\n",
    "bots/search.py": "C = 3\n",
    "bots/hoops/sense.py": "D = 4\n",
    "bots/hoops/rungs.py": "HIGH: Final = (Skill(1), Skill(2))\n",
    "bots/quoits/sense.py": "E = 5\n",
    "bots/weights/hoops-2.json": "{}\n",
    "bots/weights/quoits-2.json": "{}\n",
    "server/room.py": "F = 6\n",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A small package with two games."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "text", "same"),
    [
        ("kernel/step.py", "A = 2\n", False),
        ("games/hoops/rules.py", "def f(x):\n    return x + 1\n", False),
        ("games/hoops/deep/board.toml", "size = 4\n", False),
        ("bots/search.py", "C = 4\n", False),
        ("bots/hoops/sense.py", "D = 5\n", False),
        ("bots/hoops/rungs.py", "HIGH: Final = (Skill(1), Skill(3))\n", False),
        ("bots/weights/hoops-2.json", "[]\n", False),
        ("bots/weights/hoops-3.json", "{}\n", False),
        ("games/hoops/rules.py", 'def f( x ):\n    """Another reason."""\n\n    return x\n', True),
        ("games/quoits/rules.py", "B = 3\n", True),
        ("bots/quoits/sense.py", "E = 6\n", True),
        ("bots/weights/quoits-2.json", "[]\n", True),
        ("server/room.py", "F = 7\n", True),
    ],
)
def test_what_counts(package: Path, name: str, text: str, *, same: bool) -> None:
    """The kernel, the own rules, board, bots and weights count; words for people and other games do not."""
    before = fingerprint(package, "hoops")
    (package / name).write_text(text)
    assert (fingerprint(package, "hoops") == before) == same


def test_where_a_file_lies_counts(package: Path) -> None:
    """Two files of one name that change places are other players."""
    (package / "games/hoops/deep/rules.py").write_text("G = 7\n")
    before = fingerprint(package, "hoops")
    (package / "games/hoops/deep/rules.py").write_text(FILES["games/hoops/rules.py"])
    (package / "games/hoops/rules.py").write_text("G = 7\n")
    assert fingerprint(package, "hoops") != before


@pytest.mark.parametrize(
    ("size", "rungs", "same"),
    [
        (2, "(Skill(1), Skill(3))", True),
        (2, "(Skill(3), Skill(2))", False),
        (3, "(Skill(1), Skill(3))", False),
        (3, "(Skill(3), Skill(2))", True),
        (4, "(Skill(3), Skill(2))", True),
        (4, "(Skill(1), Skill(2), Skill(3))", False),
        (4, "(Skill(1), Skill(1), Skill(2))", True),
    ],
)
def test_rungs_at_other_tables_do_not_count(package: Path, size: int, rungs: str, *, same: bool) -> None:
    """Where a rung stands with three does not change how it plays with two; the last one is for all larger tables."""
    before = fingerprint(package, "hoops", size)
    (package / "bots/hoops/rungs.py").write_text(f"HIGH: Final = {rungs}\n")
    assert (fingerprint(package, "hoops", size) == before) == same


def test_rungs_count_where_somebody_stands_on_them(package: Path) -> None:
    """`emperor` and `greedy` play the same wherever those between them stand."""
    before = fingerprint(package, "hoops", 2), fingerprint(package, "hoops", 2, rungs=False)
    (package / "bots/hoops/rungs.py").write_text("HIGH: Final = (Skill(3), Skill(2))\n")
    after = fingerprint(package, "hoops", 2), fingerprint(package, "hoops", 2, rungs=False)
    assert [one == other for one, other in zip(before, after, strict=True)] == [False, True]
    for game in GAMES:
        of_all = players_of(game, 3)
        for bots in (("greedy", "squire"), ("emperor", "count"), BOTS):
            assert players_of(game, 3, bots) == of_all
        assert players_of(game, 3, ("emperor:200ms", "greedy")) != of_all


@pytest.mark.parametrize(
    ("size", "name", "same"),
    [
        (2, "hoops-2", False),
        (2, "hoops-4", True),
        (2, "hoops-wide-4", False),
        (3, "hoops-2", True),
        (3, "hoops-4", False),
        (4, "hoops-4", False),
        (0, "hoops-2", False),
        (0, "hoops-4", False),
    ],
)
def test_weights_at_other_tables_do_not_count(package: Path, size: int, name: str, *, same: bool) -> None:
    """What was learned with four is not read at a table of two, unless nothing nearer is there."""
    for weights in ("hoops-4", "hoops-wide-4"):
        (package / f"bots/weights/{weights}.json").write_text("{}\n")
    before = fingerprint(package, "hoops", size)
    (package / f"bots/weights/{name}.json").write_text("[]\n")
    assert (fingerprint(package, "hoops", size) == before) == same


@pytest.mark.parametrize("size", range(2, 7))
@pytest.mark.parametrize("game", GAMES)
def test_weights_count_where_they_are_read(game: str, size: int) -> None:
    """The fingerprint and the players take the same files."""
    counted = {kind_of(one): one.name for _, one in weights_at(resources.files("hoftag"), game, size)}
    read = {kind: nearest(kind, size) for kind in counted}
    assert counted == {kind: path.name for kind, path in read.items() if path is not None}


def test_rungs_are_listed_as_they_are_read() -> None:
    """The rungs of all games are such lists, or a change of one of them would not be noticed."""
    for game in GAMES:
        source = (resources.files("hoftag") / "bots" / game / "rungs.py").read_text(encoding="utf-8")
        for size in (2, 3, 4):
            found: dict[str, Skill] = {}
            exec(bare(source, size), found)  # our own source, and nothing but it
            for name, skills in (("SQUIRE", SQUIRE), ("COUNT", COUNT)):
                assert vars(found[name]) == vars(skills[game][min(size - 2, len(skills[game]) - 1)])


def test_texts_that_are_used_count() -> None:
    """Only a text that nothing uses is left out, wherever it stands."""
    assert bare('class A:\n    """Why."""\n    b = "x"\n    """More."""\n') == bare('class A:\n    b = "x"\n')
    assert bare('b = "x"\n') != bare('b = "y"\n')


def test_each_game_has_its_own() -> None:
    """Three games, three fingerprints."""
    assert len({players_of(game) for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize(
    ("words", "size"),
    [
        (("arena", "carolus_magnus", "--bots", "random,greedy"), 2),
        (("lab", "balance", "carolus_magnus", "--bots", "greedy"), 0),
    ],
    ids=["arena", "balance"],
)
def test_other_players_are_refused(tmp_path: Path, words: tuple[str, ...], size: int) -> None:
    """Games of players that have changed are never counted together with new ones."""
    out = (*words, "--players", "2", "--seed", "7", "--games", "2", "--out", str(tmp_path), "--resume")
    tally.count(2)
    assert call(*out).code == 0
    plan = json.loads((tmp_path / "plan.json").read_text())
    bots = ("random", "greedy") if size else ()
    assert plan["players"] == players_of("carolus_magnus", size, bots)
    plan["players"] = "0123456789ab"
    (tmp_path / "plan.json").write_text(json.dumps(plan))
    games = (tmp_path / "games.jsonl").read_text()
    answer = call(*out, "--lang", "de")
    assert (answer.code, answer.out) == (2, "")
    assert "0123456789ab" in answer.err
    assert players_of("carolus_magnus", size, bots) in answer.err
    assert (tmp_path / "games.jsonl").read_text() == games


def test_the_page_says_what_the_arenas_say() -> None:
    """The tables of strength in docs/bots.md are those of the kept arenas: `tools/ladder` writes them."""
    assert ladder.PAGE.read_text(encoding="utf-8") == ladder.current()


def test_a_page_keeps_what_is_around_its_tables() -> None:
    """Only what lies between the marks is written anew."""
    text = f"a\n{ladder.BEGIN}old\n{ladder.END}b\n"
    assert ladder.page_with(text, "new\n") == f"a\n{ladder.BEGIN}\nnew\n\n{ladder.END}b\n"
