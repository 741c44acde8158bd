"""Going on with tournaments: ends of games are noticed, rounds paired, games forfeited."""

import time
from random import SystemRandom
from typing import Any, Final

from sqlalchemy import Row

from lusoria.server.database import StoreError
from lusoria.server.leases import Leases
from lusoria.server.logs import log_failure
from lusoria.server.rows import changed_table, entry_rows
from lusoria.server.store import Conflict, Write
from lusoria.server.tournaments.rows import expected, tables_of, unattended
from lusoria.server.tournaments.tournaments import Held, Tournaments
from lusoria.tables.live_table import LiveTable
from lusoria.tables.service.leaving import close_unattended
from lusoria.tables.setup import is_patient
from lusoria.tournaments.entries import ResultEntry
from lusoria.tournaments.running import (
    forfeit,
    is_time_to_start,
    report,
    start_by_itself,
    void,
)
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
        """Begin, or note the results and go on."""
        here = held.tournament
        if is_time_to_start(here, now):
            await self.tournaments.commit(held, start_by_itself(here, now, SystemRandom()))
            return
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
            if row is not None and row.status == "open":
                await self._wait(held, game, row.revision, now)

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

    async def _wait(self, held: Held, game: Game, revision: int, now: float) -> None:
        """Close a table to which not everybody came in time; both are written together."""
        async with self.tables.locked(game.table, revision) as table:
            if table.live.status != "open":
                return
            absent = [seat for seat, taken in enumerate(table.live.taken) if not taken]
            if (due := self._due(held, game, table.live, absent)) > now:
                await self.tournaments.store.commit(Write(statements=[expected(game, due)]))
                return
            draft = report(held.tournament, [forfeit(game, absent, time.time())], time.time())
            closing = close_unattended(table.live)
            beside = Write(
                entries=entry_rows(closing),
                changes=[changed_table(closing.live, self.tables.standstill)],
            )
            await self.tournaments.commit(held, draft, beside)
            table.live = closing.live
            await self.tables.announce(table)

    def _due(self, held: Held, game: Game, live: LiveTable, absent: list[int]) -> float:
        """When everybody should have sat down; outages do not count, nor do vacations here."""
        patience = held.tournament.setup.patience
        away = [live.accounts[seat] if is_patient(live.setup) else "" for seat in absent]
        return max(self.tables.standstill.due(game.began, patience, whose) for whose in away)


def places_of(live: LiveTable) -> list[int] | None:
    """Return the place of each seat of a finished game; None if it cannot be told."""
    outcome = live.outcome()
    if outcome is None:
        return None
    sides = zip(outcome["sides"], outcome["places"], strict=True)
    places = {seat: place for side, place in sides for seat in side}
    return [places[seat] for seat in range(live.size)]
