"""Observations: a seat's view as bytes."""

import json
import random

import pytest

from tests.conformance.cases import Case, positions, restless_action, some_positions

ALSO_CROWDED = True


def test_an_observation_is_laid_out_as_the_game_says(case: Case) -> None:
    layout = case.game.observation
    highs = layout.highs()
    assert layout.size == len(highs) == len(layout.names()) > 0
    assert len(set(layout.names())) == layout.size
    for state in some_positions(case, 1, 40, restless_action):
        for seat in range(case.players):
            seen = state.observation(seat)
            assert len(seen) == layout.size
            too_high = [i for i in range(layout.size) if seen[i] > highs[i]]
            assert not too_high, [layout.names()[i] for i in too_high]


@pytest.mark.parametrize("seed", range(2))
def test_an_observation_holds_nothing_that_the_seat_cannot_know(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for state in some_positions(case, seed, 40, restless_action):
        for seat in range(case.players):
            seen = state.observation(seat)
            for _ in range(3):
                assert state.resample(seat, rng).observation(seat) == seen


def test_an_observation_follows_the_view(case: Case) -> None:
    """From the same view the same bytes; and most views differ in their bytes, too."""
    seen: dict[str, bytes] = {}
    for state in positions(case, 2, restless_action):
        if state.turn > 12:
            break
        for seat in range(case.players):
            view = json.dumps([seat, state.view(seat)], sort_keys=True)
            assert seen.setdefault(view, state.observation(seat)) == state.observation(seat)
    assert len(set(seen.values())) > len(seen) * 0.5


def test_an_observation_goes_into_a_buffer(case: Case) -> None:
    state = some_positions(case, 3, 1)[0]
    size = case.game.observation.size
    out = bytearray(b"\xff" * (size + 8))
    state.observe(0, out, 4)
    assert out == b"\xff" * 4 + state.observation(0) + b"\xff" * 4
    before = bytes(out)
    for at in (-1, 9):
        with pytest.raises(ValueError, match=str(size)):
            state.observe(0, out, at)
    assert out == before
