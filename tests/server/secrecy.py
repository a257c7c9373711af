"""Whether a browser got what its seat may not know.

Each message is compared with what the server would have said in a position that the seat cannot tell from the real
one: whatever differs depends on what others hide.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from hoftag.kernel.chance import seeded
from hoftag.match.library import own_game
from hoftag.match.match import Match
from hoftag.server import rows, sights, wire
from hoftag.server.play import LogEntry, Plan, Play
from hoftag.server.room import Room
from hoftag.server.sights import Viewer
from hoftag.server.storage import Storage
from hoftag.server.timing import Time

SECRET: Final = ("placed", "chose-swap", "chose-keep", "laid", "cleared", "plan-made")
"""Events that only their own seat may hear of."""
_UPDATE: Final = {"type", *(part.name for part in msgspec.structs.fields(wire.Update))}
_PLAIN: Final = ("room", "problem", "pong")
"""Messages that tell nothing of the match."""

Json = dict[str, Any]


async def stored(url: str, table: str) -> tuple[Plan, list[LogEntry]]:
    """The plan and the log of a table, straight from the database."""
    storage = Storage(url)
    try:
        async with storage.read() as db:
            found = await rows.read_table(db, table)
            log = await rows.read_log(db, table, 0)
    finally:
        await storage.close()
    assert found is not None
    return Room(storage, Time(), *found).plan(), log


def knowable(match: Match, viewer: Viewer, seed: int) -> Json:
    """What a viewer would be told in a position that it cannot tell from the real one."""
    real = match.state
    try:
        if viewer is not None:
            match.state = match.game.sample(real, viewer, seeded(seed))
        told = {
            "position": sights.position(match, viewer),
            "asked": None if viewer is None else sights.asked(match, viewer, 0),
            "awaiting": list(match.awaiting),
        }
    finally:
        match.state = real
    plain: Json = json.loads(msgspec.json.encode(told))  # as it looks after the wire
    return plain


@dataclass
class Looked:
    """What was found in the messages of one browser."""

    updates: int = 0
    complaints: list[str] = field(default_factory=list)


class Secrets:
    """What each viewer of a table may have been told, by the number that the viewer counts."""

    def __init__(self, plan: Plan, log: list[LogEntry]) -> None:
        self.plan = plan
        self.colours = own_game(plan.game).seats(plan.options)
        self.complaints: list[str] = []
        self.unseen = 0
        """Entries that a viewer must not notice."""
        again = Play(plan)
        self._known: list[dict[int, Json]] = [{} for _ in range(again.seats + 1)]
        for entry in log:
            again.apply(entry)
            for index, known in enumerate(self._known):
                self._note(again, entry.number, index, known)
        self.match = again.match

    @classmethod
    async def of(cls, url: str, table: str) -> Secrets:
        """Those of a table in a database."""
        return cls(*await stored(url, table))

    def _note(self, again: Play, entry: int, index: int, known: dict[int, Json]) -> None:
        told = knowable(again.match, again.viewer(index), entry)
        number = again.numbers[index]
        if number in known:
            self.unseen += 1
            if known[number] != told:
                self.complaints.append(f"entry {entry} shows to viewer {index}")
        known[number] = told

    def look(self, viewer: Viewer, raw: Iterable[str]) -> Looked:
        """Look at everything that one browser got."""
        found = Looked()
        known = self._known[len(self.colours) if viewer is None else viewer]
        colour = None if viewer is None else self.colours[viewer]
        for text in raw:
            news: Json = json.loads(text)
            why = "the secret of chance" if self._tells_secret(text) else self._wrong(news, known, colour)
            found.updates += news["type"] == "update"
            if why:
                found.complaints.append(f"viewer {viewer}, number {news.get('number')}: {why}")
        return found

    def _tells_secret(self, text: str) -> bool:
        return self.plan.secret.hex() in text

    def _wrong(self, news: Json, known: dict[int, Json], colour: str | None) -> str:
        """What is wrong with a message; empty if it is as it must be."""
        if news["type"] != "update":
            return "" if news["type"] in _PLAIN else f"a message of kind {news['type']}"
        told = known.get(news["number"])
        if set(news) != _UPDATE:
            return "other fields"
        if told is None:
            return "nothing like this is in the log"
        asked = None if news["asked"] is None else {**news["asked"], "id": 0}
        for name, said in (("position", news["position"]), ("awaiting", news["awaiting"]), ("asked", asked)):
            if said != told[name]:
                return name
        if any(event["kind"] in SECRET and event["args"][0] != colour for event in news["events"]):
            return "a secret event of another seat"
        return ""
