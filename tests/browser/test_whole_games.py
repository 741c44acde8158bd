"""Whole games by clicking; every position as the server has it."""

import pytest

from tests.browser.clicker import Clicker, board
from tests.browser.people import DESK, PHONE, Introduced, Someone, sit, table
from tests.server.serving import ADA, BOT, Server


def play(someone: Someone, seed: int) -> Clicker:
    """Plays to the end, and looks at the result."""
    clicker = Clicker(someone, seed)
    clicker.some(12)
    # Who opens the table now sees the same board as who has followed the game.
    other = someone.new_page()
    other.goto(someone.page.url)
    other.wait_for_selector("[data-legal]:visible, [data-action]:visible, [data-over]")
    assert board(someone) == board(someone, other)
    other.close()
    clicker.whole()
    assert clicker.compared > 3
    someone.sees("[data-result]")
    ended = someone.asks()
    assert ended["status"] == "over"
    shown = someone.page.locator("[data-score]").all_inner_texts()
    totals = [float(text.replace("−", "-")) for text in shown]
    scale = ended["outcome"]["scale"]
    assert totals == pytest.approx([score["total"] / scale for score in ended["outcome"]["scores"]])
    someone.sees("[data-fair]")
    return clicker


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_roma_from_the_front_page(someone: Introduced, size: tuple[int, int]) -> None:
    ada = someone(size, toured=[])
    ada.lightly()
    ada.go()
    ada.click('[data-play="roma"]')
    play(ada, 1)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_romolo_of_edition_1_66(someone: Introduced, server: Server, size: tuple[int, int]) -> None:
    options = {"edition": "1.66", "peoples": "on", "round_limit": 3}
    id, tokens = table(server, "romolo", ADA, BOT, options=options)
    ada = someone(size)
    sit(ada, id, tokens[0])
    play(ada, 3)


def test_on_the_plain_board(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "alea", ADA, BOT)
    ada = someone()
    sit(ada, id, tokens[0])
    play(ada, 2)
