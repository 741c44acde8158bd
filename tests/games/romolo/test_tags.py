"""Tags: what an action would do, in a few letters, and the odds where chance decides then."""

from lusoria.core.preview import preview
from lusoria.games.romolo.layout import SEAT, STANCE
from lusoria.text import texts
from lusoria.text.tags import tags
from tests.games.romolo.table import Play, ring


def tagged(p: Play, *words: str) -> list[str]:
    """The tags of the last of these decisions, in English."""
    for word in words[:-1]:
        p.s.apply(p.action(word))
    seen = preview(p.s, [p.action(words[-1])])
    return [texts("en").say(tag, ["Ann", "Bob"]) for tag in tags("romolo", seen)]


def test_rr7_12_a_building_says_what_it_costs() -> None:
    p = Play(ring("plain w0"), hands={0: "wood stone"})
    assert tagged(p, "unit 1w1", "build farm") == ["−1 wood", "−1 stone"]


def test_rr10_3_a_sale_says_what_it_brings() -> None:
    p = Play(ring("plain forum temple*3 w0"), hands={0: "grain"})
    p.price(grain=2)
    found = tagged(p, "unit 1w1", "sell", "resource grain", "column wood")
    assert found == ["+2 silver", "+1 silver (forum)"]


def test_rr12_what_the_end_of_the_phase_brings() -> None:
    p = Play(ring("plain T0 m0"), hands={0: "salt"})
    assert tagged(p, "end") == ["+1 silver", "salary 1 salt"]


def test_rr11_7_the_odds_of_a_battle_with_the_die() -> None:
    """3 against 3: higher in 8 of 36, lower in as many."""
    p = Play(ring("plain s0 s1"), battle="die").war()
    (fight, odds) = tagged(p, "hex 0,0", "unit 1s1", "done")
    assert (fight, odds) == ("1 against 1", "attacker 22 %, defender 22 %")


def test_rr16_12_the_odds_of_a_token_against_the_ai() -> None:
    p = Play({(0, 0): "plain s0 ai", (5, 0): "plain T0", (-9, 0): "plain T1"}, players=1).war()
    found = tagged(p, "hex 0,0", "unit 1s1", "done", "token none")
    assert found == ["attacker 67 %, defender 33 %"]


def test_rr15_8_the_odds_of_a_theft() -> None:
    p = Play(ring("plain w0 w1"), characters={0: "praedo"})
    p.s.seats[SEAT + STANCE] = 0  # friendly
    assert "1 with 2–3, 2 with 4–5, 3 with 6" in tagged(p, "unit 1w1", "power praedo", "seat 2")
