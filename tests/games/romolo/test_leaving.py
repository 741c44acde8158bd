"""Mercenaries that leave: who goes is one thing to a person, made of one list of decisions."""

from typing import Any

from lusoria.games.romolo.asked import DISMISS
from tests.games.romolo.table import Play


def home(more: str = "") -> dict[tuple[int, int], str]:
    """Two mercenaries in the capital, one in another hex."""
    return {(0, 0): f"plain T0 m0*2 w0{more}", (1, 0): "plain m0", (5, 5): "plain T1 w1"}


def leaving(p: Play) -> Any:
    return p.s.view(p.s.player)["leaving"]


def test_rr12_3_those_who_differ_in_nothing_are_a_group() -> None:
    p = Play(home(" farm"), hands={0: "salt*6"}).maintain()
    assert leaving(p) is None
    p.run(*["resource salt"] * 6)
    assert p.s.step == DISMISS
    found = leaving(p)
    assert [len(group["units"]) for group in found["groups"]] == [2, 1]
    assert [group["hex"] for group in found["groups"]] == [
        p.s.board.names[p.at(place)] for place in ((0, 0), (1, 0))
    ]
    assert found["count"] is None
    assert p.s.view(1)["leaving"] is p.s.view(None)["leaving"] is None


def test_rr12_3_any_number_of_a_group_goes_and_the_rest_stays() -> None:
    for first in range(3):
        for second in range(2):
            p = Play(home(), hands={0: "salt*6"}).maintain()
            p.run(*["resource salt"] * 6)
            one, other = leaving(p)["groups"]
            for action in [*one["actions"][:first], *other["actions"][:second]]:
                p.s.apply(action)
            if first + second < 3:
                assert leaving(p)["done"] in p.s.legal_actions()
                p.s.apply(leaving(p)["done"])
            assert leaving(p) is None
            assert p.s.edition.war.employed(p.s, 0) == 3 - first - second


def test_rr12_2_of_the_unpaid_so_many_have_to_go() -> None:
    p = Play(home(" farm*2"), hands={0: "salt"}).maintain()
    p.run("resource salt", "piece farm", "piece farm")
    found = leaving(p)
    assert (found["count"], found["done"], found["first"]) == (2, None, [])
    _, other = found["groups"]
    p.s.apply(other["actions"][0])
    assert p.s.step == DISMISS  # of two who are alike one goes without being chosen
    assert p.s.edition.war.employed(p.s, 0) == 1
