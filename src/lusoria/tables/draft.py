"""A change to a table that is not committed yet."""

import time
from typing import Final

from lusoria.tables.entries import ActionEntry, Entry
from lusoria.tables.live_table import LiveTable


class Draft:
    """New entries, and the table as it will be once they are committed.

    Each action is played once, here, on a copy; nobody sees the copy before the commit, and a
    commit that fails leaves the table as it was.
    """

    def __init__(self, before: LiveTable) -> None:
        self.now: Final = time.time()
        self.first: Final = before.revision + 1
        self.live: Final = before.clone()
        self.entries: Final[list[Entry]] = []

    def add(self, entry: Entry) -> None:
        """Add an entry that is complete."""
        self.live.follow(entry)
        self.entries.append(entry)

    def start(self) -> None:
        """Begin the game."""
        self.entries.append(self.live.start(self.now))

    def act(self, action: int, fault: str = "") -> ActionEntry:
        """Play an action of the seat that decides; an illegal one raises `IllegalAction`."""
        entry = self.live.act(self.now, action, fault)
        self.entries.append(entry)
        return entry
