"""What a click costs: nothing is sent, told or asked twice."""

import json
from collections import Counter

from playwright.sync_api import Request, WebSocket

from tests.browser.people import Introduced, Someone, sit, table
from tests.browser.test_romolo import placed
from tests.server.serving import ADA, BEN, Server


class Wire:
    """What goes between a page and its server."""

    def __init__(self, someone: Someone) -> None:
        self.counted: Counter[str] = Counter()
        someone.page.on("request", self._request)
        someone.page.on("websocket", self._socket)

    def _request(self, request: Request) -> None:
        what = request.url.partition("?")[0].rpartition("/")[2]
        if "/api/tables/" in request.url:
            self.counted[f"{request.method} {what}"] += 1

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        self.counted[json.loads(frame)["type"]] += 1


def test_home_asks_once_how_all_tables_stand(someone: Introduced, server: Server) -> None:
    ada = someone()
    for _ in range(3):
        id, tokens = table(server, "roma", ADA, BEN)
        sit(ada, id, tokens[0])
    wire = Wire(ada)
    ada.go()
    ada.sees('[data-list="mine"] li', 3)
    assert wire.counted == {"POST mine": 1}


def test_building_a_farm_is_two_requests_and_two_questions(
    someone: Introduced, server: Server
) -> None:
    ada = someone()
    wire = Wire(ada)
    placed(ada, server)
    assert wire.counted["position"] == 1
    wire.counted.clear()
    ada.click("[data-next]")
    ada.click('[data-verb="build"]')
    with ada.page.expect_response("**/previews?*"):
        ada.click('[data-site="farm"]')
        ada.sees('[data-el^="piece:"][data-el$=":farm"] use', 2)
    ada.asks()
    assert wire.counted == {"POST actions": 2, "GET previews": 2}


def test_another_unit_is_one_request(someone: Introduced, server: Server) -> None:
    ada = someone()
    wire = Wire(ada)
    placed(ada, server)
    with ada.page.expect_response("**/previews?*"):
        ada.click("[data-next]")
        ada.sees(".unit.acting")
    first = ada.asks()["view"]["move"]["unit"]
    wire.counted.clear()
    ada.page.keyboard.press("n")
    ada.until('(old) => document.querySelector(`.unit.acting:not([data-el="${old}"])`)', first)
    assert ada.asks()["view"]["move"]["unit"] != first
    assert wire.counted["POST actions"] == 1
    assert wire.counted["POST undo"] == 0


def test_taking_back_is_told_once(someone: Introduced, server: Server) -> None:
    ada = someone()
    wire = Wire(ada)
    placed(ada, server)
    with ada.page.expect_response("**/previews?*"):
        ada.click("[data-next]")
        ada.sees('[data-verb="build"]')
    wire.counted.clear()
    with ada.page.expect_response("**/previews?*"):
        ada.page.keyboard.press("Escape")
        ada.sees('[data-verb="build"]', 0)
    ada.asks()
    assert wire.counted["POST undo"] == 1
    # previews of the position before may still have been on their way
    assert set(wire.counted) == {"POST undo", "GET previews"}
