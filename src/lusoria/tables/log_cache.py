"""Entries of a log that were already put into words: what has happened never changes."""

from collections import OrderedDict
from typing import Final

import msgspec

MAX_READERS: Final = 8  # seats and languages for which a table's entries are kept


class LogCache:
    """Entries as JSON, by revision, for the seats and languages that asked last."""

    def __init__(self) -> None:
        self.readers: Final[OrderedDict[tuple[int | None, str | None], dict[int, msgspec.Raw]]] = (
            OrderedDict()
        )

    def entries_for(self, seat: int | None, lang: str | None) -> dict[int, msgspec.Raw]:
        """The entries cached for a seat and a language, to be read and added to."""
        found = self.readers.setdefault((seat, lang), {})
        self.readers.move_to_end((seat, lang))
        if len(self.readers) > MAX_READERS:
            self.readers.popitem(last=False)
        return found
