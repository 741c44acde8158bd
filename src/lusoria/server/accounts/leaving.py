"""What belongs to an account: all of it is told to its owner, and removed with it."""

import time
from functools import partial

from sqlalchemy import and_, delete, select

from lusoria.server.accounts.access_tokens import tokens_of
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.accounts.messages import (
    AccountInfo,
    Export,
    PastVacation,
    RatedResult,
    SaidLine,
)
from lusoria.server.accounts.progress import read_progress
from lusoria.server.accounts.sessions import SignedIn, sessions_of
from lusoria.server.models import (
    ACCESS_TOKENS,
    ACCOUNTS,
    ACCURACIES,
    LINES,
    MAILS,
    NOTICES,
    PROGRESS,
    PUSHES,
    RESETS,
    RESULTS,
    SEATS,
    SESSIONS,
    SUBSCRIPTIONS,
    TOURNAMENTS,
    VACATIONS,
)
from lusoria.server.store import Write
from lusoria.server.tournaments.rows import entered_by
from lusoria.server.tournaments.tournaments import Tournaments
from lusoria.tables.refused import Refused
from lusoria.tables.service.seating import release
from lusoria.tournaments.entering import leave

OWNED = (
    *(SESSIONS, ACCESS_TOKENS, RESETS, SEATS, PROGRESS),
    *(NOTICES, MAILS, PUSHES, SUBSCRIPTIONS, VACATIONS),
)
"""The tables of the database with rows of an account: each has a column `account_id`."""


async def export(accounts: Accounts, signed_in: SignedIn, told: AccountInfo) -> Export:
    """Return all that is stored about an account, but its secrets."""
    id = signed_in.account.id
    rows = accounts.store.rows
    same_seat = and_(SEATS.c.table_id == LINES.c.table_id, SEATS.c.seat == LINES.c.seat)
    lines = select(LINES).join(SEATS, same_seat).where(SEATS.c.account_id == id)
    same_result = and_(
        ACCURACIES.c.table_id == RESULTS.c.table_id, ACCURACIES.c.seat == RESULTS.c.seat
    )
    results = (
        select(RESULTS, ACCURACIES.c.accuracy)
        .outerjoin(ACCURACIES, same_result)
        .where(RESULTS.c.who == id)
    )
    made = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.account_id == id)
    vacations = select(VACATIONS).where(VACATIONS.c.account_id == id)
    return Export(
        account=told,
        sessions=await sessions_of(accounts, signed_in),
        tokens=await tokens_of(accounts, id),
        tables=await _tables_of(accounts, id),
        said=[
            SaidLine(row.table_id, row.at, row.text)
            for row in await rows(lines.order_by(LINES.c.at))
        ],
        results=[
            RatedResult(
                row.table_id,
                row.pool,
                row.at,
                row.place,
                row.rating,
                row.deviation,
                row.accuracy,
            )
            for row in await rows(results.order_by(RESULTS.c.at))
        ],
        tournaments=[row.id for row in await rows(made)],
        vacations=[
            PastVacation(row.began, row.ended)
            for row in await rows(vacations.order_by(VACATIONS.c.began))
        ],
        progress=await read_progress(accounts, id),
    )


async def remove(accounts: Accounts, tournaments: Tournaments, id: str) -> None:
    """Remove an account for good: it is withdrawn from tournaments, and at its tables a guest sits
    in its place, under the same name.
    """
    tables = tournaments.tables
    for row in await accounts.store.rows(entered_by(id)):
        async with tournaments.locked(row.id) as held:
            await tournaments.change(held, partial(leave, account=id, now=time.time()))
    for table in await _tables_of(accounts, id):
        try:
            async with tables.locked(table) as here:
                if (draft := release(here.live, id)) is not None:
                    await tables.commit(here, draft)
        except Refused as e:
            if e.problem.error not in ("no-table", "log"):  # nobody sits at a damaged one any more
                raise
    gone = [delete(owned).where(owned.c.account_id == id) for owned in OWNED]
    await accounts.commit(Write(statements=[*gone, delete(ACCOUNTS).where(ACCOUNTS.c.id == id)]))


async def _tables_of(accounts: Accounts, id: str) -> list[str]:
    seats = select(SEATS.c.table_id).distinct().where(SEATS.c.account_id == id)
    return [row.table_id for row in await accounts.store.rows(seats)]
