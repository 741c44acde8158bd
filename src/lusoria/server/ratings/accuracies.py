"""How well was played in rated games, where these were analysed."""

import contextlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Executable, Row, insert, literal, select

from lusoria.server.fair_queue import Requester
from lusoria.server.models import ACCURACIES, RESULTS
from lusoria.server.record_reader import RecordReader
from lusoria.server.store import Conflict, Store, Write
from lusoria.tables.live_table import LiveTable
from lusoria.tables.refused import Refused

MAX_IDS: Final = 500  # in one query


class _Seat(Struct):
    accuracy: float | None


class _Found(Struct):
    seats: list[_Seat]


class _Analysis(Struct):
    """What is read of an analysis."""

    found: _Found | None


class TableAnalyses:
    """Analyses of finished tables. What they say of a rated game is kept, whoever has asked."""

    def __init__(self, store: Store, reader: RecordReader) -> None:
        self.store: Final = store
        self.reader: Final = reader

    async def go_on(self, live: LiveTable, body: bytes, requester: Requester) -> msgspec.Raw:
        """Analyse a table's record a little further, as the JSON of `Analysis`."""
        told = await self.reader.analysis(requester, body)
        if live.setup.rated and (found := found_in(told)) is not None:
            await keep(self.store, live.id, found)
        return told


def record_of(live: LiveTable) -> bytes:
    """Return the record of a finished table; refuse before its end."""
    if not live.is_revealed:
        raise Refused("not-over", "A game is analysed once it is over.")
    return msgspec.json.encode(live.record())


def found_in(told: msgspec.Raw) -> list[float | None] | None:
    """Return the accuracy of each seat; None as long as the analysis is not done."""
    found = msgspec.json.decode(told, type=_Analysis).found
    return None if found is None else [seat.accuracy for seat in found.seats]


async def keep(store: Store, table: str, found: Sequence[float | None]) -> None:
    """Keep how well the seats of a rated game have played, unless that is kept already."""
    known = select(ACCURACIES.c.seat).where(ACCURACIES.c.table_id == table).limit(1)
    if await store.rows(known):
        return
    statements: list[Executable] = [
        insert(ACCURACIES).from_select(
            ["table_id", "seat", "accuracy"],
            select(
                RESULTS.c.table_id, RESULTS.c.seat, literal(accuracy, ACCURACIES.c.accuracy.type)
            ).where(RESULTS.c.table_id == table, RESULTS.c.seat == seat),
        )
        for seat, accuracy in enumerate(found)
    ]
    with contextlib.suppress(Conflict):  # somebody else has just asked for the same
        await store.commit(Write(statements=statements))


def accuracies_of(
    connection: Connection, results: Sequence[Row[Any]]
) -> dict[tuple[str, int], float]:
    """Return how well was played in these results, by table and seat, where that is known."""
    found: dict[tuple[str, int], float] = {}
    ids = list({row.table_id for row in results})
    for first in range(0, len(ids), MAX_IDS):
        some = ACCURACIES.c.table_id.in_(ids[first : first + MAX_IDS])
        wanted = select(ACCURACIES).where(some, ACCURACIES.c.accuracy.is_not(None))
        for row in connection.execute(wanted):
            found[row.table_id, row.seat] = row.accuracy
    return found
