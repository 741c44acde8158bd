"""Seeking somebody to play with: the game, its options, its clock, rated or not."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from lusoria.tables.messages.bounds import Nonce
from lusoria.tables.messages.requests import Options, Request, Seconds


class NewSeek(Request):
    """The game that is sought, with whoever wants the same."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    players: Annotated[int, Meta(ge=2, le=8)]
    options: Options = {}  # noqa: RUF012
    seconds: Seconds | None = None
    """The time a person has for a turn; null: no limit."""
    rated: bool = False
    nonce: Nonce | None = None


class Sought(Struct):
    """Where one waits or plays now."""

    table: str
    seat: int
    token: str | None
    """The secret token of the seat; null if one has sat there before."""
    maker: str | None
    """The token with which whoever made the table may close it."""
    waiting: bool
    """True if others are still to come."""


class Seeker(Struct):
    """Somebody who waits for others."""

    name: str
    rating: float | None
    """In the pool of the game; null without a rated game."""
    provisional: bool


class SeekInfo(Struct):
    """A game for which somebody waits."""

    table: str
    game: str
    options: dict[str, Any]
    players: int
    seconds: int | None
    rated: bool
    since: float
    who: list[Seeker]
    own: bool
    """True if whoever asks is one of those who wait."""
