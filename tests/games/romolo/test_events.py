"""Events: what happened, with all that a log line and a moving piece need."""

from lusoria.core.events import Told, told
from lusoria.games.romolo.layout import BLUE, DAMAGE, PINK, PURPOSES, REASONS, SEAT, YELLOW
from lusoria.text import texts
from tests.games.romolo.table import Play, free_tile, ring
from tests.games.romolo.test_solitaire import alone, happens, turn


def lines(p: Play, seat: int | None = 0) -> list[Told]:
    """What a seat has been told so far."""
    found = [told(p.s, event, seat) for event in p.s.log or []]
    return [line for line in found if line is not None]


def data(p: Play, name: str, seat: int | None = 0) -> list[dict[str, object]]:
    """The events of a kind, as a seat may know them."""
    return [line.data for line in lines(p, seat) if line.data["event"] == name]


def said(p: Play, name: str) -> list[str]:
    """The events of a kind in English."""
    names = ["Ann", "Bob", "Cid", "Dee"]
    return [texts("en").say(line.message, names) for line in lines(p) if line.data["event"] == name]


def name(p: Play, place: tuple[int, int]) -> str:
    """A hex's name."""
    return p.s.board.names[p.at(place)]


def test_rr6_1_a_move_says_from_where_to_where_and_which_element() -> None:
    p = Play(ring("plain x0")).do("unit 1x", "hex 1,0")
    (move,) = data(p, "move")
    assert (move["start"], move["hex"]) == (name(p, (0, 0)), name(p, (1, 0)))
    unit = f"unit:{p.number('1x')}"
    assert move["moves"] == [{"from": unit, "to": unit, "what": None, "count": 1}]
    assert said(p, "move")[0].startswith("Ann moves an explorer from ")


def test_rr5_4_lying_down_and_rr12_6_standing_up_are_told() -> None:
    p = Play(ring("plain farm T0 s0")).do("unit 1s1", "hex 1,0", "unit 1s1")
    assert data(p, "lie-down") == []
    p.do("hex 0,0")
    assert data(p, "lie-down")[0]["units"] == [p.number("1s1")]
    p.do("end")
    assert data(p, "stand-up")[0]["units"] == [p.number("1s1")]
    assert said(p, "stand-up") == ["1 unit of Ann stands up."]


def test_rr6_5_a_penalty_token_says_which_wall_gave_it_and_when_it_comes_off() -> None:
    p = Play({**ring("plain T0 w0"), (1, 0): "plain #3"}).do("unit 1w1", "hex 1,0")
    (penalty,) = data(p, "penalty")
    assert (penalty["hex"], penalty["side"]) == (name(p, (1, 0)), "w")
    assert data(p, "penalty-off") == []
    p.again().do("unit 1w1", "hex 0,0")
    assert data(p, "penalty-off")[0]["units"] == [p.number("1w1")]


def test_rr6_6_an_explorer_that_enters_or_is_thrown_back() -> None:
    p = Play({**ring("plain T0 w0 x0"), (2, 0): "down", (0, 2): "down"})
    p.do("unit 1w1", "hex 1,0", "unit 1w1", "hex 2,0", "tile plain")
    (explore,) = data(p, "explore")
    assert (explore["start"], explore["hex"]) == (name(p, (1, 0)), name(p, (2, 0)))
    assert data(p, "enter")[0]["hex"] == name(p, (2, 0))
    p.do("unit 1x", "hex 0,1", "unit 1x", "hex 0,2", "tile water")
    (back,) = data(p, "thrown-back")
    assert (back["start"], back["hex"]) == (name(p, (0, 1)), name(p, (0, 2)))


def test_rr7_12_a_payment_is_told_once_it_is_decided_hand_and_warehouse_apart() -> None:
    p = Play(ring("plain warehouse w0"), hands={0: "wood stone"})
    p.store((0, 0), "wood", 2)
    p.do("unit 1w1", "build warehouse", "store 1")
    assert p.told("pay") == p.told("pay-store") == []
    p.do("resource wood", "resource stone")
    build = PURPOSES.index("build")
    assert p.told("pay") == [(0, 1, 1, build), (0, 1, 2, build)]
    assert p.told("pay-store") == [(0, 1, 1, build, p.at((0, 0)))]
    assert "from the warehouse" in said(p, "pay-store")[0]


def test_rr7_8_the_cubes_of_a_lost_warehouse_are_told() -> None:
    p = Play(ring("plain warehouse w0"))
    p.store((0, 0), "wood", 2)
    p.run("unit 1w1", "dismantle", "piece warehouse").do("resource wood")
    assert said(p, "dismantle")[0].startswith("Ann dismantles a warehouse at ")
    (spill,) = data(p, "spill")
    assert (spill["count"], spill["resource"]) == (2, "wood")


def test_rr7_4_walls_name_their_sides() -> None:
    p = Play(ring("plain w0"), hands={0: "wood*3"})
    p.do("unit 1w1", "build wall", "side e", "side w", "done").run()
    (walls,) = data(p, "walls")
    assert walls["sides"] == ["e", "w"]
    moves = walls["moves"]
    assert isinstance(moves, list)
    home = name(p, (0, 0))
    assert [move["to"] for move in moves] == [f"side:{home}:e", f"side:{home}:w"]


def test_rr7_1_a_plant_is_told_as_what_it_is() -> None:
    p = Play({**ring(), (0, 0): "forest plant w0"}).run("unit 1w1", "dismantle", "piece plant")
    assert data(p, "dismantle")[0]["building"] == "sawmill"


def test_rr9_units_that_come_are_named() -> None:
    p = Play(ring("plain T0 w0*2 x0"), hands={0: "grain refined*2"}, coins={0: 2})
    p.do("unit 1x", "convert")
    (convert,) = data(p, "convert")
    assert (convert["old"], convert["unit"]) == (p.number("1x"), p.number("1w3"))
    assert p.told("pay") == [(0, 1, 0, PURPOSES.index("convert"))]
    p.run("unit 1w1", "create-soldier")
    (enlist,) = data(p, "enlist")
    assert (enlist["old"], enlist["unit"]) == (p.number("1w1"), p.number("1s1"))
    p.do("unit 1w2", "hire 1", "coins")
    assert data(p, "hire")[0]["units"] == [p.number("m1")]
    assert said(p, "coins") == ["Ann pays 1 silver for mercenaries."]


def test_rr15_3_and_rr15_9_the_use_of_negotiator_and_obsessor_is_told() -> None:
    p = Play(ring("plain w0!"), hands={0: "grain*2"}, characters={0: "negotiator:grain obsessor"})
    p.price(grain=2)
    p.do("unit 1w1", "power negotiator", "sell", "resource grain", "column wood").run()
    used = [event["character"] for event in data(p, "power")]
    assert used == ["negotiator", "obsessor"]
    assert said(p, "power") == [
        "Ann uses Negotiator: a free sale or purchase.",
        "Ann uses Obsessor: acts in spite of the penalty.",
    ]


def test_rr12_4_who_is_fed_by_which_farm_and_by_the_furnarus() -> None:
    p = Play(ring("plain farm T0 w0*3 s0"), hands={0: "grain"}, characters={0: "furnarus"})
    p.maintain()
    (meal,) = data(p, "feed")
    assert meal["hex"] == name(p, (0, 0))
    assert isinstance(meal["units"], list)
    assert len(meal["units"]) == 2
    assert p.told("bake") == [(0, 2)]
    assert p.told("pay") == []


def test_rr12_9_grain_for_food_is_told_when_all_are_fed() -> None:
    p = Play(ring("plain T0 w0*2"), hands={0: "grain*2"}).maintain()
    p.do("resource grain")
    assert p.told("pay") == []
    p.do("resource grain")
    assert p.told("pay") == [(0, 2, 0, PURPOSES.index("food"))]


def test_rr12_3_fallen_mercenaries_leave() -> None:
    p = Play(ring("plain T0 m0"), hands={0: "salt*3"})
    p.s.at[p.number("m1")] = -3
    p.maintain().run()
    assert data(p, "depart")[0]["units"] == [p.number("m1")]


def test_rr12_5_a_price_that_stays_is_not_told() -> None:
    p = Play(ring("plain T0"))
    for over in range(4):
        p.s.stock[25 + 5 * (over // 2) + 2] += 1  # stone over grain and wood
    p.maintain()
    assert [(e["resource"], e["before"], e["price"]) for e in data(p, "price")] == [
        ("grain", 1, 3),
        ("wood", 1, 3),
        ("stone", 1, 0),
    ]


def test_rr11_3_how_a_value_comes_about() -> None:
    p = Play(ring("plain s0! T1 w1"), characters={0: "heros"})
    p.war().do("hex 0,0", "unit 1s1", "done", "power heros", "done", "done")
    p.do("token plus3", "token x2")
    (battle,) = data(p, "battle")
    assert (battle["units"], battle["guards"]) == ([p.number("1s1")], [p.number("2w1")])
    assert p.told("sum") == [(0, 3, 0, 3, 2, 3, 5), (1, 1, 4, 0, 0, 5, 10)]
    assert p.told("values") == [(5, 10)]


def test_rr11_12_loot_is_told_and_hidden_coins_only_to_the_conqueror() -> None:
    p = Play(ring("plain s0*3 T1"), players=3, hands={1: "salt*2"}, coins={1: 3.5})
    p.s.hidden_coins = True
    p.s.seats[SEAT + DAMAGE] = 1
    p.war().do("hex 0,0", "unit 1s1", "unit 1s2", "unit 1s3", "done", "done", "done")
    p.run("token none", "token none").do("tower").run()
    assert data(p, "eliminated-by", 2)[0]["other"] == 0
    assert [(e["count"], e["resource"]) for e in data(p, "loot", 2)] == [(2, "salt")]
    assert data(p, "loot-coins", 0)[0]["coins"] == 7
    assert "coins" not in data(p, "loot-coins", 2)[0]
    assert p.told("hit-tower") == [(1, 2, 2)]


def test_rr17_5_an_offer_says_what_changes_hands() -> None:
    p = Play(ring("plain w0"), players=4, hands={0: "grain*2", 2: "salt"}, coins={2: 1}, teams="on")
    p.do("unit 1w1", "exchange", "resource grain", "resource grain", "take silver", "done")
    assert said(p, "propose") == ["Ann proposes to Cid: gives 2 grain, takes 1 silver."]
    p.do("yes")
    assert said(p, "accept") == ["Cid accepts: gives 1 silver, takes 2 grain."]
    assert len(data(p, "hand-over")) == 2
    assert said(p, "hand-coins") == ["Cid gives Ann 1 silver."]


def test_rr16_4_the_ai_says_why_it_goes_or_stays() -> None:
    hexes = {(0, 0): "plain ai*2", (1, 0): "plain farm w0", (2, 0): "plain T0", (-9, 0): "plain T1"}
    p = Play(hexes, players=1).do("end", "peace")
    (move,) = data(p, "move-ai")
    assert (move["start"], move["hex"]) == (name(p, (0, 0)), name(p, (1, 0)))
    assert move["reason"] == "attacks"
    p = Play({(0, 0): "plain ai farm", (2, 0): "plain T0 farm w0", (-9, 0): "plain T1"}, players=1)
    p.do("end", "peace")
    assert p.told("stay-ai") == [(1, p.at((0, 0)), REASONS.index("fights"))]


def test_rr16_6_the_die_of_an_event_says_what_comes_of_it() -> None:
    def rolled(colour: int, *faces: int) -> Play:
        p = alone({})
        p.price(grain=5, wood=1, stone=2, salt=2, refined=1)
        free_tile(p, 2, "nauta")
        happens(p, colour)
        p.s.run()
        return p.do(*(f"die {face}" for face in faces))

    p = rolled(PINK, 6, 2, 5, 3, 0)
    assert said(p, "price") == []
    assert said(p, "price-ai") == [
        "The die for wood shows 2: price 1 → 0.",
        "The die for stone shows 5: price 2 → 3.",
        "The die for refined goods shows the blank face: price 1 → 0.",
    ]
    assert said(p, "price-kept-ai") == [
        "The die for grain shows 6: the price stays at 5.",
        "The die for salt shows 3: the price stays at 2.",
    ]
    (taken,) = said(rolled(YELLOW, 2), "takes-ai")
    assert taken == "The die shows 2: the A.I. takes Nauta from slot 2."
    (none,) = said(rolled(YELLOW, 5), "takes-none-ai")
    assert none == "The die shows 5: the A.I. takes no character."
    p = rolled(BLUE, 5)
    home = name(p, (6, 0)).upper()
    assert said(p, "units-ai") == [f"The die shows 5: 2 new units of the A.I. at {home}."]
    (none,) = said(rolled(BLUE, 0), "no-units-ai")
    assert none == "The die shows the blank face: the A.I. gets no new units."


def test_rr16_7_the_die_of_the_end_says_whether_it_ends() -> None:
    for face, kind, comes in ((4, "goes-on-ai", "continues"), (5, "ends-ai", "ends")):
        p = alone({})
        p.s.ending = 1
        turn(p).do(f"die {face}")
        assert said(p, kind) == [f"The die for the end of the game shows {face}: the game {comes}."]
