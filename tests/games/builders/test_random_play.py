"""What holds in every position of random play, for two, three and four players."""

import random

import pytest

import lusoria
from lusoria import State
from lusoria.games.builders.cards import (
    CARDS,
    LOANS,
    MACHINE_SITES,
    NEEDS,
    POINTS,
    SITES,
    WORKERS,
    machine,
)
from lusoria.games.builders.layout import BUILT, CARRIED, EMPTY, IN_ROW, NOBODY, ON_SITE, STACK
from lusoria.games.builders.state import Builders
from lusoria.games.builders.steps import STEPS
from lusoria.games.builders.workers import is_free, owner, supply
from tests.told import seen

PLAYERS = [2, 3, 4]
MOST_ROUNDS = 300


def game(players: int, seed: int) -> tuple[Builders, random.Random]:
    """A new game and its chance."""
    rng = random.Random(seed)
    university = rng.choice(["becomes", "adds"])
    s: State = lusoria.game("builders").start(players, university=university)
    assert isinstance(s, Builders)
    return s, rng


def step(s: Builders, rng: random.Random) -> None:
    """A random decision or outcome."""
    if s.is_chance:
        s.apply(lusoria.sample(s.chances(), rng))
    else:
        s.apply(rng.choice(s.legal_actions()))


def check(s: Builders) -> None:
    """Nothing is created or lost, and what is kept for speed agrees with the cards."""
    seats = range(s.players)
    assert min(s.money) >= 0
    assert s.actions >= 0
    # every card is in one place
    assert all(place in (STACK, IN_ROW) or place % BUILT in seats for place in s.sites)
    assert sorted(site for site in s.site_row if site != EMPTY) == [
        site for site in range(SITES) if s.sites[site] == IN_ROW
    ]
    assert sorted(worker for worker in s.worker_row if worker != EMPTY) == [
        worker for worker in range(WORKERS) if s.workers[worker] == IN_ROW
    ]
    assert s.site_deck == s.sites.count(STACK)
    assert s.worker_deck == s.workers[:CARDS].count(STACK)
    for worker in range(WORKERS):
        assert owner(s, worker) in (STACK, IN_ROW, *seats)
    for tool in range(4):
        if s.tools[tool] >= CARRIED:
            carrier = s.tools[tool] - CARRIED
            assert s.workers[carrier] >= ON_SITE
            assert is_free(s, carrier)
    carriers = [place for place in s.tools if place >= CARRIED]
    assert len(set(carriers)) == len(carriers)
    assert 0 <= s.loan_stack <= LOANS - sum(s.loans)
    taught = [worker for worker in s.universities if worker != NOBODY]
    assert len(set(taught)) == len(taught)
    # sites: what they lack follows from their crew, and nothing complete stays open
    for site in range(SITES):
        lack = NEEDS[site * 4 : site * 4 + 4]
        for worker in range(WORKERS):
            if s.workers[worker] == ON_SITE + site:
                assert s.sites[site] in seats
                for r in range(4):
                    lack[r] -= supply(s, worker, r) + (s.tools[r] == CARRIED + worker)
        if s.sites[site] in seats:
            assert s.lack[site * 4 : site * 4 + 4] == [max(0, amount) for amount in lack]
            assert max(lack) > 0
    for seat in seats:
        done = [site for site in range(SITES) if s.sites[site] == BUILT + seat]
        assert s.points[seat] == sum(POINTS[site] for site in done)
    for site in range(MACHINE_SITES, SITES):
        maker = s.sites[site] - BUILT if s.sites[site] >= BUILT else STACK
        assert owner(s, machine(site)) == maker


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(4))
def test_cards_and_money_are_conserved(players: int, seed: int) -> None:
    s, rng = game(players, seed)
    while not s.is_over:
        check(s)
        step(s, rng)
    check(s)
    assert s.turn % players == 0
    assert s.turn <= MOST_ROUNDS * players


@pytest.mark.parametrize("players", PLAYERS)
def test_money_moves_only_as_the_log_tells(players: int) -> None:
    s, rng = game(players, 7)
    log: list[lusoria.core.state.Event] = []
    s.listen(log)
    while not s.is_over:
        step(s, rng)
    money = [10] * players
    gains = {"take": 1, "complete": 1, "loan": 1}
    for event in log:
        told = seen(s, event, None)
        assert told is not None
        name, seat = str(told["event"]), told.get("seat")
        if isinstance(seat, int):
            amount = told.get("money", 0)
            assert isinstance(amount, int)
            money[seat] += amount * gains.get(name, -1)
    assert money == s.money


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_is_drawn_as_likely_as_the_chances_say(players: int) -> None:
    """The quick draw takes the same card as the list of all chances, with the same luck."""
    rng = random.Random(players)
    s: State = lusoria.game("builders").start(players, round_limit=20)
    while not s.is_over:
        if s.is_chance:
            for seed in range(20):
                slow = lusoria.sample(s.chances(), random.Random(seed))
                assert s.draw(random.Random(seed)) == slow
            s.apply(s.draw(rng))
        else:
            s.apply(rng.choice(s.legal_actions()))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_check_of_a_move_agrees_with_the_list_of_moves(players: int) -> None:
    for seed in range(2):
        s, rng = game(players, seed)
        while not s.is_over:
            if not s.is_chance:
                allowed = [x for x in range(s.game.action_count) if STEPS[s.step].why(s, x) == 0]
                assert allowed == s.legal_actions()
            step(s, rng)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_move_that_is_begun_cannot_be_finished(players: int) -> None:
    """Within a move every possibility can be paid for, and nothing is spent before its end."""
    s, rng = game(players, 3)
    while not s.is_over:
        if s.in_move:
            assert s.legal_actions()
            for action in s.legal_actions():
                twin = s.clone()
                twin.apply(action)
                check(twin)
        before = s.clone()
        step(s, rng)
        if s.in_move:
            assert (s.money, s.actions, s.workers) == (
                before.money,
                before.actions,
                before.workers,
            )


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("thousand", range(10))
@pytest.mark.soak
def test_ten_thousand_random_games_end(players: int, thousand: int) -> None:
    for seed in range(1000 * thousand, 1000 * thousand + 1000):
        s, rng = game(players, seed)
        while not s.is_over:
            step(s, rng)
            assert min(s.money) >= 0
        check(s)
        assert s.turn <= MOST_ROUNDS * players
        outcome = s.outcome()
        assert all(sum(score.sources.values()) == score.total for score in outcome.scores)
