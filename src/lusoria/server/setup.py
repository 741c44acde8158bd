"""How a table was set up: the options of its game, its seats, and what is allowed there."""

from typing import Any, Literal

from msgspec import Struct


class Chair(Struct):
    """A seat as it was set up."""

    kind: Literal["person", "bot", "open"]
    bot: str = ""
    token: str = ""  # hashed
    name: str = ""  # of the person for whom the seat is reserved


class Setup(Struct):
    """What the maker of a table chose for it."""

    options: dict[str, Any]
    chairs: list[Chair]
    undo: bool
    hints: bool
    seconds: int | None
    maker: str  # the maker's token, hashed
