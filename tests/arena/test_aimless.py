"""What players do for nothing is counted in the games of a match."""

from collections import Counter

import pytest

import lusoria
from bench.aimless import BuildersWatch, RomaWatch, RomoloWatch, watch
from lusoria.arena.games import Games
from lusoria.arena.match import Match
from lusoria.arena.run import run
from lusoria.games.builders.cards import LOAN
from lusoria.games.builders.state import Builders


@pytest.mark.parametrize(
    ("game", "what", "rounds"),
    [
        ("roma", "leaves a die", 6),
        ("builders", "borrows without need", 8),
        ("romolo", "walks back", 4),
    ],
)
def test_players_who_choose_at_random_do_things_for_nothing(
    game: str, what: str, rounds: int
) -> None:
    games = Games(Match(game, ("random", "random"), 3, 2, {"round_limit": rounds}), None)
    run(games, 2)
    total: Counter[str] = Counter()
    for played in games.in_order():
        watch(played, total)
    assert total[f"aimless: {what} (random)"] > 0


def test_a_unit_walks_back_unless_it_has_done_something() -> None:
    state = lusoria.game("romolo").start()
    watching = RomoloWatch()
    watching.acts = 4
    there = {"seat": 0, "unit": 4, "start": 7, "hex": 8}
    back = {"seat": 0, "unit": 4, "start": 8, "hex": 7}
    assert not watching.hear(state, "move", there)
    assert watching.hear(state, "move", back) == {(0, "walks back"): 1}
    assert not watching.hear(state, "move", there)
    assert not watching.hear(state, "produce", {})
    assert not watching.hear(state, "move", back)


def test_who_ends_a_turn_with_the_whole_loan_had_no_need_of_it() -> None:
    state = lusoria.game("builders").start()
    assert isinstance(state, Builders)
    for money, needless in ((LOAN, 1), (LOAN - 1, 0)):
        watching = BuildersWatch()
        state.money = [money, 0]
        watching.hear(state, "loan", {"seat": 0, "money": LOAN})
        found = watching.hear(state, "end", {"seat": 0})
        assert found[0, "borrows without need"] == needless


def test_an_action_that_is_bought_is_used() -> None:
    state = lusoria.game("builders").start()
    for left, needless in ((1, 1), (0, 0)):
        watching = BuildersWatch()
        watching.hear(state, "buy", {"seat": 0, "money": 5})
        watching.actions = left
        found = watching.hear(state, "end", {"seat": 0})
        assert found[0, "buys an action in vain"] == needless


def test_dice_that_are_left_are_counted() -> None:
    watching = RomaWatch()
    watching.dice = 2
    state = lusoria.game("roma").start()
    assert watching.hear(state, "end", {"seat": 1}) == {(1, "leaves a die"): 2}
