"""The streams of a table, over HTTP and over a WebSocket."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from lusoria.server.addresses import client_address
from lusoria.server.authentication import SUBPROTOCOL, authenticate, is_signed_in
from lusoria.server.database import StoreError
from lusoria.server.documentation import TABLE_PROBLEMS
from lusoria.server.logs import log_failure
from lusoria.server.page import UNCOMPRESSED
from lusoria.server.parameters import (
    MAX_STREAM_NAME,
    AsSeat,
    Lang,
    Since,
    SinceLine,
    StrictRequest,
    TableId,
)
from lusoria.server.problems import problem_of, unreachable
from lusoria.server.services import Services, services
from lusoria.server.updates import updates
from lusoria.tables.messages.bounds import MAX_REVISIONS
from lusoria.tables.refused import Refused
from lusoria.text import LANGUAGES

POLICY_VIOLATION = 1008  # the WebSocket's code for a client that sends what it may not
SERVICE_RESTART = 1012  # for a server that stops and will be back


@get(
    "/api/tables/{table_id:str}/stream",
    summary="The table as it changes, one JSON object a line",
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
    """First the position, then every change. Empty lines only show that the stream is alive."""
    here = services(request)
    async with here.tables.locked(table_id, since or 0) as table:
        who = await authenticate(request, table.live, seat, lang)
    address = client_address(request.scope)
    here.limits.open_stream(address)

    async def lines_of_json() -> AsyncIterator[bytes]:
        try:
            still = partial(is_signed_in, request, who.account)
            async for message in updates(here.tables, table, who, since, lines, is_signed_in=still):
                yield b"\n" if message is None else message + b"\n"
        finally:
            here.limits.close_stream(address)

    return Stream(
        lines_of_json(), media_type="application/x-ndjson", headers={"X-Accel-Buffering": "no"}
    )


@websocket("/api/tables/{table_id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], table_id: TableId) -> None:
    """The same over a WebSocket that takes no messages; the token may be its second subprotocol."""
    here = services(socket)
    try:
        since, lines, seat, lang = _parameters(socket)
        name = socket.query_params.get("stream")
        if name is not None and not 0 < len(name) <= MAX_STREAM_NAME:
            raise Refused("invalid", f"stream is a name of at most {MAX_STREAM_NAME} characters.")
        async with here.tables.locked(table_id, since or 0) as table:
            who = await authenticate(socket, table.live, seat, lang)
        address = client_address(socket.scope)
        here.limits.open_stream(address)
    except Refused as e:
        await _refuse(socket, e)
        return
    except StoreError as e:
        await _refuse(socket, unreachable(e))
        return
    try:
        named = SUBPROTOCOL in socket.headers.get("sec-websocket-protocol", "")
        await socket.accept(subprotocols=SUBPROTOCOL if named else None)
        still = partial(is_signed_in, socket, who.account)
        told = updates(here.tables, table, who, since, lines, name, still)
        await _serve(socket, here, address, told)
    finally:
        here.limits.close_stream(address)


async def _serve(
    socket: WebSocket[Any, Any, Any],
    here: Services,
    address: str,
    messages: AsyncIterator[bytes | None],
) -> None:
    """Send the messages until they end or the client leaves or sends something."""
    sending = asyncio.create_task(here.limits.run_charged(address, _send(socket, messages)))
    receiving = asyncio.create_task(_receive(socket))
    _, waiting = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    sent, received = await asyncio.gather(sending, receiving, return_exceptions=True)
    if isinstance(sent, Exception):
        log_failure("a stream failed", sent)
    with contextlib.suppress(Exception):  # the client may be gone
        if received is True:
            detail = "This stream takes no messages. Send requests instead."
            await socket.close(POLICY_VIOLATION, detail)
        elif sent is None and here.tables.stopping:
            await socket.close(SERVICE_RESTART, "The server stops and will be back.")
        elif isinstance(sent, StoreError):
            await socket.close(SERVICE_RESTART, str(sent))
        elif sent is None:
            await socket.close(1000, "The table was removed, or the seat has another link.")


async def _send(socket: WebSocket[Any, Any, Any], messages: AsyncIterator[bytes | None]) -> None:
    async for message in messages:
        if message is None:
            continue  # a WebSocket has its own keepalive
        try:
            await socket.send_text(message.decode())
        except Exception:  # the client is gone
            return


async def _receive(socket: WebSocket[Any, Any, Any]) -> bool:
    """Wait for the client: True if it sends something, False if it leaves."""
    try:
        event = await socket.receive()
    except WebSocketDisconnect:
        return False
    return bool(event["type"] == "websocket.receive")


def _parameters(
    socket: WebSocket[Any, Any, Any],
) -> tuple[int | None, int | None, int | None, str | None]:
    """The parameters, with the same bounds as a request's."""
    numbers: list[int | None] = []
    for name, high in (("since", MAX_REVISIONS), ("lines", MAX_REVISIONS), ("seat", 15)):
        given = socket.query_params.get(name)
        if given is None:
            numbers.append(None)
        elif given.isascii() and given.isdigit() and len(given) < 17 and int(given) <= high:
            numbers.append(int(given))
        else:
            raise Refused("invalid", f"{name} is a whole number from 0 to {high}.")
    lang = socket.query_params.get("lang")
    if lang is not None and lang not in LANGUAGES:
        raise Refused("invalid", f"lang is one of {', '.join(LANGUAGES)}.")
    return numbers[0], numbers[1], numbers[2], lang


async def _refuse(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    """Open the socket to send the problem and close it; a page could not read it otherwise."""
    named = SUBPROTOCOL in socket.headers.get("sec-websocket-protocol", "")
    await socket.accept(subprotocols=SUBPROTOCOL if named else None)
    problem = problem_of(refused)
    with contextlib.suppress(Exception):
        await socket.send_text(msgspec.json.encode({"type": "problem", **_plain(problem)}).decode())
        await socket.close(4000 + problem.status, problem.detail[:120])


def _plain(problem: object) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(problem)
    return plain
