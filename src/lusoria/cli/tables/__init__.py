"""A game's table drawn for the terminal: `tables/<game>.py` has a `render` for its views.

A game without one gets a general table that is drawn from what the view says.
"""

import importlib
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import cast

from lusoria.cli.tables.plain import of_game
from lusoria.cli.tables.zone import Zone
from lusoria.text import Texts

View = Mapping[str, object]
Render = Callable[[View, int | None, Texts, list[str]], list[Zone]]


def renderer(game: str) -> Render:
    """Draws a view of a seat (None for a spectator) in a language."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return of_game(game)
    return cast(Render, importlib.import_module(module).render)
