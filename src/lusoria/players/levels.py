"""How bots play a game: who stands behind each level, and how search looks at the game.

A game says what is different in it in the `levels.py` of its folder, as plain data: `LEVELS` with
the players of some levels, and the numbers of `Habits` in capitals. It needs to say nothing.
"""

from typing import Final

from lusoria.core import registry
from lusoria.core.game import Game

LEVELS: Final = ("easy", "medium", "hard")

# `medium` is to answer in about a second, `hard` may take several.
PLAYED_BY: Final = {"easy": "greedy", "medium": "search:500", "hard": "search:2000"}


def played_by(level: str, game: str = "") -> str:
    """The player behind a level of a game; without a game, as in those that say nothing."""
    own: dict[str, str] = {}
    if game:
        own = getattr(registry.game(game).part("levels"), "LEVELS", own)
    return own.get(level, PLAYED_BY[level])


class Habits:
    """How search looks at a game."""

    def __init__(self, game: Game) -> None:
        own = game.part("levels")
        self.value_doubt: Final[float] = getattr(own, "VALUE_DOUBT", 0.06)
        """How much good moves differ in the chance to win that the game's value function promises:
        search favours an action that promises so much less than the best e times less.
        """
        self.doubt_fades: Final[bool] = getattr(own, "DOUBT_FADES", False)
        """Whether good moves differ less the surer the result is: for games decided long before
        the end, in which every move still counts.
        """
        self.ways_compared: Final[int] = getattr(own, "WAYS_COMPARED", 14)
        """Up to so many ways to go on with a begun move are compared; of more one is drawn."""
        self.looks: Final[int] = getattr(own, "LOOKS", 300)
        """So many positions may be looked at for an iteration, on average over a decision: where
        each iteration looks at more, a decision ends after fewer.
        """
        self.long_turns: Final[bool] = getattr(own, "LONG_TURNS", False)
        """Whether a turn has many moves, and a move many decisions. Search then looks through all
        ways a begun move may end, as half a move tells little of its worth, and no further than
        the turn: what puts off the end of the turn would seem to put off what comes after it.
        """


_habits: Final[dict[str, Habits]] = {}


def habits(game: Game) -> Habits:
    """How search looks at this game, read once."""
    found = _habits.get(game.id)
    if found is None:
        found = Habits(game)
        _habits[game.id] = found
    return found
