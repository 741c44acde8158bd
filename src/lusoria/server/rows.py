"""Tables and their entries as rows of the database."""

import time
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from lusoria.server.outbox import noted
from lusoria.server.sealing import Seal
from lusoria.server.store import Values, Write
from lusoria.tables import turn_clock
from lusoria.tables.draft import Draft
from lusoria.tables.entries import AccountEntry, Entry, SeatEntry, dump_data, kind_of, load_entry
from lusoria.tables.live_table import LiveTable
from lusoria.tables.setup import Setup
from lusoria.tables.standstill import Standstill

BOT_GRACE: Final = 5.0  # seconds until a process looks after a bot that has not decided

_encode: Final = msgspec.json.Encoder().encode


def read_table(row: Row[Any], seal: Seal) -> LiveTable:
    """Return the table of a row, before the first entry of its log."""
    setup = msgspec.json.decode(row.setup, type=Setup)
    secret = seal.open(row.id, row.secret)
    return LiveTable(row.id, row.game, row.version, setup, secret, public=row.public)


def read_entry(row: Row[Any]) -> Entry:
    """Return the entry of a row; `LogError` if it is none."""
    return load_entry(row.kind, row.at, row.data)


def new_table(draft: Draft, standstill: Standstill) -> Write:
    """Return all that is written for a new table."""
    live = draft.live
    now = time.time()
    row: Values = {
        "id": live.id,
        "game": live.game_id,
        "version": live.version,
        "setup": _encode(live.setup).decode(),
        "secret": live.secret,
        "public": live.public,
        "created": now,
        **_summary(live, standstill),
        "changed": now,
    }
    seats = [_seat_row(live, seat) for seat in range(live.size) if live.accounts[seat]]
    statements = noted(None, draft)
    return Write(tables=[row], entries=entry_rows(draft), seats=seats, statements=statements)


def entry_rows(draft: Draft) -> list[Values]:
    """Return the rows of the draft's entries."""
    return [
        {
            "table_id": draft.live.id,
            "revision": revision,
            "at": entry.at,
            "kind": kind_of(entry),
            "data": dump_data(entry),
        }
        for revision, entry in enumerate(draft.entries, draft.first)
    ]


def seat_rows(draft: Draft) -> list[Values]:
    """Return the rows of the seats whose account the draft changes."""
    changed = {
        entry.seat
        for entry in draft.entries
        if isinstance(entry, AccountEntry) or (isinstance(entry, SeatEntry) and entry.account)
    }
    return [_seat_row(draft.live, seat) for seat in sorted(changed)]


def _seat_row(live: LiveTable, seat: int) -> Values:
    return {"table_id": live.id, "seat": seat, "account_id": live.accounts[seat]}


def changed_table(live: LiveTable, standstill: Standstill) -> Values:
    """Return what changes in a table's row."""
    summary = {f"new_{name}": value for name, value in _summary(live, standstill).items()}
    return {"which": live.id, **summary}


def _summary(live: LiveTable, standstill: Standstill) -> Values:
    """What a table's row repeats of its log, so that tables are found without reading it."""
    due = turn_clock.due(live, standstill)
    if due is not None and live.bot_to_move:
        due += BOT_GRACE
    free = [
        chair.kind == "open" and not taken
        for chair, taken in zip(live.setup.chairs, live.taken, strict=True)
    ]
    outcome = live.outcome()
    return {
        "status": live.status,
        "revision": live.revision,
        "names": _encode(live.names).decode(),
        "free": sum(free),
        "changed": live.changed,
        "due": due,
        "player": live.player,
        "winners": None if outcome is None else _encode(outcome["winners"]).decode(),
    }
