"""A whole game of each kind in Firefox; every position as the server has it."""

from collections.abc import Iterator

import pytest

from tests.browser.clicker import Clicker
from tests.browser.firefox import PATH, Firefox, Reader, launched
from tests.browser.people import table
from tests.server.serving import ADA, BOT, Server

pytestmark = pytest.mark.skipif(PATH is None, reason="there is no Firefox")


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    """One browser for all."""
    with launched() as session:
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
    firefox: Firefox, server: Server, game: str, options: dict[str, object]
) -> None:
    id, tokens = table(server, game, ADA, BOT, options=options)
    reader = Reader(firefox, server)
    try:
        reader.sit(id, tokens[0])
        clicker = Clicker(reader, 1)
        clicker.whole()
        assert clicker.compared > 3
        assert reader.asks()["status"] == "over"
        reader.until("() => document.querySelector('[data-result]') !== null")
        assert firefox.wrong == []
    finally:
        reader.leave()
        firefox.wrong.clear()
