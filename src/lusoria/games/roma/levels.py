"""Roma's bots, as `lusoria.players.levels` reads them."""

from typing import Final

LEVELS: Final = {"hard": "search:8000"}
