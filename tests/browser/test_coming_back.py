"""Nothing is lost: not by reloading, nor when the server is killed."""

from pathlib import Path

import pytest

from tests.browser.clicker import Clicker, board
from tests.browser.people import DESK, PHONE, Introduced, sit, table
from tests.server.serving import ADA, BOT, Server


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


def test_a_killed_server(someone: Introduced, tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        id, tokens = table(server, "roma", ADA, BOT)
        ada = someone(at=server)
        ada.expects("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "CONNECTION_RESET")
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
        ada.sees("[data-legal], [data-action]")
        assert ada.revision == revision
        assert board(ada) == before
        clicker.some(6)
        assert ada.revision > revision
    finally:
        server.stop()
