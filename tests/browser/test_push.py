"""Notices as messages to a browser: chosen on the account's page, shown, and clicked.

The browser that the tests drive has no push service and shows no notifications, so these are stood
in for: the page subscribes at a push service of the test, which reads what arrives and hands it to
the page's real worker; and what the worker would show is kept.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from tests.browser.people import DESK, PHONE, Introduced, Someone
from tests.browser.test_access import accessible
from tests.browser.test_accounts import claims, fresh, sign_in
from tests.server.push_services import PushService, Subscriber, push_service
from tests.server.serving import Server, served

STANDS_IN: Final = """
const told = %s;
const answer = %s;
const kept = () => localStorage.getItem('stands-in');
const made = { toJSON: () => told, unsubscribe: async () => localStorage.removeItem('stands-in') };
Object.defineProperty(Notification, 'permission', {
  get: () => localStorage.getItem('permission') ?? 'default',
});
Notification.requestPermission = async () => {
  localStorage.setItem('permission', answer);
  return answer;
};
PushManager.prototype.getSubscription = async () => (kept() ? made : null);
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  if (!userVisibleOnly) throw new Error('nothing is pushed in secret');
  localStorage.setItem('stands-in', applicationServerKey);
  return made;
};
"""
WATCHED: Final = """
() => {
  self.shown = new Promise((done) => {
    self.registration.showNotification = async (title, more) => done({ title, ...more });
  });
  self.opened = new Promise((done) => (self.clients.openWindow = async (url) => done(url)));
}
"""
# A page of a test cannot be brought to the front.
CLICKED: Final = """
(data) => {
  const event = new ExtendableEvent('notificationclick');
  event.notification = { data, close() {} };
  event.waitUntil = (led) => led.catch((error) => console.info(String(error)));
  self.dispatchEvent(event);
}
"""


@pytest.fixture
def pushing() -> Iterator[tuple[Server, PushService]]:
    """A server that sends messages, and the push service that takes them."""
    with contextmanager(push_service)() as service:
        for server in served(
            push=True, push_delay=0, push_anywhere=True, mail_from="club@example.org"
        ):
            yield server, service


def stands_in(someone: Someone, browser: Subscriber, answer: str = "granted") -> None:
    """The browser subscribes at the push service of the test."""
    told = {**browser.told, "expirationTime": None}
    someone.context.add_init_script(STANDS_IN % (json.dumps(told), json.dumps(answer)))


def challenges(ben: Someone, name: str) -> str:
    """Somebody else challenges; the table."""
    seats = [{"kind": "person", "name": "Ben"}, {"kind": "person", "account": name}]
    made = ben.context.request.post("/api/tables", data={"game": "roma", "seats": seats})
    assert made.ok
    return str(made.json()["id"])


def deliver(someone: Someone, said: dict[str, Any]) -> dict[str, Any]:
    """Hands a message to the page's worker, as the browser would; what it shows then."""
    [worker] = someone.context.service_workers
    worker.evaluate(WATCHED)
    devtools = someone.context.new_cdp_session(someone.page)
    found: list[dict[str, Any]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"])
    )
    devtools.send("ServiceWorker.enable")
    while not found:
        someone.page.evaluate("() => new Promise(requestAnimationFrame)")
    message = {
        "origin": someone.server.url,
        "registrationId": found[0]["registrationId"],
        "data": json.dumps(said),
    }
    devtools.send("ServiceWorker.deliverPushMessage", message)
    shown: dict[str, Any] = worker.evaluate("() => self.shown")
    devtools.detach()
    return shown


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_notice_is_chosen_shown_and_leads_to_its_table(
    someone: Introduced, pushing: tuple[Server, PushService], size: tuple[int, int]
) -> None:
    server, service = pushing
    ada, ben = someone(size, at=server), someone(at=server)
    browser = Subscriber(service, "ada")
    stands_in(ada, browser)
    name = fresh("Mucia")
    claims(ada, name)
    claims(ben, fresh("Tullus"))
    ada.go("#/account")
    ada.sees("[data-push]:not(:checked):not([disabled])")
    accessible(ada, "notices in this browser")
    ada.click("[data-push]")
    ada.sees("[data-push=true]:checked")
    key = ada.context.request.get("/api/session").json()["push"]
    assert ada.tells("() => localStorage.getItem('stands-in')") == key
    ada.go("#/account")
    ada.sees("[data-push=true]:checked")

    first = challenges(ben, name)
    said = browser.read(service.next())
    assert said["table"] == first
    shown = deliver(ada, said)
    assert (shown["title"], shown["tag"]) == (said["title"], first)
    [worker] = ada.context.service_workers
    worker.evaluate(CLICKED, first)
    ada.until("(id) => location.hash === `#/table/${id}`", first)
    ada.sees("[data-sit]")

    second = challenges(ben, name)  # nobody is called away from a table
    worker.evaluate(CLICKED, browser.read(service.next())["table"])
    assert worker.evaluate("() => self.opened") == f"./#/table/{second}"

    ada.go("#/account")
    ada.click("[data-push]")
    ada.sees("[data-push=false]:not(:checked)")
    ada.until("() => localStorage.getItem('stands-in') === null")
    challenges(ben, name)
    assert service.arrived.empty()


def test_another_browser_is_listed_and_ended_and_signing_out_ends_ones_own(
    someone: Introduced, pushing: tuple[Server, PushService]
) -> None:
    server, service = pushing
    here, there = someone(at=server), someone(at=server)
    for who, path in ((here, "here"), (there, "there")):
        stands_in(who, Subscriber(service, path))
    name = fresh("Paula")
    claims(here, name)
    sign_in(there, name)
    for who in (here, there):
        who.go("#/account")
        who.click("[data-push]")
        who.sees("[data-push=true]:checked")
    here.go("#/account")
    here.sees("[data-pushed]", 1)
    here.click("[data-end-push]")
    here.sees("[data-pushed]", 0)
    here.sees("[data-push=true]:checked")
    there.go("#/account")
    there.sees("[data-push=false]:not(:checked)")
    here.click("[data-sign-out]")
    here.until("() => localStorage.getItem('stands-in') === null")


def test_what_is_in_the_way_is_said(
    someone: Introduced, pushing: tuple[Server, PushService]
) -> None:
    server, service = pushing
    ada = someone(at=server)
    stands_in(ada, Subscriber(service, "ada"), "denied")
    claims(ada, fresh("Rutilia"))
    ada.go("#/account")
    ada.click("[data-push]")
    ada.sees('[data-push-why="denied"]')
    ada.sees("[data-push]:not(:checked)[disabled]")
    accessible(ada, "notices that the browser does not show")
    ben = someone(at=server)
    ben.context.add_init_script("delete window.PushManager")
    claims(ben, fresh("Rutilius"))
    ben.go("#/account")
    ben.sees('[data-push-why="browser"]')


def test_a_server_without_push_says_so(someone: Introduced) -> None:
    ada = someone()
    claims(ada, fresh("Sabina"))
    ada.go("#/account")
    ada.sees('[data-push-why="host"]')
    ada.sees("[data-push][disabled]")


@pytest.mark.parametrize("language", ["it", "fr"])
def test_it_is_said_in_every_language(someone: Introduced, language: str) -> None:
    ada = someone(language=language)
    claims(ada, fresh("Marcella"))
    ada.go("#/account")
    ada.sees("[data-push]")
    assert "page-push" not in ada.page.locator("main").inner_text()
