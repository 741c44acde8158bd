"""What people say to each other at a table."""

import time
from typing import Final

from lusoria.server.accounts.accounts import Accounts
from lusoria.server.database import StoreError
from lusoria.server.problems import unreachable
from lusoria.server.served_table import ServedTable
from lusoria.server.store import Conflict, Write
from lusoria.server.tables import Tables
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.table import Chat, Line
from lusoria.tables.refused import Refused

MAX_LINES: Final = 1_000  # lines kept of a table's chat; older ones are removed
PAGE: Final = 200  # lines in one message
ATTEMPTS: Final = 3  # to be the next to speak


async def say(tables: Tables, table: ServedTable, seat: int, text: str) -> None:
    """Add a line to the chat of a locked table."""
    for _ in range(ATTEMPTS):
        number = table.lines + 1
        line = {
            "table_id": table.id,
            "number": number,
            "at": time.time(),
            "seat": seat,
            "text": text,
        }
        write = Write(lines=[line])
        if number > MAX_LINES:
            write.old_lines.append({"which": table.id, "up_to": number - MAX_LINES})
        try:
            await tables.store.commit(write)
        except Conflict:
            table.lines = await tables.store.last_line(table.id)
        except StoreError as e:
            raise unreachable(e) from None
        else:
            table.lines = number
            await tables.announce(table)
            return
    raise Refused("late", "Too many people are talking at once. Try again.")


async def check_muted(accounts: Accounts, live: LiveTable, seat: int) -> None:
    """Refuse a line of somebody who may say nothing, also with the link of their seat."""
    account = await accounts.get(live.accounts[seat]) if live.accounts[seat] else None
    now = time.time()
    if account is not None and (account.is_muted(now) or account.is_banned(now)):
        raise Refused("muted", "You may say nothing for now.")


async def read_chat(tables: Tables, table: ServedTable, since: int) -> Chat:
    """Return what was said at the table after a line."""
    rows = await tables.store.lines(table.id, since, PAGE)
    names = table.live.names
    return Chat(
        type="chat",
        lines=[Line(row.number, row.at, row.seat, names[row.seat], row.text) for row in rows],
    )
