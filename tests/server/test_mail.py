"""Forgotten passwords, with a real mail server."""

import re
import socket
from collections.abc import Iterator
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message

from lusoria.core.errors import LusoriaError
from lusoria.server.mail import Mail
from lusoria.server.settings import Settings
from tests.server.serving import PATIENCE, Client, Server, served
from tests.server.test_accounts import WORD, claim, database, sign_in, who

NEW = "and a staple besides"


class Post(Message):
    """Puts what arrives where a test takes it from."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.arrived: Queue[Any] = Queue()
        self.port = port

    def handle_message(self, message: Any) -> None:
        self.arrived.put(message)

    def next(self) -> Any:
        """The next message, and what it says."""
        return self.arrived.get(timeout=PATIENCE)


def posting() -> Iterator[Post]:
    """A mail server, for as long as it is needed."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    handler = Post(port)
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler
    controller.stop()


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    yield from posting()


@pytest.fixture
def server(post: Post) -> Iterator[Server]:
    """A server of a test's own: it sends so many mails and no more."""
    yield from served(
        smtp=f"smtp://127.0.0.1:{post.port}",
        mail_from="club@example.org",
        public_url="https://play.example.org/",
        mailed_rate=0.0,
        mailed_burst=2,
    )


def test_a_forgotten_password_is_set_anew_by_mail(server: Server, post: Post) -> None:
    with Client(server) as here, Client(server) as there:
        claim(here, "Iulia", email="iulia@example.org", language="it")
        assert here.get("/api/session")["mail"] is True
        unknown = there.post("/api/account/forgotten", {"name": "Nemo"})
        assert there.post("/api/account/forgotten", {"name": "iulia"}) == unknown
        message = post.next()
        assert (message["To"], message["From"]) == ("iulia@example.org", "club@example.org")
        assert message["Subject"] == "Una nuova password per Lusoria"
        text = message.get_payload(decode=True).decode()
        [secret] = re.findall(r"https://play\.example\.org/#/reset/(\S+)", text)
        [[stored]] = database(server).execute("SELECT hash FROM resets")
        assert secret not in stored
        assert post.arrived.empty()
        body = {"secret": secret, "password": "short"}
        assert there.refused("POST", "/api/account/reset", body)["error"] == "weak-password"
        there.post("/api/account/reset", {"secret": secret, "password": NEW})
        assert (who(here), who(there)) == (None, "Iulia")
        body = {"secret": secret, "password": WORD}
        assert here.refused("POST", "/api/account/reset", body)["error"] == "old-link"
        sign_in(here, "Iulia", NEW)


def test_a_link_ends_and_nobody_is_flooded(server: Server, post: Post) -> None:
    with Client(server) as here:
        claim(here, "Drusilla", email="drusilla@example.org")
        here.post("/api/account/forgotten", {"name": "Drusilla"})
        text = post.next().get_payload(decode=True).decode()
        [secret] = re.findall(r"/#/reset/(\S+)", text)
        database(server).execute("UPDATE resets SET expires = 1")
        body = {"secret": secret, "password": NEW}
        assert here.refused("POST", "/api/account/reset", body)["error"] == "old-link"
        here.post("/api/account/forgotten", {"name": "Nobody at all"})
        refused = here.refused("POST", "/api/account/forgotten", {"name": "Somebody else"})
        assert refused["error"] == "too-many"


def test_a_server_without_mail_says_so() -> None:
    for server in served():
        with Client(server) as here:
            assert here.get("/api/session")["mail"] is False
            body = {"name": "Ada"}
            assert here.refused("POST", "/api/account/forgotten", body)["error"] == "no-mail"


@pytest.mark.parametrize(
    "wrong",
    [
        {"smtp": "mail.example.org"},
        {"smtp": "smtp://mail.example.org"},
        {"smtp": "smtp://mail.example.org", "mail_from": "club@example.org"},
        {
            "smtp": "smtp://club:pass/word@mail.example.org",  # the slash ends what is a port then
            "mail_from": "club@example.org",
            "public_url": "https://play.example.org",
        },
    ],
)
def test_what_is_missing_for_mail_is_said(wrong: dict[str, Any]) -> None:
    with pytest.raises(LusoriaError):
        Mail(Settings(database="sqlite:///x", **wrong))
