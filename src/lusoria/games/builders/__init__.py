"""The Builders: Antiquity, by Frédéric Henry, for two to four players."""

from lusoria.core.game import Game
from lusoria.core.options import Choice

GAME = Game(
    id="builders",
    name="The Builders: Antiquity",
    version=1,
    players=(2, 4),
    options=(Choice("university", ("becomes", "adds"), "becomes"),),
    rules="lusoria.games.builders.rules",
)
