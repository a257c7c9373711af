"""The routes about games and tables."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, patch, post, websocket
from litestar.params import Parameter

from hoftag.server import acting, catalogue, live, seating, talk, wire
from hoftag.server.errors import Refused
from hoftag.server.people import Person
from hoftag.server.tables import Tables
from hoftag.server.visit import texts_of

AnyRequest = Request[Any, Any, Any]


def person_of(who: Person | None) -> str:
    """The id of whoever asks; empty for a stranger."""
    return "" if who is None else who.id


@get("/api/games", cache_control=None)
async def list_games() -> list[wire.GameInfo]:
    """All games."""
    return list(catalogue.games())


@get("/api/boards/{digest:str}")
async def get_board(digest: str) -> Response[dict[str, Any]]:
    """A board, for drawing it. Its name is its hash, so it never changes."""
    data = catalogue.board(digest)
    if data is None:
        raise Refused(404, "board-unknown")
    return Response(data, headers={"cache-control": "public, max-age=31536000, immutable"})


@post("/api/tables", status_code=201)
async def open_table(request: AnyRequest, data: wire.NewTable, me: Person, tables: Tables) -> wire.TableInfo:
    """Open a table."""
    titles = texts_of(request.scope)("server-titles").split(", ")
    room = await tables.open(me, data, titles)
    return room.info(me.id)


@get("/api/tables/{table:str}")
async def get_table(table: str, who: Person | None, tables: Tables) -> wire.TableInfo:
    """A table, as everybody may see it who knows its name."""
    return (await tables.room(table)).info(person_of(who))


@patch("/api/tables/{table:str}")
async def change_table(table: str, data: wire.ChangeTable, me: Person, tables: Tables) -> wire.TableInfo:
    """Change what the host may change before the start."""
    room = await tables.room(table)
    await seating.change(room, me, data)
    return room.info(me.id)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def seat_request(
    table: str, seat: int, data: wire.SeatRequest, me: Person, tables: Tables
) -> wire.TableInfo:
    """Sit down, leave, seat a bot, and so on."""
    room = await tables.room(table)
    await seating.seat_request(room, me, seat, data)
    return room.info(me.id)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(table: str, me: Person, tables: Tables) -> wire.TableInfo:
    """Begin."""
    room = await tables.room(table)
    await seating.start(room, me)
    return room.info(me.id)


@post("/api/tables/{table:str}/close", status_code=200)
async def close_table(table: str, me: Person, tables: Tables) -> wire.TableInfo:
    """Close the table for good."""
    room = await tables.room(table)
    await seating.close(room, me)
    return room.info(me.id)


@get("/api/tables/{table:str}/view")
async def get_view(table: str, who: Person | None, tables: Tables, seat: int | None = None) -> wire.Update:
    """What a seat of mine, or a spectator, sees now."""
    room = await tables.room(table)
    room.check_viewer(person_of(who), seat)
    return (await room.playing()).update(seat, -1)


@post("/api/tables/{table:str}/actions", status_code=200)
async def play(table: str, data: wire.Play, me: Person, tables: Tables) -> wire.Update:
    """Answer the question that is asked."""
    return await acting.answer(await tables.room(table), me, data)


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(table: str, data: wire.Undo, me: Person, tables: Tables) -> wire.Update:
    """Take my last input back."""
    return await acting.undo(await tables.room(table), me, data)


@get("/api/tables/{table:str}/chat")
async def get_chat(
    table: str, who: Person | None, tables: Tables, since: Annotated[int, Parameter(ge=0)] = 0
) -> list[wire.ChatLine]:
    """What was said."""
    room = await tables.room(table)
    room.check_viewer(person_of(who), None)
    return await talk.lines_since(room, since)


@post("/api/tables/{table:str}/chat", status_code=201)
async def say(table: str, data: wire.Say, me: Person, tables: Tables) -> wire.ChatLine:
    """Say something."""
    return await talk.say(await tables.room(table), me, data)


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: live.Socket,
    table: str,
    who: Person | None,
    tables: Tables,
    seat: int | None = None,
    since: int = 0,
) -> None:
    """Everything new, as it happens."""
    room = await tables.room(table)
    room.check_viewer(person_of(who), seat)
    await socket.accept()
    await live.serve(socket, room, person_of(who), seat, since)


routes: list[Any] = [
    list_games, get_board, open_table, get_table, change_table, seat_request, start_table, close_table,
    get_view, play, undo, get_chat, say, live_table,
]  # fmt: skip
