"""What an outcome is worth to each seat."""

import pytest

from lusoria.core.outcome import Outcome, Score


def outcome(sides: list[list[int]], places: list[int]) -> Outcome:
    return Outcome(sides, places, [Score(0, {}) for _ in sides], "end")


@pytest.mark.parametrize(
    ("sides", "places", "returns"),
    [
        ([[0], [1]], [1, 2], [1, -1]),
        ([[0], [1]], [1, 1], [0, 0]),
        ([[0], [1], [2]], [3, 1, 2], [-1, 1, 0]),
        ([[0], [1], [2]], [1, 1, 3], [1 / 2, 1 / 2, -1]),
        ([[0], [1], [2], [3]], [1, 2, 3, 4], [1, 1 / 3, -1 / 3, -1]),
        ([[0], [1], [2], [3]], [2, 1, 2, 2], [-1 / 3, 1, -1 / 3, -1 / 3]),
        ([[0, 2], [1, 3]], [2, 1], [-1, 1, -1, 1]),
        ([[0], []], [1, 2], [1]),
        ([[0], []], [2, 1], [-1]),
    ],
)
def test_returns(sides: list[list[int]], places: list[int], returns: list[float]) -> None:
    assert outcome(sides, places).returns() == pytest.approx(returns)
