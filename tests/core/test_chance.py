"""Sampling in proportion to the weights."""

import random

import pytest

from lusoria import sample
from lusoria.core.chance import pick


def test_sample_follows_the_weights() -> None:
    rng = random.Random(1)
    chances = [(3, 1), (5, 2), (9, 7)]
    drawn = [sample(chances, rng) for _ in range(10_000)]
    for outcome, weight in chances:
        expected = 1000 * weight
        assert abs(drawn.count(outcome) - expected) < 6 * (10_000 * 0.25) ** 0.5


def test_sample_is_the_same_for_the_same_seed() -> None:
    chances = [(outcome, 1) for outcome in range(100)]
    first, second = random.Random(5), random.Random(5)
    assert [sample(chances, first) for _ in range(50)] == [
        sample(chances, second) for _ in range(50)
    ]


def test_pick_needs_a_number_below_the_sum() -> None:
    assert [pick([(1, 2), (4, 1)], number) for number in range(3)] == [1, 1, 4]
    with pytest.raises(ValueError, match="sum of the weights"):
        pick([(1, 2), (4, 1)], 3)
