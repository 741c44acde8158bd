"""Alliances (section 17) and what nobody may know (section 1)."""

import random

import lusoria
from lusoria.games.romolo.facts import facts
from lusoria.games.romolo.layout import ALIVE, CHOICE, HEX, SEAT, SEEN, TERRAIN
from lusoria.games.romolo.scoring.categories import DOMINION, HEXES, MONEY, POPULATION
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.war import elimination
from tests.games.romolo.table import Play, ring


def allies(hexes: dict[tuple[int, int], str], **more: object) -> Play:
    return Play(hexes, players=4, teams="on", **more)  # type: ignore[arg-type]


def test_t_190_rr17_2_an_exchange_has_three_items() -> None:
    """Two resources for a coin, one for two, or three received are legal; a fourth item is not."""
    p = allies(ring("plain w0"), hands={0: "grain*2", 2: "salt*3"}, coins={2: 1})
    p.do("unit 1w1", "exchange", "resource grain", "resource grain", "take silver")
    assert p.why("take salt") == "RR17.2"
    p.do("done")
    assert p.s.player == 2
    p.do("yes")
    assert (p.hand(0), p.hand(2)) == ({}, {"salt": 3, "grain": 2})
    assert (p.silver(0), p.silver(2)) == (1, 0)
    assert p.laid("1w1")
    p = allies(ring("plain w0"), hands={2: "salt*3"})
    p.run("unit 1w1", "exchange", "take salt", "take salt", "take salt", "done").do("yes")
    assert p.hand(0) == {"salt": 3}


def test_t_243_rr17_5_a_refusal() -> None:
    """The worker keeps its action, but no second proposal this turn; four items are too many."""
    p = allies(ring("plain w0"), hands={0: "grain*4"}, coins={0: 3})
    p.do("unit 1w1", "exchange", "give silver", "give silver", "resource grain")
    assert p.why("resource grain") == "RR17.2"
    p.do("done", "no")
    assert p.hand(0) == {"grain": 4}
    assert not p.laid("1w1")
    assert p.refusal("1w1", "exchange") == "RR17.5"


def test_rr17_5_warehouses_of_the_hex_serve_too() -> None:
    p = allies(ring("plain warehouse w0"))
    p.store((0, 0), "wood", 2)
    p.do("unit 1w1", "exchange", "store 1", "done", "yes")
    assert p.stored() == [((0, 0), "wood", 1)]
    assert p.hand(2) == {"wood": 1}


def test_rr17_5_two_warehouses_that_hold_the_same_both_serve() -> None:
    p = allies(ring("plain warehouse*2 w0"))
    p.store((0, 0), "wood", 1)
    p.store((0, 0), "wood", 1)
    p.do("unit 1w1", "exchange")
    assert not p.can("store 2")  # the same as the first
    p.do("store 1", "store 2", "done", "yes")
    assert p.stored() == []
    assert p.hand(2) == {"wood": 2}


def test_t_191_rr17_4_allies_score_as_one() -> None:
    """3 and 4 workers are 3 pairs, 3 and 5 silver 2 points; majorities give 4 to the better
    side.
    """
    p = allies({(0, 0): "plain T0 w0*3", (5, 5): "plain T2 w2*4"}, coins={0: 3, 2: 5})
    tally = p.tally()
    assert tally.points[POPULATION * 2] == 3
    assert tally.points[MONEY * 2] == 2
    assert tally.prizes[MONEY * 2 : MONEY * 2 + 2] == [4, 0]


def test_rr17_1_rr17_3_sides_and_peace_between_allies() -> None:
    p = allies(ring("plain w0 w2")).war()
    assert p.s.sides == [[0, 2], [1, 3]]
    assert p.why("hex 0,0") == "RR11.2"
    assert not p.s.are_allied(0, 1)


def test_rr17_4_influence_adds_up() -> None:
    p = allies({(0, 0): "plain T0", (1, 0): "plain s0 s2 s1", (2, 0): "plain s1 s0"})
    tally = p.tally()
    assert tally.owner[p.at((1, 0))] == 0
    assert tally.owner[p.at((2, 0))] == -1
    assert tally.points[HEXES * 2] == 3


def test_t_244_rr17_7_end_powers_act_for_the_side() -> None:
    """Sides with 6 and 7 silver: Patronus brings 2. Both dominions may use the same plain."""
    p = allies({(0, 0): "plain T0"}, characters={0: "patronus"}, coins={0: 1, 2: 5, 1: 7})
    assert p.tally().patronus == [2, 0]
    p = allies(
        {(0, 0): "plain T0 warehouse*3", (1, 0): "plain temple*2", (2, 0): "plain T2 warehouse*3"}
    )
    tally = p.tally()
    assert tally.choices.dominions[0] == tally.choices.dominions[2] == p.at((1, 0))
    assert tally.points[DOMINION * 2] == 4 + 2 + 4 + 2


def test_t_245_rr17_6_rr17_8_one_partner_is_out() -> None:
    """The other plays on for the side; his dominion is 0; in a shared hex only the picked
    defends.
    """
    p = allies({(0, 0): "plain T0 farm w0", (5, 5): "plain T1 farm w1", (9, 9): "plain T3 w3"})
    elimination.eliminate(p.s, 2, 1)
    p.do("end", "peace", "end", "peace")
    assert p.s.player == 3
    assert p.s.living_sides() == 2
    assert p.tally().choices.dominions[2] == -1
    q = allies(ring("plain s0 w1 w3")).war()
    q.do("hex 0,0", "seat 2", "unit 1s1", "done")
    assert q.s.battle.defence.units == 1 << q.number("2w1")


def test_rr17_8_either_partner_may_end_the_game() -> None:
    p = allies({(0, 0): "plain T0 farm w0", (5, 5): "plain T1 w1"})
    p.s.ending = 1
    p.s.active = 2
    course.begin_turn(p.s)
    p.do("finish")
    assert p.s.is_over
    assert p.s.outcome().sides == [[0, 2], [1, 3]]


# --- secrets ---


def started(players: int, seed: int, steps: int) -> Romolo:
    rng = random.Random(seed)
    state = lusoria.game("romolo").start(players)
    assert isinstance(state, Romolo)
    for _ in range(steps):
        if state.is_over:
            break
        legal = state.legal_actions()
        state.apply(lusoria.sample(state.chances(), rng) if state.is_chance else rng.choice(legal))
    return state


def test_t_200_rr1_1_rr1_2_what_a_view_holds() -> None:
    """The next character's type is shown, not which; held tokens are secret, shown ones public."""
    p = Play(ring("plain s0 s1"))
    view = p.s.view(1)
    assert view["pile"] == {"el": "pile", "count": 9, "next": "II"}
    p.war().do("hex 0,0", "unit 1s1", "done", "token sword")
    theirs, own = p.s.view(1)["battle"], p.s.view(0)["battle"]
    assert theirs is not None
    assert own is not None
    assert (theirs["attack"]["token"], own["attack"]["token"]) == ("chosen", "sword")
    p.do("token none").run()
    assert p.s.view(1)["seats"][0]["shown"] == ["sword"]
    tokens = p.s.view(1)["seats"][0]["tokens"]
    assert tokens == {"count": 5, "tokens": None, "known": None}


def test_coins_are_hidden_on_demand() -> None:
    state = lusoria.game("romolo").start(2, coins="hidden")
    seats = state.view(0)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["coins"]["half_silver"] == 0
    assert seats[1]["coins"]["half_silver"] is None


def test_rr1_2_a_peeked_hex_is_redrawn_for_others_only() -> None:
    p = Play({(0, 0): "plain x0", (1, 0): "down", (0, 1): "plain"})
    p.do("unit 1x", "peek", "hex 1,0", "tile water")
    i = p.at((1, 0)) * HEX
    rng = random.Random(3)
    assert p.s.hexes[i + SEEN] == 1
    assert {p.s.resample(0, rng).hexes[i + TERRAIN] for _ in range(20)} == {3}
    assert len({p.s.resample(1, rng).hexes[i + TERRAIN] for _ in range(200)}) == 4


def test_unseen_third_hexes_are_redrawn() -> None:
    s = started(2, 1, 2)
    other = s.first
    rng = random.Random(0)
    found = {s.resample(1 - other, rng).seats[other * SEAT + CHOICE] for _ in range(40)}
    assert found == {1, 2}
    assert {s.resample(other, rng).seats[other * SEAT + CHOICE] for _ in range(20)} == {
        s.seats[other * SEAT + CHOICE]
    }
    assert s.seats[ALIVE] == 1


def test_the_printed_facts() -> None:
    known = facts()
    assert len(known["characters"]) == 21
    assert sum(tile["copies"] for tile in known["characters"].values()) == 24
    table = known["editions"]["2013"]["buildings"]
    store, quarry = table["warehouse"], table["quarry"]
    assert (store["piece"], store["stone"], store["wood"]) == ("warehouse", 1, 2)
    assert (store["terrain"], store["unique"], store["either"]) == ("plain", False, None)
    assert (quarry["piece"], quarry["stone"], quarry["wood"]) == ("plant", 1, 4)
    assert (quarry["terrain"], quarry["unique"]) == ("hill", False)
    assert (table["wall"]["terrain"], table["wall"]["either"]) == (None, 1)


def test_players_do_not_ask_for_what_they_give() -> None:
    p = allies(ring("plain w0"), hands={0: "grain*2", 2: "grain salt"})
    p.do("unit 1w1", "exchange", "resource grain")
    assert p.can("take grain")  # nothing forbids it
    weighed = p.s.game.rules.weighed(p.s)
    assert p.action("take grain") not in weighed
    assert {p.action("take salt"), p.action("resource grain"), p.action("done")} <= {*weighed}
