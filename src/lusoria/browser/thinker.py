"""What takes long, in a worker of its own: whoever clicks does not wait for thoughts."""

import hashlib
import pickle
from typing import Final, Protocol

import msgspec

from lusoria.browser.operations import decoded, problem_of
from lusoria.core.errors import LusoriaError
from lusoria.tables.analysing import Analysing
from lusoria.tables.messages.requests import RecordFile
from lusoria.tables.thinking import PlayerCache

PLAYERS: Final = PlayerCache()
ANALYSES: Final = Analysing()


class Bytes(Protocol):
    """Bytes that came from the browser."""

    def to_bytes(self) -> bytes:
        """Return them as Python's."""


def think(asked: Bytes) -> list[int]:
    """Return a bot's decision."""
    return [PLAYERS.decide(pickle.loads(asked.to_bytes()))]


def advice(asked: Bytes) -> str:
    """Return what a seat had better do, as JSON."""
    return msgspec.json.encode(PLAYERS.answer(pickle.loads(asked.to_bytes()))).decode()


def analyse(record: str) -> str:
    """Analyse a record a little further; return how far it is, or why it cannot be, as JSON."""
    body = record.encode()
    try:
        found = ANALYSES.go_on(hashlib.sha256(body).digest(), lambda: decoded(body, RecordFile))
    except LusoriaError as e:
        return msgspec.json.encode({"problem": problem_of(e)}).decode()
    return msgspec.json.encode({"answer": found}).decode()
