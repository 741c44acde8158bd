"""Figures: intervals, ratings and statistics, and their pages."""

import re
from xml.dom import minidom

import pytest
from rich.console import Console

from lusoria.arena import report
from lusoria.arena.games import Games
from lusoria.arena.intervals import wilson
from lusoria.arena.match import Match
from lusoria.arena.page import COLUMNS, columns, lines, table, whiskers
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
    played = Games(Match("roma", ("random", "greedy", "tests.arena.faulty:Honest"), 2))
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
def test_the_tables_of_a_match_fit_eighty_columns(games: Games, language: str) -> None:
    console = Console(width=80, no_color=True)
    with console.capture() as shown:
        report.show(console, results(games), texts(language))
    lines = shown.get().splitlines()
    assert max(map(len, lines)) <= 80
    rows = [line for line in lines if re.match(r" ?greedy +\d", line)]
    assert len(rows) == 2  # one in each table, in one line
    assert re.search(r"greedy +24 +\d+\.\d % \(\d+\.\d–\d+\.\d\) ", shown.get())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_match_is_whole(games: Games, language: str) -> None:
    html = report.page(results(games), texts(language), "lusoria arena roma a<b")
    assert "a&lt;b" in html
    assert html.count('role="img"') == 3
    assert well_formed(html[html.index("<main>") : html.index("</body>")])
    assert "http" not in html  # it needs nothing from elsewhere
    assert "greedy" in html


def well_formed(html: str) -> bool:
    """Whether every tag is closed and everything is escaped."""
    return minidom.parseString(f"<div>{html}</div>").documentElement is not None


def test_plots_are_well_formed() -> None:
    chances = [("a", [0.5, 0.7, 1.0]), ("b", [0.5, 0.3, 0.0])]
    for html in (
        whiskers([("a & <b>", wilson(3, 4)), ("c", wilson(0, 9))], "share"),
        whiskers([("a", wilson(3, 4))], "share", 1 / 3, [wilson(1, 2)]),
        lines(chances, "chances", [(1, 'a "move"')], [(0, "1")], "turn"),
        columns([0, 3, 0, 2], "lengths", "turn"),
        table(["who & what", "won"], [["<a>", "50.0 % (25.4–74.6)"], ["b", "3"]]),
    ):
        assert well_formed(html)


def test_a_plot_draws_the_interval_and_what_equals_would_have() -> None:
    share = wilson(5, 10)
    html = whiskers([("a", share)], "share", 1 / 3)
    assert "--even: 33.33%" in html
    assert f"left: {100 * share.low:.2f}%" in html
    assert f"width: {100 * (share.high - share.low):.2f}%" in html


def test_columns_hold_every_game() -> None:
    counts = [0] * 7 + [1, 2, 0, 4] + [0] * 80 + [5]
    html = columns(counts, "lengths", "turn")
    assert html.count("<i ") <= COLUMNS
    assert columns([0, 0], "lengths", "turn") == ""
    few = columns([0, 3, 0, 2], "lengths", "turn")
    assert [few.count(f"<b>{count}</b>") for count in (3, 0, 2)] == [1, 0, 1]


def test_columns_of_figures_stand_to_the_right() -> None:
    html = table(["who", "games", "did"], [["a", "1,200", "end"], ["b", "–", "draw 1"]])
    assert html.count('class="figure"') == 3
    assert '<th scope="col" class="figure"><div>games' in html


def test_statistics_tell_what_wins(games: Games) -> None:
    found = statistics(games.in_order())
    assert set(found.rows) <= {"opening", "table", "used", "lost"}
    rows = {row.thing: row for row in found.rows["table"]}
    assert "forum" in rows
    assert rows["forum"].won.of + rows["forum"].without.of == 72
    assert sum(found.lengths) == 36
    assert rows["forum"].all == pytest.approx(0.5)
    html = page(found, "greedy", texts("en"), "lusoria stats roma")
    assert "Forum" in html
    assert html.count('role="img"') == len(found.rows) + 1
