"""No browser ever gets what its seat may not know: every byte of a whole game is looked at."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hoftag.kernel.chance import seeded
from hoftag.match.fairness import Fairness
from hoftag.match.match import Match
from hoftag.server import sights, wire
from hoftag.server.play import LogEntry, Plan, Play
from tests.conftest import FULL
from tests.server.player import ME, OPEN, Browser, Json, Player, open_table
from tests.server.serving import Threaded

PLAYERS = 3
SECOND = 2
"""The second year of Wallenstein has the same secrets as the first: it is played with HOFTAG_FULL=1 only."""


SECRET = ("placed", "chose-swap", "chose-keep", "laid", "cleared", "plan-made")
"""Events that only their own seat may hear of."""


async def play(base: str, game: str, options: Json) -> tuple[str, list[Player]]:
    """Three people and a spectator through a whole game, with second thoughts; all that they got is kept."""
    browsers = [Browser(base) for _ in range(PLAYERS + 1)]
    for number, browser in enumerate(browsers[:PLAYERS]):
        await browser.enter(f"Person {number}")
    table = (await open_table(browsers[0], game, [ME, OPEN, OPEN], options=options))["id"]
    for seat in (1, 2):
        await browsers[seat].post(
            f"/api/tables/{table}/seats/{seat}", {"do": "sit", "nonce": f"{seat:02x}" * 8}
        )
    await browsers[0].post(f"/api/tables/{table}/start")
    players: list[Player] = [
        Hesitant(browser, table, seat if seat < PLAYERS else None, seat, keep=True)
        for seat, browser in enumerate(browsers)
    ]
    for player in players[:PLAYERS]:
        player.undoing = 0.15
    await asyncio.gather(*(player.play() for player in players))
    for browser in browsers:
        await browser.http.aclose()
    return table, players


class Hesitant(Player):
    """Lets others wait for a secret choice, and then chooses once more."""

    @property
    def over(self) -> bool:
        return super().over or (self.update is not None and ends(self.update["position"]))

    async def act(self) -> None:
        asked = self.update and self.update["asked"]
        if not asked or not asked["secret"] or self.seat is None:
            await super().act()
        elif not asked["answered"]:
            await asyncio.sleep(0.03 * self.seat)
            await super().act()
            for _ in range(self.lot.randrange(1, 4)):
                await self.think_again()

    async def think_again(self) -> None:
        """Choose anew, or take the choice back and choose again."""
        asked = self.update and self.update["asked"]
        if asked and asked["secret"] and asked["answered"]:
            if self.lot.random() < 0.3:
                await self.send("undo", {"seat": self.seat}, "undo")
                await super().act()
                return
            notation = self.lot.choice(asked["choices"])["notation"]
            deed = {"seat": self.seat, "asked": asked["id"], "notation": notation}
            await self.send("actions", deed, notation)


def ends(position: Json) -> bool:
    """Whether enough of a game has been seen."""
    return not FULL and position["year"] == SECOND


def stored(file: Path, table: str) -> tuple[Plan, list[LogEntry]]:
    """The plan and the log of a table, straight from the database."""
    with sqlite3.connect(file) as db:
        game, options, secret, commitment = db.execute(
            "SELECT game, options, secret, commitment FROM game_table WHERE id = ?", [table]
        ).fetchone()
        names = [field.name for field in msgspec.structs.fields(wire.SeatInfo)][:2]
        assert names == ["seat", "colour"]
        seats = db.execute("SELECT nonce FROM seat WHERE table_id = ? ORDER BY seat", [table]).fetchall()
        log = db.execute(
            "SELECT number, kind, seat, payload, key, by, at, outcomes, visible FROM entry"
            " WHERE table_id = ? ORDER BY number",
            [table],
        ).fetchall()
    colours = ("red", "blue", "yellow")
    nonces = {colour: nonce for colour, (nonce,) in zip(colours, seats, strict=True) if nonce}
    plan = Plan(game, json.loads(options), Fairness(commitment, nonces), secret, wire.Clock())
    return plan, [LogEntry(*row) for row in log]


def knowable(match: Match, viewer: int | None, seed: int) -> Json:
    """What a viewer would be told in a position that it cannot tell from the real one."""
    if viewer is None:
        return {"position": sights.position(match, None), "asked": None, "awaiting": list(match.awaiting)}
    real = match.state
    try:
        match.state = match.game.sample(real, viewer, seeded(seed))
        told: Json = {
            "position": sights.position(match, viewer),
            "asked": sights.asked(match, viewer, 0),
            "awaiting": list(match.awaiting),
        }
    finally:
        match.state = real
    return told


def plain(data: object) -> Any:
    """As it looks after the wire."""
    return json.loads(msgspec.json.encode(data))


@pytest.mark.parametrize(("game", "options"), [("carolingi", {"sundial": 830}), ("wallenstein", {})])
def test_every_byte(tmp_path: Path, game: str, options: Json) -> None:
    """Each update is what the seat could know, no matter what the others hide; nothing else is ever sent."""
    file = tmp_path / "hoftag.db"
    with Threaded(file) as server:
        table, players = asyncio.run(play(server.base, game, options))
    plan, log = stored(file, table)
    again = Play(plan)
    expected: list[dict[int, Json]] = [{} for _ in players]
    unseen = 0
    for entry in log:
        again.apply(entry)
        for index, known in enumerate(expected):
            told = plain(knowable(again.match, again.viewer(index), entry.number))
            number = again.numbers[index]
            if number in known:  # an entry that this viewer must not notice
                assert known[number] == told
                unseen += 1
            known[number] = told
    assert unseen > 5
    assert again.match.over or ends(sights.position(again.match, None))
    for index, player in enumerate(players):
        assert player.raw is not None
        check_wire(player, player.raw, expected[index], plan.secret.hex())


def check_wire(player: Player, raw: list[str], expected: dict[int, Json], secret: str) -> None:
    """Everything that one browser got."""
    colour = None if player.seat is None else ("red", "blue", "yellow")[player.seat]
    updates = 0
    for text in raw:
        assert secret not in text
        news = json.loads(text)
        if news["type"] != "update":
            assert news["type"] == "room"
            continue
        updates += 1
        assert set(news) == {"type", *(field.name for field in msgspec.structs.fields(wire.Update))}
        told = expected[news["number"]]
        assert news["position"] == told["position"]
        assert news["awaiting"] == told["awaiting"]
        if news["asked"] is None:
            assert told["asked"] is None
        else:
            assert {**news["asked"], "id": 0} == told["asked"]
        for event in news["events"]:
            if event["kind"] in SECRET:
                assert event["args"][0] == colour
    assert updates > 20
