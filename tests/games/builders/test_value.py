"""The judgement of positions is good enough for a player that looks one move ahead."""

import random

import pytest

import lusoria
from lusoria import State
from lusoria.players.greedy import Greedy
from tests.games.builders.table import do, position, seat


def value(s: State, seat: int = 0) -> float:
    """What the position is worth."""
    return s.game.rules.value(s, seat)


def test_a_building_nearer_to_completion_is_better() -> None:
    empty = position("companion-1 companion-5 labourer-1", {"sphinx": ""})
    begun = position("companion-5 labourer-1", {"sphinx": "companion-1"})
    built = position("companion-1 companion-5 labourer-1", built="sphinx", money=25)
    assert value(empty) < value(begun) < value(built)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    poor = position("companion-1", {"sphinx": ""})
    rich = position("companion-1", {"sphinx": ""}, money=30)
    assert value(rich, 0) > value(poor, 0)
    assert value(rich, 1) < value(poor, 1)


def test_a_won_game_is_better_than_any_position() -> None:
    s = position(built="gardens colossus town-hall", turn=2)
    do(s, "end")
    rich = position(money=900, built="gardens pyramid")
    assert value(s, 1) > value(rich, 0)
    assert value(s, 0) < value(rich, 1)


def test_loans_and_slaves_weigh() -> None:
    free = position("companion-1")
    assert value(position("companion-1", loans=1)) < value(free)
    assert value(position(theirs=seat(loans=1))) > value(position())


def duel(seed: int, bot: int) -> bool:
    """Whether the greedy player in this seat wins alone against a random one."""
    rng = random.Random(seed)
    greedy = Greedy()
    s = lusoria.game("builders").start(2)
    while not s.is_over:
        if s.is_chance:
            s.apply(lusoria.sample(s.chances(), rng))
        elif s.player == bot:
            s.apply(greedy.choose(s, rng))
        else:
            s.apply(rng.choice(s.legal_actions()))
    return s.outcome().winners == [bot]


def test_greedy_beats_random() -> None:
    assert sum(duel(seed, seed % 2) for seed in range(10)) >= 9


@pytest.mark.soak
def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert sum(duel(seed, seed % 2) for seed in range(300)) >= 285
