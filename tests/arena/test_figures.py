"""Figures: intervals, ratings, analysis and statistics, and their pages."""

from xml.dom import minidom

import pytest

from lusoria.arena import report
from lusoria.arena.analysis import analyse
from lusoria.arena.games import Games
from lusoria.arena.intervals import wilson
from lusoria.arena.match import Match
from lusoria.arena.page import lines, whiskers
from lusoria.arena.results import results
from lusoria.arena.run import run
from lusoria.arena.statistics import statistics
from lusoria.cli.stats import page
from lusoria.text import LANGUAGES, texts


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(50, 100, 0.404, 0.596), (0, 20, 0.0, 0.161), (20, 20, 0.839, 1.0), (5, 10, 0.237, 0.763)],
)
def test_wilson_intervals_are_those_of_the_books(
    won: float, of: int, low: float, high: float
) -> None:
    share = wilson(won, of)
    assert share.low == pytest.approx(low, abs=0.001)
    assert share.high == pytest.approx(high, abs=0.001)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0).holds_half


@pytest.fixture(scope="module")
def games() -> Games:
    """Three entrants, the strongest in the middle."""
    played = Games(Match("roma", ("random", "greedy", "tests.players.faulty:Honest"), 2))
    run(played, 36)
    return played


def test_the_stronger_is_rated_higher(games: Games) -> None:
    found = results(games)
    assert report.by_strength(found)[0].name == "greedy"
    best = found.entrants[1].rating
    assert best.rating - best.half > found.entrants[2].rating.rating
    assert sum(entrant.games for entrant in found.entrants) == 72
    assert found.games == 36
    assert found.turns > 2


def test_the_cross_table_adds_up(games: Games) -> None:
    found = results(games)
    for i in range(3):
        assert found.cross[i][i] is None
        for j in range(i):
            one, other = found.cross[i][j], found.cross[j][i]
            assert one is not None
            assert other is not None
            assert one.share + other.share == pytest.approx(1.0)
            assert one.of == other.of == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_match_is_whole(games: Games, language: str) -> None:
    html = report.page(results(games), texts(language), "lusoria arena roma a<b")
    assert "a&lt;b" in html
    assert html.count("<svg") == html.count("</svg>") == 3
    assert "greedy" in html


def test_plots_are_well_formed() -> None:
    for svg in (
        whiskers([("a & <b>", wilson(3, 4)), ("c", wilson(0, 9))], "share"),
        lines([("a", [0.5, 0.7, 1.0]), ("b", [0.5, 0.3, 0.0])], "chances", [1]),
    ):
        assert minidom.parseString(svg).documentElement is not None


def test_statistics_tell_what_wins(games: Games) -> None:
    found = statistics(games.in_order())
    assert set(found.rows) <= {"opening", "table", "used", "lost"}
    rows = {row.thing: row for row in found.rows["table"]}
    assert "forum" in rows
    assert rows["forum"].won.of + rows["forum"].without.of == 72
    assert sum(found.lengths) == 36
    html = page(found, "greedy", texts("en"))
    assert "Forum" in html
    assert html.count("<svg") == len(found.rows) + 1


def test_analysis_finds_a_mistake(games: Games) -> None:
    """A player that always takes the first action ends its turn at once, over and over."""
    bad = next(game for game in games.in_order() if set(game.entrants) == {1, 2})
    found = analyse(bad.record, 30)
    fool = bad.entrants.index(2)
    mistakes = found.mistakes()
    assert mistakes[0].seat == fool
    assert mistakes[0].loss > 0.02
    assert mistakes == sorted(mistakes, key=lambda judged: -judged.loss)
    assert len(found.chances[0]) == len(found.judged) + 1
    assert found.chances[bad.places.index(1)][-1] == 1.0
    for one, other in zip(*found.chances, strict=True):
        assert one + other == pytest.approx(1.0)
