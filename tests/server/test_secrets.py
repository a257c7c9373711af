"""No browser ever gets what its seat may not know: every byte of a whole game is looked at."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from hoftag.server import sights
from tests.conftest import FULL
from tests.server.databases import in_file
from tests.server.player import ME, OPEN, Browser, Json, Player, open_table
from tests.server.secrecy import Secrets
from tests.server.serving import Threaded

PLAYERS = 3
SECOND = 2
"""The second year of Wallenstein has the same secrets as the first: it is played with HOFTAG_FULL=1 only."""


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


@pytest.mark.parametrize(("game", "options"), [("carolingi", {"sundial": 830}), ("wallenstein", {})])
def test_every_byte(tmp_path: Path, game: str, options: Json) -> None:
    """Each update is what the seat could know, no matter what the others hide; nothing else is ever sent."""
    file = tmp_path / "hoftag.db"
    with Threaded(file) as server:
        table, players = asyncio.run(play(server.base, game, options))
    secrets = asyncio.run(Secrets.of(in_file(file).url, table))
    assert secrets.complaints == []
    assert secrets.unseen > 5
    assert secrets.match.over or ends(sights.position(secrets.match, None))
    for player in players:
        assert player.raw is not None
        looked = secrets.look(player.seat, player.raw)
        assert looked.complaints == []
        assert looked.updates > 20


def test_a_leak_is_found(tmp_path: Path) -> None:
    """What somebody should not have got is noticed: other views, other secrets, other messages."""
    file = tmp_path / "hoftag.db"
    with Threaded(file) as server:
        table, players = asyncio.run(play(server.base, "carolingi", {"sundial": 830}))
    secrets = asyncio.run(Secrets.of(in_file(file).url, table))
    mine, theirs = players[0].raw, players[1].raw
    assert mine
    assert theirs
    assert secrets.look(0, theirs).complaints
    assert secrets.look(None, mine).complaints
    update = next(news for news in map(json.loads, mine) if news["type"] == "update")
    placed = {"kind": "placed", "args": ["blue", "missi", "march"]}
    tampered = [
        {**update, "events": [placed]},
        {**update, "number": 100_000},
        {**update, "rivals": []},
        {**update, "awaiting": [7]},
        {"type": "room", "table": {"secret": secrets.plan.secret.hex()}},
        {"type": "whisper"},
    ]
    assert secrets.look(0, [json.dumps(update)]).complaints == []
    for news in tampered:
        assert len(secrets.look(0, [json.dumps(news)]).complaints) == 1, news
