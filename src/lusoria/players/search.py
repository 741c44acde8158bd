"""The player that searches: one tree for each decision, kept for the rest of the move.

`lusoria.players.tree` says how the tree grows.
"""

from random import Random
from typing import Final

from lusoria.core.levels import SearchSettings
from lusoria.core.state import State
from lusoria.players.explanation import Option
from lusoria.players.tree import Tree

LEAST: Final = 0.25  # the share of the iterations for a decision in a tree that is kept
PART_OF_TURN: Final = 4  # a decision may use at most this part of what is left for the turn


class Search:
    """A player with a budget: iterations for each move, or seconds for each decision."""

    def __init__(self, iterations: int = 2000, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.tree: Tree | None = None
        self.turn = -1  # of the last decision
        self.seat = -1  # that took it
        self.left = 0  # positions for the rest of that turn

    def choose(self, state: State, rng: Random) -> int:
        """Return the action that is left of all contenders."""
        tree = self.tree
        if tree is None or not tree.goes_on(state):
            tree = Tree(state)
            self.tree = tree
        tree.rng = rng
        if not tree.is_forced():
            if self.seconds > 0.0:
                tree.grow(0, self.seconds)
            else:
                least = max(1, int(LEAST * self.iterations))
                iterations = max(least, self.iterations - tree.root.visits)
                before = tree.positions
                tree.grow(iterations, 0.0, self.positions(state, tree.settings, iterations))
                self.left -= tree.positions - before
        action = tree.best()
        tree.decided(action)
        return action

    def positions(self, state: State, settings: SearchSettings, iterations: int) -> int:
        """Return how many positions a decision may examine: at most a part of what is left for the
        turn, so that something is left for each of the next ones.
        """
        most = settings.positions_per_iteration * iterations
        if settings.budget_per_turn == 0:
            return most
        if state.turn != self.turn or state.player != self.seat:
            self.turn = state.turn
            self.seat = state.player
            each = settings.positions_per_iteration * self.iterations
            self.left = settings.budget_per_turn * each
        return max(1, min(most, self.left // PART_OF_TURN))

    def explain(self) -> list[Option]:
        """Return the options of the last decision, the best first."""
        return [] if self.tree is None else self.tree.explain_decision()
