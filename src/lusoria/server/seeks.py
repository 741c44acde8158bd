"""The lobby: whoever seeks a game joins somebody who waits for the same, or waits.

Of each game that is sought one table waits, as the database has one row for each: of two people who
seek at once, one makes the table and the other one joins it, whichever processes they ask.
"""

import contextlib
import time
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update

from lusoria.arena.ratings import Rating
from lusoria.core.registry import game, game_ids
from lusoria.server.models import ACCOUNTS, RATINGS, SEATS, SEEKS, TABLES
from lusoria.server.rows import new_table
from lusoria.server.store import Conflict, Write
from lusoria.server.tables import Tables
from lusoria.tables.bearer import Bearer
from lusoria.tables.identity import Identity
from lusoria.tables.messages.requests import TakeSeat
from lusoria.tables.messages.seeks import NewSeek, Seeker, SeekInfo, Sought
from lusoria.tables.rated import pool_of
from lusoria.tables.refused import Refused
from lusoria.tables.service.seating import sit_down
from lusoria.tables.service.seeking import give_up, sought_key, sought_table
from lusoria.tables.setup import Setup, is_patient

TRIES: Final = 10  # others who were faster, one after the other, until it is given up
PATIENCE: Final = 30.0  # seconds for which somebody counts as waiting who is not seen any more
ROUND: Final = 10.0  # seconds between two looks at who is still there
MAX_SEEKS: Final = 100  # in the list

Seated = Row[str, str, str]
"""A seat: the table, whose it is, and their name."""


class Seeks:
    """The games for which people wait."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.last = 0.0

    async def seek(self, account: Identity, wanted: NewSeek, address: str) -> Sought:
        """Join a table that waits for the same, or make one."""
        draft, created = sought_table(wanted, account)
        key = sought_key(draft.live)
        for _ in range(TRIES):
            row = await self._find(key)
            if row is None:
                write = new_table(draft, self.tables.standstill)
                now = time.time()
                new = {"key": key, "table_id": created.id, "since": now, "seen": now}
                write.statements.append(insert(SEEKS).values(new))
                with contextlib.suppress(Conflict):  # somebody has just begun to seek the same
                    await self.tables.store.commit(write)
                    await self.tables.adopt(draft, address)
                    return Sought(
                        created.id, 0, created.seats[0].token, created.maker, waiting=True
                    )
            elif (joined := await self._join(row, account, wanted)) is not None:
                return joined
        raise Refused("late", "Others were faster. Try again.")

    async def _find(self, key: str) -> Row[Any] | None:
        """The table that waits."""
        found = await self.tables.store.rows(select(SEEKS).where(SEEKS.c.key == key))
        return found[0] if found else None

    async def _join(self, row: Row[Any], account: Identity, wanted: NewSeek) -> Sought | None:
        """Sit down at the table that waits; None if it does not any more."""
        try:
            async with self.tables.locked(row.table_id) as table:
                live = table.live
                if live.status != "open":
                    await self._forget(row.table_id)
                    return None
                if account.id in live.accounts:
                    seat = live.accounts.index(account.id)
                    return Sought(live.id, seat, None, None, waiting=True)
                if row.seen < time.time() - PATIENCE and not is_patient(live.setup):
                    await self.tables.commit(table, give_up(live))
                    return None
                asked = TakeSeat(name=account.name, nonce=wanted.nonce)
                draft, seated = sit_down(live, Bearer(), asked, account)
                await self.tables.commit(table, draft)
                waiting = table.live.status == "open"
                return Sought(live.id, seated.seat, seated.token, None, waiting)
        except Refused as e:
            if e.problem.error == "no-table":
                await self._forget(row.table_id)
            elif e.problem.error not in ("late", "taken", "not-open"):
                raise
            return None

    async def _forget(self, table: str) -> None:
        """Take a table from the list that does not wait any more."""
        gone = delete(SEEKS).where(SEEKS.c.table_id == table)
        await self.tables.store.commit(Write(statements=[gone]))

    # --- those who wait ---

    async def waiting(self, account: str | None) -> list[SeekInfo]:
        """Return all games for which somebody waits, the newest first."""
        return await self.tables.store.read(lambda connection: _waiting(connection, account))

    async def tend(self) -> None:
        """Note who is still there, and close the tables at which nobody waits any more."""
        now = time.time()
        if now - self.last < ROUND:
            return
        self.last = now
        cache = self.tables.cache
        ids = [row.table_id for row in await self.tables.store.rows(select(SEEKS.c.table_id))]
        here = [id for id in ids if id in cache and cache[id].watchers > 0]
        if here:
            seen = update(SEEKS).where(SEEKS.c.table_id.in_(here)).values(seen=now)
            await self.tables.store.commit(Write(statements=[seen]))
        left = select(SEEKS.c.table_id).where(SEEKS.c.seen < now - PATIENCE)
        for row in await self.tables.store.rows(left):
            with contextlib.suppress(Refused):
                async with self.tables.locked(row.table_id) as table:
                    if table.live.status != "open":
                        await self._forget(row.table_id)
                    elif not is_patient(table.live.setup):
                        await self.tables.commit(table, give_up(table.live))


def _waiting(connection: Connection, account: str | None) -> list[SeekInfo]:
    """All games for which somebody waits, as an account is told."""
    wanted = (
        select(TABLES, SEEKS.c.since, SEEKS.c.seen)
        .join(SEEKS, SEEKS.c.table_id == TABLES.c.id)
        .where(TABLES.c.status == "open", TABLES.c.game.in_(game_ids()))
        .order_by(SEEKS.c.since.desc())
        .limit(MAX_SEEKS)
    )
    fresh = time.time() - PATIENCE
    rows = [
        (row, setup)
        for row in connection.execute(wanted).all()
        if is_patient(setup := msgspec.json.decode(row.setup, type=Setup)) or row.seen > fresh
    ]
    seated = _seated(connection, [row.id for row, _ in rows])
    return [
        SeekInfo(
            table=row.id,
            game=row.game,
            options=setup.options,
            players=len(setup.chairs),
            seconds=setup.seconds,
            rated=setup.rated,
            since=row.since,
            who=_seekers(connection, seated[row.id], pool_of(game(row.game), setup.options).id),
            own=any(one.account_id == account for one in seated[row.id]),
        )
        for row, setup in rows
    ]


def _seated(connection: Connection, ids: Sequence[str]) -> dict[str, list[Seated]]:
    """Who sits at these tables."""
    found: dict[str, list[Seated]] = defaultdict(list)
    wanted = (
        select(SEATS.c.table_id, SEATS.c.account_id, ACCOUNTS.c.name)
        .join(ACCOUNTS, ACCOUNTS.c.id == SEATS.c.account_id)
        .where(SEATS.c.table_id.in_(ids))
        .order_by(SEATS.c.seat)
    )
    for row in connection.execute(wanted).all():
        found[row.table_id].append(row)
    return found


def _seekers(connection: Connection, seated: Sequence[Seated], pool: str) -> list[Seeker]:
    """Those who wait, and how strong they are."""
    whos = [one.account_id for one in seated]
    wanted = select(RATINGS).where(RATINGS.c.pool == pool, RATINGS.c.who.in_(whos))
    ratings = {row.who: Rating(row.rating, row.deviation) for row in connection.execute(wanted)}
    return [
        Seeker(
            name=one.name,
            rating=None if (known := ratings.get(one.account_id)) is None else known.rating,
            provisional=known is None or known.is_provisional,
        )
        for one in seated
    ]
