"""Databases for tests: a file of SQLite, or a database of a real PostgreSQL. Both are asked in the same words."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sqlalchemy import text

from hoftag.server.storage import Storage

Kind = Literal["sqlite", "postgresql", "several"]
"""`several`: two servers on one PostgreSQL, with a Redis between them."""
BOTH: tuple[Kind, ...] = ("sqlite", "postgresql")
ALL: tuple[Kind, ...] = (*BOTH, "several")


@dataclass(frozen=True)
class Database:
    """Where a server keeps everything, and a folder for the rest."""

    url: str
    folder: Path

    def ask(self, question: str, **values: object) -> list[tuple[Any, ...]]:
        """What the database answers to a question that changes nothing."""

        async def read() -> list[tuple[Any, ...]]:
            storage = Storage(self.url)
            try:
                async with storage.read() as db:
                    return [tuple(row) for row in await db.execute(text(question), values)]
            finally:
                await storage.close()

        return asyncio.run(read())

    def change(self, statement: str, **values: object) -> None:
        """Change something behind the back of the server."""

        async def write() -> None:
            storage = Storage(self.url)
            try:
                await storage.commit((text(statement), values))
            finally:
                await storage.close()

        asyncio.run(write())


def in_file(file: Path) -> Database:
    """A file of SQLite."""
    return Database(f"sqlite:///{file}", file.parent)
