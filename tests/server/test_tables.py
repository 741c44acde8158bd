"""A change is shown once it is committed, and not at all if it is not."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from lusoria.server.logs import log_failure
from lusoria.server.served_table import ServedTable
from lusoria.server.store import Store
from lusoria.server.tables import SHORT, Tables
from lusoria.tables.bearer import Bearer
from lusoria.tables.entries import Entry
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import Act, NewTable, WantedSeat
from lusoria.tables.refused import Refused
from lusoria.tables.service.deciding import act
from lusoria.tables.service.making import make_table

PEOPLE = NewTable("roma", [WantedSeat("person", name="Ada"), WantedSeat("person", name="Ben")])
BOTH = Bearer((0, 1), has_token=True)

Work = Callable[[Tables, ServedTable], Awaitable[None]]


def with_table(folder: Path, work: Work) -> None:
    """Does something with the tables of a process and one table that has just begun."""

    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        await store.open()
        try:
            tables = Tables(store)
            draft, made = make_table(PEOPLE)
            await tables.add(draft, "here")
            await work(tables, await tables.get(made.id))
        finally:
            await store.close()

    asyncio.run(run())


def last_action(table: ServedTable) -> Act:
    """The last legal action, as a request."""
    state = table.live.state
    assert state is not None
    return Act(table.live.revision, state.legal_actions()[-1])


async def decide(tables: Tables, table: ServedTable) -> None:
    """Takes an action, as a request does."""
    async with table.lock:
        await tables.commit(table, act(table.live, BOTH, last_action(table)))


def stored(folder: Path) -> int:
    """The revision in the database."""
    with sqlite3.connect(folder / "tables.db") as database:
        [[revision]] = database.execute("SELECT max(revision) FROM entries").fetchall()
    database.close()
    return int(revision)


def test_a_change_that_cannot_be_written_is_not_shown(tmp_path: Path) -> None:
    async def work(tables: Tables, table: ServedTable) -> None:
        before = table.live
        assert before.state is not None
        snapshot = before.state.snapshot()
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("ALTER TABLE entries RENAME TO hidden")
        database.close()
        with pytest.raises(Refused) as refused:
            await decide(tables, table)
        assert refused.value.problem.error == "store"
        assert table.live is before
        assert before.state.snapshot() == snapshot
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("ALTER TABLE hidden RENAME TO entries")
        database.close()
        await decide(tables, table)
        assert table.live.revision == before.revision + 1 == stored(tmp_path)

    with_table(tmp_path, work)


def test_whoever_is_slower_is_refused_and_sees_what_the_other_did(tmp_path: Path) -> None:
    async def work(tables: Tables, table: ServedTable) -> None:
        other = Tables(tables.store)
        there = await other.get(table.id)
        await decide(tables, table)
        with pytest.raises(Refused) as refused:
            await decide(other, there)
        problem = refused.value.problem
        assert problem.error == "late"
        assert problem.revision == there.live.revision == table.live.revision
        assert there.live.actions == table.live.actions
        await decide(other, there)
        assert there.live.revision == table.live.revision + 1

    with_table(tmp_path, work)


def test_a_request_that_is_cancelled_leaves_what_the_database_has(tmp_path: Path) -> None:
    async def work(tables: Tables, table: ServedTable) -> None:
        for steps in range(12):
            before = table.live.revision
            task = asyncio.create_task(decide(tables, table))
            for _ in range(steps):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert not table.lock.locked()
            assert table.live.revision == stored(tmp_path)
            assert table.live.revision in (before, before + 1)
        assert table.live.revision > 3

    with_table(tmp_path, work)


def test_decisions_in_one_request_are_all_taken_or_none(tmp_path: Path) -> None:
    async def work(tables: Tables, table: ServedTable) -> None:
        before = table.live
        first = last_action(table)
        async with table.lock:
            with pytest.raises(Refused) as refused:
                await tables.commit(
                    table, act(before, BOTH, Act(first.revision, first.action, [999_999]))
                )
        assert refused.value.problem.error == "illegal"
        assert table.live is before
        assert stored(tmp_path) == before.revision

    with_table(tmp_path, work)


def test_a_long_log_is_followed_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[int] = set()
    follow = LiveTable.follow

    def noted(live: LiveTable, entry: Entry) -> None:
        threads.add(threading.get_ident())
        follow(live, entry)

    async def work(tables: Tables, table: ServedTable) -> None:
        while table.live.revision <= SHORT:
            await decide(tables, table)
        tables.forget(table)
        monkeypatch.setattr(LiveTable, "follow", noted)
        again = await tables.get(table.id)
        assert again is not table
        assert (again.live.revision, again.live.actions) == (
            table.live.revision,
            table.live.actions,
        )
        assert threads
        assert threading.get_ident() not in threads

    with_table(tmp_path, work)


def test_an_error_is_logged_with_its_traceback_and_without_its_message(
    caplog: pytest.LogCaptureFixture,
) -> None:
    secrets = [f"card {number}" for number in range(2)]
    try:
        try:
            raise KeyError(secrets[0])
        except KeyError as e:
            raise RuntimeError(secrets[1]) from e
    except RuntimeError as e:
        log_failure("a request failed", e)
    [record] = caplog.records
    said = record.getMessage()
    assert said.startswith("a request failed: RuntimeError\n")
    assert said.count("test_tables.py") == 2
    assert "caused by KeyError" in said
    assert not any(secret in said for secret in secrets)
