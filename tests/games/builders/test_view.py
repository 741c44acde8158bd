"""What the view tells beyond the cards: prices, what would help, what the end would bring."""

import random

import lusoria
from lusoria.games.builders.cards import TWIN, WORKER_NAMES
from lusoria.games.builders.idle import Help
from lusoria.games.builders.state import Builders
from lusoria.games.builders.view import Seat, Worker, Yard
from lusoria.games.builders.workers import is_same_as_twin
from tests.games.builders.table import dealt, do, lacks, moves, position, seat, supplies

SEVENTEEN = "gardens colossus town-hall"  # 7 + 7 + 3


def of(s: Builders, who: int = 0) -> Seat:
    """A seat of the view."""
    return s.view(None)["seats"][who]


def site(s: Builders, name: str) -> Yard:
    """A site under construction."""
    return next(
        yard for one in s.view(None)["seats"] for yard in one["sites"] if yard["site"] == name
    )


def helper(s: Builders, worker: str, name: str) -> Help:
    """What a worker would do for a site."""
    return next(one for one in site(s, name)["help"] if one["worker"] == worker)


def worker(s: Builders, name: str) -> Worker:
    """An idle worker of the first seat."""
    return next(one for one in of(s)["team"] if one["worker"] == name)


# --- actions and what they cost (B5, B8, B10) ---


def test_b5_what_a_move_takes_in_actions_that_have_to_be_bought() -> None:
    s = position(actions=1)
    view = s.view(None)
    assert view["actions"]["move"] == {"actions": 1, "buy": 0, "money": 0}
    assert [one["price"] for one in view["take"]] == [
        {"actions": 1, "buy": 0, "money": 0},
        {"actions": 2, "buy": 1, "money": 5},
        {"actions": 3, "buy": 2, "money": 10},
    ]
    s = position(actions=0)
    assert s.view(None)["actions"]["move"] == {"actions": 1, "buy": 1, "money": 5}


def test_b8_what_the_next_worker_to_each_site_takes_bought_actions_included() -> None:
    s = position("companion-1 companion-5", {"sphinx": "", "tower": ""}, money=30)
    assert site(s, "sphinx")["next"] == {"actions": 1, "buy": 0, "money": 0}
    do(s, "send companion-1", "to sphinx", "take 1")
    assert site(s, "sphinx")["next"] == {"actions": 2, "buy": 1, "money": 5}
    assert site(s, "tower")["next"] == {"actions": 1, "buy": 0, "money": 0}
    do(s, "send companion-5", "to tower")
    assert site(s, "sphinx")["next"] == {"actions": 2, "buy": 2, "money": 10}


def test_b8_who_waits_has_three_actions_and_a_new_count() -> None:
    s = position(actions=0, theirs=seat(sites={"sphinx": "companion-1"}))
    assert site(s, "sphinx")["next"] == {"actions": 1, "buy": 0, "money": 0}


# --- need meets supply (B8, B13, B19) ---


def test_b8_what_each_idle_worker_would_add_and_what_would_still_be_missing() -> None:
    s = position("companion-1 apprentice-2", {"sphinx": "labourer-2"}, money=0, actions=0)
    assert lacks(s, "sphinx") == [1, 5, 1, 2]
    found = helper(s, "companion-1", "sphinx")  # even without the money for it
    assert found["adds"] == [1, 0, 1, 0]
    assert found["missing"] == [0, 5, 0, 2]
    assert not found["completes"]
    assert helper(s, "apprentice-2", "sphinx")["adds"] == [0, 1, 0, 1]


def test_b13_b19_who_would_complete_a_site_alone_or_with_which_tool() -> None:
    s = position("apprentice-1 apprentice-2", {"house": "", "shop": ""}, tools="brush saw")
    alone = helper(s, "apprentice-1", "house")
    assert (alone["completes"], alone["tools"]) == (True, [])
    found = helper(s, "apprentice-1", "shop")
    assert (found["completes"], found["adds"]) == (False, [0, 1, 0, 0])
    assert found["tools"] == [{"tool": "brush", "lacks": 0, "completes": True}]
    assert (found["brings"], found["lacks"]) == (1, 1)
    assert site(s, "house")["best"] == ["apprentice-1"]


def test_b8_who_would_bring_nothing_is_no_help_unless_with_a_tool() -> None:
    s = position("companion-1 slave-3", {"shop": ""})
    assert site(s, "shop")["help"] == []
    s = position("companion-1 slave-3", {"shop": ""}, tools="saw")
    assert [one["worker"] for one in site(s, "shop")["help"]] == ["companion-1"]
    assert [one["tool"] for one in helper(s, "companion-1", "shop")["tools"]] == ["saw"]
    assert site(s, "shop")["best"] == []  # the saw alone brings anything


def test_b8_what_sending_somebody_costs_and_how_much_of_it_is_not_there() -> None:
    s = position("companion-1", {"sphinx": "labourer-2"}, money=6, actions=1)
    assert (site(s, "sphinx")["there"], site(s, "sphinx")["missing"]) == (
        [2, 0, 0, 1],
        [1, 5, 1, 2],
    )
    s = position("companion-1 apprentice-2", {"sphinx": ""}, money=6, actions=1)
    do(s, "send apprentice-2", "to sphinx")
    wage = worker(s, "companion-1")["wage"]
    found = helper(s, "companion-1", "sphinx")
    assert (found["money"], found["short"]) == (10 + wage, 10 + wage - of(s)["money"])


def test_b7_b17_who_is_on_offer_and_would_help_is_told_apart_from_the_team() -> None:
    s = position("apprentice-1", {"shop": ""})
    view = s.view(None)
    on_offer = [one for one in [*view["worker_row"], *view["slaves"]["cards"]] if one]
    yard = site(s, "shop")
    useful = {
        one["worker"]
        for one in on_offer
        if any(a > 0 and b > 0 for a, b in zip(one["supply"], yard["needs"], strict=True))
    }
    assert {"slave-4", "slave-5"} <= useful
    assert {one["worker"] for one in yard["offers"]} == useful
    assert [one["worker"] for one in yard["help"]] == ["apprentice-1"]


def test_b8_what_helps_is_what_can_be_sent() -> None:
    """In random games: with money and actions, a worker may go where the view says he helps."""
    rng = random.Random(5)
    s = lusoria.game("builders").start(3)
    checked = 0
    while not s.is_over:
        if s.player >= 0 and not s.in_move and s.turn > 0:
            assert isinstance(s, Builders)
            view = s.view(None)
            mine = view["seats"][s.player]
            wages = {one["worker"]: one["wage"] for one in mine["team"]}
            expected = {
                f"send {one['worker']}"
                for yard in mine["sites"]
                if yard["next"]["buy"] == 0 and view["phase"] == "turn"
                for one in yard["help"]
                if wages[one["worker"]] <= mine["money"]
            }
            if is_same_as_twin(s, TWIN + 1):
                expected.discard(f"send {WORKER_NAMES[TWIN + 1]}")
            assert set(moves(s, "send")) == expected
            checked += len(expected)
        s.apply(s.draw(rng) if s.is_chance else rng.choice(s.legal_actions()))
    assert checked > 20


# --- schools (B21) ---


def test_b21_what_a_worker_would_supply_after_each_university() -> None:
    s = position("companion-1 slave-4", money=20)
    assert worker(s, "companion-1")["learns"] == [0, 3, 3, 3]
    assert worker(s, "slave-4")["learns"] is None  # B17
    do(s, "invest university-wood", "school companion-1")
    assert supplies(s, "companion-1") == [3, 3, 1, 0]
    assert worker(s, "companion-1")["learns"] is None  # a worker is schooled once
    s = position("companion-1 companion-2", built="hoist", university="adds", money=20)
    assert worker(s, "companion-1")["learns"] == [6, 3, 4, 3]
    assert worker(s, "hoist")["learns"] is None  # B15
    do(s, "invest university-wood", "school companion-2")
    assert worker(s, "companion-1")["learns"] == [6, 0, 4, 3]  # that one is taken


# --- the end (B22 to B25) ---


def test_b23_what_slaves_and_loans_take_off_as_they_are() -> None:
    s = position("slave-1 slave-2 apprentice-1", loans=2, freed="slave-2")
    assert [one["end_cost"] for one in of(s)["team"]] == [0, 10, 0]
    assert of(s)["loans"] == {"el": "loans:0", "count": 2, "end_cost": 40}
    assert of(s, 1)["loans"]["end_cost"] == 0


def test_b24_the_score_if_it_ended_now_with_its_sources() -> None:
    s = position("slave-1", {"sphinx": "slave-2"}, built="gardens hoist", loans=1, money=13)
    assert of(s)["score"] == {
        "total": 63,
        "sources": {"buildings": 70, "machines": 20, "slaves": -20, "loans": -20, "sesterces": 13},
    }
    assert of(s, 1)["score"]["total"] == 10


def test_b22_the_last_round_is_known_from_the_end_of_the_turn() -> None:
    s = position(built=SEVENTEEN, players=3)
    assert not s.view(None)["last_round"]
    do(s, "end")
    assert s.view(None)["last_round"]
    assert [one["to_come"] for one in s.view(None)["seats"]] == [False, False, True]
    do(s, "end")
    assert [one["to_come"] for one in s.view(None)["seats"]] == [False] * 3


def test_a_round_limit_makes_the_last_round_known_from_its_start() -> None:
    s = position(round_limit=2, stirred=True)
    do(s, "end")
    assert not s.view(None)["last_round"]
    do(s, "end")
    assert s.view(None)["last_round"]


def test_b25_a_second_quiet_round_is_announced_until_something_happens() -> None:
    s = position(turn=3, quiet=1)
    assert s.view(None)["ends_if_quiet"]
    do(s, "invest loan")
    assert not s.view(None)["ends_if_quiet"]
    assert not position().view(None)["ends_if_quiet"]


def test_the_phase_goes_from_the_set_up_to_the_settlement() -> None:
    s = lusoria.game("builders").start(2)
    assert s.view(None)["phase"] == "set-up"
    assert dealt().view(None)["phase"] == "turn"
    s = position("slave-1", built=SEVENTEEN)
    do(s, "end", "end")
    assert s.view(None)["phase"] == "settlement"
    do(s, "done")
    assert s.view(None)["phase"] == "over"
