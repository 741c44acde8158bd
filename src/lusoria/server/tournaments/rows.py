"""Tournaments and their entries as rows of the database."""

from typing import Any, Final

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    Row,
    Select,
    delete,
    insert,
    or_,
    select,
    union,
    update,
)

from lusoria.server.models import (
    TABLES,
    TOURNAMENT_ENTRIES,
    TOURNAMENT_GAMES,
    TOURNAMENTS,
)
from lusoria.server.store import Values, Write
from lusoria.tables.standstill import Standstill
from lusoria.tournaments.draft import Draft
from lusoria.tournaments.entries import (
    CloseEntry,
    Entry,
    ResultEntry,
    RoundEntry,
    dump_data,
    kind_of,
    load_entry,
)
from lusoria.tournaments.setup import Setup
from lusoria.tournaments.tournament import Game, Tournament

_encode: Final = msgspec.json.Encoder().encode


def read_tournament(row: Row[Any]) -> Tournament:
    """Return the tournament of a row, before the first entry of its log."""
    return Tournament(row.id, msgspec.json.decode(row.setup, type=Setup))


def read_entry(row: Row[Any]) -> Entry:
    """Return the entry of a row; `LogError` if it is none."""
    return load_entry(row.kind, row.at, row.data)


def followed(connection: Connection, row: Row[Any]) -> Tournament:
    """Return the tournament of a row, as its log says it is now."""
    here = read_tournament(row)
    for entry in connection.execute(entries_after(here.id, 0)).all():
        here.follow(read_entry(entry))
    return here


def new_tournament_row(tournament: Tournament, now: float) -> Write:
    """Return what is written for a new tournament."""
    row: Values = {
        "id": tournament.id,
        "setup": _encode(tournament.setup).decode(),
        "account_id": tournament.setup.maker,
        "created": now,
        **_summary(tournament, now),
    }
    return Write(statements=[insert(TOURNAMENTS).values(row)])


def changed_tournament(draft: Draft, standstill: Standstill) -> list[Executable]:
    """Return what is written of a draft, without the tables of the games that it pairs."""
    here = draft.tournament
    entries = [
        {
            "tournament_id": here.id,
            "revision": revision,
            "at": entry.at,
            "kind": kind_of(entry),
            "data": dump_data(entry),
        }
        for revision, entry in enumerate(draft.entries, draft.first)
    ]
    change = update(TOURNAMENTS).where(TOURNAMENTS.c.id == here.id)
    statements: list[Executable] = [
        insert(TOURNAMENT_ENTRIES).values(entries),
        change.values(_summary(here, draft.now)),
    ]
    for entry in draft.entries:
        if isinstance(entry, RoundEntry) and entry.pairings:
            due = standstill.due(entry.at, here.setup.patience)
            games = [
                {"table_id": one.table, "tournament_id": here.id, "due": due}
                for one in entry.pairings
            ]
            statements.append(insert(TOURNAMENT_GAMES).values(games))
        elif isinstance(entry, ResultEntry):
            over = TOURNAMENT_GAMES.c.table_id == entry.table
            statements.append(delete(TOURNAMENT_GAMES).where(over))
        elif isinstance(entry, CloseEntry):
            all_games = TOURNAMENT_GAMES.c.tournament_id == here.id
            statements.append(delete(TOURNAMENT_GAMES).where(all_games))
    return statements


def _summary(tournament: Tournament, now: float) -> Values:
    """What a tournament's row repeats of its log."""
    return {
        "status": tournament.status,
        "revision": tournament.revision,
        "entrants": sum(one.active for one in tournament.entrants),
        "changed": now,
        "due": tournament.due,
    }


def entries_after(id: str, revision: int) -> Select[Any]:
    """Select the log of a tournament after a revision."""
    log = TOURNAMENT_ENTRIES
    wanted = select(log).where(log.c.tournament_id == id, log.c.revision > revision)
    return wanted.order_by(log.c.revision)


def listed(status: str | None, skip: int, most: int) -> Select[Any]:
    """Select a page of the tournaments, the newest first."""
    wanted = select(TOURNAMENTS)
    if status is not None:
        wanted = wanted.where(TOURNAMENTS.c.status == status)
    return wanted.order_by(TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id).offset(skip).limit(most)


def entered_by(account: str) -> Select[Any]:
    """Select the tournaments before their end that an account has ever entered."""
    log = TOURNAMENT_ENTRIES
    own = (log.c.kind == "enter") & log.c.data.contains(f'"account":"{account}"', autoescape=True)
    entered = select(log.c.tournament_id).where(own)
    return select(TOURNAMENTS).where(TOURNAMENTS.c.status != "over", TOURNAMENTS.c.id.in_(entered))


def unattended(now: float) -> Select[Any]:
    """Select the tournaments at which a game is over, the time is up, or that are to begin."""
    games = TOURNAMENT_GAMES
    over = select(games.c.tournament_id)
    over = over.join(TABLES, TABLES.c.id == games.c.table_id, isouter=True)
    over = over.where(
        or_(
            TABLES.c.id.is_(None),
            TABLES.c.status.in_(["over", "closed"]),
            (TABLES.c.status == "open") & (games.c.due <= now),
        )
    )
    late = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.due <= now)
    return select(union(over, late).subquery())


def expected(game: Game, due: float) -> Executable:
    """Note anew by when everybody has to be at a table."""
    own = TOURNAMENT_GAMES.c.table_id == game.table
    return update(TOURNAMENT_GAMES).where(own).values(due=due)


def tables_of(ids: list[str]) -> Select[Any]:
    """Select how the tables of games stand."""
    return select(TABLES.c.id, TABLES.c.status, TABLES.c.revision).where(TABLES.c.id.in_(ids))
