"""One move ahead: the best by the game's own judgement of the position after it."""

from random import Random
from typing import Final

from lusoria.core.chance import sample
from lusoria.core.state import CHANCE, State
from lusoria.players.moves import LONGEST, way

EXACT: Final = 6  # up to so many outcomes of chance are all looked at; of more, a few
DRAWS: Final = 4
LINES: Final = 1500  # ways to go on with the moves of one decision that are told apart
POSITIONS: Final = 60_000  # looked at for one decision; lines under way then go on to their end


class Greedy:
    """Looks through the small decisions of its move to the position after it."""

    def __init__(self) -> None:
        self.looked = 0  # positions, for the last decision

    def choose(self, state: State, rng: Random) -> int:
        """The action that begins the best move; chance among equals."""
        ways = state.game.rules.weighed(state)
        self.looked = 0
        if len(ways) == 1:
            return ways[0]
        lines = LINES // len(ways)
        share = POSITIONS // len(ways)
        best: list[int] = []
        best_value = float("-inf")
        for action in ways:
            look = Look(state.player, rng, share)
            worth = look.after(state, action, lines, LONGEST)
            self.looked += share - look.left
            if worth > best_value:
                best, best_value = [], worth
            if worth == best_value:
                best.append(action)
        return rng.choice(best)


class Look:
    """What an action is worth to a seat, found out with so many positions."""

    def __init__(self, seat: int, rng: Random, positions: int) -> None:
        self.seat: Final = seat
        self.rng: Final = rng
        self.left = positions

    def after(self, state: State, action: int, lines: int, longest: int) -> float:
        """What the position is worth once the action has been taken and its move is over.

        The lines are shared evenly between the ways to go on. Where there are more ways than
        lines, the move goes on as it looks best at once, and chance decides once. When no
        positions are left, those ways count that have been looked at, and the line under way
        goes on anyhow.
        """
        state = state.clone()
        state.play(action)
        self.left -= 1
        while state.in_move and longest > 0:
            longest -= 1
            if state.player == CHANCE:
                if lines > 0:
                    return self.expected(state, lines, longest)
                state.play(state.draw(self.rng))
                self.left -= 1
                continue
            if state.player != self.seat:
                break
            ways = state.game.rules.weighed(state)
            if 1 < len(ways) <= lines:
                return self.best(state, ways, lines // len(ways), longest)
            self.left -= len(ways)
            state.play(way(state, ways, self.rng, self.left))
        return state.game.rules.value(state, self.seat)

    def best(self, state: State, ways: list[int], lines: int, longest: int) -> float:
        """The worth of the best way to go on."""
        hope = self.after(state, ways[0], lines, longest)
        for action in ways[1:]:
            if self.left <= 0:
                break
            hope = max(hope, self.after(state, action, lines, longest))
        return hope

    def expected(self, state: State, lines: int, longest: int) -> float:
        """The mean worth of what chance may bring."""
        chances = state.chances()
        if len(chances) > EXACT:
            chances = [(sample(chances, self.rng), 1) for _ in range(DRAWS)]
        total = 0.0
        weights = 0
        for outcome, weight in chances:
            total += weight * self.after(state, outcome, lines // len(chances), longest)
            weights += weight
            if self.left <= 0:
                break
        return total / weights
