"""Refusals by word: what a table does not do, and why."""

from typing import Any

from msgspec import UNSET

from lusoria.core.errors import IllegalAction, LusoriaError
from lusoria.tables.messages.problem import Problem


class Refused(LusoriaError):
    """The request is refused, and nothing was changed."""

    def __init__(
        self,
        error: str,
        detail: str,
        revision: int | None = None,
        rule: str | None = None,
        message: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(error, detail, revision, rule, message)
        self.problem = Problem(
            error=error,
            detail=detail,
            revision=UNSET if revision is None else revision,
            rule=rule or UNSET,
            message=UNSET if message is None else message,
        )


def no_table() -> Refused:
    """There is no such table, or no longer."""
    return Refused("no-table", "There is no such table. It may have been removed.")


def no_token() -> Refused:
    """A seat's token is needed, and none was sent."""
    return Refused("no-token", "This needs a seat's token: Authorization: Bearer <token>.")


def foreign_token() -> Refused:
    """The token does not belong to this table."""
    return Refused("foreign-token", "This token does not belong to a seat of this table.")


def not_your_seat(seat: int) -> Refused:
    """The token belongs to other seats."""
    return Refused("not-your-seat", f"This token does not belong to seat {seat}.")


def illegal(error: IllegalAction, revision: int) -> Refused:
    """The rules do not allow the action."""
    refusal = error.refusal
    message = refusal.message
    return Refused("illegal", str(message), revision, refusal.rule, message.json())
