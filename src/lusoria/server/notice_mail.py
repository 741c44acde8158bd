"""Notices by mail, for accounts that want them.

What a mail is about is written together with the entry that brings it about, and at most one mail
follows from it: whoever sends it has removed the row before. That happens a little later, and only
if the notice still holds, so that nobody is told by mail of what they have seen by then.
"""

import secrets
import time
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Executable, Row, delete, insert, literal, select, update

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.feeds import said
from lusoria.server.mail import Mail
from lusoria.server.models import ACCOUNTS, MAILS
from lusoria.server.notices import SLOW, notices_of
from lusoria.tables.draft import Draft
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.notices import Kind, Notice
from lusoria.tables.refused import Refused
from lusoria.text import texts

MOST: Final = 100  # mails in one round


# --- what happens at a table ---


def noted(before: LiveTable | None, draft: Draft) -> list[Executable]:
    """Return what is written so that those whom a draft concerns get a mail."""
    live = draft.live
    return [
        statement
        for seat, kind in _events(before, draft)
        if live.accounts[seat]
        for statement in _note(live.accounts[seat], live.id, kind, draft.now)
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


def _note(account: str, table: str, kind: Kind, at: float) -> list[Executable]:
    """What notes a mail for an account, if it wants mail; it takes the place of an older one."""
    row = select(ACCOUNTS.c.id, literal(table), literal(kind), literal(at)).where(
        ACCOUNTS.c.id == account, ACCOUNTS.c.unsubscribe.is_not(None)
    )
    return [
        delete(MAILS).where(MAILS.c.account_id == account, MAILS.c.table_id == table),
        insert(MAILS).from_select(["account_id", "table_id", "kind", "at"], row),
    ]


# --- sending ---


class NoticeMail:
    """Sends the mails that were noted."""

    def __init__(self, accounts: Accounts, mail: Mail, delay: float) -> None:
        self.accounts: Final = accounts
        self.mail: Final = mail
        self.delay: Final = delay
        """The seconds from what happened to the mail."""

    async def attend(self, now: float) -> None:
        """Send what is due."""
        store = self.accounts.store
        due = select(MAILS).where(MAILS.c.at <= now - self.delay).order_by(MAILS.c.at).limit(MOST)
        for row in await store.rows(due):
            notice = await store.write(partial(_take, row))
            account = None if notice is None else await self.accounts.get(row.account_id)
            if notice is not None and account is not None:
                self._send(account, notice)

    def _send(self, account: Account, notice: Notice) -> None:
        """Send a notice to an account that wants it."""
        if not self.mail.is_offered or not account.email or not account.unsubscribe:
            return
        if account.is_banned(time.time()):
            return
        language = account.language or "en"
        told = said(notice, language)
        end = f"{self.mail.page}/#/unsubscribe/{account.unsubscribe}"
        text = texts(language).text(
            "core-mail-notice",
            name=account.name,
            notice=told,
            link=f"{self.mail.page}/#/{notice.about}",
            end=end,
        )
        self.mail.send(account.email, told, text, end)


def _take(row: Row[Any], connection: Connection) -> Notice | None:
    """Remove a row; return its notice if it still holds and no other process was faster."""
    own = (MAILS.c.account_id == row.account_id) & (MAILS.c.table_id == row.table_id)
    if connection.execute(delete(MAILS).where(own, MAILS.c.at == row.at)).rowcount == 0:
        return None
    found = notices_of(connection, row.account_id)
    return next((one for one in found if (one.table, one.kind) == (row.table_id, row.kind)), None)


# --- who wants them ---


async def want_mail(accounts: Accounts, account: Account, wanted: bool) -> None:
    """Begin or end to send an account its notices."""
    if wanted and account.unsubscribe:
        return
    if wanted and not account.email:
        raise Refused("no-address", "Your account has no address for mail. Set one first.")
    secret = secrets.token_urlsafe(24) if wanted else None
    await accounts.change(account.id, unsubscribe=secret)


async def unsubscribe(accounts: Accounts, secret: str) -> None:
    """End the notices by mail of the account whose mail has this secret."""
    own = ACCOUNTS.c.unsubscribe == secret

    def end(connection: Connection) -> bool:
        ended = connection.execute(update(ACCOUNTS).where(own).values(unsubscribe=None))
        return ended.rowcount > 0

    if not await accounts.store.write(end):
        raise Refused("old-link", "This link was used before, or is too old.")
