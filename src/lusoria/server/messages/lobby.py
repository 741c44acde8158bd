"""The public tables, and the games with their options."""

from typing import Any

from msgspec import Struct

from lusoria.server.messages.bounds import Language, Level, Status


class Listed(Struct):
    """A public table."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    revision: int
    names: list[str]
    free: int
    """The number of open seats."""
    created: float
    changed: float
    winners: list[int] | None
    """The seats that won, once the game is over."""


class Listing(Struct):
    """A page of the public tables, the newest first."""

    tables: list[Listed]
    next: int | None
    """The value of `skip` for the next page; null: this is the last one."""


class Mode(Struct):
    """A way to play a game: its number of players and its options."""

    name: str
    players: int
    options: dict[str, str]


class Box(Struct):
    """The facts on a game's box."""

    minutes: int
    """How long a game usually takes."""
    players: int
    """The usual number of players."""
    modes: list[Mode]


class GameInfo(Struct):
    """A game and its options."""

    id: str
    name: str
    version: int
    players: tuple[int, int]
    options: list[dict[str, Any]]
    actions: int
    levels: list[Level]
    box: Box
    scoring: dict[str, list[str]]
    """The clauses behind each source of points."""
    texts: dict[str, str]
    """Its name and description, the names of its modes and options and the clauses these change, in
    the requested language."""


class GameTexts(Struct):
    """All texts of a game in one language."""

    language: Language
    fluent: str
    """The contents of its Fluent file."""
