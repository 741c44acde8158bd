"""The games. A folder here with a `GAME` is a game: it needs no other registration.

A package installed beside this one brings a game by an entry point of the group `lusoria.games`
that names its `GAME`.
"""

import importlib
import pkgutil
from importlib.metadata import entry_points

from lusoria.core.registry import register


def register_all() -> None:
    """Makes the games of this package known, and those that other packages bring."""
    for module in pkgutil.iter_modules(__path__):
        register(importlib.import_module(f"{__name__}.{module.name}").GAME)
    for entry_point in entry_points(group=__name__):
        register(entry_point.load())
