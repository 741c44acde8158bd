"""What a person is told who would do something useless or impossible: why not, or on whose land."""

from lusoria.core.message import message_of
from lusoria.text import texts
from tests.games.romolo.table import Play, ring


def test_rr8_3_a_worker_without_an_empty_warehouse_is_told_why_it_cannot_produce() -> None:
    p = Play({**ring("plain warehouse w0"), (1, 0): "forest w0"})
    assert p.s.aids(0)["denied"] == []
    p.do("unit 1w1")
    assert p.s.aids(0)["denied"] == []
    p = Play({**ring("plain warehouse w0"), (1, 0): "forest w0"})
    p.store((0, 0), "grain", 1)
    p.do("unit 1w1")
    [denied] = p.s.aids(0)["denied"]
    assert (denied["verb"], denied["rule"]) == ("produce", "RR8.3")
    assert "warehouse" in texts("en").say(message_of(denied["why"]), [])
    assert p.s.aids(1)["denied"] == p.s.aids(None)["denied"] == []


def test_rr5_5_who_may_only_move_is_denied_nothing() -> None:
    p = Play({**ring("plain warehouse s0"), (1, 0): "forest w0"})
    p.do("unit 1s1")
    assert p.s.aids(0)["denied"] == []


def test_rr11_2_an_attack_on_ones_own_land_is_told() -> None:
    p = Play({**ring("plain s0 T0 warehouse"), (1, 0): "plain s0 w1"}).war()
    here = p.s.board.names[p.at((0, 0))]
    assert p.s.aids(0)["own_land"] == [here]
    assert p.s.aids(1)["own_land"] == p.s.aids(None)["own_land"] == []
