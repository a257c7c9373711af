"""Several people at one screen: nobody finds the secrets of another."""

from __future__ import annotations

import random
from pathlib import Path

import hoftag
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import Texts
from tests.cli.tool import call

DE = Texts("de")
SEPARATOR = DE("table-separator")
WIDE = 400  # sentences stay on one line


def screens(out: str) -> list[tuple[str, str]]:
    """What was on the screen between two clearings: whose it was, before and after the hand-over."""
    found: list[tuple[str, str]] = []
    for part in out.split(SEPARATOR):
        owner = ""
        public, private = part, ""
        for seat in ("Rot", "Blau"):
            line = DE("table-hand-over", seat=seat)
            if line in part:
                owner = seat
                public, _, private = part.partition(line)
        found.append(("", public))
        if owner:
            found.append((owner, private))
    return found


def test_secrets_stay_with_their_owners(tmp_path: Path) -> None:
    """In a whole game no sentence that only one seat may read is ever on a screen that is not its own."""
    record = tmp_path / "game.hoftag"
    dice = random.Random(4)
    answers = "".join(f"{dice.randint(1, 14)}\n" for _ in range(6000))
    words = [
        "play",
        "carolingi",
        "--players",
        "2",
        "--seats",
        "red=me,blue=me",
        "--seed",
        "8",
        "--lang",
        "de",
    ]
    answer = call(*words, "--save", str(record), answers=answers, width=WIDE)
    assert answer.code == 0
    match = hoftag.load(record.read_text())
    assert match.over
    speaker = Speaker(DE, match.game, match.state.names)
    secrets = {
        (name, speaker.event(event))
        for seat, name in enumerate(("Rot", "Blau"))
        for event in match.log
        if event.visible_to(seat) and not event.visible_to(1 - seat)
    }
    assert len(secrets) > 20
    shown = 0
    for owner, text in screens(answer.out):
        for name, sentence in secrets:
            if name != owner:
                assert sentence not in text
            elif sentence in text:
                shown += 1
        if not owner:
            assert DE("table-own-rack") not in text
    assert shown > 20, "the owners were not told either"


def test_a_rival_cannot_tell() -> None:
    """Whatever Red places, Blue's screen is the same to the letter."""
    seen: set[str] = set()
    for choice in ("1", "6", "16", "place march fight"):
        words = [
            "play",
            "carolingi",
            "--players",
            "2",
            "--seats",
            "red=me,blue=me",
            "--seed",
            "8",
            "--lang",
            "de",
        ]
        out = call(*words, answers=f"\n{choice}\n\n", width=WIDE).out
        parts = [text for owner, text in screens(out) if owner == "Blau"]
        assert len(parts) == 1
        assert "[3.1]" in parts[0]
        seen.add(out[out.index(DE("table-hand-over", seat="Blau")) :])
    assert len(seen) == 1


def test_choice_is_never_printed() -> None:
    """After a secret choice the screen is cleared at once: not a word about it stands behind it."""
    words = [
        "play",
        "carolingi",
        "--players",
        "2",
        "--seats",
        "red=me,blue=me",
        "--seed",
        "8",
        "--lang",
        "de",
    ]
    out = call(*words, answers="\nplace march fight\n").out
    after = out.split("> \n")[2]
    assert after.split()[: len(SEPARATOR.split())] == SEPARATOR.split()


def test_one_person_needs_no_hand_over() -> None:
    """Alone against computers the screen is never cleared."""
    out = call("play", "carolingi", "--players", "3", "--seed", "8", "--lang", "de", answers="1\n1\n").out
    assert SEPARATOR not in out
    assert DE("table-hand-over", seat="Rot") not in out
