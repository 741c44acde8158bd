"""Tournaments on a real server: whole ones to their end, also if it is killed in the middle."""

import asyncio
import csv
import random
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import asyncpg
import pytest

from tests.server.postgres import Postgres
from tests.server.serving import Client, Json, Server, decide, served

WORD = "correct horse battery"
WANTED = {"name": "Ludi Romani", "game": "roma", "system": "swiss", "length": 3}
NAMES = ("Ada", "Ben", "Cleo")


@pytest.fixture
def people(server: Server) -> Iterator[list[Client]]:
    """Three people with names of their own for each test."""
    with ExitStack() as stack:
        yield [stack.enter_context(claim(server, name)) for name in NAMES]


def claim(server: Server, name: str) -> Client:
    """Somebody who is signed in, with a number after the name if it is taken."""
    client = Client(server)
    number = 1
    wanted = name
    while client.ask("POST", "/api/accounts", {"name": wanted, "password": WORD}).is_error:
        number += 1
        wanted = f"{name} {number}"
    return client


def make(client: Client, **more: Any) -> str:
    """A new tournament's path."""
    made = client.post("/api/tournaments", {**WANTED, **more})
    assert made["runs"]
    return f"/api/tournaments/{made['id']}"


def until(client: Client, path: str, done: Callable[[Json], bool]) -> Json:
    """The tournament as soon as it is so."""
    while not done(found := client.get(path)):
        pass
    return dict(found)


def is_over(found: Json) -> bool:
    return bool(found["status"] == "over")


def sit(client: Client, table: str) -> str:
    """Sits down at one's table; its path."""
    path = f"/api/tables/{table}"
    found = client.get(path)
    if not all(found["seats"][seat]["taken"] for seat in found["you"]):
        client.post(f"{path}/seats", {"name": "whatever"})
    return path


def play(client: Client, table: str, decisions: int) -> None:
    """Sits down, decides at most so often at random while it is one's turn, and then gives up."""
    path = sit(client, table)
    rng = random.Random(table)
    position = client.get(path)
    for _ in range(decisions):
        if position["legal"] and position["status"] == "running":
            position = decide(client, path, position, rng)
    if position["status"] == "running":
        client.ask("POST", f"{path}/resign", {})  # if the bot has not just won


def entered(maker: Client, path: str, *people: Client, bots: int = 0) -> None:
    """People and bots enter."""
    for client in people:
        assert client.post(f"{path}/enter", {})["you"] is not None
    for _ in range(bots):
        maker.post(f"{path}/enter", {"bot": "beginner"})


def check_swiss(found: Json, rounds: int) -> None:
    """Nobody met twice or had two byes, everybody was paired, every game has its result once."""
    met = Counter(frozenset(game["entrants"]) for one in found["rounds"] for game in one["games"])
    assert set(met.values()) == {1}
    assert len(found["rounds"]) == rounds
    assert max(Counter(n for one in found["rounds"] for n in one["byes"]).values(), default=0) <= 1
    for one in found["rounds"]:
        assert all(game["why"] for game in one["games"])
        playing = [n for game in one["games"] for n in game["entrants"]] + one["byes"]
        assert sorted(playing) == list(range(len(found["entrants"])))
    games = sum(len(one["games"]) + len(one["byes"]) for one in found["rounds"])
    assert sum(line["points"] for line in found["standings"]) == games


def played(server: Server, people: list[Client], path: str, *, kill: bool) -> Json:
    """Plays all rounds; the server may be killed in the second one."""
    seen: set[tuple[Client, str]] = set()
    found = people[0].get(path)
    while not is_over(found):
        for client in people:
            table = client.get(path)["table"]
            if table is not None and (client, table) not in seen:
                seen.add((client, table))
                if kill and len(found["rounds"]) == 2:
                    kill = False
                    sit(client, table)
                    server.kill()
                    server.start()
                play(client, table, 3)
        found = people[0].get(path)
    return dict(found)


def test_whoever_deletes_their_account_is_paired_no_more(
    server: Server, people: list[Client]
) -> None:
    ada, ben, cleo = people
    path = make(ada, length=1)
    entered(ada, path, ada, ben, cleo)
    ben.post("/api/account/delete", {"password": WORD})
    found = ada.get(path)
    assert [one["active"] for one in found["entrants"]] == [True, False, True]
    found = ada.post(f"{path}/start")
    assert [game["entrants"] for game in found["rounds"][0]["games"]] in ([[0, 2]], [[2, 0]])


def test_a_tournament_begins_by_itself_also_after_the_server_was_away() -> None:
    for server in served():
        with ExitStack() as stack:
            people = [stack.enter_context(claim(server, name)) for name in NAMES]
            ada, day = people[0], time.time() + 86_400
            past, soon, empty, later = (make(ada, length=1, starts=day) for _ in range(4))
            for path in (past, soon, later):
                entered(ada, path, *people)
            server.kill()
            with sqlite3.connect(server.folder / "tables.db") as database:
                change = "UPDATE tournaments SET setup = json_set(setup, '$.starts', ?), due = ?"
                for path, starts in ((past, 1.0), (soon, time.time() + 3), (empty, 1.0)):
                    id = path.rpartition("/")[2]
                    database.execute(f"{change} WHERE id = ?", [starts, starts, id])
            database.close()
            server.start()
            for path in (past, soon):
                found = until(ada, path, lambda found: found["status"] != "open")
                assert (found["status"], len(found["rounds"])) == ("running", 1)
            found = until(ada, empty, is_over)
            assert (found["ending"], found["needed"], found["rounds"]) == ("unfilled", 2, [])
            found = ada.get(later)
            assert (found["status"], found["starts"]) == ("open", day)
            late = ada.refused("POST", "/api/tournaments", {**WANTED, "starts": 1.0})
            assert late["error"] == "starts"


async def bring_forward(url: str) -> None:
    """Lets all tournaments of a PostgreSQL begin now."""
    connection = await asyncpg.connect(url)
    change = "setup = jsonb_set(setup::jsonb, '{starts}', '1.0')::text, due = 1.0"
    await connection.execute(f"UPDATE tournaments SET {change}")
    await connection.close()


def test_several_processes_begin_it_once() -> None:
    with Postgres() as postgres:
        for server in served(database=postgres.url, processes=2, sweep=0.1):
            with ExitStack() as stack:
                people = [stack.enter_context(claim(server, name)) for name in NAMES]
                day = time.time() + 86_400
                paths = [make(people[0], length=1, starts=day) for _ in range(4)]
                for path in paths:
                    entered(people[0], path, *people)
                server.stop()
                asyncio.run(bring_forward(postgres.url))
                server.start()
                for path in paths:
                    found = until(people[0], path, lambda found: found["status"] != "open")
                    assert (found["status"], len(found["rounds"])) == ("running", 1)


def test_a_swiss_tournament_of_people_and_bots_is_played_to_its_end_through_kills() -> None:
    for server in served():
        with ExitStack() as stack:
            people = [stack.enter_context(claim(server, name)) for name in NAMES]
            ada = people[0]
            path = make(ada, length=3)
            entered(ada, path, *people, bots=4)
            ada.post(f"{path}/start")
            server.kill()  # the first round is paired, and nobody has sat down yet
            server.start()
            found = played(server, people, path, kill=True)
            check_swiss(found, 3)
            assert found["ending"] == "played"
            tables = [game["table"] for one in found["rounds"] for game in one["games"]]
            for table in tables:  # the places are those of the tables
                with Client(server) as anyone:
                    assert anyone.get(f"/api/tables/{table}")["status"] == "over"
            with sqlite3.connect(server.folder / "tables.db") as database:
                left = database.execute("SELECT count(*) FROM tournament_games").fetchone()
                made = database.execute("SELECT count(*) FROM tables").fetchone()
            assert (left, made) == ((0,), (len(tables),))


def test_several_processes_on_postgresql_pair_every_round_once() -> None:
    with Postgres() as postgres:
        for server in served(database=postgres.url, processes=2):
            with ExitStack() as stack:
                people = [stack.enter_context(claim(server, name)) for name in NAMES]
                path = make(people[0], length=3)
                entered(people[0], path, *people, bots=3)
                people[0].post(f"{path}/start")
                check_swiss(played(server, people, path, kill=False), 3)


def test_in_a_round_robin_everybody_meets_everybody(server: Server, people: list[Client]) -> None:
    path = make(people[0], system="round-robin", length=1)
    entered(people[0], path, *people)
    started = people[0].post(f"{path}/start")
    assert started["planned"] == 3
    found = played(server, people, path, kill=False)
    met = {frozenset(game["entrants"]) for one in found["rounds"] for game in one["games"]}
    assert met == {frozenset(pair) for pair in ((0, 1), (0, 2), (1, 2))}
    assert [len(one["resting"]) for one in found["rounds"]] == [1, 1, 1]
    [*lines] = csv.reader(people[0].ask("GET", f"{path}/standings.csv").text.splitlines())
    assert [line[1] for line in lines[1:]] == [
        found["entrants"][line["entrant"]]["name"] for line in found["standings"]
    ]
    assert lines[0] == ["place", "name", "bot", "points", "played", "wins", "byes", *found["order"]]
    [*seats] = csv.reader(people[0].ask("GET", f"{path}/games.csv").text.splitlines())
    assert len(seats) == 1 + 3 * 2 + 3


def test_four_bots_play_romolo_at_one_table(server: Server, people: list[Client]) -> None:
    ada = people[0]
    path = make(ada, game="romolo", size=4, system="arena", length=60, options={"round_limit": 1})
    entered(ada, path, bots=4)
    ada.post(f"{path}/start")
    found = until(ada, path, lambda now: len(now["rounds"]) > 1)
    game = found["rounds"][0]["games"][0]
    assert sum(game["points"]) == 6.0
    ended = ada.post(f"{path}/close")
    assert (ended["status"], ended["ending"]) == ("over", "maker")


def test_who_does_not_come_forfeits(server: Server, people: list[Client]) -> None:
    ada, ben, _ = people
    path = make(ada, system="arena", length=1_000, patience=1)
    entered(ada, path, ada, ben)
    table = ada.post(f"{path}/start")["table"]
    sit(ada, table)
    found = until(ada, path, lambda now: now["rounds"][0]["games"][0]["why"] is not None)
    game = found["rounds"][0]["games"][0]
    assert game["why"] == "forfeit"
    assert [game["entrants"][seat] for seat in game["absent"]] == [1]
    assert [line["points"] for line in found["standings"]] == [1.0, 0.0]
    assert not found["entrants"][1]["active"]
    position = ada.get(f"/api/tables/{table}", lang="it")
    assert position["status"] == "closed"
    assert position["text"] == "La partita è stata data per persa: non sono venuti tutti in tempo."
    again = ben.post(f"{path}/enter", {})  # and comes back, to a new game
    assert again["table"] not in (None, table)


def test_an_arena_ends_when_its_time_is_up() -> None:
    for server in served():
        with claim(server, "Ada") as ada, claim(server, "Ben") as ben:
            path = make(ada, system="arena", length=5, patience=3_600)
            entered(ada, path, ada, ben)
            table = ada.post(f"{path}/start")["table"]
            server.kill()
            with sqlite3.connect(server.folder / "tables.db") as database:
                database.execute("UPDATE tournament_entries SET at = at - 600")
            server.start()
            play(ben, table, 0) if ada.get(path)["you"] is None else sit(ben, table)
            play(ada, table, 1)
            found = until(ada, path, is_over)
            assert len(found["rounds"]) == 1
            assert found["rounds"][0]["games"][0]["why"] == "played"


def test_a_table_that_is_gone_counts_for_all(server: Server, people: list[Client]) -> None:
    ada, ben, _ = people
    path = make(ada, length=1)
    entered(ada, path, ada, ben)
    table = ada.post(f"{path}/start")["table"]
    with sqlite3.connect(server.folder / "tables.db", timeout=60) as database:
        database.execute("DELETE FROM tables WHERE id = ?", (table,))
    found = until(ada, path, is_over)
    assert found["rounds"][0]["games"][0]["why"] == "void"
    assert [line["points"] for line in found["standings"]] == [0.5, 0.5]


def test_a_seat_belongs_to_the_entrant_alone(server: Server, people: list[Client]) -> None:
    ada, ben, cleo = people
    path = make(ada, length=1)
    entered(ada, path, ada, ben)
    table = ada.post(f"{path}/start")["table"]
    assert cleo.refused("POST", f"/api/tables/{table}/seats", {"name": "Ada"})["error"] == "taken"
    declined = ben.refused("POST", f"/api/tables/{table}/decline")
    assert declined["error"] == "not-open"
    assert not cleo.get(path)["runs"]
    with Client(server) as guest:
        found = guest.get(path)
        assert (found["you"], found["table"], found["runs"]) == (None, None, False)
        assert guest.refused("POST", f"/api/tables/{table}/close")["status"] in (401, 403)
        for words in ("account", "maker"):
            assert f'"{words}"' not in guest.ask("GET", path).text


def test_refusals_change_nothing(server: Server, people: list[Client]) -> None:
    ada, ben, cleo = people
    path = make(ada, length=2)
    entered(ada, path, ada, ben)
    before = ada.get(path)
    with Client(server) as guest:
        wanted = {"name": "Ludi", "game": "roma", "system": "swiss", "length": 3}
        assert guest.refused("POST", "/api/tournaments", wanted)["error"] == "sign-in"
        assert guest.refused("POST", f"{path}/enter", {})["error"] == "sign-in"
    wrong: list[tuple[Client, str, Json, str]] = [
        (ada, "enter", {}, "already"),
        (ben, "enter", {"bot": "easy"}, "not-the-maker"),
        (ben, "start", {}, "not-the-maker"),
        (ben, "close", {}, "not-the-maker"),
        (ben, "withdraw", {"entrant": 0}, "not-the-maker"),
        (ada, "withdraw", {"entrant": 9}, "not-entered"),
        (cleo, "withdraw", {}, "not-entered"),
        (ada, "start", {}, "few"),
        (ada, "enter", {"bot": "god"}, "invalid"),
        (ada, "enter", {"more": 1}, "invalid"),
    ]
    for who, what, body, word in wrong:
        assert who.refused("POST", f"{path}/{what}", body)["error"] == word
    nowhere = ada.refused("GET", "/api/tournaments/nowhere")
    assert (nowhere["status"], nowhere["error"]) == (404, "no-tournament")
    settings: list[tuple[Json, str]] = [
        ({"game": "ludo"}, "no-game"),
        ({"size": 4}, "options"),
        ({"options": {"mercatus": "nowhere"}}, "options"),
        ({"game": "romolo", "size": 4, "options": {"mode": "alliance"}}, "options"),
        ({"length": 33}, "length"),
        ({"system": "arena", "length": 2_000}, "invalid"),
    ]
    for more, word in settings:
        wanted = {"name": "Ludi", "game": "roma", "system": "swiss", "length": 3, **more}
        assert ada.refused("POST", "/api/tournaments", wanted)["error"] == word
    assert ada.get(path) == before


def test_an_account_runs_few_tournaments_at_a_time(server: Server, people: list[Client]) -> None:
    cleo = people[2]
    paths = [make(cleo) for _ in range(10)]
    wanted = {"name": "Ludi", "game": "roma", "system": "swiss", "length": 3}
    assert cleo.refused("POST", "/api/tournaments", wanted)["error"] == "too-many"
    cleo.post(f"{paths[0]}/close")
    make(cleo)
    page = cleo.get("/api/tournaments", status="open", limit=3)
    assert [one["name"] for one in page["tournaments"]] == ["Ludi Romani"] * 3
    assert page["next"] == 3
