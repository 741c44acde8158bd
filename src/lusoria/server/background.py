"""What happens by itself while the server runs: bots, clocks, tournaments, cleaning, news."""

import asyncio
import time
from typing import Final

from lusoria.server import garbage
from lusoria.server.bot_turns import BotTurns
from lusoria.server.cleaning import Cleaner
from lusoria.server.clocks import Clocks
from lusoria.server.leases import Leases
from lusoria.server.logs import log_failure
from lusoria.server.notice_mail import NoticeMail
from lusoria.server.notifications import Notifications
from lusoria.server.push.push import NoticePush
from lusoria.server.ratings.analyser import Analyser
from lusoria.server.rows import BOT_GRACE
from lusoria.server.services import Services
from lusoria.server.settings import Settings
from lusoria.server.tournaments.director import Director


class Background:
    """Runs all of it, in rounds a second apart."""

    def __init__(self, services: Services, settings: Settings) -> None:
        tables, bots = services.tables, services.bots
        self.sweep: Final = settings.sweep
        self.has_peers: Final = tables.store.postgres  # processes that serve the same tables
        self.seeks: Final = services.seeks
        self.bots: Final = bots
        self.leases: Final = Leases(tables.store)
        self.bot_turns: Final = BotTurns(tables, bots, self.leases, settings.pause)
        self.clocks: Final = Clocks(tables, self.bot_turns, self.leases, settings.sweep)
        self.cleaner: Final = Cleaner(tables, self.bot_turns, services.limits, settings)
        self.notice_mail: Final = NoticeMail(services.accounts, services.mail, settings.mail_delay)
        self.notice_push: Final = NoticePush(services.accounts, services.push, settings.push_delay)
        self.director: Final = Director(services.tournaments, self.leases)
        self.analyser: Final = Analyser(
            tables, services.analyses, self.leases, wanted=settings.analyse_rated
        )
        self.notifications: Final = Notifications(tables, settings.sweep)
        self.tasks: Final[list[asyncio.Task[None]]] = []

    def open(self) -> None:
        """Begins; bots that were interrupted go on at once."""
        self.tasks.append(asyncio.create_task(self._rounds()))
        if self.has_peers:
            self.tasks.append(asyncio.create_task(self.notifications.listen()))

    async def close(self) -> None:
        """Stop everything; what was not committed has not happened."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.notice_push.close()
        await self.analyser.close()
        await self.bot_turns.close()
        await self.leases.close()
        self.bots.close()

    async def _rounds(self) -> None:
        garbage.configure()
        ahead = BOT_GRACE  # at the start, what was interrupted does not wait
        while True:
            try:
                await self.clocks.heartbeat()
                await self.notifications.catch_up()
                await self.clocks.attend(time.time() + ahead)
                ahead = 0.0
                await self.seeks.tend()
                await self.director.attend(time.time())
                await self.notice_mail.attend(time.time())
                await self.notice_push.attend(time.time())
                self.analyser.attend()
                await self.cleaner.clean()
            except Exception as e:
                log_failure("a round of the background tasks failed", e)
            await asyncio.sleep(self.sweep)
