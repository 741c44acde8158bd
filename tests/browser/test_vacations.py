"""Vacations and set times in the page: declared, seen by others, counted down to."""

import time

import pytest

from tests.browser.people import DESK, PHONE, Introduced
from tests.browser.test_access import accessible
from tests.browser.test_tournaments import signs_in

DAY = 86_400
WIDE = "() => document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_vacation_is_declared_seen_and_ended(someone: Introduced, size: tuple[int, int]) -> None:
    ada, ben = someone(size), someone(size)
    signs_in(ada, "Ada")
    name = signs_in(ben, "Ben")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "account": name}]
    wanted = {"game": "roma", "seats": seats, "seconds": 3 * DAY}
    table = ada.context.request.post("/api/tables", data=wanted).json()["id"]
    ben.context.request.post(f"/api/tables/{table}/seats", data={"name": "Ben"})
    ada.go(f"#/table/{table}")
    ada.sees(".stage [data-el]")
    ada.until("() => !document.querySelector('[data-there=vacation]')")

    ben.go("#/account")
    ben.sees("[data-vacation=false]")
    accessible(ben, "an account without a vacation")
    ben.page.locator("[data-vacation-days]").fill("10")
    ben.click("[data-vacation-go]")
    ben.sees("[data-vacation=true]")
    assert ben.page.evaluate(WIDE)

    ada.sees("[data-there=vacation]")  # without asking
    accessible(ada, "a table with somebody on vacation")
    ben.click("[data-vacation-end]")
    ben.sees("[data-vacation=false]")
    ada.until("() => !document.querySelector('[data-there=vacation]')")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_tournament_counts_down_to_its_beginning(
    someone: Introduced, size: tuple[int, int]
) -> None:
    ada = someone(size)
    signs_in(ada, "Ada")
    ada.go("#/tournaments")
    ada.click("[data-new-tournament]")
    ada.page.locator("[data-tournament-name]").fill("Ludi Plebeii")
    local = "at => new Date(at * 1000 - new Date().getTimezoneOffset() * 60000).toISOString()"
    starts = int(time.time() + 1_800) // 60 * 60
    ada.page.locator("[data-tournament-starts]").fill(ada.page.evaluate(local, starts)[:16])
    accessible(ada, "a new tournament with a time")
    ada.click("[data-make-tournament]")
    ada.sees(f"[data-starts='{starts}']")
    ada.click("[data-enter-tournament]")
    ada.sees("[data-withdraw]")
    accessible(ada, "a tournament with a time")
    assert ada.page.evaluate(WIDE)
    ada.go("#/")
    ada.click("[data-notices='1']")
    ada.page.locator("[data-notice=begins] a").click()
    ada.sees(f"[data-starts='{starts}']")
