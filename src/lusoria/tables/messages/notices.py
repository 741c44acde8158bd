"""What an account should know of its tables."""

from typing import Any, Literal

from msgspec import Struct

Kind = Literal["turn", "challenge", "paired", "over", "begins"]


class NamedTournament(Struct):
    """A tournament, as a notice names it."""

    id: str
    name: str


class Notice(Struct):
    """What is to be known of a table: it is one's turn, one is challenged or paired, the game is
    over. Or of a tournament that one has entered: it begins soon.
    """

    kind: Kind
    table: str | None
    """Null for a tournament that begins."""
    tournament: NamedTournament | None
    game: str
    options: dict[str, Any]
    at: float
    seat: int | None
    """One's own."""
    names: list[str]
    """Who sits in each seat, or for whom it is reserved; empty if that is not known."""
    due: float | None
    """When the time for the turn is up, or the tournament begins."""
    winners: list[int] | None
    """The seats that won, once the game is over."""
    rated: bool
    seconds: int | None
    """The time a person has for a turn; null: no limit."""

    @property
    def about(self) -> str:
        """The end of the page's address that it leads to."""
        if self.table is not None:
            return f"table/{self.table}"
        return "" if self.tournament is None else f"tournaments/{self.tournament.id}"


class Notices(Struct):
    """What waits for the account, the newest first."""

    notices: list[Notice]


class Feed(Struct):
    """Where programs read the notices: whoever knows the addresses may read them."""

    atom: str
    calendar: str
