"""A table's updates: first its position, then every change, as one bearer may know it."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

import msgspec

from lusoria.server.chat import read_chat
from lusoria.server.served_table import Reader, ServedTable
from lusoria.server.tables import Tables
from lusoria.tables import presenter, turn_clock
from lusoria.tables.bearer import Bearer, has_seats_still
from lusoria.tables.messages.table import Position, Presence

KEEPALIVE: Final = 15.0  # seconds after which a silent stream shows that it is alive

STOP: Final = b'{"type":"stop"}'  # the last message of a server that was told to stop

_encode: Final = msgspec.json.Encoder().encode


def current_position(
    tables: Tables, table: ServedTable, who: Bearer, since: int | None = None
) -> Position:
    """Return a locked table as the bearer may know it, with what happened after a revision."""
    left = turn_clock.left(table.live, tables.standstill, time.time())
    away = away_now(tables, table)
    return presenter.position(table.live, who, since, left=left, away=away, lines=table.lines)


def answer(
    tables: Tables, table: ServedTable, who: Bearer, since: int, stream: str | None
) -> Position:
    """Return a locked table after a request. The bearer's stream of this name omits it."""
    reader = table.readers.get(stream or "")
    if reader is not None and reader.who == who and reader.shown >= since:
        reader.shown = max(reader.shown, presenter.last_shown(table.live, since))
    return current_position(tables, table, who, since)


async def updates(
    tables: Tables,
    table: ServedTable,
    who: Bearer,
    since: int | None,
    lines: int | None,
    name: str | None = None,
    is_signed_in: Callable[[], Awaitable[bool]] | None = None,
) -> AsyncIterator[bytes | None]:
    """The table as it changes, as JSON; None when nothing has happened for a while.

    A slow reader misses nothing: it gets several changes at once. Whoever names the stream with a
    request has the answer to that and is not shown it again. The stream ends as soon as the seats
    are not the bearer's any more, and soon after the session of their account has ended.
    """
    reader = Reader(who, 0)
    checked = time.monotonic()
    table.watchers += 1
    for seat in who.seats:
        table.streams[seat] += 1
    try:
        await table.notify()
        async with table.lock:
            if not has_seats_still(table.live, who):
                return
            first = current_position(tables, table, who, since)
            reader.shown = (
                first.revision if since is None else presenter.last_shown(table.live, since)
            )
            if name is not None:
                table.readers[name] = reader
            read = table.lines if lines is None else lines
            present: list[bool | None] = []
            away = away_now(tables, table)
        yield _encode(first)
        while not (table.gone or tables.stopping):
            if table.live.revision > reader.shown or away_now(tables, table) != away:
                position: Position | None = None
                async with table.lock:  # a request may have shown it meanwhile
                    if not has_seats_still(table.live, who):
                        return
                    now_away = away_now(tables, table)
                    if table.live.revision > reader.shown or now_away != away:
                        away = now_away
                        position = current_position(tables, table, who, reader.shown)
                        reader.shown = presenter.last_shown(table.live, reader.shown)
                if position is not None:
                    yield _encode(position)
            if who.account and is_signed_in and time.monotonic() - checked > KEEPALIVE:
                checked = time.monotonic()
                if not await is_signed_in():
                    return
            if table.lines > read:
                page = await read_chat(tables, table, read)
                if page.lines:
                    read = page.lines[-1].number
                    yield _encode(page)
            if (now_present := presence(tables, table)) != present:
                present = now_present
                yield _encode(Presence(type="presence", seats=present))
            if not await _changed(tables, table, reader, read, present, away):
                yield None
        if tables.stopping:
            yield STOP
    finally:
        table.watchers -= 1
        table.touched = time.monotonic()
        for seat in who.seats:
            table.streams[seat] -= 1
        if name is not None and table.readers.get(name) is reader:
            del table.readers[name]
        await table.notify()


async def _changed(
    tables: Tables,
    table: ServedTable,
    reader: Reader,
    read: int,
    present: list[bool | None],
    away: list[float | None],
) -> bool:
    """Wait until something has happened; False if nothing has for a while."""

    def has_news() -> bool:
        return (
            table.live.revision > reader.shown
            or table.lines > read
            or presence(tables, table) != present
            or away_now(tables, table) != away
            or table.gone
            or tables.stopping
        )

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(KEEPALIVE), table.changed:
            await table.changed.wait_for(has_news)
            return True
    return False


def away_now(tables: Tables, table: ServedTable) -> list[float | None]:
    """Return for each seat until when its clock stands still for a vacation; None: it runs."""
    return turn_clock.away(table.live, tables.standstill, time.time())


def presence(tables: Tables, table: ServedTable) -> list[bool | None]:
    """Return for each seat whether its person watches the table now; None if that is not known.

    Where other processes may serve the table, whoever has no stream here may have one there.
    """
    elsewhere = None if tables.store.postgres else False
    return [
        None if not token else count > 0 or elsewhere
        for token, count in zip(table.live.tokens, table.streams, strict=True)
    ]
