"""Vacations: while somebody is away, their clock stands still where a turn has a day or more.

They are kept beside the logs of the tables, as outages are: one concerns all of somebody's tables
at once, and none of them changes by it, so no decision of anybody comes late for that. It never
begins in the past, so a turn whose time is up is not saved by it.
"""

import math
import time
from collections.abc import Sequence
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, exists, insert, select, update

from lusoria.server.accounts.messages import NewVacation, VacationInfo
from lusoria.server.accounts.sessions import DAY
from lusoria.server.database import Work
from lusoria.server.models import ACCOUNTS, SEATS, TABLES, VACATIONS
from lusoria.server.tables import Tables
from lusoria.tables.refused import Refused
from lusoria.tables.standstill import Span

LONGEST: Final = 21  # days at a time
YEARLY: Final = 30  # days in a year; a day that has begun counts
YEAR: Final = 365 * DAY
BETWEEN: Final = 3 * DAY  # seconds from the end of one to the beginning of the next
AHEAD: Final = 180 * DAY  # seconds for which one can be planned
KEPT: Final = 2 * YEAR


# --- what is allowed ---


def told(spans: Sequence[Span], now: float) -> VacationInfo:
    """Return what somebody should know who has had these vacations."""
    now_or_next = next(((began, ended) for began, ended in spans if ended > now), None)
    left = _days_left(spans, now)
    return VacationInfo(
        began=None if now_or_next is None else now_or_next[0],
        ends=None if now_or_next is None else now_or_next[1],
        left=left,
        most=min(LONGEST, left),
        earliest=max([now, *(ended + BETWEEN for _, ended in spans)]),
    )


def planned(spans: Sequence[Span], wanted: NewVacation, now: float) -> Span:
    """Return a new vacation of somebody who has had these; refuse what is too much."""
    if any(ended > now for _, ended in spans):
        raise Refused("vacation-set", "You have a vacation already. End it first.")
    began = now if wanted.begin is None else max(now, wanted.begin)
    if began > now + AHEAD:
        detail = f"A vacation is planned at most {AHEAD / DAY:.0f} days ahead."
        raise Refused("vacation-far", detail)
    if any(ended + BETWEEN > began for _, ended in spans):
        detail = f"Between two vacations lie at least {BETWEEN / DAY:.0f} days."
        raise Refused("vacation-rest", detail)
    if wanted.days > (left := _days_left(spans, began)):
        raise Refused("vacation-days", f"You have {left} days of vacation left in this year.")
    return began, began + wanted.days * DAY


def _days_left(spans: Sequence[Span], at: float) -> int:
    """The days that the year before has left; each that has begun counts."""
    used = sum(math.ceil((ended - began) / DAY) for began, ended in spans if ended > at - YEAR)
    return max(0, YEARLY - used)


# --- in the database ---


async def vacation_of(tables: Tables, account: str) -> VacationInfo:
    """Return the vacation that an account has or plans, and how much is left to it."""
    return told(await tables.store.read(partial(_spans, account=account)), time.time())


async def go(tables: Tables, account: str, wanted: NewVacation) -> VacationInfo:
    """Declare a vacation."""
    now = time.time()

    def plan(connection: Connection) -> None:
        own = VACATIONS.c.account_id == account
        # PostgreSQL lets only one request at a time plan for an account.
        connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.id == account).with_for_update())
        began, ended = planned(_spans(connection, account), wanted, now)
        called_off = VACATIONS.c.ended <= VACATIONS.c.began
        past = VACATIONS.c.ended < now - KEPT
        connection.execute(delete(VACATIONS).where(own, called_off | past))
        row = {"account_id": account, "began": began, "ended": ended, "changed": now}
        connection.execute(insert(VACATIONS).values(row))
        _look_again(connection, account, now)

    return await _changed(tables, account, plan, now)


async def come_back(tables: Tables, account: str) -> VacationInfo:
    """End a vacation, or call off the one that is planned."""
    now = time.time()

    def end(connection: Connection) -> None:
        own = (VACATIONS.c.account_id == account) & (VACATIONS.c.ended > now)
        begun = update(VACATIONS).where(own, VACATIONS.c.began <= now)
        connection.execute(begun.values(ended=now, changed=now))
        called_off = update(VACATIONS).where(own, VACATIONS.c.began > now)
        connection.execute(called_off.values(ended=VACATIONS.c.began, changed=now))
        _look_again(connection, account, now)

    return await _changed(tables, account, end, now)


async def _changed(tables: Tables, account: str, work: Work[None], now: float) -> VacationInfo:
    """Write it, and let the clocks know."""
    await tables.store.write(work)
    await tables.read_vacations(now)
    return await vacation_of(tables, account)


def _look_again(connection: Connection, account: str, now: float) -> None:
    """Let the next round of the clocks note anew when the account's turns are over."""
    decides = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.seat == TABLES.c.player)
    own = exists().where(decides, SEATS.c.account_id == account)
    clocks = update(TABLES).where(TABLES.c.status == "running", TABLES.c.due.is_not(None), own)
    connection.execute(clocks.values(due=now))


def _spans(connection: Connection, account: str) -> list[Span]:
    """The vacations of an account, but those that were called off."""
    own = select(VACATIONS.c.began, VACATIONS.c.ended).where(VACATIONS.c.account_id == account)
    found = connection.execute(own.where(VACATIONS.c.ended > VACATIONS.c.began)).all()
    return sorted((row.began, row.ended) for row in found)
