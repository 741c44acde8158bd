"""What an account should know of its tables."""

from typing import Any, Literal

from msgspec import Struct

Kind = Literal["turn", "challenge", "over"]


class Notice(Struct):
    """What is to be known of a table: it is one's turn, one is challenged, the game is over."""

    kind: Kind
    table: str
    game: str
    options: dict[str, Any]
    at: float
    seat: int
    """One's own."""
    names: list[str]
    """Who sits in each seat, or for whom it is reserved; empty if that is not known."""
    due: float | None
    """When the time for the turn is up."""
    winners: list[int] | None
    """The seats that won, once the game is over."""
    rated: bool
    seconds: int | None
    """The time a person has for a turn; null: no limit."""


class Notices(Struct):
    """What waits for the account, the newest first."""

    notices: list[Notice]


class Feed(Struct):
    """Where programs read the notices: whoever knows the addresses may read them."""

    atom: str
    calendar: str
