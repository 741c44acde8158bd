"""Romolo's bots. A turn has thirty decisions and more, and should take about three seconds."""

from typing import Final

from lusoria.core.levels import Levels, SearchSettings

LEVELS: Final = Levels(
    medium="search:200",
    search=SearchSettings(
        temperature=0.012,  # a game has hundreds of moves, so one matters little
        adaptive_temperature=True,
        max_compared=40,  # a Worker in the Capital may have twenty actions
        positions_per_iteration=40,
        long_turns=True,
    ),
)
