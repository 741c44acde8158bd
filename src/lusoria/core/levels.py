"""How bots play a game, as plain data: the game's folder gives it, the players read it."""

from collections.abc import Mapping
from typing import Final


class SearchSettings:
    """How tree search is set for a game. `lusoria.players.tree` explains the terms."""

    def __init__(
        self,
        *,
        temperature: float = 0.06,
        adaptive_temperature: bool = False,
        max_compared: int = 14,
        positions_per_iteration: int = 300,
        long_turns: bool = False,
        analysis: int = 400_000,
        looks: int = 8,
        budget_per_turn: int = 0,
    ) -> None:
        self.temperature: Final = temperature
        """The temperature of the priors: an action whose first evaluation is this much below the
        best one has a prior e times smaller. Evaluations are chances to win, from 0 to 1.
        """
        self.adaptive_temperature: Final = adaptive_temperature
        """True if the temperature falls from the start as the result becomes certain, and not only
        once the game is decided: for games in which every move of many still counts.
        """
        self.max_compared: Final = max_compared
        """The most actions that are compared when a begun move is continued. If there are more,
        one is drawn at random.
        """
        self.positions_per_iteration: Final = positions_per_iteration
        """The positions that an iteration may examine, on average over a decision. A decision that
        needs more ends after fewer iterations.
        """
        self.long_turns: Final = long_turns
        """True if a turn has many moves, and a move many decisions. Search then plays out every
        way to continue a begun move, because half a move says little about its worth, and stops
        at the end of the turn: otherwise delaying that end would seem to delay the opponents too.
        """
        self.analysis: Final = analysis
        """The iterations that the analysis of a whole game takes: at most two minutes of a core."""
        self.looks: Final = looks
        """How often an action of the root is evaluated at first, if chance plays a part in it."""
        self.budget_per_turn: Final = budget_per_turn
        """The positions that a turn may examine, as a multiple of those that a decision may, for
        games in which a turn has many decisions; 0 for no limit.
        """


IN_BROWSER: Final[Mapping[str, str]] = {
    "medium": "search:1.4s",
    "hard": "search:3s",
    "master": "search:6s",
}


class Levels:
    """The players behind the levels of a game, and how search is set for it.

    Each should win two to four games of five against the one before it. On one core `medium` should
    take at most two seconds for a turn, `hard` five and `master` fifteen.
    """

    def __init__(
        self,
        *,
        beginner: str = "look:0.1",
        easy: str = "look",
        medium: str = "search:500",
        hard: str = "search:4000",
        master: str = "search:16000",
        in_browser: Mapping[str, str] = IN_BROWSER,
        search: SearchSettings | None = None,
    ) -> None:
        self.players: Final = {
            "beginner": beginner,
            "easy": easy,
            "medium": medium,
            "hard": hard,
            "master": master,
        }
        """The name of the player behind each level, the weakest first."""
        self.in_browser: Final = in_browser
        """The players in their place where the engine is interpreted in a browser: a decision takes
        two seconds at `medium`, or a turn of many decisions ten. Seconds are as long everywhere.
        """
        self.search: Final = SearchSettings() if search is None else search
