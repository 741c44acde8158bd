"""The streams over HTTP and WebSocket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from lusoria.server.access import SUBPROTOCOL, address_of
from lusoria.server.documentation import TABLE_PROBLEMS
from lusoria.server.live import changes
from lusoria.server.messages.bounds import MOST_REVISIONS
from lusoria.server.page import UNCOMPRESSED
from lusoria.server.problems import Refused
from lusoria.server.requests import (
    AsSeat,
    Lang,
    Since,
    SinceLine,
    StrictRequest,
    TableId,
    bearer,
    services,
)
from lusoria.text import LANGUAGES

TOO_MUCH = 1008  # the WebSocket's code for what it was not asked for
RESTARTS = 1012  # for a server that ends and comes back


@get(
    "/api/tables/{table_id:str}/stream",
    summary="The table as it changes, a JSON object a line",
    tags=["tables"],
    media_type="application/x-ndjson",
    responses=TABLE_PROBLEMS,
    opt={UNCOMPRESSED: True},
)
async def stream(
    request: StrictRequest,
    table_id: TableId,
    since: Since = None,
    lines: SinceLine = None,
    seat: AsSeat = None,
    lang: Lang = None,
) -> Stream:
    """First the position, then every change; an empty line now and then shows it is alive."""
    here = services(request)
    async with here.tables.held(table_id) as live:
        who = bearer(request, live, seat, lang)
    address = address_of(request.scope)
    here.limits.open_stream(address)

    async def told() -> AsyncIterator[bytes]:
        try:
            async for message in changes(here.tables, live, who, since, lines):
                yield b"\n" if message is None else message + b"\n"
        finally:
            here.limits.close_stream(address)

    return Stream(told(), media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"})


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table_id: TableId) -> None:
    """The same over a WebSocket; the token may be its second subprotocol. It only listens."""
    here = services(socket)
    try:
        since, lines, seat, lang = _asked(socket)
        async with here.tables.held(table_id) as live:
            who = bearer(socket, live, seat, lang)
        address = address_of(socket.scope)
        here.limits.open_stream(address)
    except Refused as e:
        await _refuse(socket, e)
        return
    try:
        named = SUBPROTOCOL in socket.headers.get("sec-websocket-protocol", "")
        await socket.accept(subprotocols=SUBPROTOCOL if named else None)
        telling = _tell(socket, changes(here.tables, live, who, since, lines))
        told = asyncio.create_task(here.limits.charged(address, telling))
        said = asyncio.create_task(_hear(socket))
        _, waiting = await asyncio.wait({told, said}, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(told, said, return_exceptions=True)
        with contextlib.suppress(Exception):
            spoke = said.done() and not said.cancelled() and said.exception() is None
            if spoke and said.result():
                await socket.close(TOO_MUCH, "This stream takes no messages: send requests.")
            elif told.done() and not told.cancelled() and told.exception() is None:
                if here.tables.stopping:
                    await socket.close(RESTARTS, "The server stops, and will be there again.")
                else:
                    await socket.close(1000, "The table is gone.")
    finally:
        here.limits.close_stream(address)


async def _tell(socket: WebSocket[Any, Any, Any], news: AsyncIterator[bytes | None]) -> None:
    async for message in news:
        if message is not None:  # the WebSocket shows by itself that it is alive
            await socket.send_text(message.decode())


async def _hear(socket: WebSocket[Any, Any, Any]) -> bool:
    """Waits for what the client does: True if it sent something, False if it left."""
    try:
        event = await socket.receive()
    except WebSocketDisconnect:
        return False
    return bool(event["type"] == "websocket.receive")


def _asked(
    socket: WebSocket[Any, Any, Any],
) -> tuple[int | None, int | None, int | None, str | None]:
    """The parameters, with the same bounds as a request's."""
    numbers: list[int | None] = []
    for name, high in (("since", MOST_REVISIONS), ("lines", MOST_REVISIONS), ("seat", 15)):
        given = socket.query_params.get(name)
        if given is None:
            numbers.append(None)
        elif given.isascii() and given.isdigit() and len(given) < 17 and int(given) <= high:
            numbers.append(int(given))
        else:
            raise Refused(400, "invalid", f"{name} is a whole number from 0 to {high}.")
    lang = socket.query_params.get("lang")
    if lang is not None and lang not in LANGUAGES:
        raise Refused(400, "invalid", f"lang is one of {', '.join(LANGUAGES)}.")
    return numbers[0], numbers[1], numbers[2], lang


async def _refuse(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    """Opens and closes again, with the problem, which a page could not read otherwise."""
    named = SUBPROTOCOL in socket.headers.get("sec-websocket-protocol", "")
    await socket.accept(subprotocols=SUBPROTOCOL if named else None)
    problem = refused.problem
    with contextlib.suppress(Exception):
        await socket.send_text(msgspec.json.encode({"type": "problem", **_plain(problem)}).decode())
        await socket.close(4000 + problem.status, problem.detail[:120])


def _plain(problem: object) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(problem)
    return plain
