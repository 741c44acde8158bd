"""Roma, by Stefan Feld, for two players."""

from lusoria.core.game import Box, Game
from lusoria.core.options import Choice

GAME = Game(
    id="roma",
    name="Roma",
    version=1,
    players=(2, 2),
    options=(Choice("mercatus", ("opponent", "stockpile"), "opponent", "R41"),),
    box=Box(minutes=25),
    folder=__name__,
)
