"""Romolo's bots, as `lusoria.players.levels` reads them."""

from typing import Final

# A turn has thirty decisions and more, and is to be over in some three seconds.
LEVELS: Final = {"medium": "search:200"}
LOOKS: Final = 40

VALUE_DOUBT: Final = 0.012  # of hundreds of moves in a game, one matters little
DOUBT_FADES: Final = True
WAYS_COMPARED: Final = 40  # a Worker in the Capital may have twenty
LONG_TURNS: Final = True
