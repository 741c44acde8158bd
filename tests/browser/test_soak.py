"""Whole games by clicking for every game, count and mode, at both sizes."""

import pytest

from tests.browser.people import DESK, PHONE, Introduced, sit, table
from tests.browser.test_whole_games import play
from tests.server.serving import ADA, BOT, Server

SHORT: dict[str, object] = {"round_limit": 3}
CASES: list[tuple[str, int, dict[str, object]]] = [
    ("roma", 2, {}),
    ("roma", 2, {"mercatus": "stockpile"}),
    ("builders", 2, {}),
    ("builders", 3, {}),
    ("builders", 4, {"university": "adds"}),
    ("romolo", 1, SHORT),
    ("romolo", 2, SHORT),
    ("romolo", 2, {**SHORT, "battle": "die"}),
    ("romolo", 3, {**SHORT, "coins": "hidden"}),
    ("romolo", 4, SHORT),
    ("romolo", 4, {**SHORT, "teams": "on"}),
    ("romolo", 1, {**SHORT, "edition": "1.66"}),
    ("romolo", 3, {**SHORT, "edition": "1.66", "battle": "tokens", "peoples": "on"}),
    ("romolo", 4, {**SHORT, "edition": "1.66", "teams": "on", "bid_paid": "winner"}),
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
