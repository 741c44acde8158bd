"""What the package does with nothing beside it: a program for a clean environment.

It plays every game, and tells whether the engine is compiled.
"""

import random
from importlib.metadata import distributions

import lusoria
from lusoria.players import decide, player


def play(id: str) -> str:
    """A short game against the greedy player; the reason for which it ended."""
    game = lusoria.game(id)
    rng = random.Random(7)
    seats = [player("random", id), *[player("greedy", id)] * (game.box.players - 1)]
    state = game.start(game.box.players, round_limit=2)
    while not state.is_over:
        if state.is_chance:
            state.apply(lusoria.sample(state.chances(), rng))
        else:
            state.apply(decide(seats[state.player], state, rng))
    return state.outcome().reason


def refused(id: str) -> str:
    """What is said to somebody who decides while chance does."""
    state = lusoria.game(id).start()
    refusal = state.why_not(0)
    assert state.is_chance
    assert refusal is not None
    return str(refusal)


if __name__ == "__main__":
    installed = {found.metadata["Name"] for found in distributions()} - {"pip", "setuptools"}
    assert installed == {"lusoria", "mypy_extensions"}, installed
    assert {play(id) for id in ("builders", "roma", "romolo")} == {"round-limit"}
    assert refused("roma") == "The dice or the cards decide now."
    print("compiled" if lusoria.COMPILED else "interpreted")
