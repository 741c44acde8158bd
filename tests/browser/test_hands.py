"""What hands do at the board: dragging, clicking too quickly, ending too early, looking again."""

import re

import pytest

from tests.browser.clicker import Clicker
from tests.browser.moments import ROMA, find, put
from tests.browser.people import DESK, PHONE, Introduced, Someone, sit, table
from tests.server.serving import ADA, BOT, Server

DECISIONS = re.compile(r"/api/tables/[^/]+/actions")
LATER = "(r) => Number(document.querySelector('[data-table]').dataset.revision) > r"
WATCH = """() => {
    const table = document.querySelector('[data-table]');
    window.shown = [];
    new MutationObserver(() => window.shown.push(Number(table.dataset.revision)))
        .observe(table, { attributeFilter: ['data-revision'] });
}"""
PACE = """(pace) => {
    const settings = JSON.parse(localStorage.getItem('lusoria-settings'));
    localStorage.setItem('lusoria-settings', JSON.stringify({ ...settings, pace }));
}"""
LEGAL = "document.querySelectorAll('[data-legal]').length"


def at_roma(
    someone: Introduced, server: Server, size: tuple[int, int] = DESK, **settings: object
) -> Someone:
    """Somebody at Roma, their turn, with dice to use."""
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone(size, **settings)
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 11)
    for _ in range(60):
        clicker.some(0)
        view = ada.asks()["view"]
        if view["step"] == "act" and sum(not die["used"] for die in view["dice"]) > 1:
            return ada
        clicker.decide()
    raise AssertionError("no turn with dice came")


def at_pace(ada: Someone, pace: int) -> None:
    """From now on what others do is shown with these milliseconds between."""
    ada.page.evaluate(PACE, pace)
    ada.page.reload()
    ada.sees("[data-table]")


def die_and_target(ada: Someone) -> tuple[str, str]:
    """An unused die and the money disc, where it may go."""
    view = ada.asks()["view"]
    die = next(die["el"] for die in view["dice"] if not die["used"])
    return f'[data-el="{die}"]', '[data-el="disc:money"]'


@pytest.mark.parametrize("size", [DESK, PHONE, (844, 390)], ids=["mouse", "finger", "lying"])
def test_a_die_is_dragged_to_its_disc(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    ada = at_roma(someone, server, size)
    before = ada.asks()
    die, disc = die_and_target(ada)
    if ada.touch:
        ada.slides(die, disc)
    else:
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


def test_a_card_is_laid_by_finger(someone: Introduced, server: Server) -> None:
    """R4: the cards of the beginning go beside the discs, each where the finger leaves it."""
    moment = find("roma", "random", ROMA["place"])
    id, token = put(server.settings["database"], moment)
    ada = someone(PHONE)
    sit(ada, id, token)
    held = next(el for one in ada.asks()["legal"] for el in one["on"] if el.startswith("hand:"))
    ada.sees(f'[data-el="{held}"][data-legal]')
    revision = ada.revision
    ada.slides(f'[data-el="{held}"]', f'[data-el="place:{moment.seat}:3"]')
    ada.until(LATER, revision)
    card = ada.asks()["view"]["seats"][moment.seat]["places"][2]["card"]
    assert card == held.removeprefix("hand:")


def test_a_quick_second_click_is_not_sent_again(someone: Introduced, server: Server) -> None:
    """While a decision is on its way it is shown as such, and nothing else can be decided."""
    ada = at_roma(someone, server)
    before = ada.asks()
    die, disc = die_and_target(ada)
    with ada.holding(DECISIONS) as sent:
        ada.click(die)
        ada.click(disc)
        ada.sees(f"{disc}[data-sent]")
        for _ in range(3):
            ada.click(disc)
            ada.click(die)
            ada.page.locator(".doings .btn").click(force=True)
        assert not ada.has("[data-legal], [data-action], [data-chosen], .refusal-pop")
        assert len(sent) == 1
    ada.until(LATER, before["revision"])
    ada.sees("[data-sent]", 0)
    assert ada.asks()["ply"] == before["ply"] + 1
    assert ada.asks()["view"]["seats"][0]["money"] > before["view"]["seats"][0]["money"]


def test_nothing_is_decided_before_all_is_shown(someone: Introduced, server: Server) -> None:
    """The rival has acted already, but the page still shows how."""
    ada = at_roma(someone, server)
    at_pace(ada, 60_000)
    ada.click(".doings [data-action]")
    ada.sees("[data-prompt].wait")
    while ada.asks()["player"] == 1:
        ada.page.wait_for_timeout(0)
    assert ada.revision < ada.asks()["revision"]
    with ada.holding(DECISIONS) as sent:
        ada.click('[data-el="disc:money"]')
        assert not ada.has(".refusal-pop")
        while ada.revision < ada.asks()["revision"]:
            ada.page.mouse.click(8, 450)  # whoever clicks on the table does not want to wait
        assert not sent
    while not ada.has("[data-legal], [data-action], [data-over]"):  # the rival may have won
        ada.page.mouse.click(8, 450)  # nor for what was shown last


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


@pytest.mark.parametrize("size", [DESK, PHONE, (844, 390)], ids=["desk", "phone", "lying"])
def test_whoever_goes_on_is_not_asked_any_more(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    """The question covers nothing that is needed to go on."""
    ada = at_roma(someone, server, size, doubts=True)
    revision = ada.revision
    die, _ = die_and_target(ada)
    ada.click(".doings [data-action]")
    ada.sees(".doings [role=alert]")
    ada.click(die)
    ada.sees("[data-chosen]")
    assert not ada.has(".doings [role=alert]")
    assert ada.asks()["revision"] == revision


def moved_by(ada: Someone, seat: int, since: int) -> set[str]:
    """The elements where a seat has moved something since."""
    return {
        moved["to"]
        for happening in ada.asks(since=since)["events"]
        if happening["seat"] == seat
        for told in happening["events"]
        for moved in told["event"].get("moves", [])
    }


@pytest.mark.parametrize("pace", [0, 120])
def test_the_rivals_turn_can_be_shown_again(someone: Introduced, server: Server, pace: int) -> None:
    ada = at_roma(someone, server)
    at_pace(ada, pace)
    before = ada.revision
    ada.click(".doings [data-action]")
    ada.until(LATER, before)  # until then the turn before it may be shown again
    ada.sees("[data-again]")
    changed = ada.page.locator("[data-changed]").evaluate_all("all => all.map((n) => n.dataset.el)")
    assert set(changed) <= moved_by(ada, 1, before)
    now = ada.revision
    legal = ada.page.evaluate(LEGAL)
    assert now == ada.asks()["revision"]
    ada.page.evaluate(WATCH)
    ada.click("[data-again]")
    ada.until("(now) => window.shown.some((r) => r < now) && window.shown.at(-1) === now", now)
    ada.until(f"(count) => {LEGAL} === count", legal)


# A finger on an element, and a page so busy that it hears late how soon it was gone again.
LATE = """async (el) => {
    const on = document.querySelector(el);
    const touch = { bubbles: true, pointerType: 'touch', isPrimary: true };
    const down = new PointerEvent('pointerdown', touch);
    const up = new PointerEvent('pointerup', touch);
    Object.defineProperty(up, 'timeStamp', { value: down.timeStamp + 60 });
    on.dispatchEvent(down);
    while (!document.querySelector('.sheet')) await new Promise(requestAnimationFrame);
    on.dispatchEvent(up);
    on.click();
}"""


def test_a_tap_that_a_busy_page_hears_of_late_is_no_long_press(
    someone: Introduced, server: Server
) -> None:
    ada = someone(PHONE)
    sit(ada, *put(server.settings["database"], find("roma", "random", ROMA["act"])))
    die = '[data-el^="die:"][data-legal]'
    ada.sees(die)
    ada.page.evaluate(LATE, die)
    ada.sees('[data-el^="die:"][data-chosen]')
    ada.sees(".sheet", 0)
