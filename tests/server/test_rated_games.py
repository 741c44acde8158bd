"""Rated games at tables of a server: who may play them, what comes of them, who is told what."""

import sqlite3
from collections.abc import Iterator

import pytest

from tests.server.serving import ADA, BEN, BOT, PERSON, Client, Json, Server, served
from tests.server.test_accounts import claim
from tests.server.test_admin import admin


@pytest.fixture(scope="module")
def somebody(server: Server) -> Iterator[Client]:
    """Somebody who is signed in."""
    with Client(server) as client:
        claim(client, "Somebody else")
        yield client


OPEN = {"kind": "open"}
RATED = {"game": "roma", "rated": True, "hints": False}


def table(client: Client, *seats: Json, **more: object) -> tuple[str, list[str | None]]:
    """A rated table of somebody signed in: its path, and the tokens of its seats."""
    made = client.post("/api/tables", {**RATED, "seats": list(seats), **more})
    return f"/api/tables/{made['id']}", [seat["token"] for seat in made["seats"]]


def sit(client: Client, path: str) -> Json:
    done: Json = client.post(f"{path}/seats", {"name": "Somebody"})
    return done


def ratings(client: Client, name: str) -> dict[str, Json]:
    """What a player's page tells of the ratings, by their pools."""
    return {one["pool"]: one for one in client.get(f"/api/players/{name}")["ratings"]}


def test_a_game_that_ends_is_rated(server: Server) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as guest:
        claim(ada, "Agrippina")
        claim(ben, "Brutus")
        path, _ = table(ada, ADA, OPEN)
        assert sit(ben, path)["seat"] == 1
        assert ada.get(path)["rated"] is True
        assert ratings(guest, "Agrippina") == {}
        ben.post(f"{path}/resign", {})
        won, lost = ratings(guest, "agrippina")["roma"], ratings(guest, "Brutus")["roma"]
        assert won["rating"] > 25 > lost["rating"]
        assert (won["games"], won["provisional"]) == (1, True)
        [told] = ben.get("/api/account/export")["results"]
        assert (told["pool"], told["place"], told["rating"]) == ("roma", 2, lost["rating"])
        board = guest.get("/api/ratings/roma", limit=100)["ranks"]
        names = [rank["who"]["name"] for rank in board]
        assert names.index("Agrippina") < names.index("Brutus")
        assert [rank["rank"] for rank in board] == [*range(1, len(board) + 1)]


def test_a_page_shows_opponents_the_course_and_only_tables_that_may_be_seen(
    server: Server,
) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as guest:
        claim(ada, "Aelia")
        claim(ben, "Balbus")
        for public in (True, False):
            path, _ = table(ada, ADA, OPEN, public=public)
            sit(ben, path)
            (ada if public else ben).post(f"{path}/resign", {})
        even = {"won": 1, "drawn": 0, "lost": 1}
        page = guest.get("/api/players/Aelia")
        who = {"name": "Balbus", "bot": None}
        assert page["opponents"] == [{"who": who, "pool": "roma", **even}]
        [course] = page["courses"]
        assert len(course["points"]) == 2
        assert course["points"][-1]["rating"] == page["ratings"][0]["rating"]
        assert [game["table"] for game in page["games"]] == [None, page["games"][1]["table"]]
        assert page["games"][1]["table"] is not None
        assert [game["place"] for game in page["games"]] == [1, 2]
        own = ben.get("/api/players/Aelia")
        assert None not in [game["table"] for game in own["games"]]


def test_a_level_of_bots_has_a_rating_of_its_own(server: Server) -> None:
    with Client(server) as ada:
        claim(ada, "Antonia")
        path, _ = table(ada, ADA, BOT)
        before = ratings(ada, "bot:easy").get("roma", {"rating": 25.0, "games": 0})
        ada.post(f"{path}/resign", {})
        after = ratings(ada, "bot:easy")["roma"]
        assert after["rating"] > before["rating"]
        assert after["games"] == before["games"] + 1
        assert ada.get("/api/players/Antonia")["opponents"][0]["who"] == {
            "name": None,
            "bot": "easy",
        }


def test_a_game_that_is_not_rated_changes_nothing(server: Server) -> None:
    with Client(server) as ada, Client(server) as ben:
        claim(ada, "Aurelius")
        claim(ben, "Burrus")
        path, _ = table(ada, ADA, OPEN, rated=False)
        sit(ben, path)
        ben.post(f"{path}/resign", {})
        assert ratings(ada, "Aurelius") == ratings(ada, "Burrus") == {}


def test_only_somebody_signed_in_plays_for_a_rating_and_not_against_themselves(
    server: Server,
) -> None:
    with Client(server) as ada, Client(server) as ben, Client(server) as guest:
        claim(ada, "Attia")
        claim(ben, "Bassus")
        wanted = {**RATED, "seats": [ADA, OPEN]}
        assert guest.refused("POST", "/api/tables", wanted)["error"] == "sign-in"
        path, tokens = table(ada, ADA, PERSON, OPEN, game="romolo")
        seats = f"{path}/seats"
        assert guest.refused("POST", seats, {"name": "Guest"})["error"] == "sign-in"
        with Client(server, tokens[1]) as invited:
            assert invited.refused("POST", seats, {"name": "Guest"})["error"] == "sign-in"
            invited.http.cookies.update(ada.http.cookies)
            assert invited.refused("POST", seats, {"name": "Me again"})["error"] == "already"
        assert ada.refused("POST", seats, {"name": "Me again"})["error"] == "taken"
        sit(ben, path)
        assert ben.refused("POST", seats, {"name": "Me again"})["error"] == "taken"
        assert ada.get(path)["status"] == "open"


@pytest.mark.parametrize(
    "changed",
    [
        {"hints": True},
        {"one_screen": True},
        {"seats": [ADA, BEN]},
        {"seats": [BOT, BOT]},
        {"game": "romolo", "seats": [ADA]},
        {"options": {"round_limit": 3}},
        {"lesson": "dice"},
    ],
)
def test_what_cannot_be_rated_is_refused(somebody: Client, changed: Json) -> None:
    wanted = {**RATED, "seats": [ADA, BOT], **changed}
    assert somebody.refused("POST", "/api/tables", wanted)["error"] == "not-rated"


def test_a_rematch_is_rated_as_well(server: Server) -> None:
    with Client(server) as ada, Client(server) as ben:
        claim(ada, "Arria")
        claim(ben, "Blandus")
        path, _ = table(ada, ADA, OPEN)
        sit(ben, path)
        ben.post(f"{path}/resign", {})
        again = f"/api/tables/{ada.post(f'{path}/rematch')['id']}"
        sit(ben, again)
        ada.post(f"{again}/resign", {})
        assert ratings(ada, "Arria")["roma"]["games"] == 2


def test_nobody_and_nothing_is_not_found(server: Server) -> None:
    with Client(server) as guest:
        pools = [pool["id"] for pool in guest.get("/api/ratings")]
        assert {"roma", "builders", "romolo", "romolo-1.66"} <= {*pools}
        assert guest.refused("GET", "/api/ratings/chess")["error"] == "no-pool"
        assert guest.refused("GET", "/api/players/Nobody at all")["error"] == "no-player"
        assert guest.get("/api/players/bot:master")["ratings"] == []


def test_a_deleted_account_leaves_the_results_of_others() -> None:
    for server in served():
        with Client(server) as ada, Client(server) as ben:
            claim(ada, "Arruns")
            claim(ben, "Bibulus")
            path, _ = table(ada, ADA, OPEN)
            sit(ben, path)
            ben.post(f"{path}/resign", {})
            before = ratings(ada, "Arruns")
            with sqlite3.connect(server.folder / "tables.db") as database:
                database.execute("DELETE FROM accounts WHERE name = 'Bibulus'")
            page = ada.get("/api/players/Arruns")
            assert page["opponents"][0]["who"] == {"name": None, "bot": None}
            assert [rank["who"]["name"] for rank in ada.get("/api/ratings/roma")["ranks"]] == [
                "Arruns"
            ]
            assert "1 games rated" in admin(server, "ratings", "rebuild")
            assert ratings(ada, "Arruns") == before
