"""Notices that reach accounts elsewhere than in the page: by mail, or as messages to browsers.

What a message is about is written together with the entry that brings it about, and at most one
message follows from it: whoever sends it has removed the row before. That happens a little later,
and only if the notice still holds, so that nobody is sent what they have seen by then.
"""

import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Executable, Row, Table, delete, insert, literal, select

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.models import ACCOUNTS, MAILS, PUSHES, SUBSCRIPTIONS
from lusoria.server.notices import SLOW, notices_of
from lusoria.tables.draft import Draft
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.notices import Kind, Notice

WANTS: Final = {
    MAILS: ACCOUNTS.c.unsubscribe.is_not(None),
    PUSHES: select(SUBSCRIPTIONS.c.session_id)
    .where(SUBSCRIPTIONS.c.account_id == ACCOUNTS.c.id)
    .exists(),
}
"""What waits to be sent in each way, and which accounts want that."""


# --- what happens at a table ---


def noted(before: LiveTable | None, draft: Draft) -> list[Executable]:
    """Return what is written so that those whom a draft concerns are told of it."""
    live = draft.live
    return [
        statement
        for seat, kind in _events(before, draft)
        if live.accounts[seat]
        for waiting in WANTS
        for statement in _note(waiting, live.accounts[seat], live.id, kind, draft.now)
    ]


def _events(before: LiveTable | None, draft: Draft) -> Iterator[tuple[int, Kind]]:
    """The seats that a draft concerns, but for those whose own doing it is."""
    live = draft.live
    if live.status == "open":
        if before is None:
            kind: Kind = "paired" if live.setup.tournament else "challenge"
            yield from ((seat, kind) for seat in range(live.size) if not live.taken[seat])
        return
    if live.setup.seconds is None or live.setup.seconds < SLOW:
        return
    doers = {live.history[-1].seat}
    if live.status == "over" and (before is None or before.status != "over"):
        yield from ((seat, "over") for seat in range(live.size) if seat not in doers)
        return
    turned = before is None or before.turn != live.turn
    if live.player is not None and turned and live.player not in doers and not live.bot_to_move:
        yield live.player, "turn"


def _note(waiting: Table, account: str, table: str, kind: Kind, at: float) -> list[Executable]:
    """What notes a message for an account that wants it; it takes the place of an older one."""
    row = select(ACCOUNTS.c.id, literal(table), literal(kind), literal(at)).where(
        ACCOUNTS.c.id == account, WANTS[waiting]
    )
    return [
        delete(waiting).where(waiting.c.account_id == account, waiting.c.table_id == table),
        insert(waiting).from_select(["account_id", "table_id", "kind", "at"], row),
    ]


# --- sending ---


class Outbox:
    """What waits to be sent in one way."""

    def __init__(self, accounts: Accounts, waiting: Table, delay: float) -> None:
        self.accounts: Final = accounts
        self.waiting: Final = waiting
        self.delay: Final = delay
        """The seconds from what happened to the message."""

    async def take(self, now: float, most: int) -> AsyncIterator[tuple[Account, Notice]]:
        """Remove what is due, and give what of it still holds."""
        store, waiting = self.accounts.store, self.waiting
        due = select(waiting).where(waiting.c.at <= now - self.delay).order_by(waiting.c.at)
        for row in await store.rows(due.limit(most)):
            notice = await store.write(partial(_take, waiting, row))
            account = None if notice is None else await self.accounts.get(row.account_id)
            if notice is not None and account is not None and not account.is_banned(time.time()):
                yield account, notice


def _take(waiting: Table, row: Row[Any], connection: Connection) -> Notice | None:
    """Remove a row; return its notice if it still holds and no other process was faster."""
    own = (waiting.c.account_id == row.account_id) & (waiting.c.table_id == row.table_id)
    if connection.execute(delete(waiting).where(own, waiting.c.at == row.at)).rowcount == 0:
        return None
    found = notices_of(connection, row.account_id)
    return next((one for one in found if (one.table, one.kind) == (row.table_id, row.kind)), None)
