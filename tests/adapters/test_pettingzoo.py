"""PettingZoo's own tests, and what they do not look at."""

import random
import warnings
from typing import Any

import numpy as np
import pytest

import lusoria
from lusoria import IllegalAction
from lusoria.adapters import pettingzoo
from tests.conformance.cases import Case

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # it imports its own games the old way
    from pettingzoo.test import api_test, seed_test

# It suggests boxes as observations, and arrays; its own card games have dictionaries, too.
ADVICE = (
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:.*This environment does not have:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # of those whose turn it is not
)
advised = [pytest.mark.filterwarnings(advice) for advice in ADVICE]


def options(case: Case) -> dict[str, Any]:
    return dict(case.options)


def made(case: Case) -> Any:
    return pettingzoo.env(case.game.id, case.players, **options(case))


class TestItsOwnSuite:
    pytestmark = advised

    def test_api(self, case: Case) -> None:
        api_test(made(case), num_cycles=60)

    def test_api_without_guards(self, case: Case) -> None:
        api_test(pettingzoo.raw_env(case.game.id, case.players, **options(case)), 30)

    def test_seed(self, case: Case) -> None:
        seed_test(lambda: made(case), num_cycles=20)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent has got when it leaves."""
    env.reset(seed=seed)
    rng = random.Random(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return rewards


def test_rewards_are_the_returns_of_the_outcome(case: Case) -> None:
    env = pettingzoo.raw_env(case.game.id, case.players, **options(case))
    rewards = play(env, 4)
    outcome = env.position.outcome()
    assert [rewards[agent] for agent in env.possible_agents] == outcome.returns()


def test_agents_see_what_their_seats_may_know_and_the_mask_is_of_who_decides(case: Case) -> None:
    env = made(case)
    env.reset(seed=5)
    state = env.unwrapped.position
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["observation"].tobytes() == state.observation(seat)
        legal = state.legal_actions() if seat == state.player else []
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal


def test_a_game_that_only_the_round_limit_ends_is_truncated() -> None:
    env = pettingzoo.raw_env("builders", 2, round_limit=1)
    env.reset(seed=1)
    while not env.position.is_over:
        env.step(env.position.legal_actions()[0])
    assert env.position.is_cut_off
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}


def test_an_environment_has_a_round_limit_unless_told_otherwise() -> None:
    env = pettingzoo.raw_env("roma")
    env.reset()
    assert env.position.options["round_limit"] == lusoria.game("roma").rules.rounds
    free = pettingzoo.raw_env("roma", round_limit=None)
    free.reset()
    assert free.position.options["round_limit"] is None


def test_an_illegal_action_is_refused_without_guards_and_loses_with_them(
    capfd: pytest.CaptureFixture[str],
) -> None:
    raw = pettingzoo.raw_env("roma")
    raw.reset(seed=2)
    before = raw.position.key()
    with pytest.raises(IllegalAction):
        raw.step(0)
    assert raw.position.key() == before
    env = pettingzoo.env("roma")
    env.reset(seed=2)
    loser = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}


def test_it_is_drawn_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("roma", render_mode="ansi")
    env.reset(seed=3)
    assert "own hand: " in env.render()
    told = pettingzoo.raw_env("roma", render_mode="human")
    told.reset(seed=3)
    told.step(told.position.legal_actions()[0])
    assert "cards put aside: own 1" in capsys.readouterr().out
