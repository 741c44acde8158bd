"""Solitaire (section 16)."""

import pytest

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import layout
from lusoria.games.romolo.layout import (
    ALIVE,
    BAG,
    BATTLES,
    BLUE,
    BROWN,
    CHARS,
    COINS,
    DAMAGE,
    HINDERED,
    LINE,
    LYING,
    PINK,
    SEAT,
    STANDING,
    TROOP,
    TYPES,
    YELLOW,
)
from lusoria.games.romolo.scoring import influence
from lusoria.games.romolo.scoring.categories import (
    BATTLE_TOKENS,
    DOMINION,
    HEXES,
    MONEY,
    POPULATION,
)
from lusoria.games.romolo.solitaire import events, march, war
from lusoria.games.romolo.solitaire.ai_turn import AiTurn
from lusoria.games.romolo.tiles import NO_TILE
from lusoria.games.romolo.war import sums
from lusoria.games.romolo.war.fight import Battle
from tests.games.romolo.table import Place, Play, free_tile


def alone(hexes: dict[Place, str], **more: object) -> Play:
    """A row from the human's capital (0,0) to the A.I.'s (6,0), with the given hexes."""
    board = {(q, 0): "plain" for q in range(7)}
    board[(0, 0)] = "plain farm*3 T0 w0"
    board[(6, 0)] = "plain T1"
    return Play({**board, **hexes}, players=1, **more)  # type: ignore[arg-type]


def troops(p: Play, place: Place) -> tuple[int, int, int]:
    i = p.at(place) * TROOP
    return p.s.ai[i + STANDING], p.s.ai[i + HINDERED], p.s.ai[i + LYING]


def turn(p: Play) -> Play:
    """The A.I.'s Turn, up to its first lot or the Event."""
    march.begin_turn(p.s)
    p.s.run()
    return p


def goes_to_war(p: Play) -> Play:
    """The A.I.'s attacks, up to the first lot or decision."""
    p.s.active = layout.AI
    p.s.ai_turn = AiTurn()
    war.begin_war(p.s)
    p.s.run()
    return p


def happens(p: Play, colour: int) -> None:
    """An Event, up to its first roll or its end."""
    p.s.active = layout.AI
    p.s.ai_turn = AiTurn()
    events.draw_event(p.s, colour)


def test_t_180_rr16_1_the_event_line() -> None:
    """9 white, 4 yellow, 3 pink, 2 blue and 1 brown cubes: 19."""
    assert LINE == [9, 4, 3, 2, 1]
    p = alone({})
    assert p.s.stock[BAG : BAG + 5] == LINE
    assert p.s.hexes[p.at((6, 0)) * 14 + 5] == 1


def test_rr16_1_the_ai_has_coins_and_no_cubes() -> None:
    person, ai = alone({}).s.view(0)["seats"]
    assert (len(person["resources"]), ai["resources"]) == (5, [])
    assert ai["coins"]["half_silver"] == 0


@pytest.mark.parametrize(("face", "slot"), [(0, 0), (2, 2), (3, 3), (4, 4), (5, 0), (6, 0)])
def test_t_181_rr16_6_yellow(face: int, slot: int) -> None:
    """2, 3, 4 take the second, third, fourth tile of the display; anything else nothing."""
    p = alone({})
    for i, name in enumerate(("eques", "nauta", "praedo", "mercator"), 1):
        free_tile(p, i, name)
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    p.s.active = 1
    happens(p, YELLOW)
    p.s.run()
    p.do(f"die {face}")
    assert p.field(1, CHARS).bit_count() == (1 if slot else 0)
    assert [tile == NO_TILE for tile in p.s.display[:4]].count(True) == (1 if slot else 0)
    if slot:
        assert p.s.display[slot - 1] == NO_TILE


def test_t_182_rr16_6_pink() -> None:
    """A roll for each resource: 5 and 6 up, 2 and blank down; then silver as the highest price."""
    p = alone({})
    p.price(grain=5, wood=0, stone=2, salt=2, refined=1)
    happens(p, PINK)
    p.s.run()
    p.do("die 6", "die 2", "die 5", "die 3", "die 0")
    assert p.prices() == {"grain": 5, "wood": 0, "stone": 3, "salt": 2, "refined": 0}
    assert p.silver(1) == 5


@pytest.mark.parametrize(("face", "count"), [(0, 0), (2, 1), (4, 1), (5, 2), (6, 3)])
def test_t_183_rr16_3_rr16_6_blue(face: int, count: int) -> None:
    """2 to 4 bring one unit, 5 two, 6 three, laid in the A.I. capital; they rest for one turn."""
    p = alone({})
    happens(p, BLUE)
    p.s.run()
    p.do(f"die {face}")
    assert troops(p, (6, 0)) == (0, 0, count)
    turn(p)
    assert troops(p, (6, 0)) == (count, 0, 0)


def test_t_184_rr16_6_brown() -> None:
    """Without units a blue event; with units every group goes a hex on; then the line is
    renewed.
    """
    p = alone({})
    p.s.stock[BAG : BAG + 5] = [0, 0, 0, 0, 1]
    happens(p, BROWN)
    p.s.run()
    p.do("die 5")
    assert troops(p, (6, 0)) == (0, 0, 2)
    assert p.s.stock[BAG : BAG + 5] == LINE
    p = alone({(4, 0): "plain ai*2", (3, 0): "plain s0*3"})
    happens(p, BROWN)
    p.s.run()
    assert troops(p, (3, 0)) == (2, 0, 0)


@pytest.mark.parametrize(
    ("there", "end"), [("plain w0", (3, 0)), ("plain s0 m0", (4, 0)), ("plain", (3, 0))]
)
def test_t_185_rr16_4_where_a_group_goes(there: str, end: Place) -> None:
    """Two units go to a worker, not to a soldier with a mercenary; to an empty hex nearer
    to you.
    """
    p = alone({(4, 0): "plain ai*2", (3, 0): there})
    turn(p)
    assert troops(p, end)[0] == 2


def test_t_186_rr16_4_a_weaker_group_goes_back() -> None:
    """One unit beside a soldier goes back towards its capital."""
    p = alone({(4, 0): "plain ai s0"})
    turn(p)
    assert troops(p, (5, 0)) == (1, 0, 0)


def test_t_188_rr16_7_rr16_14_the_ai_capital_and_the_end_die() -> None:
    """Nobody enters the A.I. capital; in the end procedure a 5 or 6 ends the game."""
    p = alone({(5, 0): "plain w0"})
    assert p.refusal("1w2", "hex 6,0") == "RR6.1"
    p.s.ending = 1
    turn(p).do("die 4")
    assert not p.s.is_over
    p = alone({})
    p.s.ending = 1
    turn(p).do("die 5")
    assert p.s.is_over
    assert p.s.outcome().sides == [[0], []]


def test_t_237_rr16_9_groups() -> None:
    """Two standing and one laid in the A.I. capital: two move; the third stands up at the end."""
    p = alone({(6, 0): "plain T1 ai*2 lying"})
    turn(p)
    assert troops(p, (5, 0)) == (2, 0, 0)
    assert troops(p, (6, 0)) == (1, 0, 0)
    p = alone({(5, 0): "plain ai", (4, 0): "plain ai"})
    turn(p).do("lot 5,0")
    assert troops(p, (4, 0))[0] + troops(p, (3, 0))[0] == 2
    assert troops(p, (3, 0))[0] == 1


def test_t_238_amb_85_rr16_10_rr16_11_walls_hinder_the_ai() -> None:
    """Across a wall into a hex with temple and farm: nothing is destroyed; next turn temple and
    wall go, as a wall is no farm.
    """
    p = alone({(4, 0): "plain ai*2", (3, 0): "plain temple farm #0"})
    turn(p)
    assert troops(p, (3, 0)) == (0, 2, 0)
    assert p.count((3, 0), "temple") == p.count((3, 0), "farm") == 1
    turn(p).do("piece temple")
    assert p.count((3, 0), "temple") == p.count((3, 0), "wall") == 0
    assert p.count((3, 0), "farm") == 1


def test_t_239_rr16_10_the_ai_explores() -> None:
    """The hex is water: the group stands in it, and at most two hexes are flooded."""
    p = alone({(4, 0): "plain ai", (3, 0): "down", (2, 0): "down", (1, 0): "down"})
    turn(p).do("tile water")
    assert troops(p, (3, 0)) == (1, 0, 0)
    assert len(p.told("flood")) == 2


def test_t_240_rr16_5_rr16_11_what_the_ai_destroys() -> None:
    """Two units in a hex with farm, temple, warehouse: temple and warehouse go; a tower
    comes last.
    """
    p = alone({(4, 0): "plain ai*2", (3, 0): "plain farm temple warehouse"})
    turn(p).do("piece temple")
    assert (p.count((3, 0), "farm"), p.count((3, 0), "warehouse")) == (1, 0)
    p = alone({(0, 0): "plain T0", (1, 0): "plain ai*4"})
    p.s.battle = Battle(p.at((0, 0)), layout.AI, layout.HUMAN)
    p.s.battle.attack.hits = 1
    war.assign(p.s)
    assert p.field(0, DAMAGE) == 1


@pytest.mark.parametrize("walls", ["#1", "#1 #4"])
def test_amb_85_rr16_11_one_or_two_walls_go_before_a_farm(walls: str) -> None:
    p = alone({(4, 0): "plain ai", (3, 0): f"plain farm {walls}"})
    turn(p)
    assert (p.count((3, 0), "farm"), p.count((3, 0), "wall")) == (1, 0)


@pytest.mark.parametrize(("walls", "weight"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2)])
def test_amb_85_rr16_11_up_to_three_walls_weigh_as_much_as_one_building(
    walls: int, weight: int
) -> None:
    sides = " ".join(f"#{side}" for side in range(walls))
    p = alone({(3, 0): f"plain ai farm temple*2 {sides}"})
    goes_to_war(p)
    lots = [(p.outcome("piece temple"), 2), (p.outcome("piece wall"), weight)]
    assert p.s.chances() == lots
    p.do("piece wall")
    while p.s.chances()[0][0] >= a.C_SIDE and p.count((3, 0), "wall") > max(0, walls - 3):
        p.s.carry_out(p.s.chances()[0][0])
    assert p.count((3, 0), "wall") == max(0, walls - 3)


def test_amb_85_rr16_5_casualties_hit_a_lone_wall_before_a_farm() -> None:
    p = alone({(1, 0): "plain farm #2 ai*4 w0"})
    p.s.battle = Battle(p.at((1, 0)), layout.AI, layout.HUMAN)
    p.s.battle.attack.hits = 1
    war.assign(p.s)
    assert (p.count((1, 0), "farm"), p.count((1, 0), "wall")) == (1, 0)


def test_t_241_rr16_13_when_the_end_is_checked() -> None:
    """A yellow event takes the last tile: you choose next. A third kind out: the A.I. rolls
    first.
    """
    p = alone({})
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    free_tile(p, 2, "eques")
    p.s.active = 1
    happens(p, YELLOW)
    p.s.run()
    p.do("die 2")
    assert p.s.ending == 1
    assert p.now() == {"play", "finish"}
    p = alone({})
    p.bank(forum=0, harbor=0, temple=0)
    p.maintain()
    assert p.s.is_chance
    assert p.s.chances()[0][0] == p.outcome("die 0")


def test_t_242_rr16_8_rr16_14_influence_of_the_ai() -> None:
    """Two units: a point in each neighbour, across walls and water too; one unit: none there."""
    p = alone({(3, 0): "plain ai*2", (2, 0): "water", (4, 0): "plain #3"})
    points = influence.points(p.s, -1, -1)
    assert [points[p.at((q, 0)) * 2 + 1] for q in (2, 3, 4)] == [1, 2, 1]
    p = alone({(3, 0): "plain ai"})
    points = influence.points(p.s, -1, -1)
    assert [points[p.at((q, 0)) * 2 + 1] for q in (2, 3, 4)] == [0, 1, 0]


def test_t_253_rr16_12_the_ai_retreats_when_it_is_lower() -> None:
    """Attacked with a lower value and `retreat` it goes back; with equal values it stays."""
    p = alone({(3, 0): "plain ai s0"}).war()
    p.do("hex 3,0", "unit 1s1", "done", "token none", "token retreat")
    assert troops(p, (4, 0)) == (1, 0, 0)
    assert p.field(0, BATTLES) == 1
    p = alone({(3, 0): "plain ai m0"}).war()
    p.do("hex 3,0", "unit m1", "done", "token none", "token retreat")
    assert troops(p, (3, 0)) == (1, 0, 0)


def test_rr11_10_rr16_11_a_group_that_falls_back_attacks_no_more() -> None:
    """It retreats into a hex with a temple and a warehouse, where another unit razes only one."""
    p = alone({(3, 0): "plain ai w0*4 s0", (4, 0): "plain temple warehouse ai"})
    goes_to_war(p)
    p.do("lot 3,0", "token none", "token retreat")
    assert p.field(0, BATTLES) == 1
    assert p.s.chances() == [(p.outcome("piece warehouse"), 1), (p.outcome("piece temple"), 1)]
    p.do("piece temple")
    assert p.count((4, 0), "warehouse") == 1
    assert troops(p, (4, 0)) == (2, 0, 0)  # the Turn is over, all stand up


def test_amb_86_rr16_5_rr16_11_whoever_falls_back_to_a_standing_group_is_attacked() -> None:
    """A worker retreats into a hex where a unit of the A.I. had nothing to attack before."""
    p = alone({(3, 0): "plain ai*3 w0", (2, 0): "plain ai"})
    goes_to_war(p)
    p.do("token retreat", "token none").run("yes")
    assert p.where("1w2") == (2, 0)
    assert (p.s.player, p.s.battle.attack.seat, p.s.battle.place) == (0, layout.AI, p.at((2, 0)))
    p.do("token none", "token shield")
    assert p.s.is_chance
    assert p.s.chances()[0][0] == p.outcome("event white")
    assert troops(p, (3, 0)) == (3, 0, 0)


def test_amb_86_rr16_11_a_group_that_has_attacked_does_not_attack_who_falls_back_to_it() -> None:
    """It has razed a temple and lies; the worker comes to it from another battle."""
    p = alone({(3, 0): "plain ai*3 w0", (2, 0): "plain ai temple"})
    goes_to_war(p)
    p.do("lot 2,0")
    assert troops(p, (2, 0)) == (0, 0, 1)
    p.do("token retreat", "token none").run("yes")
    assert p.where("1w2") == (2, 0)
    assert p.s.is_chance
    assert p.s.chances()[0][0] == p.outcome("event white")
    assert len(p.told("values")) == 0


def test_amb_86_rr16_11_a_standing_group_waits_for_its_lot() -> None:
    """Besides the group he fell back to, another one has something to attack: the lot decides."""
    p = alone({(3, 0): "plain ai*3 w0", (2, 0): "plain ai", (5, 0): "plain ai temple"})
    goes_to_war(p)
    p.do("lot 3,0", "token retreat", "token none").run("yes")
    assert p.where("1w2") == (2, 0)
    assert p.s.chances() == [(p.outcome("lot 2,0"), 1), (p.outcome("lot 5,0"), 1)]


def test_rr16_2_the_ai_uses_no_obsessor() -> None:
    """Not even where the Obsessor works always: two units with penalty tokens attack at 1."""
    p = alone(
        {(3, 0): "plain w0 ai*2", (1, 0): "plain"},
        characters={1: "obsessor"},
        obsessor_passive="yes",
    )
    i = p.at((3, 0)) * TROOP
    p.s.ai[i + STANDING], p.s.ai[i + HINDERED] = 0, 2
    goes_to_war(p)
    p.do("token none", "token none")
    assert p.told("values") == [(1, 1)]


def test_rr16_2_rr16_13_your_tower_falls() -> None:
    p = alone({(0, 0): "plain T0", (1, 0): "plain ai*5"})
    turn(p)
    p.do("token none", "token none")
    assert p.field(0, ALIVE) == 0
    assert p.s.is_over
    assert p.s.outcome().winners == []
    assert p.s.outcome().places == [2, 1]


def test_rr16_8_how_the_ai_scores() -> None:
    p = alone({(3, 0): "plain ai*3", (5, 0): "down", (5, 1): "down"})
    p.s.seats[SEAT + COINS] = 40
    p.s.seats[SEAT + BATTLES] = 2
    tally = p.tally()
    own = [tally.points[category * 2 + 1] for category in range(6)]
    assert own[HEXES] == 6  # its capital, two unexplored, its own hex and both neighbours
    assert own[DOMINION] == 12
    assert own[POPULATION] == 4
    assert own[MONEY] == own[BATTLE_TOKENS] == 0
    assert tally.prizes[MONEY * 2 + 1] == 4


def test_rr16_11_the_human_defends_with_everything_there() -> None:
    p = alone({(4, 0): "plain ai*3", (3, 0): "plain w0 s0"})
    turn(p)
    assert p.s.player == 0
    assert p.s.battle.defence.units.bit_count() == 2
    assert sums.value(p.s, p.s.battle.defence) == 4
    p.do("token none", "token none")
    assert p.told("values") == [(6, 4)]
