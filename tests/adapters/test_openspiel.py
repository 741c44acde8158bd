"""OpenSpiel's simulation tests, and its own search playing our games."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import lusoria
import lusoria.adapters.openspiel
from tests.conformance.cases import Case

SHORT = [
    "lusoria_roma(round_limit=3)",
    "lusoria_builders(players=3,round_limit=2)",
    "lusoria_romolo(players=1,round_limit=6)",
    "lusoria_romolo(players=2,round_limit=6)",
]


def load(case: Case) -> Any:
    """The game of a case."""
    given = dict(case.options)
    words = {
        option.name: lusoria.adapters.openspiel.word(option, given[option.name])
        for option in case.game.options
        if option.name in given and isinstance(option, lusoria.core.options.Choice)
    }
    limit = given["round_limit"]
    parameters = {"players": case.players, "round_limit": limit, **words}
    return pyspiel.load_game(f"lusoria_{case.game.id}", parameters)


def chance(state: Any, rng: np.random.RandomState) -> int:
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=probabilities))


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """Return a position after n random decisions, or the last in which somebody decides."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    last = state
    while not state.is_terminal() and decisions >= 0:
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        else:
            last = state.clone()
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return last


def test_the_games_are_registered() -> None:
    names = pyspiel.registered_names()
    assert {"lusoria_roma", "lusoria_builders", "lusoria_romolo"} <= set(names)


def test_it_passes_the_random_simulation_with_serialization(
    case: Case, capfd: pytest.CaptureFixture[str]
) -> None:
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SHORT)
def test_a_copy_is_independent(name: str) -> None:
    state = played(pyspiel.load_game(name), 6)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert str(twin) == before
        assert twin.history() == state.history()
        player = state.current_player()
        assert twin.information_state_string(player) == state.information_state_string(player)
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before != str(twin)


@pytest.mark.parametrize("name", SHORT)
def test_a_resampled_position_looks_the_same_to_the_seat(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for decisions in (3, 9, 15):
        state = played(pyspiel.load_game(name), decisions, decisions)
        player = state.current_player()
        for _ in range(4):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", SHORT)
def test_its_mcts_and_ismcts_play(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=rng),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 4, random_state=rng),
    ]
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and decisions < 30:
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        else:
            state.apply_action(int(bots[decisions % 2].step(state)))
            decisions += 1
    assert decisions > 3


def test_utilities_are_returns() -> None:
    game = pyspiel.load_game("lusoria_builders(players=4,round_limit=1)")
    state = game.new_initial_state()
    rng = np.random.RandomState(3)
    assert state.returns() == [0.0] * 4
    while not state.is_terminal():
        legal = [chance(state, rng)] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(rng.choice(legal)))
    assert state.returns() == state.memory.state.outcome().returns()


def test_in_solitaire_nobody_loses_what_the_player_wins() -> None:
    kind = pyspiel.GameType.Utility
    assert pyspiel.load_game("lusoria_romolo(players=1)").get_type().utility == kind.GENERAL_SUM
    assert pyspiel.load_game("lusoria_romolo(players=2)").get_type().utility == kind.ZERO_SUM


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(lusoria.OptionError, match="players"):
        lusoria.adapters.openspiel.SpielGame.__subclasses__()[0]({"players": 9})


def test_a_process_that_has_used_it_ends_well() -> None:
    code = "import lusoria.adapters.openspiel, pyspiel; pyspiel.load_game('lusoria_roma')"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
