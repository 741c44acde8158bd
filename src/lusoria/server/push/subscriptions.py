"""The browsers that get notices as messages: each belongs to a session, and ends with it."""

import time
from base64 import urlsafe_b64decode
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, func, insert, select

from lusoria.extras import extra
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.accounts.messages import NewSubscription
from lusoria.server.accounts.sessions import SHOWN, SignedIn
from lusoria.server.models import SESSIONS, SUBSCRIPTIONS
from lusoria.server.push.key import CURVE
from lusoria.server.store import Write
from lusoria.tables.refused import Refused

with extra("server"):
    from cryptography.hazmat.primitives.asymmetric import ec


async def subscribe(accounts: Accounts, signed_in: SignedIn, data: NewSubscription) -> None:
    """Send the account's notices to the browser of this session from now on."""
    try:
        public_key(data.keys.p256dh)
    except ValueError:
        raise Refused("subscription", "This is not the key of a browser.") from None
    own = SUBSCRIPTIONS.c.session_id == signed_in.session
    same = SUBSCRIPTIONS.c.endpoint == data.endpoint  # the browser's, of an earlier session
    row = {
        "session_id": signed_in.session,
        "account_id": signed_in.account.id,
        "endpoint": data.endpoint,
        "public": data.keys.p256dh,
        "auth": data.keys.auth,
        "created": time.time(),
    }
    statements = [delete(SUBSCRIPTIONS).where(own | same), insert(SUBSCRIPTIONS).values(row)]
    await accounts.commit(Write(statements=[*statements]))


async def unsubscribe(accounts: Accounts, signed_in: SignedIn, id: str) -> None:
    """Send the account's notices to the browser of a session no more."""
    own = SUBSCRIPTIONS.c.account_id == signed_in.account.id
    there = func.substr(SUBSCRIPTIONS.c.session_id, 1, SHOWN) == id
    await accounts.commit(Write(statements=[delete(SUBSCRIPTIONS).where(own, there)]))


async def subscriptions_of(accounts: Accounts, account: str) -> Sequence[Row[Any]]:
    """The subscriptions of an account in whose browsers somebody is signed in."""
    wanted = (
        select(SUBSCRIPTIONS)
        .join(SESSIONS, SESSIONS.c.id == SUBSCRIPTIONS.c.session_id)
        .where(SUBSCRIPTIONS.c.account_id == account, SESSIONS.c.expires > time.time())
    )
    return await accounts.store.rows(wanted)


async def forget(accounts: Accounts, endpoint: str) -> None:
    """Remove a subscription that its push service does not know any more."""
    ended = delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint)
    await accounts.commit(Write(statements=[ended]))


def public_key(p256dh: str) -> ec.EllipticCurvePublicKey:
    """Return the key of a browser; `ValueError` if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))


def decoded(text: str) -> bytes:
    """Return what base64 for addresses says."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
