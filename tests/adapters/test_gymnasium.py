"""Gymnasium's own check, and games against named players."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lusoria
import lusoria.adapters.gymnasium
from lusoria.players import UnknownPlayer
from tests.conformance.cases import Case

NAMES = {id: f"lusoria/{id.capitalize()}-v0" for id in lusoria.game_ids()}


def make(game: str, **options: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(NAMES[game], **options)


def test_the_games_are_registered() -> None:
    for name in ("lusoria/Roma-v0", "lusoria/Builders-v0", "lusoria/Romolo-v0"):
        assert name in gymnasium.registry


def test_it_passes_the_check(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    env = make(case.game.id, players=case.players, **{**dict(case.options), "round_limit": 20})
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", lusoria.game_ids())
@pytest.mark.parametrize("opponent", ["random", "greedy", "search:5"])
def test_a_whole_game_against_a_named_player(game: str, opponent: str) -> None:
    env: Any = make(game, opponent=opponent, round_limit=3)
    rng = np.random.default_rng(1)
    seats = set()
    for seed in range(4):
        seen, info = env.reset(seed=seed)
        seats.add(info["seat"])
        terminated = truncated = False
        reward = 0.0
        while not terminated and not truncated:
            assert reward == 0
            legal = np.flatnonzero(seen["action_mask"])
            seen, reward, terminated, truncated, info = env.step(int(rng.choice(legal)))
        state = env.unwrapped.position
        assert reward == state.outcome().returns()[info["seat"]]
        assert truncated == state.is_cut_off != terminated
    assert len(seats) > 1


def test_the_seat_can_be_fixed() -> None:
    env = make("roma", seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}
    with pytest.raises(ValueError, match="0 to 1"):
        make("roma", seat=2)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = make("roma")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated) == (-1, True)
    assert info["illegal"]


def test_an_unknown_opponent_is_refused_at_once() -> None:
    with pytest.raises(UnknownPlayer, match="nero"):
        make("roma", opponent="nero")


def test_after_the_end_there_is_no_step() -> None:
    env: Any = make("roma", round_limit=1).unwrapped
    env.reset(seed=1)
    while not env.position.is_over:
        env.step(env.position.legal_actions()[0])
    with pytest.raises(ValueError, match="reset"):
        env.step(0)
