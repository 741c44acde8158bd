"""Playing a begun move to its end."""

from random import Random
from typing import Final

from lusoria.core.state import CHANCE, OVER, State

MAX_DECISIONS: Final = 40  # decisions and outcomes after which a move is evaluated unfinished


def finish_move(state: State, rng: Random, max_compared: int) -> int:
    """Play the move under way to its end, each decision as `greedy_action` takes it.

    Returns the number of positions examined.
    """
    positions = 0
    left = MAX_DECISIONS
    while state.in_move and state.player != OVER and left > 0:
        left -= 1
        positions += 1
        if state.player == CHANCE:
            state.play(state.draw(rng))
        else:
            actions = state.game.rules.weighed(state)
            if len(actions) <= max_compared:
                positions += len(actions)
            state.play(greedy_action(state, actions, rng, max_compared))
    return positions


def greedy_action(state: State, actions: list[int], rng: Random, max_compared: int) -> int:
    """Return the action with the best position right after it; any of them if there are more than
    `max_compared`.
    """
    count = len(actions)
    if count == 1:
        return actions[0]
    if count > max_compared:
        return actions[int(rng.random() * count)]
    seat = state.player
    rules = state.game.rules
    best = actions[0]
    best_value = -1e18
    for action in actions:
        twin = state.clone()
        twin.play(action)
        value = rules.value(twin, seat)
        if value > best_value:
            best_value = value
            best = action
    return best
