"""Bad input: exit 2, one clear sentence on stderr, nothing on stdout, nothing written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.tool import BOARD, CASES, call, is_one_sentence


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a short game."""
    folder = tmp_path_factory.mktemp("records")
    arguments = (
        "--players",
        "2",
        "--option",
        "sundial=830",
        "--bots",
        "random",
        "--games",
        "1",
        "--seed",
        "1",
    )
    assert call("simulate", "carolingi", *arguments, "--record", str(folder)).code == 0
    return next(folder.iterdir()).read_text()


def illegal(text: str) -> str:
    """A record in which the first placement is none that the rules allow."""
    lines = text.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("red: place"))
    lines[first] = "red: place fight fight"
    return "\n".join(lines)


BROKEN_RECORDS: dict[str, Callable[[str], str]] = {
    "an illegal action": illegal,
    "a newer format": lambda text: text.replace("hoftag record 1", "hoftag record 999"),
    "newer rules": lambda text: text.replace("game carolingi 1", "game carolingi 999"),
    "another board": lambda text: text.replace("board ", "board 00"),
    "an unknown game": lambda text: text.replace("game carolingi", "game chess"),
    "a seat that is not there": lambda text: text.replace("red: place", "pink: place"),
    "no lines at all": lambda _: "",
    "nothing but zeros": lambda _: "\0" * 5000,
}

BROKEN_BOARDS: dict[str, Callable[[str], str]] = {
    "an asymmetric border": lambda text: text.replace('neighbours = ["anjou", ', "neighbours = [", 1),
    "a missing land": lambda text: text.replace('[[land]]\nid = "anjou"', '[[nowhere]]\nid = "anjou"', 1),
    "another game": lambda text: text.replace('game = "carolingi"', 'game = "chess"', 1),
    "no game": lambda text: text.replace('game = "carolingi"', "", 1),
    "no TOML": lambda text: text.replace("[meta]", "[meta", 1),
}


BROKEN_RINGS: dict[str, tuple[str, str]] = {
    "a gap in the ring": ("next_clockwise = 5", "next_clockwise = 6"),
    "a province too many": ("size = 15", "size = 14"),
    "a name twice": ('id = "saxony"', 'id = "frisia"'),
    "too few knights": ("knights_per_colour = 40", "knights_per_colour = 39"),
    "too many knights at the start": ("start_knights_per_colour = 3", "start_knights_per_colour = 4"),
    "a disc too high": ("values = [1, 2, 3, 4, 5]", "values = [1, 2, 3, 4, 6]"),
    "a side that there is not": ('sides = ["white", "black", "grey"]', 'sides = ["white", "black", "gold"]'),
    "a side that nobody describes": ('[[side]]\nid = "grey"', '[[side]]\nid = "gold"'),
    "throws that do not fill the reserve": ("initial_throws = [3, 3, 3]", "initial_throws = [3, 3, 2]"),
    "no figures for three": ("players = 3\n", "players = 7\n"),
    "another game": ('id = "carolus_magnus"', 'id = "chess"'),
}

BROKEN_POSITIONS: dict[str, str] = {
    "too many knights": 'courts.white = "red 41"',
    "too many castles": """regions = [["frisia", "saxony", "thuringia", "bavaria", "carinthia", "friuli", "lombardy",
        "tuscany", "provence", "septimania", "spanish_march"]]\ncastles.frisia = "white\"""",
    "neighbours that should be a region": 'castles = { frisia = "white", saxony = "white" }',
    "a region with a gap": 'regions = [["frisia", "thuringia"]]',
    "a region without castles": 'regions = [["frisia", "saxony"]]',
    "a row that is none": 'courts.white = "red"',
    "a disc that there is not": "discs.white = 6",
    "a turn without a disc": 'now = "turn white"',
    "an order that lacks somebody": 'order = ["white"]',
    "an unknown province": 'emperor = "anjou"',
    "an unknown key": "year = 830",
    "an unknown moment": 'now = "winter"',
}


CAROLINGI_POSITIONS: dict[str, tuple[str, str, str]] = {
    "more followers than there are": ("", 'lands.anjou = "red 25"', "red has 25 followers"),
    "more followers in the bag": ('variant = "advanced"', "blue.settlers = 25", "blue has 25 followers"),
    "followers of a set-up that is over": ('variant = "advanced"', "blue.settlers = 2", "now = season"),
    "a set-up that the base game has not": ("", 'now = "scatter"', "variant=advanced"),
    "more trophies than slots": ("", "blue.trophies = 5", "5 trophies"),
    "more gangs than in 814": ('variant = "scenario814"', 'lands.anjou = "gang 17"', "17 gangs"),
    "gangs on cards and waiting": (
        'variant = "scenario814"',
        'gangs_waiting = 5\nlands.anjou = "gang 6"\ncards.berry = "gang 6"',
        "17 gangs",
    ),
    "more markers than a land holds": ("", 'lands.anjou = "dev 3"', "3 development markers"),
    "markers on a homeland": ("", 'lands.normandie = "dev 1"', "normandie has 1 development markers"),
    "markers in a forest": ("", 'lands.berry = "dev 1"', "berry has 1 development markers"),
    "two forests in a region": ("", 'forests = ["berry", "anjou", "flandre"]', "neustrie has 2 forests"),
    "a forest as homeland": ("", 'forests = ["normandie"]', "normandie is not set up as a homeland"),
    "two homelands in a region": (
        'variant = "advanced"',
        'homelands = { red = "anjou", blue = "champagne" }',
        "neustrie has one already",
    ),
    "a rival in a homeland": ("", 'lands.normandie = "blue 1"', "homeland normandie"),
    "a card twice": ("", 'cards.anjou = ""\ndiscard = ["anjou"]', "card anjou"),
    "a card too many for its strip": (
        "",
        'cards = { anjou = "", berry = "", champagne = "", ile_de_france = "" }',
        "card ile_de_france",
    ),
    "the card of a homeland": ("", 'cards.normandie = ""', "card normandie"),
    "hunger cards": ('variant = "advanced"', 'hunger = ["aside", "aside"]', "2 hunger cards"),
    "cards of the module": ("", 'anarchy = "aside"', "anarchy=true"),
    "a problem too many": ('variant = "scenario814"', 'problems = ["missi"]', "problems of the kind"),
    "three problems of a kind with two": (
        'variant = "scenario814"',
        'wheel = { spring = ["missi"], summer = ["missi"], autumn = ["missi"] }',
        "3 problems of the kind missi",
    ),
    "the same problem twice on a season": (
        'variant = "scenario814"',
        'wheel.spring = ["missi", "missi"]',
        "Two problems of the kind missi lie on spring",
    ),
    "a problem on a card in no strip": (
        'variant = "scenario814"',
        'card_problems.anjou = "missi"',
        "card anjou",
    ),
    "problems without the scenario": ("", 'wheel.spring = ["missi"]', "scenario814"),
    "honour stones beyond the track": (
        'variant = "scenario814"',
        'favour = ["red", "red", "red", "blue", "blue", "blue"]',
        "6 honour stones",
    ),
    "honour stones of nobody": ('variant = "scenario814"', 'favour = ["green"]', "green"),
    "honour stones without the scenario": ("", 'favour = ["red"]', "scenario814"),
    "peace in the scenario": ('variant = "scenario814"', 'red.active = ["peace"]', "coregent"),
    "a co-regent without it": ("", 'red.active = ["coregent"]', "coregent"),
    "a tile face down that was not used": ('variant = "scenario814"', 'red.turned = ["fight"]', "fight"),
    "tiles face down without the scenario": ("", 'red.turned = ["fight"]', "scenario814"),
    "more than two tiles in the bag": (
        "",
        'bag = ["red:fight", "red:march", "red:missi"]',
        "two tiles of red",
    ),
    "a year of the other side": ('variant = "scenario814"', "year = 831", "814 to 818"),
}
"""Options, position, and what the English sentence names: the piece, or the option that is missing."""


def check_refused(folder: Path, *arguments: str) -> str:
    """Call it in every language: each refuses, says why in one sentence, and leaves the folder as it is."""
    before = sorted(folder.rglob("*"))
    messages: list[str] = []
    for language in ("en", "de", "fr"):
        answer = call("--lang", language, *arguments)
        assert answer.code == 2
        assert answer.out == ""
        assert is_one_sentence(answer.err), answer.err
        messages.append(answer.err)
    assert len(set(messages)) == len(messages), "the sentence is not translated"
    assert sorted(folder.rglob("*")) == before
    return messages[0]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("play chess", "chess"),
        ("play carolingi --option size=3", "size"),
        ("play carolingi --option players", "players"),
        ("play carolingi --players 7", "7"),
        ("play carolingi --players 1", "2–6"),
        ("play carolingi --seats red", "red"),
        ("play carolingi --seats pink=me", "pink"),
        ("play carolingi --seats red=hal", "hal"),
        ("play carolingi --seats red=me,red=greedy", "red"),
        ("play carolingi --load nowhere.hoftag", "carolingi"),
        ("play --load nowhere.hoftag", "nowhere.hoftag"),
        ("play --save nowhere/game.hoftag", "nowhere"),
        ("simulate chess", "chess"),
        ("simulate carolingi --players 0", "0"),
        ("simulate carolingi --option sundial=700", "700"),
        ("simulate carolingi --option sundial=816", "from 830 to 839"),
        ("simulate carolingi --option variant=advanced --option sundial=818", "variant=advanced"),
        ("simulate carolingi --option variant=scenario814 --option sundial=832", "from 814 to 823"),
        ("simulate carolingi --option variant=campaign", "base, advanced, scenario814"),
        ("simulate carolingi --option variant=scenario814 --option peace=true", "peace"),
        ("simulate carolingi --option strict_favour=true", "variant=scenario814"),
        ("play carolingi --option variant=advanced --option strict_favour=true", "strict_favour"),
        ("simulate carolingi --option timer=7", "0, 15, 30"),
        ("simulate carolingi --option timer=60", "timer"),
        ("simulate carolingi --option anarchy=perhaps", "anarchy"),
        ("simulate carolingi --bots hal", "hal"),
        ("simulate carolingi --bots random,random --players 3", "3"),
        ("simulate carolingi --games 0", "games"),
        ("simulate carolingi --jobs -1", "jobs"),
        ("simulate carolingi --board nowhere.toml", "nowhere.toml"),
        ("simulate carolingi --bots random:5s", "5s"),
        ("simulate carolingi --bots exec:no-such-program", "no-such-program"),
        ("simulate carolingi --bots exec:", "exec:"),
        ("simulate carolingi --limit 0", "0"),
        ("simulate carolingi --limit nan", "nan"),
        ("play carolingi --seats red=exec:no-such-program", "no-such-program"),
        ("play carolingi --seats red=greedy:5s", "5s"),
        ("play carolingi --seats red=hal", "exec:"),
        ("arena chess --bots random,greedy --games 2", "chess"),
        ("arena carolingi --bots random,hal --games 2", "random, greedy"),
        ("arena carolingi --bots random --games 2", "random"),
        ("arena carolingi --bots random,random --games 2", "random"),
        ("arena carolingi --bots random,greedy --games 0", "games"),
        ("arena carolingi --bots random,greedy --games 2 --jobs 0", "jobs"),
        ("arena carolingi --bots random,greedy --games 2 --players 9", "9"),
        ("arena carolingi --bots random,greedy --games 2 --option timer=60", "timer"),
        ("arena carolingi --bots random,greedy --games 2 --limit 99999", "99999"),
        ("simulate carolus_magnus --players 5", "2–4"),
        ("simulate carolus_magnus --players 3 --option teams=true", "true with four players"),
        ("play carolus_magnus --players 4 --option teams=false", "false with two or three"),
        ("simulate carolus_magnus --option sundial=834", "stall_rounds"),
        ("simulate carolus_magnus --option stall_rounds=101", "0–100"),
        ("play carolus_magnus --option full_circle=perhaps", "true, false"),
        ("play carolus_magnus --players 3 --seats white2=me", "white, black, grey"),
        ("play carolus_magnus --players 4 --seats grey=me", "white, black, white2, black2"),
    ],
)
def test_wrong_words(words: str, named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game, option, count, seat or bot that there is not is named; no folder for records is made."""
    monkeypatch.chdir(tmp_path)
    folder = {"simulate": "--record", "arena": "--out"}.get(words.split(maxsplit=1)[0])
    extra = [folder, str(tmp_path / "records")] if folder else []
    assert named in check_refused(tmp_path, *words.split(), *extra)


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance"],
        ["games", "--loud"],
        ["games", "carolingi"],
        ["simulate"],
        ["simulate", "carolingi", "--games", "many"],
        ["simulate", "carolingi", "--games"],
        ["simulate", "carolingi", "--limit", "soon"],
        ["arena", "carolingi", "--games", "4"],
        ["arena", "carolingi", "--bots", "random,greedy"],
        ["arena", "carolingi", "--bots", "random,greedy", "--games", "4", "--resume"],
        ["board"],
        ["board", "eat", "x"],
        ["show"],
    ],
    ids=" ".join,
)
def test_usage_errors(arguments: list[str], tmp_path: Path) -> None:
    """Words that the command line does not know are bad input like any other, and are said in the language."""
    check_refused(tmp_path, *arguments)


def test_unknown_language() -> None:
    """A language that there is not is refused, in English."""
    answer = call("games", "--lang", "it")
    assert (answer.code, answer.out) == (2, "")
    assert is_one_sentence(answer.err)


@pytest.mark.parametrize("what", BROKEN_RECORDS)
def test_broken_record(what: str, record: str, tmp_path: Path) -> None:
    """A record that cannot be replayed is refused by whoever reads it."""
    path = tmp_path / "game.hoftag"
    path.write_text(BROKEN_RECORDS[what](record))
    assert path.read_text() != record
    check_refused(tmp_path, "replay", str(path))
    check_refused(tmp_path, "play", "--load", str(path))


@pytest.mark.parametrize("what", BROKEN_BOARDS)
def test_broken_board(what: str, tmp_path: Path) -> None:
    """A board file with a wrong figure is refused wherever a board is taken, with its name."""
    path = tmp_path / "my-board.toml"
    path.write_text(BROKEN_BOARDS[what](BOARD.read_text()))
    assert path.read_text() != BOARD.read_text()
    assert "my-board.toml" in check_refused(tmp_path, "board", "check", str(path))
    check_refused(tmp_path, "board", "show", str(path))
    check_refused(tmp_path, "play", "carolingi", "--board", str(path))
    check_refused(
        tmp_path, "simulate", "carolingi", "--board", str(path), "--record", str(tmp_path / "records")
    )


@pytest.mark.parametrize("what", BROKEN_RINGS)
def test_broken_ring(what: str, tmp_path: Path) -> None:
    """The same for the board of Carolus Magnus."""
    own = BOARD.parents[1] / "carolus_magnus" / "board.toml"
    path = tmp_path / "my-board.toml"
    path.write_text(own.read_text().replace(*BROKEN_RINGS[what], 1))
    assert path.read_text() != own.read_text()
    assert "my-board.toml" in check_refused(tmp_path, "board", "check", str(path))
    check_refused(tmp_path, "play", "carolus_magnus", "--board", str(path))


@pytest.mark.parametrize("what", BROKEN_POSITIONS)
def test_broken_position(what: str, tmp_path: Path) -> None:
    """A position of Carolus Magnus that cannot be is refused with its file named."""
    path = tmp_path / "position.toml"
    path.write_text(f'game = "carolus_magnus"\n[position]\n{BROKEN_POSITIONS[what]}\n')
    assert "position.toml" in check_refused(tmp_path, "show", str(path))


@pytest.mark.parametrize("what", CAROLINGI_POSITIONS)
def test_broken_position_of_carolingi(what: str, tmp_path: Path) -> None:
    """A position of Carolingi with counts that cannot be names the piece, in every language."""
    options, position, named = CAROLINGI_POSITIONS[what]
    path = tmp_path / "position.toml"
    path.write_text(f'game = "carolingi"\n[options]\nplayers = 2\n{options}\n[position]\n{position}\n')
    message = check_refused(tmp_path, "show", str(path))
    assert "position.toml" in message
    assert named in message


def test_case_with_a_typo(tmp_path: Path) -> None:
    """A key that no case has is named, with its file; a misspelt check would otherwise never fail."""
    path = tmp_path / "case.toml"
    path.write_text(CASES.read_text().replace("legal.red", "leagl.red", 1))
    message = check_refused(tmp_path, "check", str(path))
    assert "leagl" in message
    assert "case.toml" in message


def test_impossible_position(tmp_path: Path) -> None:
    """A position with more pieces than the box holds is refused, by cases and on its own."""
    path = tmp_path / "position.toml"
    path.write_text(
        'game = "carolingi"\nrule = "5"\nawaiting = ["red"]\n[position]\nlands.anjou = "red 25"\n'
    )
    assert "position.toml" in check_refused(tmp_path, "show", str(path))
    assert "position.toml" in check_refused(tmp_path, "check", str(path))


def test_position_without_position(tmp_path: Path) -> None:
    """A file that only names a game has nothing to show."""
    path = tmp_path / "position.toml"
    path.write_text('game = "carolingi"\n')
    check_refused(tmp_path, "show", str(path))


@pytest.mark.parametrize(
    "start", [["replay"], ["play", "--load"], ["show"], ["check"], ["board", "check"], ["board", "show"]]
)
def test_files_that_are_none(start: list[str], tmp_path: Path) -> None:
    """A missing file, a folder in place of a file and a binary file are three different sentences."""
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    folder = tmp_path / "folder"
    folder.mkdir()
    messages = [check_refused(tmp_path, *start, str(path)) for path in (tmp_path / "missing", folder, binary)]
    assert (
        len(
            {
                message.replace(name, "")
                for message, name in zip(messages, ("missing", "folder", "binary"), strict=True)
            }
        )
        == 3
    )


def test_record_with_control_characters(tmp_path: Path) -> None:
    """Whatever stands in a file does nothing to the terminal that the message is written to."""
    path = tmp_path / "game.hoftag"
    path.write_text("\x1b[2Jhello\n")
    assert "\x1b" not in call("replay", str(path)).err


def test_records_are_not_written_into_a_file(tmp_path: Path) -> None:
    """`--record` wants a folder; a file of that name stays as it is."""
    path = tmp_path / "records"
    path.write_text("mine")
    check_refused(tmp_path, "simulate", "carolingi", "--games", "1", "--record", str(path))
    assert path.read_text() == "mine"


def test_saving_spares_other_files(tmp_path: Path) -> None:
    """`--save` does not write over a file that is no record."""
    path = tmp_path / "thesis.toml"
    path.write_text("mine")
    check_refused(tmp_path, "play", "carolingi", "--save", str(path))
    assert path.read_text() == "mine"


def test_replay_asks_for_what_is_there(record: str, tmp_path: Path) -> None:
    """An action beyond the end, and a colour that did not play, are refused."""
    path = tmp_path / "game.hoftag"
    path.write_text(record)
    assert "9999" in check_refused(tmp_path, "replay", str(path), "--at", "9999")
    check_refused(tmp_path, "replay", str(path), "--at", "-1")
    assert "pink" in check_refused(tmp_path, "replay", str(path), "--seat", "pink")
    check_refused(tmp_path, "play", "--load", str(path), "--players", "3")
