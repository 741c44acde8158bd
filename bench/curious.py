"""A player for generating games to learn from: greedy, but now and then it tries anything."""

from random import Random

from lusoria import State
from lusoria.players.greedy import Greedy

SELDOM = 25  # one decision in this many is left to chance


class Curious:
    """Greedy, except for a random decision now and then."""

    def __init__(self) -> None:
        self.greedy = Greedy()

    def choose(self, state: State, rng: Random) -> int:
        """Return greedy's action, or now and then any."""
        if rng.randrange(SELDOM) == 0:
            return rng.choice(state.legal_actions())
        return self.greedy.choose(state, rng)
