"""A player whose games are learned from: greedy, but now and then it tries anything."""

from random import Random

from lusoria import State
from lusoria.players.greedy import Greedy

SELDOM = 25  # decisions for one that is left to chance


class Curious:
    """Greedy in all but one of so many decisions."""

    def __init__(self) -> None:
        self.greedy = Greedy()

    def choose(self, state: State, rng: Random) -> int:
        """What greedy would do, or anything."""
        if rng.randrange(SELDOM) == 0:
            return rng.choice(state.legal_actions())
        return self.greedy.choose(state, rng)
