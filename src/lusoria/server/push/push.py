"""Notices as messages to browsers, for accounts that want them there."""

import asyncio
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from lusoria.core.errors import LusoriaError
from lusoria.extras import extra
from lusoria.server.accounts.account import Account
from lusoria.server.accounts.accounts import Accounts
from lusoria.server.feeds import said
from lusoria.server.logs import log_failure
from lusoria.server.metrics import PUSHED
from lusoria.server.models import PUSHES
from lusoria.server.outbox import Outbox
from lusoria.server.push.key import CURVE, ServerKey, server_key
from lusoria.server.push.posting import NotSentError, Poster, is_endpoint
from lusoria.server.push.subscriptions import decoded, forget, public_key, subscriptions_of
from lusoria.server.settings import DAY, Settings
from lusoria.server.store import Store
from lusoria.tables.messages.notices import Notice

with extra("server"):
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

MOST: Final = 100  # notices that are on their way at a time
PATIENCE: Final = 60.0  # seconds for a notice, to all browsers of its account
KEPT: Final = 7 * DAY  # for how long a push service keeps a message for a browser that is off
GONE: Final = (404, 410)


class Push:
    """What this server has for sending messages to browsers, where its host wants that."""

    def __init__(self, settings: Settings) -> None:
        self.wanted: Final = settings.push
        self.contact: Final = (
            f"mailto:{settings.mail_from}" if settings.mail_from else settings.public_url
        )
        self.poster: Final = Poster(anywhere=settings.push_anywhere)
        self.key: ServerKey | None = None
        if self.wanted and not self.contact.startswith(("mailto:", "https://")):
            raise LusoriaError("Push messages need --public-url https://… or --mail-from as well.")

    async def open(self, store: Store) -> None:
        """Find or make the server's key."""
        if self.wanted:
            self.key = await server_key(store, self.contact)

    def close(self) -> None:
        """Look up no more names."""
        self.poster.close()

    def can_reach(self, endpoint: str) -> bool:
        """True if a push service may have this address."""
        return is_endpoint(endpoint, anywhere=self.poster.anywhere)

    async def send(self, key: ServerKey, to: Row[Any], notice: Notice, message: bytes) -> int:
        """Send an encrypted message to a browser; return the status of the answer."""
        body = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(CURVE),
            dh=public_key(to.public),
            auth_secret=decoded(to.auth),
        )
        kept = KEPT if notice.due is None else max(0.0, min(KEPT, notice.due - time.time()))
        headers = {
            "Authorization": key.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(kept)),
            "Topic": notice.table or "",  # of a table only the last message is kept
        }
        return await self.poster.post(to.endpoint, headers, body)


class NoticePush:
    """Sends the notices that were noted."""

    def __init__(self, accounts: Accounts, push: Push, delay: float) -> None:
        self.outbox: Final = Outbox(accounts, PUSHES, delay)
        self.accounts: Final = accounts
        self.push: Final = push
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    async def attend(self, now: float) -> None:
        """Begin to send what is due; a slow push service keeps nothing else waiting."""
        async for account, notice in self.outbox.take(now, MOST - len(self.tasks)):
            task = asyncio.create_task(self._send(account, notice))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _send(self, account: Account, notice: Notice) -> None:
        """Send a notice to all browsers of an account, one after the other."""
        try:
            async with asyncio.timeout(PATIENCE):
                for to in await subscriptions_of(self.accounts, account.id):
                    await self._send_to(to, account, notice)
        except TimeoutError:
            PUSHED.labels("late").inc()
        except Exception as e:
            log_failure("sending a push message did not work", e)

    async def _send_to(self, to: Row[Any], account: Account, notice: Notice) -> None:
        if self.push.key is None:  # the host has ended it
            return
        told = {"title": said(notice, account.language or "en"), "table": notice.table}
        try:
            status = await self.push.send(self.push.key, to, notice, msgspec.json.encode(told))
        except NotSentError:
            PUSHED.labels("unreachable").inc()
            return
        if status in GONE:
            await forget(self.accounts, to.endpoint)
        PUSHED.labels("sent" if status < 300 else "gone" if status in GONE else "refused").inc()

    async def close(self) -> None:
        """Give up what is on its way."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
