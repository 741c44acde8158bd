"""One move ahead: the best move by the game's own value of the position after it."""

from random import Random
from typing import Final

from lusoria.core.chance import sample
from lusoria.core.state import CHANCE, State
from lusoria.players.moves import MAX_DECISIONS, greedy_action

MAX_OUTCOMES: Final = 6  # if chance has no more outcomes than this, all of them are examined
SAMPLES: Final = 4  # otherwise this many are drawn
MAX_LINES: Final = 1500  # lines of play that one decision tells apart
MAX_POSITIONS: Final = 60_000  # examined for one decision; lines under way are then finished


class Greedy:
    """Looks through the small decisions of its move to the position after it."""

    def __init__(self) -> None:
        self.positions = 0  # examined for the last decision

    def choose(self, state: State, rng: Random) -> int:
        """Return the action that begins the best move; equals are drawn from."""
        actions = state.game.rules.weighed(state)
        self.positions = 0
        if len(actions) == 1:
            return actions[0]
        lines = MAX_LINES // len(actions)
        share = MAX_POSITIONS // len(actions)
        best: list[int] = []
        best_value = float("-inf")
        for action in actions:
            lookahead = Lookahead(state.player, rng, share)
            value = lookahead.after(state, action, lines, MAX_DECISIONS)
            self.positions += share - lookahead.left
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(action)
        return rng.choice(best)


class Lookahead:
    """Evaluates actions for a seat, within a budget of positions."""

    def __init__(self, seat: int, rng: Random, positions: int) -> None:
        self.seat: Final = seat
        self.rng: Final = rng
        self.left = positions

    def after(self, state: State, action: int, lines: int, decisions: int) -> float:
        """Return the value of the position once the action has been taken and its move is over.

        The lines are shared evenly between the ways to continue. If there are more ways than
        lines, each decision is taken greedily and chance is drawn once. When the budget is spent,
        only the ways examined so far count, and the current line is still finished.
        """
        state = state.clone()
        state.play(action)
        self.left -= 1
        while state.in_move and decisions > 0:
            decisions -= 1
            if state.player == CHANCE:
                if lines > 0:
                    return self.expected(state, lines, decisions)
                state.play(state.draw(self.rng))
                self.left -= 1
                continue
            if state.player != self.seat:
                break
            actions = state.game.rules.weighed(state)
            if 1 < len(actions) <= lines:
                return self.best(state, actions, lines // len(actions), decisions)
            self.left -= len(actions)
            state.play(greedy_action(state, actions, self.rng, self.left))
        return state.game.rules.value(state, self.seat)

    def best(self, state: State, actions: list[int], lines: int, decisions: int) -> float:
        """Return the value of the best action."""
        best_value = self.after(state, actions[0], lines, decisions)
        for action in actions[1:]:
            if self.left <= 0:
                break
            best_value = max(best_value, self.after(state, action, lines, decisions))
        return best_value

    def expected(self, state: State, lines: int, decisions: int) -> float:
        """Return the mean value over the outcomes of chance."""
        chances = state.chances()
        if len(chances) > MAX_OUTCOMES:
            chances = [(sample(chances, self.rng), 1) for _ in range(SAMPLES)]
        total = 0.0
        weights = 0
        for outcome, weight in chances:
            total += weight * self.after(state, outcome, lines // len(chances), decisions)
            weights += weight
            if self.left <= 0:
                break
        return total / weights
