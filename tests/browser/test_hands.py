"""What hands do at the board: dragging, clicking too quickly, ending too early, looking again."""

import re

import pytest

from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, Someone, sit, table
from tests.server.serving import ADA, BOT, Server

SENT = re.compile(r"/api/tables/[^/]+/actions")
LATER = "(r) => Number(document.querySelector('[data-table]').dataset.revision) > r"
LEGAL = "document.querySelectorAll('[data-legal]').length"


def at_roma(someone: Introduced, server: Server, **settings: object) -> Someone:
    """Somebody at Roma, their turn, with dice to use."""
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone(**settings)
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 11)
    for _ in range(60):
        clicker.some(0)
        view = ada.asks()["view"]
        if view["step"] == "act" and sum(not die["used"] for die in view["dice"]) > 1:
            return ada
        clicker.decide()
    raise AssertionError("no turn with dice came")


def sent(ada: Someone) -> int:
    """How many decisions the page has sent."""
    return sum(bool(SENT.search(answer.url)) for answer in ada.answers)


def die_and_target(ada: Someone) -> tuple[str, str]:
    """An unused die and the money disc, where it may go."""
    view = ada.asks()["view"]
    die = next(die["el"] for die in view["dice"] if not die["used"])
    return f'[data-el="{die}"]', '[data-el="disc:money"]'


def test_a_die_is_dragged_to_its_disc(someone: Introduced, server: Server) -> None:
    ada = at_roma(someone, server)
    before = ada.asks()
    die, disc = die_and_target(ada)
    ada.page.locator(die).drag_to(ada.page.locator(disc))
    ada.until(LATER, before["revision"])
    after = ada.asks()
    assert after["view"]["seats"][0]["money"] > before["view"]["seats"][0]["money"]
    assert not ada.has(".flight.dragged")


def test_a_wrong_drop_says_why_and_changes_nothing(someone: Introduced, server: Server) -> None:
    ada = at_roma(someone, server)
    before = ada.asks()
    die, _ = die_and_target(ada)
    ada.page.locator(die).drag_to(ada.page.locator('[data-el="stockpile"]'))
    ada.page.wait_for_timeout(0)
    assert ada.asks()["revision"] == before["revision"]
    assert not ada.has(".flight.dragged")


def test_a_quick_second_click_is_not_sent_again(someone: Introduced, server: Server) -> None:
    """Not while the first is on its way, and not while what came of it is still being shown."""
    ada = at_roma(someone, server, pace=350)
    count = sent(ada)
    revision = ada.revision
    die, disc = die_and_target(ada)
    ada.click(die)
    ada.page.evaluate(
        """async (selector) => {
            const shown = () => document.querySelector('[data-table]').dataset.revision;
            const before = shown();
            while (shown() === before) {
                document.querySelector(selector)?.click();
                await new Promise(requestAnimationFrame);
            }
        }""",
        disc,
    )
    ada.until(LATER, revision)
    assert sent(ada) == count + 1


def test_ending_a_turn_with_dice_left_asks_once(someone: Introduced, server: Server) -> None:
    ada = at_roma(someone, server, doubts=True)
    revision = ada.revision
    end = ".doings [data-action]"
    ada.click(end)
    ada.sees(".doings [role=alert]")
    assert "still unused" in ada.page.locator(".doings [role=alert]").inner_text()
    assert ada.asks()["revision"] == revision
    ada.click(end)
    ada.until(LATER, revision)


@pytest.mark.parametrize("pace", [0, 120])
def test_the_rivals_turn_can_be_shown_again(someone: Introduced, server: Server, pace: int) -> None:
    ada = at_roma(someone, server, pace=pace)
    clicker = Clicker(ada, 12)
    clicker.some(0)
    ada.click(".doings [data-action]")
    ada.sees("[data-again]")
    now = ada.revision
    legal = ada.page.evaluate(LEGAL)
    assert now == ada.asks()["revision"]
    ada.click("[data-again]")
    if pace:
        ada.until("() => !document.querySelector('[data-legal]')")
    ada.until(f"(count) => {LEGAL} === count", legal)
    assert ada.revision == now
