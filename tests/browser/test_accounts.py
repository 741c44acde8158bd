"""Accounts on the page: a name is claimed, one signs in elsewhere and goes on where one was."""

import json
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.browser.alone import Alone
from tests.browser.people import DESK, PHONE, Introduced, Someone
from tests.server.serving import Server, served
from tests.server.test_accounts import WORD
from tests.server.test_mail import Post, posting

NEW = "and a staple besides"


@pytest.fixture
def mailing() -> Iterator[tuple[Server, Post]]:
    """A server that sends mail, and where that arrives."""
    with contextmanager(posting)() as post:
        smtp = f"smtp://127.0.0.1:{post.port}"
        public_url = "https://play.example.org"
        for server in served(
            smtp=smtp, mail_from="club@example.org", public_url=public_url, mail_delay=0
        ):
            yield server, post


def fresh(name: str) -> str:
    """A name that nobody has claimed on the server of all tests."""
    return f"{name} {secrets.token_hex(4)}"


def enters(ada: Someone, how: str, name: str, password: str = WORD) -> None:
    """Fills the dialog and sends it."""
    ada.sees("dialog[open] [data-how]")
    ada.click(f'[data-how="{how}"]')
    ada.page.locator("dialog [data-name]").fill(name)
    ada.page.locator("dialog [data-password]").fill(password)
    ada.page.keyboard.press("Enter")


def claims(ada: Someone, name: str) -> None:
    ada.go()
    ada.click("[data-sign-in]")
    enters(ada, "claim", name)
    ada.sees("[data-account]")


def sign_in(ada: Someone, name: str, password: str = WORD) -> None:
    ada.go()
    ada.click("[data-sign-in]")
    enters(ada, "signIn", name, password)
    ada.sees("[data-account]")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_guests_table_is_gone_on_with_in_another_browser(
    someone: Introduced, size: tuple[int, int]
) -> None:
    name = fresh("Cornelia")
    here, there = someone(size), someone()
    here.go()
    here.click('[data-play="roma"]')
    here.sees("[data-table]")
    id = here.id
    claims(here, name)
    sign_in(there, name)
    there.click(f'[data-list="mine"] a[href="#/table/{id}"]')
    there.sees("[data-table]")
    assert there.token(id) is None
    there.click("[data-legal], [data-action]")
    # whoever leaves a browser leaves nothing there for whoever comes
    there.go("#/account")
    there.click("[data-sign-out]")
    there.sees("[data-sign-in]")
    there.sees('[data-list="mine"]', count=0)
    here.go("#/account")
    here.click("[data-sign-out]")
    here.sees("[data-sign-in]")
    assert here.token(id) is None


def test_what_goes_wrong_is_said_as_a_player_understands_it(someone: Introduced) -> None:
    name = fresh("Aurelia")
    claims(someone(), name)
    ada = someone(language="it")
    ada.expects("status: 4", "Failed to load resource")
    ada.go()
    ada.click("[data-sign-in]")
    enters(ada, "signIn", name, "wrong")
    ada.page.get_by_text("Il nome o la password non è giusta.").wait_for()
    enters(ada, "claim", name.upper(), WORD)
    ada.page.get_by_text("è già preso").wait_for()
    enters(ada, "claim", fresh("Fulvia"), "short")
    ada.page.get_by_text("si indovina troppo facilmente").wait_for()
    ada.page.keyboard.press("Escape")
    ada.sees("dialog[open]", count=0)
    ada.sees("[data-sign-in]")


def test_the_account_is_changed_and_deleted(someone: Introduced) -> None:
    name = fresh("Livia")
    here, there = someone(), someone()
    claims(here, name)
    sign_in(there, name)
    here.click("[data-account]")
    here.sees("[data-session]", count=2)
    here.click("[data-end-session]")
    here.sees("[data-session]", count=1)
    there.go()
    there.sees("[data-sign-in]")
    here.page.locator("[data-password-now]").fill(WORD)
    here.page.locator("[data-password-new]").fill(NEW)
    here.click("[data-password-change]")
    here.sees("[role=status]")
    sign_in(there, name, NEW)
    here.page.locator("[data-token-name]").fill("my bot")
    here.click("[data-make-token]")
    here.sees("[data-made-token]")
    with here.page.expect_download() as download:
        here.click("[data-export]")
    exported = json.loads(download.value.path().read_text("utf-8"))
    assert exported["account"]["name"] == name
    assert [token["name"] for token in exported["tokens"]] == ["my bot"]
    here.page.locator("[data-account-language]").select_option("fr")
    here.page.get_by_text("Mot de passe", exact=True).wait_for()
    here.click("[data-delete]")
    here.page.locator("[data-delete-password]").fill(NEW)
    here.click("[data-delete-sure]")
    here.sees("[data-sign-in]")
    there.go()
    there.sees("[data-sign-in]")


def test_what_was_learned_is_known_in_every_browser(someone: Introduced) -> None:
    name = fresh("Octavia")
    here, there = someone(), someone()
    learned = "() => localStorage.setItem('lusoria-lessons', JSON.stringify({roma: ['dice']}))"
    here.go()
    here.page.evaluate(learned)
    claims(here, name)
    sign_in(there, name)
    there.go("#/learn/roma")
    there.sees("[data-lesson=dice][data-done]")


def test_without_a_server_there_are_no_accounts(resident: Alone) -> None:
    resident.home()
    resident.sees("[data-my-name]")
    assert not resident.has("[data-sign-in]")
    resident.click("[data-settings]")
    assert not resident.has("[data-menu-sign-in]")


def test_a_forgotten_password_is_set_anew_by_the_link_of_a_mail(
    someone: Introduced, mailing: tuple[Server, Post]
) -> None:
    server, post = mailing
    ada = someone(at=server)
    name = fresh("Iulia")
    claims(ada, name)
    ada.click("[data-account]")
    ada.page.locator("[data-email]").fill("iulia@example.org")
    ada.page.locator("[data-email-password]").fill(WORD)
    ada.click("[data-email-keep]")
    ada.sees("[role=status]")
    ada.click("[data-mailed]")
    ada.until("() => document.querySelector('[data-mailed]').checked")
    ada.click("[data-sign-out]")
    ada.click("[data-sign-in]")
    ada.page.locator("dialog [data-name]").fill(name)
    ada.click("[data-forgotten]")
    ada.sees("[data-mailed]")
    [link] = re.findall(r"#/reset/\S+", post.next().get_payload(decode=True).decode())
    ada.go(link)
    ada.page.locator("[data-reset-password]").fill(NEW)
    ada.click("[data-reset]")
    ada.sees("[data-account]")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_notices_by_mail_are_chosen_and_ended_by_the_link_of_one(
    someone: Introduced, mailing: tuple[Server, Post], size: tuple[int, int]
) -> None:
    server, post = mailing
    ada, ben, anyone = someone(size, at=server), someone(at=server), someone(size, at=server)
    name = fresh("Mucia")
    claims(ada, name)
    wanted = {"password": WORD, "email": "mucia@example.org"}
    assert ada.context.request.post("/api/account/email", data=wanted).ok
    ada.go("#/account")
    ada.click("[data-mailed]")
    ada.until("() => document.querySelector('[data-mailed]').checked")
    account = "() => fetch('/api/session').then((it) => it.json()).then((it) => it.account.mailed)"
    ada.until(account)
    claims(ben, fresh("Tullus"))
    seats = [{"kind": "person", "name": "Ben"}, {"kind": "person", "account": name}]
    made = ben.context.request.post("/api/tables", data={"game": "roma", "seats": seats})
    assert made.ok
    text = post.next().get_payload(decode=True).decode()
    assert made.json()["id"] in text
    [link] = re.findall(r"#/unsubscribe/\S+", text)
    anyone.go(link)
    anyone.click("[data-unsubscribe]")
    anyone.sees("[role=status]")
    ada.go("#/account")
    ada.sees("[data-mailed]:not(:checked)")
