"""Any legal action, each with equal probability."""

from random import Random

from lusoria.core.state import State


class AtRandom:
    """A player that decides at random."""

    def choose(self, state: State, rng: Random) -> int:
        """Return any legal action."""
        return rng.choice(state.legal_actions())
