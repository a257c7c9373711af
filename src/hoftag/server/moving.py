"""Moving an installation: everything that a database keeps, as lines of text, out of one database and into another.

The first line says what it is and which form the tables have, then each row is a line, and the last line tells how
many rows there are of each table and the fingerprint of all lines before it. So what was cut off or changed is noticed.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from alembic.util import CommandError
from sqlalchemy import Column, Connection, LargeBinary, MetaData, Table, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

import hoftag
from hoftag.kernel.errors import BadInput
from hoftag.server.opening import check_form, shown
from hoftag.server.people import SECRET
from hoftag.server.storage import METADATA, Storage, upgrade
from hoftag.server.trouble import words_of

FORMAT: Final = "hoftag-installation"
VERSION: Final = 1
_AT_ONCE: Final = 500
"""Rows that travel together."""

Counts = dict[str, int]
Watch = Callable[[int, int], None]
"""Is told how many rows are done, and of how many."""


async def export(storage: Storage, url: str, file: TextIO, watch: Watch) -> Counts:
    """Write everything into a file, as it is at one moment; a server may go on meanwhile."""
    fingerprint = hashlib.sha256()

    def write(line: dict[str, Any]) -> None:
        text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
        fingerprint.update(text.encode())
        file.write(text)

    async with storage.read() as db:
        form = await check_form(db, url)
        counts = {table.name: await _count(db, table) for table in METADATA.sorted_tables}
        total, done = sum(counts.values()), 0
        write({"format": FORMAT, "version": VERSION, "hoftag": hoftag.__version__, "form": form})
        for table in METADATA.sorted_tables:
            async for row in _rows(db, table):
                write({"table": table.name, "row": row})
                done += 1
                watch(done, total)
    last = {"rows": counts, "sha256": fingerprint.hexdigest()}
    file.write(json.dumps(last) + "\n")
    return counts


async def _count(db: AsyncConnection, table: Table) -> int:
    return int((await db.execute(select(func.count()).select_from(table))).scalar_one())


async def _rows(db: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    """The rows of a table in the order of their keys, so that the same content is always the same text."""
    columns = list(table.columns)
    async with db.stream(select(table).order_by(*table.primary_key.columns)) as found:
        async for row in found:
            yield {column.name: _packed(column, value) for column, value in zip(columns, row, strict=True)}


def _packed(column: Column[Any], value: Any) -> Any:
    if value is not None and isinstance(column.type, LargeBinary):
        return base64.b64encode(value).decode()
    return value


def _unpacked(column: Column[Any], value: Any) -> Any:
    if value is not None and isinstance(column.type, LargeBinary):
        return base64.b64decode(value, validate=True)
    return value


async def import_(storage: Storage, url: str, path: Path, watch: Watch) -> Counts:
    """Read everything from a file into an empty database: all of it, or nothing."""
    counts, form = _checked(path)
    total, done = sum(counts.values()), 0
    try:
        async with storage.write() as db:
            try:
                await db.run_sync(upgrade, form)
            except CommandError:
                raise BadInput("installation-newer", {"file": str(path)}) from None
            tables = await db.run_sync(_tables)
            for table in tables.sorted_tables:
                if table.name != SECRET.name and table.name in counts and await _count(db, table):
                    raise BadInput("database-not-empty", {"database": shown(url)})
            await db.execute(delete(tables.tables[SECRET.name]))  # its server made keys when it was started
            for name, rows in _batches(path):
                table = tables.tables[name]
                values = [{key: _unpacked(table.c[key], value) for key, value in row.items()} for row in rows]
                await db.execute(insert(table), values)
                done += len(rows)
                watch(done, total)
            await db.run_sync(upgrade)
    except (KeyError, TypeError, ValueError, binascii.Error, SQLAlchemyError) as error:
        raise BadInput("installation-broken", {"file": str(path), "why": words_of(error)}) from None
    return counts


def _tables(connection: Connection) -> MetaData:
    """The tables as they are in the form of the file, which may be older than ours."""
    found = MetaData()
    found.reflect(connection)
    return found


def _checked(path: Path) -> tuple[Counts, str]:
    """Read a file once, from the first line to the last, before anything is changed: its rows, and their form."""
    fingerprint = hashlib.sha256()
    counts: Counts = {}
    form: str | None = None
    last: dict[str, Any] | None = None
    for number, (text, line) in enumerate(_lines(path), 1):
        if last is not None:
            raise _broken(path, number)
        if "sha256" in line:
            last = line
            continue
        fingerprint.update(text)
        if form is None:
            if line.get("format") != FORMAT or not isinstance(line.get("form"), str):
                raise BadInput("installation-other", {"file": str(path)})
            if line.get("version") != VERSION:
                raise BadInput("installation-newer", {"file": str(path)})
            form = line["form"]
        elif isinstance(line.get("table"), str) and isinstance(line.get("row"), dict):
            counts[line["table"]] = counts.get(line["table"], 0) + 1
        else:
            raise _broken(path, number)
    if form is None:
        raise BadInput("installation-other", {"file": str(path)})
    told = {name: rows for name, rows in (last or {}).get("rows", {}).items() if rows}
    if last is None or last["sha256"] != fingerprint.hexdigest() or told != counts:
        raise BadInput("installation-changed", {"file": str(path)})
    return last["rows"], form


def _broken(path: Path, number: int) -> BadInput:
    return BadInput("installation-line", {"file": str(path), "line": number})


def _lines(path: Path) -> Iterator[tuple[bytes, dict[str, Any]]]:
    """The lines of a file, as they are and as they read."""
    with path.open("rb") as file:
        for number, text in enumerate(file, 1):
            try:
                line = json.loads(text)
            except ValueError:
                line = None
            if not isinstance(line, dict):
                raise (
                    BadInput("installation-other", {"file": str(path)})
                    if number == 1
                    else _broken(path, number)
                )
            yield text, line


def _batches(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table, so many at once."""
    rows: list[dict[str, Any]] = []
    name = ""
    for line in _row_lines(path):
        if rows and (line["table"] != name or len(rows) == _AT_ONCE):
            yield name, rows
            rows = []
        name = line["table"]
        rows.append(line["row"])
    if rows:
        yield name, rows


def _row_lines(path: Path) -> Iterable[dict[str, Any]]:
    return (line for _, line in _lines(path) if "table" in line)
