"""What is not to be said, and what somebody at a table has reported."""

import re
import time
import unicodedata
from pathlib import Path
from typing import Final

from sqlalchemy import insert

from lusoria.core.errors import LusoriaError
from lusoria.server.models import REPORTS
from lusoria.server.store import Conflict, Store, Write
from lusoria.tables.live_table import LiveTable
from lusoria.tables.refused import Refused

WORD: Final = re.compile(r"\w+")


class WordList:
    """The words that a host does not want to be said."""

    def __init__(self, file: str) -> None:
        try:
            lines = Path(file).read_text("utf-8").splitlines() if file else []
        except (OSError, UnicodeDecodeError) as e:
            raise LusoriaError(f"The list of words {file} cannot be read: {e}.") from None
        self.words: Final = {_plain(line.strip()) for line in lines} - {""}

    def check(self, text: str) -> None:
        """Refuse a text with one of the words."""
        if self.words and not self.words.isdisjoint(WORD.findall(_plain(text))):
            raise Refused("words", "This server does not want one of these words to be said.")


def _plain(text: str) -> str:
    """A text without capitals and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in parts if not unicodedata.combining(one))


async def report(store: Store, live: LiveTable, seat: int, number: int) -> None:
    """Keep a line of chat, as it was said, for those who run the server."""
    lines = await store.lines(live.id, number - 1, 1)
    if not lines or lines[0].number != number:
        raise Refused("no-line", f"There is no line {number} in this chat.")
    line = lines[0]
    row = {
        "table_id": live.id,
        "number": number,
        "seat": seat,
        "at": time.time(),
        "name": live.players[line.seat] or live.names[line.seat],
        "text": line.text,
        "account_id": live.accounts[line.seat] or None,
    }
    try:
        await store.commit(Write(statements=[insert(REPORTS).values(row)]))
    except Conflict:
        return  # the same seat has reported it before
