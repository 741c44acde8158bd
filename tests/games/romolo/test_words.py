"""Refusals and prompts say what is the case: the number, the limit and the remedy."""

import pytest

from lusoria.games.romolo.asked import FEED
from lusoria.games.romolo.tiles import EQUES
from lusoria.text import texts
from tests.games.romolo.table import GAME, Play

NAMES = ("Ada", "Ben", "Cleo", "Dido")


def refused(p: Play, text: str) -> str:
    """Why an action is refused now, with its clause."""
    p.s.legal = None
    refusal = p.s.why_not(p.action(text))
    assert refusal is not None, f"{text!r} is legal"
    said = texts("en").say(refusal.message, NAMES[: p.s.players])
    return f"{refusal.rule}: {said}"


def asked(p: Play) -> str:
    """What the seat that decides is asked."""
    return texts("en").say(p.s.prompt(), NAMES[: p.s.players])


def offered(p: Play, text: str, language: str = "en") -> str:
    """An action in words."""
    return texts(language).say(GAME.describe(p.s, p.action(text)).message, NAMES[: p.s.players])


# --- prices ---


@pytest.mark.parametrize(
    ("hand", "here", "building", "said"),
    [
        ("stone", "", "forum", "1 stone and 0 wood here; the price of a forum is 3 stone and 2"),
        ("wood*3", "", "aqueduct", "0 stone and 3 wood here; the price of an aqueduct is 4 stone"),
        ("", "", "farm", "0 stone and 0 wood here; the price of a farm is 1 stone and 1 wood."),
        ("", "", "wall", "0 stone and 0 wood here; the price of a wall is 1 stone or wood."),
        ("stone*2", "temple*2", "forum", "3 stone and 2 wood (2 less thanks to temples)."),
    ],
)
def test_rr7_12_what_a_building_costs_and_what_there_is(
    hand: str, here: str, building: str, said: str
) -> None:
    p = Play({(0, 0): f"plain w0 {here}", (1, 0): "plain"}, hands={0: hand}).do("unit 1w1")
    assert said in refused(p, f"build {building}")


def test_rr8_6_cubes_in_a_warehouse_of_the_hex_can_be_spent() -> None:
    p = Play({(0, 0): "plain w0 warehouse"}, hands={0: "grain*1"})
    p.store((0, 0), "grain", 1)
    p.do("unit 1w1")
    assert "You can spend 2 grain here; the price of a worker is 3 grain." in refused(
        p, "create-worker"
    )


def test_rr9_what_new_units_and_characters_cost() -> None:
    p = Play({(0, 0): "plain w0 T0", (1, 0): "plain"}, hands={0: "refined*1"}, coins={0: 0.5})
    p.s.display[0] = EQUES
    p.do("unit 1w1")
    assert "1 refined good here; the price of a soldier is 2 refined goods" in refused(
        p, "create-soldier"
    )
    assert "You can spend 1½ silver here; the price of 2 mercenaries is 2 silver." in refused(
        p, "hire 2"
    )
    assert refused(p, "recruit") == "RR9.7: You have ½ silver in coins; this costs 2 silver."
    assert refused(p, "buy") == "RR9.7: You have ½ silver in coins; this costs 1 silver."


# --- terrain, room, stock ---


@pytest.mark.parametrize(
    ("terrain", "building", "said"),
    [
        ("hill", "farm", "RR7.1: Only a plain takes a farm."),
        ("plain", "sawmill", "RR7.1: Only a forest takes a sawmill."),
        ("forest", "quarry", "RR7.1: Only a hill takes a quarry."),
        ("water", "aqueduct", "RR7.1: Only a plain takes an aqueduct."),
        ("water", "wall", "RR7.1: Walls stand on land only."),
        ("plain", "harbor", "RR7.1: A harbor needs explored water next to it."),
    ],
)
def test_rr7_1_which_terrain_a_building_wants(terrain: str, building: str, said: str) -> None:
    hexes = {(0, 0): f"{terrain} w0", (1, 0): "plain"}
    p = Play(hexes, hands={0: "stone*9 wood*9"}).do("unit 1w1")
    assert refused(p, f"build {building}") == said


def test_rr7_3_how_much_room_a_hex_has() -> None:
    p = Play({(0, 0): "plain w0 farm*4 aqueduct"}, hands={0: "stone*9 wood*9"}).do("unit 1w1")
    assert "in this hex is 5, and it holds 5: an aqueduct" in refused(p, "build temple")


def test_rr7_2_what_the_bank_has_left() -> None:
    p = Play({(0, 0): "plain w0 T0"}, hands={0: "stone*9 wood*9"}, coins={0: 9})
    p.bank(temple=0, mercenary=1)
    p.do("unit 1w1")
    assert refused(p, "build temple").endswith("(temple: 0).")
    assert refused(p, "hire 2").endswith("(mercenary: 1).")


# --- limits ---


@pytest.mark.parametrize(
    ("capital", "others", "action", "power", "limit", "have", "needed"),
    [
        ("temple", "w0 w0", "create-worker", 2, 3, 3, 4),
        ("temple*3", "w0 w0 w0", "create-worker", 4, 4, 4, 5),
        ("temple*2 farm*4", "w0 w0", "create-worker", 3, 3, 3, 4),
        ("temple*3", "s0 s0 s0", "create-soldier", 4, 3, 3, 5),
        ("temple", "s0", "hire 2", 2, 2, 1, 4),
    ],
)
def test_rr9_1_how_many_units_the_capital_allows(
    capital: str, others: str, action: str, power: int, limit: int, have: int, needed: int
) -> None:
    hands = {0: "grain*9 refined*9"}
    p = Play({(0, 0): f"plain T0 w0 {capital}", (1, 0): f"plain {others}"}, hands=hands)
    p.do("unit 1w1")
    what = "workers" if action == "create-worker" else "soldiers and mercenaries"
    assert refused(p, action) == (
        f"RR9.1: With a capital of power {power} the limit of {what} is {limit}, "
        f"and you have {have}: this needs power {needed}."
    )


def test_rr15_5_the_architectus_counts_a_farm_of_the_capital() -> None:
    hexes = {(0, 0): "plain T0 w0 temple*2 farm", (1, 0): "plain w0 w0 w0"}
    p = Play(hexes, hands={0: "grain*9"}, characters={0: "architectus"}).do("unit 1w1")
    assert "power 4 the limit of workers is 4, and you have 4" in refused(p, "create-worker")


# --- paying ---


def test_rr7_12_what_is_paid_for_and_what_is_still_due() -> None:
    p = Play({(0, 0): "plain w0"}, hands={0: "stone*5 wood*5 salt*1"})
    p.do("unit 1w1", "build forum")
    assert asked(p) == "Pay for a forum: 3 stone and 2 wood still due."
    p.do("resource wood")
    assert asked(p) == "Pay for a forum: 3 stone and 1 wood still due."
    assert refused(p, "produce") == "RR7.12: Not now. " + asked(p)
    assert refused(p, "resource salt") == "RR7.12: Still due: 3 stone and 1 wood, not salt."
    p.do("resource wood")
    assert asked(p) == "Pay for a forum: 3 stone still due."


def test_rr7_5_with_temples_stone_or_wood_is_due() -> None:
    p = Play({(0, 0): "plain w0 temple"}, hands={0: "stone*5 wood*5"})
    p.do("unit 1w1", "build forum")
    assert asked(p) == "Pay for a forum: 4 stone or wood still due."


def test_rr8_8_and_rr9_2_payments_of_one_kind() -> None:
    p = Play({(0, 0): "plain w0 T0"}, hands={0: "grain*3 wood*2"}, coins={0: 1})
    p.do("unit 1w1", "refine")
    assert asked(p) == "Pay for refining: 2 equal resources still due."
    p.do("resource wood")
    assert asked(p) == "Pay for refining: 1 wood still due."
    p = Play({(0, 0): "plain w0 T0"}, hands={0: "grain*3"}).do("unit 1w1", "create-worker")
    assert asked(p) == "Pay for a worker: 3 grain still due."


def test_rr9_9_sums_of_money() -> None:
    p = Play({(0, 0): "plain w0 T0"}, hands={0: "grain*3"}, coins={0: 0.5})
    p.do("unit 1w1", "hire 2")
    assert asked(p) == "Pay for 2 mercenaries: 2 silver still due."
    assert refused(p, "coins").endswith(
        "Coins pay all the rest at once. You have ½ silver in coins; 2 silver still due: "
        "give resources first."
    )


def test_rr10_1_how_many_sales_are_left() -> None:
    p = Play({(0, 0): "plain w0 harbor"}, hands={0: "grain*3 wood*3"})
    p.do("unit 1w1", "sell")
    assert asked(p) == "Which resource do you sell? Up to 2 sales are left."
    p.do("resource grain", "column stone")
    assert asked(p) == "Which resource do you sell? One sale is left."


def test_rr15_2_the_nauta_makes_one_more_exchange() -> None:
    p = Play({(0, 0): "plain w0"}, coins={0: 9}, characters={0: "nauta"})
    p.do("unit 1w1", "buy")
    assert asked(p) == "Which resource do you buy? Up to 2 purchases are left."
    p.do("resource grain")
    assert asked(p) == "Which resource do you buy? One purchase is left."


def test_rr12_9_how_many_are_hungry_and_how_much_grain_there_is() -> None:
    p = Play({(0, 0): "plain T0 farm w0 w0 w0 w0"}, hands={0: "grain*3"})
    p.do("end", "peace")
    assert p.s.step == FEED
    assert asked(p) == (
        "2 units are hungry, and you have 3 grain: pay 1 for each, or give units up."
    )
    p.do("resource grain")
    assert asked(p).startswith("One unit is hungry, and you have 2 grain")


def test_rr12_9_without_grain_units_are_given_up() -> None:
    p = Play({(0, 0): "plain T0 farm w0 w0 w0 w0 w0"}, hands={0: "grain"})
    p.do("end", "peace", "resource grain")
    assert asked(p) == "2 units are hungry, and you have no grain left: give up as many."
    p.do("unit 1w1")
    assert asked(p) == "One unit is hungry, and you have no grain left: give one up."


# --- actions ---


def test_rr5_3_which_unit_is_asked_for() -> None:
    p = Play({(0, 0): "plain s0 w0", (1, 0): "plain"}).do("unit 1s1")
    where = p.s.board.names[p.at((0, 0))].upper()
    assert asked(p) == f"{where}, soldier: where does it go, or what does it do there?"
    assert refused(p, "end") == f"RR5.3: Not now. {asked(p)}"


def test_rr5_1_who_has_nobody_left_to_act_is_told_so() -> None:
    p = Play({(0, 0): "plain w0 T0", (1, 0): "plain w1 T1"})
    assert asked(p) == "Choose a unit to act, or end the action phase."
    p = Play({(0, 0): "plain w0_ T0", (1, 0): "plain w1 T1"})
    assert asked(p) == "None of your units can act any more: end the action phase."


def test_rr12_3_what_mercenaries_will_cost_is_told_before_they_may_go() -> None:
    p = Play({(0, 0): "plain T0 m0*2 farm", (1, 0): "plain w1 T1"}, hands={0: "salt*3"}).maintain()
    p.run("resource salt", "resource salt", "resource salt")
    assert asked(p) == "Whom do you dismiss? Your mercenaries (2) will earn 3 salt next turn."


def test_rr8_1_what_exploiting_a_hex_gives() -> None:
    hexes = {(0, 0): "hill w0 plant warehouse", (1, 0): "water", (0, 1): "plain"}
    p = Play(hexes, characters={0: "praepositus:salt"}).do("unit 1w1", "produce")
    a2, b1 = (p.s.board.names[p.at(place)].upper() for place in ((0, 0), (1, 0)))
    assert offered(p, "hex 0,0") == f"Exploit {a2} (2 stone)"
    assert offered(p, "hex 1,0") == f"Exploit {b1} (2 salt)"
    assert offered(p, "hex 0,1").startswith("Hex ")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Build a farm"), ("it", "Costruisci una fattoria"), ("fr", "Construis une ferme")],
)
def test_rr7_1_a_building_has_its_article(language: str, said: str) -> None:
    p = Play({(0, 0): "plain w0", (1, 0): "plain"}, hands={0: "stone wood"}).do("unit 1w1")
    assert offered(p, "build farm", language) == said


def test_rr17_2_a_bronze_tells_what_it_is_worth() -> None:
    p = Play({(0, 0): "plain w0"}, players=4, teams="on", coins={0: 1, 2: 1})
    p.do("unit 1w1", "exchange")
    assert offered(p, "give silver") == "Give 1 silver"
    assert offered(p, "take bronze") == "Ask for 1 bronze (½ silver)"


def test_rr5_8_a_stance_is_changed_to_the_other_one() -> None:
    p = Play({(0, 0): "plain w0", (1, 0): "plain w1"})
    assert offered(p, "stance 2") == "Be friendly to Ben from now on"
    p.do("stance 2")
    assert offered(p, "stance 2") == "Be hostile to Ben from now on"


# --- battles ---


def test_rr11_1_who_takes_part_in_an_attack() -> None:
    p = Play({(0, 0): "plain w0 s0 s0_ x1 w1", (1, 0): "plain s0"}).war()
    p.do("hex 0,0", "seat 2")
    where = p.s.board.names[p.at((0, 0))].upper()
    assert refused(p, "unit 1s3") == f"RR11.1: Only units in {where} take part in this attack."
    assert refused(p, "unit 1s2") == "RR11.1: Only standing units attack."
    p.do("unit 1s1")
    assert refused(p, "unit 1s1") == "RR11.1: This unit takes part in the attack already."


def test_rr11_8_ones_own_attacker_is_not_chosen_to_die() -> None:
    p = Play({(0, 0): "plain s0 s0 w0 w1 x1", (1, 0): "plain w1"}, battle="die").war()
    p.do("hex 0,0", "unit 1s1", "unit 1s2", "unit 1w1", "die 6", "die 0")
    assert asked(p).startswith("Which enemy unit dies? Casualties left: ")
    assert refused(p, "unit 1s1") == (
        "RR11.8: This unit is your own: you choose among the enemy’s."
    )
    assert refused(p, "unit 2w2") == "RR11.8: That unit is not part of this battle."


# --- who is there ---


def test_rr2_3_alone_nobody_is_to_be_kept_from_seeing() -> None:
    state = GAME.start(1)
    while state.is_chance:
        state.apply(state.chances()[0][0])
    assert texts("en").say(state.prompt(), ["Ada"]) == "Choose your third starting hex."


def test_rr2_10_seats_that_are_not_in_the_game() -> None:
    p = Play({(0, 0): "plain w0"}, players=2)
    for text in ("unit 3w1", "unit 4x", "stance 3", "seat 4"):
        assert refused(p, text) == "RR2.10: There is no such seat in this game."
    assert offered(p, "unit 3w1") == "Act with: worker at –"
    assert offered(p, "stance 4") == "Be hostile to seat 4 from now on"


def test_rr5_1_of_two_units_alike_one_is_chosen() -> None:
    p = Play({(0, 0): "plain w0 w0", (1, 0): "plain"})
    assert refused(p, "unit 1w2") == (
        "RR5.1: It does the same as another one beside it: choose that one."
    )


def test_rr16_1_the_ai_is_named_where_it_is_attacked() -> None:
    p = Play({(0, 0): "plain s0 ai"}, players=1).war()
    assert offered(p, "seat 2") == "A.I."
    p.do("hex 0,0")
    assert offered(p, "seat 2") == "Attack A.I."


def test_rr11_1_where_nobody_is_to_be_fought_it_is_said_so() -> None:
    p = Play({(0, 0): "plain T0 farm s0", (1, 0): "plain T1 w1"}).war()
    assert asked(p).startswith("No enemy stands in one hex with your units: end the war phase.")
    p.do("hex 0,0")
    assert asked(p).startswith("Which units destroy buildings at ")
    p = Play({(0, 0): "plain T0 farm s0 w1", (1, 0): "plain T1"}).war()
    assert asked(p) == "Choose a hex to attack in, or end the war phase."


def test_rr7_4_another_wall_is_asked_for_as_such() -> None:
    p = Play({(0, 0): "plain T0 w0", (1, 0): "plain"}, hands={0: "stone*3"})
    p.do("unit 1w1", "build wall")
    assert asked(p) == "On which side does the wall go?"
    p.do("side e")
    assert asked(p) == "On which side does another wall go, or are these all?"
