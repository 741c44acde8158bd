"""Rated games: which tables may be rated, in which pool, and how everyone came out."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from lusoria.core.game import Game
from lusoria.core.options import Choice
from lusoria.core.registry import game, game_ids
from lusoria.core.state import State
from lusoria.tables.identity import Identity
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.requests import NewTable
from lusoria.tables.refused import Refused, not_your_seat

EDITION: Final = "edition"  # the option whose values are games of their own to whoever plays them
BOT: Final = "bot:"  # before a level: who the bots of that level are


@dataclass(frozen=True)
class Pool:
    """Games in which the same people are equally strong: a game, or one edition of it."""

    id: str
    game: str
    options: dict[str, Any]
    """The edition, where it is not the usual one."""


@dataclass(frozen=True)
class Placed:
    """How a seat came out."""

    seat: int
    who: str
    """The id of an account, or `bot:` and the level."""
    side: int
    place: int


@dataclass(frozen=True)
class RatedGame:
    """A rated game that is over."""

    table: str
    pool: str
    at: float
    seats: list[Placed]


def pool_of(game: Game, options: Mapping[str, Any]) -> Pool:
    """Return the pool of a game with these options."""
    usual = {option.name: option.default for option in game.options}.get(EDITION)
    edition = options.get(EDITION, usual)
    if edition == usual:
        return Pool(game.id, game.id, {})
    return Pool(f"{game.id}-{edition}", game.id, {EDITION: edition})


def pools() -> list[Pool]:
    """Return all pools."""
    found: list[Pool] = []
    for one in map(game, game_ids()):
        editions = [
            {EDITION: edition}
            for option in one.options
            if option.name == EDITION and isinstance(option, Choice)
            for edition in option.values
        ]
        found += [pool_of(one, options) for options in editions or [{}]]
    return found


def check_rated(wanted: NewTable, start: State, account: Identity | None) -> None:
    """Refuse a table that cannot be rated. Who sits down later is checked then."""
    if account is None:
        raise sign_in()
    if len([seat for seat in wanted.seats if seat.kind == "person" and seat.name]) > 1:
        raise not_rated("At a rated table everyone sits down for themselves.")
    if any(one is not None for one in (wanted.position, wanted.lesson, wanted.puzzle)):
        raise not_rated("A rated game begins at the usual start.")
    if wanted.one_screen:
        raise not_rated("At a rated table everyone has a screen of their own.")
    if wanted.hints:
        raise not_rated("There are no hints at a rated table: ask for it without them.")
    if start.limit:
        raise not_rated("A rated game is played to its end.")
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise not_rated("A person plays at a rated table.")
    if len([side for side in start.sides if side]) < 2:
        raise not_rated("A rated game has two sides of players.")


def check_rated_seat(live: LiveTable, account: Identity | None, seat: int) -> None:
    """Refuse somebody in a seat of a rated table who has no account, or not the seat's own, or who
    sits at the table already.
    """
    if not live.setup.rated:
        return
    if account is None:
        raise sign_in()
    if live.accounts[seat] not in ("", account.id):
        raise not_your_seat(seat)
    if account.id in [id for id, taken in zip(live.accounts, live.taken, strict=True) if taken]:
        raise Refused("already", "You sit at this table already.", live.revision)


def not_rated(why: str) -> Refused:
    """Such a table is not rated."""
    return Refused("not-rated", why)


def sign_in() -> Refused:
    """A guest has no rating."""
    return Refused("sign-in", "Sign in first: this game counts for the ratings.")


def rated_game(before: LiveTable, after: LiveTable) -> RatedGame | None:
    """Return the rated game that has just ended, if one has."""
    outcome = after.outcome()
    if not after.setup.rated or before.status == "over" or outcome is None:
        return None
    assert after.game is not None
    seats = _placed(after, outcome["sides"], outcome["places"])
    if len({one.side for one in seats}) < 2:  # the others have deleted their accounts
        return None
    return RatedGame(after.id, pool_of(after.game, after.setup.options).id, after.at, seats)


def _placed(live: LiveTable, sides: list[list[int]], places: list[int]) -> list[Placed]:
    """How everyone came out. Whoever left is last, and each of them a side of their own."""
    last = max(places) + 1
    found: list[tuple[int, list[int]]] = []
    for side, place in zip(sides, places, strict=True):
        found.append((place, [seat for seat in side if not has_left(live, seat)]))
        found += [(last, [seat]) for seat in side if has_left(live, seat)]
    found = [
        (place, known)
        for place, side in found
        if (known := [seat for seat in side if _who(live, seat)])
    ]
    return [
        Placed(seat, _who(live, seat), number, 1 + sum(other < place for other, _ in found))
        for number, (place, side) in enumerate(found)
        for seat in side
    ]


def has_left(live: LiveTable, seat: int) -> bool:
    """True if the person of the seat has resigned, or a bot plays since time ran out."""
    replaced = live.setup.chairs[seat].kind != "bot" and live.bots[seat] != ""
    return live.resigned[seat] or replaced


def _who(live: LiveTable, seat: int) -> str:
    chair = live.setup.chairs[seat]
    return f"{BOT}{chair.bot}" if chair.kind == "bot" else live.accounts[seat]
