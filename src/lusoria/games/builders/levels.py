"""The bots of The Builders, as `lusoria.players.levels` reads them."""

from typing import Final

LEVELS: Final = {"hard": "search:5000"}

VALUE_DOUBT: Final = 0.03
