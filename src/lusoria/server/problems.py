"""Refusals: each a status, a word and a sentence."""

from typing import Any

from msgspec import UNSET

from lusoria.core.errors import LusoriaError
from lusoria.server.messages.problem import Problem


class Refused(LusoriaError):
    """The request is not fulfilled, and nothing has changed."""

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
    """There is no such table, or not any more."""
    return Refused(404, "no-table", "There is no such table. It may have been closed.")


def no_token() -> Refused:
    """Somebody without a seat asks for what only a seat may do."""
    return Refused(401, "no-token", "This needs a seat's token: Authorization: Bearer <token>.")


def foreign_token() -> Refused:
    """The token is none of this table's."""
    return Refused(403, "foreign-token", "This token is not for a seat of this table.")


def too_many(what: str) -> Refused:
    """Somebody asks too much."""
    return Refused(429, "too-many", f"Too many {what}. Wait a little and try again.")
