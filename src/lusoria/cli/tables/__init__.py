"""A game's table drawn for the terminal: `tables/<game>.py` has a `render` for its views."""

import importlib
from collections.abc import Callable, Mapping
from typing import cast

from rich.console import RenderableType

from lusoria.text import Texts

View = Mapping[str, object]
Render = Callable[[View, int | None, Texts, list[str]], RenderableType]


def renderer(game: str) -> Render:
    """The function that draws a view: of which seat (None: a spectator's), in which language."""
    return cast(Render, importlib.import_module(f"{__name__}.{game}").render)
