"""How bots play a game, as plain data: the game's folder gives it, the players read it."""

from typing import Final


class SearchSettings:
    """How tree search is set for a game. `lusoria.players.search` explains the terms."""

    def __init__(
        self,
        *,
        temperature: float = 0.06,
        adaptive_temperature: bool = False,
        max_compared: int = 14,
        positions_per_iteration: int = 300,
        long_turns: bool = False,
    ) -> None:
        self.temperature: Final = temperature
        """The temperature of the priors: an action whose first evaluation is this much below the
        best one has a prior e times smaller. Evaluations are chances to win, from 0 to 1.
        """
        self.adaptive_temperature: Final = adaptive_temperature
        """True if the temperature falls as the result becomes certain: for games that are decided
        long before the end, but in which every move still counts.
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


class Levels:
    """The players behind the levels of a game, and how search is set for it."""

    def __init__(
        self,
        *,
        easy: str = "greedy",
        medium: str = "search:500",
        hard: str = "search:2000",
        search: SearchSettings | None = None,
    ) -> None:
        # `medium` should answer in about a second, `hard` may take several.
        self.easy: Final = easy
        self.medium: Final = medium
        self.hard: Final = hard
        self.search: Final = SearchSettings() if search is None else search
