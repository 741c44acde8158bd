"""Random play inside compiled code."""

from random import Random

from lusoria.core.state import CHANCE, OVER, State


def let_chance_decide(state: State, rng: Random) -> None:
    """Play on until a seat decides or the game is over."""
    while state.player == CHANCE:
        state.play(state.draw(rng))


def random_game(state: State, rng: Random) -> tuple[int, int]:
    """Play to the end at random; return the number of decisions and of chance outcomes."""
    decisions = 0
    outcomes = 0
    while state.player != OVER:
        if state.player == CHANCE:
            state.play(state.draw(rng))
            outcomes += 1
        else:
            legal = state.legal  # known already if the step might have been silent
            if legal is None:
                legal = state.find_legal()
            state.play(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions, outcomes
