"""A finished game analysed: what was given away, where it was, and learning from it."""

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.moments import find, over, put_for_all
from tests.browser.people import DESK, PHONE, Introduced, sit
from tests.browser.test_replay import shows
from tests.server.serving import PATIENCE, Server

WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def played(server: Server) -> tuple[str, list[str]]:
    """A short game that was played at random, and has slips: always the same."""
    moment = find("roma", "random", over, round_limit=1)
    return put_for_all(server.settings["database"], moment)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_from_the_end_to_a_slip_and_to_what_is_better(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    id, tokens = played(server)
    ada = someone(size)
    ada.page.set_default_timeout(PATIENCE * 1000)
    sit(ada, id, tokens[0])
    ada.click("[data-tab=analysis]")
    ada.click("[data-analyse]")
    ada.page.locator("[data-chances]").wait_for()
    assert not Axe().run(ada.page, ".side").response["violations"]
    assert ada.page.evaluate(WIDE) <= 0

    slip = ada.page.locator("[data-slip]").first
    assert slip.locator("[data-better]").inner_text().startswith("better: ")
    at = int(slip.get_attribute("data-slip") or -1)
    slip.click()
    shows(ada, at)
    ada.sees(".stage [data-hint]")
    ada.sees("[data-line-step='1']")
    if size == PHONE:  # the board lies behind what is beside it
        ada.click("[data-drawer]")
    ways = ada.page.locator("[data-ways] .way")
    assert ways.count() > 2
    ways.last.click()
    shows(ada, at)


def test_a_slip_is_asked_again_until_all_are_done(someone: Introduced, server: Server) -> None:
    id, tokens = played(server)
    ada = someone()
    ada.page.set_default_timeout(PATIENCE * 1000)
    sit(ada, id, tokens[0])
    ada.click("[data-tab=analysis]")
    ada.click("[data-analyse]")
    ada.click("[data-learn-begin]")
    count = 0
    while ada.has("[data-option]"):
        count += 1
        which = "right" if count == 1 else "wrong"
        ada.page.locator(f"[data-option={which}]").first.focus()
        ada.page.keyboard.press("Enter")
        ada.sees("[data-answered]")
        ada.sees("[data-why]")
        ada.sees(".stage [data-hint]")
        ada.click("[data-learn-next]")
        ada.sees("[data-option], [data-learned]")
    assert count
    assert f"1 of {count} right" in ada.page.locator("[data-learned]").inner_text()
    ada.click("[data-learn-end]")
    ada.sees("[data-chances]")
