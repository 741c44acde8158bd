"""Lusoria: games of ancient Rome, with every rule of each."""

from typing import TYPE_CHECKING, Final

import lusoria._pure  # first: it decides whether what follows is compiled

# isort: split
import lusoria.core
from lusoria.core.batch import Batch
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

if TYPE_CHECKING:
    from lusoria.core.processes import Processes

COMPILED: Final = not str(lusoria.core.__file__).endswith(".py")
"""Whether the engine runs compiled; if not, it plays the same, but many times slower."""

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "Batch",
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
    "batch",
    "game",
    "game_ids",
    "loads",
    "sample",
    "verify",
]


def batch(
    game_id: str,
    size: int,
    players: int | None = None,
    *,
    seed: object = 0,
    processes: int = 0,
    **options: object,
) -> "Batch | Processes":
    """So many games at once, stepped by one call, in this process or in several: see `Batch`.

    For as many players as the game's box says and with a round limit, unless told otherwise.
    """
    if processes > 0:
        from lusoria.core.processes import Processes  # it takes a while to load

        return Processes(game(game_id), size, players, seed, options, processes)
    return Batch(game(game_id), size, players, seed, options)


register_all()
speak_with(in_english)
