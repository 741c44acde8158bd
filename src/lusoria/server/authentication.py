"""Who sends a request: the token or the cookie is read and looked up here, once a request."""

import time
from typing import Any, Final

from litestar import Request, WebSocket
from litestar.datastructures import Headers

from lusoria.server.accounts.account import Account
from lusoria.server.accounts.sessions import (
    TOKEN,
    Scope,
    SignedIn,
    cookie_secret,
    find_session,
    find_token,
)
from lusoria.server.services import services
from lusoria.tables.bearer import Bearer, bearer_of, viewer_of
from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.refused import Refused, no_token
from lusoria.tables.tokens import hash_token

SUBPROTOCOL: Final = "lusoria"
MAX_TOKEN: Final = 100  # characters

Connection = Request[Any, Any, Any] | WebSocket[Any, Any, Any]


async def signed_in(connection: Connection, scope: Scope = "play") -> Account | None:
    """Return the account that sends the request; None for a guest.

    An access token that is not for this is refused, and so is an account that is locked out.
    """
    found = await find_signed_in(connection)
    if found is None:
        return None
    check_banned(found.account)
    if not found.session and not {scope, "play"} & {*found.scopes}:  # who may play may look
        raise Refused("scope", f"This access token is not for this: it needs {scope!r}.")
    return found.account


async def require_account(connection: Connection, scope: Scope = "play") -> Account:
    """Return the account that sends the request; refuse a guest."""
    found = await signed_in(connection, scope)
    if found is None:
        raise Refused("sign-in", "Sign in first.")
    return found


async def require_session(connection: Connection) -> SignedIn:
    """Return who is signed in at a browser: an access token does not change an account."""
    account = await require_account(connection)
    found = await find_signed_in(connection)
    if found is None or not found.session:
        raise Refused("scope", f"No access token of {account.name} is for this: sign in.")
    return found


async def find_signed_in(connection: Connection) -> SignedIn | None:
    """Return who sends the request and what they have shown; it is looked up once a request."""
    if "signed_in" not in connection.state:
        connection.state["signed_in"] = await _look_up(connection)
    found: SignedIn | None = connection.state["signed_in"]
    return found


async def is_signed_in(connection: Connection, account: str) -> bool:
    """True if the account that opened a stream is still signed in with what it showed then."""
    try:
        found = await _look_up(connection)
    except Refused:
        return False
    return found is not None and found.account.id == account


def check_banned(account: Account) -> None:
    """Refuse an account that is locked out."""
    if account.is_banned(time.time()):
        raise Refused("banned", "This account is locked out.")


async def authenticate(
    connection: Connection, live: LiveTable, seat: int | None = None, lang: str | None = None
) -> Bearer:
    """Return who asks. A foreign token is refused."""
    token = _seat_token(connection)
    return bearer_of(live, token, seat, lang, await _identity(connection, live, token))


async def authenticate_viewer(
    connection: Connection, live: LiveTable, seat: int | None = None, lang: str | None = None
) -> Bearer:
    """Return who looks: once the game is over, anyone may look through any seat's eyes."""
    token = _seat_token(connection)
    return viewer_of(live, token, seat, lang, await _identity(connection, live, token))


async def _identity(connection: Connection, live: LiveTable, token: str | None) -> Identity | None:
    """The account that sends the request, unless a seat's token makes that needless."""
    if token is not None and live.seats_of(hash_token(token)):
        return None
    if not any(live.accounts) and not live.setup.account:
        return None  # no account has anything here
    reads = connection.scope.get("method", "GET") == "GET"
    account = await signed_in(connection, "read" if reads else "play")
    return None if account is None else account.identity


async def _look_up(connection: Connection) -> SignedIn | None:
    """Who has the access token or else the cookie of the request."""
    accounts = services(connection).accounts
    token = _token(connection.headers)
    if token is not None and token.startswith(TOKEN):
        found = await find_token(accounts, token)
        if found is None:
            raise Refused("sign-in", "This access token does not belong to an account any more.")
        return found
    secret = cookie_secret(connection)
    return None if secret is None else await find_session(accounts, secret)


def _seat_token(connection: Connection) -> str | None:
    """The token of a seat that the request shows."""
    token = _token(connection.headers)
    return None if token is None or token.startswith(TOKEN) else token


def _token(headers: Headers) -> str | None:
    """The token of a request. Pages cannot set a WebSocket's headers: they send a subprotocol."""
    given = headers.get("authorization")
    if given is None:
        protocols = [name.strip() for name in headers.get("sec-websocket-protocol", "").split(",")]
        return protocols[1] if len(protocols) == 2 and protocols[0] == SUBPROTOCOL else None
    scheme, _, token = given.partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not token or len(token) > MAX_TOKEN or not token.isascii():
        raise no_token()
    return token
