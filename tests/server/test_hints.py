"""Hints, and why a bot did something: what is told, to whom, and that it is worked out from what the asker knows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import hoftag
from hoftag.bots import reasons as reasons_of_bots
from hoftag.bots.bot import Knowledge
from hoftag.bots.registry import make_bot
from hoftag.bots.rehearsal import Trial
from hoftag.kernel.chance import seeded
from hoftag.kernel.step import Together
from hoftag.locale.texts import LANGUAGES, Texts
from hoftag.server import thinking
from tests.server.player import ME, OPEN, SHORT, Browser, Json, Player, open_table
from tests.server.serving import Threaded

GREEDY: Json = {"kind": "bot", "bot": "greedy"}
LONG = 60_000
"""Milliseconds that are enough for all samples on the busiest machine: fewer samples would be another reason."""


def check_reason(game: str, reason: Json) -> None:
    """A chance, and parts of the score that have names."""
    assert 0 <= reason["chance"] <= 1
    for part in reason["parts"]:
        assert abs(part["change"]) >= 0.2
        for language in LANGUAGES:
            name = Texts(language)(f"{game.replace('_', '-')}-score-{part['part']}")
            assert "⟦" not in name


@pytest.mark.parametrize("game", ["carolingi", "carolus_magnus", "wallenstein"])
def test_a_hint_can_be_played(base: str, game: str) -> None:
    """In every game: what is suggested is legal as a whole, has a reason, and asking changes nothing."""

    async def run() -> None:
        async with Browser(base) as browser:
            await browser.enter("Tilly")
            seats = [ME, OPEN, OPEN] if game != "carolus_magnus" else [ME, OPEN]
            table = (await open_table(browser, game, seats))["id"]
            at = f"/api/tables/{table}"
            for seat in range(1, len(seats)):
                await browser.post(f"{at}/seats/{seat}", {"do": "sit", "name": f"Guest {seat}"})
            await browser.post(f"{at}/start")
            seat = (await browser.get(f"{at}/view"))["awaiting"][0]
            player = Player(browser, table, seat)
            before = await browser.get(f"{at}/view", seat=seat)
            advice = await browser.get(f"{at}/suggestion", seat=seat)
            assert await browser.get(f"{at}/view", seat=seat) == before
            check_reason(game, advice["reason"])
            player.see(before)
            for answer in advice["answers"]:
                assert player.update is not None
                asked = player.update["asked"]["id"]
                await player.send("actions", {"seat": seat, "asked": asked, "notation": answer}, answer)
            after = await browser.get(f"{at}/view", seat=seat)
            if before["asked"]["secret"]:
                assert seat not in after["awaiting"]
            assert after["number"] >= before["number"] + len(advice["answers"])

    asyncio.run(run())


def test_who_gets_no_hint(base: str) -> None:
    """Strangers, spectators, whoever is not asked, and everybody where the table says so."""

    async def run() -> None:
        async with Browser(base) as browser, Browser(base) as other:
            await browser.enter("Tilly")
            await other.enter("Horn")
            seats = [ME, OPEN]
            table = await open_table(browser, "carolus_magnus", seats, hints=False)
            assert table["hints"] is False
            at = f"/api/tables/{table['id']}"
            await browser.post(f"{at}/seats/1", {"do": "sit", "name": "Pappenheim"})
            assert await browser.refused("GET", f"{at}/suggestion", seat=0) == (409, "table-waiting")
            changed = await browser.ask("PATCH", at, {"hints": True})
            assert changed.json()["hints"] is True
            await browser.ask("PATCH", at, {"hints": False})
            await browser.post(f"{at}/start")
            first = (await browser.get(f"{at}/view"))["awaiting"][0]
            assert await browser.refused("GET", f"{at}/suggestion", seat=first) == (403, "hints-off")
            assert await browser.refused("GET", f"{at}/reason", seat=first, move=1) == (403, "hints-off")
            assert await other.refused("GET", f"{at}/suggestion", seat=first) == (403, "not-your-seat")
            assert await other.refused("GET", f"{at}/reason", seat=first, move=1) == (403, "not-your-seat")
            assert (await other.ask("GET", f"{at}/reason", move=1)).status_code in (400, 422)

            table = await open_table(browser, "carolus_magnus", seats)
            at = f"/api/tables/{table['id']}"
            await browser.post(f"{at}/seats/1", {"do": "sit", "name": "Pappenheim"})
            await browser.post(f"{at}/start")
            idle = 1 - (await browser.get(f"{at}/view"))["awaiting"][0]
            assert await browser.refused("GET", f"{at}/suggestion", seat=idle) == (409, "nothing-to-suggest")
            assert await browser.refused("GET", f"{at}/reason", seat=idle, move=1) == (404, "no-reason")
            assert await browser.refused("GET", f"{at}/reason", seat=idle, move=-1) == (404, "no-reason")
            assert await browser.refused("GET", f"{at}/reason", seat=idle, move=0) == (404, "no-reason")

    asyncio.run(run())


def test_why_a_bot_did_that(tmp_path: Path) -> None:
    """Answers of bots to open questions have a reason, the same whenever it is asked; secret ones have none."""

    async def run(base: str) -> tuple[str, list[int]]:
        async with Browser(base) as browser:
            await browser.enter("Tilly")
            table = (await open_table(browser, "carolingi", [ME, GREEDY, GREEDY], options=SHORT, start=True))[
                "id"
            ]
            player = Player(browser, table, 0)
            await player.play()
            seen = await browser.get(f"/api/tables/{table}/view", seat=0)
            assert len(seen["deeds"]) == len(seen["events"])
            moves = [move for move in seen["deeds"] if move]
            assert moves
            for move in moves[:3]:
                reason = await browser.get(f"/api/tables/{table}/reason", seat=0, move=move)
                check_reason("carolingi", reason)
                assert await browser.get(f"/api/tables/{table}/reason", seat=0, move=move) == reason
            record = (await browser.ask("GET", f"/api/tables/{table}/record")).text
            return record, moves

    with Threaded(tmp_path / "hoftag.db") as server:
        record, moves = asyncio.run(run(server.base))
        lines = [line for line in record.splitlines() if ": " in line and not line.startswith("= ")]
        for move in moves:
            colour, _, notation = lines[move - 1].partition(": ")
            assert colour != hoftag.new("carolingi", players=3, seed=1).seats[0]
            assert notation.split()[0] not in ("place", "swap", "keep", "done")


@pytest.mark.parametrize("game", ["carolingi", "wallenstein"])
def test_reasons_know_no_secrets(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason for an opponent's answer is equal in two positions that the asker cannot tell apart."""
    monkeypatch.setattr(reasons_of_bots, "PATIENCE", LONG)
    match = hoftag.new(game, players=3, seed=5)
    asker, compared = 0, 0
    for turn in range(400):
        if match.over or compared == 3:
            break
        seat = match.awaiting[0]
        asked = match.state.agenda[-1]
        state = match.state.clone()
        state.events = None
        action = make_bot("random", turn).choose(Knowledge(match.game, state, seat))
        options = asked.options(state, seat)
        if seat != asker and not isinstance(asked, Together) and len(options) > 1:
            other: Any = match.game.sample(state, asker, seeded(turn))
            if match.game.view(other, seat) != match.game.view(state, seat):
                compared += 1
                assert match.game.view(other, asker) == match.game.view(state, asker)
                reasons = [
                    thinking.why(Knowledge(match.game, one, asker), seat, Trial(action), turn)
                    for one in (state, other)
                ]
                assert reasons[0] == reasons[1]
        match.play(seat, asked.notation(match.state, action))
    assert compared == 3


def test_a_reason_is_of_its_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is explained from a whole record is what could be said when the answer was given."""
    monkeypatch.setattr(reasons_of_bots, "PATIENCE", LONG)
    match = hoftag.new("carolus_magnus", players=2, seed=5)
    expected: dict[int, thinking.Why] = {}
    for turn in range(12):
        seat = match.awaiting[0]
        asked = match.state.agenda[-1]
        state = match.state.clone()
        state.events = None
        action = make_bot("greedy", turn).choose(Knowledge(match.game, state, seat))
        move = match.version + 1
        if turn % 4 == 1:
            expected[move] = thinking.why(Knowledge(match.game, state, 0), seat, Trial(action), move)
        match.play(seat, asked.notation(match.state, action))
    for move, why in expected.items():
        assert thinking.explain(match.record(), 0, move, move) == why


def test_a_bot_without_an_end_is_nonsense() -> None:
    """A secret choice that is laid and laid again is never handed in."""
    match = hoftag.new("wallenstein", players=3, seed=5)

    class Restless:
        def choose(self, known: Knowledge) -> int:
            return known.options()[0]

    with pytest.raises(thinking.Nonsense):
        thinking.think(match.record(), 0, "count", 1, lambda _bot, _seed: Restless())
