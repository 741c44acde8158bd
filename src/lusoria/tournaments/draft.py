"""A change to a tournament that is not committed yet."""

from typing import Final

from lusoria.tournaments.entries import Entry
from lusoria.tournaments.tournament import Tournament


class Draft:
    """New entries, and the tournament as it will be once they are committed."""

    def __init__(self, before: Tournament, now: float) -> None:
        self.now: Final = now
        self.first: Final = before.revision + 1
        self.tournament: Final = before.clone()
        self.entries: Final[list[Entry]] = []

    def add(self, entry: Entry) -> None:
        """Add an entry."""
        self.tournament.follow(entry)
        self.entries.append(entry)
