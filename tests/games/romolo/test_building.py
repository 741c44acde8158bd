"""Building (section 7), production (section 8)."""

import pytest

from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.layout import BUILDINGS, OUT, SEAT, STANCE
from lusoria.games.romolo.turn import course
from tests.games.romolo.table import Place, Play, ring


def power(p: Play, place: Place = (0, 0)) -> int:
    return constructions.power(p.s, p.at(place))


def room(p: Play, place: Place = (0, 0)) -> int:
    return constructions.limit(p.s, p.at(place)) - constructions.constructions(p.s, p.at(place))


def test_t_050_rr7_3_rr7_10_room_and_power() -> None:
    """Two warehouses: 2 places left, power 2. With a farm too: 0 left, 3. Three walls are one."""
    for text, left, strength in (
        ("plain warehouse*2", 2, 2),
        ("plain warehouse*3 farm", 0, 3),
        ("plain farm*2 warehouse #0 #1 #2", 0, 2),
        ("plain #0 #1", 4, 0),
    ):
        p = Play(ring(text))
        assert (room(p), power(p)) == (left, strength)


def test_t_051_rr7_3_an_aqueduct_may_be_the_fifth() -> None:
    """In a hex of four a warehouse is refused, an aqueduct is not; neighbours get room for five."""
    p = Play(ring("plain warehouse*4 w0"), hands={0: "stone*9 wood*9"})
    assert p.refusal("1w1", "build warehouse") == "RR7.3"
    p.run("unit 1w1", "build aqueduct")
    assert room(p) == 0
    assert constructions.limit(p.s, p.at((1, 0))) == 5


def test_t_052_rr7_4_walls() -> None:
    """One action builds up to three walls on different sides, paid with any wood and stone."""
    p = Play(ring("plain w0"), hands={0: "stone*2 wood*2"})
    p.do("unit 1w1", "build wall", "side e", "side ne")
    assert p.why("side e") == "RR7.4"
    p.do("side nw")
    assert "side w" not in p.now()
    p.run("resource stone", "resource wood", "resource wood")
    assert p.count((0, 0), "wall") == 3
    assert p.hand() == {"stone": 1}
    assert p.left("wall") == 7


COSTS = {
    "farm": (1, 1),
    "warehouse": (1, 2),
    "harbor": (3, 2),
    "temple": (2, 1),
    "sawmill": (4, 1),
    "quarry": (1, 4),
    "aqueduct": (4, 2),
    "forum": (3, 2),
}


@pytest.mark.parametrize("name", COSTS)
def test_t_054_rr7_1_costs(name: str) -> None:
    """Farm 1 stone and 1 wood, warehouse 1 and 2, harbor 3 and 2, temple 2 and 1, and so on."""
    terrain = {"sawmill": "forest", "quarry": "hill"}.get(name, "plain")
    stone, wood = COSTS[name]
    p = Play(
        {(0, 0): f"{terrain} w0", (1, 0): "water", (0, 1): "plain"},
        hands={0: f"stone*{stone} wood*{wood}"},
    )
    p.run("unit 1w1", f"build {name}")
    assert p.hand() == {}
    p = Play(
        {(0, 0): f"{terrain} w0", (1, 0): "water"}, hands={0: f"stone*{stone} wood*{wood - 1}"}
    )
    assert p.refusal("1w1", f"build {name}") == "RR7.12"


def test_t_055_rr7_2_rr8_6_warehouses_of_the_hex_pay_too() -> None:
    """2 wood of a warehouse and 1 stone from hand build another warehouse; the old one is empty."""
    p = Play(ring("plain warehouse w0"), hands={0: "stone"})
    p.store((0, 0), "wood", 2)
    p.run("unit 1w1", "build warehouse")
    assert p.stored() == []
    assert p.count((0, 0), "warehouse") == 2
    assert p.left("warehouse") == 7


def test_t_056_rr7_5_temples_save_resources() -> None:
    """With one or two temples a farm costs one cube of either sort; an aqueduct four of six."""
    for temples in (1, 2):
        p = Play(ring(f"plain temple*{temples} w0"), hands={0: "stone wood"})
        p.do("unit 1w1", "build farm")
        assert p.now() == {"resource stone", "resource wood"}
        p.do("resource wood")
        assert p.hand() == {"stone": 1}
        assert p.count((0, 0), "farm") == 1, "one cube is the whole price"
    p = Play(ring("plain temple*2 w0"), hands={0: "stone*2 wood*2"})
    p.run("unit 1w1", "build aqueduct")
    assert p.hand() == {}
    p = Play(ring("plain temple*2 w0"), hands={0: "stone wood*2"})
    assert p.refusal("1w1", "build aqueduct") == "RR7.12"


def test_walls_are_not_cheaper_beside_a_temple() -> None:
    p = Play(ring("plain temple w0"), hands={0: "stone"})
    p.do("unit 1w1", "build wall", "side e")
    assert p.s.bill.due == 1
    assert "side ne" not in p.now()


def test_t_057_rr7_6_dismantling() -> None:
    """A dismantled sawmill or wall leaves the game and brings 1 stone or 1 wood."""
    p = Play({(0, 0): "forest plant #0 w0", (1, 0): "plain"})
    plants = p.left("plant")
    p.do("unit 1w1", "dismantle", "piece plant")
    assert p.now() == {"resource stone", "resource wood"}
    p.do("resource stone")
    assert p.hand() == {"stone": 1}
    assert p.left("plant") == plants
    assert p.s.stock[OUT + 4] == 1
    p.again().do("unit 1w1", "dismantle", "piece wall", "side e", "resource wood")
    assert p.count((0, 0), "wall") == 0


def test_t_058_rr7_7_transforming_in_a_full_hex() -> None:
    """In a full hex a warehouse becomes a forum for 3 stone and 2 wood."""
    p = Play(ring("plain warehouse*4 w0"), hands={0: "stone*3 wood*2"})
    forums = p.left("forum")
    p.do("unit 1w1", "transform", "piece warehouse").run("build forum")
    assert p.hand() == {}
    assert p.left("forum") == forums - 1
    assert (p.count((0, 0), "warehouse"), p.count((0, 0), "forum")) == (3, 1)
    assert p.s.stock[OUT + 1] == 1


def test_t_059_rr7_1_terrain() -> None:
    """A sawmill wants forest, a quarry hill, a farm plain, a harbor water beside it, a wall
    land.
    """
    rich = {0: "stone*9 wood*9"}
    hill = Play({(0, 0): "hill w0", (1, 0): "plain"}, hands=rich)
    assert hill.refusal("1w1", "build sawmill") == "RR7.1"
    assert hill.refusal("1w1", "build farm") == "RR7.1"
    forest = Play({(0, 0): "forest w0", (1, 0): "plain"}, hands=rich)
    assert forest.refusal("1w1", "build quarry") == "RR7.1"
    assert "build wall" in forest.options("1w1")
    assert Play(ring("plain w0"), hands=rich).refusal("1w1", "build harbor") == "RR7.1"
    sea = Play({(0, 0): "water w0", (1, 0): "plain"}, hands=rich)
    assert sea.refusal("1w1", "build wall") == "RR7.1"


def test_t_060_rr7_2_what_the_bank_has_not_cannot_be_built() -> None:
    """Without temples at the Bank no temple is built."""
    p = Play(ring("plain w0"), hands={0: "stone*9 wood*9"})
    p.bank(temple=0)
    assert p.refusal("1w1", "build temple") == "RR7.2"


def test_t_061_rr7_9_buildings_are_everybodys() -> None:
    """Whoever stands there stores in the warehouse, eats from the farm, may take both down."""
    p = Play({**ring("plain farm warehouse w0"), (5, 5): "plain T1 w1"})
    assert {"produce", "dismantle"} <= p.options("1w1")
    p.run("unit 1w1", "produce").do("end").maintain()
    assert p.where("1w1") == (0, 0)


def test_t_208_rr7_11_one_piece_for_one_piece() -> None:
    """A warehouse becomes one wall, not two; a wall a farm; a warehouse again if the Bank
    has one.
    """
    p = Play(ring("plain warehouse #0 w0"), hands={0: "stone*5 wood*5"})
    p.do("unit 1w1", "transform", "piece warehouse", "build wall", "side ne")
    assert not any(word.startswith("side") for word in p.now())
    p.run("resource stone")
    assert p.count((0, 0), "wall") == 2
    p.again().do("unit 1w1", "transform", "piece wall", "side e").run("build farm")
    assert p.count((0, 0), "farm") == 1
    p = Play(ring("plain warehouse w0"), hands={0: "stone*5 wood*5"})
    p.do("unit 1w1", "transform", "piece warehouse")
    assert p.can("build warehouse")
    p = Play(ring("plain warehouse w0"), hands={0: "stone*5 wood*5"})
    p.bank(warehouse=0)
    p.do("unit 1w1", "transform", "piece warehouse")
    assert p.why("build warehouse") == "RR7.2"


def test_t_209_rr7_8_rr7_13_a_hex_over_its_limit() -> None:
    """Over the limit no farm, wall or temple is built; what brings it within the limit is legal."""
    p = Play(ring("plain warehouse*5 w0"), hands={0: "stone*9 wood*9"})
    for verb in ("build farm", "build wall"):
        assert p.refusal("1w1", verb) == "RR7.3"
    assert "dismantle" in p.options("1w1")
    p.do("unit 1w1", "transform", "piece warehouse")
    assert p.why("build temple") == "RR7.3"
    assert p.can("build aqueduct")


def test_rr7_8_cubes_of_a_transformed_warehouse_can_pay_and_the_rest_is_lost() -> None:
    p = Play(ring("plain warehouse*2 w0"), hands={0: "stone"})
    p.store((0, 0), "wood", 3)
    p.do("unit 1w1", "transform", "piece warehouse", "store 1").run("build farm")
    assert p.stored() == []
    assert p.hand() == {}
    assert (p.count((0, 0), "warehouse"), p.count((0, 0), "farm")) == (1, 1)


def test_t_248_rr7_12_the_builder_chooses_what_pays() -> None:
    """One temple, a farm: the wood of a warehouse or the stone of the hand. Two walls: one
    of each.
    """
    p = Play(ring("plain temple warehouse w0"), hands={0: "stone"})
    p.store((0, 0), "wood", 1)
    p.do("unit 1w1", "build farm")
    assert p.now() == {"resource stone", "store 1"}
    p = Play(ring("plain w0"), hands={0: "stone*2 wood*2"})
    p.do("unit 1w1", "build wall", "side e", "side w", "done", "resource wood", "resource stone")
    assert p.hand() == {"stone": 1, "wood": 1}


def test_every_building_has_a_row() -> None:
    assert set(COSTS) | {"wall"} == set(BUILDINGS)


# --- production ---


@pytest.mark.parametrize(
    ("terrain", "cube"), [("plain", "grain"), ("hill", "stone"), ("forest", "wood")]
)
def test_t_070_rr8_1_what_terrain_gives(terrain: str, cube: str) -> None:
    """Plain grain, hill stone, forest wood, 1 each; next to water salt instead; nothing on
    water.
    """
    p = Play({(0, 0): f"{terrain} w0", (1, 0): "plain warehouse", (0, 1): "water"})
    p.do("unit 1w1", "produce")
    assert p.now() == {"hex 0,0", "hex 0,1"}
    p.run("hex 0,0")
    assert p.stored() == [((1, 0), cube, 1)]
    p = Play({(0, 0): f"{terrain} w0", (1, 0): "plain warehouse", (0, 1): "water"})
    p.run("unit 1w1", "produce", "hex 0,1")
    assert p.stored() == [((1, 0), "salt", 1)]
    p = Play({(0, 0): "water w0", (1, 0): "plain warehouse"})
    assert p.refusal("1w1", "produce") == "RR8.1"


def test_t_071_rr8_3_where_the_cubes_go() -> None:
    """Not to a warehouse beside hostile units, nor behind a wall: only D is left."""
    p = Play(
        {
            (0, 0): "plain w0",
            (1, 0): "plain warehouse w1",
            (0, 1): "plain warehouse #2",
            (-1, 0): "plain warehouse",
        }
    )
    p.do("unit 1w1", "produce", "hex 0,0")
    assert p.now() == {"hex -1,0"}
    assert p.why("hex 1,0") == p.why("hex 0,1") == "RR8.3"


def test_t_072_rr8_2_rr8_4_one_worker_fills_one_warehouse() -> None:
    """A sawmill makes 2 wood for one warehouse; the next worker takes the other; a third
    has none.
    """
    p = Play({(0, 0): "forest plant w0", (1, 0): "plain warehouse*2 w0", (2, 0): "plain w0"})
    p.run("unit 1w1", "produce")
    p.run("unit 1w2", "produce")
    assert p.stored() == [((1, 0), "wood", 2), ((1, 0), "grain", 1)]
    assert p.refusal("1w3", "produce") == "RR8.3"


def test_t_074_rr8_5_a_hex_is_exploited_once_a_turn() -> None:
    """Two workers on a plain: grain once; the second may take salt from the water beside it."""
    p = Play({(0, 0): "plain warehouse*2 w0*2", (1, 0): "water", (0, 1): "plain"})
    p.run("unit 1w1", "produce", "hex 0,0")
    p.do("unit 1w2", "produce")
    assert p.now() == {"hex 1,0"}
    assert p.why("hex 0,0") == "RR8.5"


def test_t_075_rr8_3_without_a_warehouse_nothing_is_produced() -> None:
    """A sawmill alone helps nobody: without a warehouse in reach there is no production."""
    p = Play({(0, 0): "forest plant w0", (1, 0): "plain"})
    assert p.refusal("1w1", "produce") == "RR8.3"


def test_t_077_rr8_8_refining() -> None:
    """One wood of the hand and one of the warehouse make a refined; wood and stone do not."""
    p = Play(ring("plain warehouse w0"), hands={0: "wood"})
    p.store((0, 0), "wood", 1)
    p.run("unit 1w1", "refine", "resource wood")
    assert p.hand() == {"refined": 1}
    assert p.stored() == []
    p = Play(ring("plain w0"), hands={0: "wood stone"})
    assert p.refusal("1w1", "refine") == "RR8.8"


def test_rr8_7_gathering() -> None:
    p = Play(ring("plain warehouse*2 w0"))
    p.store((0, 0), "wood", 2)
    p.store((0, 0), "grain", 1)
    p.do("unit 1w1", "gather")
    assert p.now() == {"store 1", "store 2"}
    p.do("store 1")
    assert p.hand() == {"wood": 2}
    assert p.laid("1w1")
    assert p.refusal("1w1", "gather") == "RR5.10"


def test_rr8_9_the_producer_chooses_the_warehouse() -> None:
    p = Play({(0, 0): "plain warehouse w0", (1, 0): "plain warehouse"})
    p.do("unit 1w1", "produce", "hex 0,0")
    assert p.now() == {"hex 0,0", "hex 1,0"}


def test_rr8_10_cubes_of_a_turn_cut_short_go_to_the_bank() -> None:
    p = Play(
        {**ring("plain warehouse T0 w0"), (5, 5): "plain T1 w1", (9, 9): "plain T2 w2"}, players=3
    )
    p.store((0, 0), "wood", 2)
    p.s.seats[SEAT + STANCE] = 0
    course.cut_short(p.s)
    p.s.run()
    assert p.stored() == []
    assert p.hand() == {}
