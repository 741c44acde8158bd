"""The public tables, and the games with what can be chosen before they begin."""

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
    """Seats open for whoever comes."""
    created: float
    changed: float
    winners: list[int] | None
    """The seats that won, once the game is over."""


class Listing(Struct):
    """A page of the public tables, the newest first."""

    tables: list[Listed]
    next: int | None
    """What to skip for the next page."""


class Mode(Struct):
    """A way to sit down to a game, with the options that make it what it is."""

    name: str
    players: int
    options: dict[str, str]


class Box(Struct):
    """What a game's box says in numbers."""

    minutes: int
    """How long a game takes."""
    players: int
    """How many play when nobody says otherwise."""
    modes: list[Mode]


class GameInfo(Struct):
    """A game and what can be chosen before it begins."""

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
    """Its name, what its box says of it, the words of its modes and options and the clauses these
    touch, in the language asked for."""


class GameTexts(Struct):
    """All texts of a game in one language."""

    language: Language
    fluent: str
    """The contents of its Fluent file."""
