"""Sessions: the browsers in which people are signed in, each with a secret in a cookie."""

import hashlib
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final, Literal

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import delete, func, insert, select, update

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.accounts import COLUMNS, Accounts, account_of
from lusoria.server.accounts.messages import OpenSession
from lusoria.server.models import ACCESS_TOKENS, ACCOUNTS, RESETS, SESSIONS, SUBSCRIPTIONS
from lusoria.server.store import Write

Connection = ASGIConnection[Any, Any, Any, Any]
Scope = Literal["read", "play"]
"""What an access token is for: finding out how one's tables stand, or also playing there."""

DAY: Final = 86_400.0
LASTS: Final = 60 * DAY  # seconds after the last use
RENEWED: Final = 3_600.0  # seconds until a use counts as another one
MOST: Final = 50  # sessions of an account; the one used last longest ago ends first
SHOWN: Final = 16  # characters of a session's id that its owner is told
MAX_DEVICE: Final = 200  # characters
MAX_SECRET: Final = 100  # characters of a cookie or a token that are looked up
TOKEN: Final = "lusoria_"  # what an access token begins with, and no seat's token does


@dataclass(frozen=True)
class SignedIn:
    """Who sends a request, and what they have shown."""

    account: Account
    session: str = ""
    """The id of the session; empty for an access token."""
    scopes: tuple[str, ...] = ()
    """What the access token is for."""


async def find_session(accounts: Accounts, secret: str) -> SignedIn | None:
    """Return who is signed in with a cookie's secret; it lasts longer from now on."""
    now = time.time()
    id = hash_secret(secret)
    wanted = (
        select(*COLUMNS, SESSIONS.c.seen)
        .join(ACCOUNTS, ACCOUNTS.c.id == SESSIONS.c.account_id)
        .where(SESSIONS.c.id == id, SESSIONS.c.expires > now)
    )
    row = await accounts.first(wanted)
    if row is None:
        return None
    account = account_of(row)
    if row[len(COLUMNS)] < now - RENEWED:
        longer = update(SESSIONS).where(SESSIONS.c.id == id).values(seen=now, expires=now + LASTS)
        seen = update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(seen=now)
        await accounts.commit(Write(statements=[longer, seen]))
    return SignedIn(account, session=id)


async def find_token(accounts: Accounts, token: str) -> SignedIn | None:
    """Return whose access token it is, and what it is for."""
    now = time.time()
    wanted = (
        select(*COLUMNS, ACCESS_TOKENS.c.id, ACCESS_TOKENS.c.scopes, ACCESS_TOKENS.c.seen)
        .join(ACCOUNTS, ACCOUNTS.c.id == ACCESS_TOKENS.c.account_id)
        .where(
            ACCESS_TOKENS.c.hash == hash_secret(token),
            ACCESS_TOKENS.c.expires.is_(None) | (ACCESS_TOKENS.c.expires > now),
        )
    )
    row = await accounts.first(wanted)
    if row is None:
        return None
    id, scopes, seen = row[len(COLUMNS) :]
    if (seen or 0.0) < now - RENEWED:
        used = update(ACCESS_TOKENS).where(ACCESS_TOKENS.c.id == id).values(seen=now)
        await accounts.commit(Write(statements=[used]))
    return SignedIn(account_of(row), scopes=tuple(scopes.split()))


async def open_session(accounts: Accounts, account: Account, connection: Connection) -> Cookie:
    """Sign an account in at the browser that sends the request; return its cookie.

    Whoever was signed in there before is not any more.
    """
    now = time.time()
    secret = secrets.token_urlsafe(32)
    device = connection.headers.get("user-agent", "")[:MAX_DEVICE]
    row = {
        "id": hash_secret(secret),
        "account_id": account.id,
        "created": now,
        "seen": now,
        "expires": now + LASTS,
        "device": "".join(one for one in device if one.isprintable()),
    }
    own = SESSIONS.c.account_id == account.id
    kept = select(SESSIONS.c.id).where(own).order_by(SESSIONS.c.seen.desc()).limit(MOST - 1)
    write = Write(statements=[delete(SESSIONS).where(own, SESSIONS.c.id.not_in(kept))])
    write.statements.append(insert(SESSIONS).values(row))
    write.statements.append(update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(seen=now))
    if (old := cookie_secret(connection)) is not None:
        write.statements.append(delete(SESSIONS).where(SESSIONS.c.id == hash_secret(old)))
    await accounts.commit(write)
    return _cookie(connection, secret)


async def close_session(accounts: Accounts, connection: Connection) -> Cookie:
    """End the session of the browser that sends the request; return what removes its cookie."""
    secret = cookie_secret(connection)
    if secret is not None:
        ended = delete(SESSIONS).where(SESSIONS.c.id == hash_secret(secret))
        await accounts.commit(Write(statements=[ended]))
    return _cookie(connection, "")


async def sessions_of(accounts: Accounts, signed_in: SignedIn) -> list[OpenSession]:
    """The sessions of an account, the one used last first."""
    wanted = (
        select(SESSIONS, SUBSCRIPTIONS.c.session_id.is_not(None).label("pushed"))
        .outerjoin(SUBSCRIPTIONS, SUBSCRIPTIONS.c.session_id == SESSIONS.c.id)
        .where(SESSIONS.c.account_id == signed_in.account.id, SESSIONS.c.expires > time.time())
    )
    return [
        OpenSession(
            row.id[:SHOWN],
            row.device,
            row.created,
            row.seen,
            current=row.id == signed_in.session,
            pushed=bool(row.pushed),
        )
        for row in await accounts.store.rows(wanted.order_by(SESSIONS.c.seen.desc()))
    ]


async def end_sessions(accounts: Accounts, signed_in: SignedIn, id: str | None = None) -> None:
    """End a session of an account, or all but the one that asks."""
    ended = delete(SESSIONS).where(SESSIONS.c.account_id == signed_in.account.id)
    if id is None:
        ended = ended.where(SESSIONS.c.id != signed_in.session)
    else:
        ended = ended.where(func.substr(SESSIONS.c.id, 1, SHOWN) == id)
    await accounts.commit(Write(statements=[ended]))


async def remove_expired(accounts: Accounts) -> None:
    """Remove the sessions, tokens and mailed links that have ended by themselves.

    Whatever has ended a session, its browser is not sent messages any more.
    """
    now = time.time()
    ended = [delete(one).where(one.c.expires < now) for one in (SESSIONS, ACCESS_TOKENS, RESETS)]
    left = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session_id.not_in(select(SESSIONS.c.id)))
    await accounts.commit(Write(statements=[*ended, left]))


def renewed_cookie(connection: Connection) -> Cookie | None:
    """Return the cookie of the request for another while; None if it has none."""
    secret = cookie_secret(connection)
    return None if secret is None else _cookie(connection, secret)


def cookie_secret(connection: Connection) -> str | None:
    """Return the secret of the session's cookie."""
    secret = connection.cookies.get(_name(connection), "")
    return secret if 0 < len(secret) <= MAX_SECRET and secret.isascii() else None


def hash_secret(secret: str) -> str:
    """Return what is stored of a secret, which is random enough for a plain hash."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _cookie(connection: Connection, secret: str) -> Cookie:
    """The cookie; no script reads it, and no page elsewhere sends it with a request."""
    return Cookie(
        _name(connection),
        value=secret,
        path="/",
        max_age=int(LASTS) if secret else 0,
        httponly=True,
        samesite="lax",
        secure=_is_secret(connection),
    )


def _name(connection: Connection) -> str:
    """The cookie's name. With `__Host-`, no other host of the domain can put one in its place."""
    return "__Host-lusoria" if _is_secret(connection) else "lusoria"


def _is_secret(connection: Connection) -> bool:
    """True if the browser came by https or wss, as far as a trusted proxy says so."""
    return connection.scope["scheme"] in ("https", "wss")
