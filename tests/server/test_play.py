"""Playing at a table over real sockets: whole games, numbers, keys, undo, staleness."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import hoftag
from hoftag.match.verify import verify
from tests.server.databases import ALL
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Json, Player, open_table

DATABASES = ALL

GAMES: list[tuple[str, Json]] = [("carolingi", SHORT), ("carolus_magnus", {}), ("wallenstein", {})]


async def alone(browser: Browser, game: str, bots: int = 2, **more: Any) -> Json:
    """A table of mine against bots, begun."""
    return await open_table(browser, game, [ME, *[BOT] * bots], start=True, **more)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_whole_game_against_bots(base: str, game: str, options: Json) -> None:
    """A person plays through; spectators see the same end; the record is had and verifies."""

    async def run() -> None:
        async with Browser(base) as browser, Browser(base) as stranger:
            await browser.enter("Lothar")
            table = (await alone(browser, game, options=options))["id"]
            me = Player(browser, table, 0, 1)
            watching = Player(stranger, table, None)
            assert (await browser.refused("GET", f"/api/tables/{table}/record"))[0] == 409
            await asyncio.gather(me.play(), watching.play())
            assert me.update is not None
            assert watching.update is not None
            assert me.update["outcome"] == watching.update["outcome"]
            info = await browser.get(f"/api/tables/{table}")
            assert info["status"] == "over"
            answer = await stranger.ask("GET", f"/api/tables/{table}/record")
            assert f"{table}.hoftag" in answer.headers["content-disposition"]
            assert verify(answer.text).commitment == info["commitment"]
            match = hoftag.load(answer.text)
            assert match.over
            view = await browser.get(f"/api/tables/{table}/view", seat=0)
            assert view["events"] == me.log
            assert (await stranger.get(f"/api/tables/{table}/view"))["events"] == watching.log
            proof = await browser.get(f"/api/tables/{table}/proof")
            assert proof["honest"] is True
            assert proof["secret"]

    asyncio.run(run())


def test_two_answers_at_once(base: str) -> None:
    """Of two different answers to one question exactly one is accepted; the other is stale."""

    async def run() -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = (await alone(browser, "carolus_magnus", 1))["id"]
            view = await browser.get(f"/api/tables/{table}/view", seat=0)
            while view["asked"] is None:
                await asyncio.sleep(0.02)
                view = await browser.get(f"/api/tables/{table}/view", seat=0)
            asked = view["asked"]
            deeds = [
                {"seat": 0, "asked": asked["id"], "notation": choice["notation"], "key": f"k{n}"}
                for n, choice in enumerate(asked["choices"])
            ]
            answers = await asyncio.gather(
                *(browser.ask("POST", f"/api/tables/{table}/actions", deed) for deed in deeds)
            )
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(deeds) - 1)

    asyncio.run(run())


def test_the_same_key_is_never_carried_out_twice(base: str) -> None:
    """At once or later, changed or not: the first result comes again and nothing happens."""

    async def run() -> None:
        async with Browser(base) as browser, Browser(base) as friend:
            await browser.enter("Lothar")
            await friend.enter("Judith")
            table = (await open_table(browser, "carolingi", [ME, OPEN], options=SHORT))["id"]
            await friend.post(f"/api/tables/{table}/seats/1", {"do": "sit"})
            await browser.post(f"/api/tables/{table}/start")
            asked = (await browser.get(f"/api/tables/{table}/view", seat=0))["asked"]
            deed = {
                "seat": 0, "asked": asked["id"], "notation": asked["choices"][0]["notation"], "key": "once",
            }  # fmt: skip
            actions = f"/api/tables/{table}/actions"
            first, *others = await asyncio.gather(*(browser.post(actions, deed) for _ in range(5)))
            assert len({update["number"] for update in (first, *others)}) == 1
            later = await browser.post(actions, {**deed, "asked": first["asked"]["id"]})
            assert later["number"] == first["number"]
            assert later["position"] == first["position"]
            assert later["mine"] == "once"
            undo = {"seat": 0, "key": "back"}
            back = await browser.post(f"/api/tables/{table}/undo", undo)
            assert not back["can_undo"]
            again = await browser.post(f"/api/tables/{table}/undo", undo)
            assert again["number"] == back["number"] == first["number"] + 1
            # the key of another seat is another key
            other = (await friend.get(f"/api/tables/{table}/view", seat=1))["asked"]
            mine = {
                "seat": 1, "asked": other["id"], "notation": other["choices"][0]["notation"], "key": "once",
            }  # fmt: skip
            assert (await friend.post(actions, mine))["asked"]["answered"]

    asyncio.run(run())


def test_refusals(base: str) -> None:
    """Another seat's action, an illegal one, a stale one, a stranger's: each has its status and sentence."""

    async def run() -> None:
        async with Browser(base, "de") as browser, Browser(base) as friend, Browser(base) as stranger:
            await browser.enter("Lothar")
            await friend.enter("Judith")
            table = (await open_table(browser, "carolingi", [ME, OPEN], options=SHORT))["id"]
            actions = f"/api/tables/{table}/actions"
            deed: Json = {"seat": 0, "asked": 1, "notation": "done", "key": "a"}
            assert await browser.refused("POST", actions, deed) == (409, "table-waiting")
            await friend.post(f"/api/tables/{table}/seats/1", {"do": "sit"})
            await browser.post(f"/api/tables/{table}/start")
            asked = (await browser.get(f"/api/tables/{table}/view", seat=0))["asked"]
            deed["asked"] = asked["id"]
            assert await friend.refused("POST", actions, deed) == (403, "not-your-seat")
            assert (await stranger.refused("POST", actions, deed))[0] in (401, 403)
            assert await browser.refused("POST", actions, {**deed, "seat": 7}) == (404, "seat-unknown")
            assert await browser.refused("POST", actions, {**deed, "asked": 99}) == (409, "stale")
            assert await browser.refused("POST", actions, {**deed, "key": ""}) == (422, "key-form")
            assert await browser.refused("POST", actions, {**deed, "notation": "x" * 300}) == (
                422,
                "notation-form",
            )
            answer = await browser.ask("POST", actions, {**deed, "notation": "place march atlantis"})
            assert answer.status_code == 422
            assert "Atlantis" in answer.json()["message"] or "atlantis" in answer.json()["message"]
            assert answer.json()["rule"] == "3.1"
            assert await friend.refused("GET", f"/api/tables/{table}/view", seat=0) == (403, "not-your-seat")
            assert await stranger.refused("GET", f"/api/tables/{table}/view", seat=0) == (
                403,
                "not-your-seat",
            )
            undo = {"seat": 0, "key": "u"}
            assert await browser.refused("POST", f"/api/tables/{table}/undo", undo) == (
                422,
                "nothing-to-undo",
            )
            assert await browser.refused("GET", "/api/tables/nowhere") == (404, "table-unknown")
            why = await browser.get(f"/api/tables/{table}/why", seat=0, **{"try": "march anjou * *"})
            assert why["problem"]["code"] == "verb-not-asked"
            legal = asked["choices"][0]["notation"]
            assert (await browser.get(f"/api/tables/{table}/why", seat=0, **{"try": legal}))[
                "problem"
            ] is None

    asyncio.run(run())


def test_undo_and_its_stops(base: str) -> None:
    """Undo takes back up to the last draw; the update says why no further."""

    async def run() -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            seats = [ME, {"kind": "me", "name": "Judith"}]
            table = (await open_table(browser, "carolus_magnus", seats, start=True))["id"]
            lot = random.Random(3)
            where = f"/api/tables/{table}"
            stops = set()
            view = await browser.get(f"{where}/view", seat=0)
            for step in range(50):
                seat = view["awaiting"][0]
                view = await browser.get(f"{where}/view", seat=seat)
                assert view["can_undo"] == (view["undo_stop"] == "")
                stops.add(view["undo_stop"])
                deed = {
                    "seat": seat,
                    "asked": view["asked"]["id"],
                    "notation": lot.choice(view["asked"]["choices"])["notation"],
                    "key": f"do {step}",
                }
                after = await browser.post(f"{where}/actions", deed)
                if after["can_undo"] and lot.random() < 0.5:
                    back = await browser.post(f"{where}/undo", {"seat": seat, "key": f"undo {step}"})
                    assert back["position"] == view["position"]
                    assert back["number"] == after["number"] + 1
                    assert back["asked"]["choices"] == view["asked"]["choices"]
                    assert back["asked"]["id"] != view["asked"]["id"]
                    after = back
                other = await browser.get(f"{where}/view", seat=1 - seat)
                stops.add(other["undo_stop"])
                view = after
            assert {"", "nothing", "drawn", "other"} <= stops

    asyncio.run(run())


def test_resume(base: str) -> None:
    """Whoever comes back with a number gets what is missing, and has the same log as if never gone."""

    async def run() -> None:
        async with Browser(base) as browser:
            await browser.enter("Lothar")
            table = (await alone(browser, "carolingi", options=SHORT))["id"]
            always = Player(browser, table, 0, 5)
            always.undoing = 0.3
            gone = Player(browser, table, 0, 5)

            async def flicker() -> None:
                while not gone.over:
                    async with browser.live(table, 0, gone.number) as socket:
                        for _ in range(gone.lot.randrange(1, 5)):
                            if not gone.over:
                                gone.take(str(await socket.recv()))
                    await asyncio.sleep(gone.lot.random() * 0.1)

            await asyncio.gather(always.play(), flicker())
            assert gone.log == always.log
            assert always.log == (await browser.get(f"/api/tables/{table}/view", seat=0))["events"]

    asyncio.run(run())
