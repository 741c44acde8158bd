"""Romolo's bots, as `lusoria.players.levels` reads them."""

from typing import Final

VALUE_DOUBT: Final = 0.012  # of hundreds of moves in a game, one matters little
DOUBT_FADES: Final = True
WAYS_COMPARED: Final = 40  # a Worker in the Capital may have twenty
LONG_TURNS: Final = True
