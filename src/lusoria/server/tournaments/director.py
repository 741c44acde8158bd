"""Going on with tournaments: ends of games are noticed, rounds paired, games forfeited."""

import time
from typing import Any, Final

from sqlalchemy import Row

from lusoria.server.database import StoreError
from lusoria.server.leases import Leases
from lusoria.server.logs import log_failure
from lusoria.server.rows import changed_table, entry_rows
from lusoria.server.store import Conflict, Write
from lusoria.server.tournaments.rows import tables_of, unattended
from lusoria.server.tournaments.tournaments import Held, Tournaments
from lusoria.tables.live_table import LiveTable
from lusoria.tables.service.leaving import close_unattended
from lusoria.tournaments.entries import ResultEntry
from lusoria.tournaments.running import forfeit, report, void
from lusoria.tournaments.tournament import Game


class Director:
    """Attends to the tournaments at which a game is over or the time is up.

    What is to be done follows from the database alone, so it does not matter when a process was
    killed; and who writes first wins, so it does not matter which process does it.
    """

    def __init__(self, tournaments: Tournaments, leases: Leases) -> None:
        self.tournaments: Final = tournaments
        self.tables: Final = tournaments.tables
        self.leases: Final = leases

    async def attend(self, now: float) -> None:
        """Attend to all of them once."""
        for row in await self.tournaments.store.rows(unattended(now)):
            id = row[0]
            if not await self.leases.take(id):
                continue
            try:
                async with self.tournaments.locked(id) as held:
                    await self._attend_to(held, now)
            except Conflict:
                pass  # another process was faster
            except StoreError:
                raise
            except Exception as e:  # the other tournaments go on
                log_failure(f"going on with tournament {id} failed", e)
            finally:
                await self.leases.release(id)

    async def _attend_to(self, held: Held, now: float) -> None:
        """Note the results, and go on."""
        here = held.tournament
        ids = [game.table for game in here.under_way]
        found = {row.id: row for row in await self.tournaments.store.rows(tables_of(ids))}
        results: list[ResultEntry] = []
        for game in here.under_way:
            result = await self._result(game, found.get(game.table))
            if result is not None:
                results.append(result)
        draft = report(here, results, time.time())
        await self.tournaments.commit(held, draft)
        for game in held.tournament.under_way:
            row = found.get(game.table)
            if row is not None and row.status == "open" and self._is_time_up(held, game, now):
                await self._forfeit(held, game, row.revision)

    async def _result(self, game: Game, row: Row[Any] | None) -> ResultEntry | None:
        """Return the result of a game, as its table tells it; None if it goes on."""
        now = time.time()
        if row is None or row.status == "closed":
            return void(game, now)
        if row.status != "over":
            return None
        async with self.tables.locked(game.table, row.revision) as table:
            places = places_of(table.live)
        return void(game, now) if places is None else ResultEntry(now, game.table, places)

    def _is_time_up(self, held: Held, game: Game, now: float) -> bool:
        """True if everybody should have sat down by now; outages do not count."""
        return self.tables.outages.due(game.began, held.tournament.setup.patience) <= now

    async def _forfeit(self, held: Held, game: Game, revision: int) -> None:
        """Close a table to which not everybody came; both are written together."""
        async with self.tables.locked(game.table, revision) as table:
            if table.live.status != "open":
                return
            absent = [seat for seat, taken in enumerate(table.live.taken) if not taken]
            draft = report(held.tournament, [forfeit(game, absent, time.time())], time.time())
            closing = close_unattended(table.live)
            beside = Write(
                entries=entry_rows(closing),
                changes=[changed_table(closing.live, self.tables.outages)],
            )
            await self.tournaments.commit(held, draft, beside)
            table.live = closing.live
            await self.tables.announce(table)


def places_of(live: LiveTable) -> list[int] | None:
    """Return the place of each seat of a finished game; None if it cannot be told."""
    outcome = live.outcome()
    if outcome is None:
        return None
    sides = zip(outcome["sides"], outcome["places"], strict=True)
    places = {seat: place for side, place in sides for seat in side}
    return [places[seat] for seat in range(live.size)]
