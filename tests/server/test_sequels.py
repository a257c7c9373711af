"""What comes of a game: the past in frames, tries from any moment, rematches, take-backs, proofs."""

from __future__ import annotations

import asyncio

import pytest

import hoftag
from hoftag.match.verify import verify
from tests.server.databases import ALL
from tests.server.player import BOT, ME, OPEN, SHORT, Browser, Json, Player, open_table

DATABASES = ALL


async def whole_past(browser: Browser, table: str, seat: int | None) -> list[Json]:
    """All frames, fetched in parts."""
    frames: list[Json] = []
    while True:
        part = await browser.get(f"/api/tables/{table}/frames", seat=seat, start=len(frames), count=17)
        assert part["start"] == len(frames)
        frames += part["frames"]
        if len(frames) >= part["total"]:
            return frames


def distinct(updates: list[Json]) -> list[tuple[Json, list[int], int]]:
    """What was seen live, one after the other, without repetitions."""
    seen: list[tuple[Json, list[int], int]] = []
    events = 0
    for update in updates:
        events = update["keep"] + len(update["events"])
        sight = (update["position"], update["awaiting"], events)
        if not seen or seen[-1] != sight:
            seen.append(sight)
    return seen


@pytest.mark.parametrize("game", ["carolingi", "carolus_magnus", "wallenstein"])
def test_frames_are_what_was_seen_live(base: str, game: str) -> None:
    """Moment by moment the past is what each viewer saw, in a running game and in a finished one."""

    async def run() -> None:
        async with Browser(base) as browser, Browser(base) as friend, Browser(base) as stranger:
            await browser.enter("Lothar")
            await friend.enter("Judith")
            options = SHORT if game == "carolingi" else {}
            third = [{**ME, "name": "Ludwig"}] if game == "wallenstein" else []
            seats = [ME, OPEN, *third]
            table = (await open_table(browser, game, seats, options=options))["id"]
            await friend.post(f"/api/tables/{table}/seats/1", {"do": "sit"})
            players = [
                Player(browser, table, 0, 4),
                Player(friend, table, 1, 5),
                *(Player(browser, table, 2, 6) for _ in third),
                Player(stranger, table, None),
            ]
            await browser.post(f"/api/tables/{table}/start")
            # one deed at a time, so that nobody misses a moment
            steps = 0
            while not players[0].over and (steps < 50 or game == "carolingi"):
                await look(players)
                steps += 1
                if steps == 20:
                    await check_past(players)
                mover = next((p for p in players if p.update and p.seat in p.update["awaiting"]), players[0])
                if not mover.over:
                    await mover.act()
            await look(players)
            await check_past(players)

    async def look(players: list[Player]) -> None:
        for player in players:
            player.see(await player.browser.get(f"/api/tables/{player.table}/view", seat=player.seat))

    async def check_past(players: list[Player]) -> None:
        for player in players:
            frames = await whole_past(player.browser, player.table, player.seat)
            past = [(frame["position"], frame["awaiting"], frame["events"]) for frame in frames]
            assert past == distinct(player.updates)
            assert [frame["move"] for frame in frames] == list(range(len(frames)))
            for frame in frames:
                secret = frame["notation"].startswith(("place", "swap", "keep"))
                assert not secret or frame["seat"] == player.seat

    asyncio.run(run())


def test_rematch(base: str) -> None:
    """Everybody finds the same new table; those who have not asked must agree; alone it begins at once."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as friend, Browser(base) as stranger:
            for browser in (host, friend, stranger):
                await browser.enter("Somebody")
            table = (await open_table(host, "carolingi", [ME, OPEN, BOT], options=SHORT))["id"]
            where = f"/api/tables/{table}"
            await friend.post(f"{where}/seats/1", {"do": "sit", "name": "Judith"})
            await host.post(f"{where}/start")
            assert await host.refused("POST", f"{where}/rematch") == (409, "table-playing")
            await asyncio.gather(Player(host, table, 0).play(), Player(friend, table, 1).play())
            assert await stranger.refused("POST", f"{where}/rematch") == (403, "not-at-table")
            new, same = await asyncio.gather(friend.post(f"{where}/rematch"), host.post(f"{where}/rematch"))
            assert new["id"] == same["id"] != table
            assert (await host.get(where))["rematch"] == new["id"]
            assert new["status"] == "waiting"
            assert new["commitment"] != (await host.get(where))["commitment"]
            assert new["options"] == (await host.get(where))["options"]
            seats = (await host.get(f"/api/tables/{new['id']}"))["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
            assert sorted(seat["ready"] for seat in seats) == [False, True, True]
            mine = (await host.get("/api/lobby"))["mine"]
            assert new["id"] in [card["id"] for card in mine]
            alone = (await open_table(host, "carolingi", [ME, BOT], options=SHORT, start=True))["id"]
            await Player(host, alone, 0).play()
            assert (await host.post(f"/api/tables/{alone}/rematch"))["status"] == "playing"

    asyncio.run(run())


def test_branch(base: str) -> None:
    """Try from here: a copy of any moment, alone against bots, which plays on and has a record of its own."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as friend:
            await host.enter("Lothar")
            await friend.enter("Judith")
            # two years: in one it happens that the host alone is asked only in its first seasons
            table = (await open_table(host, "carolingi", [ME, OPEN, BOT], options={"sundial": 831}))["id"]
            where = f"/api/tables/{table}"
            await friend.post(f"{where}/seats/1", {"do": "sit"})
            await host.post(f"{where}/start")
            assert await host.refused("POST", f"{where}/branch", seat=0, move=0) == (409, "branch-running")
            await asyncio.gather(Player(host, table, 0).play(), Player(friend, table, 1).play())
            frames = await whole_past(host, table, 0)
            # only the host is asked there, so that no bot goes on before we look
            move = [frame["move"] for frame in frames if frame["awaiting"] == [0]][-1]
            assert await host.refused("POST", f"{where}/branch", seat=0, move=9999) == (404, "move-unknown")
            new = await host.post(f"{where}/branch", seat=0, move=move)
            assert new["status"] == "playing"
            assert new["commitment"] == ""
            assert [seat["mine"] for seat in new["seats"]] == [True, False, False]
            view = await host.get(f"/api/tables/{new['id']}/view", seat=0)
            assert view["position"] == frames[move]["position"]
            again = Player(host, new["id"], 0, 7)
            await again.play()
            assert await host.refused("GET", f"/api/tables/{new['id']}/proof") == (409, "no-proof")
            record = (await host.ask("GET", f"/api/tables/{new['id']}/record")).text
            assert hoftag.load(record).record() == record
            # from a branch, too, one may branch: here while it runs, as nobody else plays
            running = await host.post(f"{where}/branch", seat=0, move=move)
            assert (await host.post(f"/api/tables/{running['id']}/branch", seat=0, move=0))["seats"][0][
                "mine"
            ]

    asyncio.run(run())


def test_take_back(base: str) -> None:
    """Beyond undo only with everybody's consent; chance never repeats itself; the record stays honest."""

    async def run() -> None:
        async with Browser(base) as host, Browser(base) as friend, Browser(base) as stranger:
            await host.enter("Lothar")
            await friend.enter("Judith")
            table = (await open_table(host, "carolus_magnus", [ME, OPEN, BOT]))["id"]
            where = f"/api/tables/{table}"
            await friend.post(f"{where}/seats/1", {"do": "sit"})
            await host.post(f"{where}/start")
            players = [Player(host, table, 0, 1), Player(friend, table, 1, 2)]
            back = f"{where}/takeback"
            assert await host.refused("POST", back, {"seat": 0, "answer": "agree"}) == (409, "no-wish")
            await rounds(players, 14)
            wish = (await host.post(back, {"seat": 0, "answer": "propose"}))["proposal"]
            assert (wish["seat"], wish["agreed"], wish["missing"]) == (0, [], [1])
            assert await friend.refused("POST", back, {"seat": 1, "answer": "propose"}) == (409, "wish-open")
            assert await friend.refused("POST", back, {"seat": 1, "answer": "withdraw"}) == (
                403,
                "not-your-wish",
            )
            assert await host.refused("POST", back, {"seat": 0, "answer": "agree"}) == (409, "not-asked")
            assert await friend.refused("POST", back, {"seat": 0, "answer": "agree"}) == (
                403,
                "not-your-seat",
            )
            assert (await friend.post(back, {"seat": 1, "answer": "decline"}))["proposal"] is None
            await host.post(back, {"seat": 0, "answer": "propose"})
            assert (await host.post(back, {"seat": 0, "answer": "withdraw"}))["proposal"] is None
            taken = crossed = 0
            while taken < 5 or (not crossed and taken < 15):
                await rounds(players, 9)
                if finished(players):
                    break
                before = await host.get(f"{where}/view", seat=0)
                await host.post(back, {"seat": 0, "answer": "propose"})
                assert (await friend.post(back, {"seat": 1, "answer": "agree"}))["proposal"] is None
                after = await host.get(f"{where}/view", seat=0)
                assert after["number"] > before["number"]
                assert 0 in after["awaiting"]
                assert len(after["events"]) < len(before["events"])
                gone = before["events"][len(after["events"]) :]
                # with the emperor's move the dice are thrown; knights for a crown come without them
                crossed += any(event["kind"] == "moved" for event in gone)
                taken += 1
            # the wish of somebody who alone is there is granted at once
            await friend.post(f"{where}/seats/1", {"do": "leave"})
            if not finished(players):
                assert (await host.post(back, {"seat": 0, "answer": "propose"}))["proposal"] is None
            await players[0].play()
            text = (await stranger.ask("GET", f"{where}/record")).text
            # take-backs that crossed no dice leave no trace in a record
            assert verify(text).take_backs > 0 or not crossed

    asyncio.run(run())


def finished(players: list[Player]) -> bool:
    """Whether the game has ended."""
    return players[0].over


async def rounds(players: list[Player], deeds: int) -> None:
    """Let people answer at least so many times, until none but them is awaited: no bot goes on behind their backs."""
    people = {player.seat for player in players}
    done = 0
    while True:
        for player in players:
            view = await player.browser.get(f"/api/tables/{player.table}/view", seat=player.seat)
            player.log, player.number = view["events"], view["number"]
            player.update = view
            if players[0].over or (done >= deeds and view["awaiting"] and people >= set(view["awaiting"])):
                return
            if player.seat in view["awaiting"]:
                await player.act()
                done += 1
        await asyncio.sleep(0.005)


def test_proof_and_nonces(base: str) -> None:
    """What the seats add is part of chance, and shown; the secret only at the end."""

    async def run() -> None:
        async with Browser(base) as host:
            await host.enter("Lothar")
            table = (await open_table(host, "carolingi", [ME, BOT], options=SHORT))["id"]
            where = f"/api/tables/{table}"
            await host.post(f"{where}/seats/0", {"do": "ready", "nonce": "0badc0de"})
            assert (await host.get(f"{where}/proof"))["nonces"] == {}
            begun = await host.post(f"{where}/start")
            proof = await host.get(f"{where}/proof")
            assert proof["secret"] == ""
            assert proof["honest"] is None
            assert proof["nonces"] == {"red": "0badc0de"}
            assert proof["commitment"] == begun["commitment"]
            await Player(host, table, 0).play()
            proof = await host.get(f"{where}/proof")
            assert proof["honest"] is True
            record = (await host.ask("GET", f"{where}/record")).text
            assert f"secret {proof['secret']}" in record
            assert "nonce red 0badc0de" in record
            assert verify(record).seats == ("red",)

    asyncio.run(run())
