"""What an account has learned: brought together from all browsers in which it was signed in."""

import msgspec
from sqlalchemy import delete, insert, select

from lusoria.server.accounts.accounts import Accounts
from lusoria.server.accounts.messages import (
    MAX_GAMES,
    MAX_LESSONS,
    MAX_TRIES,
    Learned,
    Progress,
    Solving,
)
from lusoria.server.models import PROGRESS
from lusoria.server.store import Write


async def read_progress(accounts: Accounts, id: str) -> Progress:
    """Return what is known of the account."""
    row = await accounts.first(select(PROGRESS.c.data).where(PROGRESS.c.account_id == id))
    return Progress({}) if row is None else msgspec.json.decode(row.data, type=Progress)


async def add_progress(accounts: Accounts, id: str, more: Progress) -> Progress:
    """Add what a browser knows, and return all of it."""
    before = await read_progress(accounts, id)
    merged = merge(before, more)
    if merged != before:
        row = {"account_id": id, "data": msgspec.json.encode(merged).decode()}
        old = delete(PROGRESS).where(PROGRESS.c.account_id == id)
        await accounts.commit(Write(statements=[old, insert(PROGRESS).values(row)]))
    return merged


def merge(one: Progress, other: Progress) -> Progress:
    """Return both together: all that was done, and the rating of whoever tried last."""
    games = {**one.games}
    for game, learned in other.games.items():
        games[game] = _together(games[game], learned) if game in games else learned
    return Progress(dict(sorted(games.items())[:MAX_GAMES]))


def _together(one: Learned, other: Learned) -> Learned:
    lessons = sorted({*one.lessons, *other.lessons})[:MAX_LESSONS]
    if one.puzzles is None or other.puzzles is None:
        return Learned(lessons, one.puzzles or other.puzzles)
    return Learned(lessons, _solved(one.puzzles, other.puzzles))


def _solved(one: Solving, other: Solving) -> Solving:
    """The first try of each puzzle, and the rating after the last of them."""
    last = max(one, other, key=_last_try)
    tries = {**one.tries}
    for id, tried in other.tries.items():
        if id not in tries or tried.at < tries[id].at:
            tries[id] = tried
    newest = sorted(tries.items(), key=lambda named: named[1].at)[-MAX_TRIES:]
    return Solving(last.rating, last.deviation, last.row, dict(newest))


def _last_try(solving: Solving) -> int:
    return max((tried.at for tried in solving.tries.values()), default=0)
