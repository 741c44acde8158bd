"""`resample` deals what a seat cannot know as chance would: chi-square tests with fixed seeds."""

import random
from collections import Counter
from collections.abc import Callable, Hashable
from math import comb
from typing import Any

import pytest

from lusoria import SnapshotError
from lusoria.games.roma.layout import HELD
from lusoria.games.roma.state import Roma
from tests.games.roma.table import dealt, deck, do, hand, known, mine, position, zone

SAMPLES = 3000


def chi_square(
    s: Roma, seat: int, expected: dict[Hashable, float], feature: Callable[[Roma], Hashable],
    times: int = 1,
) -> None:  # fmt: skip
    """Compares how often a feature shows in resampled positions with what is expected.

    The bound is far out: with up to ten degrees of freedom less than 1 in 1000 fair samples
    would pass it, and the seed is fixed.
    """
    assert sum(expected.values()) == pytest.approx(1)
    rng = random.Random(11)
    found: Counter[Hashable] = Counter()
    for _ in range(SAMPLES):
        t = s
        for _ in range(times):
            t = t.resample(seat, rng)
        found[feature(t)] += 1
    assert found.keys() <= expected.keys()
    distance = sum(
        (found[value] - SAMPLES * p) ** 2 / (SAMPLES * p) for value, p in expected.items() if p > 0
    )
    assert distance < 30, (found, distance)


def hypergeometric(good: int, pool: int, drawn: int) -> dict[Hashable, float]:
    """Return how likely it is to draw this number of good ones."""
    return {
        k: comb(good, k) * comb(pool - good, drawn - k) / comb(pool, drawn)
        for k in range(min(good, drawn) + 1)
        if drawn - k <= pool - good
    }


@pytest.mark.parametrize("times", [1, 2])
def test_an_unknown_hand_is_dealt_from_all_unseen_cards(times: int) -> None:
    s = position({1: "forum"}, {2: "forum"}, hand=["nero"], their_hand=["legat"] * 2 + ["consul"])
    pool = len(deck(s)) + 3
    expected = hypergeometric(4, pool, 3)
    chi_square(s, 0, expected, lambda t: hand(t, 1).count("forum"), times)
    expected = hypergeometric(2, pool, 3)
    chi_square(s, 0, expected, lambda t: hand(t, 1).count("legat"), times)


def test_every_unseen_card_is_equally_likely() -> None:
    s = position(their_hand=["nero"], deck=["nero", "forum", "forum", "legat"][1:])
    expected: dict[Hashable, float] = {"nero": 0.25, "forum": 0.5, "legat": 0.25}
    chi_square(s, 0, expected, lambda t: hand(t, 1)[0])


@pytest.mark.parametrize("times", [1, 2])
def test_only_the_unknown_rest_of_a_hand_is_dealt(times: int) -> None:
    s = position({2: "gladiator"}, {3: "legionarius"}, [2], their_hand=["forum", "forum"])
    do(s, "activate 2")
    more = hypergeometric(2, len(deck(s)) + 2, 2)  # two more Legionarii are unseen
    expected: dict[Hashable, float] = {1 + k: more[k] for k in range(3)}
    chi_square(s, 0, expected, lambda t: hand(t, 1).count("legionarius"), times)


def test_r10_cards_drawn_and_the_hand_are_dealt_from_one_pool() -> None:
    s = position(dice=[4], hand=["nero", "legat"])
    do(s, "draw 4", "card forum", "card forum", "card consul")
    expected = hypergeometric(6, 52, 3)
    chi_square(s, 1, expected, lambda t: zone(t, HELD).count("forum"))
    expected = hypergeometric(6, 52, 2)
    chi_square(s, 1, expected, lambda t: hand(t).count("forum"))


def test_r11_after_a_reshuffle_in_mid_draw_each_split_is_equally_likely() -> None:
    s = position({1: "turris"}, {}, [3], ["legat", "consul"], deck=["nero"])
    do(s, "draw 3", "card nero", "card forum")
    held: dict[Hashable, float] = {"legat": 1 / 3, "consul": 1 / 3, "nero": 1 / 3}
    chi_square(s, 1, held, lambda t: ({"legat", "consul", "nero"} - {*hand(t)}).pop())
    pile = len(deck(s)) + 1
    expected = hypergeometric(6, pile, 1)
    chi_square(s, 1, expected, lambda t: zone(t, HELD).count("forum"))


def test_r3_the_cards_passed_unseen_are_any_two() -> None:
    s = dealt(0, "legat forum nero turris consul forum velites templum")
    do(s, "pass nero", "pass turris")
    # seat 1 sees its own four, one Forum among them: five are among the other 48
    chi_square(s, 1, hypergeometric(5, 48, 2), lambda t: known(t, 0).count("forum"))
    chi_square(s, 1, hypergeometric(5, 48, 2), lambda t: hand(t).count("forum"), times=2)


def test_r4_a_card_passed_lies_anywhere_among_those_laid_face_down() -> None:
    s = dealt(0, "legat forum nero turris consul forum velites templum")
    do(s, "pass nero", "pass turris", "pass consul", "pass velites")
    do(s, "lay legat 1", "lay forum 2", "lay consul 3", "lay velites 5")

    def where(t: Roma) -> Hashable:
        return next(disc for disc in (1, 2, 3, 5) if mine(t, disc) == "velites")

    # both Velites may lie there; the first of two is counted: 1 of 46 for each unknown card
    both = 1 - comb(45, 2) / comb(46, 2)
    expected: dict[Hashable, float] = {}
    for i, disc in enumerate((1, 2, 3, 5)):
        pairs = (3 - i) / comb(4, 2)
        expected[disc] = (1 - both) / 4 + both * pairs
    chi_square(s, 1, expected, where)


def test_r15_while_an_architectus_is_at_work_his_hand_holds_a_building() -> None:
    s = position({3: "architectus"}, {}, [3], ["forum", "nero"])
    do(s, "activate 3")
    pool = len(deck(s)) + 2
    free = hypergeometric(20, pool, 2)
    some = 1 - free[0]
    expected: dict[Hashable, float] = {k: p / some for k, p in free.items() if k != 0}
    buildings = {
        "aesculapinum", "basilica", "machina", "forum", "mercatus", "onager", "templum", "turris",
    }  # fmt: skip
    chi_square(s, 1, expected, lambda t: sum(card in buildings for card in hand(t)))


def test_r15_a_position_with_an_idle_architectus_at_work_is_none() -> None:
    s = position({3: "architectus"}, {}, [3], ["forum"])
    do(s, "activate 3")
    data: dict[str, Any] = s.snapshot()
    cards = data["position"]["cards"]
    cards["hand0"] = {"nero": 1}
    cards["deck"]["nero"] -= 1
    cards["deck"]["forum"] += 1
    with pytest.raises(SnapshotError):
        s.game.restore(data)
