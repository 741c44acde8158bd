"""One move ahead: the best by the game's own judgement of the position after it."""

from random import Random

from lusoria.core.chance import sample
from lusoria.core.state import State
from lusoria.players.moves import ALL, finish

EXACT = 6  # up to so many outcomes of chance are all looked at; of more, a few
DRAWS = 4
BUDGET = 1500  # positions looked at for one decision


class Greedy:
    """Looks through the small decisions of its move to the position after it."""

    def choose(self, state: State, rng: Random) -> int:
        """The action that begins the best move; chance among equals."""
        seat = state.player
        legal = state.legal_actions()
        look = Look(state, seat, BUDGET // len(legal), rng)
        best: list[int] = []
        best_value = float("-inf")
        for action in legal:
            worth = look.after(state, action)
            if worth > best_value:
                best, best_value = [], worth
            if worth == best_value:
                best.append(action)
        return rng.choice(best)


class Look:
    """Looks ahead for one seat to the end of its move.

    When its budget is used up it judges the position as it is; in a game of long turns, where half
    a move tells little, it first finishes the move as each decision looks best at once.
    """

    def __init__(self, state: State, seat: int, budget: int, rng: Random) -> None:
        self.rules = state.game.rules
        self.seat = seat
        self.budget = max(1, budget)
        self.rng = rng
        self.left = 0

    def after(self, state: State, action: int) -> float:
        """What the position is worth once the action has been taken and its move is over."""
        self.left = self.budget
        return self._after(state, action)

    def _after(self, state: State, action: int) -> float:
        self.left -= 1
        twin = state.clone()
        twin.play(action)
        return self._worth(twin)

    def _worth(self, state: State) -> float:
        if self.left <= 0 and self.rules.long_turns:
            finish(state, self.rng, ALL)
        if self.left <= 0 or not state.in_move:
            return self.rules.value(state, self.seat)
        if state.is_chance:
            chances = state.chances()
            if len(chances) <= EXACT:
                total = sum(weight for _, weight in chances)
                return sum(w * self._after(state, outcome) for outcome, w in chances) / total
            drawn = [sample(chances, self.rng) for _ in range(DRAWS)]
            return sum(self._after(state, outcome) for outcome in drawn) / DRAWS
        if state.player != self.seat:
            return self.rules.value(state, self.seat)
        return max(self._after(state, action) for action in state.legal_actions())
