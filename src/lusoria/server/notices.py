"""Notices: they follow from the tables, and only what has been seen of them is kept."""

import secrets
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, and_, insert, or_, select, update

from lusoria.server.models import NOTICES, SEATS, TABLES, TOURNAMENTS
from lusoria.server.tournaments.rows import entered_by, followed
from lusoria.tables.messages.notices import Kind, NamedTournament, Notice
from lusoria.tables.setup import Setup
from lusoria.tables.tokens import hash_token

SLOW: Final = 3_600  # seconds for a turn from which on nobody is expected to sit there and wait
SOON: Final = 3_600  # seconds before a tournament begins in which its entrants are told
MAX_NOTICES: Final = 100
KINDS: Final[dict[str, Kind]] = {"open": "challenge", "running": "turn", "over": "over"}


def notices_of(connection: Connection, account: str) -> list[Notice]:
    """Return what waits for an account, the newest first."""
    seen = select(NOTICES.c.seen).where(NOTICES.c.account_id == account)
    after = connection.execute(seen).scalar() or 0.0
    wanted = (
        select(TABLES, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .where(SEATS.c.account_id == account)
        .where(
            or_(
                TABLES.c.status == "open",
                and_(TABLES.c.status == "running", TABLES.c.player == SEATS.c.seat),
                and_(TABLES.c.status == "over", TABLES.c.changed > after),
            )
        )
        .order_by(TABLES.c.status == "over", TABLES.c.changed.desc(), TABLES.c.id)
        .limit(MAX_NOTICES)
    )
    rows = connection.execute(wanted).all()
    setups = {row.id: msgspec.json.decode(row.setup, type=Setup) for row in rows}
    names = _names_of(connection, {setup.tournament for setup in setups.values()} - {""})
    found = [_notice(row, setups[row.id], names) for row in rows]
    told = [one for one in found if one is not None]
    now = time.time()
    told += [
        one
        for one in beginning(connection, account)
        if one.due is not None and one.due - SOON < now
    ]
    return sorted(told, key=lambda one: one.at, reverse=True)


def deadlines_of(connection: Connection, account: str) -> list[Notice]:
    """Return what waits for an account, and all tournaments that are to begin."""
    ahead = beginning(connection, account)
    return [*(one for one in notices_of(connection, account) if one.kind != "begins"), *ahead]


def beginning(connection: Connection, account: str) -> list[Notice]:
    """Return the tournaments that an account has entered and that begin by themselves."""
    entered = entered_by(account).where(TOURNAMENTS.c.status == "open")
    found = []
    for row in connection.execute(entered.limit(MAX_NOTICES)).all():
        here = followed(connection, row)
        entrant = here.entrant_of(account)
        if here.setup.starts is None or entrant is None or not entrant.active:
            continue
        found.append(
            Notice(
                kind="begins",
                table=None,
                tournament=NamedTournament(row.id, here.setup.name),
                game=here.setup.game,
                options=here.setup.options,
                at=here.setup.starts - SOON,
                seat=None,
                names=[],
                due=here.setup.starts,
                winners=None,
                rated=True,
                seconds=here.setup.seconds,
            )
        )
    return found


def _names_of(connection: Connection, ids: set[str]) -> dict[str, NamedTournament]:
    """The tournaments with these ids."""
    wanted = select(TOURNAMENTS.c.id, TOURNAMENTS.c.setup).where(TOURNAMENTS.c.id.in_(ids))
    return {
        row.id: NamedTournament(row.id, msgspec.json.decode(row.setup)["name"])
        for row in (connection.execute(wanted).all() if ids else ())
    }


def mark_seen(connection: Connection, account: str) -> None:
    """Note that an account has seen which games are over."""
    _keep(connection, account, seen=time.time())


def new_feed(connection: Connection, account: str) -> str:
    """Return a new secret of the account's feeds; an older one is worth nothing any more."""
    secret = secrets.token_urlsafe(24)
    _keep(connection, account, feed=hash_token(secret))
    return secret


def account_of_feed(connection: Connection, secret: str) -> str | None:
    """Return whose feeds a secret opens."""
    wanted = select(NOTICES.c.account_id).where(NOTICES.c.feed == hash_token(secret))
    return connection.execute(wanted).scalar()


def _keep(connection: Connection, account: str, **values: object) -> None:
    own = NOTICES.c.account_id == account
    if connection.execute(update(NOTICES).where(own).values(values)).rowcount == 0:
        connection.execute(insert(NOTICES).values(account_id=account, **{"seen": 0.0, **values}))


def _notice(row: Row[Any], setup: Setup, named: dict[str, NamedTournament]) -> Notice | None:
    """What a table has to say to the account in the seat; None if nothing."""
    names: list[str] = msgspec.json.decode(row.names)
    is_slow = setup.seconds is not None and setup.seconds >= SLOW
    if row.status == "open":
        if names[row.seat]:  # the account sits there already
            return None
    elif not is_slow:
        return None
    return Notice(
        kind="paired" if setup.tournament and row.status == "open" else KINDS[row.status],
        table=row.id,
        tournament=named.get(setup.tournament),
        game=row.game,
        options=setup.options,
        at=row.changed,
        seat=row.seat,
        names=[name or chair.name for name, chair in zip(names, setup.chairs, strict=True)],
        due=row.due if row.status == "running" else None,
        winners=None if row.winners is None else msgspec.json.decode(row.winners),
        rated=setup.rated,
        seconds=setup.seconds,
    )
