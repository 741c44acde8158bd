"""A whole game of each kind in other browsers than Chromium."""

from collections.abc import Iterator

import pytest

from tests.browser import firefox, webkit
from tests.browser.clicker import Clicker
from tests.browser.firefox import Firefox
from tests.browser.people import table
from tests.browser.stock import Reader
from tests.browser.webkit import WebKit
from tests.server.serving import ADA, BOT, Server


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(
            firefox.launched,
            id="firefox",
            marks=pytest.mark.skipif(firefox.PATH is None, reason="there is no Firefox"),
        ),
        pytest.param(
            webkit.launched,
            id="webkit",
            marks=pytest.mark.skipif(
                not webkit.THERE, reason="there is no WebKitGTK with a driver"
            ),
        ),
    ],
)
def stock(request: pytest.FixtureRequest) -> Iterator[Firefox | WebKit]:
    """One of each for all."""
    with request.param() as session:
        yield session


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("roma", {}),
        ("builders", {}),
        ("romolo", {"round_limit": 2}),
        ("romolo", {"edition": "1.66", "round_limit": 2}),
        ("alea", {}),
    ],
    ids=["roma", "builders", "romolo", "romolo-1.66", "plain"],
)
def test_whole_games(
    stock: Firefox | WebKit, server: Server, game: str, options: dict[str, object]
) -> None:
    id, tokens = table(server, game, ADA, BOT, options=options)
    tab = stock.tab()
    reader = Reader(tab, server)
    try:
        reader.sit(id, tokens[0])
        clicker = Clicker(reader, 1)
        clicker.whole()
        assert clicker.compared > 3
        assert reader.asks()["status"] == "over"
        reader.until("() => document.querySelector('[data-result]') !== null")
        assert tab.wrong == []
    finally:
        reader.leave()
