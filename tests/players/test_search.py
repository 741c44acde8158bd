"""Search: the same seed gives the same decision, more thought a better one, and it explains."""

import random

import pytest

import lusoria
from lusoria import State
from lusoria.players import Player, decide, player
from lusoria.players.explaining import line
from lusoria.players.greedy import Greedy
from lusoria.players.levels import search_settings
from lusoria.players.search import PART_OF_TURN, Search
from lusoria.players.tree import Tree
from tests.games.roma.table import position


def decision(game: str, seed: int, players: int | None = None, turns: int = 2) -> State:
    """A position with a choice, some turns into a random game."""
    rng = random.Random(seed)
    state = lusoria.game(game).start(players, round_limit=30)
    while state.is_chance or state.turn < turns or len(state.legal_actions()) < 3:
        state.apply(state.draw(rng) if state.is_chance else rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_seed_and_budget_determine_the_decision(game: str) -> None:
    state = decision(game, 1)
    answers = [decide(Search(60), state, random.Random(seed)) for seed in (1, 1, 1)]
    assert len(set(answers)) == 1
    trees = []
    for _ in range(2):
        who = Search(60)
        decide(who, state, random.Random(9))
        trees.append([option.json() for option in who.explain()])
    assert trees[0] == trees[1]


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_every_number_of_players_is_searched(game: str) -> None:
    low, high = lusoria.game(game).players
    for players in range(low, high + 1):
        state = decision(game, players, players)
        assert decide(Search(40), state, random.Random(1)) in state.legal_actions()


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_it_explains_every_legal_action(game: str) -> None:
    state = decision(game, 4)
    who = Search(200)
    chosen = decide(who, state, random.Random(2))
    options = who.explain()
    assert sorted(option.action for option in options) == state.legal_actions()
    assert options[0].action == chosen
    assert sum(option.visits for option in options) == 200
    # The one chosen was left of two, and these of four.
    for first, fewer in ((2, 4), (4, 8)):
        left, given_up = options[:first], options[first:fewer]
        assert min(o.visits for o in left) >= max((o.visits for o in given_up), default=0)
    assert all(0.0 <= option.value <= 1.0 for option in options)
    for option in options:
        assert option.line[0] == state.game.notation(state, option.action)
    assert any(len(option.line) > 1 for option in options)


def test_the_explanation_is_of_the_decision_whatever_is_played_after_it() -> None:
    state = decision("romolo", 4)
    who = Search(100)
    chosen = who.choose(state, random.Random(2))
    options = who.explain()
    state.play(chosen)
    assert who.explain() == options
    assert Search(100).explain() == []


def test_the_position_handed_over_stays_as_it_is() -> None:
    state = decision("roma", 5)
    handed = state.resample(state.player, random.Random(1))
    before = handed.snapshot()
    Search(50).choose(handed, random.Random(1))
    assert handed.snapshot() == before


def test_the_tree_is_kept_for_the_next_small_decision_and_only_for_that() -> None:
    rng = random.Random(3)
    kept = lost = 0
    for seed in range(12):
        state = decision("roma", seed)
        who = Search(80)
        seat = state.player
        state.apply(decide(who, state, rng))
        tree = who.tree
        if state.player == seat:
            assert len(state.legal_actions()) > 0
            decide(who, state, rng)
            assert who.tree is tree
            kept += 1
        elif not state.is_over:
            while state.is_chance:
                state.apply(state.draw(rng))
            if not state.is_over:
                decide(who, state, rng)
                assert who.tree is not tree
                lost += 1
    assert kept
    assert lost


@pytest.mark.parametrize("game", ["builders", "roma"])
def test_the_nth_visit_of_an_action_has_the_same_dice_whatever_else_is_visited(game: str) -> None:
    """So what chance gives one contender it gives the others too."""
    state = decision(game, 4)
    totals = []
    for others in (0, 5):
        tree = Tree(state)
        tree.rng = random.Random(1)
        tree.look()
        *rest, last = tree.root.order
        for child in rest[:others]:
            for _ in range(4):
                tree.visit(child)
        for _ in range(8):
            tree.visit(last)
        totals.append((last.first_value, last.total))
    assert totals[0] == totals[1]


def test_a_turn_has_a_budget_however_many_decisions_it_has() -> None:
    """In Romolo each decision of a turn may use a part of what those before it have left."""
    state = decision("romolo", 3)
    who = Search(50)
    settings = search_settings(state.game)
    whole = settings.budget_per_turn * settings.positions_per_iteration * 50
    left = []
    for seed in range(6):
        who.choose(state, random.Random(seed))
        left.append(who.left)
    assert left == sorted(left, reverse=True)
    assert left[-1] < left[0] < whole
    most = settings.positions_per_iteration * 50
    assert who.positions(state, settings, 50) == max(1, min(most, left[-1] // PART_OF_TURN))
    state.turn += 1
    assert who.positions(state, settings, 50) == most


def test_another_position_begins_another_tree() -> None:
    who = Search(30)
    decide(who, decision("roma", 1), random.Random(1))
    tree = who.tree
    decide(who, decision("roma", 2), random.Random(1))
    assert who.tree is not tree


def test_a_budget_may_be_given_in_seconds() -> None:
    state = decision("roma", 4)
    assert decide(player("search:0.02s"), state, random.Random(1)) in state.legal_actions()


def test_a_win_at_hand_is_taken() -> None:
    """The opponent's last point, by a Tribunus: the game is won at once (R17, R35)."""
    full = dict.fromkeys(range(1, 5), "forum") | {5: "nero", 6: "turris"}
    state = position({2: "tribunus", 4: "templum"}, full, [2, 4, 6], points=(3, 1))
    chosen = decide(Search(100), state, random.Random(1))
    assert state.game.notation(state, chosen) == "activate 2"


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_those_that_look_best_contend(game: str) -> None:
    tree = Tree(decision(game, 6))
    tree.grow(16)
    tried = [child for child in tree.root.order if child.visits]
    assert tried == tree.root.order[: len(tried)]
    values = [child.first_value for child in tree.root.order]
    assert values == sorted(values, reverse=True)
    priors = [child.prior for child in tree.root.order]
    assert priors[0] == 1.0
    assert priors == sorted(priors, reverse=True)


def test_a_begun_move_is_worth_the_best_way_to_finish_it() -> None:
    """In a game of long turns; and what was seen on the way is kept."""
    tree = Tree(decision("romolo", 6))
    tree.grow(1)
    begun = [child for child in tree.root.order if child.order and not child.visits]
    assert begun
    for child in begun:
        assert child.order[0].prior == 1.0
    assert any(child.first_value == child.order[0].first_value for child in begun)


def test_in_a_game_of_long_turns_it_looks_no_further_than_the_turn() -> None:
    state = decision("romolo", 6)
    tree = Tree(state)
    tree.grow(300)
    for action in state.legal_actions():
        expected = line(state, action, tree.child(action))
        after = state.clone()
        for text in expected[:-1]:
            while after.is_chance:
                after.play(after.draw(random.Random(0)))
            after.play(after.game.parse(after, text))
            assert after.turn == state.turn


def test_planning_beats_one_move_ahead_in_the_builders() -> None:
    """In most games, even with few iterations; the seats are rotated."""
    won = 0.0
    for seed in range(6):
        rng = random.Random(seed)
        seats: list[Player] = [Search(60), Greedy()]
        if seed % 2 == 1:
            seats.reverse()
        state: State = lusoria.game("builders").start(2)
        while not state.is_over:
            if state.is_chance:
                state.apply(state.draw(rng))
            else:
                state.apply(decide(seats[state.player], state, rng))
        winners = state.outcome().winners
        won += (seed % 2 in winners) / len(winners)
    assert won >= 3


def test_allies_share_their_result() -> None:
    tree = Tree(decision("roma", 1))
    tree.results = [0.0, 0.0, 0.0]
    tree.settle([1, 2, 2])
    assert tree.results == [1.0, 0.25, 0.25]
    tree.settle([1, 1, 3])
    assert tree.results == [0.75, 0.75, 0.0]
