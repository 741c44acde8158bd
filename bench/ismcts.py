"""Our search against OpenSpiel's own ISMCTS, both with the same seconds for each decision.

    python -m bench.ismcts roma --games 100 --seconds 0.1

OpenSpiel's bot is the one written in Python: that in C++ crashes on games written in Python. It
plays through `lusoria.adapters.openspiel`; its random rollouts run in our compiled loop, which
gives it several times as many simulations as its own. Each deal is played from both seats. One
thinks at a time, so that a busy machine slows both.
"""

from random import Random
from time import perf_counter
from typing import Annotated, Any, Final

import numpy as np
import pyspiel
import typer
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

import lusoria.adapters.openspiel
from lusoria.arena.intervals import wilson
from lusoria.core.playout import random_game
from lusoria.players import decide, player

UCT: Final = 2.0  # for utilities from -1 to 1


class Rollouts:
    """Evaluates a position by one game at random from there on."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Random(seed)

    def evaluate(self, state: Any) -> list[float]:
        """Return the utility of each seat after the game."""
        position = state.memory.state.clone()
        random_game(position, self.rng)
        return list(position.outcome().returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Return the same prior for every action."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class Timed(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with a time limit instead of a number of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        super().__init__(
            game,
            Rollouts(seed),
            UCT,
            1,
            random_state=np.random.RandomState(seed),
            final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.seconds: Final = seconds
        self.decisions = 0
        self.simulations = 0

    def expand_if_necessary(self, state: Any, node: Any, action: int) -> None:
        """Add a child; one that was not legal at the node's first visit has an even prior."""
        node.prior_map.setdefault(action, 1.0 / len(state.legal_actions()))
        super().expand_if_necessary(state, node, action)

    def run_search(self, state: Any) -> Any:
        """Simulate until the time is over."""
        end = perf_counter() + self.seconds
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        self._root_node = self.create_new_node(state)
        self.decisions += 1
        while perf_counter() < end or self._root_node.total_visits <= 0:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self._root_node)


def play(game: str, mine: int, seed: int, seconds: float) -> tuple[float, Timed]:
    """Play a game with our search in a seat; return what it won, 1, a half or 0, and the other."""
    loaded = pyspiel.load_game(f"{lusoria.adapters.openspiel.PREFIX}{game}")
    state = loaded.new_initial_state()
    dice = Random(f"{seed} dice")
    rng = Random(f"{seed} {mine}")
    ours = player(f"search:{seconds}s", game)
    theirs = Timed(loaded, seconds, seed)
    while not state.is_terminal():
        if state.is_chance_node():
            action = state.memory.state.draw(dice)
        elif state.current_player() == mine:
            action = decide(ours, state.memory.state, rng)
        else:
            action = int(theirs.step(state))
        state.apply_action(action)
    utility = state.returns()[mine]
    return 1.0 if utility > 0.0 else 0.5 if utility == 0.0 else 0.0, theirs


def main(
    game: str,
    games: Annotated[int, typer.Option(min=2)] = 100,
    seconds: Annotated[float, typer.Option(min=0.01)] = 0.1,
    seed: int = 1,
) -> None:
    """Play the games and print the share that our search has won so far."""
    won = 0.0
    for number in range(games):
        result, theirs = play(game, number % 2, seed + number // 2, seconds)
        won += result
        each = theirs.simulations / max(1, theirs.decisions)
        share = wilson(won, number + 1)
        print(f"{number + 1}: {share}; ISMCTS: {each:.0f} simulations a decision", flush=True)


if __name__ == "__main__":
    typer.run(main)
