"""A glance: what search sees before it searches, and a choice that errs as people do."""

import math
from random import Random
from typing import Final

from lusoria.core.state import State
from lusoria.players.tree import Tree


class Look:
    """Plays each move to its end in mind and looks no further.

    With a temperature it takes moves that look almost as good almost as often as the best one, and
    rarely those that look bad: a move that promises this much less is taken e times less often.
    Values are chances to win, from 0 to 1.
    """

    def __init__(self, temperature: float = 0.0) -> None:
        self.temperature: Final = temperature

    def choose(self, state: State, rng: Random) -> int:
        """Return the action that looks best, or with a temperature one drawn by its look."""
        actions = state.game.rules.weighed(state)
        if len(actions) == 1:
            return actions[0]
        tree = Tree(state)
        tree.rng = rng
        tree.look()
        options = tree.root.order
        best = options[0].first_value
        if self.temperature == 0.0:
            ties = 1
            while ties < len(options) and options[ties].first_value == best:
                ties += 1
            return options[int(rng.random() * ties)].action
        weights = [math.exp((child.first_value - best) / self.temperature) for child in options]
        left = rng.random() * sum(weights)
        for child, weight in zip(options, weights, strict=True):
            left -= weight
            if left < 0.0:
                return child.action
        return options[0].action
