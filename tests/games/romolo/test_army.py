"""The army that is mustered: whoever was chosen is put back by one list of decisions."""

from typing import Any

from lusoria.games.romolo.asked import MUSTER, WAR
from lusoria.games.romolo.layout import KIND, UNITS
from lusoria.games.romolo.state import Romolo
from tests.games.romolo.table import Play, ring


def army(p: Play, seat: int | None = 0) -> Any:
    return p.s.aids(seat)["army"]


def kinds(s: Romolo) -> list[int]:
    """The kinds of those who are mustered."""
    units = s.battle.attack.units
    return sorted(KIND[unit] for unit in range(UNITS) if units >> unit & 1)


def test_rr11_1_each_of_the_army_can_be_put_back_and_the_others_stay() -> None:
    p = Play(ring("plain s0*3 m0*2 w1 farm")).war()
    p.run("hex 0,0")
    before = p.s.clone()
    assert army(p) == []
    for n in range(5):
        p.s.apply(max(p.s.legal_actions()))  # a mercenary goes before a soldier
        found = army(p)
        assert len(found) == n + 1
        for one in found:
            assert one["back"] == n + 1
            after = before.clone()
            for action in one["actions"]:
                after.apply(action)
            gone = KIND[int(one["el"].removeprefix("unit:"))]
            assert sorted([*kinds(after), gone]) == kinds(p.s)
    assert p.s.step == MUSTER


def test_rr11_1_others_are_told_of_no_way_to_put_anybody_back() -> None:
    p = Play(ring("plain s0*2 w1 farm")).war()
    assert p.s.step == WAR
    assert army(p) == []
    p.run("hex 0,0", "unit 1s1")
    assert army(p) != []
    assert army(p, 1) == army(p, None) == []
