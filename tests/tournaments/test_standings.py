"""Points, and what decides between those who have as many."""

from typing import Any

import pytest

from lusoria.tournaments.entries import (
    EnterEntry,
    Pairing,
    ResultEntry,
    RoundEntry,
    StartEntry,
    WithdrawEntry,
)
from lusoria.tournaments.past import past_of
from lusoria.tournaments.points import game_points
from lusoria.tournaments.setup import Setup, System
from lusoria.tournaments.standings import Standing, standings
from lusoria.tournaments.tournament import Game, Tournament


def game(*places: int, **more: Any) -> Game:
    """A game that has ended."""
    result = ResultEntry(0.0, "x", list(places), **more)
    return Game("x", 1, tuple(range(len(places))), 0.0, result)


def played(
    system: System,
    entrants: int,
    *rounds: dict[tuple[int, int], str],
    byes: dict[int, int] | None = None,
) -> Tournament:
    """Pairs with their results as chess players write them: 1 for the first, ½, 0, + or -."""
    here = Tournament(
        "t", Setup("Ludi", "roma", {}, 2, system, len(rounds), 60, 300, "maker", "Marcus")
    )
    for n in range(entrants):
        here.follow(EnterEntry(0.0, f"Player {n}", account=f"{n}"))
    here.follow(StartEntry(0.0, list(range(entrants))))
    for n, games in enumerate(rounds):
        pairings = [Pairing(f"{n} {pair}", [*pair]) for pair in games]
        bye = [] if byes is None or n not in byes else [byes[n]]
        here.follow(RoundEntry(0.0, pairings, bye))
        for pair, result in games.items():
            places = {"1": [1, 2], "½": [1, 1], "0": [2, 1], "+": [1, 2], "-": [2, 1]}[result]
            absent = {"+": [1], "-": [0]}.get(result, [])
            why: Any = "forfeit" if absent else "played"
            here.follow(ResultEntry(0.0, f"{n} {pair}", places, absent, why))
    return here


def by_entrant(here: Tournament) -> dict[int, Standing]:
    """The standings by number."""
    return {line.entrant: line for line in standings(here)}


@pytest.mark.parametrize(
    ("places", "size", "points"),
    [
        ([1, 2], 2, [1.0, 0.0]),
        ([1, 1], 2, [0.5, 0.5]),
        ([2, 1, 3], 3, [1.0, 2.0, 0.0]),
        ([1, 2, 2], 3, [2.0, 0.5, 0.5]),
        ([1, 2, 2, 4], 4, [3.0, 1.5, 1.5, 0.0]),
        ([1, 1, 1, 1], 4, [1.5] * 4),
        ([1, 2, 3], 4, [3.0, 1.5, 0.0]),  # three at a tournament of four
        ([2, 1], 4, [0.0, 3.0]),
    ],
)
def test_there_are_points_for_whom_one_beats(
    places: list[int], size: int, points: list[float]
) -> None:
    assert game_points(game(*places), size) == points


def test_who_does_not_come_has_no_points_and_who_comes_shares_the_win() -> None:
    assert game_points(game(1, 2, absent=[1], why="forfeit"), 2) == [1.0, 0.0]
    assert game_points(game(2, 2, absent=[0, 1], why="forfeit"), 2) == [0.0, 0.0]
    assert game_points(game(1, 2, 1, absent=[1], why="forfeit"), 3) == [1.5, 0.0, 1.5]


def test_buchholz_adds_up_the_points_of_the_opponents() -> None:
    here = played("swiss", 4, {(0, 1): "1", (2, 3): "½"}, {(0, 2): "1", (1, 3): "1"})
    lines = by_entrant(here)
    assert [lines[n].score.points for n in range(4)] == [2.0, 1.0, 0.5, 0.5]
    assert [lines[n].tie_breaks["buchholz"] for n in range(4)] == [1.5, 2.5, 2.5, 1.5]
    assert [lines[n].tie_breaks["sonneborn-berger"] for n in range(4)] == [1.5, 0.5, 0.25, 0.25]
    assert [line.entrant for line in standings(here)] == [0, 1, 2, 3]


def test_a_bye_and_a_forfeit_count_as_an_opponent_with_as_many_points() -> None:
    here = played("swiss", 3, {(0, 1): "1"}, {(0, 2): "+"}, byes={0: 2, 1: 1})
    lines = by_entrant(here)
    assert [lines[n].score.points for n in range(3)] == [2.0, 1.0, 1.0]
    assert lines[0].tie_breaks["buchholz"] == 1.0 + 2.0
    assert lines[1].tie_breaks["buchholz"] == 2.0 + 1.0
    assert lines[2].tie_breaks["buchholz"] == 1.0 + 1.0
    assert lines[2].score.byes == 1
    assert lines[0].score.wins == 1  # at the board


def test_a_forfeit_is_no_meeting_and_keeps_from_a_bye() -> None:
    past = past_of(played("swiss", 2, {(0, 1): "+"}))
    assert past.met == {}
    assert past.byes == {0: 1, 1: 0}
    assert past.seats == {0: [], 1: []}


def test_the_direct_encounter_decides_only_if_all_have_met() -> None:
    everyone = {(0, 1): "0", (2, 3): "1"}, {(0, 2): "1", (1, 3): "0"}, {(0, 3): "1", (1, 2): "1"}
    here = played("round-robin", 4, *everyone)
    lines = by_entrant(here)
    assert [lines[n].score.points for n in range(4)] == [2.0, 2.0, 1.0, 1.0]
    assert [line.entrant for line in standings(here)] == [1, 0, 2, 3]
    assert [lines[n].tie_breaks["direct"] for n in range(4)] == [0.0, 1.0, 1.0, 0.0]
    half = played("round-robin", 4, {(0, 1): "1", (2, 3): "1"})
    assert [line.place for line in standings(half)] == [1, 1, 3, 3]
    assert by_entrant(half)[0].tie_breaks["direct"] == 0.0


def test_nothing_decides_between_equals() -> None:
    here = played("swiss", 2, {(0, 1): "½"})
    assert [line.place for line in standings(here)] == [1, 1]


def test_who_withdrew_keeps_the_points() -> None:
    here = played("arena", 2, {(0, 1): "1"})
    here.follow(WithdrawEntry(0.0, 0, "self"))
    assert standings(here)[0].entrant == 0
    assert here.active == [1]
