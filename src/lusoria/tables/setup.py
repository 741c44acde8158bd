"""How a table was set up: the options of its game, its seats, and what is allowed there."""

from typing import Any, Final, Literal

from msgspec import Struct

DAY: Final = 86_400  # seconds: with as much time for a turn, nobody has to sit there and wait


class Chair(Struct):
    """A seat as it was set up."""

    kind: Literal["person", "bot", "open"]
    bot: str = ""
    token: str = ""  # hashed
    name: str = ""  # of the person for whom the seat is reserved
    account: str = ""  # the id of their account, if they have one
    player: str = ""  # the name of that account
    again: bool = False  # the token is that of the last table: whoever sits down gets a new one


class Setup(Struct):
    """What the maker of a table chose for it."""

    options: dict[str, Any]
    chairs: list[Chair]
    undo: bool
    hints: bool
    seconds: int | None
    maker: str  # the maker's token, hashed
    account: str = ""  # the id of the maker's account
    position: dict[str, Any] | None = None
    """The position that the game begins at, if it is not the usual start."""
    lesson: str = ""
    """The id of the lesson that is taken here."""
    puzzle: str = ""
    """The id of the puzzle that is solved here."""
    rated: bool = False
    """True if the game counts for the ratings."""
    tournament: str = ""
    """The id of the tournament that the game belongs to."""


def is_patient(setup: Setup) -> bool:
    """True if the game is played over days: others and the clock wait for whoever is away."""
    return setup.seconds is not None and setup.seconds >= DAY
