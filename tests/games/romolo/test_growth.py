"""Growth (section 9), the Market (section 10)."""

import pytest

from lusoria.games.romolo import actions as a
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.economy import growth, market
from lusoria.games.romolo.layout import CUBES, GONE, TYPES
from lusoria.games.romolo.tiles import NAMES, NO_TILE
from lusoria.text import texts
from tests.games.romolo.table import Play, free_tile, ring


def test_t_080_rr7_10_power_of_a_capital() -> None:
    """Tower and two warehouses: 3, a farm adds nothing; tower, farms and three walls: 2."""
    for text, strength in (
        ("plain T0 warehouse*2", 3),
        ("plain T0 warehouse*2 farm", 3),
        ("plain T0 farm*2 #0 #1 #2", 2),
    ):
        p = Play(ring(text))
        assert constructions.power(p.s, p.at((0, 0))) == strength


@pytest.mark.parametrize(
    ("power", "workers", "army"), [(1, 3, 2), (3, 3, 2), (4, 4, 3), (5, 5, 4), (6, 6, 5), (8, 6, 5)]
)
def test_t_081_rr9_1_limits(power: int, workers: int, army: int) -> None:
    """Power 1 to 3: 3 workers and 2 fighters; 4: 4 and 3; 5: 5 and 4; 6: 6 and 5."""
    p = Play(
        ring(f"plain T0 warehouse*{power - 1} w0" if power > 1 else "plain T0 w0"), coins={0: 9}
    )
    assert p.s.edition.worker_limit(power) == workers
    assert p.s.edition.army_limit(power) == army
    assert growth.is_within_limits(p.s, workers - 1, army)
    assert not growth.is_within_limits(p.s, workers, 0)
    assert not growth.is_within_limits(p.s, 0, army + 1)


def test_t_081_rr9_1_at_the_limit_nothing_is_created() -> None:
    """Three workers at power 3: no fourth; a soldier and a mercenary: no further mercenary."""
    p = Play(ring("plain T0 w0*3 s0 m0"), hands={0: "grain*9"}, coins={0: 9})
    assert p.refusal("1w1", "create-worker") == "RR9.1"
    assert p.refusal("1w1", "hire 1") == "RR9.1"


def test_t_082_rr9_2_rr9_3_rr9_8_creating_units() -> None:
    """A worker costs 3 grain and lies there; a soldier 2 refined in the capital, for the worker."""
    p = Play(ring("plain T0 w0"), hands={0: "grain*3 refined*2"})
    p.run("unit 1w1", "create-worker")
    assert p.where("1w2") == (0, 0)
    assert p.laid("1w2")
    assert p.hand() == {"refined": 2}
    assert p.refusal("1w2", "hex 1,0") == "RR9.8"
    p.again().run("unit 1w1", "create-soldier")
    assert p.where("1w1") is None
    assert p.where("1s1") == (0, 0)
    assert p.laid("1s1")
    p = Play(ring("plain w0"), hands={0: "refined*2"})
    assert p.refusal("1w1", "create-soldier") == "RR9.3"


def test_t_083_rr9_4_rr9_5_explorers() -> None:
    """The explorer costs 2 grain; unused it becomes a laid worker for 1 and leaves the game."""
    p = Play(ring("plain T0 w0"), hands={0: "grain*3"})
    p.run("unit 1w1", "create-explorer")
    assert p.where("1x") == (0, 0)
    p.again().do("unit 1x", "convert")
    assert p.where("1w2") == (0, 0)
    assert p.laid("1w2")
    assert p.s.at[p.number("1x")] == GONE
    p = Play({(0, 0): "plain T0 x0", (1, 0): "down", (0, 1): "plain"}, hands={0: "grain"})
    p.do("unit 1x", "peek", "hex 1,0", "tile hill")
    assert p.refusal("1x", "convert") == "RR9.5"
    p = Play(ring("plain T0 w0*3 x0"), hands={0: "grain"})
    assert p.refusal("1x", "convert") == "RR9.1"


def test_amb_84_rr9_5_a_penalty_token_does_not_keep_an_explorer_from_becoming_a_worker() -> None:
    p = Play(ring("plain T0 w0 x0!"), hands={0: "grain"})
    p.do("unit 1x", "convert")
    assert p.where("1w2") == (0, 0)
    assert not p.penalty("1w2")
    assert p.s.at[p.number("1x")] == GONE
    assert not p.penalty("1x")


def test_t_084_rr9_6_mercenaries() -> None:
    """Two mercenaries for 2 silver or a resource of price 2; they act at once; not among
    hostiles.
    """
    p = Play(ring("plain T0 w0"), coins={0: 2}, hands={0: "salt"})
    p.price(salt=2)
    p.do("unit 1w1", "hire 2")
    assert p.now() == {"coins", "resource salt"}
    p.do("coins")
    assert p.silver() == 0
    p.do("unit m1", "hex 1,0", "unit m1", "hex 0,0")
    assert p.laid("m1")
    assert "hire 3" not in p.now()
    p = Play(ring("plain w0 w1"), coins={0: 2})
    assert p.refusal("1w1", "hire 1") == "RR5.6"


def test_t_085_rr9_7_hiring_characters() -> None:
    """The first costs 2 silver, the second 3, the third 4; one a turn; its slot is filled."""
    p = Play(ring("plain T0 w0*3"), coins={0: 9})
    for slot, name in enumerate(("eques", "nauta", "mercator"), 1):
        free_tile(p, slot, name)
    p.do("unit 1w1")
    said = p.s.game.describe(p.s, a.RECRUIT).message
    assert texts("en").say(said, []) == "Hire a character for 2 silver"
    p.do("recruit", "slot 1", "character praedo")
    assert p.silver() == 7
    assert NAMES[p.s.display[0]] == "praedo"
    assert p.refusal("1w2", "recruit") == "RR9.7"
    p.again()
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    p.do("unit 1w1", "recruit", "slot 2")
    assert p.silver() == 4
    assert p.s.display[1] == NO_TILE
    p.again().do("unit 1w1", "recruit", "slot 3")
    assert p.silver() == 0


def test_t_210_rr9_9_no_piece_too_many() -> None:
    """Prices wood 2, stone 1: one mercenary for a stone, or a wood; not for both."""
    p = Play(ring("plain T0 w0"), coins={0: 1}, hands={0: "wood stone"})
    p.price(wood=2)
    p.do("unit 1w1", "hire 1")
    assert p.now() == {"coins", "resource wood", "resource stone"}
    p.do("resource wood")
    assert p.hand() == {"stone": 1}
    p = Play(ring("plain T0 w0"), coins={0: 1}, hands={0: "wood stone"})
    p.price(wood=2)
    p.do("unit 1w1", "hire 2")
    assert p.now() == {"resource wood", "resource stone"}
    p.do("resource stone")
    assert p.now() == {"coins"}
    assert p.why("resource wood") == "RR9.9"


def test_t_211_rr9_10_a_new_explorer_is_not_converted() -> None:
    """Created this turn: no conversion; next turn yes; without a worker in hand no."""
    p = Play(ring("plain T0 w0"), hands={0: "grain*3"})
    p.run("unit 1w1", "create-explorer")
    assert p.refusal("1x", "convert") == "RR9.8"
    assert "convert" in p.again().options("1x")
    p = Play(ring("plain T0 warehouse*5 x0 w0*6"), hands={0: "grain*3"})
    assert p.refusal("1x", "convert") == "RR9.11"


def test_t_212_rr9_11_one_place_left_for_one_mercenary() -> None:
    """At power 3 with one soldier one mercenary may be hired, not two."""
    p = Play(ring("plain T0 w0 s0"), coins={0: 9})
    assert "hire 1" in p.options("1w1")
    assert p.refusal("1w1", "hire 2") == "RR9.1"


def test_t_249_rr9_12_cubes_for_a_tile() -> None:
    """Grain in a warehouse of the hex serves for a Praepositus; empty slots keep their number."""
    p = Play(ring("plain T0 warehouse w0"), coins={0: 2})
    free_tile(p, 1, "praepositus")
    assert p.refusal("1w1", "recruit") == "RR9.12"
    p.store((0, 0), "grain", 1)
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    p.run("unit 1w1", "recruit", "slot 1")
    assert p.silver() == 0
    assert p.s.seats[15] == 1  # a tile with grain
    assert p.s.display[0] == NO_TILE


def test_a_rich_payer_may_not_leave_a_mercenary_out() -> None:
    p = Play(ring("plain T0 w0"), coins={0: 3})
    assert growth.owned(p.s, 0) == 0
    assert growth.wage(p.s, 0) == 4


# --- the Market ---


def test_t_090_rr10_1_rr10_3_a_sale_with_harbor_and_forum() -> None:
    """Power 4, harbor, a forum here and one next door, grain at 2: two grain bring 6 silver."""
    p = Play(
        {**ring("plain harbor forum temple*2 w0"), (1, 0): "plain forum"}, hands={0: "grain*2"}
    )
    p.price(grain=2)
    p.do("unit 1w1", "sell", "resource grain", "column wood", "resource grain", "column wood")
    assert p.silver() == 6


def test_t_092_rr10_2_columns() -> None:
    """A sold grain lies over neither grain nor a column of two cubes."""
    p = Play(ring("plain w0"), hands={0: "grain"})
    p.s.stock[CUBES + 5] = 2
    p.do("unit 1w1", "sell", "resource grain")
    assert p.now() == {"column stone", "column salt", "column refined"}
    assert p.why("column grain") == p.why("column wood") == "RR10.2"


def test_t_093_rr10_1_nothing_sells_at_price_0() -> None:
    """At price 0 there is no sale."""
    p = Play(ring("plain w0"), hands={0: "grain"})
    p.price(grain=0)
    assert p.refusal("1w1", "sell") == "RR10.1"


def test_t_094_rr10_4_buying() -> None:
    """At price 3 a cube costs 3 silver; at price 0 a bronze buys two; a harbor buys twice."""
    p = Play(ring("plain harbor w0"), coins={0: 3.5})
    p.price(stone=3, wood=0)
    p.do("unit 1w1", "buy", "resource stone", "resource wood")
    assert p.hand() == {"stone": 1, "wood": 2}
    assert p.silver() == 0


def test_rr10_5_an_action_sells_or_buys() -> None:
    p = Play(ring("plain harbor w0"), coins={0: 5}, hands={0: "grain"})
    p.do("unit 1w1", "buy", "resource stone")
    assert "done" in p.now()
    assert not p.can("sell")


def test_t_213_rr10_6_exchanges() -> None:
    """With two harbors two cubes go over one empty column, the third does not."""
    p = Play(ring("plain harbor*2 w0"), hands={0: "grain*3"})
    p.do(
        "unit 1w1",
        "sell",
        "resource grain",
        "column wood",
        "resource grain",
        "column wood",
        "resource grain",
    )
    assert "column wood" not in p.now()
    p.do("column salt")
    assert p.laid("1w1")
    p = Play(ring("plain w0"), coins={0: 0.5})
    p.price(salt=0)
    p.do("unit 1w1", "buy", "resource salt")
    assert p.hand() == {"salt": 2}
    assert p.laid("1w1")


def test_t_095_rr12_5_the_market_moves() -> None:
    """Columns raise, colours lower: grain 2, wood 1, stone 2, salt 2, refined 1; the board
    is empty.
    """
    p = Play(ring("plain T0"))
    p.price(grain=1, wood=3, stone=2, salt=1, refined=1)
    p.s.stock[CUBES + 1] = 2  # two brown over grain
    p.s.stock[CUBES + 5 * 3] = 1  # yellow over salt
    p.s.stock[CUBES + 5 * 2 + 2] = 1  # white over stone
    market.update_market(p.s)
    assert p.prices() == {"grain": 2, "wood": 1, "stone": 2, "salt": 2, "refined": 1}
    assert sum(p.s.stock[CUBES : CUBES + 25]) == 0


def test_t_096_rr12_5_three_cubes_are_too_few() -> None:
    """With three cubes on the board nothing moves and they stay."""
    p = Play(ring("plain T0"))
    p.s.stock[CUBES + 1] = 2
    p.s.stock[CUBES + 5 * 3] = 1
    market.update_market(p.s)
    assert set(p.prices().values()) == {1}
    assert sum(p.s.stock[CUBES : CUBES + 25]) == 3
