"""A table that this process serves: its current state, its lock, and who watches it."""

import asyncio
from typing import Final

from lusoria.tables.bearer import Bearer
from lusoria.tables.live_table import LiveTable


class Reader:
    """Whoever reads a stream that has a name, and the last revision that they were shown."""

    def __init__(self, who: Bearer, shown: int) -> None:
        self.who: Final = who
        self.shown = shown


class ServedTable:
    """A table in this process. Whoever reads or replaces `live` holds the lock."""

    def __init__(self, live: LiveTable) -> None:
        self.id: Final = live.id
        self.live = live
        """The table as it was last committed; each commit puts another one in its place."""
        self.lock: Final = asyncio.Lock()
        self.changed: Final = asyncio.Condition()
        self.address = ""  # of whoever made it or decided last, as far as this process knows
        self.watchers = 0  # open streams
        self.streams: Final = [0] * live.size  # open streams of each seat
        self.readers: Final[dict[str, Reader]] = {}
        """The readers of streams, by the names that they gave to them."""
        self.touched = 0.0  # when it was last used
        self.gone = False  # removed from the database
        self.lines = 0  # the number of the last line of chat

    async def notify(self) -> None:
        """Wake all streams of the table."""
        async with self.changed:
            self.changed.notify_all()
