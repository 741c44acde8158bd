"""What a rated game does to the ratings, in the transaction that ends the game.

Games of all pools are rated one after the other, whichever process writes them: SQLite has one
writer, and on PostgreSQL a lock is held until the transaction ends. So the ratings follow from the
results in the order of their numbers.
"""

from collections import defaultdict
from collections.abc import Sequence
from itertools import groupby
from statistics import fmean
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text, update

from lusoria.arena.ratings import Rating, rated
from lusoria.server.models import RATINGS, RESULTS
from lusoria.tables.rated import Placed, RatedGame

LOCK: Final = 5_720_182  # any number that is not used for another of PostgreSQL's advisory locks


def rate(connection: Connection, games: Sequence[RatedGame]) -> None:
    """Write the results of games that have just ended, and the new ratings."""
    _wait_for_turn(connection)
    for game in games:
        newest = select(func.coalesce(func.max(RESULTS.c.number), 0))
        number = connection.execute(newest.where(RESULTS.c.pool == game.pool)).scalar_one() + 1
        before = _ratings(connection, game)
        after = changed(game.seats, before)
        rows = [_result(game, number, one, before, after) for one in game.seats]
        connection.execute(insert(RESULTS), rows)
        _keep(connection, game, after)


def rebuild(connection: Connection) -> int:
    """Compute all ratings anew from the results; return the number of games."""
    _wait_for_turn(connection)
    connection.execute(delete(RATINGS))
    ordered = select(RESULTS).order_by(RESULTS.c.pool, RESULTS.c.number, RESULTS.c.seat)
    count = 0
    for _, found in groupby(connection.execute(ordered).all(), lambda row: (row.pool, row.number)):
        rows = list(found)
        seats = [Placed(row.seat, row.who, row.side, row.place) for row in rows]
        game = RatedGame(rows[0].table_id, rows[0].pool, rows[0].at, seats)
        before = _ratings(connection, game)
        after = changed(seats, before)
        for one in seats:
            own = (RESULTS.c.table_id == game.table) & (RESULTS.c.seat == one.seat)
            values = _change(one.who, before, after)
            connection.execute(update(RESULTS).where(own).values(values))
        _keep(connection, game, after)
        count += 1
    return count


def changed(seats: Sequence[Placed], before: dict[str, Rating]) -> dict[str, Rating]:
    """Return the ratings after a game. A level of bots in several seats gets their mean."""
    sides: dict[int, list[Placed]] = defaultdict(list)
    for one in sorted(seats, key=lambda one: (one.side, one.seat)):
        sides[one.side].append(one)
    found = rated(
        [[before[one.who] for one in side] for side in sides.values()],
        [side[0].place for side in sides.values()],
    )
    each: dict[str, list[Rating]] = defaultdict(list)
    for side, ratings in zip(sides.values(), found, strict=True):
        for one, rating in zip(side, ratings, strict=True):
            each[one.who].append(rating)
    return {
        who: Rating(fmean(one.rating for one in own), fmean(one.deviation for one in own))
        for who, own in each.items()
    }


def _wait_for_turn(connection: Connection) -> None:
    """Let other processes finish rating, and keep them from it until this transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


def _ratings(connection: Connection, game: RatedGame) -> dict[str, Rating]:
    """The ratings of those who played; whoever is new begins as everybody does."""
    found = {one.who: Rating() for one in game.seats}
    wanted = select(RATINGS).where(RATINGS.c.pool == game.pool, RATINGS.c.who.in_(found))
    for row in connection.execute(wanted):
        found[row.who] = Rating(row.rating, row.deviation)
    return found


def _keep(connection: Connection, game: RatedGame, after: dict[str, Rating]) -> None:
    """Write the new ratings."""
    for who, rating in after.items():
        values = {
            "rating": rating.rating,
            "deviation": rating.deviation,
            "low": rating.low,
            "changed": game.at,
        }
        own = (RATINGS.c.pool == game.pool) & (RATINGS.c.who == who)
        known = update(RATINGS).where(own).values(games=RATINGS.c.games + 1, **values)
        if connection.execute(known).rowcount == 0:
            new = {"pool": game.pool, "who": who, "games": 1, **values}
            connection.execute(insert(RATINGS).values(new))


def _result(
    game: RatedGame, number: int, one: Placed, before: dict[str, Rating], after: dict[str, Rating]
) -> dict[str, Any]:
    return {
        "table_id": game.table,
        "seat": one.seat,
        "pool": game.pool,
        "number": number,
        "at": game.at,
        "who": one.who,
        "side": one.side,
        "place": one.place,
        **_change(one.who, before, after),
    }


def _change(who: str, before: dict[str, Rating], after: dict[str, Rating]) -> dict[str, float]:
    """What a game did to somebody's rating, as a result keeps it."""
    return {
        "rating_before": before[who].rating,
        "deviation_before": before[who].deviation,
        "rating": after[who].rating,
        "deviation": after[who].deviation,
    }
