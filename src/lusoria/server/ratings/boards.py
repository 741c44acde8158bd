"""Leader boards: everyone who has a rating in a pool, bots among people."""

from collections.abc import Iterable
from typing import Any, cast

from sqlalchemy import Connection, Row, or_, select

from lusoria.arena.ratings import Rating
from lusoria.server.models import ACCOUNTS, RATINGS
from lusoria.tables.messages.bounds import Level
from lusoria.tables.messages.ratings import LeaderBoard, PlayerName, Ranked, RatingInfo
from lusoria.tables.rated import BOT


def leader_board(connection: Connection, pool: str, skip: int, most: int) -> LeaderBoard:
    """Return a page of a leader board. Deleted accounts are left out."""
    wanted = (
        select(RATINGS, ACCOUNTS.c.name)
        .outerjoin(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.who)
        .where(RATINGS.c.pool == pool)
        .where(or_(ACCOUNTS.c.id.is_not(None), RATINGS.c.who.startswith(BOT)))
        .order_by(RATINGS.c.low.desc(), RATINGS.c.who)
        .offset(skip)
        .limit(most + 1)
    )
    rows = connection.execute(wanted).all()
    ranks = [
        Ranked(rank, player_name(row.who, row.name), rating_info(row))
        for rank, row in enumerate(rows[:most], skip + 1)
    ]
    return LeaderBoard(pool, ranks, skip + most if len(rows) > most else None)


def ratings_of(connection: Connection, who: str) -> list[RatingInfo]:
    """Return the ratings of somebody, first that of most games."""
    wanted = select(RATINGS).where(RATINGS.c.who == who)
    rows = connection.execute(wanted.order_by(RATINGS.c.games.desc(), RATINGS.c.pool)).all()
    return [rating_info(row) for row in rows]


def rating_info(row: Row[Any]) -> RatingInfo:
    """Return a rating as everyone is shown it."""
    rating = Rating(row.rating, row.deviation)
    return RatingInfo(
        pool=row.pool,
        rating=rating.rating,
        half=rating.half,
        provisional=rating.is_provisional,
        games=row.games,
        changed=row.changed,
    )


def player_names(connection: Connection, whos: Iterable[str]) -> dict[str, PlayerName]:
    """Return by what names these are known."""
    wanted = select(ACCOUNTS.c.id, ACCOUNTS.c.name).where(ACCOUNTS.c.id.in_(set(whos)))
    known = {row.id: row.name for row in connection.execute(wanted)}
    return {who: player_name(who, known.get(who)) for who in whos}


def player_name(who: str, name: str | None) -> PlayerName:
    """Return by what name somebody is known."""
    bot = cast(Level, who.removeprefix(BOT)) if who.startswith(BOT) else None
    return PlayerName(name=name, bot=bot)
