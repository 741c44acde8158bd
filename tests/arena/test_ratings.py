"""Ratings: who wins rises, and nothing depends on how the players of a game are listed."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lusoria.arena.ratings import Rating, rated

FEW = settings(max_examples=50, deadline=None, derandomize=True, database=None)
RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(1, 9))
GAMES = st.lists(
    st.tuples(st.lists(RATINGS, min_size=1, max_size=2), st.integers(1, 4)), min_size=2, max_size=4
)


@FEW
@given(GAMES, st.randoms())
def test_the_order_in_which_sides_are_listed_does_not_matter(
    game: list[tuple[list[Rating], int]], rng: random.Random
) -> None:
    order = list(range(len(game)))
    rng.shuffle(order)
    after = rated([side for side, _ in game], [place for _, place in game])
    mixed = rated([game[i][0] for i in order], [game[i][1] for i in order])
    for i, side in zip(order, mixed, strict=True):
        for one, other in zip(side, after[i], strict=True):
            assert one.rating == pytest.approx(other.rating)
            assert one.deviation == pytest.approx(other.deviation)


@FEW
@given(GAMES)
def test_places_count_only_by_their_order(game: list[tuple[list[Rating], int]]) -> None:
    sides = [side for side, _ in game]
    places = [place for _, place in game]
    assert rated(sides, places) == rated(sides, [10 * place + 7 for place in places])


@FEW
@given(RATINGS, RATINGS)
def test_of_two_the_winner_rises_and_the_loser_falls(one: Rating, other: Rating) -> None:
    [[won], [lost]] = rated([[one], [other]], [1, 2])
    assert won.rating > one.rating
    assert lost.rating < other.rating


@FEW
@given(st.integers(2, 4), st.integers(1, 2))
def test_a_draw_of_equals_leaves_them_equal_and_surer(sides: int, members: int) -> None:
    after = rated([[Rating()] * members] * sides, [1] * sides)
    assert len({(one.rating, one.deviation) for side in after for one in side}) == 1
    assert after[0][0].rating == pytest.approx(Rating().rating)
    assert after[0][0].deviation < Rating().deviation


@FEW
@given(st.lists(st.permutations(range(4)), min_size=1, max_size=12))
def test_ratings_become_surer_and_stay_in_their_bounds(orders: list[list[int]]) -> None:
    ratings = [Rating()] * 4
    for places in orders:
        after = [side[0] for side in rated([[one] for one in ratings], places)]
        assert all(new.half < old.half for new, old in zip(after, ratings, strict=True))
        ratings = after
    assert all(one.low < one.rating for one in ratings)


def test_members_of_a_side_rise_and_fall_together() -> None:
    [[ada, ben], [cleo, dora]] = rated([[Rating()] * 2] * 2, [2, 1])
    assert ada == ben
    assert cleo == dora
    assert ada.rating < 25.0 < cleo.rating


def test_who_plays_alone_is_not_rated() -> None:
    assert rated([[Rating()]], [1]) == [[Rating()]]


def test_a_rating_is_provisional_until_it_is_narrow() -> None:
    ada = ben = Rating()
    games = 0
    while ada.is_provisional:
        [[ada], [ben]] = rated([[ada], [ben]], [1, 2] if games % 2 else [2, 1])
        games += 1
    assert 10 <= games <= 25
    assert str(Rating()) == "25.0 ± 16.3"
