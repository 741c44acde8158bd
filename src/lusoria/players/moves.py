"""A begun move played to its end."""

from random import Random
from typing import Final

from lusoria.core.state import CHANCE, OVER, State

LONGEST: Final = 40  # decisions and outcomes until a begun move is judged as it stands


def finish(state: State, rng: Random, most: int) -> int:
    """Plays the move under way to its end, each decision as it looks best at once.

    Of more than `most` ways to go on it takes one at random. Tells how many positions it has
    looked at.
    """
    looked = 0
    left = LONGEST
    while state.in_move and state.player != OVER and left > 0:
        left -= 1
        looked += 1
        if state.player == CHANCE:
            state.play(state.draw(rng))
        else:
            ways = state.game.rules.weighed(state)
            if len(ways) <= most:
                looked += len(ways)
            state.play(way(state, ways, rng, most))
    return looked


def way(state: State, ways: list[int], rng: Random, most: int) -> int:
    """How a begun move goes on: as it looks best at once, or with any of more than `most` ways."""
    count = len(ways)
    if count == 1:
        return ways[0]
    if count > most:
        return ways[int(rng.random() * count)]
    seat = state.player
    rules = state.game.rules
    best = ways[0]
    hope = -1e18
    for action in ways:
        twin = state.clone()
        twin.play(action)
        worth = rules.value(twin, seat)
        if worth > hope:
            hope = worth
            best = action
    return best
