"""Undo, Escape, and what is said about a click that cannot be."""

from typing import Final

import pytest

from lusoria.text import texts
from tests.browser.clicker import Clicker, board
from tests.browser.people import (
    DESK,
    GAMES,
    PHONE,
    Introduced,
    Json,
    Someone,
    elements,
    sit,
    table,
)
from tests.server.serving import ADA, BOT, Client, Server


def seated(
    someone: Introduced, server: Server, *, undo: bool, size: tuple[int, int] = DESK
) -> Someone:
    """Somebody at a table of Roma."""
    id, tokens = table(server, "roma", ADA, BOT, undo=undo)
    ada = someone(size)
    sit(ada, id, tokens[0])
    return ada


def until_undo(ada: Someone, clicker: Clicker) -> tuple[Json, str]:
    """Decides until the last decision can be taken back; how the table was before it."""
    for _ in range(40):
        clicker.some(0)
        before, shown = ada.asks(), board(ada)
        clicker.decide()
        if ada.asks()["may_undo"]:
            ada.sees("[data-undo]:not([disabled])")
            return before, shown
    raise AssertionError("nothing could be taken back")


def taken_back(ada: Someone, before: Json, shown: str) -> None:
    ada.until(
        "(ply) => Number(document.querySelector('[data-table]').dataset.ply) === ply", before["ply"]
    )
    after = ada.asks()
    assert after["revision"] > before["revision"]
    assert after["view"] == before["view"]
    ada.sees("[data-legal], [data-action]")
    assert board(ada) == shown


@pytest.mark.parametrize("how", ["button", "key"])
def test_undo(someone: Introduced, server: Server, how: str) -> None:
    ada = seated(someone, server, undo=True)
    before, shown = until_undo(ada, Clicker(ada, 7))
    if how == "button":
        ada.click("[data-undo]")
    else:
        ada.page.keyboard.press("u")
    taken_back(ada, before, shown)


@pytest.mark.parametrize("undo", [True, False])
def test_escape_takes_back_an_open_move(someone: Introduced, server: Server, undo: bool) -> None:
    """Where undo is off too: a move is not made before it is whole."""
    ada = seated(someone, server, undo=undo)
    clicker = Clicker(ada, 8)
    before, shown = until_undo(ada, clicker)
    while not ada.asks()["view"]["in_move"]:
        before, shown = until_undo(ada, clicker)
    ada.page.keyboard.press("Escape")
    taken_back(ada, before, shown)


@pytest.mark.parametrize("undo", [True, False])
def test_escape_puts_back_a_half_made_choice(
    someone: Introduced, server: Server, undo: bool
) -> None:
    ada = seated(someone, server, undo=undo)
    clicker = Clicker(ada, 9)
    for _ in range(80):
        look = clicker.some(0)
        several = [thing for thing in look["things"] if thing["action"] is None]
        if several:
            revision, shown = ada.revision, board(ada)
            clicker.press(several[0])
            ada.sees("[data-chosen], [role=menuitem]")
            ada.page.keyboard.press("Escape")
            ada.sees("[data-chosen], [role=menuitem]", 0)
            assert (ada.revision, board(ada)) == (revision, shown)
            return
        clicker.decide()
    raise AssertionError("nothing was to be chosen in two clicks")


# The refusal's sheet does not lie over what it is about.
IN_SIGHT: Final = """
(el) => {
  const [thing, sheet] = [`[data-el="${el}"]`, '.sheet'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  return thing.bottom <= sheet.top || sheet.bottom <= thing.top;
}
"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_cannot_be_done_is_explained(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    ada = seated(someone, server, undo=True, size=size)
    clicker = Clicker(ada, 10)
    found: tuple[str, str] | None = None
    for _ in range(40):
        look = clicker.some(0)
        with Client(server, ada.token()) as client:
            for el in sorted(elements(ada.asks()["view"], piled=False) - set(look["legal"])):
                why = client.get(f"/api/tables/{ada.id}/why", on=el)["refusal"]
                if why and why["rule"] and el.startswith(("disc:", "place:", "die:", "hand:")):
                    found = (el, why["rule"])
                    break
        if found:
            break
        clicker.decide()
    assert found is not None
    el, rule = found
    ada.click(f'[data-el="{el}"]')
    ada.sees(".refusal-pop[role=alert]")
    assert rule in ada.page.locator(".refusal-pop").inner_text()
    assert ada.page.locator(".refusal-pop p").first.inner_text()
    if ada.touch:
        told_in_a_sheet(ada, el, rule)
        ada.click(".refusal-pop .rule")  # the rules would cover the board: they come when asked
    ada.sees(f'[data-rule="{rule}"].on')
    assert ada.page.locator(f'[data-rule="{rule}"]').inner_text().strip() != rule
    ada.page.keyboard.press("Escape")
    ada.sees(".refusal-pop", 0)
    assert ada.has("[data-legal], [data-action]")
    if not ada.touch:
        ada.sees('[data-tab="log"].on')  # the log is back


def told_in_a_sheet(ada: Someone, el: str, rule: str) -> None:
    """The clause is there without being asked for, can be folded, and the element is in sight."""
    clause = ada.page.locator(f'.sheet [data-clause="{rule}"]')
    assert clause.inner_text()
    assert ada.until(IN_SIGHT, el)
    ada.click("[data-fold]")
    assert clause.count() == 0
    ada.click("[data-fold]")
    assert clause.count() == 1


def test_a_clause_can_be_asked_for_again(someone: Introduced, server: Server) -> None:
    ada = seated(someone, server, undo=True)
    clicker = Clicker(ada, 10)
    clicker.some(3)
    ada.page.locator('[data-el="disc:money"]').hover()
    for _ in range(2):
        ada.click(".inspect:not(.asked) .rule")
        ada.sees("[data-rule].on")
        ada.click('[data-tab="log"]')
        ada.sees("[data-rule]", 0)


@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ["en", "it", "fr"], strict=True)))
def test_the_rule_behind_what_is_asked_is_there_until_something_is_pointed_at(
    someone: Introduced, server: Server, game: str, language: str
) -> None:
    id, tokens = table(server, game, ADA, BOT)
    ada = someone(language=language)
    sit(ada, id, tokens[0])
    ada.sees(".stage [data-legal]")
    rule = ada.asks()["clause"]
    text = texts(language).text(f"{game}-rule-{rule.replace('.', '-')}")
    ada.page.locator(".inspect.asked", has_text=text).get_by_text(rule, exact=True).click()
    ada.sees(f'[data-rule="{rule}"].on')
    ada.page.locator(".stage [data-legal]").first.hover()
    ada.sees(".inspect:not(.asked) h2")


def test_the_next_question_brings_its_rule_where_nothing_is_pointed_at(
    someone: Introduced, server: Server
) -> None:
    id, tokens = table(server, "builders", ADA, BOT)
    ada = someone()
    sit(ada, id, tokens[0])
    ada.page.locator(".stage [data-legal]").first.hover()
    ada.sees(".inspect:not(.asked) h2")
    ada.click(".doings [data-action]")
    ada.sees(".inspect.asked")
