"""Lusoria: games of ancient Rome, with every rule of each."""

from typing import Final

import lusoria._pure  # first: it decides whether what follows is compiled

# isort: split
import lusoria.core
from lusoria.core.chance import sample
from lusoria.core.errors import (
    DataError,
    IllegalAction,
    LusoriaError,
    NotationError,
    OptionError,
    RecordError,
    Refusal,
    SnapshotError,
    UndoError,
    UnknownGame,
)
from lusoria.core.game import Game
from lusoria.core.message import speak_with
from lusoria.core.outcome import Outcome
from lusoria.core.record import Record, loads, verify
from lusoria.core.registry import game, game_ids
from lusoria.core.state import CHANCE, OVER, State
from lusoria.core.table import Table
from lusoria.games import register_all
from lusoria.text import in_english

COMPILED: Final = not str(lusoria.core.__file__).endswith(".py")
"""Whether the engine runs compiled; if not, it plays the same, but many times slower."""

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "DataError",
    "Game",
    "IllegalAction",
    "LusoriaError",
    "NotationError",
    "OptionError",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "SnapshotError",
    "State",
    "Table",
    "UndoError",
    "UnknownGame",
    "game",
    "game_ids",
    "loads",
    "sample",
    "verify",
]

register_all()
speak_with(in_english)
