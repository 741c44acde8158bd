"""How well was played in rated games: kept once they are analysed, and told on players' pages."""

import random
from collections.abc import Iterator

import pytest

from tests.server.serving import ADA, BOT, Client, Json, Server, decide, served
from tests.server.test_accounts import claim, database
from tests.server.test_rated_games import OPEN, sit, table

pytestmark = pytest.mark.once  # the judge is tested both ways; the server only hands it on


@pytest.fixture(scope="module")
def by_itself() -> Iterator[Server]:
    """A server that analyses rated games without being asked."""
    yield from served(analyse_rated=True)


def play(ada: Client, ben: Client, path: str, turns: int) -> None:
    """The set-up, which is not judged, and some turns at random; then Ben resigns."""
    rng = random.Random(5)
    people = {0: ada, 1: ben}
    position: Json = ada.get(path)
    while position["view"]["turn"] <= turns:
        deciding = people[position["player"]]
        position = decide(deciding, path, deciding.get(path), rng)
    ben.post(f"{path}/resign", {})


def analysis(client: Client, path: str) -> Json:
    """What an analysis has found, once it is done."""
    while True:
        told: Json = client.post(f"{path}/analysis", {})
        if told["found"] is not None:
            return told
        assert told["done"] <= told["of"]


def kept(server: Server, path: str) -> list[tuple[int, float | None]]:
    """What is known of a table."""
    wanted = "SELECT seat, accuracy FROM accuracies WHERE table_id = ? ORDER BY seat"
    return list(database(server).execute(wanted, [path.rpartition("/")[2]]))


def test_whoever_asks_for_the_analysis_both_players_pages_tell_the_accuracy(
    server: Server,
) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as guest:
        claim(ada, "Livia")
        claim(ben, "Seianus")
        path, _ = table(ada, ADA, OPEN, public=True)
        sit(ben, path)
        assert ada.refused("POST", f"{path}/analysis", {})["error"] == "not-over"
        play(ada, ben, path, 2)
        assert ada.get("/api/players/Livia")["accuracies"] == []
        found = analysis(guest, path)["found"]
        told = [seat["accuracy"] for seat in found["seats"]]
        assert all(0 <= one <= 1 for one in told)
        assert kept(server, path) == [*enumerate(told)]
        assert analysis(ada, path)["found"] == found  # nothing is written twice
        for name, accuracy in zip(("Livia", "Seianus"), told, strict=True):
            page = guest.get(f"/api/players/{name}")
            assert page["accuracies"] == [{"pool": "roma", "mean": accuracy, "games": 1}]
            assert [game["accuracy"] for game in page["games"]] == [accuracy]
        [result] = ada.get("/api/account/export")["results"]
        assert result["accuracy"] == told[0]
        # the mean is of the games that were analysed; one that ends at once has nothing to judge
        path, _ = table(ada, ADA, BOT)
        ada.post(f"{path}/resign", {})
        assert [seat["accuracy"] for seat in analysis(guest, path)["found"]["seats"]] == [None] * 2
        assert kept(server, path) == [(0, None), (1, None)]
        page = guest.get("/api/players/Livia")
        assert page["accuracies"] == [{"pool": "roma", "mean": told[0], "games": 1}]
        assert [game["accuracy"] for game in page["games"]] == [None, told[0]]


def test_of_a_game_that_is_not_rated_nothing_is_kept(server: Server) -> None:
    with Client(server) as ada, Client(server) as ben:
        claim(ada, "Sempronia")
        claim(ben, "Gracchus")
        path, _ = table(ada, ADA, OPEN, rated=False)
        sit(ben, path)
        ben.post(f"{path}/resign", {})
        analysis(ben, path)
        assert kept(server, path) == []


def test_a_server_analyses_rated_games_by_itself_if_its_host_wants_that(
    by_itself: Server,
) -> None:
    with Client(by_itself) as ada, Client(by_itself) as ben:
        claim(ada, "Marcia")
        claim(ben, "Regulus")
        paths = []
        for turns in (1, 2):
            path, _ = table(ada, ADA, OPEN)
            sit(ben, path)
            play(ada, ben, path, turns)
            paths.append(path)
        by_itself.kill()  # so that it looks at once, whatever it has found before
        by_itself.start()
        while not all(kept(by_itself, path) for path in paths):
            ada.get("/api/session")
            assert "failed" not in by_itself.said()
        page = ada.get("/api/players/Marcia")
        assert page["accuracies"][0]["games"] == sum(
            game["accuracy"] is not None for game in page["games"]
        )
