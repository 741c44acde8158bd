"""What a Worker usually does and cannot do now is told with its reason."""

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
