"""What chance gave can be taken off a result: the mean stays, and figures are surer."""

import json
import random
from statistics import stdev

import pytest

import lusoria
from lusoria.arena import games
from lusoria.arena.games import Games
from lusoria.arena.luck import MIN_GAMES, Result, adjusted, luck, win_probabilities
from lusoria.arena.match import Match, Played, play
from lusoria.arena.report import sentences
from lusoria.arena.results import results
from lusoria.text import texts
from tests.conformance.cases import restless_action

MIRROR = Match("alea", ("greedy", "greedy"), seed=5, options={"round_limit": 12})


@pytest.mark.parametrize(("game", "players"), [("roma", 2), ("builders", 3), ("romolo", 2)])
def test_on_the_average_chance_gives_nothing(game: str, players: int) -> None:
    rng = random.Random(1)
    state = lusoria.game(game).start(players, round_limit=4)
    asked = 0
    while not state.is_over:
        if state.is_chance and rng.random() < 0.3:
            before = state.key()
            mean = [0.0] * players
            for outcome, weight in state.chances():
                for side, given in enumerate(luck(state, outcome)):
                    mean[side] += weight * given
            assert mean == pytest.approx([0.0] * players, abs=1e-9)
            assert state.key() == before
            asked += 1
        state.apply(restless_action(state, rng))
    assert asked > 2


def test_hopes_are_shares_of_the_game() -> None:
    for players in (2, 3, 4):
        state = lusoria.game("builders").start(players)
        assert sum(win_probabilities(state)) == pytest.approx(1)
    alone = lusoria.game("romolo").start(1)
    assert 0 < win_probabilities(alone)[0] < 1


def test_at_the_end_hope_is_what_was_won() -> None:
    state = lusoria.game("roma").start(round_limit=1)
    rng = random.Random(2)
    while not state.is_over:
        state.apply(restless_action(state, rng))
    winners = state.outcome().winners
    assert win_probabilities(state) == [(seat in winners) / len(winners) for seat in range(2)]


@pytest.fixture(scope="module")
def mirror() -> Games:
    found = Games(MIRROR)
    for number in range(200):
        found.add(play(MIRROR, number), None)
    return found


def test_a_mirror_match_is_even_with_and_without_luck(mirror: Games) -> None:
    for entrant in results(mirror).entrants:
        assert entrant.adjusted is not None
        assert entrant.adjusted.holds_half
        assert entrant.won.holds_half


def test_results_differ_less_without_luck(mirror: Games) -> None:
    of = results(mirror).entrants[0]
    assert of.adjusted is not None
    won = [1.0 if game.places[side(game)] == 1 else 0.0 for game in mirror.in_order()]
    raw = 2 * 1.96 * stdev(won) / len(won) ** 0.5
    assert of.adjusted.high - of.adjusted.low < 0.9 * raw


def side(game: Played) -> int:
    """Where the first entrant sat."""
    return game.entrants.index(0)


def test_luck_that_decides_everything_leaves_nothing_to_chance() -> None:
    rng = random.Random(3)
    drawn = [rng.choice([-0.5, 0.5]) for _ in range(100)]
    found = adjusted([Result(deal, 0.5 + one, one) for deal, one in enumerate(drawn)])
    assert found is not None
    assert found.share == pytest.approx(0.5, abs=0.02)
    assert found.high - found.low < 0.02


def test_of_few_games_nothing_is_said() -> None:
    assert adjusted([Result(deal, 1.0, 0.1) for deal in range(MIN_GAMES - 1)]) is None
    assert adjusted([Result(0, 1.0, 0.1) for _ in range(100)]) is None


def test_between_random_players_it_is_not_reckoned() -> None:
    assert play(Match("roma", ("random", "random"), options={"round_limit": 2}), 0).luck is None


def test_the_report_tells_it(mirror: Games) -> None:
    for language, word in (("en", "adjusted for luck"), ("it", "fortuna"), ("fr", "hasard")):
        assert word in " ".join(sentences(results(mirror), texts(language)))


def test_a_game_keeps_its_luck_and_one_without_is_read_all_the_same(mirror: Games) -> None:
    game = mirror.in_order()[0]
    read = games.read(game.dumps(), "line", MIRROR)
    assert game.luck is not None
    assert read.luck == pytest.approx(game.luck, abs=1e-4)
    old = json.loads(game.dumps())
    del old["luck"]
    again = games.read(json.dumps(old), "line", MIRROR)
    assert again.luck is None
    without = Games(MIRROR)
    without.add(again, None)
    assert results(without).entrants[0].adjusted is None
