"""Making new tables."""

import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec import structs

from lusoria.core.errors import OptionError, SnapshotError, UnknownGame
from lusoria.core.game import Game
from lusoria.core.lesson import Lesson, lesson
from lusoria.core.record import begun
from lusoria.core.registry import game as game_of
from lusoria.players.puzzle import Puzzle, puzzle
from lusoria.tables.draft import Draft
from lusoria.tables.entries import SeatEntry
from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import NewTable, WantedSeat
from lusoria.tables.messages.table import Created, SeatToken
from lusoria.tables.player_names import unique_name, visible_name
from lusoria.tables.rated import check_rated
from lusoria.tables.refused import Refused
from lusoria.tables.service.challenging import check_challenge
from lusoria.tables.setup import Chair, Setup
from lusoria.tables.tokens import hash_token, new_id, new_token

NOBODY: Final[Mapping[str, Identity]] = MappingProxyType({})
BOT_NAMES: Final = ("Livia", "Gaius", "Octavia", "Marcus", "Flavia", "Titus", "Julia", "Quintus")


def make_table(
    wanted: NewTable, account: Identity | None = None, known: Mapping[str, Identity] = NOBODY
) -> tuple[Draft, Created]:
    """Return a new table and its tokens.

    Bots and named persons sit down, the first of them as the maker's account; if all seats are
    taken the game begins. Lessons and puzzles are no account's tables. `known` are the accounts for
    which seats are reserved, by the names that are asked for.
    """
    try:
        game = game_of(wanted.game)
        solved = _puzzle(game, wanted)
        taken = _lesson(game, wanted) or solved
        options: dict[str, object] = {**wanted.options} if taken is None else taken.options
        position = wanted.position if taken is None else taken.position
        start = begun(game, len(wanted.seats), options, position)
    except UnknownGame as e:
        raise Refused("no-game", str(e)) from None
    except OptionError as e:
        raise Refused("options", str(e)) from None
    except SnapshotError as e:
        raise Refused("position", str(e)) from None
    if start.is_over:
        raise Refused("position", "The game is over in this position.")
    check_challenge(wanted, account, known)
    if wanted.rated:
        check_rated(wanted, start, account)
    if taken is not None:
        account = None
    shared = new_token() if wanted.one_screen else None
    tokens = [
        (shared or new_token()) if seat.kind == "person" and seat.account is None else None
        for seat in wanted.seats
    ]
    maker = new_token()
    setup = Setup(
        options=dict(start.options),
        chairs=[
            _chair(seat, hash_token(token or ""), known)
            for seat, token in zip(wanted.seats, tokens, strict=True)
        ],
        undo=wanted.undo,
        hints=wanted.hints and solved is None,
        seconds=wanted.seconds,
        maker=hash_token(maker),
        account="" if account is None else account.id,
        position=position,
        lesson=taken.id if isinstance(taken, Lesson) else "",
        puzzle="" if solved is None else solved.id,
        rated=wanted.rated,
    )
    secret = None if taken is None else taken.secret
    draft = Draft(new_live_table(game.id, game.version, setup, secret, public=wanted.public))
    names = [seat.name if seat.kind == "person" else None for seat in wanted.seats]
    # in a lesson and a puzzle all chance follows from its seed
    nonces = [seat.nonce if taken is None else "" for seat in wanted.seats]
    accounts: list[Identity | None] = [None] * len(names)
    first = next((seat for seat, name in enumerate(names) if name is not None), None)
    if account is not None and first is not None:
        accounts[first] = account
        names[first] = account.name
    seat_players(draft, names, accounts, nonces)
    places = [SeatToken(seat, token) for seat, token in enumerate(tokens)]
    return draft, Created(draft.live.id, places, maker)


def _chair(seat: WantedSeat, token: str, known: Mapping[str, Identity]) -> Chair:
    """The seat as it is set up."""
    bot = seat.bot if seat.kind == "bot" else ""
    if seat.account is None:
        return Chair(seat.kind, bot, token)
    account = known[seat.account]
    return Chair(seat.kind, bot, token, account.name, account.id, account.name)


def _lesson(game: Game, wanted: NewTable) -> Lesson | None:
    """Return the lesson that is wanted, if one is."""
    if wanted.lesson is None:
        return None
    found = lesson(game, wanted.lesson)
    if found is None:
        raise Refused("no-lesson", f"{game.name} has no lesson {wanted.lesson!r}.")
    if len(wanted.seats) != found.players:
        raise Refused("options", f"This lesson has {found.players} seats.")
    return found


def _puzzle(game: Game, wanted: NewTable) -> Puzzle | None:
    """Return the puzzle that is wanted, if one is."""
    if wanted.puzzle is None:
        return None
    found = puzzle(game, wanted.puzzle)
    if found is None:
        raise Refused("no-puzzle", f"{game.name} has no puzzle {wanted.puzzle!r}.")
    if len(wanted.seats) != found.players:
        raise Refused("options", f"This puzzle has {found.players} seats.")
    return found


def new_live_table(
    game: str, version: int, setup: Setup, secret: bytes | None = None, *, public: bool
) -> LiveTable:
    """Return an empty table with a fresh id and, if none is given, a fresh secret."""
    secret = secret or secrets.token_bytes(32)
    return LiveTable(new_id(), game, version, setup, secret, public=public)


def seat_players(
    draft: Draft,
    names: list[str | None],
    accounts: list[Identity | None],
    nonces: list[str | None] | None = None,
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
            entry = SeatEntry(draft.now, seat, name, new_nonce() if nonce is None else nonce)
            draft.add(as_account(entry, accounts[seat]))
        else:
            continue
        used.append(name)
    if all(live.taken):
        draft.start()


def as_account(entry: SeatEntry, account: Identity | None) -> SeatEntry:
    """Return the entry of somebody who sits down, as an account if they have one."""
    if account is None:
        return entry
    return structs.replace(entry, account=account.id, player=account.name)


def new_nonce() -> str:
    """Return the nonce of a person who has given none."""
    return secrets.token_hex(8)
