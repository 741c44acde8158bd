"""The lobby, challenges by name and notices: how people who are signed in find each other."""

from itertools import count

import pytest

from tests.browser.people import DESK, PHONE, Introduced, Someone
from tests.browser.test_access import accessible
from tests.server.test_accounts import WORD

NUMBERS = count(1)


def known(someone: Introduced, size: tuple[int, int] = DESK) -> tuple[Someone, str]:
    """Somebody who is signed in, and their name."""
    person = someone(size=size)
    name = f"Known {next(NUMBERS)}"
    wanted = {"name": name, "password": WORD}
    assert person.context.request.post("/api/accounts", data=wanted).ok
    return person, name


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_two_meet_in_the_lobby(someone: Introduced, size: tuple[int, int]) -> None:
    ada, name = known(someone, size)
    ben, _ = known(someone, size)
    ada.go()
    ada.click("[data-lobby]")
    ada.page.select_option("[data-wish-clock]", "60")
    accessible(ada, "the lobby")
    ada.click("[data-seek]")
    ada.sees("[data-close]")
    ben.go("#/lobby")
    row = ben.page.locator("[data-seek-at]", has_text=name)
    row.wait_for()
    accessible(ben, "a lobby with people")
    assert not ben.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    row.locator("[data-join]").click()
    for one in (ada, ben):
        one.sees("[data-el]")


def test_a_guest_is_asked_to_sign_in(someone: Introduced) -> None:
    guest = someone()
    guest.go("#/lobby")
    guest.click("[data-seek]")
    guest.sees("dialog[open] [data-password]")


def test_a_challenge_is_told_and_taken(someone: Introduced) -> None:
    ada, _ = known(someone)
    ben, name = known(someone)
    ada.go(f"#/player/{name}")
    ada.click("[data-challenge]")
    ada.click("[data-challenge-now]")
    ada.sees("[data-close]")
    ben.go()
    ben.click('[data-notices="1"]')
    ben.sees('[data-notice="challenge"]')
    accessible(ben, "notices")
    ben.page.keyboard.press("Escape")
    ben.until("() => document.querySelector('[data-notice]') === null")
    ben.click("[data-notices]")
    ben.click('[data-notice="challenge"] a')
    ben.click("[data-sit]")
    for one in (ada, ben):
        one.sees("[data-el]")


def test_a_challenge_is_declined(someone: Introduced) -> None:
    ada, _ = known(someone)
    ben, name = known(someone)
    ada.go(f"#/player/{name}")
    ada.click("[data-challenge]")
    ada.click("[data-challenge-now]")
    ada.sees("[data-close]")
    ben.go()
    ben.click("[data-notices]")
    ben.click("[data-decline]")
    ben.sees('[data-notices="0"]')
    ada.sees("text=The challenge was declined.")


def test_a_table_is_made_for_a_rating_by_whoever_is_signed_in(someone: Introduced) -> None:
    ada, _ = known(someone)
    ada.go()
    ada.click('[data-more="roma"]')
    ada.click("[data-house-rules] summary")
    ada.click("[data-rated]")
    ada.click("[data-start]")
    ada.sees("[data-el]")
    table = ada.page.evaluate("() => location.hash.split('/')[2]")
    assert ada.context.request.get(f"/api/tables/{table}").json()["rated"] is True


def test_feeds_have_addresses_that_programs_can_read(someone: Introduced) -> None:
    ada, name = known(someone)
    ada.go("#/account")
    ada.click("[data-new-feed]")
    ada.sees("[data-feed]", 2)
    accessible(ada, "an account with feeds")
    address = ada.page.locator("[data-feed]").first.input_value()
    assert f"Notices of {name}" in ada.context.request.get(address).text()
