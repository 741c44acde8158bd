"""Luck: what chance has given each side, so that a match says the same with fewer games.

Whatever chance does, it could have done something else, and both are known: its outcomes and their
weights are part of the game. The luck of an outcome is the chance to win after it less the mean of
that over all outcomes. Its expectation is 0 whoever plays, so taking it off a result leaves the
mean of many results as it is, and takes off a part of what they differ by.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from random import Random

from lusoria.arena.intervals import Z95, Share
from lusoria.core.state import State
from lusoria.players.levels import habits
from lusoria.players.moves import way

FEWEST = 20  # games, below which nothing is said
LONGEST = 12  # decisions until what an outcome has brought is judged
MOST = 1_000_000  # ways to go on: all of them are compared, and nothing is drawn by lot
NOBODY = Random(0)  # who would draw it


def hopes(state: State) -> list[float]:
    """The chance to win of every side, by the game's own judgement, which is fixed beforehand."""
    sides = [side for side in state.sides if side]
    if state.is_over:
        winners = state.outcome().winners
        best = sum(side[0] in winners for side in sides)
        return [1 / best if side[0] in winners else 0.0 for side in sides]
    values = state.game.rules.values(state, [side[0] for side in sides])
    found = [_odds(value) for value in values]
    if len(found) == 1:
        return found
    whole = sum(found)
    return [hope / whole for hope in found]


def _odds(value: float) -> float:
    """The probability behind the logarithm of odds."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, value))))


def luck(state: State, outcome: int) -> list[float]:
    """What an outcome of chance brings each side, more than chance brings on the average."""
    chances = state.chances()
    if len(chances) == 1:
        return [0.0] * sum(1 for side in state.sides if side)
    whole = sum(weight for _, weight in chances)
    found: list[float] = []
    for other, weight in chances:
        after = state.clone()
        after.play(other)
        go_on(after)
        hoped = hopes(after)
        found = found or [0.0] * len(hoped)
        for side, hope in enumerate(hoped):
            found[side] += hope * ((other == outcome) - weight / whole)
    return found


def go_on(state: State) -> None:
    """Whoever decides makes of it what looks best at once, until its turn is over or chance
    decides again; in games with long turns until its move is over.
    """
    turn = state.turn
    long = habits(state.game).long_turns
    for _ in range(LONGEST):
        if state.player < 0 or state.turn != turn or (long and not state.in_move):
            return
        state.play(way(state, state.game.rules.weighed(state), NOBODY, MOST))


@dataclass(frozen=True)
class Result:
    """What a side got in a game, and what chance gave it."""

    deal: int
    """Games of one deal are not independent of each other."""
    won: float
    luck: float


def adjusted(results: Sequence[Result]) -> Share | None:
    """The share won, less luck, with its 95 % interval; None if there are too few games.

    How much of a game a piece of luck decides is learned from the deals of the other half, so that
    what is taken off has the mean 0 all the same.
    """
    if len(results) < FEWEST:
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
    """By how much the result rises with luck."""
    mean = sum(one.won for one in results) / len(results)
    squares = sum(one.luck**2 for one in results)
    return sum((one.won - mean) * one.luck for one in results) / squares if squares else 0.0
