"""Roma's bots."""

from typing import Final

from lusoria.core.levels import Levels

LEVELS: Final = Levels(hard="search:8000")
