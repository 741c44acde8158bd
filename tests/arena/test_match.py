"""Matches: who sits where, on which deal, and that the same match gives the same games."""

import pytest

import lusoria
from lusoria.arena.match import Match, Played, line_ups, play
from lusoria.core.record import loads
from lusoria.players import UnknownPlayer

FAULTY = "tests.arena.faulty"


def match(*entrants: str, seed: int = 1, seconds: float = 60.0) -> Match:
    return Match("roma", entrants, seed, 2, {"round_limit": 30}, seconds)


def same(one: Played, other: Played) -> bool:
    """Whether two games are equal in all but the time they took."""
    one.seconds = other.seconds
    return one == other


def test_seats_are_rotated_and_each_deal_is_played_from_every_seat() -> None:
    pair = match("a", "b")
    assert [pair.line_up(number) for number in range(4)] == [
        ([0, 1], 0),
        ([1, 0], 0),
        ([0, 1], 1),
        ([1, 0], 1),
    ]


def test_everybody_meets_everybody_on_the_same_deals() -> None:
    three = match("a", "b", "c")
    met = [three.line_up(number) for number in range(6)]
    assert {tuple(sorted(line_up)) for line_up, _ in met} == {(0, 1), (0, 2), (1, 2)}
    assert {deal for _, deal in met} == {0}
    assert three.line_up(6)[1] == 1


def test_more_sides_than_entrants() -> None:
    assert line_ups(2, 4) == [(0, 1, 0, 1)]
    assert len(line_ups(5, 3)) == 10


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_the_same_game_of_the_same_match_is_the_same_game(game: str) -> None:
    low, high = lusoria.game(game).players
    for players in {low, high}:
        of = Match(game, ("greedy", "random"), 3, players, {"round_limit": 4})
        assert same(play(of, 1), play(of, 1))
        assert play(of, 0).record.actions != play(of, 2).record.actions


def test_both_games_of_a_deal_begin_alike() -> None:
    games = [play(match("greedy", "random"), number) for number in range(3)]
    assert games[0].record.actions[:9] == games[1].record.actions[:9]
    assert games[0].record.actions[:9] != games[2].record.actions[:9]


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Crashing", "crash"),
        ("Leaving", "crash"),
        ("Illegal", "illegal"),
        ("Foreign", "illegal"),
        ("Tampering", "tampering"),
        ("Playing", "tampering"),
    ],
)
def test_a_match_goes_on_with_a_failing_player_and_the_record_says_so(
    name: str, fault: str
) -> None:
    game = play(match(f"{FAULTY}:{name}", "random"), 0)
    marks = game.record.marks
    assert len(marks) == game.decisions[0]
    assert {(mark.seat, mark.what) for mark in marks} == {(0, fault)}
    assert loads(game.record.dumps()).marks == marks
    assert game.record.replay().is_over


def test_a_player_that_takes_too_long_is_interrupted() -> None:
    of = Match("roma", (f"{FAULTY}:Endless", "random"), 1, 2, {"round_limit": 1}, 0.01)
    game = play(of, 0)
    assert {mark.what for mark in game.record.marks} == {"time"}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody", "There is no player 'nobody'"),
        ("no.such.module:Player", "No module named"),
        (f"{FAULTY}:Nobody", "has no attribute 'Nobody'"),
        (f"{FAULTY}:Curious", "something"),
        (f"{FAULTY}:State", "cannot be made|has no method|choose"),
        ("search:many", "search:2000 means 2000 iterations"),
    ],
)
def test_an_entrant_that_cannot_be_made_is_refused_before_the_first_game(
    name: str, sentence: str
) -> None:
    with pytest.raises(UnknownPlayer, match=sentence):
        match(name, "random").check()
