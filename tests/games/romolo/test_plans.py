"""Plans: several decisions that are one thing to a person."""

import random
from typing import Any

import pytest

from lusoria.core.message import message_of
from lusoria.core.preview import preview
from lusoria.games.romolo.layout import COINS, GRAIN, HAND
from lusoria.games.romolo.state import Romolo
from lusoria.text import texts
from tests.games.romolo.prototype import Prototype
from tests.games.romolo.table import GAME, Play, free_tile, ring


def plan(p: Play) -> Any:
    """The only one, as the seat that decides sees it."""
    (found,) = p.s.aids(p.s.player)["plans"]
    return found


def said(p: Play) -> str:
    return texts("en").say(message_of(plan(p)["say"]), [])


def done(p: Play) -> Play:
    """The plan, played."""
    for action in plan(p)["actions"]:
        p.s.apply(action)
    return p


def test_rr7_12_cubes_of_the_warehouse_are_paid_first() -> None:
    p = Play(ring("plain warehouse w0"), hands={0: "wood*2 stone"})
    p.store((0, 0), "wood", 2)
    p.do("unit 1w1", "build warehouse")
    assert said(p) == "Pay 2 wood from the warehouse and 1 stone"
    done(p)
    assert p.s.stores == []
    assert p.s.seats[HAND + 1] == 2
    assert not p.s.in_move


def test_rr7_12_also_a_payment_of_one_decision_is_offered() -> None:
    p = Play(ring("plain warehouse w0"), hands={0: "wood stone"})
    p.store((0, 0), "wood", 1)
    p.do("unit 1w1", "build farm")
    assert said(p) == "Pay 1 wood from the warehouse and 1 stone"
    assert len(plan(p)["actions"]) == 1
    done(p)
    assert p.s.seats[HAND + 1] == 1


def test_rr7_12_what_is_given_already_is_not_said_again() -> None:
    p = Play(ring("plain warehouse T0 w0"), hands={0: "wood stone*3"})
    p.store((0, 0), "stone", 1)
    p.do("unit 1w1", "build temple")
    (wood,) = p.s.legal_actions()
    p.s.apply(wood)
    assert said(p) == "Pay 1 stone and 1 stone from the warehouse"
    done(p)
    assert p.s.stores == []
    assert p.s.seats[HAND + 1 : HAND + 3] == [0, 2]


def test_rr9_12_what_lies_on_a_praepositus_is_a_choice() -> None:
    p = Play(ring("plain T0 w0"), hands={0: "grain wood"}, coins={0: 4})
    free_tile(p, 1, "praepositus")
    p.do("unit 1w1", "recruit", "slot 1")
    assert p.s.aids(0)["plans"] == []
    assert p.s.prompt().id == "romolo-prompt-pay-tile"
    assert p.s.clause() == "RR9.12"


def test_rr12_2_salt_is_paid_before_coins() -> None:
    p = Play(ring("plain T0 m0*2"), hands={0: "salt*2"}, coins={0: 5})
    p.price(salt=1)
    p.maintain()
    assert said(p) == "Pay 2 salt and 1 silver"
    done(p)
    assert p.s.seats[COINS] == 8  # half silvers


def test_rr12_4_all_are_fed_at_once() -> None:
    p = Play(ring("plain T0 w0*3"), hands={0: "grain*4"}).maintain()
    assert said(p) == "Feed them all: 3 grain"
    done(p)
    assert p.s.seats[HAND] == 1


def test_rr12_4_where_grain_is_short_somebody_has_to_be_given_up() -> None:
    p = Play(ring("plain T0 w0*3"), hands={0: "grain*2"}).maintain()
    assert p.s.aids(0)["plans"] == []


def test_rr10_1_the_dearest_cubes_are_sold_together() -> None:
    p = Play(ring("plain harbor T0 w0"), hands={0: "grain*3 stone*2 wood"})
    p.price(grain=1, stone=4, wood=2)
    p.do("unit 1w1", "sell")
    assert said(p) == "Sell 2 stone for 8 silver: cubes over grain"
    why = texts("en").say(message_of(plan(p)["why"]), [])
    assert "once 4 cubes lie on the market" in why
    assert p.s.seats[COINS] == 0
    done(p)
    assert p.s.seats[COINS] == 16


def test_rr11_1_the_whole_army_attacks() -> None:
    p = Play({(0, 0): "plain T0", (1, 0): "plain s0*2 w0 w1"}).war()
    p.do("hex 1,0", "seat 2")
    assert said(p) == "All attack: 7 against 1"
    done(p)
    assert p.s.battle.attack.units.bit_count() == 3


def test_rr11_2_where_nobody_is_to_be_fought_both_phases_end_together() -> None:
    p = Play(ring("plain farm T0 w0"))
    assert said(p) == "End actions and war"
    done(p)
    assert p.s.turn == 2 or p.s.is_maintaining()
    assert p.count((0, 0), "farm") == 1


def test_rr11_2_whom_to_fight_and_where_nothing_stands_is_no_plan() -> None:
    assert Play(ring("plain farm T0 w0 w1")).s.aids(0)["plans"] == []
    assert Play(ring("plain T0 w0")).s.aids(0)["plans"] == []


def test_rr19_27_so_it_is_in_the_war_over_targets() -> None:
    p = Prototype(ring("plain farm T0 w0"))
    assert said(p) == "End actions and war"
    done(p)
    assert not p.told("aim")
    assert Prototype(ring("plain farm T0 w0 w1")).s.aids(0)["plans"] == []


def test_rr11_2_the_war_phase_says_why_it_is_asked() -> None:
    p = Play({(0, 0): "plain farm T0 w0", (1, 0): "plain temple w0", (2, 0): "plain T1"}).war()
    asked = p.s.prompt()
    assert asked.id == "romolo-prompt-war-calm"
    assert asked.params["hexes"] == ", ".join(p.s.board.names[i].upper() for i in (0, 1))
    assert p.s.aids(0)["calm"]
    assert not p.s.aids(1)["calm"]
    assert not p.s.aids(None)["calm"]


def test_others_are_offered_none() -> None:
    p = Play(ring("plain T0 w0*3"), hands={0: "grain*4"}).maintain()
    assert p.s.aids(1)["plans"] == p.s.aids(None)["plans"] == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_plan_can_be_played_to_its_end(players: int) -> None:
    rng = random.Random(players)
    found = 0
    for _ in range(8):
        state = GAME.start(players, round_limit=12)
        while not state.is_over:
            assert isinstance(state, Romolo)
            if not state.is_chance:
                for one in state.aids(state.player)["plans"]:
                    assert preview(state, one["actions"]).played == len(one["actions"]) > 0
                    found += 1
            state.apply(state.draw(rng) if state.is_chance else rng.choice(state.legal_actions()))
    assert found > 5


def test_rr12_4_grain_that_units_will_eat_is_paid_last() -> None:
    p = Play(ring("plain T0 m0 w0*2"), hands={0: "grain*2 wood*2"})
    p.price(salt=2, grain=1, wood=1)
    p.maintain()
    assert said(p) == "Pay 2 wood"
    done(p)
    assert p.s.hand(0, GRAIN) == 2


def test_rr12_4_the_payment_says_who_will_go_hungry_where_only_grain_can_pay() -> None:
    p = Play(ring("plain T0 m0 w0*2"), hands={0: "grain*3"})
    p.price(salt=2, grain=1)
    p.maintain()
    assert said(p) == "Pay 2 grain: 1 unit goes hungry"


def test_rr12_4_grain_to_spare_is_paid_as_any_other_cube() -> None:
    p = Play(ring("plain farm T0 m0 w0*2"), hands={0: "grain*2 stone*2"})
    p.price(salt=2, grain=1, stone=2)
    p.maintain()
    assert said(p) == "Pay 2 grain"
