"""A begun move played to its end."""

from random import Random
from typing import Final

from lusoria.core.state import CHANCE, OVER, State

ALL: Final = 1_000_000  # ways to go on
LONGEST: Final = 40  # decisions and outcomes until a begun move is judged as it stands


def finish(state: State, rng: Random, most: int) -> None:
    """Plays the move under way to its end, each decision as it looks best at once.

    Of more than `most` ways to go on it takes one at random.
    """
    left = LONGEST
    while state.in_move and state.player != OVER and left > 0:
        left -= 1
        if state.player == CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(way(state, rng, most))


def way(state: State, rng: Random, most: int) -> int:
    """How a begun move goes on: the way that looks best at once, or any of more than `most`."""
    legal = state.legal
    if legal is None:
        legal = state.find_legal()
        state.legal = legal
    count = len(legal)
    if count == 1:
        return legal[0]
    if count > most:
        return legal[int(rng.random() * count)]
    seat = state.player
    rules = state.game.rules
    best = legal[0]
    hope = -1e18
    for action in legal:
        twin = state.clone()
        twin.play(action)
        worth = rules.value(twin, seat)
        if worth > hope:
            hope = worth
            best = action
    return best
