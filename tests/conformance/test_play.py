"""Random play keeps the contract of a position."""

import json
import random

import pytest

import lusoria
from lusoria import IllegalAction, OptionError
from lusoria.core.course import NOBODY, TurnEnd, course
from lusoria.core.playout import random_game
from tests.conformance.cases import Case, any_action, positions, some_positions

SEEDS = range(3)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_position_has_something_to_decide_or_is_over(case: Case, seed: int) -> None:
    turn = reveals = 0
    for state in positions(case, seed):
        legal = state.legal_actions()
        if state.is_chance:
            chances = state.chances()
            outcomes = [outcome for outcome, _ in chances]
            assert chances
            assert outcomes == sorted(set(outcomes))
            assert all(weight > 0 for _, weight in chances)
            assert all(0 <= outcome < case.game.chance_count for outcome in outcomes)
            assert all(state.can_happen(outcome) for outcome in outcomes)
            assert not state.can_happen(-1)
            assert not state.can_happen(case.game.chance_count)
            assert not legal
        elif state.is_over:
            assert not legal
            assert not state.in_move
        else:
            assert legal
            assert legal == sorted(set(legal))
            assert all(0 <= action < case.game.action_count for action in legal)
            assert 0 <= state.player < case.players
        assert state.turn >= turn
        assert state.reveals >= reveals
        turn, reveals = state.turn, state.reveals


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_position_gives_is_the_callers_own(case: Case, seed: int) -> None:
    for state in some_positions(case, seed, 20):
        legal = state.legal_actions()
        state.legal_actions().clear()
        assert state.legal_actions() == legal
        if state.is_chance:
            chances = state.chances()
            state.chances().clear()
            assert state.chances() == chances


@pytest.mark.parametrize("seed", SEEDS)
def test_clone_and_original_do_not_influence_each_other(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for state in some_positions(case, seed, 20):
        if state.is_over:
            continue
        before = state.snapshot()
        twin = state.clone()
        assert twin.snapshot() == before
        random_game(twin, random.Random(seed))
        assert state.snapshot() == before
        other = state.clone()
        held = other.snapshot()
        state.apply(any_action(state, rng))
        assert other.snapshot() == held


@pytest.mark.parametrize("seed", SEEDS)
def test_the_same_actions_give_the_same_position(case: Case, seed: int) -> None:
    twin = case.start()
    rng = random.Random(seed)
    for state in positions(case, seed):
        assert state.legal_actions() == twin.legal_actions()
        if not twin.is_over:
            twin.apply(any_action(twin, rng))
    assert state.snapshot() == twin.snapshot()


def test_an_illegal_action_changes_nothing(case: Case) -> None:
    for state in some_positions(case, 0, 20):
        before = state.snapshot()
        legal = state.legal_actions()
        wrong = [a for a in range(-2, case.game.action_count + 2) if a not in legal]
        if state.is_chance:
            wrong = [-1, *range(case.game.chance_count, case.game.chance_count + 3)]
        for action in wrong:
            with pytest.raises(IllegalAction):
                state.apply(action)
        assert state.snapshot() == before
        assert state.legal_actions() == legal


def test_an_outcome_is_complete(case: Case) -> None:
    for seed in SEEDS:
        *_, last = some_positions(case, seed, 1)
        outcome = last.outcome()
        assert sorted(seat for side in outcome.sides for seat in side) == list(range(case.players))
        assert outcome.sides == last.sides
        assert len(outcome.places) == len(outcome.scores) == len(outcome.sides)
        assert min(outcome.places) == 1
        for score in outcome.scores:
            assert sum(score.sources.values()) == score.total
            assert set(score.sources) <= set(case.game.rules.scoring)
        json.dumps(outcome.json())


def test_a_game_can_be_started_in_every_mode(case: Case) -> None:
    modes = case.game.box.modes
    assert len({mode.name for mode in modes}) == len(modes)
    for mode in modes:
        assert case.game.start(mode.players, **dict(mode.options)).players == mode.players
    played = {mode.players for mode in modes}
    assert played == set(range(case.game.players[0], case.game.players[1] + 1))


def test_the_standing_at_the_end_is_the_score(case: Case) -> None:
    for seed in SEEDS:
        for state in positions(case, seed):
            assert len(state.standing()) == len(state.sides)
        outcome = state.outcome()
        assert outcome.scale == case.game.rules.point_scale
        if outcome.scores[0].sources:  # otherwise it was not decided by points
            assert state.standing() == [score.total for score in outcome.scores]


def test_the_course_tells_the_standing_after_every_turn(case: Case) -> None:
    actions: list[int] = []
    rng = random.Random(1)
    state = case.start()
    turns: list[TurnEnd] = []
    seat = NOBODY
    while not state.is_over:
        turn = state.turn
        if seat == NOBODY and turn > 0:
            seat = max(state.player, NOBODY)
        actions.append(any_action(state, rng))
        state.apply(actions[-1])
        if state.turn > turn or state.is_over:
            turns.append(TurnEnd(turn, len(actions), seat, state.standing()))
            seat = NOBODY
    assert course(case.start(), actions) == turns
    assert [end.turn for end in turns] == list(range(len(turns)))
    assert turns[-1].turn >= state.turn - 1  # a turn may end the game as it begins
    assert turns[0].seat == NOBODY
    assert {end.seat for end in turns} - {NOBODY} == set(range(case.players))


def test_before_the_end_there_is_no_outcome(case: Case) -> None:
    with pytest.raises(ValueError, match="not over"):
        case.start().outcome()


def test_what_cannot_be_started_is_refused_with_what_can(case: Case) -> None:
    game = case.game
    low, high = game.players
    for players in (low - 1, high + 1, -5, 10**30):
        with pytest.raises(OptionError, match=str(high)):
            game.start(players)
    with pytest.raises(OptionError, match="round_limit"):
        game.start(low, no_such_option=1)
    for option in game.options:
        with pytest.raises(OptionError, match="Possible"):
            game.start(low, **{option.name: "no such value"})
    for limit in (0, -1, True, 2.5, 10**30, [1]):
        with pytest.raises(OptionError, match="whole number"):
            game.start(low, round_limit=limit)
    with pytest.raises(lusoria.UnknownGame, match=game.id):
        lusoria.game("no such game")


def test_a_round_limit_ends_the_game(case: Case) -> None:
    options = {**dict(case.options), "round_limit": 1}
    short = Case(case.game, case.players, tuple(options.items()))
    assert sum(1 for _ in positions(short, 0)) < sum(1 for _ in positions(case, 0))


@pytest.mark.soak
@pytest.mark.parametrize("block", range(10))
def test_thousands_of_random_games_end(case: Case, block: int) -> None:
    """A thousand games or 200 000 decisions, whichever comes first."""
    decisions = 0
    for seed in range(1000):
        state = case.start()
        decided, _ = random_game(state, random.Random(1000 * block + seed))
        assert state.is_over
        state.outcome()
        decisions += decided
        if decisions > 200_000:
            break
