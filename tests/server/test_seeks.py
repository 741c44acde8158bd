"""The lobby: people who seek the same game meet at one table, whenever and wherever they ask."""

import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.serving import Client, Json, Server
from tests.server.test_accounts import claim

ROMA = {"game": "roma", "players": 2, "seconds": 60, "rated": True}
NUMBERS = count(1)


class Club:
    """People who are signed in."""

    def __init__(self, *servers: Server) -> None:
        self.servers = servers
        self.open = ExitStack()

    def person(self, at: int = 0) -> Client:
        """Somebody new, who asks one of the servers."""
        client = self.open.enter_context(Client(self.servers[at]))
        claim(client, f"Player {next(NUMBERS)}")
        return client


@pytest.fixture
def club(server: Server) -> Iterator[Club]:
    here = Club(server)
    with here.open:
        yield here


def seek(client: Client, **more: object) -> Json:
    found: Json = client.post("/api/seeks", {**ROMA, **more})
    return found


def status(client: Client, sought: Json) -> str:
    found: str = client.get(f"/api/tables/{sought['table']}")["status"]
    return found


def test_two_who_seek_the_same_meet(club: Club) -> None:
    ada, ben = club.person(), club.person()
    first = seek(ada)
    assert first["waiting"] is True
    [own] = [one for one in ada.get("/api/seeks") if one["own"]]
    assert own["table"] == first["table"]
    assert (own["seconds"], own["rated"], own["players"]) == (60, True, 2)
    name = ada.get("/api/session")["account"]["name"]
    assert own["who"] == [{"name": name, "rating": None, "provisional": True}]
    second = seek(ben)
    assert (second["table"], second["seat"], second["waiting"]) == (first["table"], 1, False)
    assert status(ada, first) == "running"
    assert first["table"] not in [one["table"] for one in ben.get("/api/seeks")]


def test_what_is_listed_can_be_joined_by_seeking_the_same(club: Club) -> None:
    ada, ben = club.person(), club.person()
    first = seek(ada, game="romolo", options={"edition": "1.66", "battle": "die"}, players=2)
    [listed] = [one for one in ben.get("/api/seeks") if one["table"] == first["table"]]
    same = {name: listed[name] for name in ("game", "options", "players", "seconds", "rated")}
    assert ben.post("/api/seeks", same)["table"] == first["table"]


@pytest.mark.parametrize(
    "other", [{"seconds": 180}, {"rated": False}, {"options": {"mercatus": "stockpile"}}]
)
def test_who_seeks_another_game_waits_at_another_table(club: Club, other: Json) -> None:
    ada, ben = club.person(), club.person()
    first, second = seek(ada), seek(ben, **other)
    assert first["table"] != second["table"]
    for client, sought in ((ada, first), (ben, second)):
        client.post(f"/api/tables/{sought['table']}/close")


def test_nobody_meets_themselves_and_no_guest_seeks(club: Club, server: Server) -> None:
    ada = club.person()
    first = seek(ada)
    assert seek(ada) == {**first, "token": None, "maker": None}
    with Client(server) as guest:
        assert guest.refused("POST", "/api/seeks", ROMA)["error"] == "sign-in"
        assert first["table"] in [one["table"] for one in guest.get("/api/seeks")]
    ada.post(f"/api/tables/{first['table']}/close")


def test_who_closes_the_table_seeks_no_more(club: Club) -> None:
    ada, ben = club.person(), club.person()
    first = seek(ada)
    ada.post(f"/api/tables/{first['table']}/close")
    assert first["table"] not in [one["table"] for one in ada.get("/api/seeks")]
    second = seek(ben)
    assert second["waiting"] is True
    ben.post(f"/api/tables/{second['table']}/close")


@pytest.mark.parametrize(("seconds", "waits"), [(60, False), (86_400, True)])
def test_whoever_has_gone_waits_only_where_a_turn_has_days(
    club: Club, server: Server, seconds: int, waits: bool
) -> None:
    ada, ben = club.person(), club.person()
    first = seek(ada, seconds=seconds)
    with sqlite3.connect(server.folder / "tables.db") as database:
        database.execute("UPDATE seeks SET seen = 1")
    listed = [one["table"] for one in ben.get("/api/seeks")]
    assert (first["table"] in listed) is waits
    second = seek(ben, seconds=seconds)
    assert (second["table"] == first["table"]) is waits
    assert status(ada, first) == ("running" if waits else "closed")
    if not waits:
        ben.post(f"/api/tables/{second['table']}/close")


def test_three_meet_at_a_table_for_three(club: Club) -> None:
    people = [club.person() for _ in range(3)]
    found = [seek(one, game="builders", players=3) for one in people]
    assert [one["waiting"] for one in found] == [True, True, False]
    assert len({one["table"] for one in found}) == 1


def check_that_all_meet(club: Club, servers: int) -> None:
    """All seek at the same instant, and everyone has exactly one opponent."""
    people = [club.person(number % servers) for number in range(6)]
    with ThreadPoolExecutor(len(people)) as pool:
        found = list(pool.map(seek, people))
    assert set(Counter(one["table"] for one in found).values()) == {2}
    assert {(one["table"], one["seat"]) for one in found} == {
        (one["table"], seat) for one in found for seat in (0, 1)
    }
    with ThreadPoolExecutor(len(people)) as pool:  # both resign at once: one of them was faster
        list(pool.map(lambda pair: resign(*pair), zip(people, found, strict=True)))
    names = [one.get("/api/session")["account"]["name"] for one in people]
    pages = [people[0].get(f"/api/players/{name}") for name in names]
    assert [page["ratings"][0]["games"] for page in pages] == [1] * len(people)
    assert sorted(page["games"][0]["place"] for page in pages) == [1] * 3 + [2] * 3


def resign(client: Client, sought: Json) -> None:
    client.ask("POST", f"/api/tables/{sought['table']}/resign", {})


def test_who_seek_at_the_same_instant_meet(club: Club) -> None:
    check_that_all_meet(club, 1)


def test_who_ask_different_processes_meet_and_their_game_is_rated_once() -> None:
    with ExitStack() as stack:
        postgres = stack.enter_context(Postgres())
        servers: list[Server] = []
        for _ in range(2):
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            servers.append(Server(Path(folder), database=postgres.url, sweep=1.0))
            stack.callback(servers[-1].stop)
        club = Club(*servers)
        stack.enter_context(club.open)
        check_that_all_meet(club, 2)
        for server in servers:
            assert "failed" not in server.said(), server.said()
