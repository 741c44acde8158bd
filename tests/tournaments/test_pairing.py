"""Who is paired with whom: properties of many tournaments, and the best way by trying all."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lusoria.tournaments.pairing.arena import arena_groups
from lusoria.tournaments.pairing.groups import sizes
from lusoria.tournaments.pairing.matching import Cost, Pair, cheapest
from lusoria.tournaments.pairing.round_robin import round_robin
from lusoria.tournaments.pairing.swiss import ABSOLUTE, pair_costs, swiss
from lusoria.tournaments.past import Past, past_of
from lusoria.tournaments.standings import scores_of
from tests.tournaments.played import begun

MANY = settings(max_examples=60, deadline=None, derandomize=True)


def all_pairings(numbers: list[int], costs: dict[Pair, Cost]) -> Iterator[list[Pair]]:
    """Every way to put all into pairs."""
    if not numbers:
        yield []
        return
    first, *rest = numbers
    for other in rest:
        pair = (first, other) if (first, other) in costs else (other, first)
        if pair in costs:
            for pairs in all_pairings([n for n in rest if n != other], costs):
                yield [pair, *pairs]


def total(pairs: list[Pair], costs: dict[Pair, Cost]) -> tuple[int, ...]:
    """What pairs cost together."""
    return tuple(map(sum, zip(*(costs[pair] for pair in pairs), strict=True)))


# --- Swiss ---


@MANY
@given(st.integers(4, 9), st.integers(0, 6), st.integers(0, 10_000))
def test_no_way_to_pair_a_swiss_round_is_better(entrants: int, played: int, seed: int) -> None:
    club = begun("swiss", entrants, min(played + 1, entrants - 1), seed=seed)
    for _ in range(min(played, entrants - 2)):
        club.go_on()
        club.play()
    past = past_of(club.tournament)
    ranked = sorted(club.tournament.active, key=lambda n: -past.points[n])
    costs = pair_costs(past, ranked)
    found = cheapest(costs, ABSOLUTE)
    numbers = sorted({n for pair in costs for n in pair})
    assert sorted(n for pair in found for n in pair) == numbers
    assert total(found, costs) == min(total(one, costs) for one in all_pairings(numbers, costs))


@MANY
@given(st.integers(2, 40), st.integers(0, 10_000), st.booleans())
def test_a_swiss_tournament_keeps_its_absolute_rules(
    entrants: int, seed: int, some_leave: bool
) -> None:
    rounds = max(1, entrants // 2 - entrants // 10)  # as long as there is a way, by Dirac's theorem
    rounds = min(rounds, 9)
    club = begun("swiss", entrants, rounds, seed=seed)
    here = club.tournament
    while here.status == "running":
        club.go_on()
        here = club.tournament
        if here.status == "running":
            tables = here.rounds[-1].tables
            playing = [n for table in tables for n in here.games[table].entrants]
            assert sorted(playing + here.rounds[-1].byes) == sorted(here.active)
            assert len(here.rounds[-1].byes) == len(here.active) % 2
        club.play()
        here = club.tournament
        may_leave = some_leave and entrants > 20 and len(here.active) > entrants - 3
        if here.status == "running" and may_leave:
            club.withdraw(club.rng.choice(here.active))
            here = club.tournament
    past = past_of(here)
    assert max(past.met.values()) == 1
    assert max(past.byes.values(), default=0) <= 1
    for seats in past.seats.values():
        assert abs(seats.count(0) - seats.count(1)) <= 2
        assert not any(seats[n : n + 3] in ([0] * 3, [1] * 3) for n in range(len(seats)))
    assert len(here.rounds) == rounds


def test_in_the_first_round_the_upper_half_meets_the_lower_half() -> None:
    past = Past(dict.fromkeys(range(8), 0.0), seats={n: [] for n in range(8)})
    assert swiss(past, list(range(8))) == ([(0, 4), (1, 5), (2, 6), (3, 7)], [])


def test_the_bye_goes_to_whoever_has_the_fewest_points_and_had_none() -> None:
    past = Past({0: 2.0, 1: 1.0, 2: 1.0, 3: 0.0, 4: 0.0}, seats={n: [] for n in range(5)})
    past.byes[4] = 1
    assert swiss(past, [0, 1, 2, 3, 4])[1] == [3]
    past.byes[3] = 1
    assert swiss(past, [0, 1, 2, 3, 4])[1] == [2]


def test_nobody_meets_somebody_stronger_twice_in_a_row_if_another_can() -> None:
    past = Past({0: 2.0, 1: 1.0, 2: 1.0, 3: 1.0}, seats={n: [] for n in range(4)})
    past.floats = {1: -1, 2: -1}
    assert (0, 3) in swiss(past, [0, 1, 2, 3])[0]


def test_a_repeat_is_the_last_resort() -> None:
    past = Past({0: 1.0, 1: 0.0}, seats={0: [0], 1: [1]})
    past.met[0, 1] = 1
    assert swiss(past, [0, 1]) == ([(0, 1)], [])


def test_in_a_large_field_all_pairs_are_tried_if_the_near_ones_do_not_do() -> None:
    # each of the 30 weak ones has met all but one of the strong ones
    costs: dict[Pair, Cost] = {
        (a, b): (int(b != 59 - a), abs(a - b)) for a in range(30) for b in range(30, 60)
    }
    assert total(cheapest(costs, 1), costs)[0] == 0


# --- round robin ---


@pytest.mark.parametrize("entrants", range(2, 14))
def test_in_a_round_robin_everybody_meets_everybody(entrants: int) -> None:
    order = Random(entrants).sample(range(entrants), entrants)
    rounds = entrants - 1 + entrants % 2
    met: Counter[tuple[int, int]] = Counter()
    firsts: Counter[int] = Counter()
    rests: Counter[int] = Counter()
    for round in range(1, 2 * rounds + 1):
        pairs, resting = round_robin(order, round)
        assert sorted([n for pair in pairs for n in pair] + resting) == list(range(entrants))
        met.update(pairs)
        rests.update(resting)
        firsts.update(first for first, _ in pairs)
        firsts.subtract(second for _, second in pairs)
        if round == rounds:  # once round, the seats are as fair as they can be
            assert max(map(abs, firsts.values())) <= 1
    assert met == {(a, b): 1 for a in range(entrants) for b in range(entrants) if a != b}
    assert set(firsts.values()) == {0}
    assert set(rests.values()) == ({2} if entrants % 2 else set())


# --- three and four at a table ---


def test_nine_at_tables_of_three_meet_each_other_once() -> None:
    club = begun("round-robin", 9, 1, size=3)
    club.play_on()
    assert len(club.tournament.rounds) == 4
    assert set(past_of(club.tournament).met.values()) == {1}


@pytest.mark.parametrize(("entrants", "size", "most"), [(12, 3, 12), (16, 4, 8), (13, 4, 3)])
def test_at_larger_tables_few_meet_twice(entrants: int, size: int, most: int) -> None:
    club = begun("round-robin", entrants, 1, size)
    club.play_on()
    past = past_of(club.tournament)
    assert max(past.met.values()) <= 2
    assert sum(count == 2 for count in past.met.values()) <= most
    for seats in past.seats.values():
        had = [seats.count(seat) for seat in range(size)]
        assert max(had) - min(had) <= 2


def test_in_a_swiss_tournament_for_four_nobody_meets_twice_while_there_are_others() -> None:
    club = begun("swiss", 32, 4, size=4)
    club.play_on()
    assert set(past_of(club.tournament).met.values()) == {1}


@given(st.integers(2, 128), st.integers(3, 4))
def test_tables_are_nearly_as_large(entrants: int, size: int) -> None:
    found = sizes(entrants, size)
    assert sum(found) == entrants
    assert max(found) <= size
    assert max(found) - min(found) <= 1
    assert min(found) >= 2 or entrants == 1


# --- arena ---


@pytest.mark.parametrize(("entrants", "size"), [(3, 2), (4, 2), (9, 2), (5, 3), (9, 3), (5, 4)])
def test_in_an_arena_nobody_meets_the_same_opponents_twice_in_a_row(
    entrants: int, size: int
) -> None:
    club = begun("arena", entrants, 2, size)
    last: dict[int, set[int]] = {}
    while club.tournament.status == "running":
        known = len(club.tournament.games)
        club.go_on()
        for game in list(club.tournament.games.values())[known:]:
            for number in game.entrants:
                met = {*game.entrants} - {number}
                assert last.get(number) != met
                last[number] = met
        for game in club.tournament.under_way[::2]:  # the others last longer
            club.result(game.table, *range(1, len(game.entrants) + 1))
    played = [scores.played for scores in scores_of(club.tournament)]
    assert min(played) > 20
    assert club.tournament.ending == "played"


@pytest.mark.parametrize("size", [2, 4])
def test_two_who_are_left_in_an_arena_meet_again_and_again(size: int) -> None:
    club = begun("arena", 4, 1, size)
    club.withdraw(1)
    club.withdraw(2)
    club.play_on()
    assert len(club.tournament.games) > 50
    assert {game.entrants for game in club.tournament.games.values()} == {(0, 3), (3, 0)}


def test_in_an_arena_the_nearest_in_points_meet() -> None:
    past = Past({0: 5.0, 1: 1.0, 2: 4.0, 3: 0.0, 4: 2.0}, seats={n: [] for n in range(5)})
    assert arena_groups(past, [0, 1, 2, 3], 5, 2) == [(0, 2), (1, 3)]
    past.last = {0: {2}, 2: {0}}
    assert arena_groups(past, [0, 1, 2, 3], 5, 2) == [(0, 1), (2, 3)]
    assert arena_groups(past, [0, 2], 5, 2) == []
