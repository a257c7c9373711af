"""The audit trail: who has done what to tables from above, written in the same moment as the deed, never changed."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.server import wire
from hoftag.server.storage import AUDIT

MOST: Final = 500
"""Lines that are read at once, unless somebody wants all."""


@dataclass(frozen=True)
class Actor:
    """Who does something from above: an account, or whoever may use the command line."""

    person: str = ""
    name: str = ""


COMMAND_LINE: Final = Actor()


async def note(
    db: AsyncConnection, who: Actor, what: str, at: float, table: str = "", **facts: object
) -> None:
    """One more line, in the transaction of what it tells about."""
    values = {"id": secrets.token_hex(8), "at": at, "person": who.person, "name": who.name}
    await db.execute(insert(AUDIT).values(**values, what=what, table_id=table, facts=facts))


def noting(
    who: Actor, what: str, at: float, table: str, **facts: object
) -> Callable[[AsyncConnection], Awaitable[None]]:
    """The same for whoever opens the transaction later."""

    async def write(db: AsyncConnection) -> None:
        await note(db, who, what, at, table, **facts)

    return write


async def trail(db: AsyncConnection, table: str = "", most: int | None = MOST) -> list[wire.AuditLine]:
    """The newest lines, newest first; of one table, or of all."""
    query = select(AUDIT).order_by(AUDIT.c.at.desc(), AUDIT.c.id)
    if table:
        query = query.where(AUDIT.c.table_id == table)
    if most is not None:
        query = query.limit(most)
    return [_line(row) for row in (await db.execute(query)).mappings()]


def _line(row: Any) -> wire.AuditLine:
    return wire.AuditLine(
        at=row["at"], name=row["name"], what=row["what"], table=row["table_id"], facts=row["facts"]
    )
