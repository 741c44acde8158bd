"""Notices: they say what the tables say, to whom it concerns, in the page and in feeds."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest
from sqlalchemy import create_engine, insert

from lusoria.server.models import METADATA, SEATS, TABLES
from lusoria.server.notices import MAX_NOTICES, notices_of
from lusoria.tables.setup import Chair, Setup
from tests.server.serving import ADA, Client, Json, Server
from tests.server.test_accounts import claim

DAY = 86_400
NUMBERS = count(1)
ATOM = "{http://www.w3.org/2005/Atom}"


@pytest.fixture
def pair(server: Server) -> Iterator[tuple[Client, Client]]:
    """Two people who are signed in."""
    with Client(server) as ada, Client(server) as ben:
        for client in (ada, ben):
            claim(client, f"Notified; {next(NUMBERS)}".replace(";", ""))
        yield ada, ben


def name(client: Client) -> str:
    found: str = client.get("/api/session")["account"]["name"]
    return found


def challenge(ada: Client, ben: Client, **more: object) -> str:
    """A table at which a seat is reserved."""
    seats = [ADA, {"kind": "person", "account": name(ben)}]
    wanted = {"game": "roma", "seats": seats, "seconds": DAY, **more}
    return f"/api/tables/{ada.post('/api/tables', wanted)['id']}"


def kinds(client: Client, path: str) -> list[str]:
    """What a table has to say."""
    notices: list[Json] = client.get("/api/account/notices")["notices"]
    return [one["kind"] for one in notices if path.endswith(one["table"])]


def test_a_challenge_a_turn_and_the_end_are_told_to_whom_they_concern(
    pair: tuple[Client, Client],
) -> None:
    ada, ben = pair
    path = challenge(ada, ben)
    assert (kinds(ada, path), kinds(ben, path)) == ([], ["challenge"])
    ben.post(f"{path}/seats", {"name": "Ben"})
    player = ben.get(path)["player"]
    decides, waits = (ada, ben) if player == 0 else (ben, ada)
    assert (kinds(decides, path), kinds(waits, path)) == (["turn"], [])
    [notice] = decides.get("/api/account/notices")["notices"]
    assert notice["due"] > notice["at"] + DAY - 60
    assert notice["names"] == [name(ada), name(ben)]
    decides.post(f"{path}/resign", {})
    assert (kinds(ada, path), kinds(ben, path)) == (["over"], ["over"])
    assert decides.post("/api/account/notices/seen")["notices"] == []
    assert (kinds(decides, path), kinds(waits, path)) == ([], ["over"])


def test_an_end_that_was_seen_stays_seen_when_they_play_again(pair: tuple[Client, Client]) -> None:
    ada, ben = pair
    path = challenge(ada, ben)
    ben.post(f"{path}/seats", {"name": "Ben"})
    ben.post(f"{path}/resign", {})
    ada.post("/api/account/notices/seen")
    ben.post(f"{path}/rematch")
    assert kinds(ada, path) == []
    assert kinds(ben, path) == ["over"]  # who has not looked yet is told all the same


def test_where_people_sit_and_wait_only_a_challenge_is_told(
    pair: tuple[Client, Client],
) -> None:
    ada, ben = pair
    path = challenge(ada, ben, seconds=60)
    assert kinds(ben, path) == ["challenge"]
    ben.post(f"{path}/seats", {"name": "Ben"})
    assert kinds(ada, path) == kinds(ben, path) == []
    ben.post(f"{path}/resign", {})
    assert kinds(ada, path) == kinds(ben, path) == []


def test_what_is_declined_is_told_no_more(pair: tuple[Client, Client]) -> None:
    ada, ben = pair
    path = challenge(ada, ben)
    ben.post(f"{path}/decline")
    assert kinds(ada, path) == kinds(ben, path) == []


def test_feeds_tell_the_same_until_their_addresses_are_renewed(
    pair: tuple[Client, Client], server: Server
) -> None:
    ada, ben = pair
    path = challenge(ada, ben)
    ben.post(f"{path}/seats", {"name": "Ben"})
    decides = ada if ben.get(path)["player"] == 0 else ben
    feed = decides.post("/api/account/feed")
    with Client(server) as reader:
        answer = reader.ask("GET", urlsplit(feed["atom"]).path)
        assert answer.headers["content-type"].startswith("application/atom+xml")
        root = ET.fromstring(answer.text)
        [entry] = root.findall(f"{ATOM}entry")
        assert str(entry.findtext(f"{ATOM}title")).startswith("It is your turn: Roma with")
        link = entry.find(f"{ATOM}link")
        assert link is not None
        assert link.get("href") == f"{server.url}/#/table/{path.rpartition('/')[2]}"
        answer = reader.ask("GET", urlsplit(feed["calendar"]).path)
        assert answer.headers["content-type"].startswith("text/calendar")
        lines = answer.text.split("\r\n")
        assert (lines[0], lines[-2:]) == ("BEGIN:VCALENDAR", ["END:VCALENDAR", ""])
        assert lines.count("BEGIN:VEVENT") == 1
        assert all(len(line.encode()) <= 75 for line in lines)
        decides.post("/api/account/feed")
        for old in feed.values():
            assert reader.refused("GET", urlsplit(old).path)["error"] == "not-found"


def test_a_guest_has_no_notices(server: Server) -> None:
    with Client(server) as guest:
        assert guest.refused("GET", "/api/account/notices")["error"] == "sign-in"
        assert guest.refused("POST", "/api/account/feed")["error"] == "sign-in"


def test_many_games_that_are_over_push_no_challenge_away(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'notices.db'}")
    METADATA.create_all(engine)
    setup = Setup({}, [Chair("person"), Chair("open")], True, True, DAY, "")
    row = {"game": "roma", "version": 1, "setup": msgspec.json.encode(setup).decode()}
    row |= {"secret": b"", "public": True, "created": 1.0, "revision": 1, "free": 0}
    tables = [
        {**row, "id": f"t{n}", "status": "over" if n else "open", "names": '["", ""]', "changed": n}
        for n in range(MAX_NOTICES + 5)
    ]
    seats = [{"table_id": one["id"], "seat": 0, "account_id": "ada"} for one in tables]
    with engine.begin() as connection:
        connection.execute(insert(TABLES), tables)
        connection.execute(insert(SEATS), seats)
        found = notices_of(connection, "ada")
    engine.dispose()
    assert len(found) == MAX_NOTICES
    assert (found[-1].kind, found[-1].table) == ("challenge", "t0")
    assert found == sorted(found, key=lambda one: -one.at)
