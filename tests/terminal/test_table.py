"""What a person can type at the table, and what comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

import hoftag
from hoftag.locale.texts import Texts
from tests.cli.tool import Answer, call

EN = Texts("en")
START = ("play", "carolingi", "--players", "2", "--seed", "3")


def play(*lines: str, start: tuple[str, ...] = START, width: int = 100) -> Answer:
    """Sit down and type these lines; then the pipe ends."""
    answer = call(*start, answers="".join(f"{line}\n" for line in lines), width=width)
    assert (answer.code, answer.err) == (0, "")
    assert "⟦" not in answer.out
    return answer


def said(*lines: str, start: tuple[str, ...] = START) -> str:
    """What the last line was answered with."""
    return play(*lines, start=start).out.split("> \n")[len(lines)]


def test_first_turn() -> None:
    """The first question shows the board, what happened, what is asked by which rule, and all choices."""
    out = play().out
    for words in (
        "Normandy",
        "Eastphalia",
        "The realm is laid out",
        "[3.1]",
        "16  place none none",
        "Your tiles",
    ):
        assert words in out


def test_end_of_input() -> None:
    """When the pipe ends the table says so, and that nothing was saved."""
    out = play().out
    assert EN("table-input-ended") in out
    assert EN("table-not-saved") in out


def test_empty_line_repeats_the_question() -> None:
    """Enter asks again, with all choices."""
    assert "16  place none none" in said("")


@pytest.mark.parametrize("line", ["place fight march", "PLACE  Fight   MARCH", "13", "Move troops + Fight"])
def test_ways_to_play(line: str) -> None:
    """A number, a notation in any spelling and the label all play the choice."""
    assert "Red lays two tiles on the scriptorium: Move troops, Fight." in said(line)


@pytest.mark.parametrize("line", ["0", "17", "99999999999999999999", "-1", "²"])
def test_numbers_that_choose_nothing(line: str) -> None:
    """A number that is not in the list is refused, and nothing is played."""
    answer = said(line)
    assert "scriptorium:" not in answer
    assert answer.strip()


def test_words_that_mean_nothing() -> None:
    """Unknown words are refused with what is possible, and where help is."""
    answer = said("sing a song")
    assert "place tile tile" in answer
    assert EN("table-help-hint", help="help") in answer


def test_filter() -> None:
    """A word shows only what contains it, in notation or label and whatever its accents; numbers stay."""
    answer = said("FIGHT")
    assert "13  place march fight" in answer
    assert "place influence develop" not in answer
    german = said("kampfen", start=(*START, "--lang", "de"))
    assert "13  place march fight" in german
    assert "Red lays two tiles on the scriptorium: Move troops, Fight." in said("fight", "13")


def test_filter_is_forgotten() -> None:
    """Enter after a filter shows all choices again."""
    assert "place influence develop" in said("fight", "")


def test_verb_alone_filters() -> None:
    """A verb without its arguments shows the choices that begin with it."""
    assert "16  place none none" in said("place")


def test_rule() -> None:
    """`?` explains the rule of the question, `? 5.4` another section; an unknown one is no crash."""
    assert EN("carolingi-rule-3-1")[:60] in said("?").replace("\n", " ")
    assert EN("carolingi-rule-5-4")[:60] in said("? 5.4").replace("\n", " ")
    assert EN("table-no-rule") in said("? 99")


def test_why() -> None:
    """`why` gives the reason with the section of the rules; what is allowed is allowed."""
    assert "(5.2)" in said("why place appease fight")
    assert EN("table-allowed") in said("why place march fight")
    assert "why place" in said("why")
    for name in ("normandie", "Normandy", "ile-de-france"):
        assert "this land: " in said(f"why {name}")


def test_refusal_of_a_notation() -> None:
    """A well-formed action that the rules forbid is refused with its reason, not taken for a filter."""
    assert "(5.2)" in said("place appease fight")


def test_help() -> None:
    """`help` names everything that can be typed."""
    answer = said("help")
    for word in ("?", "why", "undo", "board", "log", "save", "help", "quit", "more"):
        assert f"\n{word} " in answer


def test_words_of_the_language() -> None:
    """Commands are understood in the language and in English."""
    german = (*START, "--lang", "de")
    word = Texts("de")("table-word-help")
    assert said(word, start=german) == said("help", start=german)


def test_board_and_log() -> None:
    """`board` shows the board again; `log` what has happened, as far as the seat may know it."""
    assert "Normandy" in said("board")
    assert "The realm is laid out" in said("log")
    later = said("place march none", "log 500")
    assert "Red lays two tiles on the scriptorium: Move troops, No action." in later
    assert "Blue lays two tiles" not in later


MARCH = ("place march none",)


def test_undo() -> None:
    """An action is taken back as long as nothing new was seen; then there is nothing to take back."""
    marched = said(*MARCH, "1")
    assert "Red marches" in marched
    undone = said(*MARCH, "1", "undo")
    assert EN("table-undone") in undone
    before = play(*MARCH).out.split("> \n")[1]
    assert undone.rpartition("[5.4]")[2] == before.rpartition("[5.4]")[2]
    again = said(*MARCH, "1", "undo", "2")
    assert "Red marches" in again
    assert EN("table-undone") not in said(*MARCH, "1", "undo", "undo")
    assert EN("table-undone") not in said("undo")


def test_long_list(tmp_path: Path) -> None:
    """More than thirty choices: counts share a row, a word narrows the list down, every number still counts."""
    path = tmp_path / "game.hoftag"
    match = hoftag.new("carolingi", players=6, seed=2)
    for seat in range(6):
        match.play(seat, "place march none")
    while match.awaiting != (0,):
        match.play(match.awaiting[0], "done")
    choices = [choice.notation for choice in match.options(0)]
    assert len(choices) > 15
    path.write_text(match.record())
    start = ("play", "--load", str(path), "--seed", "1")
    narrow = play(start=start, width=60).out
    stem = choices[0].rpartition(" ")[0]
    assert f"1–5  {stem} 1–5" in narrow
    assert EN("table-range-hint") in narrow
    target = stem.rpartition(" ")[2]
    shown = play(target, start=start, width=60).out.split("> \n")[1]
    assert f"3  {stem} 3" in shown
    played = play("3", start=start, width=200).out.split("> \n")[1]
    assert "Red marches" in played
    assert "3 followers" in played


def test_save_and_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`save` writes a record with which the same people go on at the same place."""
    monkeypatch.chdir(tmp_path)
    hot_seat = (*START, "--seats", "red=me,blue=me")
    answer = play("", "place march none", "", "save evening", start=hot_seat).out
    assert EN("table-saved", file="evening.hoftag") in answer
    assert "hoftag play --load evening.hoftag" in answer
    text = (tmp_path / "evening.hoftag").read_text()
    assert "red: place march none" in text
    loaded = play("", start=("play", "--load", "evening.hoftag")).out
    assert EN("table-hand-over", seat="Blue") in loaded
    assert EN("table-hand-over", seat="Red") not in loaded
    assert "save" in said("save")


def test_save_spares_other_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`save` refuses a file that is something else, and a folder that is not there; the game goes on."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "thesis.txt").write_text("mine")
    answer = play("save thesis.txt", "save nowhere/game", "13").out
    assert (tmp_path / "thesis.txt").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["thesis.txt"]
    assert "Red lays two tiles" in answer


def test_saving_all_the_time(tmp_path: Path) -> None:
    """With `--save` the record is there after every action, also when the pipe ends."""
    path = tmp_path / "game.hoftag"
    answer = play("13", start=(*START, "--save", str(path))).out
    assert EN("table-saved", file=str(path)) in answer.replace("\n", "")
    assert "red: place march fight" in path.read_text()
    assert hoftag.load(path.read_text()).version >= 2


def test_quit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`quit` offers to save: under the proposed name, another one, or not at all."""
    monkeypatch.chdir(tmp_path)
    assert EN("table-saved", file="carolingi.hoftag") in play("13", "quit", "").out
    assert EN("table-saved", file="carolingi-2.hoftag") in play("13", "quit", "").out
    assert EN("table-saved", file="other.hoftag") in play("13", "quit", "other").out
    assert EN("table-not-saved") in play("13", "quit", "no").out
    assert EN("table-not-saved") in play("13", "quit").out
    assert len(list(tmp_path.iterdir())) == 3


def test_questions_before_a_game() -> None:
    """Without arguments the table asks; Enter accepts one person against computers."""
    answer = play("", "", "", start=("play", "--seed", "1")).out
    assert answer.count(EN("table-player-bot", bot="greedy")) == 2
    assert "Red: your turn" in answer
    assert play("", "", "", start=("play", "--text")).out.count(EN("table-player-bot", bot="greedy")) == 2


def test_questions_are_repeated() -> None:
    """Answers that make no sense are asked again."""
    answer = play(
        "chess", "1", "many", "9", "2", "pink=me", "red=me,blue=me", start=("play", "--seed", "1")
    ).out
    assert answer.count(EN("table-player-me")) == 2
    assert EN("table-hand-over", seat="Red") in answer
    assert EN("table-ask-game-again", allowed="Carolingi, Carolus Magnus") in answer
    assert "White: your turn" in play("carolus magnus", "", "", start=("play", "--seed", "1")).out


def test_questions_in_german() -> None:
    """Colours and `me` may be answered in the language of the table."""
    start = ("play", "--seed", "1", "--lang", "de")
    texts = Texts("de")
    answer = play("1", "2", f"rot=greedy,blau={texts('table-me')}", start=start).out
    assert texts("table-your-turn", seat="Blau") in answer


def test_end_of_input_at_the_questions() -> None:
    """The pipe may end anywhere."""
    assert EN("table-input-ended") in play(start=("play", "--text")).out
    assert EN("table-input-ended") in play("", "3", start=("play", "--text")).out


def test_finished_record(tmp_path: Path) -> None:
    """Loading a game that is over shows how it ended."""
    path = tmp_path / "game.hoftag"
    words = (
        "carolingi",
        "--players",
        "2",
        "--option",
        "sundial=830",
        "--seats",
        "red=random,blue=random",
        "--seed",
        "4",
    )
    play(start=("play", *words, "--save", str(path)))
    assert EN("table-end") in play("", start=("play", "--load", str(path))).out


def test_leaving_proposes_the_file_at_hand(tmp_path: Path) -> None:
    """Who saved a game, or loaded it, and leaves, keeps it in the same file by pressing Enter."""
    path = tmp_path / "mine.hoftag"
    start = ("play", "carolingi", "--players", "2", "--seats", "red=me,blue=random", "--seed", "1")
    answer = play(f"save {path}", "1", "quit", "", start=start).out
    assert answer.count(EN("table-saved", file=str(path))) == 2
    before = path.read_text(encoding="utf-8")
    assert EN("table-saved", file=str(path)) in play("1", "quit", "", start=("play", "--load", str(path))).out
    assert len(path.read_text(encoding="utf-8")) > len(before)
