"""Making new tables."""

import secrets
from typing import Final

from lusoria.core.errors import OptionError, UnknownGame
from lusoria.core.registry import game as game_of
from lusoria.server.draft import Draft
from lusoria.server.entries import SeatEntry
from lusoria.server.live_table import LiveTable
from lusoria.server.messages.requests import NewTable
from lusoria.server.messages.table import Created, SeatToken
from lusoria.server.player_names import unique_name, visible_name
from lusoria.server.problems import Refused
from lusoria.server.setup import Chair, Setup
from lusoria.server.tables import Tables
from lusoria.server.tokens import hash_token, new_token

BOT_NAMES: Final = ("Livia", "Gaius", "Octavia", "Marcus", "Flavia", "Titus", "Julia", "Quintus")


async def create_table(tables: Tables, wanted: NewTable, address: str) -> Created:
    """Make a table. Bots and named persons sit down; if all seats are taken the game begins."""
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
            Chair(seat.kind, seat.bot if seat.kind == "bot" else "", hash_token(token or ""))
            for seat, token in zip(wanted.seats, tokens, strict=True)
        ],
        undo=wanted.undo,
        hints=wanted.hints,
        seconds=wanted.seconds,
        maker=hash_token(maker),
    )
    draft = Draft(new_live_table(game.id, game.version, setup, public=wanted.public))
    names = [seat.name if seat.kind == "person" else None for seat in wanted.seats]
    seat_players(draft, names, [seat.nonce for seat in wanted.seats])
    await tables.add(draft, address)
    return Created(
        id=draft.live.id,
        seats=[SeatToken(seat, token) for seat, token in enumerate(tokens)],
        maker=maker,
    )


def new_live_table(game: str, version: int, setup: Setup, *, public: bool) -> LiveTable:
    """Return an empty table with a fresh id and a fresh secret."""
    id = secrets.token_urlsafe(9)
    return LiveTable(id, game, version, setup, secrets.token_bytes(32), public=public)


def seat_players(
    draft: Draft, names: list[str | None], nonces: list[str | None] | None = None
) -> None:
    """Seat the bots and the persons with a name; if all seats are taken the game begins."""
    live = draft.live
    used: list[str] = []
    for seat, chair in enumerate(live.setup.chairs):
        wanted = names[seat]
        if chair.kind == "bot":
            name = next(name for name in BOT_NAMES if name not in (*used, *names))
            draft.add(SeatEntry(draft.now, seat, name, nonce="", bot=chair.bot))
        elif wanted is not None:
            name = unique_name(visible_name(wanted), used)
            nonce = None if nonces is None else nonces[seat]
            draft.add(SeatEntry(draft.now, seat, name, new_nonce() if nonce is None else nonce))
        else:
            continue
        used.append(name)
    if all(live.taken):
        draft.start()


def new_nonce() -> str:
    """Return the nonce of a person who has given none."""
    return secrets.token_hex(8)
