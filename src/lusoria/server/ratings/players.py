"""What everyone may know of a player: ratings, opponents, the last games."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Any, Final, get_args

from sqlalchemy import Connection, Row, select

from lusoria.arena.ratings import Rating
from lusoria.server.models import RESULTS, TABLES
from lusoria.server.ratings.accuracies import accuracies_of
from lusoria.server.ratings.boards import player_names, ratings_of
from lusoria.tables.messages.bounds import Level
from lusoria.tables.messages.ratings import (
    MeanAccuracy,
    Opponent,
    Played,
    PlayerName,
    PlayerPage,
    RatedPlayer,
    RatingCourse,
    RatingPoint,
)
from lusoria.tables.rated import BOT

MAX_GAMES: Final = 500  # of a pool, that are looked at
MAX_POINTS: Final = 200  # of a graph
MAX_OPPONENTS: Final = 20
MAX_LAST: Final = 20  # games that are listed
MAX_IDS: Final = 500  # in one query
BOTS: Final = [f"{BOT}{level}" for level in get_args(Level)]


def player_page(
    connection: Connection, who: str, since: float | None, viewer: str | None
) -> PlayerPage:
    """Return what the viewer, who may be nobody, may know of a player."""
    ratings = ratings_of(connection, who)
    own = [row for rating in ratings for row in _last(connection, who, rating.pool)]
    others: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in _beside(connection, [row.table_id for row in own]):
        if row.who != who:
            others[row.table_id].append(row)
    names = player_names(
        connection, {who, *(other.who for rows in others.values() for other in rows)}
    )
    accuracies = accuracies_of(connection, own)
    last = sorted(own, key=lambda row: row.at, reverse=True)[:MAX_LAST]
    shown = _shown(connection, [row.table_id for row in last], viewer)
    return PlayerPage(
        who=names[who],
        since=since,
        ratings=ratings,
        courses=[
            RatingCourse(rating.pool, _points([row for row in own if row.pool == rating.pool]))
            for rating in ratings
        ],
        opponents=_opponents(own, others, names),
        accuracies=_means(own, accuracies),
        games=[
            Played(
                table=row.table_id if row.table_id in shown else None,
                pool=row.pool,
                at=row.at,
                place=row.place,
                rating=row.rating_before,
                change=row.rating - row.rating_before,
                accuracy=accuracies.get((row.table_id, row.seat)),
                others=[
                    RatedPlayer(
                        names[other.who], other.side == row.side, other.place, other.rating_before
                    )
                    for other in others[row.table_id]
                ],
            )
            for row in last
        ],
    )


def _last(connection: Connection, who: str, pool: str) -> Sequence[Row[Any]]:
    """The last results of somebody in a pool, the newest first."""
    wanted = select(RESULTS).where(RESULTS.c.who == who, RESULTS.c.pool == pool)
    return connection.execute(wanted.order_by(RESULTS.c.number.desc()).limit(MAX_GAMES)).all()


def _beside(connection: Connection, ids: Sequence[str]) -> list[Row[Any]]:
    """The results of everyone in these games."""
    found: list[Row[Any]] = []
    for first in range(0, len(ids), MAX_IDS):
        some = RESULTS.c.table_id.in_(ids[first : first + MAX_IDS])
        wanted = select(RESULTS).where(some).order_by(RESULTS.c.place, RESULTS.c.seat)
        found += connection.execute(wanted).all()
    return found


def _shown(connection: Connection, ids: Sequence[str], viewer: str | None) -> set[str]:
    """Those of the tables that everyone may look at, or at which the viewer has played."""
    public = select(TABLES.c.id).where(TABLES.c.id.in_(ids), TABLES.c.public)
    played = (
        select(TABLES.c.id)
        .join(RESULTS, RESULTS.c.table_id == TABLES.c.id)
        .where(TABLES.c.id.in_(ids), RESULTS.c.who == viewer)
    )
    return set(connection.execute(public).scalars()) | set(connection.execute(played).scalars())


def _points(rows: Sequence[Row[Any]]) -> list[RatingPoint]:
    """The course of a rating, the oldest game first."""
    return [
        RatingPoint(row.at, row.rating, Rating(row.rating, row.deviation).half)
        for row in reversed(rows[:MAX_POINTS])
    ]


def _means(own: Sequence[Row[Any]], accuracies: dict[tuple[str, int], float]) -> list[MeanAccuracy]:
    """How well was played in each pool in which a game was analysed."""
    known: dict[str, list[float]] = defaultdict(list)
    for row in own:
        found = accuracies.get((row.table_id, row.seat))
        if found is not None:
            known[row.pool].append(found)
    return [MeanAccuracy(pool, fmean(found), len(found)) for pool, found in known.items()]


def _opponents(
    own: Sequence[Row[Any]],
    others: dict[str, list[Row[Any]]],
    names: dict[str, PlayerName],
) -> list[Opponent]:
    """The results against each opponent, first those of most games."""
    counted: dict[tuple[str, str], Opponent] = {}
    for row in own:
        for other in others[row.table_id]:
            if other.side == row.side:
                continue
            key = (other.who, row.pool)
            found = counted.setdefault(key, Opponent(names[other.who], row.pool, 0, 0, 0))
            found.won += row.place < other.place
            found.drawn += row.place == other.place
            found.lost += row.place > other.place
    return sorted(counted.values(), key=lambda one: one.won + one.drawn + one.lost, reverse=True)[
        :MAX_OPPONENTS
    ]
