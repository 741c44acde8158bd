"""Peoples, and characters that edition 1.66 asks in another way (RR19.31, RR19.39)."""

from typing import Any

import pytest

from lusoria.core.message import message_of
from lusoria.games.romolo.asked import HELP
from lusoria.games.romolo.layout import PEOPLE, SEAT
from lusoria.games.romolo.tiles import ARCHITECTUS
from lusoria.text import texts
from tests.games.romolo.prototype import Prototype, at_war
from tests.games.romolo.table import Place, ring

LATINS, ALBANS, SABINS, CRUSTUMINS = 1, 2, 3, 4


def working(hexes: dict[Place, str], people: int = 0, **more: Any) -> Prototype:
    """The first player's Action Phase; the other one lives far away."""
    p = Prototype({**hexes, (40, 0): "plain w1"}, edition="1.66", **more)
    p.s.seats[PEOPLE] = people
    return p


# --- Latins and Albans ---


def fought(attacker: int, defender: int, dice: tuple[int, int]) -> Prototype:
    """A soldier and a mercenary, 5, attack a soldier with a mercenary, 5."""
    p = at_war(ring("plain s0 m0 s1 m1"))
    p.s.seats[PEOPLE] = attacker
    p.s.seats[SEAT + PEOPLE] = defender
    p.send("unit 2s1", "1s1", "m1")
    helper = next(word for word in p.now() if word.startswith("unit"))
    return p.do(helper, *(f"die {die}" for die in dice))


@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "values", "casualties"),
    [
        (0, 0, (2, 2), (5, 5), (0, 0)),
        (LATINS, 0, (2, 2), (7, 5), (1, 0)),
        (LATINS, 0, (3, 2), (7, 5), (1, 0)),
        (LATINS, 0, (4, 2), (10, 5), (2, 0)),
        (LATINS, 0, (5, 2), (10, 5), (2, 0)),  # no critical
        (LATINS, 0, (1, 2), (5, 5), (0, 0)),
        (0, LATINS, (2, 4), (5, 7), (0, 1)),  # they do not attack
        (0, ALBANS, (2, 4), (5, 10), (0, 2)),
        (ALBANS, 0, (4, 2), (7, 5), (1, 0)),  # they do not defend
    ],
)
def test_x166_21_x166_51_x166_67_rr19_39_a_die_counts_one_higher(
    attacker: int,
    defender: int,
    dice: tuple[int, int],
    values: tuple[int, int],
    casualties: tuple[int, int],
) -> None:
    p = fought(attacker, defender, dice)
    assert p.told("values") == [values]
    assert p.told("casualties") == [casualties]


def test_x166_51_rr19_39_a_natural_one_of_the_latins_is_still_a_fumble() -> None:
    """Three soldiers with a 1 against a worker with a 2: 9 to 1 destroys one instead of two."""
    p = at_war(ring("plain s0*3 w1"))
    p.s.seats[PEOPLE] = LATINS
    p.send("unit 2w1", "1s1", "1s2", "1s3").do("die 1", "die 2")
    assert p.told("values") == [(9, 1)]
    assert p.told("casualties") == [(1, 0)]


def test_x166_67_rr19_39_virtual_dice_count_like_rolls() -> None:
    p = at_war(ring("plain s0 m0 s1 m1"), battle="tokens")
    p.s.seats[PEOPLE] = LATINS
    p.send("unit 2s1", "1s1", "m1").do("done", "face 4", "face 2")
    assert p.told("values") == [(10, 3)]


# --- Sabins ---


def quarry(**more: Any) -> Prototype:
    """A worker at a quarry, another on a bare hill, warehouses between them."""
    hexes = {**ring("plain warehouse*6 T0"), (1, 0): "hill plant w0", (0, 1): "hill w0"}
    return working(hexes, SABINS, **more)


def cubes(p: Prototype) -> list[int]:
    """What has been produced, in order."""
    assert all(kind == "stone" for _, kind, _ in p.stored())
    return [number for _, _, number in p.stored()]


def test_x166_68_rr19_39_the_sabins_stone_comes_again_next_turn() -> None:
    p = quarry()
    p.run("unit 1w1", "produce").run("unit 1w2", "produce")
    p.again()
    p.run("unit 1w1", "produce")
    assert cubes(p) == [3, 1, 3]


def test_rr19_39_what_a_hex_yields_counts_the_sabins_stone_while_it_is_due() -> None:
    p = quarry()

    def yields(place: Place) -> int:
        found = p.s.view(0)["hexes"][p.at(place)]["yields"]
        assert found is not None
        return found["count"]

    assert (yields((1, 0)), yields((0, 1)), yields((-1, 0))) == (3, 2, 1)
    p.run("unit 1w1", "produce")
    assert (yields((1, 0)), yields((0, 1))) == (2, 1)


def test_x166_68_rr19_39_a_praepositus_adds_to_the_second_production() -> None:
    p = quarry(characters={0: "praepositus:stone"})
    p.run("unit 1w1", "produce", "no").run("unit 1w2", "produce", "count 1")
    assert cubes(p) == [3, 2]


def test_x166_68_rr19_39_the_traductors_production_is_the_first() -> None:
    """From a bare hill next door 2, then the quarry gives 2."""
    hexes = {**ring("plain warehouse*6 w0"), (1, 0): "hill", (0, 1): "hill plant w0"}
    p = working(hexes, SABINS, characters={0: "traductor"})
    p.run("unit 1w1", "power traductor", "hex 1,0", "produce")
    p.run("unit 1w2", "produce")
    assert cubes(p) == [2, 2]


# --- the market ---


def test_x166_51_x166_69_rr19_39_crustumins_and_the_negotiator() -> None:
    """A silver for the cube of a free action, too."""
    p = working(ring("plain w0_ T0"), CRUSTUMINS, hands={0: "stone"}, characters={0: "negotiator"})
    p.price(stone=2)
    p.do("unit 1w1", "power negotiator", "sell", "resource stone", "column wood")
    assert p.silver() == 3


def test_rr19_39_a_sale_in_one_go_says_all_that_it_brings() -> None:
    """Two cubes at 2: with 1 of the forum and 1 of the Crustumins for each, 8."""
    p = working(ring("plain forum harbor temple warehouse w0"), CRUSTUMINS, hands={0: "stone*2"})
    p.price(stone=2)
    p.do("unit 1w1", "sell")
    (plan,) = p.s.aids(0)["plans"]
    assert texts("en").say(message_of(plan["say"]), []) == (
        "Sell 2 stone for 8 silver: cubes over grain"
    )
    for action in plan["actions"]:
        p.s.apply(action)
    assert p.silver() == 8


@pytest.mark.parametrize(("answer", "silver"), [("yes", 8), ("no", 6)])
def test_rr19_25_rr19_31_the_architectus_is_asked_at_the_first_cube(
    answer: str, silver: int
) -> None:
    """Size 3 and a farm: with it the forum pays 1 for each of two cubes at 3."""
    p = working(
        ring("plain forum harbor temple farm w0"),
        hands={0: "stone*2"},
        characters={0: "architectus"},
    )
    p.price(stone=3)
    p.do("unit 1w1", "sell", "resource stone", "column wood")
    assert p.s.step == HELP
    p.do(answer, "resource stone", "column wood")
    assert p.s.step != HELP
    assert p.silver() == silver
    assert (p.s.used & (1 << ARCHITECTUS) != 0) == (answer == "yes")
