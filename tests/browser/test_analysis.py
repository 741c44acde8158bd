"""A finished game analysed: what was given away, where it was, and learning from it."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.people import DESK, PHONE, Introduced, sit, table
from tests.browser.test_replay import shows
from tests.server.serving import ADA, BEN, PATIENCE, Client, Server, decide

WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def played(server: Server) -> tuple[str, list[str]]:
    """A short game that was played at random, and so has slips."""
    id, tokens = table(server, "roma", ADA, BEN, options={"round_limit": 1})
    rng = random.Random(1)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        path = f"/api/tables/{id}"
        while (now := ada.get(path))["status"] == "running":
            who = (ada, ben)[now["player"]]
            decide(who, path, who.get(path), rng)
    return id, tokens


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
