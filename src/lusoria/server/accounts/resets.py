"""Forgotten passwords: a secret that is mailed sets a new one, once and soon; new passwords and
addresses for mail.
"""

import secrets
import time
from typing import Final

from sqlalchemy import Executable, delete, insert, select, update

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.accounts.sessions import hash_secret
from lusoria.server.mail import Mail
from lusoria.server.models import ACCOUNTS, RESETS, SESSIONS
from lusoria.server.store import Write
from lusoria.tables.refused import Refused
from lusoria.text import texts

LASTS: Final = 3_600.0  # seconds


async def mail_reset(accounts: Accounts, mail: Mail, name: str) -> None:
    """Mail a secret to the account with this name, if it has an address."""
    account = await accounts.named(name)
    if account is None or account.email is None:
        return
    secret = secrets.token_urlsafe(32)
    own = RESETS.c.account_id == account.id
    row = {"hash": hash_secret(secret), "account_id": account.id, "expires": time.time() + LASTS}
    await accounts.commit(Write(statements=[delete(RESETS).where(own), insert(RESETS).values(row)]))
    said = texts(account.language or "en")
    link = f"{mail.page}/#/reset/{secret}"
    text = said.text("core-mail-reset", name=account.name, link=link)
    mail.send(account.email, said.text("core-mail-reset-subject"), text)


async def find_reset(accounts: Accounts, secret: str) -> Account:
    """Return whose password a secret sets anew; refuse one that was used or is too old."""
    wanted = select(RESETS.c.account_id).where(
        RESETS.c.hash == hash_secret(secret), RESETS.c.expires > time.time()
    )
    row = await accounts.first(wanted)
    account = None if row is None else await accounts.get(row.account_id)
    if account is None:
        raise Refused("old-link", "This link was used before, or is too old. Ask for another one.")
    return account


async def set_password(accounts: Accounts, account: str, hashed: str, session: str = "") -> None:
    """Set a password; all sessions but the one named end, and so does a link that was mailed."""
    others = (SESSIONS.c.account_id == account, SESSIONS.c.id != session)
    await _change(accounts, account, delete(SESSIONS).where(*others), password=hashed)


async def set_email(accounts: Accounts, account: str, email: str | None) -> None:
    """Set or remove the address for mail; a link that was mailed to the old one ends."""
    await _change(accounts, account, email=email)


async def _change(accounts: Accounts, account: str, *more: Executable, **values: object) -> None:
    """Change by what an account is found again; until then mailed links are worthless."""
    change = update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(values)
    links = delete(RESETS).where(RESETS.c.account_id == account)
    await accounts.commit(Write(statements=[change, links, *more]))
