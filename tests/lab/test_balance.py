"""Balance reports: what is counted is what happened, sweeps vary one thing, and bad input is refused."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from hoftag.bots.registry import BOTS
from hoftag.kernel.errors import BadInput
from hoftag.lab.balance import watch
from hoftag.lab.balance.lens import lens_of
from hoftag.lab.balance.plan import STRONG, BalancePlan, play, play_fixture, schedule
from hoftag.lab.balance.report import (
    decided_by,
    decides,
    half_time,
    lead_changes,
    nothing_changed,
    origins,
    report,
)
from hoftag.lab.balance.vary import Vary, figures_of, read_vary
from hoftag.lab.executors import LocalProcesses
from hoftag.match.library import GAMES, own_board, own_game
from tests import tally
from tests.cli.tool import Answer, call, command, environment
from tests.lab.test_arena import wait_for_games

QUICK = ("lab", "balance", "carolus_magnus", "--bots", "random", "--seed", "7")
FIGURE = "player_count.1.castles_to_win"
SWEEP = (*QUICK, "--vary", f"{FIGURE}=4..6")


def plan(
    game: str = "carolus_magnus", games: int = 3, vary: str | None = None, **options: Any
) -> BalancePlan:
    """A checked plan of quick games."""
    varied = None if vary is None else read_vary(vary, game, None)
    return BalancePlan(game, options, ("random",), games, 5, vary=varied).checked()


def facts(answer: Answer) -> dict[str, Any]:
    """What a report wrote with --json."""
    assert (answer.code, answer.err) == (0, "")
    found: dict[str, Any] = json.loads(answer.out)
    return found


def line(**more: Any) -> dict[str, Any]:
    """A game of Carolingi for two."""
    options = own_game("carolingi").read({"players": 2})
    return {
        "game": "carolingi",
        "options": options,
        "bots": ["a", "b"],
        "lost": False,
        "reason": "sundial",
        **more,
    }


def parts(points: int, followers: int = 0, lands: int = 0, **more: int) -> dict[str, int]:
    """The score of a seat in Carolingi."""
    none = dict.fromkeys(("expansion", "development", "following", "glory", "regions"), 0)
    return {"points": points, "followers-on-lands": followers, "lands-ruled": lands, **none, **more}


CAROLINGI = lens_of("carolingi", own_game("carolingi").read({}))


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("carolingi", {}),
        ("carolingi", {"variant": "advanced", "anarchy": True}),
        ("carolingi", {"variant": "scenario814", "players": 2}),
        ("wallenstein", {}),
        ("wallenstein", {"setup": "free", "court": True, "landsknechte": True}),
        ("carolus_magnus", {}),
        ("carolus_magnus", {"players": 4}),
    ],
)
def test_what_is_watched_is_what_happened(game: str, options: dict[str, Any]) -> None:
    """Rounds, actions and beginnings are counted as the events of the game say; somebody leads after each round."""
    found = plan(game, 1, **options)
    [played] = play(found, LocalProcesses(1))
    tally.count(1)
    lens = lens_of(game, played["options"])
    events = played["events"]
    assert played["rounds"] == events[lens.round] == len(played["leads"])
    used = sum(sum(seat.values()) for seat in played["uses"])
    assert used == sum(events.get(kind, 0) for kind in lens.uses) - sum(
        events.get(kind, 0) for kind in lens.void
    )
    assert len(played["origins"]) == sum(events.get(kind, 0) for kind in lens.origins or {})
    assert all(played["leads"])
    for part in played["parts"] if lens.conditions else ():
        assert sum(part[name] for name in lens.conditions) == lens.standing(part)[0]
    keys = [lens.standing(part) for part in played["parts"]]
    assert played["leads"][-1] == [seat for seat, key in enumerate(keys) if key == max(keys)]


@pytest.mark.parametrize("game", GAMES)
def test_every_setting_has_a_lens(game: str) -> None:
    """What a report looks for exists in the game: kinds of events, and parts of the score."""
    known = own_game(game)
    for option in known.options():
        for value in option.allowed:
            try:
                options = known.read({option.name: value})
            except BadInput:
                continue
            lens = lens_of(game, options)
            kinds = {lens.round, *lens.uses, *lens.void, *(lens.origins or {})}
            assert kinds <= set(known.event_domains)
            assert all(known.event_domains[kind][0] == "seat" for kind in (*lens.uses, *lens.void))


def test_what_decides() -> None:
    """The end itself, the first number that differs, or nothing."""
    first = [0, 1]
    assert decided_by(CAROLINGI, line(reason="peace", ranking=first, parts=[])) == "reason:peace"
    assert decided_by(CAROLINGI, line(ranking=first, parts=[parts(3), parts(2, 9)])) == "points"
    assert (
        decided_by(CAROLINGI, line(ranking=first, parts=[parts(3, 5), parts(3, 4)])) == "followers-on-lands"
    )
    assert decided_by(CAROLINGI, line(ranking=first, parts=[parts(3, 5, 2), parts(3, 5, 1)])) == "lands-ruled"
    assert decided_by(CAROLINGI, line(ranking=[[0, 1]], parts=[parts(3), parts(3)])) == "shared"
    assert decided_by(CAROLINGI, line(ranking=[[0, 1]], lost=True, parts=[])) == "lost"


def test_conditions_that_decide() -> None:
    """A condition decides if others would have come first without it; not where the end itself decided."""
    game = line(ranking=[0, 1], parts=[parts(2, glory=1, regions=1), parts(1, 5, glory=1)])
    assert decides(CAROLINGI, game, "regions")  # one each, and the other has more followers
    assert not decides(CAROLINGI, game, "glory")  # both have it
    assert not decides(CAROLINGI, game, "expansion")
    assert not decides(CAROLINGI, {**game, "reason": "peace"}, "regions")


def test_partners_win_together() -> None:
    """In teams a victory of both partners is not shared, and both lead as one."""
    options = own_game("carolus_magnus").read({"players": 4})
    game = {
        "game": "carolus_magnus",
        "options": options,
        "lost": False,
        "reason": "castles",
        "bots": ["a"] * 4,
    }
    scores = [{"castles": castles, "markers": 1} for castles in (9, 5, 9, 5)]
    lens = lens_of("carolus_magnus", options)
    assert decided_by(lens, {**game, "ranking": [[0, 2], [1, 3]], "parts": scores}) == "castles"
    assert decided_by(lens, {**game, "ranking": [[0, 1, 2, 3]], "parts": scores}) == "shared"
    assert lead_changes({**game, "leads": [[0, 2], [0, 1, 2, 3], [1, 3], [0, 2]]}) == 2


def test_the_lead() -> None:
    """Only another sole leader changes the lead; half-time is after half of the rounds."""
    assert lead_changes(line(leads=[[0], [0, 1], [0], [1], [0, 1], [0]])) == 2
    assert lead_changes(line(leads=[[0, 1]])) == 0
    won = line(rounds=4, leads=[[1], [0], [1], [1]], ranking=[0, 1])
    assert half_time(won) == 1.0
    assert half_time({**won, "ranking": [1, 0]}) == 0.0
    assert half_time({**won, "leads": [[1], [0, 1], [1], [1]]}) is None
    assert half_time({**won, "rounds": 1, "leads": [[0]]}) is None


def test_beginnings_that_are_seats_say_nothing() -> None:
    """Homelands are drawn, so they are counted; what always comes with the same seat is left out."""
    drawn = [line(ranking=[0, 1], origins=[[seat, "normandie"], [1 - seat, "ostfalen"]]) for seat in (0, 1)]
    assert [(one.name, one.games, one.count) for one in origins(drawn)] == [
        ("normandie", 2, 1),
        ("ostfalen", 2, 1),
    ]
    assert origins([drawn[0], drawn[0]]) == []


@pytest.mark.parametrize("game", GAMES)
def test_report_adds_up(game: str) -> None:
    """Shares of seats, endings and deciders are of all games, with intervals around them; jobs do not matter."""
    found = plan(game, 4)
    lines = list(play(found, LocalProcesses(2)))
    tally.count(4)
    [result] = report(found, lines).settings
    assert report(found, lines[::-1]).settings == [result]
    assert result.games == 4
    lost = sum(one["lost"] for one in lines)
    for shares, total in ((result.seats, 4 - lost), (result.reasons, 4), (result.decided, 4)):
        assert sum(one.count for one in shares) == pytest.approx(total, abs=0.01)
        assert all(one.share is not None and one.low <= one.share <= one.high for one in shares)
    assert result.rounds.mean == sum(one["rounds"] for one in lines) / 4
    assert [one.name for one in result.uses] == [one.name for one in result.winners_uses]


def test_the_strongest_without_a_clock_plays() -> None:
    """The default is a bot of the ladder, better than chance."""
    assert STRONG in BOTS[1:]


def test_sweeps_share_their_seeds() -> None:
    """Every value gets the same seeds and seats; a longer plan begins with the same games."""
    found = plan(vary=f"{FIGURE}=3..5", games=4)
    fixtures = schedule(found)
    assert [(one.setting, one.seed) for one in fixtures[:4]] == [
        (0, 5000015),
        (1, 5000015),
        (2, 5000015),
        (0, 5000016),
    ]
    assert schedule(plan(vary=f"{FIGURE}=3..5", games=9))[: len(fixtures)] == fixtures
    lines = list(play(found, LocalProcesses(1)))
    tally.count(len(lines))
    result = report(found, lines)
    assert [one.value for one in result.settings] == [3, 4, 5]
    assert not nothing_changed(found, lines)
    same = plan(vary="drawing.ring_radius=0.3,0.4", games=2)
    assert nothing_changed(same, list(play(same, LocalProcesses(1))))


def test_options_are_the_same_however_they_are_written() -> None:
    """`--players 2` goes on with `--option players=2`."""
    written = [BalancePlan("carolus_magnus", {"players": value}).checked() for value in (2, "2")]
    assert written[0] == written[1]


def test_different_bots_change_seats() -> None:
    """Two bots of different strength have each seat in turn, so that a seat's share is not theirs."""
    found = BalancePlan("carolus_magnus", {}, ("random", "greedy"), 3).checked()
    assert [one.bots for one in schedule(found)] == [
        ("random", "greedy"),
        ("greedy", "random"),
        ("random", "greedy"),
    ]


def test_what_can_be_varied() -> None:
    """Options by name, figures by path or by an end that only one has; other words for options."""
    assert read_vary("last_year=831..833", "carolingi", None) == Vary("sundial", (), (831, 832, 833))
    assert read_vary("regions_below=3,5", "carolus_magnus", None) == Vary(
        "end.regions_below", ("end", "regions_below"), (3, 5)
    )
    assert read_vary("tower.catch_probability=0.1,1", "wallenstein", None).values == (0.1, 1)
    assert read_vary("action.church.cost=1..2", "wallenstein", None).path == ("action", 1, "cost")
    for game in GAMES:
        names = [name for name, _ in figures_of(own_board(game).data)]
        assert len(names) > 30
        assert len(set(names)) == len(names)


def test_a_figure_reaches_the_game() -> None:
    """The board of a setting has the figure, under a hash of its own; the own board stays as it is."""
    found = plan(vary="end.regions_below=3..4")
    boards = [found.setting(number).board for number in range(2)]
    assert [board and board.data["end"]["regions_below"] for board in boards] == [3, 4]  # type: ignore[index]
    assert len({board.hash for board in boards if board} | {own_board("carolus_magnus").hash}) == 3
    assert own_board("carolus_magnus").data["end"]["regions_below"] == 4  # type: ignore[index]


@pytest.mark.parametrize(
    ("vary", "code", "fact"),
    [
        ("regions", "vary-form", "regions"),
        ("=1..2", "vary-form", "=1..2"),
        ("players=", "vary-form", "players="),
        ("end.regions_belo=3..5", "vary-unknown", "end.regions_below"),
        ("castles_to_win=9..10", "vary-several", "player_count.1.castles_to_win"),
        ("players=4..2", "vary-range", "4..2"),
        ("players=2..2", "vary-range", "2..2"),
        ("players=1..99", "vary-range", "1..99"),
        ("players=2,2", "vary-range", "2,2"),
        ("players=2,,3", "vary-range", "2,,3"),
        ("end.regions_below=3...5", "vary-range", "3...5"),
        ("end.regions_below=low,high", "vary-number", "low"),
        ("end.regions_below=1.5,2", "vary-number", "1.5"),
        ("players=2,7", "option-value", "7"),
        ("stall_rounds=1.5,2", "option-value", "1.5"),
        ("ring.size=15..16", "board-province-count", "16"),
    ],
)
def test_what_cannot_be_varied(vary: str, code: str, fact: str) -> None:
    """Unknown names, ranges without sense and impossible boards are refused, with what is near or allowed."""
    with pytest.raises(BadInput) as refused:
        plan(vary=vary)
    assert refused.value.code == code
    assert any(fact in str(value) for value in refused.value.facts.values())


def test_impossible_boards_name_the_figure() -> None:
    """The sentence begins with the figure that makes the board impossible."""
    answer = call(*QUICK, "--vary", "ring.size=15..16")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("ring.size=16: ")
    twice = call(*QUICK, "--vary", "players=2..3", "--players", "2")
    assert (twice.code, "players" in twice.err) == (2, True)


def test_a_broken_game_names_the_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board that can be read but not played, and a game that never ends, are refused in words."""
    found = plan(vary="end.regions_below=3..4")
    monkeypatch.setattr(watch.Watch, "facts", lambda *_: 1 // 0)
    with pytest.raises(BadInput) as refused:
        play_fixture(found, schedule(found)[0])
    assert refused.value.code == "vary-broken"
    assert refused.value.facts["figure"] == "end.regions_below=3"
    with pytest.raises(ZeroDivisionError):
        play_fixture(plan(), schedule(plan())[0])
    monkeypatch.setattr(watch, "LONGEST", 10)
    with pytest.raises(BadInput) as refused:
        play_fixture(plan(), schedule(plan())[0])
    assert refused.value.code == "balance-endless"


class Page(HTMLParser):
    """Notes what a page has, and what it asks others for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.asked: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag, and the addresses that it names."""
        self.tags.append(tag)
        self.asked += [str(value) for name, value in attrs if name in ("src", "href")]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_page(tmp_path: Path, language: str) -> None:
    """The page needs nothing else, has a picture for every section, and speaks the language; the JSON agrees."""
    words = (*SWEEP, "--games", "2", "--out", str(tmp_path), "--lang", language)
    answer = call(*words, width=100)
    tally.count(6)
    assert (answer.code, answer.err) == (0, "")
    assert "⟦" not in answer.out
    assert {path.name for path in tmp_path.iterdir()} == {
        "plan.json",
        "games.jsonl",
        "balance.json",
        "balance.html",
    }
    html = (tmp_path / "balance.html").read_text(encoding="utf-8")
    page = Page(html)
    assert page.asked == []
    assert page.tags.count("svg") > 15
    assert page.tags.count("details") == 3
    assert f'<html lang="{language}">' in html
    assert "prefers-color-scheme:dark" in html
    assert "⟦" not in html
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", html) == []
    stored = json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))
    assert stored["vary"] == FIGURE
    assert facts(call(*words, "--resume", "--json")) == stored


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_words(game: str, tmp_path: Path) -> None:
    """A report on every game, without a sweep: all its labels are there, in the longest variants too."""
    more = {"wallenstein": ("--option", "setup=free"), "carolingi": ("--option", "variant=scenario814")}
    words = ("lab", "balance", game, "--bots", "random", "--games", "2", "--out", str(tmp_path))
    answer = call(*words, *more.get(game, ()), "--seed", "3")
    tally.count(2)
    assert (answer.code, answer.err) == (0, "")
    html = (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert "⟦" not in answer.out + html
    assert Page(html).tags.count("table") >= 6


def test_a_figure_that_nobody_reads_is_noted() -> None:
    """All values gave the same games: that is said, not left to be found out."""
    answer = call(*QUICK, "--games", "1", "--vary", "drawing.ring_radius=0.3,0.4")
    tally.count(2)
    assert (answer.code, "drawing.ring_radius" in answer.err) == (0, True)


def test_interrupted_report_goes_on(tmp_path: Path) -> None:
    """Ctrl-C leaves what was done, and the report of the whole is that of one that was not interrupted."""
    out = tmp_path / "report"
    words = (*SWEEP, "--games", "30", "--json", "--jobs", "2", "--out", str(out))
    process = subprocess.Popen(
        command(*words),
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    wait_for_games(out / "games.jsonl", 4)
    os.kill(process.pid, signal.SIGINT)
    written, said = process.communicate(timeout=60)
    assert (process.returncode, written) == (130, b"")
    assert b"--resume" in said
    before = (out / "games.jsonl").read_bytes()
    assert 4 <= before.count(b"\n") < 90
    found = facts(call(*words, "--resume"))
    tally.count(180)
    assert (out / "games.jsonl").read_bytes().startswith(before)
    assert found == facts(call(*SWEEP, "--games", "30", "--json"))


def test_other_work_in_the_folder_is_refused(tmp_path: Path) -> None:
    """A folder of an arena, or of another sweep, is left as it is."""
    assert (
        call(
            "arena", "carolus_magnus", "--bots", "random,greedy", "--games", "2", "--out", str(tmp_path)
        ).code
        == 0
    )
    tally.count(2)
    answer = call(*QUICK, "--games", "2", "--out", str(tmp_path), "--resume")
    assert (answer.code, answer.out, "“kind”" in answer.err) == (2, "", True)
