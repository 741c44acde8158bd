"""One move ahead: the best by the game's own judgement of the position after it."""

from random import Random

from lusoria.core.chance import sample
from lusoria.core.state import State
from lusoria.players.moves import finish

EXACT = 6  # up to so many outcomes of chance are all looked at; of more, a few
DRAWS = 4
BUDGET = 1500  # positions looked at for one decision
ALL = 1_000_000


class Greedy:
    """Looks through the small decisions of its move to the position after it."""

    def choose(self, state: State, rng: Random) -> int:
        """The action that begins the best move; chance among equals."""
        legal = state.legal_actions()
        look = Look(state, state.player, rng)
        best: list[int] = []
        best_value = float("-inf")
        for action in legal:
            worth = look.after(state, action, BUDGET // len(legal))
            if worth > best_value:
                best, best_value = [], worth
            if worth == best_value:
                best.append(action)
        return rng.choice(best)


class Look:
    """Looks ahead for one seat to the end of its move."""

    def __init__(self, state: State, seat: int, rng: Random) -> None:
        self.rules = state.game.rules
        self.seat = seat
        self.rng = rng

    def after(self, state: State, action: int, budget: int) -> float:
        """What the position is worth once the action has been taken and its move is over.

        The budget is shared by all ways to go on. Where it does not suffice for each of them, the
        move is finished as it looks best at once: half a move is never judged.
        """
        twin = state.clone()
        twin.play(action)
        return self._worth(twin, budget - 1)

    def _worth(self, state: State, budget: int) -> float:
        if not state.in_move or (state.player != self.seat and not state.is_chance):
            return self.rules.value(state, self.seat)
        if state.is_chance:
            return self._mean(state, budget)
        legal = state.legal_actions()
        if budget < len(legal):
            finish(state, self.rng, ALL)
            return self.rules.value(state, self.seat)
        share = budget // len(legal)
        return max(self.after(state, action, share) for action in legal)

    def _mean(self, state: State, budget: int) -> float:
        chances = state.chances()
        if budget >= len(chances) and len(chances) <= EXACT:
            share = budget // len(chances)
            total = sum(weight for _, weight in chances)
            return sum(w * self.after(state, outcome, share) for outcome, w in chances) / total
        draws = max(1, min(DRAWS, budget))
        drawn = [sample(chances, self.rng) for _ in range(draws)]
        return sum(self.after(state, outcome, budget // draws) for outcome in drawn) / draws
