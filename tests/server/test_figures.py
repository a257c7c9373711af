"""The figures that Prometheus reads: they count what happened, and nothing in them tells of a person or a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.player import BOT, ME, Browser, Player, open_table
from tests.server.serving import free_port
from tests.server.test_shell_operation import serve

Figures = dict[tuple[str, tuple[str, ...]], float]


def read(port: int) -> tuple[Figures, str]:
    """All figures, by name and labels; and their text."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    out: Figures = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            out[sample.name, tuple(sample.labels.values())] = sample.value
    return out, text


def test_figures(tmp_path: Path) -> None:
    """A game with a bot, a refusal and an open socket are counted."""
    port, watched = free_port(), free_port()

    async def run(base: str) -> tuple[Figures, str, list[str]]:
        async with Browser(base) as browser:
            me = await browser.enter("Lothar")
            table = (await open_table(browser, "carolus_magnus", [ME, BOT], start=True))["id"]
            player = Player(browser, table, 0)
            assert (await browser.refused("GET", "/api/tables/nowhere"))[0] == 404
            assert (await browser.refused("POST", f"/api/tables/{table}/start"))[0] == 409
            async with browser.live(table, 0) as socket:
                while len(player.accepted) < 4 and not player.over:
                    player.take(str(await socket.recv()))
                    await player.act()
                figures, text = await asyncio.to_thread(read, watched)
            assert figures["hoftag_accepted_total", ("carolus_magnus", "play")] >= len(player.accepted) >= 4
            return figures, text, [table, me["id"], "Lothar"]

    with serve(tmp_path, port, "--metrics-port", str(watched)) as running:
        figures, text, private = asyncio.run(run(f"http://127.0.0.1:{port}"))
        assert httpx.get(f"http://127.0.0.1:{port}/metrics").status_code != 200  # not where browsers come
        assert running.stop() == 0
    assert figures["hoftag_accepted_total", ("carolus_magnus", "start")] == 1
    assert figures["hoftag_refused_total", ("table-unknown",)] == 1
    assert figures["hoftag_refused_total", ("table-playing",)] == 1
    assert figures["hoftag_sockets", ()] == 1
    assert figures["hoftag_rooms", ()] == 1
    assert figures["hoftag_bot_seconds_count", ("think",)] >= 1
    assert figures["hoftag_bot_questions", ()] >= 0
    routes = {labels[1] for name, labels in figures if name == "hoftag_request_seconds_count"}
    assert "/api/tables/{table}/actions" in routes, routes
    assert figures["process_resident_memory_bytes", ()] > 0
    for word in private:
        assert word not in text
