"""One move ahead: the best by the game's own judgement of the position after it."""

from random import Random

from lusoria.core.chance import sample
from lusoria.core.state import State
from lusoria.players.moves import ALL, LONGEST, way

EXACT = 6  # up to so many outcomes of chance are all looked at; of more, a few
DRAWS = 4
BUDGET = 1500  # positions looked at for one decision


class Greedy:
    """Looks through the small decisions of its move to the position after it."""

    def choose(self, state: State, rng: Random) -> int:
        """The action that begins the best move; chance among equals."""
        seat = state.player
        legal = state.legal_actions()
        best: list[int] = []
        best_value = float("-inf")
        for action in legal:
            worth = after(state, action, seat, BUDGET // len(legal), rng)
            if worth > best_value:
                best, best_value = [], worth
            if worth == best_value:
                best.append(action)
        return rng.choice(best)


def after(state: State, action: int, seat: int, budget: int, rng: Random) -> float:
    """What the position is worth to the seat once the action has been taken and its move is over.

    The budget is shared evenly between the ways to go on. Where there are more ways than it allows
    for, the move goes on as it looks best at once.
    """
    state = state.clone()
    state.play(action)
    for _ in range(LONGEST):
        if not state.in_move:
            break
        if state.is_chance:
            chances = state.chances()
            if len(chances) > EXACT:
                chances = [(sample(chances, rng), 1) for _ in range(DRAWS)]
            share = budget // len(chances)
            total = sum(weight for _, weight in chances)
            return sum(w * after(state, x, seat, share, rng) for x, w in chances) / total
        if state.player != seat:
            break
        legal = state.legal_actions()
        if len(legal) <= budget:
            share = budget // len(legal)
            return max(after(state, x, seat, share, rng) for x in legal)
        state.play(way(state, rng, ALL))
    return state.game.rules.value(state, seat)
