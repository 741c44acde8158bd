"""Refusals: each a status, a word and a sentence."""

from typing import Any

from msgspec import UNSET

from lusoria.core.errors import LusoriaError
from lusoria.server.messages.problem import Problem


class Refused(LusoriaError):
    """The request is refused, and nothing was changed."""

    def __init__(
        self,
        status: int,
        error: str,
        detail: str,
        revision: int | None = None,
        rule: str | None = None,
        message: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(status, error, detail, revision, rule, message)
        self.problem = Problem(
            status=status,
            error=error,
            detail=detail,
            revision=UNSET if revision is None else revision,
            rule=rule or UNSET,
            message=UNSET if message is None else message,
        )


def no_table() -> Refused:
    """There is no such table, or no longer."""
    return Refused(404, "no-table", "There is no such table. It may have been removed.")


def no_token() -> Refused:
    """A seat's token is needed, and none was sent."""
    return Refused(401, "no-token", "This needs a seat's token: Authorization: Bearer <token>.")


def foreign_token() -> Refused:
    """The token does not belong to this table."""
    return Refused(403, "foreign-token", "This token does not belong to a seat of this table.")


def not_your_seat(seat: int) -> Refused:
    """The token belongs to other seats."""
    return Refused(403, "not-your-seat", f"This token does not belong to seat {seat}.")


def too_many(what: str) -> Refused:
    """A limit is reached."""
    return Refused(429, "too-many", f"Too many {what}. Wait a little and try again.")


def not_written(error: Exception) -> Refused:
    """The database did not take the change."""
    return Refused(503, "store", str(error))
