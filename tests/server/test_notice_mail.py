"""Notices by mail, with a real mail server: once each, for those who want them."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.serving import ADA, Client, Json, Server, decide, served
from tests.server.test_accounts import claim, database
from tests.server.test_mail import Post, posting

DAY = 86_400


def mailing(post: Post, delay: float) -> Iterator[Server]:
    yield from served(
        smtp=f"smtp://127.0.0.1:{post.port}",
        mail_from="club@example.org",
        public_url="https://play.example.org",
        mail_delay=delay,
    )


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    yield from posting()


@pytest.fixture(scope="module")
def server(post: Post) -> Iterator[Server]:
    yield from mailing(post, 0)


def reachable(client: Client, name: str, language: str = "en") -> None:
    """Somebody who wants mail."""
    claim(client, name, email=f"{name.lower()}@example.org", language=language)
    assert client.get("/api/session")["account"]["mailed"] is False
    told = client.post("/api/account/mail", {"notices": True})
    assert told["account"]["mailed"] is True


def challenge(client: Client, name: str, seconds: int | None = DAY) -> str:
    """A table at which a seat is reserved for somebody."""
    seats = [ADA, {"kind": "person", "account": name}]
    made = client.post("/api/tables", {"game": "roma", "seats": seats, "seconds": seconds})
    return f"/api/tables/{made['id']}"


def said(message: Any) -> tuple[str, str]:
    """To whom a mail goes, and what it is about."""
    return message["To"].partition("@")[0], message["Subject"]


def waiting(server: Server) -> int:
    """How many mails are to be sent."""
    [[count]] = database(server).execute("SELECT COUNT(*) FROM mails")
    return int(count)


def test_a_challenge_each_turn_and_the_end_are_mailed_once(server: Server, post: Post) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as eve:
        reachable(ada, "Drusus")
        reachable(ben, "Balbus", "it")
        reachable(eve, "Egnatia")
        path = challenge(ada, "Balbus")
        message = post.next()
        assert said(message) == ("balbus", "Ti sfidano: Roma con Drusus")
        text = message.get_payload(decode=True).decode()
        assert f"https://play.example.org/#/table/{path.rpartition('/')[2]}" in text
        ben.post(f"{path}/seats", {"name": "Ben"})
        people = {0: ada, 1: ben}
        names = {0: "drusus", 1: "balbus"}
        rng = random.Random(3)
        position: Json = ada.get(path)
        for _ in range(3):  # whoever has to decide gets a mail, and only once in a turn
            player = position["player"]
            assert said(post.next())[0] == names[player]
            while position["player"] == player:
                position = decide(people[player], path, people[player].get(path), rng)
        assert said(post.next())[0] == names[position["player"]]
        people[position["player"]].post(f"{path}/resign", {})
        assert said(post.next())[0] == names[1 - position["player"]]  # the other one knows it
        challenge(ada, "Egnatia")
        assert said(post.next())[0] == "egnatia"
        assert post.arrived.empty()


def test_a_quick_game_brings_a_challenge_and_nothing_more(server: Server, post: Post) -> None:
    with Client(server) as ada, Client(server) as ben:
        claim(ada, "Galba")
        reachable(ben, "Otho")
        path = challenge(ada, "Otho", 60)
        assert said(post.next())[0] == "otho"
        ben.post(f"{path}/seats", {"name": "Ben"})
        assert waiting(server) == 0


def test_nobody_gets_mail_who_does_not_want_it(server: Server, post: Post) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as guest:
        wanted = {"notices": True}
        claim(ada, "Cotta")
        assert ada.refused("POST", "/api/account/mail", wanted)["error"] == "no-address"
        assert guest.refused("POST", "/api/account/mail", wanted)["error"] == "sign-in"
        claim(ben, "Sura", email="sura@example.org")
        challenge(ada, "Sura")
        assert waiting(server) == 0
        ben.post("/api/account/mail", wanted)
        ben.post("/api/account/mail", {"notices": False})
        challenge(ada, "Sura")
        assert waiting(server) == 0


def test_the_link_of_a_mail_ends_them_without_signing_in(server: Server, post: Post) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as anyone:
        claim(ada, "Varro")
        reachable(ben, "Milo")
        challenge(ada, "Milo")
        message = post.next()
        text = message.get_payload(decode=True).decode()
        [secret] = re.findall(r"https://play\.example\.org/#/unsubscribe/(\S+)", text)
        assert secret in message["List-Unsubscribe"]
        path, body = "/api/account/unsubscribe", {"secret": secret}
        assert anyone.refused("POST", path, {"secret": "guess"})["error"] == "old-link"
        anyone.post(path, body)
        assert ben.get("/api/session")["account"]["mailed"] is False
        assert anyone.refused("POST", path, body)["error"] == "old-link"
        challenge(ada, "Milo")
        assert waiting(server) == 0


def test_what_was_answered_meanwhile_is_not_mailed_and_a_killed_server_forgets_none(
    post: Post,
) -> None:
    for server in mailing(post, 3_600):
        with Client(server) as ada, Client(server) as ben:
            claim(ada, "Nerva")
            reachable(ben, "Piso")
            answered, open_ = challenge(ada, "Piso"), challenge(ada, "Piso")
            ben.post(f"{answered}/decline", {})
            assert waiting(server) == 2
            server.kill()
            database(server).execute("UPDATE mails SET at = 1")
            server.start()
            text = post.next().get_payload(decode=True).decode()
            assert open_.rpartition("/")[2] in text
            while waiting(server):
                ben.get("/api/session")
            assert post.arrived.empty()


def test_a_server_without_mail_says_so() -> None:
    for server in served():
        with Client(server) as here:
            claim(here, "Rufus", email="rufus@example.org")
            refused = here.refused("POST", "/api/account/mail", {"notices": True})
            assert refused["error"] == "no-mail"
