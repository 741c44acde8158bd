"""The page for those who run a server: reports, accounts, tables, figures; for nobody else."""

import pytest

from tests.browser.people import DESK, PHONE, Introduced, table
from tests.browser.test_access import accessible
from tests.browser.test_lobby import known
from tests.server.serving import ADA, BEN, Client, Server
from tests.server.test_accounts import database


def promote(server: Server, name: str, role: str) -> None:
    """Gives somebody a role, as the command does."""
    database(server).execute("UPDATE accounts SET role = ? WHERE name = ?", (role, name))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_report_an_account_and_a_table_are_dealt_with(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    host, own = known(someone, size)
    player, name = known(someone)
    promote(server, own, "admin")
    made = player.context.request.post("/api/tables", data={"game": "roma", "seats": [ADA, BEN]})
    id, seats = made.json()["id"], made.json()["seats"]
    player.context.request.post(f"/api/tables/{id}/chat", data={"text": f"Vae {name}!"})
    with Client(server, seats[1]["token"]) as ben:
        ben.post(f"/api/tables/{id}/chat/1/report", {})

    host.go()
    host.click("[data-settings]")
    host.click("[data-to-admin]")
    host.sees("[data-figure=accounts]")
    report = f'[data-report]:has-text("Vae {name}!")'
    host.sees(report)
    host.sees("[data-table-row]")
    assert not host.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    accessible(host, "administration")
    host.click(f"{report} [data-delete-line]")
    host.sees(f"{report} .deleted")
    host.click(f"{report} [data-deal-with]")
    host.page.select_option("dialog [data-days=mute]", "1")
    host.click("dialog [data-begin=mute]")
    host.sees("dialog [data-held=mute]")
    accessible(host, "the dialog of an account")
    said = player.context.request.post(f"/api/tables/{id}/chat", data={"text": "Ave!"})
    assert said.json()["error"] == "muted"
    host.page.select_option("dialog [data-role]", "moderator")
    host.click("dialog [data-give-role]")
    host.sees("dialog [data-give-role][disabled]")
    host.page.keyboard.press("Escape")
    host.click(f"{report} [data-dismiss]")
    host.page.locator(report).wait_for(state="detached")
    host.page.locator("[data-tables] [data-find]").fill(id)
    host.page.keyboard.press("Enter")
    host.sees("[data-table-row]", 1)
    host.click("[data-delete-table]")
    host.click("dialog [data-delete-sure]")
    host.sees("[data-table-row]", 0)
    assert player.context.request.get(f"/api/tables/{id}").status == 404


def test_a_moderator_sees_what_was_said_and_nothing_more(
    someone: Introduced, server: Server
) -> None:
    table(server, "roma", ADA, BEN)
    someone_else, name = known(someone)
    promote(server, name, "moderator")
    someone_else.go("#/admin")
    someone_else.sees("[data-account-row]")
    assert someone_else.has("[data-reports]")
    assert not someone_else.has("[data-figures], [data-tables]")
    someone_else.page.locator("[data-accounts] [data-find]").fill(name)
    someone_else.page.keyboard.press("Enter")
    someone_else.sees("[data-account-row]", 1)
    someone_else.click("[data-change-account]")
    someone_else.sees("dialog [data-begin=mute]")
    assert not someone_else.has("dialog [data-role], dialog [data-begin=ban]")


@pytest.mark.parametrize("language", ["it", "fr"])
def test_others_are_told_that_it_is_not_for_them(someone: Introduced, language: str) -> None:
    guest = someone(language=language)
    guest.go("#/admin")
    guest.sees("[data-sign-in]")
    player, _ = known(someone)
    player.go("#/admin")
    player.sees("[data-not-allowed]")
    assert not player.has("[data-reports], [data-accounts]")
