"""Moves, buildings, production and market of edition 1.66 (RR19.2, RR19.23 to RR19.31, RR19.39)."""

from typing import Any

import pytest

from lusoria.games.romolo.asked import ASSIST, KEEP_BACK, PAY
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.campaign.values import multiplied
from lusoria.games.romolo.economy import growth
from lusoria.games.romolo.layout import (
    AQUEDUCT,
    BANK,
    EXPLORER,
    FORUM,
    PEOPLE,
    SUPPLY,
    WALL,
)
from lusoria.games.romolo.state import Romolo
from tests.games.romolo.prototype import Prototype
from tests.games.romolo.table import GAME, Place, ring

RICH = "stone*9 wood*9 grain*9 salt*9 refined*9"


def at_work(hexes: dict[Place, str], **more: Any) -> Prototype:
    """The Action Phase of the first player, who has plenty; the other one lives far away."""
    away: dict[Place, str] = {(40, 0): "plain w1"}
    hands = {0: more.pop("hand", RICH)}
    return Prototype({**hexes, **away}, hands=hands, edition="1.66", **more)


# --- building (RR19.2, RR19.24) ---


@pytest.mark.parametrize("kind", ["temple", "harbor", "forum", "aqueduct"])
def test_x166_03_rr19_24_one_building_of_a_kind_in_a_hex(kind: str) -> None:
    hexes = ring(f"plain {kind} warehouse*2 w0")
    hexes[(1, 0)] = "water"
    p = at_work(hexes)
    assert f"build {kind}" not in p.options("1w1")
    assert "build warehouse" in p.options("1w1")
    assert p.refusal("1w1", f"build {kind}") == "RR7.3"


def test_x166_03_a_second_sawmill_is_illegal() -> None:
    p = at_work({(0, 0): "forest plant w0"})
    assert "build sawmill" not in p.options("1w1")


def test_x166_31_rr19_2_pieces_in_hand_are_built_first() -> None:
    p = at_work(ring("plain w0 T0"))
    p.run("unit 1w1", "build forum")
    assert p.s.stock[BANK + FORUM] == 1
    assert p.field(0, SUPPLY) & (1 << FORUM) == 0
    p = at_work(ring("plain forum w0 T0"))
    p.run("unit 1w1", "dismantle", "piece forum", "resource wood")
    assert p.s.stock[BANK + FORUM] == 2


@pytest.mark.parametrize(
    ("kept", "back"), [("stone", {"stone": 3, "wood": 2}), ("wood", {"stone": 4, "wood": 1})]
)
def test_x166_71_rr19_2_a_refund_is_the_cost_less_a_cube(kept: str, back: dict[str, int]) -> None:
    p = at_work(ring("plain aqueduct T0 w0"), hand="")
    p.do("unit 1w1", "dismantle", "piece aqueduct")
    assert p.s.step == KEEP_BACK
    p.do(f"resource {kept}")
    assert p.hand(0) == back
    assert p.s.stock[BANK + AQUEDUCT] == 2


def test_rr19_2_what_is_asked_cites_what_a_dismantled_piece_brings_here() -> None:
    p = at_work(ring("plain aqueduct T0 w0"))
    p.do("unit 1w1", "dismantle")
    assert p.s.clause() == "RR19.2"
    p.do("piece aqueduct")
    assert p.s.clause() == "RR19.2"


def test_rr19_2_a_wall_brings_nothing() -> None:
    p = at_work(ring("plain #0 T0 w0"), hand="")
    p.run("unit 1w1", "dismantle", "piece wall")
    assert p.hand(0) == {}
    assert p.s.stock[BANK + WALL] == 11


def test_x166_71_rr19_24_a_piece_becomes_another_kind() -> None:
    p = at_work(ring("plain warehouse*3 temple w0"))
    p.do("unit 1w1", "transform", "piece warehouse")
    into = p.now()
    assert "build forum" in into
    assert "build temple" not in into
    assert "build warehouse" not in into
    assert p.why("build warehouse") == "RR19.24"


@pytest.mark.parametrize(("gone", "cost"), [("warehouse", 3), ("temple", 4)])
def test_x166_71_rr19_24_a_temple_saves_a_cube_unless_it_goes(gone: str, cost: int) -> None:
    p = at_work(ring("plain warehouse*3 temple w0"), hand="stone*2 wood*2")
    p.do("unit 1w1", "transform", f"piece {gone}", "build forum")
    while p.s.step == PAY:
        p.s.apply(p.s.legal_actions()[0])
    assert sum(p.hand(0).values()) == 4 - cost


def test_x166_71_rr19_24_an_aqueduct_may_be_the_fifth_building() -> None:
    p = at_work(ring("plain warehouse*3 temple w0"))
    assert "build aqueduct" in p.options("1w1")
    assert "build farm" not in p.options("1w1")


def test_x166_23_a_wall_in_a_forest_not_in_water() -> None:
    assert "build wall" in at_work({(0, 0): "forest w0"}).options("1w1")
    assert "build wall" not in at_work({(0, 0): "water w0"}).options("1w1")


def test_x166_70_walls_count_by_three() -> None:
    """5 walls: 4 of 4 constructions; a sixth needs an aqueduct next door, and makes size 4."""
    home = "plain T0 warehouse farm #0 #1 #2 #3 #4 w0*4"
    p = at_work(ring(home))
    edition, place = p.s.edition, p.at((0, 0))
    assert "build wall" not in p.options("1w1")
    size = constructions.power(p.s, place)
    assert (size, edition.reach(size), edition.capital_bonus(size)) == (3, 1, 1)
    assert "create-worker" not in p.options("1w1")
    hexes = ring(home)
    hexes[(1, 0)] = "plain aqueduct"
    p = at_work(hexes)
    p.run("unit 1w1", "build wall", "resource stone")
    size = constructions.power(p.s, place)
    assert (size, edition.reach(size), edition.capital_bonus(size)) == (4, 2, 2)
    assert "create-worker" in p.options("1w2")


@pytest.mark.parametrize(
    ("text", "left", "size"),
    [
        ("plain warehouse*2", 2, 2),
        ("plain warehouse*3 farm", 0, 3),
        ("plain farm*2 warehouse #0 #1 #2", 0, 2),
    ],
)
def test_x166_03_room_and_size(text: str, left: int, size: int) -> None:
    p = at_work(ring(text))
    place = p.at((0, 0))
    room = constructions.limit(p.s, place) - constructions.constructions(p.s, place)
    assert (room, constructions.power(p.s, place)) == (left, size)


# --- workers, characters (RR19.31) ---


@pytest.mark.parametrize(
    ("home", "workers", "more"),
    [("T0", 3, True), ("T0", 4, False), ("T0 temple*3", 4, True), ("T0 temple*3", 5, False)],
)
def test_x166_10_worker_limits(home: str, workers: int, more: bool) -> None:
    p = at_work(ring(f"plain {home} w0*{workers}"))
    assert ("create-worker" in p.options("1w1")) == more


def test_rr19_31_no_explorers() -> None:
    s = GAME.start(2, edition="1.66")
    assert isinstance(s, Romolo)
    assert growth.figure(s, EXPLORER) == -1


def test_x166_52_rr19_31_the_owner_says_which_production_a_praepositus_helps() -> None:
    hexes = ring("plain warehouse*2 w0 T0")
    hexes[(1, 0)] = "plain w0"
    p = at_work(hexes, characters={0: "praepositus:grain"}, hand="")
    p.do("unit 1w1", "produce")
    assert p.s.step == ASSIST
    p.run("no")
    assert p.stored() == [((0, 0), "grain", 1)]
    p.run("unit 1w2", "produce", "count 1")
    assert p.stored()[1] == ((0, 0), "grain", 2)


def test_rr19_15_nauta_trades_and_sails_in_a_turn() -> None:
    hexes = ring("plain w0*2 T0 harbor")
    hexes[(1, 0)] = "water"
    p = at_work(hexes, characters={0: "nauta"})
    p.do("unit 1w1", "power nauta", "hex 1,0")
    p.do("unit 1w2", "sell")
    sold = 0
    while "column" not in str(p.now()) and sold < 9 and "resource grain" in p.now():
        p.do("resource grain", "column wood" if sold < 2 else "column salt")
        sold += 1
    assert sold == 3


def test_rr19_31_walls_do_not_stop_the_traductor() -> None:
    hexes = ring("plain w0 T0")
    hexes[(1, 0)] = "plain #3"
    p = at_work(hexes, characters={0: "traductor"})
    p.do("unit 1w1", "power traductor")
    assert "hex 1,0" in p.now()


# --- moves (RR19.23) ---


def test_x166_53_rr19_20_walls_work_from_outside() -> None:
    hexes: dict[Place, str] = {(0, 0): "plain w0", (1, 0): "plain #3 w0"}
    p = at_work(hexes).run("unit 1w1", "hex 1,0")
    assert p.penalty("1w1")
    p = at_work(hexes).run("unit 1w2", "hex 0,0")
    assert not p.penalty("1w2")


def test_x166_77_rr19_23_the_next_move_takes_the_token_off() -> None:
    row: dict[Place, str] = {(0, 0): "plain w0", (1, 0): "plain #3", (2, 0): "plain"}
    p = at_work(row, characters={0: "eques"})
    p.run("unit 1w1", "hex 1,0")
    assert p.penalty("1w1")
    p.run("unit 1w1", "power eques", "hex 2,0")
    assert not p.penalty("1w1")
    assert "build farm" in p.options("1w1")
    p = at_work({**row, (2, 0): "plain #3"}, characters={0: "eques"})
    p.run("unit 1w1", "hex 1,0").run("unit 1w1", "power eques", "hex 2,0")
    assert p.penalty("1w1")
    assert "build farm" not in p.options("1w1")


def test_x166_78_rr19_23_after_a_retreat_everything_is_possible() -> None:
    row: dict[Place, str] = {
        (0, 0): "plain T0",
        (1, 0): "plain",
        (2, 0): "plain",
        (3, 0): "plain w0 w1",
    }
    p = at_work(row).run("unit 1w1", "hex 2,0")
    assert "build farm" in p.options("1w1")


def test_x166_79_rr19_25_warehouses_behind_walls_and_beside_enemies() -> None:
    hexes: dict[Place, str] = {
        (0, 0): "plain w0",
        (1, 0): "plain warehouse #3",
        (0, 1): "plain warehouse w1",
        (-1, 0): "plain warehouse",
    }
    p = at_work(hexes, hand="")
    p.run("unit 1w1", "produce")
    assert p.now() == {"hex 1,0", "hex 0,1", "hex -1,0"}


# --- the market (RR19.25, RR19.39) ---

MARKET = "plain forum harbor aqueduct temple warehouse w0"


@pytest.mark.parametrize(("people", "silver"), [(0, 12), (4, 14)])
def test_x166_69_x166_51_rr19_25_a_forum_pays_for_each_cube(people: int, silver: int) -> None:
    hexes = ring(MARKET)
    hexes[(1, 0)] = "plain forum"
    p = at_work(hexes, hand="stone*2")
    p.s.seats[PEOPLE] = people
    p.price(stone=3)
    p.do("unit 1w1", "sell", "resource stone", "column wood", "resource stone", "column wood")
    assert p.silver(0) == silver


@pytest.mark.parametrize(
    ("here", "around", "bonus"), [("forum temple farm*3", 2, 2), ("temple", 2, 0)]
)
def test_x166_69_rr19_25_only_from_a_hex_with_a_forum(here: str, around: int, bonus: int) -> None:
    hexes = ring(f"plain {here} warehouse w0")
    for place in list(hexes)[1 : around + 1]:
        hexes[place] = "plain forum"
    p = at_work(hexes, hand="stone")
    p.price(stone=3)
    p.do("unit 1w1", "sell", "resource stone", "column wood")
    assert p.silver(0) == 3 + bonus


def test_x166_69_rr19_25_nothing_on_purchases() -> None:
    p = at_work(ring(MARKET), hand="", coins={0: 9})
    p.price(stone=3)
    p.do("unit 1w1", "buy", "resource stone", "resource stone")
    assert p.silver(0) == 3


def test_rr19_31_the_negotiator_trades_anything() -> None:
    p = at_work(ring("plain w0_ T0"), hand="stone", characters={0: "negotiator"})
    p.price(stone=2)
    p.do("unit 1w1", "power negotiator", "sell", "resource stone", "column wood")
    assert p.silver(0) == 2


# --- peoples (RR19.39) ---


@pytest.mark.parametrize(
    ("people", "attacks", "values"),
    [
        (1, True, [5, 7, 7, 10, 10, 10]),
        (1, False, [5, 5, 7, 7, 10, 10]),
        (2, True, [5, 5, 7, 7, 10, 10]),
        (2, False, [5, 7, 7, 10, 10, 10]),
    ],
)
def test_x166_67_x166_21_rr19_39_latins_and_albans(
    people: int, attacks: bool, values: list[int]
) -> None:
    p = at_work(ring("plain w0"))
    p.s.seats[PEOPLE] = people
    pride = p.s.edition.war.pride(p.s, 0, attacks)
    assert [multiplied(5, die, pride) for die in range(6)] == values
