"""Tournaments in the page: made, entered, begun, and the way to one's table."""

import pytest

from tests.browser.people import DESK, PHONE, Introduced, Someone
from tests.browser.test_access import accessible

WORD = "correct horse battery"


def signs_in(ada: Someone, name: str) -> str:
    """Claims a name, with a number if it is taken; returns it."""
    number = 0
    while True:
        number += 1
        wanted = f"{name} {number}"
        body = {"name": wanted, "password": WORD}
        if ada.context.request.post("/api/accounts", data=body).ok:
            return wanted


def makes(ada: Someone, rounds: int) -> None:
    """Makes a Swiss tournament of Roma."""
    ada.go("#/tournaments")
    ada.click("[data-new-tournament]")
    ada.page.locator("[data-tournament-name]").fill("Ludi Romani")
    ada.page.locator("[data-tournament-length]").fill(str(rounds))
    ada.click("[data-make-tournament]")
    ada.sees("[data-status=open]")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_entering_a_tournament_and_reaching_ones_table(
    someone: Introduced, size: tuple[int, int]
) -> None:
    ada, ben = someone(size), someone(size)
    signs_in(ada, "Ada")
    ben_name = signs_in(ben, "Ben")
    ada.go()
    ada.click("[data-tournaments]")
    makes(ada, 1)
    ada.click("[data-enter-tournament]")
    ada.sees("[data-withdraw]")
    id = ada.page.url.rpartition("/")[2]

    ben.go("#/tournaments")
    ben.click(f"[data-tournament='{id}']")
    ben.click("[data-enter-tournament]")
    ben.sees("[data-withdraw]")
    assert not ben.has("[data-start-tournament]")  # he does not run it

    ada.sees(f"[data-entrant='{ben_name}']")  # without asking
    accessible(ada, "a tournament before it begins")
    ada.click("[data-start-tournament]")
    for player in (ada, ben):
        player.click("[data-own-table]")
        player.click("[data-sit]")
    for player in (ada, ben):
        player.sees(".stage [data-el]")
    table = ada.page.url.rpartition("/")[2]
    assert ada.context.request.post(f"/api/tables/{table}/resign", data={}).ok

    ada.sees("[data-result]")
    ada.page.locator("[data-result] [data-tournament]").click()
    ada.sees("[data-status=over]")
    first = ada.page.locator("[data-standings] tbody tr").first
    assert first.get_attribute("data-entrant") == ben_name
    ada.sees("[data-grid]")
    accessible(ada, "a finished tournament")
    with ada.page.expect_download() as download:
        ada.page.locator("[data-file=standings]").click()
    assert ben_name in download.value.path().read_text("utf-8")
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert ada.page.evaluate(wide)


def test_a_tournament_is_made_and_filled_with_the_keyboard(someone: Introduced) -> None:
    ada = someone()
    signs_in(ada, "Ada")
    ada.go("#/tournaments")
    ada.page.locator("[data-new-tournament]").focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator("[data-tournament-name]").focus()
    ada.page.keyboard.type("Ludi")
    accessible(ada, "a new tournament")
    ada.page.keyboard.press("Enter")
    ada.sees("[data-status=open]")
    ada.page.locator("[data-enter-bot]").focus()
    ada.page.keyboard.press("Enter")
    ada.sees("[data-entrant]", 1)


def test_whoever_is_signed_in_is_not_asked_to_before_that_is_known(someone: Introduced) -> None:
    ada = someone()
    signs_in(ada, "Ada")
    with ada.holding("**/api/session"):
        ada.go("#/tournaments")
        ada.click("[data-new-tournament]")
        assert not ada.has("dialog")
    ada.sees("[data-tournament-name]")


def test_a_guest_signs_in_to_enter(someone: Introduced) -> None:
    ada, guest = someone(), someone()
    name = signs_in(ada, "Ada")
    makes(ada, 3)
    guest.go(ada.page.url[ada.page.url.index("#") :])
    guest.click("[data-enter-tournament]")
    guest.page.locator("dialog [data-how=claim]").click()
    guest.page.locator("dialog [data-name]").fill(f"Guest of {name}")
    guest.page.locator("dialog [data-password]").fill(WORD)
    guest.page.locator("dialog [data-enter]").click()
    guest.until("() => !document.querySelector('dialog[open]')")
    guest.click("[data-enter-tournament]")
    guest.sees("[data-withdraw]")
