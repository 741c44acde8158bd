"""Fair dice: unbiased, checkable, and independent of everything but secret, nonces and number."""

import hashlib
import hmac

import pytest

from lusoria.core.dice import SPAN, FairDice, new_dice


def test_a_number_is_what_anyone_can_compute_from_secret_nonces_and_count() -> None:
    dice = FairDice(b"s" * 32, ["ada", ""])
    digest = hmac.new(b"s" * 32, b"ada,:7:0", hashlib.sha256).digest()
    assert dice.number(7, 216) == int.from_bytes(digest, "big") % 216
    assert dice.commitment == hashlib.sha256(b"s" * 32).hexdigest()


def test_outcomes_follow_the_weights_in_their_order() -> None:
    dice = FairDice(b"s" * 32, ["", ""])
    chances = [(10, 2), (11, 1), (15, 3)]
    by_number = [10, 10, 11, 15, 15, 15]
    for n in range(200):
        assert dice.outcome(n, chances) == by_number[dice.number(n, 6)]


@pytest.mark.parametrize("faces", [2, 3, 6, 7, 52, 216])
def test_every_outcome_is_equally_likely(faces: int) -> None:
    """Chi-square: with fixed secrets the sum stays within six standard deviations."""
    rolls = 200 * faces
    counts = [0] * faces
    dice = FairDice(b"chi" + bytes(29), ["one", "two"])
    for n in range(rolls):
        counts[dice.number(n, faces)] += 1
    expected = rolls / faces
    chi = sum((count - expected) ** 2 / expected for count in counts)
    freedom = faces - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5
    assert min(counts) > 0


def test_numbers_that_would_favour_some_outcomes_are_thrown_away() -> None:
    """With just over half the span as limit, nearly every second try must be rejected."""
    below = SPAN // 2 + 1
    dice = FairDice(b"r" * 32, [""])
    tries = []
    for n in range(200):
        attempt = 0
        while True:
            text = f":{n}:{attempt}".encode()
            number = int.from_bytes(hmac.new(b"r" * 32, text, hashlib.sha256).digest(), "big")
            if number < below:
                break
            attempt += 1
        assert dice.number(n, below) == number
        tries.append(attempt)
    assert 60 < sum(attempt > 0 for attempt in tries) < 140


def test_a_remainder_without_rejection_would_be_biased_and_ours_is_not() -> None:
    """Two thirds of the span as limit: a plain remainder gives the lower half twice as often."""
    below = SPAN * 2 // 3
    dice = FairDice(b"b" * 32, [""])
    low = sum(dice.number(n, below) < below // 2 for n in range(2000))
    assert abs(low - 1000) < 6 * (2000 * 0.25) ** 0.5


def test_nonces_change_the_dice() -> None:
    first, second = FairDice(b"n" * 32, ["a", "b"]), FairDice(b"n" * 32, ["a", "c"])
    assert [first.number(n, 1000) for n in range(5)] != [second.number(n, 1000) for n in range(5)]


def test_nonces_cannot_run_into_each_other() -> None:
    with pytest.raises(ValueError, match="nonce"):
        FairDice(b"n" * 32, ["a,b"])
    with pytest.raises(ValueError, match="nonce"):
        FairDice(b"n" * 32, ["x" * 65])


def test_new_dice_are_new() -> None:
    first, second = new_dice(3), new_dice(3)
    assert first.secret != second.secret
    assert len(first.secret) == 32
    assert len(set(first.nonces)) == 3
