"""Roma's bots."""

from typing import Final

from lusoria.core.levels import Levels

LEVELS: Final = Levels(
    beginner="look:0.04",
    medium="search:100",
    hard="search:1000",
    master="search:20000",
    in_browser={"master": "search:4s"},
)
