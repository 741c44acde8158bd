"""Notices as messages to browsers, with a real push service: once each, for those who want them."""

import contextlib
import random
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

from lusoria.core.errors import LusoriaError
from lusoria.server.push.posting import is_endpoint, is_public
from lusoria.server.push.push import Push
from lusoria.server.settings import Settings
from tests.server.push_services import PushService, Subscriber, push_service
from tests.server.serving import PATIENCE, Client, Json, Server, decide, served
from tests.server.test_accounts import WORD, claim, database, sign_in
from tests.server.test_notice_mail import challenge

DAY = 86_400


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    yield from push_service()


def pushing(delay: float = 0, *, anywhere: bool = True) -> Iterator[Server]:
    yield from served(
        push=True, push_delay=delay, push_anywhere=anywhere, mail_from="club@example.org"
    )


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    yield from pushing()


def subscribes(client: Client, service: PushService, name: str) -> Subscriber:
    """The browser of somebody who is signed in subscribes."""
    browser = Subscriber(service, name)
    told = client.post("/api/account/push", browser.told)
    assert [one["pushed"] for one in told if one["current"]] == [True]
    return browser


def waiting(server: Server) -> int:
    """How many notices are to be sent."""
    [[count]] = database(server).execute("SELECT COUNT(*) FROM pushes")
    return int(count)


def subscriptions(server: Server) -> int:
    """How many browsers are known."""
    [[count]] = database(server).execute("SELECT COUNT(*) FROM subscriptions")
    return int(count)


def test_a_challenge_each_turn_and_the_end_are_sent_once(
    server: Server, service: PushService
) -> None:
    with Client(server) as ada, Client(server) as ben:
        claim(ada, "Drusus")
        claim(ben, "Balbus", language="it")
        browsers = {
            "/drusus": subscribes(ada, service, "drusus"),
            "/balbus": subscribes(ben, service, "balbus"),
        }
        path = challenge(ada, "Balbus")
        pushed = service.next()
        table = path.rpartition("/")[2]
        said = browsers["/balbus"].read(pushed)
        assert said == {"title": "Ti sfidano: Roma con Drusus", "table": table}
        assert pushed.headers["topic"] == table
        claims = pushed.claims()
        assert claims["key"] == ada.get("/api/session")["push"]
        assert (claims["aud"], claims["sub"]) == (service.url, "mailto:club@example.org")
        assert time.time() < claims["exp"] <= time.time() + DAY
        ben.post(f"{path}/seats", {"name": "Ben"})
        people = {0: ada, 1: ben}
        paths = {0: "/drusus", 1: "/balbus"}
        rng = random.Random(3)
        position: Json = ada.get(path)
        for _ in range(3):  # whoever has to decide is told, and only once in a turn
            player = position["player"]
            pushed = service.next()
            assert pushed.path == paths[player]
            assert 0 < int(pushed.headers["ttl"]) <= DAY  # nobody is told when time is up
            assert browsers[pushed.path].read(pushed)["table"] == table
            while position["player"] == player:
                position = decide(people[player], path, people[player].get(path), rng)
        assert service.next().path == paths[position["player"]]
        people[position["player"]].post(f"{path}/resign", {})
        assert service.next().path == paths[1 - position["player"]]  # the other one knows it
        assert service.arrived.empty()
        assert waiting(server) == 0


def test_every_browser_of_an_account_is_told_until_it_ends(
    server: Server, service: PushService
) -> None:
    with Client(server) as ada, Client(server) as here, Client(server) as there:
        claim(ada, "Galba")
        claim(here, "Otho")
        sign_in(there, "Otho")
        subscribes(here, service, "here")
        subscribes(there, service, "there")
        challenge(ada, "Otho")
        assert {service.next().path, service.next().path} == {"/here", "/there"}
        [other] = [one for one in here.get("/api/account/sessions") if not one["current"]]
        assert other["pushed"] is True
        told = here.ask("DELETE", f"/api/account/push/{other['id']}").json()
        assert [one["pushed"] for one in told if one["id"] == other["id"]] == [False]
        challenge(ada, "Otho")
        assert service.next().path == "/here"
        # whoever signs out is told no more
        subscribes(there, service, "there")
        here.ask("DELETE", "/api/session")
        challenge(ada, "Otho")
        assert service.next().path == "/there"
        there.post("/api/account/password", {"password": WORD, "new": f"{WORD} anew"})
        challenge(ada, "Otho")
        assert service.next().path == "/there"
        assert service.arrived.empty()


def test_a_browser_has_one_subscription_and_tells_whoever_is_signed_in(
    server: Server, service: PushService
) -> None:
    with Client(server) as ada, Client(server) as browser:
        claim(ada, "Vindex")
        claim(browser, "Nymphidius")
        before = subscriptions(server)
        subscribes(browser, service, "same")
        subscribes(browser, service, "same")
        assert subscriptions(server) == before + 1
        claim(browser, "Tigellinus")  # in the same browser
        subscribes(browser, service, "same")
        assert subscriptions(server) == before + 1
        challenge(ada, "Nymphidius")
        assert waiting(server) == 0
        challenge(ada, "Tigellinus")
        assert service.next().path == "/same"


@pytest.mark.parametrize("status", [404, 410])
def test_what_a_push_service_does_not_know_any_more_is_forgotten(
    server: Server, service: PushService, status: int
) -> None:
    with Client(server) as ada, Client(server) as ben:
        claim(ada, f"Plautus {status}")
        claim(ben, f"Terentius {status}")
        before = subscriptions(server)
        subscribes(ben, service, "gone")
        service.status = 500  # it may be back soon
        challenge(ada, f"Terentius {status}")
        service.next()
        assert subscriptions(server) == before + 1
        service.status = status
        challenge(ada, f"Terentius {status}")
        service.next()
        while subscriptions(server) > before:
            ben.get("/api/session")
        assert [one["pushed"] for one in ben.get("/api/account/sessions")] == [False]
        service.status = 201


def test_nobody_is_told_who_does_not_want_it_or_has_seen_it(service: PushService) -> None:
    for server in pushing(3_600):
        with Client(server) as ada, Client(server) as ben, Client(server) as guest:
            claim(ada, "Nerva")
            claim(ben, "Piso")
            challenge(ada, "Piso")
            assert waiting(server) == 0
            wanted = Subscriber(service, "piso")
            assert guest.refused("POST", "/api/account/push", wanted.told)["error"] == "sign-in"
            subscribes(ben, service, "piso")
            answered, open_ = challenge(ada, "Piso"), challenge(ada, "Piso")
            ben.post(f"{answered}/decline", {})
            assert waiting(server) == 2
            server.kill()
            database(server).execute("UPDATE pushes SET at = 1")
            server.start()
            pushed = service.next()
            assert pushed.headers["topic"] == open_.rpartition("/")[2]
            assert pushed.claims()["key"] == ben.get("/api/session")["push"]
            while waiting(server):
                ben.get("/api/session")
            assert service.arrived.empty()


def test_a_deleted_account_leaves_no_subscription(server: Server, service: PushService) -> None:
    with Client(server) as ada:
        claim(ada, "Lepidus")
        before = subscriptions(server)
        subscribes(ada, service, "lepidus")
        ada.post("/api/account/delete", {"password": WORD})
        assert subscriptions(server) == before


def test_the_key_is_kept_as_the_secrets_of_the_dice_are(server: Server) -> None:
    [[kept]] = database(server).execute("SELECT secret FROM push_key")
    assert len(kept) > 32  # sealed: its nonce and its tag as well


# --- where messages may go ---


def test_nothing_is_sent_into_the_network_of_the_server(service: PushService) -> None:
    for server in pushing(anywhere=False):
        with Client(server) as ada, Client(server) as ben:
            claim(ada, "Cinna")
            claim(ben, "Sulla")
            told = Subscriber(service, "sulla").told
            refused = ben.refused("POST", "/api/account/push", told)
            assert refused["error"] == "subscription"
            local = f"https://localhost/{service.http.server_port}"
            ben.post("/api/account/push", {**told, "endpoint": local})
            challenge(ada, "Sulla")
            while waiting(server):
                ben.get("/api/session")
            assert service.arrived.empty()


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0"),
        *("100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "no address"),
        *("::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8"),
        *("64:ff9b::a00:1", "2002:a00:1::", "2001:db8::1", "2001::1"),
    ],
)
def test_an_address_at_home_is_no_public_one(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.1", "2a00:1450:4001:80b::200a"])
def test_an_address_of_the_internet_is(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:22/x",
        "https://user@push.example.org/x",
        "https://:word@push.example.org/x",
        "https:///x",
        "https://push.example.org:port/x",
        "ftp://push.example.org/x",
    ],
)
def test_a_push_service_has_https_at_its_usual_port(endpoint: str) -> None:
    assert not is_endpoint(endpoint, anywhere=False)
    assert is_endpoint("https://push.example.org/x?y", anywhere=False)


@pytest.mark.parametrize(
    "changed",
    [
        {"endpoint": "https://push.example.org/a b"},
        {"endpoint": "https://push.example.org/\r\nHost: x"},
        {"endpoint": "https://push.example.org/" + "x" * 1_000},
        {"keys": {"p256dh": "A" * 87, "auth": "A" * 22}},  # no point of the curve
        {"keys": {"p256dh": "A" * 80, "auth": "A" * 22}},
        {"keys": {}},
        {"more": 1},
    ],
)
def test_what_is_no_subscription_is_refused(
    server: Server, service: PushService, changed: dict[str, Any]
) -> None:
    with Client(server) as ada:
        claim(ada, f"Naevius {random.randrange(1 << 40)}")
        before = subscriptions(server)
        told = {**Subscriber(service, "naevius").told, **changed}
        assert ada.refused("POST", "/api/account/push", told)["status"] == 400
        assert subscriptions(server) == before


def test_a_server_without_push_says_so(service: PushService) -> None:
    for server in served():
        with Client(server) as here:
            claim(here, "Rufus")
            assert here.get("/api/session")["push"] is None
            told = Subscriber(service, "rufus").told
            assert here.refused("POST", "/api/account/push", told)["error"] == "no-push"


@pytest.mark.parametrize("url", ["", "http://play.example.org"])
def test_what_is_missing_for_push_is_said(url: str) -> None:
    with pytest.raises(LusoriaError, match="--public-url"):
        Push(Settings(database="sqlite:///x", push=True, public_url=url))


def test_a_hanging_push_service_is_given_up_and_nobody_waits_for_it(
    server: Server, service: PushService
) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as hanging,
        Client(server) as ada,
        Client(server) as ben,
        Client(server) as eve,
    ):
        claim(ada, "Crassus")
        claim(ben, "Surena")
        claim(eve, "Orodes")
        told = Subscriber(service, "surena").told
        slow = f"http://127.0.0.1:{hanging.getsockname()[1]}/"
        ben.post("/api/account/push", {**told, "endpoint": slow})
        subscribes(eve, service, "orodes")
        challenge(ada, "Surena")
        hanging.settimeout(PATIENCE)
        connection, _ = hanging.accept()  # it answers nothing
        challenge(ada, "Orodes")
        assert service.next().path == "/orodes"
        connection.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            while connection.recv(65_536):  # until the server gives it up
                pass
        connection.close()
