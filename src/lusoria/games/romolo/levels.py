"""Romolo's bots. A turn has thirty decisions and more, and a budget."""

from typing import Final

from lusoria.core.levels import Levels, SearchSettings

LEVELS: Final = Levels(
    beginner="look:0.005",
    medium="search:200",
    hard="search:1600",
    master="search:8000",
    in_browser={"medium": "search:50", "hard": "search:400", "master": "search:0.8s"},
    search=SearchSettings(
        temperature=0.012,  # a game has hundreds of moves, so one matters little
        adaptive_temperature=True,
        max_compared=40,  # a Worker in the Capital may have twenty actions
        positions_per_iteration=40,
        long_turns=True,
        analysis=200_000,
        looks=1,  # one of them already plays out all ways to go on with a move
        budget_per_turn=8,
    ),
)
