"""The pages of arena, statistics and analysis, in a browser of any size, without a network."""

from pathlib import Path
from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from lusoria.arena import report
from lusoria.arena.analysis import page as analysis_page
from lusoria.arena.games import Games
from lusoria.arena.match import Match
from lusoria.arena.results import results
from lusoria.arena.run import run
from lusoria.arena.statistics import statistics
from lusoria.cli.stats import page as stats_page
from lusoria.players.analysis import analyse
from lusoria.text import texts
from tests.browser.people import DESK, PHONE

# Letters that are too small to be read, and what sticks out of the window.
SMALL: Final = """
() => [...document.querySelectorAll('main *')]
  .filter((node) => [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim()))
  .filter((node) => node.getBoundingClientRect().height < 11.5)
  .map((node) => node.outerHTML)
"""
WIDE: Final = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """A page of each kind."""
    games = Games(Match("roma", ("random", "random", "tests.arena.faulty:Honest"), 2))
    run(games, 36)
    said = texts("en")
    return {
        "arena": report.page(results(games), said, "lusoria arena roma random"),
        "stats": stats_page(statistics(games.in_order()), "random", said, "lusoria stats roma"),
        "analysis": analysis_page(analyse(games.in_order()[0].record, 2000), said),
    }


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("kind", ["arena", "stats", "analysis"])
def test_reports(
    chromium: Browser, pages: dict[str, str], tmp_path: Path, kind: str, size: tuple[int, int]
) -> None:
    file = tmp_path / "page.html"
    file.write_text(pages[kind], "utf-8")
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        page, asked = opened(chromium, file, size, theme)
        assert asked == [file.as_uri()]
        assert page.evaluate(WIDE) <= 0
        assert page.evaluate(SMALL) == []
        assert not Axe().run(page).response["violations"]
        page.close()


def opened(
    chromium: Browser, file: Path, size: tuple[int, int], theme: Literal["light", "dark"]
) -> tuple[Page, list[str]]:
    """A page in the browser, and all that it has asked for."""
    page = chromium.new_page(
        viewport={"width": size[0], "height": size[1]}, color_scheme=theme, is_mobile=True
    )
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    return page, asked
