"""How a tournament was set up."""

from typing import Any, Literal

from msgspec import Struct

System = Literal["round-robin", "swiss", "arena"]

MAX_SIZE = 4  # seats of a table


class Setup(Struct, frozen=True):
    """What the maker of a tournament chose for it."""

    name: str
    game: str
    options: dict[str, Any]
    size: int
    """The seats of a table."""
    system: System
    length: int
    """The rounds of a Swiss tournament, how often all meet in a round robin, or the minutes of an
    arena."""
    seconds: int
    """The time that a person has for a turn; then a bot takes over."""
    patience: int
    """The seconds within which everybody has to sit down; then the game is forfeited."""
    maker: str
    """The account of whoever runs it."""
    host: str
    """The name of that account."""
    starts: float | None = None
    """When it begins by itself; None: when its maker says so."""
