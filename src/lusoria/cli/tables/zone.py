"""The parts of a table: each is looked at by itself where the whole does not fit a screen."""

from typing import NamedTuple

from rich.console import RenderableType


class Zone(NamedTuple):
    """A part of the table, the one nearest to the moves last."""

    name: str
    """In the reader's language: what is typed after `look`."""
    drawn: RenderableType
