"""What is written and found: a mistake in one write hurts no other, and nothing older is kept."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from lusoria.server.accounts.accounts import Accounts
from lusoria.server.database import StoreError
from lusoria.server.models import ACCOUNTS
from lusoria.server.store import Store, Write
from lusoria.server.tables import Tables
from lusoria.tables.bearer import Bearer
from lusoria.tables.messages.requests import NewTable, TakeSeat, WantedSeat
from lusoria.tables.service.making import make_table
from lusoria.tables.service.seating import sit_down


def test_the_writer_goes_on_after_a_mistake(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        mistake = Write(tables=[{"id": "t1"}])  # a row without its secret
        accounts = Accounts(store)
        done = await asyncio.gather(
            store.commit(mistake),
            accounts.claim("Ada", "hash", None, None),
            return_exceptions=True,
        )
        assert isinstance(done[0], StoreError)
        await accounts.claim("Ben", "hash", None, None)
        names = {row.name for row in await store.rows(select(ACCOUNTS.c.name))}
        assert names == {"Ada", "Ben"}
        await store.close()

    asyncio.run(run())


def test_what_is_written_while_a_table_is_read_is_read_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notification of it comes before the table is in memory, and no second one will."""

    async def run() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        here, there = Store(url), Store(url)
        await here.open()
        await there.open()
        monkeypatch.setattr(there, "postgres", True)  # as if processes told each other
        writing, reading = Tables(here), Tables(there)
        seats = [WantedSeat("person", name="Ada"), WantedSeat("open")]
        draft, made = make_table(NewTable("roma", seats))
        await writing.add(draft, "")
        read = Store.entries

        async def entries(self: Store, id: str, since: int = 0) -> Sequence[Any]:
            found = await read(self, id, since)
            if self is there and not since:
                async with writing.locked(id) as table:
                    sat = sit_down(table.live, Bearer(), TakeSeat("Ben"))[0]
                    await writing.commit(table, sat)
            return found

        monkeypatch.setattr(Store, "entries", entries)
        async with reading.locked(made.id) as table:
            assert table.live.names == ["Ada", "Ben"]
        await here.close()
        await there.close()

    asyncio.run(run())
