"""Moves and the river in edition 1.66 (RR19.20, RR19.23)."""

from typing import Any

from lusoria.games.romolo.turn import course
from tests.games.romolo.prototype import Prototype
from tests.games.romolo.table import Place


def row(lines: list[str], **more: Any) -> Prototype:
    """Rows far from each other, written as their hexes from the left, parted by commas."""
    hexes: dict[Place, str] = {(90, 0): "plain w1"}
    for i, line in enumerate(lines):
        for q, text in enumerate(line.split(",")):
            hexes[(q, 4 * i)] = text.strip()
    return Prototype(hexes, edition="1.66", **more)


# a worker finds water; as many hexes behind it as could be flooded
ONE = "plain w0, down, down"
TWO = "plain w0, down, down, down"


def explore(p: Prototype, worker: int, line: int) -> int:
    """A worker explores next to its hex; how many hexes are flooded then."""
    before = len(p.told("flood"))
    p.do(f"unit 1w{worker}", f"hex 1,{4 * line}", "tile water")
    return len(p.told("flood")) - before


def test_x166_32_rr19_20_a_second_exploration_of_the_turn_floods_the_rest() -> None:
    """Two hexes first, then of two only one."""
    p = row([TWO, TWO])
    assert [explore(p, 1, 0), explore(p, 2, 1)] == [2, 1]
    assert p.terrain((3, 4)) is None


def test_x166_32_rr19_20_the_next_turn_has_three_again() -> None:
    p = row([TWO, "plain w0, down, down, down, down"])
    assert explore(p, 1, 0) == 2
    p.again()
    assert explore(p, 2, 1) == 3


def test_x166_76_rr19_23_four_explorations_of_a_turn() -> None:
    p = row([ONE, ONE, TWO, ONE])
    assert [explore(p, i + 1, i) for i in range(4)] == [1, 1, 1, 0]


def test_x166_76_rr19_23_the_next_player_has_three_again() -> None:
    p = row(["plain w0, down, down, down, down", "plain w1, down, down, down, down"])
    assert explore(p, 1, 0) == 3
    p.s.active = 1
    course.begin_turn(p.s)
    p.s.legal = None
    p.do("unit 2w2", "hex 1,4", "tile water")
    assert len(p.told("flood")) == 6


def test_x166_76_rr19_23_alone_two_hexes_are_flooded_in_a_turn() -> None:
    """One, then of two only one."""
    hexes: dict[Place, str] = {(90, 0): "plain T1"}
    for i, line in enumerate((ONE, TWO)):
        for q, text in enumerate(line.split(",")):
            hexes[(q, 4 * i)] = text.strip()
    p = Prototype(hexes, 1, edition="1.66")
    assert [explore(p, 1, 0), explore(p, 2, 1)] == [1, 1]


def test_x166_77_rr19_23_a_second_move_of_the_turn_leaves_the_token_behind() -> None:
    """A→B over a wall, B→C: no token any more, and the worker is laid."""
    p = row(["plain w0, plain #3, plain"])
    p.run("unit 1w1", "hex 1,0")
    assert p.penalty("1w1")
    p.run("unit 1w1", "hex 2,0")
    assert not p.penalty("1w1")
    assert p.laid("1w1")


def test_rr19_23_water_that_throws_back_takes_the_token_too() -> None:
    p = row(["plain w0, plain #3, down, plain"])
    p.run("unit 1w1", "hex 1,0")
    assert p.penalty("1w1")
    p.do("unit 1w1", "hex 2,0", "tile water")
    assert p.where("1w1") == (1, 0)
    assert not p.penalty("1w1")


def test_x166_78_rr19_23_beside_another_enemy_a_unit_only_moves() -> None:
    p = row(["plain T0, plain, plain w1, plain w0 w1"])
    p.run("unit 1w1", "hex 2,0")
    assert p.options("1w1") == {"hex 1,0"}
