"""What hands do at the board: dragging, clicking too quickly, ending too early, looking again."""

from tests.browser.clicker import Clicker
from tests.browser.people import Introduced, Someone, sit, table
from tests.server.serving import ADA, BOT, Server

LATER = "(r) => Number(document.querySelector('[data-table]').dataset.revision) > r"
WATCH = """() => {
    const table = document.querySelector('[data-table]');
    window.shown = [];
    new MutationObserver(() => window.shown.push(Number(table.dataset.revision)))
        .observe(table, { attributeFilter: ['data-revision'] });
}"""
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


def test_the_rivals_turn_can_be_shown_again(someone: Introduced, server: Server) -> None:
    ada = at_roma(someone, server)
    clicker = Clicker(ada, 12)
    clicker.some(0)
    ada.click(".doings [data-action]")
    ada.sees("[data-again]")
    now = ada.revision
    legal = ada.page.evaluate(LEGAL)
    assert now == ada.asks()["revision"]
    ada.page.evaluate(WATCH)
    ada.click("[data-again]")
    ada.until("(now) => window.shown.some((r) => r < now) && window.shown.at(-1) === now", now)
    ada.until(f"(count) => {LEGAL} === count", legal)
