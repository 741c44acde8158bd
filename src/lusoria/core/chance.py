"""Chance: drawing one outcome from weighted ones."""

from random import Random


def sample(chances: list[tuple[int, int]], rng: Random) -> int:
    """Return a random outcome, each with a probability in proportion to its weight."""
    total = 0
    for _, weight in chances:
        total += weight
    return pick(chances, min(int(rng.random() * total), total - 1))


def pick(chances: list[tuple[int, int]], number: int) -> int:
    """Return the outcome into which `number`, from 0 to below the sum of the weights, falls."""
    for outcome, weight in chances:
        if number < weight:
            return outcome
        number -= weight
    raise ValueError("the number is not below the sum of the weights")
