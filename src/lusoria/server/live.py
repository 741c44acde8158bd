"""Streams: first the position, then every change, for one seat only."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from lusoria.server import shown
from lusoria.server.messages.table import Chat, Line, Position, Presence
from lusoria.server.shown import Bearer
from lusoria.server.table import LiveTable
from lusoria.server.tables import Tables

BEAT: Final = 15.0  # seconds after which a silent stream shows that it is alive
PAGE: Final = 200  # lines of talk in one message

STOPS: Final = b'{"type":"stop"}'  # the last message of a server that ends as it was told to

_encode: Final = msgspec.json.Encoder().encode


async def changes(
    tables: Tables, live: LiveTable, who: Bearer, since: int | None, lines: int | None
) -> AsyncIterator[bytes | None]:
    """The table as it changes, as JSON; None when nothing has happened for a while.

    A reader that is slow misses no event: it gets several at once.
    """
    live.watchers += 1
    for seat in who.seats:
        live.looking[seat] += 1
    try:
        await live.stir()
        async with live.lock:
            first = shown.position(live, who, since, time.time())
            seen = live.revision if since is None else shown.told_up_to(live, since)
            heard = live.lines if lines is None else lines
            there: list[bool | None] = []
        yield _encode(first)
        while not (live.gone or tables.stopping):
            if live.revision > seen:
                async with live.lock:
                    now: Position = shown.position(live, who, seen, time.time())
                    seen = shown.told_up_to(live, seen)
                yield _encode(now)
            if live.lines > heard:
                page = await talk(tables, live, heard)
                if page.lines:
                    heard = page.lines[-1].number
                    yield _encode(page)
            if (now_there := presence(tables, live)) != there:
                there = now_there
                yield _encode(Presence(type="presence", seats=there))
            if not await _woken(tables, live, seen, heard, there):
                yield None
        if tables.stopping:
            yield STOPS
    finally:
        live.watchers -= 1
        live.touched = time.monotonic()
        for seat in who.seats:
            live.looking[seat] -= 1
        await live.stir()


async def _woken(
    tables: Tables, live: LiveTable, seen: int, heard: int, there: list[bool | None]
) -> bool:
    """Waits until something has happened; False if nothing has for a while."""

    def news() -> bool:
        told = live.revision <= seen and live.lines <= heard and presence(tables, live) == there
        return not told or live.gone or tables.stopping

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(BEAT), live.changed:
            await live.changed.wait_for(news)
            return True
    return False


def presence(tables: Tables, live: LiveTable) -> list[bool | None]:
    """Whether somebody looks at the table with each seat.

    Where other processes may serve the table, whoever is not seen here may be there.
    """
    unseen = None if tables.store.postgres else False
    return [
        None if not token else count > 0 or unseen
        for token, count in zip(live.tokens, live.looking, strict=True)
    ]


async def talk(tables: Tables, live: LiveTable, since: int) -> Chat:
    """What was said at the table after a line."""
    rows = await tables.store.lines(live.id, since, PAGE)
    return Chat(
        type="chat",
        lines=[Line(row.number, row.at, row.seat, live.names[row.seat], row.text) for row in rows],
    )
