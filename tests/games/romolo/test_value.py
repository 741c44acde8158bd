"""The judgement of positions is good enough for a player that looks one move ahead."""

import random
from typing import Any

import pytest

import lusoria
from lusoria import State
from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import AIM, DECLARE, VOTE
from lusoria.games.romolo.layout import ENDED, NOT_ENDING, PIECES_OUT, SURVIVOR
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.turn import course
from lusoria.games.romolo.value import people
from lusoria.players.greedy import Greedy
from tests.games.romolo.prototype import Prototype, at_war
from tests.games.romolo.table import Place, Play, ring

HOME = {
    (0, 0): "plain T0 warehouse w0*2",
    (1, 0): "plain farm",
    (0, 1): "hill",
    (1, -1): "forest",
    (0, -1): "water",
}
THERE = {(q + 6, r): text.replace("0", "1") for (q, r), text in HOME.items()}


def table(**more: object) -> Play:
    """Two equal homes."""
    return Play({**HOME, **THERE}, **more)  # type: ignore[arg-type]


def value(play: Play, seat: int = 0) -> float:
    """What the position is worth."""
    return play.s.game.rules.value(play.s, seat)


def changed(place: tuple[int, int], text: str, **more: object) -> float:
    """What the position is worth to seat 0 with another hex."""
    return value(Play({**HOME, **THERE, place: text}, **more))  # type: ignore[arg-type]


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    assert value(table(coins={0: 5}), 0) > value(table(), 0)
    assert value(table(coins={0: 5}), 1) < value(table(), 1)
    assert value(table(), 0) == pytest.approx(-value(table(), 1))


def test_rr17_4_allies_share_their_value() -> None:
    s = GREAT.start(4, teams="on")
    rng = random.Random(1)
    while s.turn < 2:
        s.apply(lusoria.sample(s.chances(), rng) if s.is_chance else rng.choice(s.legal_actions()))
    values = [s.game.rules.value(s, seat) for seat in range(4)]
    assert values[0] == values[2] == pytest.approx(-values[1])
    assert values[1] == values[3]


def test_pieces_people_and_goods_are_better_than_none() -> None:
    assert changed((0, 0), "plain T0 warehouse temple w0*2") > value(table())
    assert changed((0, 1), "hill w0", hands={0: "grain"}) > value(table(hands={0: "grain"}))
    assert value(table(hands={0: "wood"})) > value(table())
    assert value(table(characters={0: "furnarus"})) > value(table())


def test_rr12_4_a_worker_without_food_is_worth_little() -> None:
    """The less the more of the Turn is over: there is less time to find him some."""
    fed = changed((1, 0), "plain farm*2 w0")
    assert fed > changed((0, 1), "hill w0")
    city = {**HOME, **THERE, (0, 0): "plain T0 warehouse w0_*2"}
    nobody, hungry = (value(Play({**city, (0, 1): text})) for text in ("hill", "hill w0_"))
    assert hungry < nobody


@pytest.mark.parametrize("edition", ["2013", "1.66"])
def test_rr4_5_nobody_gains_by_it_that_a_turn_is_over(edition: str) -> None:
    """Two equal homes in which everybody is fed and has acted, whether they can buy or not."""
    city, there = ((0, 0), "plain T0 warehouse w0_*2"), ((6, 0), "plain T1 warehouse w1*2")
    kind = Play if edition == "2013" else Prototype
    places: dict[Place, str] = {**HOME, **THERE, **dict([city, there])}
    gains = []
    for hand in ("", "stone*2 wood*2 grain*3"):
        play = kind(places, hands={0: hand, 1: hand}, edition=edition)
        before = value(play)
        play.do("end")
        assert (play.s.active, play.s.turn) == (1, 2)
        gains.append(value(play) - before)
    assert gains[0] == pytest.approx(gains[1], abs=0.001)
    assert gains[0] == pytest.approx(0.0, abs=0.06)


def test_rr5_2_what_is_left_to_do_is_worth_something() -> None:
    idle, done = (changed((0, 0), f"plain T0 warehouse {two}") for two in ("w0*2", "w0_*2"))
    assert idle > done


def test_rr7_11_a_wall_on_the_way_counts_before_it_is_paid() -> None:
    """So that whoever looks only at the next decision finds its best sides."""
    none = value(table(hands={0: "stone*3"}))
    inside, border = (
        value(table(hands={0: "stone*3"}).do("unit 1w1", "build wall", f"side {side}"))
        for side in ("e", "w")
    )
    assert border > inside > none


def test_rr14_3_who_may_end_the_game_next_and_would_win_has_nearly_won() -> None:
    """Seat 0 is acting, so the next choice is seat 1's."""
    behind, ahead = table(coins={0: 9, 1: 8}), table(coins={0: 8, 1: 9})
    assert 0.0 < value(ahead, 1) - value(behind, 1) < 1.0
    behind.s.ending = ahead.s.ending = 1
    assert value(ahead, 1) - value(behind, 1) > 2.0
    assert value(ahead, 0) == pytest.approx(-value(ahead, 1))


def test_rr12_2_a_mercenary_who_cannot_be_paid_does_harm() -> None:
    with_him = {**HOME, (1, 0): "plain farm m0"}
    hired, poor = (value(Play({**with_him, **THERE}, coins={0: silver})) for silver in (9, 0))
    assert hired - value(table(coins={0: 9})) > poor - value(table())
    assert poor < value(table())


def test_rr9_2_two_of_three_grains_promise_a_worker() -> None:
    first, second = (value(table(hands={0: text})) for text in ("grain", "grain grain"))
    assert second - first > first - value(table())


def test_rr15_1_what_a_character_scores_counts_to_the_end() -> None:
    values = []
    for characters in ({0: "patronus"}, {0: "mercator"}):
        play = table(characters=characters, coins={0: 5})
        play.bank(temple=0, forum=0, aqueduct=0)
        values.append(value(play))
    assert values[0] > values[1]


def test_rr14_10_a_silver_decides_less_among_the_rich() -> None:
    poor, rich = (
        value(table(coins={0: silver + 1, 1: silver})) - value(table(coins={0: silver, 1: silver}))
        for silver in (1, 200)
    )
    assert poor > rich > 0


def test_rr6_4_a_wall_is_in_the_way_where_one_can_walk() -> None:
    inside, border = (changed((0, 0), f"plain T0 warehouse w0*2 #{side}") for side in (0, 3))
    assert inside < border


def test_rr10_4_cubes_are_worth_more_than_the_silver_of_an_idle_turn() -> None:
    """Who can work does not idle (RR5.2)."""
    play = table()
    rng = random.Random(1)
    while play.s.player == 0 and not play.s.acted:
        play.s.apply(Greedy().choose(play.s.clone(), rng))
    assert play.s.acted


def test_rr14_1_a_lead_counts_more_near_the_end() -> None:
    early, late = table(characters={0: "publicus"}), table(characters={0: "publicus"})
    late.bank(temple=0, forum=0, aqueduct=1)
    assert value(late) > value(early) > 0


def test_rr11_11_the_last_worker_is_worth_his_grain_however_near_the_end() -> None:
    """Without him a player can neither build nor buy, nor bring the end about."""
    kept, sold = (
        Play({**HOME, **THERE, (0, 0): f"plain T0 warehouse{worker}"}, coins={0: silver})
        for worker, silver in ((" w0", 0), ("", 4))
    )
    for play in (kept, sold):
        play.bank(temple=0, forum=0, aqueduct=0)
    assert value(kept) > value(sold)
    kept.s.ending = sold.s.ending = 1  # then nobody needs one
    assert value(kept) < value(sold)


def test_rr11_1_a_worker_next_to_enemy_soldiers_is_in_danger() -> None:
    far, near = (
        Play({**HOME, **THERE, (0, 1): "hill w0", (1, 1): one, (2, 1): two, (3, 1): three})
        for one, two, three in (("plain", "plain", "plain s1"), ("plain s1", "plain", "plain"))
    )
    assert value(near) < value(far)


GREAT = lusoria.game("romolo")


def whole(players: int, seed: int, rounds: int, **options: object) -> Romolo:
    """Play a game among greedy players, with a limit of rounds."""
    rng = random.Random(seed)
    state: State = GREAT.start(players, **options)
    assert isinstance(state, Romolo)
    while not state.is_over and state.round <= rounds:
        if state.is_chance:
            state.apply(lusoria.sample(state.chances(), rng))
        else:
            state.apply(Greedy().choose(state.clone(), rng))
    return state


@pytest.mark.skipif(not lusoria.COMPILED, reason="takes minutes when interpreted")
@pytest.mark.parametrize(("players", "teams"), [(1, "off"), (2, "off"), (3, "off"), (4, "on")])
def test_rr14_1_greedy_players_bring_their_game_to_its_end(players: int, teams: str) -> None:
    s = whole(players, 1, 100, teams=teams)
    assert s.is_over
    assert s.outcome().reason == SURVIVOR or (s.ended == ENDED and s.ending != NOT_ENDING)


def test_rr19_26_attacks_that_are_declared_are_weighed() -> None:
    """Three soldiers against a worker promise something, a worker against three soldiers not."""
    far = {(3, 0): "plain T1 w1", (-3, 0): "plain T0 w0"}
    p = at_war({**ring("plain s0*3 w1"), **far})
    before = value(p)
    s = p.s
    for _ in range(3):
        s.apply(s.legal_actions()[-1])
        if s.step == AIM:
            s.apply(a.TARGET)
    assert value(p) > before
    p = at_war({**ring("plain w0 s1*3"), **far})
    before = value(p)
    p.s.apply(p.s.legal_actions()[-1])
    assert value(p) < before
    assert p.s.step == DECLARE


# --- the auction of edition 1.66 ---


def auction(coins: tuple[int, ...], **more: Any) -> Prototype:
    """The End Procedure runs, and the first player bids first. Of three, the first leads."""
    places = {(0, 0): "plain T0 temple forum w0 s0", (4, 0): "plain T1 w1", (8, 0): "plain T2 w2"}
    p = Prototype(places, 3, coins=dict(enumerate(coins)), edition="1.66", **more)
    p.s.ending, p.s.ending_round, p.s.round = PIECES_OUT, 1, 2
    course.begin_turn(p.s)
    p.s.legal = None
    return p


def greedy(p: Prototype) -> str:
    """What the greedy player does."""
    action = Greedy().choose(p.s, random.Random(1))
    return a.notation(action, p.s.board.names)


def test_rr19_13_a_bid_that_comes_back_is_all_one_has() -> None:
    assert greedy(auction((5, 3, 2))) == "bid 5"
    assert greedy(auction((3, 5, 2))) == "bid 3"
    assert greedy(auction((3, 1, 1), hands={0: "grain*2"})) == "bid 5"


def test_rr19_35_a_bid_that_is_paid_is_just_above_what_others_have() -> None:
    assert greedy(auction((9, 3, 2), bid_paid="winner")) == "bid 3.5"
    assert greedy(auction((2, 3, 9), bid_paid="winner")) == "bid 0"


def test_rr19_13_who_leads_ends_the_game_and_others_play_on() -> None:
    assert greedy(auction((5, 3, 2)).do("bid 5", "bid 3", "bid 2")) == "finish"
    assert greedy(auction((3, 5, 2)).do("bid 3", "bid 5", "bid 2")) == "play"


def test_rr19_13_those_who_tie_vote_for_what_they_want() -> None:
    p = auction((4, 4, 0)).do("bid 4", "bid 4", "bid 0")
    assert p.s.step == VOTE
    assert greedy(p) == "finish"
    assert greedy(p.do("finish")) == "play"


def test_rr19_14_joined_plains_are_worth_more_than_scattered_ones() -> None:
    land: dict[Place, str] = {(0, 0): "plain T0 temple forum warehouse w0", (9, 0): "plain T1 w1"}
    farms: dict[Place, str] = {(1, 0): "plain", (0, 1): "plain"}
    bare = value(Prototype({**land, **farms}, edition="1.66"))
    both: dict[Place, str] = {(1, 0): "plain temple", (0, 1): "plain warehouse"}
    assert value(Prototype({**land, **both}, edition="1.66")) > bare


def test_rr19_12_the_last_unit_is_dear_also_at_the_end() -> None:
    """Whoever has none left has lost; with others to follow it matters less."""
    land: dict[Place, str] = {(0, 0): "plain T0 w0*2", (4, 0): "plain T1 w1*2", (1, 0): "plain"}

    def worth(units: str) -> float:
        p = Prototype({**land, (1, 0): f"plain {units}", (0, 0): "plain T0"}, edition="1.66")
        p.s.ending = PIECES_OUT
        return value(p)

    assert worth("s0*2") - worth("s0") > worth("s0*3") - worth("s0*2")


def test_rr12_4_a_farm_under_an_enemy_feeds_nobody() -> None:
    """Whoever overlooks it starves."""
    free = Play({**HOME, **THERE, (2, 0): "plain m1"})
    taken = Play({**HOME, **THERE, (1, 0): "plain farm m1"})
    assert (people.hunger(free.s, 0), people.hunger(taken.s, 0)) == (0, 2)
