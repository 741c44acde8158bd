"""Whole games by clicking for every game, count and mode, at both sizes."""

import pytest

from tests.browser.people import DESK, PHONE, Introduced, sit, table
from tests.browser.test_whole_games import play
from tests.server.serving import ADA, BOT, Server

CASES: list[tuple[str, int, dict[str, object]]] = [
    ("roma", 2, {}),
    ("roma", 2, {"mercatus": "stockpile"}),
    *(("builders", players, {}) for players in (2, 3, 4)),
    *(("romolo", players, {"round_limit": 3}) for players in (1, 2, 3, 4)),
    ("romolo", 4, {"mode": "alliance", "round_limit": 3}),
    ("romolo", 2, {"edition": "1.66", "round_limit": 3}),
    ("romolo", 1, {"edition": "1.66", "round_limit": 3}),
]


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_every_way_to_play(
    someone: Introduced,
    server: Server,
    game: str,
    players: int,
    options: dict[str, object],
    size: tuple[int, int],
    seed: int,
) -> None:
    id, tokens = table(server, game, ADA, *[BOT] * (players - 1), options=options)
    ada = someone(size)
    sit(ada, id, tokens[0])
    play(ada, seed)
