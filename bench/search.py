"""Measures the iterations per second of `search` on one core, in positions of a greedy game.

    python -m bench.search roma builders

Several rounds go through the same positions; median, minimum and maximum are printed.
"""

import sys
from random import Random
from statistics import median
from time import process_time
from typing import Final

import lusoria
from lusoria import State
from lusoria.players.greedy import Greedy
from lusoria.players.tree import Tree

POSITIONS: Final = 12
APART: Final = 5  # decisions
ITERATIONS: Final = 2000
ROUNDS: Final = 5


def positions(game: str) -> list[State]:
    """Return positions of a game between two greedy players in which there is a choice."""
    rng = Random(1)
    greedy = Greedy()
    state = lusoria.game(game).start(2)
    found: list[State] = []
    decisions = 0
    while len(found) < POSITIONS and not state.is_over:
        if state.is_chance:
            state.apply(state.draw(rng))
            continue
        if decisions >= APART and len(state.game.rules.weighed(state)) > 1:
            found.append(state.clone())
            decisions = 0
        state.apply(greedy.choose(state.resample(state.player, rng), rng))
        decisions += 1
    return found


def speed(states: list[State]) -> float:
    """Return the iterations per second of processor time."""
    trees = [Tree(state) for state in states]
    start = process_time()
    for tree in trees:
        tree.grow(ITERATIONS)
    return len(trees) * ITERATIONS / (process_time() - start)


def main() -> None:
    """Print a line for each game."""
    for game in sys.argv[1:] or lusoria.game_ids():
        states = positions(game)
        found = sorted(speed(states) for _ in range(ROUNDS))
        print(f"{game}: {median(found):,.0f} ({found[0]:,.0f} to {found[-1]:,.0f})")


if __name__ == "__main__":
    main()
