"""The set-up (B1 to B4)."""

import random
from collections import Counter

import pytest

import lusoria
from lusoria.games.builders.asked import DEAL
from lusoria.games.builders.state import Builders
from tests.games.builders.table import (
    dealt,
    do,
    moves,
    open_sites,
    open_workers,
    outcomes,
    position,
    team,
    universities,
)


def start(players: int = 2) -> Builders:
    """A new game, nothing decided."""
    s = lusoria.game("builders").start(players)
    assert isinstance(s, Builders)
    return s


def test_b1_five_of_33_sites_are_turned_up_each_equally_likely() -> None:
    s = start()
    do(s, "first 0", "worker apprentice-1", "worker apprentice-2")
    assert len(outcomes(s)) == 33
    assert set(outcomes(s).values()) == {1}
    do(s, "site sphinx")
    assert open_sites(s) == ["sphinx", None, None, None, None]
    assert "sphinx" not in outcomes(s)
    do(s, "site saw", "site port", "site forum", "site house")
    assert open_sites(s) == ["sphinx", "saw", "port", "forum", "house"]
    assert s.site_deck == 28


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b2_each_seat_is_dealt_one_apprentice_from_the_first_player_on(players: int) -> None:
    s = start(players)
    do(s, "first 1")
    assert s.step == DEAL
    assert outcomes(s) == {f"apprentice-{i}": 1 for i in (1, 2, 3, 4)}
    do(s, "worker apprentice-3")
    assert team(s, 1) == ["apprentice-3"]
    assert "apprentice-3" not in outcomes(s)
    while s.step == DEAL:
        s.apply(s.chances()[0][0])
    assert [len(team(s, seat)) for seat in range(players)] == [1] * players
    assert s.worker_deck == 18 - players


def test_b2_the_other_apprentices_are_in_the_worker_deck() -> None:
    s = start()
    do(s, "first 0", "worker apprentice-4", "worker apprentice-2")
    do(s, "site house", "site port", "site saw", "site forum", "site shop")
    found = outcomes(s)
    assert {"apprentice-1", "apprentice-3"} <= set(found)
    assert not {"apprentice-2", "apprentice-4"} & set(found)
    assert sum(found.values()) == 16


def test_b2_two_equal_companions_are_one_outcome_of_double_weight() -> None:
    s = start()
    do(s, "first 0", "worker apprentice-4", "worker apprentice-2")
    do(s, "site house", "site port", "site saw", "site forum", "site shop")
    assert outcomes(s)["companion-3"] == 2
    assert "companion-4" not in outcomes(s)
    with pytest.raises(lusoria.IllegalAction):
        do(s, "worker companion-4")
    do(s, "worker companion-3")
    assert outcomes(s)["companion-4"] == 1
    assert "companion-3" not in outcomes(s)


def test_b2_five_workers_are_turned_up() -> None:
    s = dealt(3)
    assert open_workers(s).count(None) == 0
    assert s.worker_deck == 18 - 3 - 5


def test_b3_the_investments_lie_open() -> None:
    s = position("apprentice-1", money=50)
    assert len(moves(s, "invest")) == 6 + 4 + 1 + 4
    assert s.loan_stack == 4
    assert universities(s) == ["stone", "wood", "architecture", "decoration"]
    view = s.view(0)
    assert len(view["slaves"]["cards"]) == 6
    assert len(view["tools"]["cards"]) == 4
    assert len(view["universities"]["cards"]) == 4
    assert view["loans"]["count"] == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_b4_ten_sesterces_each_and_a_first_player_by_lot(players: int) -> None:
    s = start(players)
    assert s.money == [10] * players
    assert outcomes(s) == {f"seat {i}": 1 for i in range(players)}
    with pytest.raises(lusoria.IllegalAction):
        do(s, f"first {players}")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_b4_the_first_player_has_the_first_turn(first: int) -> None:
    s = dealt(3, first)
    assert (s.player, s.turn, s.actions) == (first, 1, 3)


def test_b4_the_bank_never_runs_out() -> None:
    s = position(money=3_000)
    do(s, "take 6")
    assert s.money[0] == 3_006


def test_nothing_is_hidden_but_the_order_of_the_decks() -> None:
    s = dealt(4)
    rng = random.Random(1)
    assert s.resample(2, rng).snapshot() == s.snapshot()
    views = [str(s.view(seat)) for seat in (0, 1, 2, 3, None)]
    assert Counter(views) == {views[0]: 5}
    deck = s.view(None)["site_deck"]
    assert deck["count"] == len(deck["cards"]) == 28
