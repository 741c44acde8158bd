"""Who takes part: the players of this package by name, and anybody's own."""

import importlib
import sys
from pathlib import Path

from lusoria.players import Player, UnknownPlayer, player


def entrant(name: str, game: str) -> Player:
    """A new player of that name: one of ours, or `module:Class` for one of your own."""
    module, colon, made_by = name.partition(":")
    if not colon or module == "search":
        return player(name, game)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module), made_by)()
    except (ImportError, AttributeError, TypeError) as e:
        raise UnknownPlayer(f"{name!r} cannot be made: {e}.") from None
    if not callable(getattr(found, "choose", None)):
        raise UnknownPlayer(f"{name!r} has no method `choose`.")
    made: Player = found
    return made
