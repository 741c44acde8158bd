"""Refusals over HTTP: the status of each word, and the words of the server itself."""

from typing import Final

from msgspec import structs

from lusoria.tables.messages import problem
from lusoria.tables.refused import Refused

STATUS: Final = {
    # the request
    "invalid": 400,
    "length": 400,
    "name": 400,
    "no-seat": 400,
    "not-rated": 400,
    "options": 400,
    "position": 400,
    "record": 400,
    "starts": 400,
    "subscription": 400,
    "version": 400,
    "weak-password": 400,
    "which": 400,
    "words": 400,
    "which-seat": 400,
    "no-token": 401,
    "sign-in": 401,
    "wrong-password": 401,
    "banned": 403,
    "foreign-token": 403,
    "host": 403,
    "old-link": 403,
    "muted": 403,
    "no-hints": 403,
    "not-the-maker": 403,
    "not-your-seat": 403,
    "not-your-turn": 403,
    "origin": 403,
    "role": 403,
    "scope": 403,
    "no-address": 409,
    "no-game": 404,
    "no-lesson": 404,
    "no-line": 404,
    "no-mail": 404,
    "no-push": 404,
    "no-puzzle": 404,
    "no-player": 404,
    "no-pool": 404,
    "no-position": 404,
    "no-table": 404,
    "no-tournament": 404,
    "not-found": 404,
    "method": 405,
    "slow": 408,
    # the table
    "already": 409,
    "bot": 409,
    "entrants": 409,
    "few": 409,
    "illegal": 409,
    "late": 409,
    "name-taken": 409,
    "not-entered": 409,
    "not-open": 409,
    "not-over": 409,
    "not-running": 409,
    "resigned": 409,
    "taken": 409,
    "too-many-tokens": 409,
    "undo": 409,
    "vacation-days": 409,
    "vacation-far": 409,
    "vacation-rest": 409,
    "vacation-set": 409,
    # the server
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "broken": 500,
    "full": 503,
    "log": 503,
    "no-hint": 503,
    "store": 503,
    "unread": 503,
}
"""The status of each word. `tests/server/test_problems.py` checks that none is missing."""

WORDS: Final = {
    400: "invalid",
    401: "no-token",
    404: "not-found",
    405: "method",
    413: "too-large",
    415: "not-json",
}
"""The words for requests that never reach a handler, by the status that Litestar gives them."""


class Problem(problem.Problem, kw_only=True):
    """Why a request was refused. With a status below 500, nothing was changed."""

    status: int


def problem_of(refused: Refused) -> Problem:
    """Return the refusal as it is sent."""
    told = refused.problem
    return Problem(status=STATUS[told.error], **structs.asdict(told))


def too_many(what: str) -> Refused:
    """A limit is reached."""
    return Refused("too-many", f"Too many {what}. Wait a little and try again.")


def unreachable(error: Exception) -> Refused:
    """The database did not answer, or did not take the change."""
    return Refused("store", str(error))
