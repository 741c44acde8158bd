"""The view: what a board shows and does not work out by itself."""

import random
from itertools import islice
from typing import TypeVar

from lusoria.core.message import message_of
from lusoria.core.state import OVER
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import BUILDINGS, COINS, CUBES, SEAT, SHOWN, SPENT, TOKENS
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.view.battle import Battle
from lusoria.games.romolo.view.hexes import Hex
from lusoria.games.romolo.view.units import Unit
from lusoria.games.romolo.war import elimination
from lusoria.text import texts
from tests.conformance.cases import CROWDED, positions
from tests.games.romolo.table import GAME, Place, Play, free_tile, ring

T = TypeVar("T")


def some(found: T | None) -> T:
    """What is there."""
    assert found is not None
    return found


def hex_at(p: Play, place: Place, seat: int | None = 0) -> Hex:
    """A hex as a seat sees it."""
    return p.s.view(seat)["hexes"][p.at(place)]


def unit(p: Play, name: str) -> Unit:
    """A unit as everyone sees it."""
    return next(u for u in p.s.view(None)["units"] if u["name"] == name)


def battle(p: Play, seat: int | None = 0) -> Battle:
    """The battle as a seat sees it."""
    return some(p.s.view(seat)["battle"])


# --- the turn ---


def test_rr4_2_the_phase() -> None:
    p = Play(ring("plain farm T0 w0 w1"))
    assert p.s.view(0)["phase"] == "actions"
    p.do("end")
    assert p.s.view(0)["phase"] == "war"
    p = Play(ring("plain T0 w0*2"), hands={0: "grain*2"}).maintain()
    assert p.s.view(0)["phase"] == "maintenance"


def test_rr5_4_actions_left() -> None:
    """After work nothing is left, although only one Action was spent."""
    p = Play(ring("plain farm w0*2 x0 w1_"), hands={0: "wood stone"})
    assert (unit(p, "1w1")["left"], unit(p, "1x")["left"]) == (2, 3)
    assert (unit(p, "2w1")["left"], unit(p, "2w1")["idle"]) == (0, False)
    p.s.seats[SEAT + 13] = 0  # friendly
    p.do("unit 1x", "hex 1,0").run("unit 1w1", "build farm")
    assert unit(p, "1x")["left"] == 2
    assert (unit(p, "1w1")["left"], unit(p, "1w1")["idle"]) == (0, False)
    assert unit(p, "1w2")["idle"]


# --- seats ---


def test_rr9_1_limits_and_the_power_that_allows_more() -> None:
    p = Play(ring("plain farm warehouse temple*2 T0 w0*3 s0 m0"))
    limits = some(p.s.view(0)["seats"][0]["limits"])
    assert limits["power"] == 4
    assert limits["workers"] == {"have": 3, "most": 4, "room": 1, "power": 5}
    assert limits["army"] == {"have": 2, "most": 3, "room": 1, "power": 5}
    p = Play(ring("plain temple*6 T0"))
    assert some(p.s.view(0)["seats"][0]["limits"])["workers"]["power"] is None


def test_rr9_7_the_price_of_the_next_character_and_whether_one_was_hired() -> None:
    p = Play(ring("plain w0"), coins={0: 9}, characters={0: "dux heros"})
    free_tile(p, 1, "consul")
    seat = p.s.view(1)["seats"][0]
    assert some(seat["limits"])["character"] == 8
    assert not seat["hired"]
    p.s.stock[57:60] = [0, 0, 0]
    p.run("unit 1w1", "recruit", "slot 1")
    assert p.s.view(1)["seats"][0]["hired"]


def test_rr15_4_a_praepositus_that_has_helped_is_used() -> None:
    p = Play(ring("plain warehouse w0"), characters={0: "praepositus:grain praepositus:wood"})
    assert some(hex_at(p, (0, 0))["yields"])["count"] == 2
    p.run("unit 1w1", "produce")
    used = {tile["el"]: tile["used"] for tile in p.s.view(0)["seats"][0]["characters"]}
    assert used == {"praepositus:0:grain:1": True, "praepositus:0:wood:1": False}
    assert hex_at(p, (0, 0))["yields"] == {
        "resource": "grain",
        "count": 1,
        "plants": 0,
        "helpers": 0,
        "exploited": True,
    }


# --- hexes ---


def test_rr7_3_rr7_10_power_and_room_with_their_reasons() -> None:
    p = Play({**ring("plain farm temple T0 #0 #1 #2"), (1, 0): "plain aqueduct"})
    assert hex_at(p, (0, 0))["room"] == {
        "power": 3,
        "constructions": 4,
        "limit": 5,
        "tower": 1,
        "walls": 1,
        "farms": 1,
        "aqueducts": [p.s.board.names[p.at((1, 0))]],
    }


def test_rr13_influence_from_where_and_who_controls() -> None:
    p = Play({**ring("plain temple*3 T0"), (1, 0): "plain s0 s1", (0, 1): "plain s1"})
    (own, other) = hex_at(p, (1, 0))["influence"]
    assert own == {"seat": 0, "points": 2, "capital": 1, "units": 1}
    assert other == {"seat": 1, "points": 1, "capital": 0, "units": 1}
    assert hex_at(p, (1, 0))["controller"] == 0
    assert hex_at(p, (0, 1))["controller"] is None  # a tie
    assert hex_at(p, (0, 0))["controller"] == 0


def test_rr8_2_what_a_hex_yields() -> None:
    p = Play({**ring("plain w0"), (1, 0): "forest plant*2"})
    wood = some(hex_at(p, (1, 0))["yields"])
    assert (wood["resource"], wood["count"], wood["plants"]) == ("wood", 3, 2)


def test_rr12_4_whom_farms_feed() -> None:
    p = Play({**ring("plain farm T0 w0"), (1, 0): "plain farm w0*2 w1"})
    home, lost = some(hex_at(p, (0, 0))["meals"]), some(hex_at(p, (1, 0))["meals"])
    assert (home["places"], len(home["units"]), home["blocked"]) == (2, 2, False)
    assert (lost["units"], lost["blocked"]) == ([], True)


def test_rr10_3_what_forum_and_harbor_bring() -> None:
    p = Play({**ring("plain forum harbor temple*2"), (1, 0): "plain forum"})
    assert hex_at(p, (0, 0))["fair"] == {"exchanges": 2, "forum": 2}
    assert hex_at(p, (0, 1))["fair"] is None


# --- the move under way ---


def test_rr7_5_what_could_be_built_at_what_cost_and_why_not() -> None:
    p = Play(ring("plain temple w0"), hands={0: "stone*2"})
    assert p.s.aids(0)["sites"] == []
    p.do("unit 1w1")
    sites = {site["building"]: site for site in p.s.aids(0)["sites"]}
    assert sites["temple"] == {
        "building": "temple",
        "stone": 2,
        "wood": 1,
        "cost": 2,
        "saved": 1,
        "missing": 0,
        "either": False,
        "action": a.BUILDS[BUILDINGS.index("temple")],
        "why": None,
        "rule": None,
    }
    assert (sites["forum"]["cost"], sites["forum"]["missing"]) == (4, 2)
    said = texts("en")
    assert said.say(message_of(some(sites["forum"]["why"])), []) == "2 stone or wood short"
    assert said.say(message_of(some(sites["sawmill"]["why"])), []) == "needs forest"
    assert sites["sawmill"]["rule"] == "RR7.1"
    assert (sites["wall"]["cost"], sites["wall"]["missing"]) == (1, 0)
    assert sites["wall"]["either"]
    legal = {site["action"] for site in sites.values() if site["action"] is not None}
    assert legal == {action for action in p.s.legal_actions() if a.verb(action) == a.BUILD}


def test_rr8_6_cubes_of_the_hex_can_be_built_with_too() -> None:
    p = Play(ring("plain warehouse w0"), hands={0: "stone*2"})
    p.store((0, 0), "stone", 1)
    assert p.s.aids(0)["materials"] == []
    p.do("unit 1w1")
    assert p.s.aids(0)["materials"] == [
        {"resource": "stone", "count": 3},
        {"resource": "wood", "count": 0},
    ]


def test_rr7_4_planned_walls_stand_until_they_are_paid() -> None:
    p = Play(ring("plain T0 w0"), hands={0: "stone wood"})
    p.do("unit 1w1", "build wall", "side e")
    assert len(hex_at(p, (0, 0))["walls"]) == 6
    p.do("done")
    assert [(one["side"], one["wall"]) for one in hex_at(p, (0, 0))["walls"]] == [("e", False)]
    p.do("resource stone")
    assert [(one["side"], one["wall"]) for one in hex_at(p, (0, 0))["walls"]] == [("e", True)]


def test_rr7_1_what_is_missing_is_named() -> None:
    for hand, lacks in [
        ("stone", "1 stone and 1 wood"),
        ("stone*2", "1 wood"),
        ("wood", "2 stone"),
    ]:
        p = Play(ring("plain w0"), hands={0: hand}).do("unit 1w1")
        (temple,) = (site for site in p.s.aids(0)["sites"] if site["building"] == "temple")
        assert texts("en").say(message_of(some(temple["why"])), []) == f"{lacks} short"


def test_rr12_9_what_is_due_for_food() -> None:
    p = Play(ring("plain T0 w0*3"), hands={0: "grain*2"}).maintain().do("resource grain")
    food = some(p.s.view(0)["payment"])
    assert (food["purpose"], food["due"], food["allowed"]["grain"]) == ("food", 2, 1)
    assert food["given"] == [{"resource": "grain", "count": 1, "stored": False}]


def test_rr7_12_what_is_being_paid() -> None:
    p = Play(ring("plain warehouse w0"), hands={0: "wood stone"})
    p.store((0, 0), "wood", 2)
    p.do("unit 1w1", "build warehouse", "store 1")
    payment = some(p.s.view(0)["payment"])
    assert (payment["purpose"], payment["building"], payment["due"]) == ("build", "warehouse", 2)
    assert (payment["allowed"]["wood"], payment["allowed"]["stone"]) == (1, 1)
    assert payment["given"] == [{"resource": "wood", "count": 1, "stored": True}]


def test_rr12_8_what_is_due_of_a_salary() -> None:
    p = Play(ring("plain T0 m0*2"), hands={0: "salt*2 grain"}, coins={0: 1})
    p.price(salt=2)
    p.maintain()
    payment = some(p.s.view(0)["payment"])
    assert (payment["purpose"], payment["by_value"], payment["due"]) == ("salary", True, 12)
    assert (payment["worth"]["salt"], payment["worth"]["grain"]) == (4, 2)
    assert p.why("coins") == "RR12.8"  # they pay all the rest, or nothing


def test_rr10_2_a_cube_between_its_sale_and_its_column() -> None:
    p = Play(ring("plain harbor w0"), hands={0: "grain wood"})
    p.do("unit 1w1", "sell", "resource grain")
    trade = some(p.s.view(0)["trade"])
    assert trade["cube"] == {"el": "cube", "resource": "grain"}
    p.do("column wood")
    trade = some(p.s.view(0)["trade"])
    assert (trade["cube"], trade["left"], trade["buying"]) == (None, 1, False)


def test_rr17_5_an_offer_names_wares_and_elements() -> None:
    p = Play(ring("plain w0"), players=4, hands={0: "grain*2"}, coins={2: 1}, teams="on")
    p.do("unit 1w1", "exchange", "resource grain", "resource grain", "take silver", "done")
    offer = some(p.s.view(2)["offer"])
    assert offer["gives"] == [{"el": "res:0:grain", "ware": "grain", "count": 2}]
    assert offer["takes"] == [{"el": "coins:2", "ware": "silver", "count": 1}]


# --- the end of the turn ---


def test_rr12_the_end_of_this_turn() -> None:
    p = Play(
        ring("plain farm warehouse T0 w0*4 m0*2"),
        hands={0: "salt*2"},
        characters={0: "furnarus"},
    )
    p.store((0, 0), "grain", 1)
    for column in (1, 1, 2, 2):
        p.s.stock[CUBES + 5 * column] += 1  # grain over wood and stone
    ahead = some(p.s.aids(0)["forecast"])
    assert ahead["idle"]
    assert ahead["salary"] == {"mercenaries": 2, "salt": 3, "half_silver": 6, "unpaid": 0}
    assert ahead["hunger"] == {
        "eaters": 4,
        "farms": 2,
        "furnarus": 2,
        "fed": 4,
        "missing": 0,
        "grain": 0,
        "starving": 0,
    }
    assert (ahead["market"]["cubes"], ahead["market"]["changes"]) == (4, True)
    assert ahead["market"]["prices"] == {
        "grain": 0,
        "wood": 3,
        "stone": 3,
        "salt": 1,
        "refined": 1,
    }
    p.maintain()
    assert p.s.aids(0)["forecast"] is None


def test_rr12_4_who_will_find_no_grain() -> None:
    p = Play(ring("plain warehouse T0 w0*3"), hands={0: "grain"})
    p.store((0, 0), "grain", 1)
    ahead = some(p.s.aids(0)["forecast"])
    assert (ahead["hunger"]["missing"], ahead["hunger"]["starving"]) == (3, 1)


def test_rr12_4_salaries_take_the_grain_that_is_missing_at_table() -> None:
    p = Play(ring("plain warehouse T0 w0 m0"), hands={0: "grain"})
    assert some(p.s.aids(0)["forecast"])["hunger"]["starving"] == 1
    p.s.add_coins(0, 2)  # a silver
    assert some(p.s.aids(0)["forecast"])["hunger"]["starving"] == 0
    p.s.hidden_coins = True
    p.s.add_coins(0, -2)
    assert some(p.s.aids(0)["forecast"])["hunger"]["starving"] == 1
    assert some(p.s.aids(1)["forecast"])["hunger"]["starving"] == 0


def test_rr12_2_who_will_stay_unpaid_is_told_to_others_only_if_coins_are_open() -> None:
    p = Play(ring("plain T0 m0*2"), coins={0: 1})
    assert some(p.s.aids(1)["forecast"])["salary"]["unpaid"] == 1
    p.s.hidden_coins = True
    assert some(p.s.aids(1)["forecast"])["salary"]["unpaid"] is None
    assert some(p.s.aids(0)["forecast"])["salary"]["unpaid"] == 1


def test_rr14_1_how_near_the_end_is() -> None:
    p = Play(ring("plain T0"), round_limit=5)
    p.bank(forum=0, temple=0)
    ends = p.s.view(0)["ends"]
    assert (ends["out"], ends["kinds"], ends["rounds"]) == (["temple", "forum"], 3, 4)
    assert ends["characters"] == 9
    free_tile(p, 1, "consul")
    assert p.s.view(0)["ends"]["characters"] == 10


def test_rr14_the_score_as_it_stands_where_coins_are_open() -> None:
    p = Play(ring("plain temple*3 T0 w0*3 s0"), coins={0: 9}, characters={0: "publicus"})
    (own, other) = some(p.s.aids(1)["scores"])
    tally = p.tally()
    assert (own["total"], other["total"]) == (tally.totals[0], tally.totals[1])
    assert own["categories"]["characters"] == {"points": 3, "count": 3, "prize": 4, "first": True}
    assert own["categories"]["money"] == {"points": 2, "count": 18, "prize": 4, "first": True}
    assert (own["workers"], own["soldiers"]) == (3, 1)
    p.s.hidden_coins = True
    assert p.s.aids(0)["scores"] is None


def test_rr14_1_a_survivor_s_table_shows_what_would_have_been_scored() -> None:
    p = Play(ring("plain T1"), coins={0: 8})
    elimination.eliminate(p.s, 1, 0)
    course.end_turn(p.s)
    p.s.run()
    view = p.s.view(None)
    assert some(view["outcome"])["reason"] == "survivor"
    assert some(p.s.aids(None)["scores"])[0]["categories"]["money"]["count"] == 16
    assert view["choices"] is None


# --- battles ---


def test_rr11_3_a_battle_is_complete_while_units_are_mustered() -> None:
    p = Play(ring("plain s0! w0 T1 m1 w1"))
    p.war().do("hex 0,0", "unit 1s1")
    fight = battle(p)
    soldier = f"unit:{p.number('1s1')}"
    assert fight["attack"]["fighters"] == [{"el": soldier, "count": 1, "value": 3}]
    assert (fight["attack"]["penalty"], fight["attack"]["value"]) == (3, 0)
    defence = some(fight["defence"])
    assert [fighter["value"] for fighter in defence["fighters"]] == [1, 2]
    assert (defence["units"], defence["tower"], defence["value"]) == (3, 4, 7)
    assert p.s.battle.defence.units == 0  # looking changes nothing


def test_rr16_11_the_ai_s_attackers_are_shown() -> None:
    hexes = {(0, 0): "plain T0 w0 ai*3 lying", (-9, 0): "plain T1"}
    p = Play(hexes, players=1, hands={0: "grain"})
    p.run("end", "peace", "resource grain")
    fight = battle(p)
    home = p.s.board.names[p.at((0, 0))]
    assert fight["attack"]["fighters"] == [{"el": f"ai:{home}:standing", "count": 3, "value": 6}]
    assert (fight["attack"]["value"], some(fight["defence"])["value"]) == (6, 5)


def test_rr11_4_the_odds_of_each_token_against_what_the_rival_may_still_hold() -> None:
    p = Play(ring("plain s0 s1"))
    shown = [TOKENS.index(name) for name in ("x2", "sword", "shield", "retreat")]
    p.s.seats[SEAT + SHOWN] = sum(1 << token for token in shown)
    p.war().do("hex 0,0", "unit 1s1", "done")
    fight = battle(p)
    assert some(fight["defence"])["may_hold"] == ["plus3", "none"]
    odds = {token["token"]: token for token in some(fight["odds"])}
    assert odds["x2"]["against"] == [
        {"token": "plus3", "attack": 6, "defence": 6, "hits": 0, "blows": 0},
        {"token": "none", "attack": 6, "defence": 3, "hits": 1, "blows": 0},
    ]
    assert (odds["x2"]["wins"], odds["x2"]["draws"], odds["x2"]["losses"]) == (1, 1, 0)
    assert odds["shield"]["against"][0]["blows"] == 0
    assert odds["sword"]["against"][0]["hits"] == 1
    assert battle(p, None)["odds"] is None


def test_rr11_15_how_much_may_be_razed() -> None:
    p = Play(ring("plain farm*3 s0*2"))
    p.war().do("hex 0,0", "unit 1s1", "unit 1s2", "done")
    assert battle(p)["razing"] == 2
    p.do("piece farm")
    assert battle(p)["razing"] == 1


# --- secrets ---


def test_rr1_1_a_view_does_not_depend_on_coins_that_are_hidden() -> None:
    rng = random.Random(5)
    state = GAME.start(3, coins="hidden", round_limit=8)
    assert isinstance(state, Romolo)
    looks = 0
    while not state.is_over:
        state.apply(state.draw(rng) if state.is_chance else rng.choice(state.legal_actions()))
        if state.turn > 0 and state.player != OVER and rng.random() < 0.1:
            owner = rng.randrange(3)
            richer = state.clone()
            richer.seats[owner * SEAT + COINS] += 1 + rng.randrange(9)
            for seat in (*range(3), None):
                same = state.view(seat) == richer.view(seat)
                assert same == (seat != owner), (seat, owner)
                looks += 1
    assert looks > 40


# --- units that are alike ---


def test_a_unit_that_is_refused_for_a_like_one_names_the_one_that_is_offered() -> None:
    """As the engine has it: a click on any of them takes the one that actions name."""
    checked = 0
    for case in CROWDED:
        for s in islice(positions(case, 1), 250):
            assert isinstance(s, Romolo)
            for unit in s.view(s.player)["units"] if s.player >= 0 else []:
                action = a.UNIT + int(unit["el"].removeprefix("unit:"))
                if action not in s.legal_actions() and s.check(action) == no.TWIN:
                    assert unit["twin"] is not None
                    assert a.UNIT + int(unit["twin"].removeprefix("unit:")) in s.legal_actions()
                    checked += 1
    assert checked > 50


def test_a_unit_that_has_acted_is_not_like_one_that_has_not() -> None:
    p = Play(ring("plain w0*3 T0"))
    els = {unit["name"]: unit for unit in p.s.view(0)["units"]}
    assert els["1w1"]["twin"] is None
    assert els["1w2"]["twin"] == els["1w3"]["twin"] == els["1w1"]["el"]
    p.s.st[0] |= SPENT
    els = {unit["name"]: unit for unit in p.s.view(0)["units"]}
    assert els["1w2"]["twin"] is None
    assert els["1w3"]["twin"] == els["1w2"]["el"]
