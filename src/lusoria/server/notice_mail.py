"""Notices by mail, for accounts that want them."""

import secrets
from typing import Final

from sqlalchemy import Connection, update

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.feeds import said
from lusoria.server.mail import Mail
from lusoria.server.models import ACCOUNTS, MAILS
from lusoria.server.outbox import Outbox
from lusoria.tables.messages.notices import Notice
from lusoria.tables.refused import Refused
from lusoria.text import texts

MOST: Final = 100  # mails in one round


class NoticeMail:
    """Sends the mails that were noted."""

    def __init__(self, accounts: Accounts, mail: Mail, delay: float) -> None:
        self.outbox: Final = Outbox(accounts, MAILS, delay)
        self.mail: Final = mail

    async def attend(self, now: float) -> None:
        """Send what is due."""
        async for account, notice in self.outbox.take(now, MOST):
            self._send(account, notice)

    def _send(self, account: Account, notice: Notice) -> None:
        """Send a notice to an account that wants it."""
        if not self.mail.is_offered or not account.email or not account.unsubscribe:
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
