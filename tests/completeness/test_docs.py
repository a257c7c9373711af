"""The documentation names every step, section, form, event and key, and what it shows is true."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import pytest
import typer

import hoftag
import hoftag.games
from hoftag.cli import app
from hoftag.kernel.step import Confirm, Step
from hoftag.match import cases
from hoftag.match.library import GAMES, own_board, own_game
from tests.cli.tool import call

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md"))]
IDS = [page.relative_to(ROOT).as_posix() for page in PAGES]

TERMS = (
    *("follower", "gang", "homeland", "palace", "forest", "missi", "leudes", "nobiles"),
    *(
        "development marker",
        "trophy",
        "scriptorium",
        "archivium",
        "strip",
        "slot",
        "land card",
        "hunger card",
    ),
    *("land", "region", "sea link", "annals", "Brother Hartmut", "sundial", "season", "year change"),
    *("winter", "spring", "summer", "autumn", "court day", "tax", "supply", "discard pile", "swap field"),
    *("action tile", "dotted tile", "event tile", "bag", "rack", "extra action", "victory condition"),
    *("Exert influence", "Develop", "Equip missi", "Move troops", "Fight", "No action"),
    *("Appease unrest", "Proclaim peace", "to rule a land", "simple majority", "to unite a region"),
    *("Expansion", "Development", "Large following", "Glory", "United regions"),
    *("noble family", "knight", "clan marker", "court", "reserve", "castle", "disc", "crown", "Charlemagne"),
    *("ring", "province", "side", "team", "round", "preparation phase", "action phase", "full circle"),
    *("to control a colour", "to move Charlemagne", "majority", "takeover", "to join", "stall"),
    *(
        "army",
        "farmer",
        "building",
        "church",
        "trading house",
        "site",
        "unrest marker",
        "neutral land",
        "thaler",
    ),
    *(
        "grain",
        "dice tower",
        "tray",
        "mat",
        "field",
        "coin card",
        "action card",
        "advantage tile",
        "event card",
    ),
    *("first filling", "start land", "army group", "to plan", "bid", "order of play", "to lapse", "battle"),
    *("draw", "revolt", "supply table", "scoring", "courtier", "favour", "tower card", "banner"),
)
"""Terms of the rules that the glossary must give in three languages."""


def read(page: Path) -> str:
    """The text of a page."""
    return page.read_text(encoding="utf-8")


def spans(text: str) -> set[str]:
    """Everything that stands in code style, fenced blocks excepted."""
    plain = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    return set(re.findall(r"`([^`\n]+)`", plain))


def rows(text: str) -> Iterator[list[str]]:
    """The rows of all tables, cell by cell; lines below a heading are no rows."""
    for line in text.splitlines():
        if line.startswith("|") and not set(line) <= set("|-: "):
            yield [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def chapter(text: str, heading: str) -> str:
    """What stands below a heading of the second level."""
    return text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]


def title(game: str) -> str:
    """A game as headings call it."""
    return game.replace("_", " ").title()


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language; those that name none have an empty one."""
    fences = re.findall(r"^```(\w*)\n(.*?)^```$", text, flags=re.DOTALL | re.MULTILINE)
    return [content for name, content in fences if name == language]


def anchors(text: str) -> set[str]:
    """What can be linked to inside a page: its headings, as web hosts write them."""
    headings = re.findall(r"^#+ (.+)$", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: Path) -> list[str]:
    """Where a page points to, addresses on the web excepted."""
    found = re.findall(r"\]\(([^()\s]+)\)", read(page))
    return [link for link in found if not link.startswith(("https://", "http://"))]


def steps(game: str) -> list[type[Step[Any]]]:
    """The step classes of a game."""
    package = importlib.import_module(f"{hoftag.games.__name__}.{game}")
    out: list[type[Step[Any]]] = []
    for module in pkgutil.iter_modules(package.__path__):
        name = f"{package.__name__}.{module.name}"
        for member in vars(importlib.import_module(name)).values():
            if inspect.isclass(member) and issubclass(member, Step) and member.__module__ == name:
                out.append(member)
    return out


def forms(game: str) -> set[str]:
    """The forms of all answers of a game. They do not depend on the step's arguments, so none are needed."""
    classes: list[type[Step[Any]]] = [*steps(game), Confirm]
    asking = [step for step in classes if step.usage is not Step.usage]
    return {form for step in asking for form in step.usage(cast("Step[Any]", None))}


def test_there_are_games_and_steps() -> None:
    """The searches below find something to look for."""
    for game in GAMES:
        assert len(steps(game)) > 5
        assert len(forms(game)) > 5


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_in_the_rules_page(game: str) -> None:
    """Every step of a game is named on the page of its rules."""
    named = spans(read(DOCS / "rules" / f"{game}.md"))
    assert sorted({step.__name__ for step in steps(game)} - named) == []


@pytest.mark.parametrize("game", GAMES)
def test_sections_are_in_the_rules_page(game: str) -> None:
    """Every section that a step carries out has a row on the page of the rules."""
    first = {row[0] for row in rows(read(DOCS / "rules" / f"{game}.md"))}
    wanted = {step.rule for step in steps(game)}
    assert "" not in wanted
    assert sorted(wanted - first) == []


@pytest.mark.parametrize("game", GAMES)
def test_options_are_in_the_rules_page(game: str) -> None:
    """Every option of a game but the number of players is named on the page of its rules."""
    named = spans(read(DOCS / "rules" / f"{game}.md"))
    options = {option.name for option in own_game(game).options()}
    assert sorted(options - named - {"players"}) == []


def test_rulings_of_carolus_magnus() -> None:
    """The page has all rulings from CM-01 to CM-31, each once, and every source of a case names one of them."""
    page = read(DOCS / "rules" / "carolus_magnus.md")
    found = re.findall(r"\*\*CM-(\d\d) ", page)
    assert found == [f"{number:02}" for number in range(1, 32)]
    folder = ROOT / "tests" / "rulebook" / "carolus_magnus"
    named = {ruling for path in folder.glob("*.toml") for ruling in re.findall(r"CM-(\d\d)", read(path))}
    assert sorted(named - set(found)) == []


@pytest.mark.parametrize("game", GAMES)
def test_case_files_are_in_the_rules_page(game: str) -> None:
    """Every file of cases is named on the page of the rules."""
    page = read(DOCS / "rules" / f"{game}.md")
    files = sorted((ROOT / "tests" / "rulebook" / game).glob("*.toml"))
    assert files
    assert [path.name for path in files if path.stem not in page] == []


@pytest.mark.parametrize("game", GAMES)
def test_steps_that_ask_are_in_the_notation_page(game: str) -> None:
    """Every step that asks has a row on the page of notations, with its section."""
    answers = chapter(read(DOCS / "notation.md"), f"Answers in {title(game)}")
    found = {(row[0].strip("`"), row[1]) for row in rows(answers)}
    wanted = {(step.__name__, step.rule) for step in steps(game) if step.usage is not Step.usage}
    assert sorted(wanted - found) == []


@pytest.mark.parametrize("game", GAMES)
def test_forms_are_documented(game: str) -> None:
    """Every form of an answer has a row on the page of notations, and no other has."""
    answers = chapter(read(DOCS / "notation.md"), f"Answers in {title(game)}")
    assert {row[2].strip("`") for row in rows(answers) if "`" in row[2]} == forms(game)


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_answers_can_be_read(game: str) -> None:
    """Every example beside a form is of that form, with names that exist."""
    known = own_game(game)
    names = known.names_for(known.read({}))
    for row in rows(chapter(read(DOCS / "notation.md"), f"Answers in {title(game)}")):
        verb, *domains = row[2].strip("`").split()
        examples = re.findall(r"`([^`]+)`", row[4])
        assert examples or "`" not in row[2], row
        for example in examples:
            words = example.split()
            assert words[0] == verb, example
            assert len(words) == len(domains) + 1, example
            for domain, word in zip(domains, words[1:], strict=True):
                assert names.find(domain, word) >= 0, example


@pytest.mark.parametrize("game", GAMES)
def test_events_are_documented(game: str) -> None:
    """Every kind of event has a row with the domains of its arguments and its section, and no other has."""
    events = rows(chapter(read(DOCS / "notation.md"), f"Events of {title(game)}"))
    found = {row[0].strip("`"): row[1] for row in events if "`" in row[0]}
    known = own_game(game)
    domains = known.event_domains
    assert found == {" ".join([kind, *domains[kind]]): rule for kind, rule in known.event_rules.items()}


@pytest.mark.parametrize("game", GAMES)
def test_chance_is_documented(game: str) -> None:
    """Every kind of chance is on the page of notations, with the domain of what comes out."""
    wanted = {f"* {kind} {domain}" for kind, domain in own_game(game).chance_domains.items()}
    assert sorted(wanted - spans(read(DOCS / "notation.md"))) == []


def keys_in(text: str) -> set[str]:
    """What the first cells of all tables name."""
    return {name for row in rows(text) for name in re.findall(r"`([^`]+)`", row[0])}


@pytest.mark.parametrize("game", GAMES)
def test_keys_of_positions_are_documented(game: str) -> None:
    """Every key of a position file is in a table of the game's chapter, and every moment to begin at."""
    position = importlib.import_module(f"{hoftag.games.__name__}.{game}.position")
    keys = {*position.KEYS, *getattr(position, "SEAT_KEYS", ()), *position.MOMENTS}
    about = chapter(read(DOCS / "case-format.md"), f"A position of {title(game)}")
    assert sorted(keys - keys_in(about)) == []


def test_keys_of_cases_are_documented() -> None:
    """Every key of case files is in a table of their page."""
    first = keys_in(read(DOCS / "case-format.md"))
    assert sorted({*cases.FILE_KEYS, *cases.CASE_KEYS} - first) == []
    parts = {*cases.REFUSED_KEYS, *cases.OUTCOME_KEYS}
    assert sorted(parts - spans(read(DOCS / "case-format.md"))) == []


def test_example_cases_hold(tmp_path: Path) -> None:
    """The case files shown on their page can be read, and their cases hold."""
    examples = blocks(read(DOCS / "case-format.md"), "toml")
    assert examples
    for number, text in enumerate(examples):
        path = tmp_path / f"{number}.toml"
        path.write_text(text, encoding="utf-8")
        assert [failure.why for failure in cases.CaseFile(path).run()] == []


def test_example_records_replay() -> None:
    """The records shown on their page replay to the same record, whatever the board's hash is by now."""
    examples = blocks(read(DOCS / "record-format.md"), "hoftag")
    assert examples
    for text in examples:
        game = re.findall(r"^game (\w+)", text, flags=re.MULTILINE)[0]
        today = re.sub(r"^board \w+", f"board {own_board(game).hash}", text, flags=re.MULTILINE)
        lines = [line for line in today.splitlines() if not line.startswith("#")]
        assert hoftag.load(today).record().splitlines() == lines


def test_example_of_the_readme_runs() -> None:
    """The Python session in README gives what it shows."""
    examples = blocks(read(ROOT / "README.md"), "pycon")
    assert examples
    runner = doctest.DocTestRunner(verbose=False)
    report: list[str] = []
    for number, text in enumerate(examples):
        session = doctest.DocTestParser().get_doctest(text, {}, f"README {number}", "README.md", 0)
        assert session.examples
        runner.run(session, out=report.append)
    assert runner.failures == 0, "".join(report)


def test_simulation_of_the_readme_is_true() -> None:
    """The summary shown in README is what its command prints, up to the figures of speed."""
    text = read(ROOT / "README.md")
    command = re.search(r"`\./hoftag (simulate [^`]+)`", text)
    assert command is not None
    shown = next(block for block in blocks(text, "") if "Mean score" in block)
    printed = [line.replace("\u00a0", " ").rstrip() for line in call(*command[1].split()).out.splitlines()]
    missing = [line for line in shown.splitlines() if line != "[…]" and line.rstrip() not in printed]
    assert missing == []


def test_transcript_of_the_readme_is_true() -> None:
    """The game shown in README goes so: every line of it comes, in this order, when the same is typed."""
    command, transcript = next(
        pair for pair in pairwise(blocks(read(ROOT / "README.md"), "")) if "your turn" in pair[1]
    )
    typed = [line[2:] for line in transcript.splitlines() if line.startswith("> ")]
    assert len(typed) > 3
    answer = call(*command.split()[1:], answers="\n".join(typed) + "\n")
    rest = iter([line.replace("\u00a0", " ").rstrip() for line in answer.out.splitlines()])
    for line in transcript.splitlines():
        shown = ">" if line.startswith("> ") else line
        assert shown == "[…]" or shown in rest, line


def test_commands_are_in_the_readme() -> None:
    """Every command of the command line is shown in README, with a command that exists."""
    commands: dict[str, Any] = cast("Any", typer.main.get_command(app)).commands
    shown = {
        span.split()[1] for span in spans(read(ROOT / "README.md")) if re.match(r"\./hoftag [a-z]", span)
    }
    assert shown == set(commands)


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_links_lead_somewhere(page: Path) -> None:
    """Every file, folder and heading that a page links to exists."""
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert target.resolve().is_relative_to(ROOT), link
        if anchor:
            assert anchor in anchors(read(target)), link


def test_every_page_can_be_found() -> None:
    """Every page is reached by links from README."""
    reached: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached:
            reached.add(page)
            targets = [(page.parent / link.partition("#")[0]).resolve() for link in links(page)]
            waiting += [target for target in targets if target.suffix == ".md"]
    assert sorted(set(PAGES) - reached) == []


def test_glossary_has_the_terms() -> None:
    """Every term of the list is in the glossary, in English, German and French, with its name in the code."""
    found: set[str] = set()
    for row in rows(read(DOCS / "glossary.md")):
        if len(row) == 4 and all(row):
            words = [word.strip() for word in re.sub(r" \([^)]*\)", "", row[0]).split(",")]
            found.update(words)
    assert sorted(term for term in TERMS if term not in found) == []


def test_glossary_names_exist_in_the_code() -> None:
    """What the glossary calls a name in the code occurs there as a word."""
    files = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".py", ".toml")]
    source = "\n".join(read(path) for path in files)
    words = set(re.findall(r"[\w-]+", source)) | set(re.findall(r"\w+", source))
    table = [row for row in rows(read(DOCS / "glossary.md")) if "`" in row[-1]]
    assert len(table) > len(TERMS) / 2
    names = {name for row in table for name in re.findall(r"`([^`]+)`", row[-1])} - {"*"}
    assert sorted(names - words) == []


@pytest.mark.parametrize("page", PAGES, ids=IDS)
def test_pages_name_no_machine(page: Path) -> None:
    """No page holds a path of somebody's machine, and lines end without spaces."""
    text = read(page)
    assert re.findall(r"(?<![\w.*/])/(?:home|root|tmp|usr|work|Users)/\S*", text) == []
    assert [line for line in text.splitlines() if line != line.rstrip()] == []
    assert text.endswith("\n")
