"""The routes about games and tables."""

from __future__ import annotations

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, get, patch, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from hoftag.kernel.errors import IllegalAction
from hoftag.server import acting, catalogue, live, lobby, seating, sentences, sequels, takeback, talk, wire
from hoftag.server.errors import Refused
from hoftag.server.limits import Limits
from hoftag.server.past import MOST
from hoftag.server.people import Person
from hoftag.server.settings import Settings
from hoftag.server.tables import Tables
from hoftag.server.visit import texts_of

AnyRequest = Request[Any, Any, Any]
Me = NamedDependency[Person]
Who = NamedDependency[Person | None]
AllTables = NamedDependency[Tables]
Measures = NamedDependency[Limits]
Running = NamedDependency[Settings]
TableId = FromPath[str]
Viewer = FromQuery[int | None]
Number = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
"""Counts something in the database, which knows no larger ones."""


def person_of(who: Person | None) -> str:
    """The id of whoever asks; empty for a stranger."""
    return "" if who is None else who.id


@get("/api/games", cache_control=None)
async def list_games() -> list[wire.GameInfo]:
    """All games."""
    return list(catalogue.games())


@get("/api/boards/{digest:str}")
async def get_board(digest: FromPath[str]) -> Response[dict[str, Any]]:
    """A board, for drawing it. Its name is its hash, so it never changes."""
    data = catalogue.board(digest)
    if data is None:
        raise Refused(404, "board-unknown")
    return Response(data, headers={"cache-control": "public, max-age=31536000, immutable"})


@get("/api/lobby")
async def get_lobby(who: Who, tables: AllTables) -> wire.Lobby:
    """Tables of interest: mine, open ones, some to watch."""
    return await lobby.lobby(tables, person_of(who))


@post("/api/tables", status_code=201)
async def open_table(
    request: AnyRequest,
    data: JSONBody[wire.NewTable],
    me: Me,
    tables: AllTables,
    limits: Measures,
) -> wire.TableInfo:
    """Open a table."""
    await limits.spend("table", request.scope)
    titles = texts_of(request.scope)("server-titles").split(", ")
    room = await tables.open(me, data, titles)
    return room.info(me.id)


@get("/api/tables/{table:str}")
async def get_table(table: TableId, who: Who, tables: AllTables) -> wire.TableInfo:
    """A table, as everybody may see it who knows its name."""
    room = await tables.fresh(table)
    await room.settled()
    return room.info(person_of(who))


@patch("/api/tables/{table:str}")
async def change_table(
    table: TableId, data: JSONBody[wire.ChangeTable], me: Me, tables: AllTables
) -> wire.TableInfo:
    """Change what the host may change before the start."""
    room = await tables.fresh(table)
    await seating.change(room, me, data)
    return room.info(me.id)


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def seat_request(
    table: TableId,
    seat: FromPath[int],
    data: JSONBody[wire.SeatRequest],
    me: Me,
    tables: AllTables,
) -> wire.TableInfo:
    """Sit down, leave, seat a bot, and so on."""
    room = await tables.fresh(table)
    await seating.seat_request(room, me, seat, data)
    return room.info(me.id)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(table: TableId, me: Me, tables: AllTables) -> wire.TableInfo:
    """Begin."""
    room = await tables.fresh(table)
    await seating.start(room, me)
    return room.info(me.id)


@post("/api/tables/{table:str}/close", status_code=200)
async def close_table(table: TableId, me: Me, tables: AllTables) -> wire.TableInfo:
    """Close the table for good."""
    room = await tables.fresh(table)
    await seating.close(room, me)
    return room.info(me.id)


@get("/api/tables/{table:str}/view")
async def get_view(table: TableId, who: Who, tables: AllTables, seat: Viewer = None) -> wire.Update:
    """What a seat of mine, or a spectator, sees now."""
    room = await tables.fresh(table)
    room.check_viewer(person_of(who), seat)
    return (await room.seen()).update(seat, -1, room.time.now())


@post("/api/tables/{table:str}/actions", status_code=200)
async def play(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[wire.Play],
    me: Me,
    tables: AllTables,
) -> wire.Update:
    """Answer the question that is asked."""
    room = await tables.room(table)
    try:
        return await acting.answer(room, me, data)
    except IllegalAction as error:
        raise sentences.refused(room, texts_of(request.scope), error) from None


@post("/api/tables/{table:str}/undo", status_code=200)
async def undo(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[wire.Undo],
    me: Me,
    tables: AllTables,
) -> wire.Update:
    """Take my last input back."""
    room = await tables.room(table)
    try:
        return await acting.undo(room, me, data)
    except IllegalAction as error:
        raise sentences.refused(room, texts_of(request.scope), error) from None


@post("/api/tables/{table:str}/takeback", status_code=200)
async def take_back(
    table: TableId, data: JSONBody[wire.TakeBack], me: Me, tables: AllTables
) -> wire.TableInfo:
    """Wish to take back beyond undo, or answer such a wish."""
    room = await tables.fresh(table)
    await takeback.take_back(room, me, data)
    return room.info(me.id)


@get("/api/tables/{table:str}/why")
async def why(
    request: AnyRequest,
    table: TableId,
    me: Me,
    tables: AllTables,
    seat: FromQuery[int],
    tried: Annotated[str, QueryParameter(name="try")],
) -> wire.WhyNot:
    """Why something cannot be done."""
    room = await tables.fresh(table)
    refusal = await acting.why_not(room, me, seat, tried)
    return wire.WhyNot(None if refusal is None else sentences.problem(room, texts_of(request.scope), refusal))


@get("/api/tables/{table:str}/suggestion")
async def suggestion(
    request: AnyRequest,
    table: TableId,
    me: Me,
    tables: AllTables,
    limits: Measures,
    seat: FromQuery[int],
) -> wire.Suggestion:
    """What a computer player would do in my place, and why."""
    await limits.spend("suggestion", request.scope)
    room = await tables.fresh(table)
    return await acting.suggest(room, tables.workers, me, seat)


@get("/api/tables/{table:str}/reason")
async def reason(
    request: AnyRequest,
    table: TableId,
    me: Me,
    tables: AllTables,
    limits: Measures,
    seat: FromQuery[int],
    move: FromQuery[int],
) -> wire.Reason:
    """Why a computer player did what it did, by what my seat could know."""
    await limits.spend("suggestion", request.scope)
    room = await tables.fresh(table)
    return await acting.explain(room, tables.workers, me, seat, move)


@get("/api/tables/{table:str}/frames")
async def get_frames(
    table: TableId,
    who: Who,
    tables: AllTables,
    seat: Viewer = None,
    start: Number = 0,
    count: Annotated[int, QueryParameter(ge=0, le=MOST)] = 50,
) -> wire.Frames:
    """The past, as a seat of mine or a spectator could see it."""
    room = await tables.fresh(table)
    room.check_viewer(person_of(who), seat)
    return await tables.past.frames(room, seat, start, count)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def get_record(table: TableId, who: Who, tables: AllTables) -> Response[str]:
    """The record of a finished game, as a file."""
    room = await tables.fresh(table)
    room.check_viewer(person_of(who), None)
    headers = {"content-disposition": f'attachment; filename="{sequels.file_name(room)}"'}
    return Response(await sequels.record(room), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/proof")
async def get_proof(table: TableId, who: Who, tables: AllTables) -> wire.Proof:
    """What is needed to check that chance was fair."""
    room = await tables.fresh(table)
    room.check_viewer(person_of(who), None)
    return await sequels.proof(room)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(table: TableId, me: Me, tables: AllTables) -> wire.TableInfo:
    """The same people at a new table."""
    room = await tables.fresh(table)
    return (await sequels.rematch(tables, room, me)).info(me.id)


@post("/api/tables/{table:str}/branch", status_code=201)
async def branch(
    request: AnyRequest,
    table: TableId,
    me: Me,
    tables: AllTables,
    limits: Measures,
    seat: FromQuery[int],
    move: FromQuery[int],
) -> wire.TableInfo:
    """Try from here: a copy from one moment on, against bots."""
    await limits.spend("table", request.scope)
    room = await tables.fresh(table)
    return (await sequels.branch(tables, room, me, seat, move)).info(me.id)


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def get_qr(
    request: AnyRequest, table: TableId, tables: AllTables, settings: Running
) -> Response[bytes]:
    """The invitation as a picture for phones."""
    room = await tables.fresh(table)
    base = settings.origins[0] if settings.origins else str(request.base_url).rstrip("/")
    picture = io.BytesIO()
    segno.make(f"{base}/t/{room.row.id}", error="m").save(
        picture, kind="svg", scale=4, border=2, light="#fff"
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/chat")
async def get_chat(
    table: TableId,
    who: Who,
    tables: AllTables,
    since: Number = 0,
) -> list[wire.ChatLine]:
    """What was said."""
    room = await tables.fresh(table)
    room.check_viewer(person_of(who), None)
    return await talk.lines_since(room, since)


@post("/api/tables/{table:str}/chat", status_code=201)
async def say(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[wire.Say],
    me: Me,
    tables: AllTables,
    limits: Measures,
) -> wire.ChatLine:
    """Say something."""
    await limits.spend("chat", request.scope)
    return await talk.say(await tables.fresh(table), me, data)


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: live.Socket,
    table: TableId,
    who: Who,
    tables: AllTables,
    seat: Viewer = None,
    since: FromQuery[int] = 0,
) -> None:
    """Everything new, as it happens."""
    await socket.accept()
    try:
        room = await tables.fresh(table)
        room.check_viewer(person_of(who), seat)
    except Refused as error:
        await live.close(socket, error)
    else:
        await live.serve(socket, room, person_of(who), seat, since)


routes: list[Any] = [
    list_games, get_board, get_lobby, open_table, get_table, change_table, seat_request, start_table,
    close_table, get_view, play, undo, take_back, why, suggestion, reason, get_chat, say, get_frames, get_record,
    get_proof, rematch, branch, get_qr, live_table,
]  # fmt: skip
