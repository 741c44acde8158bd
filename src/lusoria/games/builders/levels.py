"""The bots of The Builders."""

from typing import Final

from lusoria.core.levels import Levels, SearchSettings

LEVELS: Final = Levels(
    beginner="look:0.02",
    medium="search:60",
    hard="search:400",
    master="search:5000",
    search=SearchSettings(temperature=0.03),
)
