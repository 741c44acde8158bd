"""New tables: who is to sit there, and what is written of them first."""

import secrets
import time
from typing import Final

import msgspec

from lusoria.core.errors import OptionError, UnknownGame
from lusoria.core.registry import game as game_of
from lusoria.server.access import hashed, new_token
from lusoria.server.database import StoreError
from lusoria.server.entries import Chair, Data, Entry, Setup
from lusoria.server.messages.asked import NewTable
from lusoria.server.messages.table import Created, SeatToken
from lusoria.server.names import checked, other_name
from lusoria.server.problems import Refused
from lusoria.server.store import Taken, Write
from lusoria.server.table import LiveTable
from lusoria.server.tables import Tables, change_of, rows_of

BOT_NAMES: Final = ("Livia", "Gaius", "Octavia", "Marcus", "Flavia", "Titus", "Julia", "Quintus")

_data: Final = msgspec.json.Encoder()


async def make(tables: Tables, wanted: NewTable, address: str) -> Created:
    """A new table; bots and persons with a name sit down; if nobody is missing it begins."""
    try:
        game = game_of(wanted.game)
        start = game.start(len(wanted.seats), **wanted.options)
    except UnknownGame as e:
        raise Refused(400, "no-game", str(e)) from None
    except OptionError as e:
        raise Refused(400, "options", str(e)) from None
    shared = new_token() if wanted.one_screen else None
    tokens = [(shared or new_token()) if seat.kind == "person" else None for seat in wanted.seats]
    maker = new_token()
    setup = Setup(
        options=dict(start.options),
        chairs=[
            Chair(seat.kind, seat.bot if seat.kind == "bot" else "", hashed(token or ""))
            for seat, token in zip(wanted.seats, tokens, strict=True)
        ],
        undo=wanted.undo,
        hints=wanted.hints,
        seconds=wanted.seconds,
        maker=hashed(maker),
    )
    live = new_live(game.id, game.version, setup, public=wanted.public)
    live.address = address
    names: list[str | None] = [
        seat.name if seat.kind == "person" else None for seat in wanted.seats
    ]
    write = beginning(live, seating(live, names, [seat.nonce for seat in wanted.seats]))
    try:
        await tables.store.commit(write)
    except (Taken, StoreError) as e:
        raise Refused(503, "store", str(e)) from None
    await tables.adopt(live)
    return Created(
        id=live.id,
        seats=[SeatToken(seat, token) for seat, token in enumerate(tokens)],
        maker=maker,
    )


def new_live(game: str, version: int, setup: Setup, *, public: bool) -> LiveTable:
    """A table that nobody knows yet, with a fresh secret."""
    id = secrets.token_urlsafe(9)
    return LiveTable(id, game, version, setup, secrets.token_bytes(32), public=public)


def seating(
    live: LiveTable, names: list[str | None], nonces: list[str | None] | None = None
) -> list[Entry]:
    """Bots and persons with a name sit down; the game begins if nobody is missing."""
    now = time.time()
    entries: list[Entry] = []
    used: list[str] = []
    for seat, chair in enumerate(live.setup.chairs):
        if chair.kind == "bot":
            name = next(name for name in BOT_NAMES if name not in (*used, *names))
            data: Data = {"seat": seat, "name": name, "nonce": "", "bot": chair.bot}
        elif names[seat] is not None:
            name = other_name(checked(str(names[seat])), used)
            nonce = None if nonces is None else nonces[seat]
            data = {"seat": seat, "name": name, "nonce": new_nonce() if nonce is None else nonce}
        else:
            continue
        used.append(data["name"])
        entries.append(Entry("seat", now, data))
    if len(entries) == live.size:
        entries.append(Entry("start", now, {}))
    return entries


def beginning(live: LiveTable, entries: list[Entry]) -> Write:
    """All that is written of a new table."""
    for entry in entries:
        live.follow(entry)
    now = time.time()
    row: Data = {
        "id": live.id,
        "game": live.game_id,
        "version": live.version,
        "setup": _data.encode(live.setup).decode(),
        "secret": live.secret,
        "public": live.public,
        "created": now,
    }
    for name, value in change_of(live).items():
        if name != "which":
            row[name.removeprefix("new_")] = value
    row["changed"] = now
    return Write(tables=[row], entries=rows_of(live.id, 1, entries))


def new_nonce() -> str:
    """The nonce of a person who has given none."""
    return secrets.token_hex(8)
