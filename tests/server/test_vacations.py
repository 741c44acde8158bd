"""Vacations: the clock of whoever is away stands still at slow tables, as often as is allowed."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from lusoria.server.accounts.messages import NewVacation
from lusoria.server.accounts.vacations import planned, told
from lusoria.tables.refused import Refused
from lusoria.tables.standstill import Standstill
from tests.server.postgres import Postgres
from tests.server.serving import ADA, PATIENCE, Client, Json, Server, served
from tests.server.test_outages import away as age
from tests.server.test_outages import beaten
from tests.server.test_postgres import serving_together
from tests.server.test_revisions import receive, socket
from tests.server.test_tournaments import claim

DAY = 86_400
OWN = "/api/account/vacation"


@pytest.fixture
def pair(server: Server) -> Iterator[tuple[Client, Client]]:
    """Two people who are signed in."""
    with ExitStack() as stack:
        ada, ben = (stack.enter_context(claim(server, name)) for name in ("Ada", "Ben"))
        yield ada, ben


def playing(ada: Client, ben: Client, **more: object) -> tuple[str, Client, Client]:
    """A table of two: who decides there, and who waits."""
    seats = [ADA, {"kind": "person", "account": ben.get("/api/session")["account"]["name"]}]
    made = ada.post("/api/tables", {"game": "roma", "seats": seats, "seconds": 2 * DAY, **more})
    path = f"/api/tables/{made['id']}"
    ben.post(f"{path}/seats", {"name": "Ben"})
    return (path, ada, ben) if ada.get(path)["player"] == 0 else (path, ben, ada)


def due(client: Client, path: str) -> float:
    """When the time for one's turn is up, as the notices say it."""
    notices: list[Json] = client.get("/api/account/notices")["notices"]
    [found] = [one["due"] for one in notices if path.endswith(one["table"])]
    return float(found)


def later(client: Client, path: str, than: float) -> float:
    """The same as soon as it is later than that."""
    deadline = time.monotonic() + PATIENCE
    while (found := due(client, path)) <= than:
        assert time.monotonic() < deadline
    return found


def until_bot(client: Client, path: str) -> None:
    """Returns once a bot plays for somebody."""
    while not any(seat["bot"] for seat in client.get(path)["seats"]):
        pass


def test_a_slow_clock_stands_still_and_everybody_is_told(pair: tuple[Client, Client]) -> None:
    path, decides, waits = playing(*pair)
    before = waits.get(path)
    seat = before["player"]
    told = decides.post(OWN, {"days": 7})
    assert told["ends"] == told["began"] + 7 * DAY
    assert (told["left"], told["most"]) == (23, 21)
    found = waits.get(path)
    assert found["revision"] == before["revision"]  # nobody decides too late for it
    assert found["seats"][seat]["away"] == told["ends"]
    assert found["seats"][1 - seat]["away"] is None
    assert 2 * DAY - 60 < found["clock"]["left"] <= 2 * DAY
    assert later(decides, path, told["ends"]) < told["ends"] + 2 * DAY
    [listed] = [
        one for one in waits.get("/api/account/tables")["tables"] if path.endswith(one["id"])
    ]
    assert listed["away"] == told["ends"]
    [mine] = waits.post("/api/tables/mine", {"tables": [{"id": listed["id"], "token": None}]})
    assert mine["away"] == told["ends"]
    # Back again, the clock goes on with what was left.
    back = decides.ask("DELETE", OWN).json()
    assert (back["began"], back["left"]) == (None, 29)
    assert waits.get(path)["seats"][seat]["away"] is None
    while due(decides, path) > told["ends"]:
        pass


def test_a_calendar_has_the_later_deadline(pair: tuple[Client, Client]) -> None:
    path, decides, _ = playing(*pair)
    told = decides.post(OWN, {"days": 3})
    later(decides, path, told["ends"])
    calendar = decides.post("/api/account/feed")["calendar"]
    stamp = time.strftime("%Y%m%d", time.gmtime(told["ends"] + 2 * DAY))
    assert f"DTSTART:{stamp}" in decides.ask("GET", calendar).text


def test_where_people_sit_and_wait_the_clock_runs_on(pair: tuple[Client, Client]) -> None:
    path, decides, waits = playing(*pair, seconds=3_600)
    decides.post(OWN, {"days": 1})
    assert [seat["away"] for seat in waits.get(path)["seats"]] == [None, None]
    [notice] = decides.get("/api/account/notices")["notices"]
    assert notice["due"] < time.time() + 3_700


def test_streams_tell_of_it_at_once(pair: tuple[Client, Client], server: Server) -> None:
    path, decides, waits = playing(*pair)
    seat = waits.get(path)["player"]
    with socket(server, path) as spectator:
        assert receive(spectator, "position")["seats"][seat]["away"] is None
        told = decides.post(OWN, {"days": 1})
        found = receive(spectator, "position", "presence")
        while found["type"] != "position":
            found = receive(spectator, "position", "presence")
        assert found["seats"][seat]["away"] == told["ends"]
        assert found["events"] == []


def test_what_is_lost_stays_lost(tmp_path: Path) -> None:
    """A vacation begins when it is declared: it saves no turn whose time is up."""
    server = Server(tmp_path)
    try:
        with claim(server, "Ada") as ada, claim(server, "Ben") as ben:
            path, decides, waits = playing(ada, ben, seconds=DAY)
            server.kill()
            now = time.time()
            with sqlite3.connect(tmp_path / "tables.db") as database:
                database.execute("UPDATE entries SET at = at - ?", [DAY + 60])
                database.execute("UPDATE tables SET due = due - ?", [DAY + 60])
                begun = "INSERT INTO vacations SELECT account_id, ?, ?, ? FROM seats"
                database.execute(begun, [now - 30, now + DAY, now])
            database.close()
            server.start()
            assert decides.get(OWN)["ends"] is not None
            until_bot(waits, path)
    finally:
        server.stop()


def test_a_vacation_goes_on_after_the_server_was_away(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        with claim(server, "Ada") as ada, claim(server, "Ben") as ben:
            began = time.time()
            path, decides, waits = playing(ada, ben, seconds=DAY)
            seat = waits.get(path)["player"]
            beaten(tmp_path, began)
            told = decides.post(OWN, {"days": 2})
            later(decides, path, told["ends"])
            server.kill()
            age(tmp_path, 3_600)
            server.start()
            found = waits.get(path)
            assert found["seats"][seat]["away"] == told["ends"]
            assert DAY - 120 < found["clock"]["left"] <= DAY
            assert found["seats"][seat]["bot"] is None
    finally:
        server.stop()


def test_only_its_owner_declares_it_and_it_goes_with_the_account(
    pair: tuple[Client, Client], server: Server
) -> None:
    ada, _ = pair
    told = ada.post(OWN, {"days": 1, "begin": time.time() + 10 * DAY})
    assert ada.get("/api/account/export")["vacations"] == [
        {"began": told["began"], "ended": told["ends"]}
    ]
    assert ada.refused("POST", OWN, {"days": 1})["error"] == "vacation-set"
    assert ada.refused("POST", OWN, {"days": 22})["error"] == "invalid"
    ada.ask("DELETE", OWN)
    assert ada.get(OWN)["left"] == 30  # it had not begun
    again = ada.post(OWN, {"days": 1, "begin": told["began"]})
    assert again["began"] == told["began"]
    ada.ask("DELETE", OWN)
    made = ada.post("/api/account/tokens", {"name": "bot", "scopes": ["play"]})
    with Client(server, made["token"]) as program:
        assert program.get(OWN)["left"] == 30
        assert program.refused("POST", OWN, {"days": 1})["error"] == "scope"
    with Client(server) as guest:
        assert guest.refused("POST", OWN, {"days": 1})["error"] == "sign-in"


def test_two_processes_agree() -> None:
    with (
        Postgres() as postgres,
        serving_together(postgres.url, 0.2) as (one, two),
        claim(one, "Ada") as ada,
        claim(one, "Ben") as ben,
        Client(two) as elsewhere,
    ):
        path, decides, waits = playing(ada, ben)
        seat = waits.get(path)["player"]
        assert elsewhere.get(path)["seats"][seat]["away"] is None
        told = decides.post(OWN, {"days": 7})
        while elsewhere.get(path)["seats"][seat]["away"] != told["ends"]:
            pass
        later(decides, path, told["ends"])
        decides.ask("DELETE", OWN)
        while elsewhere.get(path)["seats"][seat]["away"] is not None:
            pass


# --- how much of it there is ---


def test_thirty_days_in_a_year_twenty_one_at_a_time() -> None:
    now = 1000.0 * DAY
    assert planned([], NewVacation(21), now) == (now, now + 21 * DAY)
    past = [(now - 40 * DAY, now - 19.5 * DAY)]  # of a day that has begun all counts: 21
    assert told(past, now).left == 9
    assert planned(past, NewVacation(9), now)[0] == now
    for wanted, spans, word in (
        (NewVacation(10), past, "vacation-days"),
        (NewVacation(1), [(now - DAY, now + 1)], "vacation-set"),
        (NewVacation(1), [(now + 9 * DAY, now + 10 * DAY)], "vacation-set"),
        (NewVacation(1), [(now - 5 * DAY, now - 2 * DAY)], "vacation-rest"),
        (NewVacation(1, now + 200 * DAY), [], "vacation-far"),
    ):
        with pytest.raises(Refused, match=word):
            planned(spans, wanted, now)
    # What has passed is now, and a year later all is there again.
    assert planned([], NewVacation(1, now - 5), now)[0] == now
    assert told([(now - 400 * DAY, now - 370 * DAY)], now).left == 30


def test_the_clock_of_one_account_stands_still_for_it_alone() -> None:
    clocks = Standstill()
    clocks.set_vacations("ada", [(105, 125), (205, 205)])
    assert clocks.due(100, 10) == clocks.due(100, 10, "ben") == 110
    assert clocks.due(100, 10, "ada") == 130
    clocks.add_outage(120, 135)  # what counts for neither does not count once
    assert clocks.due(100, 10, "ada") == 140
    assert clocks.due(100, 4, "ada") == 104  # its time was up before
    assert clocks.left(101, 130, "ada") == 9
    assert clocks.left(110, 130, "ada") == 5
    assert clocks.away_until("ada", 104) is None
    assert clocks.away_until("ada", 105) == 125
    assert clocks.away_until("ada", 125) is None


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    yield from served()
