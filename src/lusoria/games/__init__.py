"""The games. A folder here with a `GAME` is a game: it needs no other registration."""

import importlib
import pkgutil

from lusoria.core.registry import register


def register_all() -> None:
    """Makes every game of this package known."""
    for module in pkgutil.iter_modules(__path__):
        register(importlib.import_module(f"{__name__}.{module.name}").GAME)
