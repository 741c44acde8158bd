"""The tables of an account."""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, func, select

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.messages import AccountTable, AccountTables, SeatLink
from lusoria.server.models import SEATS, TABLES
from lusoria.server.tables import Tables
from lusoria.tables.bearer import bearer_of
from lusoria.tables.refused import Refused
from lusoria.tables.service.seating import take_along
from lusoria.tables.setup import Setup, is_patient

SKIPPED: Final = ("no-table", "foreign-token")  # tables that are gone, tokens that are none


async def tables_of(tables: Tables, account: Account, skip: int, most: int) -> AccountTables:
    """A page of the account's tables, those that changed last first."""
    wanted = (
        select(TABLES, func.min(SEATS.c.seat).label("seat"))
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.account_id == account.id)
        .group_by(*TABLES.c)
        .order_by(TABLES.c.changed.desc(), TABLES.c.id)
        .offset(skip)
        .limit(most + 1)
    )
    rows = await tables.store.rows(wanted)
    away = await _away(tables, [row.id for row in rows])
    found = [_told(row, away.get(row.id)) for row in rows[:most]]
    return AccountTables(found, skip + most if len(rows) > most else None)


async def _away(tables: Tables, ids: list[str]) -> dict[str, float | None]:
    """Until when whoever decides at a table is on vacation."""
    decides = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.player)
    wanted = select(TABLES.c.id, SEATS.c.account_id).join(SEATS, decides)
    now = time.time()
    return {
        row.id: tables.standstill.away_until(row.account_id, now)
        for row in await tables.store.rows(wanted.where(TABLES.c.id.in_(ids)))
    }


def _told(row: Row[Any], away: float | None) -> AccountTable:
    """How the table of a row stands."""
    setup = msgspec.json.decode(row.setup, type=Setup)
    return AccountTable(
        id=row.id,
        game=row.game,
        options=setup.options,
        status=row.status,
        revision=row.revision,
        player=row.player,
        you=_seats(setup, row.seat),
        names=msgspec.json.decode(row.names),
        changed=row.changed,
        winners=None if row.winners is None else msgspec.json.decode(row.winners),
        away=away if is_patient(setup) else None,
    )


def _seats(setup: Setup, own: int) -> list[int]:
    """The seats that come with one's own: on one screen all persons share a token."""
    token = setup.chairs[own].token
    shared = [seat for seat, chair in enumerate(setup.chairs) if token and chair.token == token]
    return shared or [own]


async def take_all_along(tables: Tables, account: Account, links: Sequence[SeatLink]) -> list[str]:
    """Make seats that a guest has taken the account's; return the tables where it has one now."""
    found: list[str] = []
    for link in links:
        try:
            async with tables.locked(link.id) as table:
                who = bearer_of(table.live, link.token)
                draft = take_along(table.live, who, account.identity)
                if draft is not None:
                    await tables.commit(table, draft)
                if account.id in table.live.accounts:
                    found.append(link.id)
        except Refused as e:
            if e.problem.error not in SKIPPED:
                raise
    return found
