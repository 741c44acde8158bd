"""The Builders: Antiquity, by Frédéric Henry, for two to four players."""

from lusoria.core.game import Box, Game
from lusoria.core.options import Choice

GAME = Game(
    id="builders",
    name="The Builders: Antiquity",
    version=2,
    players=(2, 4),
    options=(Choice("university", ("becomes", "adds"), "becomes"),),
    box=Box(minutes=30),
    folder=__name__,
)
