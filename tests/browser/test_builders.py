"""The Builders on their own board: whole games, what a worker would do, bought actions, sizes."""

import pytest

from tests.browser.people import DESK, PHONE, Introduced, sit, table
from tests.browser.test_whole_games import play
from tests.server.serving import ADA, BOT, Server

SHORT: dict[str, object] = {"round_limit": 4}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games(
    someone: Introduced, server: Server, players: int, size: tuple[int, int]
) -> None:
    id, tokens = table(server, "builders", ADA, *[BOT] * (players - 1), options=SHORT)
    ada = someone(size)
    sit(ada, id, tokens[0])
    play(ada, players)
