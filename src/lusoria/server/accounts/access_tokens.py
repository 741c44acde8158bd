"""Access tokens: with them, programs act for an account."""

import secrets
import time
from typing import Final

from sqlalchemy import delete, func, insert, select

from lusoria.server.accounts.accounts import Accounts
from lusoria.server.accounts.messages import AccessToken, MadeAccessToken, NewAccessToken
from lusoria.server.accounts.sessions import DAY, TOKEN, hash_secret
from lusoria.server.models import ACCESS_TOKENS
from lusoria.server.store import Write
from lusoria.tables.refused import Refused
from lusoria.tables.tokens import new_id

MOST: Final = 20  # of an account


async def make_token(accounts: Accounts, account: str, wanted: NewAccessToken) -> MadeAccessToken:
    """Make a token for an account."""
    own = ACCESS_TOKENS.c.account_id == account
    found = await accounts.first(select(func.count().label("made")).where(own))
    if found is not None and found.made >= MOST:
        raise Refused("too-many-tokens", f"An account has at most {MOST} access tokens.")
    now = time.time()
    token = TOKEN + secrets.token_urlsafe(24)
    made = AccessToken(
        id=new_id(),
        name=wanted.name,
        scopes=sorted(set(wanted.scopes)),
        created=now,
        seen=None,
        expires=None if wanted.days is None else now + wanted.days * DAY,
    )
    row = {
        "id": made.id,
        "account_id": account,
        "name": made.name,
        "scopes": " ".join(made.scopes),
        "hash": hash_secret(token),
        "created": made.created,
        "expires": made.expires,
    }
    await accounts.commit(Write(statements=[insert(ACCESS_TOKENS).values(row)]))
    return MadeAccessToken(token, made)


async def tokens_of(accounts: Accounts, account: str) -> list[AccessToken]:
    """The tokens of an account, the newest first."""
    wanted = select(ACCESS_TOKENS).where(ACCESS_TOKENS.c.account_id == account)
    rows = await accounts.store.rows(wanted.order_by(ACCESS_TOKENS.c.created.desc()))
    return [
        AccessToken(row.id, row.name, row.scopes.split(), row.created, row.seen, row.expires)
        for row in rows
    ]


async def end_token(accounts: Accounts, account: str, id: str) -> None:
    """End a token of an account."""
    own = (ACCESS_TOKENS.c.account_id == account) & (ACCESS_TOKENS.c.id == id)
    await accounts.commit(Write(statements=[delete(ACCESS_TOKENS).where(own)]))
