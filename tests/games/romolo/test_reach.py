"""How far units could go, alone and together, what they would meet, and who threatens what."""

import random

import pytest

import lusoria
from lusoria.core.state import CHANCE
from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import DO
from lusoria.games.romolo.layout import TROOP
from lusoria.games.romolo.state import Romolo
from lusoria.text import texts
from tests.games.romolo.table import GAME, Play
from tests.games.romolo.test_view import unit


def test_rr5_3_rr6_how_far_a_unit_could_march() -> None:
    hexes = {
        (0, 0): "plain T0 w0",
        (1, 0): "plain",
        (2, 0): "plain #3",
        (3, 0): "plain",
        (0, 1): "down",
        (1, 1): "plain s1",
    }
    p = Play(hexes).do("unit 1w1")
    names = {p.s.board.names[p.at(place)]: place for place in hexes}
    reach = {names[way["hex"]]: way for way in p.s.aids(0)["reach"]}
    assert {place: way["cost"] for place, way in reach.items()} == {
        (1, 0): 1,
        (0, 1): 1,
        (2, 0): 2,
        (1, 1): 2,
    }
    assert (reach[(2, 0)]["penalty"], reach[(1, 0)]["penalty"]) == (True, False)
    assert (reach[(0, 1)]["explores"], reach[(1, 1)]["pressed"]) == (True, True)
    for action in reach[(2, 0)]["actions"]:
        p.s.apply(action)
    assert p.where("1w1") == (2, 0)


def test_rr5_1_a_march_goes_on_with_the_first_of_units_that_are_alike() -> None:
    p = Play({(0, 0): "plain T0 w0*2", (1, 0): "plain", (2, 0): "plain", (3, 0): "plain"})
    p.do("unit 1w1", "hex 1,0", "unit 1w2")
    far = next(way for way in p.s.aids(0)["reach"] if way["cost"] == 2)
    assert far["actions"][1] == a.UNIT + p.number("1w1")
    for action in far["actions"]:
        p.s.apply(action)


def test_rr5_1_who_can_still_act_after_a_march_stays_in_hand() -> None:
    """The worker goes on to work; it lies after two moves, and among enemies there is no work."""
    hexes = {(0, 0): "plain T0 w0*2", (1, 0): "plain w0", (2, 0): "plain", (0, 1): "plain s1"}
    p = Play(hexes).do("unit 1w1")
    reach = {way["hex"]: way for way in p.s.aids(0)["reach"]}
    near, far, hostile = (reach[p.s.board.names[p.at(place)]] for place in ((1, 0), (2, 0), (0, 1)))
    assert (near["lies"], far["lies"], hostile["lies"]) == (False, True, False)
    assert len(far["actions"]) == 3
    assert len(hostile["actions"]) == 1
    for way in (near["actions"], near["together"]):
        s = p.s.clone()
        for action in way:
            s.apply(action)
        assert (s.step, s.at[s.move.unit]) == (DO, p.at((1, 0)))


def test_rr5_4_rr11_1_a_march_tells_whether_an_attack_may_follow() -> None:
    hexes = {(0, 0): "plain T0 s0", (1, 0): "plain x1", (2, 0): "plain T1", (0, 1): "plain"}
    p = Play(hexes).do("unit 1s1")
    found = {way["hex"]: (way["meets"], way["lies"]) for way in p.s.aids(0)["reach"]}
    assert found[p.s.board.names[p.at((1, 0))]] == (True, False)
    assert found[p.s.board.names[p.at((0, 1))]] == (False, False)
    p.do("hex 0,1", "unit 1s1")  # one Action is left
    found = {way["hex"]: (way["meets"], way["lies"]) for way in p.s.aids(0)["reach"]}
    name = p.s.board.names[p.at((1, 0))]
    assert found[name] == (True, True)
    said = p.s.game.describe(p.s, a.HEX + p.at((1, 0))).message
    assert texts("en").say(said, []).startswith(f"Move to {name.upper()} and lie down")


def test_rr11_1_who_came_to_fight_is_poised() -> None:
    p = Play({(0, 0): "plain T0 s0*2 x0", (1, 0): "plain w1", (2, 0): "plain"})
    p.do("unit 1s1", "hex 1,0", "unit 1x", "hex 1,0")
    assert [unit(p, name)["poised"] for name in ("1s1", "1s2", "1x")] == [True, False, False]
    assert unit(p, "1s1")["idle"]


def test_rr5_1_units_that_stand_together_march_together() -> None:
    """Three of four go two hexes: the fourth has one Action left."""
    hexes = {(0, 0): "plain T0 s0*3", (1, 0): "plain", (2, 0): "plain", (0, 1): "down"}
    p = Play({**hexes, (-1, 0): "plain s0"}).do("unit 1s4", "hex 0,0", "unit 1s1")
    reach = {way["hex"]: way for way in p.s.aids(0)["reach"]}
    names = {place: p.s.board.names[p.at(place)] for place in hexes}
    assert reach[names[(1, 0)]]["units"] == 4
    assert reach[names[(2, 0)]]["units"] == 3
    assert reach[names[(0, 1)]]["units"] == 1  # nobody follows into the unknown
    for action in reach[names[(2, 0)]]["together"]:
        p.s.apply(action)
    assert (
        sorted(p.s.at[u] == p.at((2, 0)) for u in map(p.number, ("1s1", "1s2", "1s3")))
        == [True] * 3
    )


def test_rr5_4_rr11_1_where_enemies_could_attack() -> None:
    """A soldier that moves twice lies: one hex beside it is as far as it threatens."""
    hexes = {(0, 0): "plain T0 w0", (1, 0): "plain", (2, 0): "plain s1_", (3, 0): "down"}
    p = Play({**hexes, (1, 1): "plain x1"})
    found = {threat["hex"]: threat for threat in p.s.aids(0)["threats"]}
    names = {p.s.board.names[p.at(place)] for place in ((1, 0), (2, 0), (1, 1))}
    assert set(found) == names  # neither the unknown nor what is two hexes away
    near = found[p.s.board.names[p.at((1, 0))]]
    assert (near["units"], near["value"]) == ([f"unit:{p.number('2s1')}"], 3)
    assert p.s.aids(1)["threats"] == []


def test_rr16_4_where_the_ai_could_attack() -> None:
    p = Play({(0, 0): "plain T0 w0", (1, 0): "plain", (2, 0): "plain"}, 1)
    p.s.ai[TROOP * p.at((2, 0))] = 2
    found = {threat["hex"]: threat["value"] for threat in p.s.aids(0)["threats"]}
    assert found == {p.s.board.names[p.at(place)]: 4 for place in ((1, 0), (2, 0))}


@pytest.mark.parametrize("players", [1, 2, 4])
def test_rr6_every_march_in_reach_can_be_made(players: int) -> None:
    rng = random.Random(players)
    marches = armies = 0
    for _ in range(8):
        state = GAME.start(players, round_limit=15)
        while not state.is_over:
            state.apply(state.draw(rng) if state.is_chance else rng.choice(state.legal_actions()))
            assert isinstance(state, Romolo)
            if state.step != DO:
                continue
            near = {action - a.HEX for action in state.legal_actions() if action >= a.HEX}
            ways = state.aids(state.player)["reach"]
            names = state.board.names
            assert {names.index(way["hex"]) for way in ways if way["cost"] == 1} == near
            for way in ways:
                twin = state.clone()
                for action in way["actions"]:
                    twin.apply(action)
                shown = twin.player == CHANCE or twin.reveals > state.reveals
                assert shown == way["explores"]
                marches += way["cost"] > 1
                kept = twin.step == DO
                assert not (kept and (way["lies"] or way["meets"]))
                if way["units"] > 1:
                    army = state.clone()
                    for action in way["together"]:
                        army.apply(action)
                    armies += 1
    assert marches > 10
    assert armies > 10


@pytest.mark.parametrize("edition", ["2013", "1.66"])
def test_rr5_1_another_unit_is_chosen_as_if_none_were_in_hand(edition: str) -> None:
    rng = random.Random(5)
    compared = 0
    state = GAME.start(3, edition=edition)
    while compared < 100:
        if state.is_over:
            state = GAME.start(3, edition=edition)
        if state.is_chance:
            state.apply(lusoria.sample(state.chances(), rng))
            continue
        legal = state.legal_actions()
        units = {one for one in legal if one >= a.UNIT} if state.step_name == "act" else set()
        for action in units:
            chosen = state.clone()
            chosen.apply(action)
            assert isinstance(chosen, Romolo)
            if chosen.step == DO:
                others = {one["action"] for one in chosen.aids(state.player)["others"]}
                assert others == units - {action}
                compared += 1
        state.apply(rng.choice(sorted(units) or legal))
