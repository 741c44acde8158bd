"""Entering, beginning, withdrawing, forfeits, the end; and that all of it follows from the log."""

from collections.abc import Callable
from random import Random

import pytest

from lusoria.tables.entries import LogError
from lusoria.tables.refused import Refused
from lusoria.tournaments import entering, running
from lusoria.tournaments.draft import Draft
from lusoria.tournaments.entries import Entry, dump_data, kind_of, load_entry
from lusoria.tournaments.setup import System
from lusoria.tournaments.standings import standings
from lusoria.tournaments.tournament import Tournament
from tests.tournaments.played import Club, begun


def word(act: Callable[[], object]) -> str:
    """The word with which something is refused."""
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.problem.error


def test_everything_follows_from_the_log() -> None:
    club = Club("swiss", 3, seed=5)
    here = club.tournament
    log: list[Entry] = []
    for n in range(6):
        draft = entering.enter(here, f"a{n}", f"Player {n}", float(n))
        here, log = draft.tournament, [*log, *draft.entries]
    draft = running.start(here, 7.0, Random(1))
    here, log = draft.tournament, [*log, *draft.entries]
    tables = iter("abcdefghi")
    while running.go_on(draft := Draft(here, 8.0), lambda: next(tables)):
        here, log = draft.tournament, [*log, *draft.entries]
        results = [running.forfeit(game, [1], 9.0) for game in here.under_way]
        draft = running.report(here, results, 9.0)
        here, log = draft.tournament, [*log, *draft.entries]
    assert here.status == "over"
    again = Tournament(here.id, here.setup)
    for entry in log:
        again.follow(load_entry(kind_of(entry), entry.at, dump_data(entry)))
    assert vars(again) == vars(here)
    assert again.revision == len(log)


@pytest.mark.parametrize(("kind", "data"), [("round", "{}"), ("what", "{}"), ("start", "[")])
def test_a_damaged_log_is_noticed(kind: str, data: str) -> None:
    with pytest.raises(LogError):
        load_entry(kind, 0.0, data)


def test_nobody_enters_twice_and_who_withdrew_may_come_back() -> None:
    club = Club("swiss", 1)
    club.enter("Ada", "Ben")
    assert word(lambda: club.enter("Ada")) == "already"
    club.withdraw(0)
    assert word(lambda: club.withdraw(0)) == "not-entered"
    assert word(lambda: club.withdraw(7)) == "not-entered"
    club.enter("Ada")
    assert [one.name for one in club.tournament.entrants if one.active] == ["Ada", "Ben"]


def test_the_number_of_entrants_is_limited() -> None:
    club = Club("arena", 1)
    for _ in range(entering.MAX_BOTS):
        club.tournament = entering.enter_bot(club.tournament, "easy", 0.0).tournament
    assert word(lambda: entering.enter_bot(club.tournament, "easy", 0.0)) == "entrants"
    names = [one.name for one in club.tournament.entrants]
    assert (names[0], names[8]) == ("Livia", "Livia 2")
    assert len({*names}) == entering.MAX_BOTS
    club.enter(*(f"{n}" for n in range(entering.MAX_ENTRANTS - entering.MAX_BOTS)))
    assert word(lambda: club.enter("one more")) == "entrants"


@pytest.mark.parametrize(
    ("system", "length", "size", "least"),
    [("swiss", 3, 2, 4), ("swiss", 3, 4, 4), ("round-robin", 2, 2, 2), ("arena", 9, 3, 3)],
)
def test_a_tournament_needs_enough_entrants(
    system: System, length: int, size: int, least: int
) -> None:
    club = Club(system, length, size)
    club.enter(*(f"{n}" for n in range(least - 1)))
    assert word(club.start) == "few"
    club.enter("one more")
    club.start()
    assert word(club.start) == "not-open"


def test_a_late_entrant_is_paired_from_the_next_round_on() -> None:
    club = begun("swiss", 4, 3)
    club.go_on()
    club.enter("Late")
    club.play()
    club.go_on()
    assert len(club.tournament.rounds[1].byes) == 1
    assert any(4 in game.entrants for game in club.tournament.under_way)
    club.play()
    club.go_on()
    assert word(lambda: club.enter("too late")) == "not-open"
    club.play()
    club.go_on()
    assert word(lambda: club.enter("after the end")) == "not-running"
    assert word(lambda: club.withdraw(0)) == "not-running"


def test_nobody_enters_a_round_robin_that_has_begun() -> None:
    club = begun("round-robin", 3, 1)
    assert word(lambda: club.enter("Late")) == "not-open"


def test_who_would_meet_somebody_who_withdrew_from_a_round_robin_has_a_bye() -> None:
    club = begun("round-robin", 4, 1)
    club.go_on()
    club.play()
    club.withdraw(2)
    club.play_on()
    byes = [number for one in club.tournament.rounds for number in one.byes]
    assert len(byes) == 2
    assert 2 not in byes
    assert len(club.tournament.rounds) == 3


def test_a_round_waits_for_all_results() -> None:
    club = begun("swiss", 4, 2)
    assert club.go_on()
    first, second = club.tournament.under_way
    club.result(first.table, 1, 2)
    assert not club.go_on()
    club.result(second.table, 1, 1)
    assert club.go_on()
    assert len(club.tournament.rounds) == 2


def test_if_only_one_is_left_the_tournament_ends() -> None:
    club = begun("swiss", 3, 2)
    club.go_on()
    club.play()
    club.withdraw(0)
    club.withdraw(1)
    club.go_on()
    assert (club.tournament.status, club.tournament.ending) == ("over", "few")


def test_who_does_not_come_forfeits_and_leaves_an_arena() -> None:
    for system, active in (("arena", 1), ("swiss", 2)):
        club = begun(system, 2, 1)  # type: ignore[arg-type]
        club.go_on()
        game = club.tournament.under_way[0]
        result = running.forfeit(game, [0], club.now)
        club.tournament = running.report(club.tournament, [result], club.now).tournament
        assert standings(club.tournament)[0].entrant == game.entrants[1]
        assert len(club.tournament.active) == active


def test_games_that_are_broken_off_are_shared() -> None:
    club = begun("swiss", 2, 1)
    club.go_on()
    result = running.void(club.tournament.under_way[0], club.now)
    club.tournament = running.report(club.tournament, [result], club.now).tournament
    assert [line.score.points for line in standings(club.tournament)] == [0.5, 0.5]


def test_when_the_time_of_an_arena_is_up_the_last_games_still_count() -> None:
    club = begun("arena", 4, 1)
    club.go_on()
    club.now = 61.0
    assert not club.go_on()
    club.play()
    assert club.go_on()
    assert (club.tournament.status, club.tournament.ending) == ("over", "played")
    assert len(club.tournament.rounds) == 1


def test_the_maker_can_end_a_tournament() -> None:
    club = begun("swiss", 4, 3)
    club.tournament = running.close(club.tournament, 1.0).tournament
    assert club.tournament.ending == "maker"
    assert not club.go_on()
    assert word(lambda: running.close(club.tournament, 2.0)) == "not-running"
