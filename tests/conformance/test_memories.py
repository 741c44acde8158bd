"""Returns; copies, keys and memories of positions."""

import copy
import random

import pytest

from lusoria import IllegalAction, State
from lusoria.core.recall import Recall, recall
from tests.conformance.cases import Case, any_action, restless_action, some_positions


def test_returns_add_up_and_follow_the_places(case: Case) -> None:
    for seed in range(3):
        outcome = some_positions(case, seed, 0)[-1].outcome()
        returns = outcome.returns()
        assert len(returns) == case.players
        assert all(-1 <= reward <= 1 for reward in returns)
        if all(outcome.sides):
            assert sum(returns) == pytest.approx(0)
        for side, place in zip(outcome.sides, outcome.places, strict=True):
            for seat in side:
                best = place == 1 and outcome.places.count(1) == 1
                assert (returns[seat] == 1) == best
                for other, behind in zip(outcome.sides, outcome.places, strict=True):
                    for rival in other:
                        assert (returns[seat] > returns[rival]) == (place < behind)


def test_a_copy_is_a_clone_and_equal_until_one_goes_on(case: Case) -> None:
    rng = random.Random(4)
    for state in some_positions(case, 4, 8):
        for twin in (copy.copy(state), copy.deepcopy(state), state.clone()):
            assert twin is not state
            assert twin == state
            assert twin.key() == state.key()
            if not state.is_over:
                before = state.key()
                twin.apply(any_action(twin, rng))
                assert twin != state
                assert state.key() == before
    assert state != 5
    with pytest.raises(TypeError, match="key"):
        hash(state)


def test_equal_positions_may_be_reached_by_different_ways(case: Case) -> None:
    state = some_positions(case, 5, 1)[0]
    assert case.game.restore(state.snapshot()) == state
    assert case.game.start(case.players, round_limit=7) != case.start()


def played(case: Case, seed: int, count: int) -> tuple[list[int], State]:
    """The first actions of a random game, and the position after them."""
    rng = random.Random(seed)
    state = case.start()
    actions: list[int] = []
    while not state.is_over and len(actions) < count:
        actions.append(restless_action(state, rng))
        state.apply(actions[-1])
    return actions, state


@pytest.mark.once
@pytest.mark.parametrize("seed", range(2))
def test_a_seat_remembers_what_it_was_told_and_did(case: Case, seed: int) -> None:
    actions, state = played(case, seed, 150)
    found = recall(case.start(), actions)
    assert found.state == state
    done: list[list[str]] = [[] for _ in range(case.players)]
    walk = case.start()
    for action in actions:
        if walk.player >= 0:
            done[walk.player].append(f"do {action}")
        walk.apply(action)
    for seat in range(case.players):
        kept = found.entries[seat]
        assert [line for line in kept if line.startswith("do ")] == done[seat]
        assert len(kept) > len(done[seat])
        assert found.text(seat).splitlines() == kept


@pytest.mark.once
def test_a_memory_does_not_depend_on_what_the_seat_cannot_know(case: Case) -> None:
    """After the same actions from a redrawn position on, the seat remembers the same."""
    rng = random.Random(6)
    compared = 0
    for number in range(6):
        actions, _ = played(case, number, 20 + 25 * number)
        before = recall(case.start(), actions)
        for seat in range(case.players):
            true, other = before.clone(), before.resample(seat, rng)
            assert other.entries[seat] == true.entries[seat]
            for rival in range(case.players):  # nothing of the true game, only what it sees
                seen = [f"see {other.state.observation(rival).hex()}"]
                assert rival == seat or other.entries[rival] == seen
            for _ in range(20):
                if true.state.is_over or true.state.player != other.state.player:
                    break
                reveals = true.state.reveals
                action = any_action(true.state, rng)
                if not possible(other.state, action):
                    break
                true.apply(action)
                other.apply(action)
                if true.state.reveals != reveals:
                    break
                assert true.entries[seat] == other.entries[seat]
                compared += 1
    assert compared > 0


def possible(state: State, action: int) -> bool:
    """Whether that may come next."""
    return state.can_happen(action) if state.is_chance else state.is_legal(action)


@pytest.mark.once
def test_a_memory_survives_an_illegal_action(case: Case) -> None:
    found = Recall(case.start())
    with pytest.raises(IllegalAction):
        found.apply(10**6)
    assert found.state == case.start()
    assert found.entries == [[] for _ in range(case.players)]
