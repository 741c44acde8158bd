"""Links of seats are renewed and removed on the page: whoever has an old one looks on."""

import pytest

from tests.browser.people import DESK, PHONE, Introduced, Someone, sit, table
from tests.browser.test_access import accessible
from tests.browser.test_accounts import claims, fresh
from tests.server.serving import ADA, BEN, Client, Server


def dialog(ada: Someone) -> None:
    """Opens the dialog with the link of one's own seat."""
    ada.click("[data-settings]")
    ada.click("[data-seat-link]")
    ada.sees("dialog[open] [data-renew-own]")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_new_link_makes_the_old_one_worthless(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    id, tokens = table(server, "roma", ADA, BEN)
    ada, other = someone(size), someone()
    sit(ada, id, tokens[0])
    sit(other, id, tokens[0])
    other.expects("403", "foreign-token")
    dialog(ada)
    accessible(ada, "the link of a seat")
    assert ada.page.locator("[data-own-link]").input_value().endswith(f"{id}/{tokens[0]}")
    ada.click("[data-renew-own]")
    ada.sees("dialog [role=status]")
    token = ada.token(id)
    assert token not in (None, tokens[0])
    assert ada.page.locator("[data-own-link]").input_value().endswith(f"{id}/{token}")
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    ada.sees("[data-resign]")  # one sits there as before
    other.page.reload()
    other.sees("[data-table]")
    assert not other.has("[data-undo]")


def test_a_seat_of_an_account_does_without_a_link(someone: Introduced, server: Server) -> None:
    ada = someone()
    claims(ada, fresh("Fabia"))
    ada.click('[data-play="roma"]')
    ada.sees("[data-table]")
    dialog(ada)
    ada.click("[data-revoke]")
    ada.sees("[data-no-link]")
    assert ada.token() is None
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    ada.sees("[data-resign]")
    dialog(ada)
    ada.click("[data-renew-own]")
    ada.sees("[data-own-link]")


def test_the_maker_renews_a_link_that_went_to_the_wrong_person(
    someone: Introduced, server: Server
) -> None:
    ada = someone()
    ada.go()
    ada.click('[data-more="roma"]')
    ada.seats(1, "friend")
    ada.click("[data-start]")
    ada.sees('[data-link="1"]')
    field = ada.page.locator('[data-link="1"]')
    before = field.input_value()
    ada.click('[data-renew="1"]')
    ada.until("(before) => document.querySelector('[data-link=\"1\"]').value !== before", before)
    token = field.input_value().rpartition("/")[2]
    path = f"/api/tables/{ada.id}"
    with Client(server, before.rpartition("/")[2]) as stranger, Client(server, token) as ben:
        assert stranger.refused("POST", f"{path}/seats", {"name": "Eve"})["error"]
        ben.post(f"{path}/seats", {"name": "Ben"})
    ada.sees("[data-el]")
