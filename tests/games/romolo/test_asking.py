"""What a seat is asked: selecting never acts, and what changes nothing is not asked."""

import pytest

from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import ACT, DO, FEED, LOOK, MUSTER, REMOVE, SLOT, UNPAID
from lusoria.games.romolo.steps import CONTINUATIONS
from tests.games.romolo.table import Play, free_tile, ring


def play(p: Play, *words: str) -> Play:
    """Plays as a real game does: lone answers are taken only where the game takes them."""
    for word in words:
        p.s.apply(p.action(word))
    return p


def test_rr6_3_choosing_a_soldier_among_hostile_units_does_not_move_him() -> None:
    p = Play({(0, 0): "plain s0 s1", (1, 0): "plain T0", (9, 0): "plain T1"})
    play(p, "unit 1s1")
    assert p.s.step == DO
    assert p.now() == {"hex 1,0"}
    assert p.where("1s1") == (0, 0)


def test_rr6_7_a_peek_is_aimed_even_at_the_only_hex() -> None:
    p = Play({(0, 0): "plain x0", (1, 0): "down"})
    play(p, "unit 1x", "peek")
    assert (p.s.step, p.now()) == (LOOK, {"hex 1,0"})


def test_rr7_6_the_only_piece_is_not_dismantled_by_the_verb_alone() -> None:
    p = play(Play(ring("plain farm w0")), "unit 1w1", "dismantle")
    assert (p.s.step, p.count((0, 0), "farm")) == (REMOVE, 1)


def test_rr9_7_the_only_character_is_not_hired_by_the_verb_alone() -> None:
    p = Play(ring("plain w0"), coins={0: 5})
    free_tile(p, 3, "consul")
    play(p, "unit 1w1", "recruit")
    assert (p.s.step, p.now(), p.silver()) == (SLOT, {"slot 3"}, 5)


def test_rr11_1_the_last_unit_of_a_muster_does_not_start_the_battle() -> None:
    p = Play(ring("plain s0*2 w1 farm")).war()
    play(p, "hex 0,0", "unit 1s1", "unit 1s2")
    assert (p.s.step, p.now()) == (MUSTER, {"done"})
    assert p.told("battle") == []


def test_rr7_12_a_payment_with_one_way_to_pay_is_not_asked() -> None:
    p = Play(ring("plain w0"), hands={0: "wood stone"})
    play(p, "unit 1w1", "build farm")
    assert (p.s.step, p.count((0, 0), "farm")) == (ACT, 1)


def test_rr8_1_production_with_one_source_and_one_warehouse_is_not_asked() -> None:
    p = Play(ring("plain warehouse w0"))
    play(p, "unit 1w1", "produce")
    assert p.stored() == [((0, 0), "grain", 1)]


def test_rr11_1_peace_is_not_asked_where_nothing_can_be_attacked() -> None:
    p = Play(ring("plain T0 s0 w1"), hands={0: "grain*2"}).war()
    play(p, "hex 0,0", "unit 1s1", "done", "token none", "token none")
    assert p.s.step == FEED


def test_rr12_9_units_that_differ_only_in_having_acted_are_one_choice() -> None:
    p = Play(ring("plain T0 w0*2 w0_ w0!"), hands={0: "grain"})
    p.maintain()
    assert p.s.step == FEED
    assert p.now() == {"resource grain", "unit 1w1", "unit 1w4"}
    touched = p.s.game.describe(p.s, a.UNIT + p.number("1w1")).on
    assert touched == [f"unit:{p.number(name)}" for name in ("1w1", "1w2", "1w3")]


def test_rr12_2_unpaid_mercenaries_that_differ_only_in_having_acted_are_one_choice() -> None:
    p = Play(ring("plain T0 temple*2 m0 m0_")).maintain()
    p.do("piece temple", "piece temple")
    assert p.s.step == UNPAID
    assert p.now() == {"unit m1"}


def test_an_unknown_continuation_is_an_error() -> None:
    assert sorted(CONTINUATIONS) == list(range(len(CONTINUATIONS)))
    s = Play(ring("plain w0")).s
    s.go(len(CONTINUATIONS))
    with pytest.raises(KeyError):
        s.run()
