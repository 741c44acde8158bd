"""Luck: what chance has given each side, so that a match needs fewer games.

The outcomes of chance and their weights are part of the game, so what happened can be compared with
what could have happened. The luck of an outcome is the probability of winning after it, less the
mean of that over all outcomes. Its expectation is 0 whoever plays: subtracting it from the results
leaves their mean as it is and reduces their variance.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random

from lusoria.arena.intervals import Z95, Share
from lusoria.core.state import State
from lusoria.players.levels import search_settings
from lusoria.players.moves import greedy_action

MIN_GAMES = 20  # with fewer nothing is said
MAX_DECISIONS = 12  # after an outcome, until the position is evaluated
NO_LIMIT = 1_000_000  # on the actions compared, so that none is drawn at random
UNUSED = Random(0)  # nothing is drawn from it


def win_probabilities(state: State) -> list[float]:
    """Return every side's probability of winning, by the game's own value function."""
    sides = [side for side in state.sides if side]
    if state.is_over:
        winners = state.outcome().winners
        best = sum(side[0] in winners for side in sides)
        return [1 / best if side[0] in winners else 0.0 for side in sides]
    values = state.game.rules.values(state, [side[0] for side in sides])
    found = [_probability(value) for value in values]
    if len(found) == 1:
        return found
    whole = sum(found)
    return [one / whole for one in found]


def _probability(value: float) -> float:
    """Return the probability behind the logarithm of odds."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, value))))


def luck(state: State, outcome: int) -> list[float]:
    """Return what an outcome of chance brings each side, compared with the average outcome."""
    chances = state.chances()
    if len(chances) == 1:
        return [0.0] * sum(1 for side in state.sides if side)
    whole = sum(weight for _, weight in chances)
    found: list[float] = []
    for other, weight in chances:
        after = state.clone()
        after.play(other)
        play_on(after)
        wins = win_probabilities(after)
        found = found or [0.0] * len(wins)
        for side, win in enumerate(wins):
            found[side] += win * ((other == outcome) - weight / whole)
    return found


def play_on(state: State) -> None:
    """Play greedily until the turn is over or chance decides again; in games with long turns,
    until the move is over.
    """
    turn = state.turn
    long = search_settings(state.game).long_turns
    for _ in range(MAX_DECISIONS):
        if state.player < 0 or state.turn != turn or (long and not state.in_move):
            return
        state.play(greedy_action(state, state.game.rules.weighed(state), UNUSED, NO_LIMIT))


@dataclass(frozen=True)
class Result:
    """What a side achieved in a game, and what chance gave it."""

    deal: int
    """The number of the deal: games of one deal are not independent of each other."""
    won: float
    luck: float


def adjusted(results: Sequence[Result]) -> Share | None:
    """Return the share won, adjusted for luck, with its 95 % interval; None for too few games.

    The weight of luck in each half of the deals is estimated from the other half, so that what is
    subtracted still has the mean 0.
    """
    if len(results) < MIN_GAMES:
        return None
    halves = [[one for one in results if one.deal % 2 == half] for half in (0, 1)]
    if not all(halves):
        return None
    weights = [_weight(half) for half in halves]
    left = [one.won - weights[1 - one.deal % 2] * one.luck for one in results]
    mean = sum(left) / len(left)
    spread = sum((one - mean) ** 2 for one in left) / (len(left) - 1)
    half = Z95 * sqrt(spread / len(left))
    return Share(mean, max(0.0, mean - half), min(1.0, mean + half), len(left))


def _weight(results: Sequence[Result]) -> float:
    """Return by how much the result rises with luck."""
    mean = sum(one.won for one in results) / len(results)
    squares = sum(one.luck**2 for one in results)
    return sum((one.won - mean) * one.luck for one in results) / squares if squares else 0.0
