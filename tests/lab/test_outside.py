"""Programs that play over standard input and output, good ones and all kinds of bad ones."""

from __future__ import annotations

import json
import os
import re
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from hoftag.bots.registry import check_bot, check_level
from hoftag.kernel.errors import BadInput
from hoftag.lab.outside import FAILURES, Outside, check_outside
from hoftag.lab.players import check_player
from hoftag.lab.simulate import Plan, simulate
from hoftag.match.library import GAMES
from hoftag.match.match import Match
from hoftag.terminal.notes import REASONS
from tests import tally
from tests.cli.tool import ROOT, call
from tests.contract.walk import new

EXAMPLE = ROOT / "examples/outside_bot.py"

LISTENS = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        {answer}
"""


@pytest.fixture
def program(tmp_path: Path) -> Any:
    """Makes a program of a text, and gives the name by which it plays."""

    def make(text: str) -> str:
        path = tmp_path / "program.py"
        path.write_text(text)
        return check_player(f"exec:{shlex.join([sys.executable, str(path)])}")

    return make


def played(bot: str, game: str = "carolus_magnus", limit: float = 60.0) -> dict[str, Any]:
    """The facts of a game of a program against chance."""
    options = {"sundial": 830} if game == "carolingi" else {}
    bots = (bot, *["random"] * ({"carolus_magnus": 2}.get(game, 3) - 1))
    plan = Plan(game, {"players": len(bots), **options}, bots, 1, 3, limit=limit).checked()
    [one] = simulate(plan)
    tally.count()
    return one.line


@pytest.mark.parametrize("game", GAMES)
def test_example_plays(game: str) -> None:
    """The example of the documentation plays every game to its end by itself."""
    line = played(f"exec:{shlex.join([sys.executable, str(EXAMPLE)])}", game)
    assert line["ranking"]
    assert "replaced" not in line


def test_example_is_the_documented_one() -> None:
    """The page shows the example as it is, and it is short."""
    text = EXAMPLE.read_text()
    [shown] = re.findall(r"```python\n(.*?)```", (ROOT / "docs/outside-bots.md").read_text(), re.DOTALL)
    assert shown == text
    assert len(text.splitlines()) <= 30


BAD = {
    "start": None,
    "time": LISTENS.format(answer="time.sleep(1000)"),
    "deaf": "import time; time.sleep(1000)",
    "ended": "",
    "crash": LISTENS.format(answer="raise SystemExit(3)"),
    "closed": "import os, time; os.close(1); time.sleep(1000)",
    "form": LISTENS.format(answer="print('fly me', flush=True)"),
    "list": LISTENS.format(answer="print('[1]', flush=True)"),
    "number": LISTENS.format(answer="print(json.dumps(dict(play=3)), flush=True)"),
    "deep": LISTENS.format(answer="print('[' * 60000, flush=True)"),
    "endless": "import sys\nwhile True: sys.stdout.write('x' * 9999)",
    "bytes": "import os, time; os.write(1, bytes(range(128, 256)) + b'\\n'); time.sleep(1000)",
    "illegal": LISTENS.format(answer="print(json.dumps(dict(play='fly me')), flush=True)"),
}
REASON = {
    "deaf": "time",
    "crash": "ended",
    "closed": "ended",
    **dict.fromkeys(("list", "number", "deep", "endless", "bytes"), "form"),
}


@pytest.mark.parametrize("kind", BAD)
def test_bad_programs_are_replaced(kind: str, program: Any, tmp_path: Path) -> None:
    """Whatever a program does, the game comes to its end soon, and its facts say why the program was replaced."""
    text = BAD[kind]
    if text is None:
        path = tmp_path / "broken"
        path.write_text("#!/no/such/interpreter\n")
        path.chmod(0o755)
        bot = check_player(f"exec:{path}")
    else:
        bot = program(text)
    limit = 0.5 if REASON.get(kind, kind) == "time" else 20.0
    started = time.monotonic()
    line = played(bot, limit=limit)
    assert time.monotonic() - started < 20
    assert line["ranking"]
    assert line["replaced"] == {"0": REASON.get(kind, kind)}


def test_late_program_is_ended_with_its_children(program: Any, tmp_path: Path) -> None:
    """What a late program has started ends with it."""
    note = tmp_path / "child"
    bot = program(
        "import subprocess, time, pathlib\n"
        f"child = subprocess.Popen(['sleep', '1000'])\n"
        f"pathlib.Path({str(note)!r}).write_text(str(child.pid))\n"
        "time.sleep(1000)\n"
    )
    assert played(bot, limit=3.0)["replaced"] == {"0": "time"}
    state = Path(f"/proc/{note.read_text()}/stat")
    for _ in range(100):
        # nobody may be there to bury the child, so that its entry stays
        if not state.exists() or state.read_text().rpartition(")")[2].split()[0] == "Z":
            return
        time.sleep(0.05)
    pytest.fail("the child lives on")


def test_what_a_program_is_told(program: Any, tmp_path: Path) -> None:
    """Hello, questions and the end come in order, with what the seat may know and nothing more."""
    heard = tmp_path / "heard"
    bot = program(
        "import json, sys\n"
        f"with open({str(heard)!r}, 'w') as out:\n"
        "    for line in sys.stdin:\n"
        "        out.write(line)\n"
        "        out.flush()\n"
        "        message = json.loads(line)\n"
        "        if message['type'] == 'ask':\n"
        "            print(json.dumps({'play': '  '.join(message['options'][-1].split())}), flush=True)\n"
    )
    line = played(bot)
    assert "replaced" not in line
    hello, *asked, end = [json.loads(text) for text in heard.read_text().splitlines()]
    assert (hello["type"], hello["protocol"], hello["game"], hello["seat"]) == (
        "hello",
        1,
        "carolus_magnus",
        0,
    )
    assert (hello["seconds"], len(hello["seats"])) == (60.0, 2)
    assert {message["type"] for message in asked} == {"ask"}
    assert all(message["view"]["seat"] == 0 and message["options"] for message in asked)
    assert (end["type"], end["outcome"]["reason"]) == ("end", line["reason"])


def test_options_only_lead_on(program: Any) -> None:
    """A program may not take back what it has laid: it could keep a game from ever going on."""
    match: Match = new(("wallenstein", {"players": 3}), 1)
    back: list[str] = []
    while not back:
        seat = match.awaiting[0]
        onward = match.state.agenda[-1].onward(match.state, seat)
        back = [choice.notation for choice in match.options(seat) if choice.action not in onward]
        if not back:
            match.play_action(seat, onward[0])
    answer = f"print(json.dumps(dict(play={back[0]!r})), flush=True)"
    bot = Outside(program(LISTENS.format(answer=answer)), 1, 20.0)
    bot.choose(match, seat)
    bot.close(match)
    assert bot.failure == "illegal"


def test_names() -> None:
    """A program is written in one way; what cannot be started, or understood, is refused."""
    assert check_outside("exec:  true   'a b' ") == "exec:true 'a b'"
    for text, code in (
        ("exec:", "outside-missing"),
        ("exec:no-such-program x", "outside-missing"),
        ("exec:true 'x", "outside-form"),
        ("exec:true 'a\nb'", "outside-form"),
    ):
        with pytest.raises(BadInput) as refused:
            check_player(text)
        assert refused.value.code == code
    assert set(REASONS) == set(FAILURES)


def test_only_the_command_line_starts_programs() -> None:
    """What the server and its tables take for a bot is never a program."""
    for check in (check_bot, check_level):
        with pytest.raises(BadInput):
            check("exec:true")


def test_notes_and_results(program: Any) -> None:
    """A failure is said once on stderr, in the result of an arena, and in the lines of a simulation."""
    bot = program(BAD["illegal"])
    answer = call("arena", "carolus_magnus", "--bots", f"random,{bot}", "--games", "4", "--json")
    tally.count(5)
    assert answer.code == 0
    assert json.loads(answer.out)["replaced"] == [{"name": bot, "reason": "illegal", "games": 4}]
    assert answer.err.count("none of the options") == 1
    answer = call("simulate", "carolus_magnus", "--bots", f'random,"{bot}"', "--games", "1", "--seed", "2")
    assert answer.code == 0
    assert answer.err.count("greedy plays on") == 1


def test_play(program: Any, tmp_path: Path) -> None:
    """A program sits at the table of a terminal; if it fails, the table says so. A record starts no program."""
    target = tmp_path / "game.hoftag"
    seats = f"white=me,black={program(BAD['illegal'])}"
    words = ("play", "carolus_magnus", "--players", "2", "--seed", "3")
    lines = "1\n" * 40
    answer = call(*words, "--seats", seats, "--save", str(target), answers=lines, width=200)
    assert answer.code == 0
    assert "none of the options" in answer.out
    assert "exec:" in target.read_text()
    refused = call("play", "--load", str(target))
    assert (refused.code, refused.out) == (2, "")
    assert "--seats" in refused.err
    assert call("play", "--load", str(target), "--seats", seats).code == 0


def test_no_program_is_left(program: Any, tmp_path: Path) -> None:
    """After a game its program has ended, also one that does not notice the end of its input."""
    note = tmp_path / "pid"
    begin = f"import os, pathlib; pathlib.Path({str(note)!r}).write_text(str(os.getpid()))\n"
    answer = "print(json.dumps(dict(play=message['options'][0])), flush=True)"
    bot = Outside(program(begin + LISTENS.format(answer=answer) + "time.sleep(1000)"), 1, 20.0)
    match = new(("carolus_magnus", {"players": 2}), 1)
    bot.choose(match, match.awaiting[0])
    assert bot.failure == ""
    os.kill(int(note.read_text()), 0)
    bot.close(match)
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)
