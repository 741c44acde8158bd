"""Nothing is lost: not by reloading, nor when the server is killed."""

import random
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Route, WebSocketRoute
from websockets.sync.client import connect

from lusoria.core.state import State
from tests.browser.clicker import Clicker, board
from tests.browser.moments import View, find, put
from tests.browser.people import DESK, PHONE, Introduced, sit, table
from tests.server.serving import ADA, BEN, BOT, Client, Server, decide
from tests.server.test_outages import away

# What a browser says of a server that is killed, perhaps in the middle of an answer.
REFUSED = (
    "WebSocket",
    "ERR_CONNECTION_REFUSED",
    "ERR_EMPTY_RESPONSE",
    "CONNECTION_RESET",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
)


def late(state: State, _view: View) -> bool:
    """A log with more lines than there is room for, many of which take two."""
    return state.turn >= 9


def test_the_log_opens_at_its_last_line(someone: Introduced, server: Server) -> None:
    moment = find("builders", "greedy", late, 4)
    ada = someone()
    sit(ada, *put(server.settings["database"], moment))
    ada.until(
        """() => {
          const log = document.querySelector('.log');
          const line = log?.querySelector('.now');
          if (!line || log.scrollHeight <= log.clientHeight) return false;
          const [inner, outer] = [line, log].map((node) => node.getBoundingClientRect());
          return inner.top >= outer.top && inner.bottom <= outer.bottom + 1;
        }"""
    )


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_reloaded_page_is_where_it_was(
    someone: Introduced, server: Server, size: tuple[int, int]
) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone(size)
    sit(ada, id, tokens[0])
    clicker = Clicker(ada, 5)
    clicker.some(8)
    before, revision = board(ada), ada.revision
    ada.page.reload()
    ada.sees("[data-legal], [data-action]")
    assert (board(ada), ada.revision) == (before, revision)
    clicker.some(4)
    # From the front page the way leads back.
    ada.go()
    ada.click('[data-list="mine"] a')
    ada.sees("[data-legal], [data-action]")
    assert ada.id == id
    clicker.some(2)


def test_an_answer_that_gets_lost_comes_by_the_stream(someone: Introduced, server: Server) -> None:
    """The server has played the action and told the page so, but the page never hears it."""
    id, tokens = table(server, "roma", ADA, BEN)
    with Client(server) as spectator:
        first = spectator.get(f"/api/tables/{id}")["player"]
    ada = someone()
    ada.expects("ERR_FAILED")
    sit(ada, id, tokens[first])

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    ada.page.route("**/actions?*", lose, times=1)
    Clicker(ada, 5).decide()


def test_a_killed_server(someone: Introduced, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        id, tokens = table(server, "roma", ADA, BOT)
        ada = someone(at=server)
        ada.expects(*REFUSED)
        sit(ada, id, tokens[0])
        clicker = Clicker(ada, 6)
        clicker.some(6)
        before, revision = board(ada), ada.revision
        server.kill()
        ada.sees(".lost[role=status]")
        # What is tried meanwhile is not done, and said not to be.
        legal = ada.page.locator("[data-action]").first
        if legal.count() > 0:
            legal.click()
            ada.sees(".trouble[role=alert]")
        server.start()
        ada.sees(".lost", 0)
        ada.sees(".trouble", 0)
        ada.sees("[data-legal], [data-action]")
        assert ada.revision == revision
        assert board(ada) == before
        clicker.some(6)
        assert ada.revision > revision
    finally:
        server.stop()


def test_home_and_a_table_open_once_the_server_is_there(
    someone: Introduced, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    try:
        id, tokens = table(server, "roma", ADA, BOT)
        ada, ben = someone(at=server), someone(at=server)
        for person in (ada, ben):
            person.expects(*REFUSED)
            person.page.goto("/")
            person.sees("[data-play]")
        server.kill()
        ada.page.evaluate("(hash) => { location.hash = hash; }", f"#/table/{id}/{tokens[0]}")
        ada.sees("main [role=alert]")
        ben.click("[data-play]")
        ben.sees("[role=alert]")
        server.start()
        ada.sees(".stage [data-el]")
    finally:
        server.stop()


# The streams that were opened, and which of them have told something.
SOCKETS: Final = """
window.opened = [];
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(url, protocols) {
    super(url, protocols);
    window.opened.push(this);
    this.addEventListener('message', () => { this.heard = true; });
  }
};
"""


def test_a_net_that_was_gone_is_noticed_at_once(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    ada.expects("WebSocket", "ERR_INTERNET_DISCONNECTED")
    ada.context.add_init_script(SOCKETS)
    sit(ada, id, tokens[0])
    ada.sees("[data-legal], [data-action]")
    assert ada.page.evaluate("() => window.opened.length") == 1
    ada.page.evaluate("() => dispatchEvent(new Event('offline'))")
    ada.sees(".lost[role=status]")
    ada.page.evaluate("() => dispatchEvent(new Event('online'))")
    ada.sees(".lost", 0)
    assert ada.page.evaluate("() => window.opened.length") == 2


@pytest.mark.parametrize("status", [429, 503])
def test_a_server_with_too_much_to_do_is_asked_again(
    someone: Introduced, server: Server, status: int
) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    refusing = [2]

    def refuse(socket: WebSocketRoute) -> None:
        if refusing[0]:
            refusing[0] -= 1
            socket.close(code=4000 + status)
        else:
            socket.connect_to_server()

    ada.page.route_web_socket("**/live?*", refuse)
    sit(ada, id, tokens[0])
    ada.sees(".lost[role=status]")
    assert "busy" in ada.page.locator(".lost").inner_text()
    ada.sees(".lost", 0)
    assert refusing == [0]
    Clicker(ada, 23).some(3)


def test_a_table_that_is_shown_no_longer_is_said_to_be(someone: Introduced, server: Server) -> None:
    id, tokens = table(server, "roma", ADA, BOT)
    ada = someone()
    opened: list[int] = []

    def refuse(socket: WebSocketRoute) -> None:
        opened.append(1)
        socket.close(code=4403)

    ada.page.route_web_socket("**/live?*", refuse)
    sit(ada, id, tokens[0])
    ada.sees(".lost[role=alert]")
    assert opened == [1]


def test_a_page_refused_its_stream_catches_up(someone: Introduced, tmp_path: Path) -> None:
    """Somebody else holds all streams of the address, and the table goes on meanwhile."""
    server = Server(tmp_path, streams=1)
    try:
        id, tokens = table(server, "roma", ADA, BEN)
        path = f"/api/tables/{id}"
        with connect(server.url.replace("http", "ws", 1) + f"{path}/live") as other:
            other.recv()
            ada = someone(at=server)
            sit(ada, id, tokens[0])
            ada.sees(".lost[role=status]")
            with Client(server, tokens[1]) as ben:
                revision = ben.post(f"{path}/resign", {})["revision"]
        ada.sees(".lost", 0)
        ada.sees("[data-over]")
        assert ada.revision == revision
    finally:
        server.stop()


def test_a_server_that_is_stopped_says_so(someone: Introduced, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        id, tokens = table(server, "roma", ADA, BOT)
        ada = someone(at=server)
        ada.expects(*REFUSED)
        ada.context.add_init_script(SOCKETS)
        sit(ada, id, tokens[0])
        # The first position is asked for: only who has heard the stream is told of its end.
        ada.until("() => window.opened.some((socket) => socket.heard)")
        server.stop()
        ada.sees(".lost[role=status]")
        assert "restarting" in ada.page.locator(".lost").inner_text()
        server.start()
        ada.sees(".lost", 0)
        Clicker(ada, 7).some(3)
    finally:
        server.stop()


def test_the_clock_stands_while_the_server_is_away(someone: Introduced, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        id, tokens = table(server, "roma", ADA, BEN, seconds=3_000)
        ada = someone(at=server)
        ada.expects(*REFUSED)
        ada.page.clock.install()
        sit(ada, id, tokens[0])
        ada.sees(".clock")
        before = ada.page.locator(".clock").inner_text()
        ada.page.clock.fast_forward(60_000)
        ada.until("(before) => document.querySelector('.clock').innerText !== before", before)
        server.kill()
        ada.sees(".lost[role=status]")
        stands = ada.page.locator(".clock").inner_text()
        ada.page.clock.fast_forward(600_000)
        assert ada.page.locator(".clock").inner_text() == stands
        server.start()
        ada.sees(".lost", 0)
    finally:
        server.stop()


@pytest.mark.soak
def test_a_page_stays_true_over_thirty_kills_and_an_outage_of_a_minute(
    someone: Introduced, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    rng = random.Random(8)
    try:
        id, tokens = table(server, "builders", ADA, BEN, seconds=600)
        path = f"/api/tables/{id}"
        ada = someone(at=server)
        ada.expects(*REFUSED)
        ada.page.clock.install()
        sit(ada, id, tokens[0])
        for kill in range(31):
            with Client(server, tokens[0]) as one, Client(server, tokens[1]) as other:
                client = (one, other)[one.get(path)["player"]]
                done = decide(client, path, client.get(path), rng)
            server.kill()
            ada.sees(".lost[role=status]")
            if kill == 30:
                ada.page.clock.fast_forward(60_000)
                away(tmp_path, 60)
            server.start()
            ada.sees(".lost", 0)
            ada.sees(f'[data-revision="{done["revision"]}"]')
            with Client(server, tokens[0]) as client:
                now = client.get(path)
            assert now["revision"] == done["revision"]
            assert [seat["bot"] for seat in now["seats"]] == [None, None]
    finally:
        server.stop()
