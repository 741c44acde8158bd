"""The judgement of positions is good enough for a player that looks one move ahead."""

import random

import pytest

import lusoria
from lusoria import State
from lusoria.games.builders.value import both, packed, total
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


def test_a_loan_that_nobody_needs_gains_nothing() -> None:
    assert value(position("companion-1", money=40, loans=1)) < value(
        position("companion-1", money=30)
    )


def test_between_two_one_gains_what_the_other_loses() -> None:
    rng = random.Random(4)
    s: State = lusoria.game("builders").start(2, round_limit=12)
    while not s.is_over:
        s.apply(s.draw(rng) if s.is_chance else rng.choice(s.legal_actions()))
        assert value(s, 0) == pytest.approx(-value(s, 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_about_the_waiting_seats_is_never_out_of_date(players: int) -> None:
    rng = random.Random(players)
    s: State = lusoria.game("builders").start(players, round_limit=12)
    while not s.is_over:
        twin = s.clone()
        s.apply(s.draw(rng) if s.is_chance else rng.choice(s.legal_actions()))
        twin.apply(twin.draw(rng) if twin.is_chance else rng.choice(twin.legal_actions()))
        for state in (s, twin):
            fresh = s.game.restore(state.snapshot())
            for who in range(players):
                assert value(state, who) == value(fresh, who)


def test_passing_the_turn_on_costs_nothing_but_the_actions_left() -> None:
    """What the others still have to come in the round counts, so no turn looks good unended."""
    s = position("companion-1", {"sphinx": ""}, actions=0)
    before = value(s)
    do(s, "end")
    assert value(s) == pytest.approx(before, abs=0.1)


def test_in_the_last_round_money_is_kept_unless_it_completes_a_building() -> None:
    """The other seat has ended its last turn; what counts now is the score (B22, B24)."""
    theirs = seat(built="pyramid colossus shipyard", money=10)
    s = position("companion-1", {"sphinx": ""}, money=20, turn=2, actions=0, theirs=theirs)
    before = value(s, 1)
    do(s, "buy")
    assert value(s, 1) < before
    near = {"quarry": "apprentice-4"}
    s = position("companion-5", near, money=20, turn=2, actions=0, theirs=theirs)
    before = value(s, 1)
    do(s, "buy", "send companion-5")
    assert value(s, 1) == pytest.approx(before)


def test_four_amounts_in_one_number() -> None:
    rng = random.Random(1)
    for _ in range(200):
        one = [rng.randrange(8) for _ in range(4)]
        other = [rng.randrange(8) for _ in range(4)]
        less = [min(pair) for pair in zip(one, other, strict=True)]
        assert both(packed(one, 0), packed(other, 0)) == packed(less, 0)
        assert total(packed(one, 0)) == sum(one)


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
