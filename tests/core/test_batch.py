"""Batches: many games at once, each as if it were played alone."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import lusoria
from lusoria import Batch, IllegalAction
from lusoria.core.batch import CUT_OFF, ENDED, GOES_ON
from lusoria.core.processes import Processes

SIZE = 12
CASES: list[tuple[str, int, dict[str, Any]]] = [
    ("alea", 2, {"round_limit": 9}),
    ("roma", 2, {"round_limit": 6}),
    ("builders", 3, {"round_limit": 4}),
    ("romolo", 1, {"round_limit": 2}),
    ("romolo", 4, {"round_limit": 2, "teams": "on"}),
]


def batch(game: str, players: int, options: dict[str, Any], seed: int = 1) -> Batch:
    found = lusoria.batch(game, SIZE, players, seed=seed, **options)
    assert isinstance(found, Batch)
    return found


def steps(of: Batch | Processes, count: int) -> Iterator[None]:
    """So many random steps."""
    for _ in range(count):
        of.step(of.sample())
        yield


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_the_buffers_say_what_the_positions_say(
    game: str, players: int, options: dict[str, Any]
) -> None:
    found = batch(game, players, options)
    seen, masks = np.asarray(found.observations), np.asarray(found.masks)
    deciding = np.asarray(found.players)
    assert seen.shape == (SIZE, found.game.observation.size)
    assert np.shares_memory(seen, np.asarray(found.observations))
    for _ in steps(found, 60):
        for i, state in enumerate(found.positions()):
            assert deciding[i] == state.player >= 0
            assert seen[i].tobytes() == state.observation(state.player)
            assert masks[i].tobytes() == state.legal_mask()
            assert np.flatnonzero(masks[i]).tolist() == state.legal_actions()


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_a_finished_game_tells_its_rewards_once_and_begins_anew(
    game: str, players: int, options: dict[str, Any]
) -> None:
    found = batch(game, players, options)
    rewards, ended = np.asarray(found.rewards), np.asarray(found.ended)
    assert rewards.shape == (SIZE, players)
    over = 0
    while over < SIZE:
        before = found.positions()
        chosen = found.sample()
        found.step(chosen)
        after = found.positions()
        for i, state in enumerate(before):
            state.apply(chosen[i])
            if ended[i] == GOES_ON:
                assert not rewards[i].any()
                assert after[i].turn >= state.turn
            else:
                over += 1
                assert after[i].turn <= 1
                if state.is_over:  # otherwise chance had the last word
                    assert rewards[i].tolist() == pytest.approx(state.outcome().returns())
                    assert ended[i] == (CUT_OFF if state.is_cut_off else ENDED)


def test_the_same_seed_gives_the_same_games() -> None:
    one, same, other = (batch("roma", 2, {}, seed) for seed in (5, 5, 6))
    for _ in zip(steps(one, 30), steps(same, 30), steps(other, 30), strict=True):
        pass
    assert bytes(one.observations) == bytes(same.observations) != bytes(other.observations)


@pytest.mark.parametrize("wrong", [-1, 0, 10**9])
def test_an_illegal_action_is_refused_and_nothing_happens_in_any_game(wrong: int) -> None:
    found = batch("builders", 2, {})
    before = [state.key() for state in found.positions()]
    illegal = [action for action in range(found.game.action_count) if not found.masks[7, action]]
    chosen = found.sample()
    chosen[7] = wrong or illegal[0]
    with pytest.raises(IllegalAction, match="game 7"):
        found.step(chosen)
    with pytest.raises(ValueError, match="12 actions are expected, here are 3"):
        found.step(chosen[:3])
    assert [state.key() for state in found.positions()] == before


def test_actions_may_be_an_array_or_numbers_of_numpy() -> None:
    one, same, third = (batch("roma", 2, {}) for _ in range(3))
    one.step(np.array(one.sample()))
    same.step(same.sample())
    third.step([np.int64(action) for action in third.sample()])
    assert bytes(one.observations) == bytes(same.observations) == bytes(third.observations)
    with pytest.raises(TypeError):
        one.step([0.5] * SIZE)


def test_a_batch_has_the_round_limit_of_environments_unless_told_otherwise() -> None:
    game = lusoria.game("roma")
    limit = batch("roma", 2, {}).positions()[0].options["round_limit"]
    assert limit == game.rules.rounds
    assert batch("roma", 2, {"round_limit": 5}).positions()[0].options["round_limit"] == 5


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(lusoria.OptionError, match="2 players"):
        lusoria.batch("roma", 4, 3)
    with pytest.raises(ValueError, match="at least one"):
        lusoria.batch("roma", 0)
    with pytest.raises(ValueError, match="processes"):
        lusoria.batch("roma", 4, processes=5)


def test_several_processes_share_the_buffers() -> None:
    found = lusoria.batch("roma", 6, seed=2, processes=2, round_limit=3)
    try:
        seen, masks = np.asarray(found.observations), np.asarray(found.masks)
        ended, rewards = np.asarray(found.ended), np.asarray(found.rewards)
        rng = random.Random(1)
        over = 0
        while over < 6:
            chosen = found.sample()
            assert all(masks[i, action] for i, action in enumerate(chosen))
            chosen[0] = rng.choice(np.flatnonzero(masks[0]).tolist())
            before = seen.copy()
            found.step(chosen)
            assert (seen != before).any(axis=1).all()
            over += int((ended > 0).sum())
            assert (np.abs(rewards).sum(axis=1) > 0).sum() <= (ended > 0).sum()
        wrong = int(np.flatnonzero(masks[5] == 0)[0])
        before = seen.copy()
        with pytest.raises(IllegalAction, match="game 5"):
            found.step([*found.sample()[:5], wrong])
        assert (seen == before).all()
    finally:
        found.close()
    with pytest.raises(ValueError, match="closed"):
        found.sample()
