"""Alea: two players bet on a die that only its owner has seen."""

from lusoria.core.game import Box, Game

GAME = Game(
    id="alea",
    name="Alea",
    version=1,
    players=(2, 2),
    options=(),
    box=Box(minutes=3),
    folder=__name__,
)
