"""The accounts in the database: found, claimed, changed."""

import time
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import Row, Select, insert, select, update

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.names import name_taken, skeleton
from lusoria.server.database import StoreError
from lusoria.server.models import ACCOUNTS
from lusoria.server.problems import unreachable
from lusoria.server.store import Conflict, Store, Write
from lusoria.tables.messages.bounds import Language
from lusoria.tables.tokens import new_id

COLUMNS: Final = (
    ACCOUNTS.c.id,
    ACCOUNTS.c.name,
    ACCOUNTS.c.role,
    ACCOUNTS.c.language,
    ACCOUNTS.c.email,
    ACCOUNTS.c.created,
    ACCOUNTS.c.muted_until,
    ACCOUNTS.c.banned_until,
    ACCOUNTS.c.unsubscribe,
)
"""What an `Account` is made of: first in every query for one."""


class Accounts:
    """All accounts of a server."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # --- finding ---

    async def first(self, wanted: Select[Any]) -> Row[Any] | None:
        """The first row; None if there is none."""
        rows = await self.store.rows(wanted.limit(1))
        return rows[0] if rows else None

    async def get(self, id: str) -> Account | None:
        """The account with this id."""
        row = await self.first(select(*COLUMNS).where(ACCOUNTS.c.id == id))
        return None if row is None else account_of(row)

    async def named(self, name: str) -> Account | None:
        """The account whose name looks like this one."""
        found = await self.with_password(name)
        return None if found is None else found[0]

    async def with_password(self, name: str) -> tuple[Account, str] | None:
        """The account whose name looks like this one, and its hashed password."""
        looks = ACCOUNTS.c.skeleton == skeleton(name)
        row = await self.first(select(*COLUMNS, ACCOUNTS.c.password).where(looks))
        return None if row is None else (account_of(row), row.password)

    # --- changing ---

    async def commit(self, write: Write) -> None:
        """Write what belongs to accounts."""
        try:
            await self.store.commit(write)
        except StoreError as e:
            raise unreachable(e) from None

    async def claim(
        self, name: str, password: str, email: str | None, language: Language | None
    ) -> Account:
        """Make an account with a hashed password; refuse a name that is taken."""
        now = time.time()
        made = Account(new_id(), name, "player", language, email, now, None, None, None)
        row = {**asdict(made), "skeleton": skeleton(name), "password": password, "seen": now}
        try:
            await self.commit(Write(statements=[insert(ACCOUNTS).values(row)]))
        except Conflict:
            raise name_taken() from None
        return made

    async def change(self, id: str, **values: object) -> None:
        """Change columns of an account."""
        change = update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(values)
        await self.commit(Write(statements=[change]))


def account_of(row: Row[Any]) -> Account:
    """The account in a row that begins with `COLUMNS`."""
    return Account(*row[: len(COLUMNS)])
