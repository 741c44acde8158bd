"""Characters (section 15)."""

import pytest

from lusoria.games.romolo.layout import NOWHERE, SEAT, STANCE, TYPES
from lusoria.games.romolo.tiles import ARCHITECTUS, EQUES, NAUTA
from lusoria.games.romolo.turn import ending
from tests.games.romolo.table import Play, free_tile, ring


def test_rr15_0_a_power_works_once_a_turn() -> None:
    p = Play(ring("plain warehouse*2 w0*2"), characters={0: "apothecarius"})
    p.do("unit 1w1", "produce", "hex 0,0")
    assert {"power apothecarius", "hex 0,0"} == p.now()
    p.do("power apothecarius", "unit 1w2", "hex 1,0", "unit 1w2", "produce", "hex 1,0")
    assert p.why("power apothecarius") == "RR15.0"
    p.again()
    assert p.s.used == 0


def test_t_150_rr15_4_praepositus() -> None:
    """The first plain gives 2 grain, the second 1; next turn again."""
    p = Play(
        {(0, 0): "plain warehouse w0", (1, 0): "plain warehouse w0"},
        characters={0: "praepositus:grain"},
    )
    for _ in range(2):
        p.run("unit 1w1", "produce", "hex 0,0").do("hex 0,0")
        p.run("unit 1w2", "produce", "hex 1,0")
        assert p.stored() == [((0, 0), "grain", 2), ((1, 0), "grain", 1)]
        p.s.stores = []
        p.again()


def test_t_231_rr15_4_hired_between_two_productions() -> None:
    """Grain, then the Praepositus, then another plain: 2 grain. Two tiles: 3, then 1."""
    p = Play(
        {(0, 0): "plain warehouse w0*2 T0", (1, 0): "plain warehouse w0"},
        hands={0: "grain"},
        coins={0: 5},
    )
    free_tile(p, 1, "praepositus")
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    p.do("unit 1w1", "produce", "hex 0,0", "hex 0,0")
    p.run("unit 1w2", "recruit", "slot 1", "resource grain")
    p.run("unit 1w3", "produce", "hex 1,0")
    assert p.stored() == [((0, 0), "grain", 1), ((1, 0), "grain", 2)]
    p = Play(
        {(0, 0): "plain warehouse w0", (1, 0): "plain warehouse w0"},
        characters={0: "praepositus:grain praepositus:grain"},
    )
    p.do("unit 1w1", "produce", "hex 0,0", "hex 0,0")
    p.run("unit 1w2", "produce", "hex 1,0")
    assert [count for _, _, count in p.stored()] == [3, 1]


def test_t_151_rr15_10_traductor_works_next_door() -> None:
    """From plain A the hill B gives stone; B is exploited then, A is not."""
    p = Play({(0, 0): "plain warehouse*2 w0*2", (1, 0): "hill"}, characters={0: "traductor"})
    p.do("unit 1w1", "power traductor", "hex 1,0", "produce", "hex 1,0", "hex 0,0")
    assert p.stored() == [((0, 0), "stone", 1)]
    assert p.where("1w1") == (0, 0)
    assert p.refusal("1w2", "power traductor") == "RR15.0"
    p.do("unit 1w2", "produce")
    assert p.can("hex 0,0")


def test_t_236_rr15_10_traductor_makes_soldiers_in_the_capital() -> None:
    """Next to the capital: a laid soldier appears there; warehouses are judged from the
    other hex.
    """
    p = Play(
        {
            (0, 0): "plain w0",
            (1, 0): "plain T0",
            (2, 0): "plain warehouse",
            (-1, 0): "plain warehouse",
        },
        hands={0: "refined*2"},
        characters={0: "traductor"},
    )
    twin = Play(
        {
            (0, 0): "plain w0",
            (1, 0): "hill T0",
            (2, 0): "plain warehouse",
            (-1, 0): "plain warehouse",
        },
        characters={0: "traductor"},
    )
    p.run("unit 1w1", "power traductor", "hex 1,0", "create-soldier")
    assert p.where("1s1") == (1, 0)
    assert p.laid("1s1")
    assert p.s.at[0] == NOWHERE
    twin.do("unit 1w1", "power traductor", "hex 1,0", "produce", "hex 1,0")
    assert twin.can("hex 2,0")
    assert not twin.can("hex -1,0")


def test_rr15_10_traductor_stops_at_walls_water_and_hostile_units() -> None:
    p = Play(
        {
            (0, 0): "plain warehouse w0",
            (1, 0): "plain #3",
            (0, 1): "water",
            (-1, 0): "plain w1",
            (0, -1): "hill",
        },
        characters={0: "traductor"},
    )
    p.do("unit 1w1", "power traductor")
    assert p.now() == {"hex 0,-1"}
    assert p.why("hex 1,0") == "RR6.4"
    assert p.why("hex 0,1") == "RR15.2"
    assert p.why("hex -1,0") == "RR5.6"


@pytest.mark.parametrize(
    ("buildings", "paid", "got"), [(0, 4, 1), (3, 4, 1), (4, 3, 1), (5, 2, 1), (6, 1, 1), (7, 1, 2)]
)
def test_t_153_mercator(buildings: int, paid: int, got: int) -> None:
    """Power up to 3: four for one; 4: three; 5: two; 6: one; 7 and more: one for two."""
    here = f"plain temple*{buildings} w0" if buildings else "plain w0"
    p = Play(ring(here), hands={0: "grain*4"}, characters={0: "mercator"})
    p.run("unit 1w1", "power mercator").do("resource salt")
    left = {"salt": got} if paid == 4 else {"grain": 4 - paid, "salt": got}
    assert p.hand() == left
    assert p.laid("1w1")


def test_rr15_5_architectus_improves_a_mercators_rate_or_a_forum() -> None:
    p = Play(
        ring("plain temple*3 farm w0"), hands={0: "grain*3"}, characters={0: "mercator architectus"}
    )
    p.run("unit 1w1", "power mercator").do("resource salt")
    assert p.hand() == {"salt": 1}
    assert p.s.used & (1 << ARCHITECTUS)
    p = Play(
        ring("plain forum temple*2 farm w0"), hands={0: "grain"}, characters={0: "architectus"}
    )
    p.do("unit 1w1", "sell", "resource grain", "column wood")
    assert p.now() == {"yes", "no"}
    p.do("yes")
    assert p.silver() == 2


def test_t_232_rr15_5_architectus_and_the_limit() -> None:
    """Power 3 and a farm in the capital: a fourth worker, not a fifth; without a farm not
    at all.
    """
    p = Play(
        ring("plain T0 warehouse*2 farm w0*3"), hands={0: "grain*6"}, characters={0: "architectus"}
    )
    p.run("unit 1w1", "create-worker")
    assert p.where("1w4") == (0, 0)
    assert p.refusal("1w2", "create-worker") == "RR9.1"
    p = Play(ring("plain T0 warehouse*2 w0*3"), hands={0: "grain*6"}, characters={0: "architectus"})
    assert p.refusal("1w1", "create-worker") == "RR9.1"


def test_t_154_rr15_2_eques() -> None:
    """One soldier makes four moves, or two make three; never over water."""
    p = Play({**ring("plain s0"), (2, 0): "water"}, characters={0: "eques"})
    p.do("unit 1s1", "power eques", "hex 1,0", "unit 1s1", "power eques")
    assert p.why("hex 2,0") == "RR15.2"
    p.do("hex 0,0", "unit 1s1", "hex 1,0", "unit 1s1", "hex 0,0")
    assert p.laid("1s1")
    p = Play(ring("plain s0*2"), characters={0: "eques"})
    p.do("unit 1s1", "power eques", "hex 1,0", "unit 1s2", "power eques", "hex 0,1")
    assert p.refusal("1s1", "power eques") == "RR15.0"


def test_t_228_rr15_2_who_may_ride() -> None:
    """Riding first leaves a soldier standing; after two moves it is laid; new or finished
    units not.
    """
    p = Play({**ring("plain s0"), (1, 0): "plain w1"}, characters={0: "eques"})
    p.do(
        "unit 1s1",
        "power eques",
        "hex 0,1",
        "unit 1s1",
        "power eques",
        "hex 0,0",
        "unit 1s1",
        "hex 1,0",
    )
    assert not p.laid("1s1")
    p = Play(ring("plain s0"), characters={0: "eques"})
    p.do("unit 1s1", "hex 1,0", "unit 1s1", "hex 0,0", "unit 1s1", "power eques", "hex 1,0")
    assert p.laid("1s1")
    p = Play(
        ring("plain T0 w0"),
        hands={0: "stone*3 wood*3 grain*3"},
        coins={0: 2},
        characters={0: "eques"},
    )
    p.run("unit 1w1", "build farm")
    assert p.refusal("1w1", "power eques") == "RR5.10"
    p.again().run("unit 1w1", "create-worker")
    assert p.refusal("1w2", "power eques") == "RR9.8"
    p.again().run("unit 1w1", "hire 1", "coins")
    assert "power eques" in p.options("m1")
    p = Play({(0, 0): "plain s0", (1, 0): "down", (0, 1): "plain"}, characters={0: "eques"})
    p.do("unit 1s1", "power eques")
    assert p.why("hex 1,0") == "RR15.2"


def test_t_156_rr15_0_apothecarius() -> None:
    """Production without any warehouse goes straight to the hand."""
    p = Play(ring("plain w0"), characters={0: "apothecarius"})
    p.run("unit 1w1", "produce")
    assert p.hand() == {"grain": 1}


def test_t_157_rr15_6_defensor() -> None:
    """Hiring moves 3 walls to the tile, 2 if there are only 2; building them costs nothing."""
    p = Play(ring("plain T0 w0"), coins={0: 9})
    free_tile(p, 1, "defensor")
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    p.run("unit 1w1", "recruit")
    assert p.s.spare_walls == 3
    assert p.left("wall") == 7
    p.again().do("unit 1w1", "build wall", "side e", "side w", "side ne")
    p.run("power defensor", "power defensor", "power defensor")
    assert p.count((0, 0), "wall") == 3
    assert p.s.spare_walls == 0
    assert p.left("wall") == 7


def test_t_251_rr15_6_few_walls_for_the_defensor() -> None:
    """Two walls at the Bank: both go to the tile; two workers may place one each in one turn."""
    p = Play(ring("plain T0 w0*3"), coins={0: 9})
    free_tile(p, 1, "defensor")
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    p.bank(wall=2)
    p.run("unit 1w1", "recruit")
    assert p.left("wall") == 0
    assert ending.kinds_out(p.s) == 1
    p.run("unit 1w2", "build wall", "side e", "done")
    p.run("unit 1w3", "build wall", "side w")
    assert p.count((0, 0), "wall") == 2


def test_t_158_furnarus_and_heros() -> None:
    """Furnarus feeds two units out of reach of farms; Heros gives 2 in one attack a turn."""
    p = Play({(0, 0): "plain w0*2", (5, 5): "plain T1 w1"}, characters={0: "furnarus"})
    p.maintain()
    assert p.s.player == 1
    p = Play(ring("plain s0*2 s1"), characters={0: "heros"}).war()
    p.do("hex 0,0", "unit 1s1", "done", "power heros", "done", "token none", "token none")
    assert p.told("values") == [(5, 3)]
    p.do("hex 0,0", "unit 1s2", "done")
    assert p.now() == {"done"}


@pytest.mark.parametrize(("face", "stolen"), [(0, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_t_160_rr15_8_praedo(face: int, stolen: int) -> None:
    """Blank steals nothing, 2 and 3 one, 4 and 5 two, 6 three."""
    p = Play(
        {(0, 0): "plain w0", (1, 0): "plain w1"}, characters={0: "praedo"}, hands={1: "grain*5"}
    )
    p.run("unit 1w1", "power praedo").do(f"die {face}").run()
    assert p.hand() == ({"grain": stolen} if stolen else {})
    assert p.laid("1w1")


def test_t_160_rr15_8_praedo_without_resources_and_behind_walls() -> None:
    """Without resources the victim pays 1 silver; a wall or a penalty token prevents the theft."""
    p = Play({(0, 0): "plain w0", (1, 0): "plain w1"}, characters={0: "praedo"}, coins={1: 1})
    p.run("unit 1w1", "power praedo").do("die 2")
    assert (p.silver(), p.silver(1)) == (1, 0)
    p = Play({(0, 0): "plain w0", (1, 0): "plain w1 #3"}, characters={0: "praedo"})
    assert p.refusal("1w1", "power praedo") == "RR15.8"
    p = Play({(0, 0): "plain w0!", (1, 0): "plain w1"}, characters={0: "praedo"})
    assert p.refusal("1w1", "power praedo") == "RR15.8"


def test_t_234_rr15_8_whom_praedo_may_rob() -> None:
    """The target's own unit in the hex does not prevent it, a third player's does; an ally
    is safe.
    """
    p = Play(ring("plain w0 w1"), characters={0: "praedo"}, hands={1: "grain salt"})
    p.run("unit 1w1", "power praedo").do("die 6").run("resource salt")
    assert p.hand() == {"grain": 1, "salt": 1}
    p = Play({(0, 0): "plain w0 w2", (1, 0): "plain w1"}, players=3, characters={0: "praedo"})
    p.do("unit 1w1", "power praedo")
    assert p.now() == {"seat 3"}
    p = Play(ring("plain w0 w1"), characters={0: "praedo"}, coins={1: 0.5})
    p.run("unit 1w1", "power praedo").do("die 6")
    assert (p.silver(), p.silver(1)) == (0, 0.5)
    p = Play(ring("plain w0 w2"), players=4, characters={0: "praedo"}, teams="on")
    assert p.refusal("1w1", "power praedo") == "RR15.8"


def test_t_165_rr15_7_foederatus() -> None:
    """One use hires two mercenaries for nothing, another frees the salary; three uses in all."""
    p = Play(ring("plain T0 farm w0"), characters={0: "foederatus"})
    p.run("unit 1w1", "hire 2")
    assert p.s.favours == 2
    assert p.where("m2") == (0, 0)
    p.again().maintain().do("power foederatus", "count 2")
    assert p.s.favours == 1
    p.s.favours = 0
    p.again().maintain()
    assert "power foederatus" not in p.now()


def test_t_233_rr15_7_foederatus_frees_some() -> None:
    """Three mercenaries: one freed leaves 3 salt, two 1, three none; not after a free hiring."""
    for freed, salt in ((1, 3), (2, 1), (3, 0)):
        p = Play(
            {(0, 0): "plain T0 farm", (1, 0): "plain m0*3", (9, 9): "plain T1 w1"},
            characters={0: "foederatus"},
            hands={0: "salt*6"},
        )
        p.maintain().run("power foederatus", f"count {freed}")
        assert p.hand() == ({"salt": 6 - salt})
    p = Play(ring("plain T0 farm w0"), characters={0: "foederatus"}, hands={0: "salt*6"})
    p.run("unit 1w1", "hire 1", "power foederatus").maintain()
    assert "power foederatus" not in p.now()


def test_t_167_rr15_2_nauta() -> None:
    """A sale of two cubes without a harbor, or land to water without one; not both in a turn."""
    p = Play(
        {(0, 0): "plain w0*2", (1, 0): "water", (0, 1): "plain"},
        hands={0: "grain*2"},
        characters={0: "nauta"},
    )
    p.do("unit 1w1", "sell", "resource grain", "column wood", "resource grain", "column salt")
    assert p.silver() == 2
    assert p.refusal("1w2", "power nauta") == "RR15.0"
    p.again().do("unit 1w1", "power nauta", "hex 1,0")
    assert p.where("1w1") == (1, 0)


def test_t_229_rr15_2_nauta_moves_one_unit() -> None:
    """One soldier: land to water, water to water, then two moves; no second unit, no market
    extra.
    """
    p = Play(
        {
            (0, 0): "plain s0*2 w0",
            (1, 0): "water",
            (2, 0): "water",
            (3, 0): "plain",
            (4, 0): "plain",
            (0, 1): "plain",
        },
        hands={0: "grain*2"},
        characters={0: "nauta"},
    )
    p.do("unit 1s1", "power nauta", "hex 1,0")
    assert p.refusal("1s2", "power nauta") == "RR15.0"
    p.do("unit 1s1", "power nauta", "hex 2,0")
    assert p.refusal("1s1", "power nauta") in ("RR15.0", "RR15.1")
    p.do("unit 1s1", "hex 3,0", "unit 1s1", "hex 4,0")
    assert p.laid("1s1")
    p.do("unit 1w1", "sell", "resource grain", "column wood")
    assert p.laid("1w1")
    assert (EQUES, NAUTA) == (7, 12)


def test_t_168_rr15_3_negotiator() -> None:
    """With grain on the tile a worker builds and sells a grain in one turn; wood is refused."""
    p = Play(ring("plain w0"), hands={0: "grain wood*2 stone"}, characters={0: "negotiator:grain"})
    p.do("unit 1w1", "build farm").run()
    p.do("unit 1w1", "power negotiator", "sell")
    assert p.why("resource wood") == "RR15.3"
    p.do("resource grain", "column salt")
    assert p.silver() == 1


def test_t_230_rr15_3_negotiator_needs_a_worker_that_could_trade() -> None:
    """Between a move and a build; harbor extras of the type only; not with penalty or hostiles."""
    p = Play(
        ring("plain harbor w0"),
        hands={0: "grain*2 wood*2 stone*2"},
        characters={0: "negotiator:grain"},
    )
    p.do("unit 1w1", "power negotiator", "sell", "resource grain", "column salt")
    assert p.why("resource wood") == "RR15.3"
    p.do("resource grain", "column salt")
    assert not p.laid("1w1")
    assert "build farm" in p.options("1w1")
    for here in ("plain w0!", "plain w0 w1"):
        p = Play(ring(here), hands={0: "grain"}, characters={0: "negotiator:grain"})
        assert p.refusal("1w1", "power negotiator") in ("RR5.5", "RR5.6")
    p = Play(
        {(0, 0): "plain w0", (1, 0): "down", (0, 1): "plain"},
        hands={0: "grain"},
        characters={0: "negotiator:grain"},
    )
    p.do("unit 1w1", "hex 1,0", "tile plain")
    assert p.refusal("1w1", "power negotiator") == "RR5.10"


def test_negotiator_whose_goods_are_spent() -> None:
    p = Play(
        ring("plain w0"),
        hands={0: "grain*2"},
        characters={0: "negotiator:grain"},
        negotiator_mode="stock",
    )
    p.run("unit 1w1", "power negotiator", "sell", "resource grain", "column salt")
    assert p.refusal("1w1", "power negotiator") == "RR15.0"
    p.again()
    assert p.refusal("1w1", "power negotiator") == "RR15.1"


def test_hiring_a_negotiator_lays_one_cube_of_each_type() -> None:
    p = Play(ring("plain T0 w0"), coins={0: 2}, hands={0: "grain*2 wood"})
    free_tile(p, 1, "negotiator")
    p.s.stock[TYPES : TYPES + 3] = [0, 0, 0]
    p.do("unit 1w1", "recruit", "slot 1", "resource grain")
    assert p.now() == {"done", "resource wood"}
    p.run("resource wood")
    assert p.hand() == {"grain": 1}
    assert p.silver() == 0


def test_aedificator_mixes_wood_and_stone_for_one_more() -> None:
    p = Play(ring("plain w0"), hands={0: "wood*3"}, characters={0: "aedificator"})
    p.run("unit 1w1", "build farm")
    assert p.hand() == {}
    assert p.count((0, 0), "farm") == 1
    p = Play(ring("plain w0"), hands={0: "wood*2"}, characters={0: "aedificator"})
    assert p.refusal("1w1", "build farm") == "RR7.12"
    p = Play(ring("plain w0"), hands={0: "wood*4"}, characters={0: "aedificator"})
    p.do("unit 1w1", "build wall", "side e", "done").run("power aedificator")
    assert p.hand() == {"wood": 2}  # one wall, one cube more (AMB-82)


def test_rr15_1_powers_that_do_not_help_are_refused() -> None:
    """Only the Aedificator and the Defensor serve a payment for a building."""
    p = Play(
        ring("plain w0"), hands={0: "wood*3 stone*3"}, characters={0: "aedificator praedo dux"}
    )
    p.do("unit 1w1", "build farm")
    assert p.can("power aedificator")
    for name in ("praedo", "dux", "heros"):
        assert p.why(f"power {name}") == "RR7.12"


def test_rr15_10_the_traductor_serves_workers_only() -> None:
    p = Play(
        {**ring("plain T0 x0"), (1, 0): "plain warehouse"},
        hands={0: "grain*3"},
        characters={0: "traductor"},
    )
    assert p.refusal("1x", "power traductor") == "RR5.5"


def test_obsessor_lets_a_penalized_worker_act_once() -> None:
    p = Play(ring("plain w0! w0!"), hands={0: "wood*4 stone*4"}, characters={0: "obsessor"})
    p.run("unit 1w1", "build farm")
    assert p.refusal("1w2", "build farm") == "RR5.5"


def test_a_friendly_unit_does_not_hinder() -> None:
    p = Play(ring("plain w0 w1"), hands={0: "grain*3"})
    p.s.seats[SEAT + STANCE] = 0
    assert "sell" in p.options("1w1")
