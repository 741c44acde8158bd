"""The Builders: Antiquity, by Frédéric Henry, for two to four players."""

from lusoria.core.game import DUEL, FOUR, THREE, Box, Game
from lusoria.core.options import Choice

GAME = Game(
    id="builders",
    name="The Builders: Antiquity",
    version=2,
    players=(2, 4),
    options=(Choice("university", ("becomes", "adds"), "becomes", "B21"),),
    box=Box(minutes=30, modes=(DUEL, THREE, FOUR)),
    folder=__name__,
)
