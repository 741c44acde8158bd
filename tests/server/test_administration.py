"""Running a server over HTTP: what each role may do, and nobody else."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import pytest

from tests.server.serving import ADA, BEN, Client, Server, make
from tests.server.test_accounts import claim, sign_in
from tests.server.test_admin import admin

ASKED = [
    ("GET", "/api/admin", None),
    ("GET", "/api/admin/reports", None),
    ("POST", "/api/admin/reports/dismiss", {"table": "x", "line": 1}),
    ("POST", "/api/admin/reports/delete", {"table": "x", "line": 1}),
    ("GET", "/api/admin/accounts", None),
    ("POST", "/api/admin/accounts/role", {"name": "Paulus", "role": "admin"}),
    ("POST", "/api/admin/accounts/mute", {"name": "Paulus", "days": None}),
    ("POST", "/api/admin/accounts/ban", {"name": "Paulus", "days": None}),
    ("GET", "/api/admin/tables", None),
    ("POST", "/api/admin/tables/delete", {"table": "x"}),
]
OF_ADMINS = ("/api/admin", "/accounts/role", "/accounts/ban", "/tables", "/tables/delete")


@dataclass
class House:
    """Who runs the server, and who does not."""

    admin: Client
    moderator: Client
    player: Client
    guest: Client


@pytest.fixture(scope="module")
def house(server: Server) -> Iterator[House]:
    with ExitStack() as stack:
        people = [stack.enter_context(Client(server)) for _ in range(4)]
        for client, name in zip(people, ("Caesar", "Cato", "Paulus"), strict=False):
            claim(client, name)
        admin(server, "users", "role", "Caesar", "admin")
        admin(server, "users", "role", "Cato", "moderator")
        yield House(*people)


@pytest.mark.parametrize(("method", "path", "body"), ASKED)
def test_nobody_else_runs_the_server(
    house: House, server: Server, method: str, path: str, body: object
) -> None:
    before = house.admin.get("/api/admin/accounts")
    assert house.guest.refused(method, path, body)["error"] == "sign-in"
    assert house.player.refused(method, path, body)["error"] == "role"
    if path.endswith(OF_ADMINS):
        assert house.moderator.refused(method, path, body)["error"] == "role"
    # a token acts for an administrator as a player does, not as one who runs the server
    wanted = {"name": "a program", "scopes": ["play", "read"]}
    token = house.admin.post("/api/account/tokens", wanted)
    with Client(server, token["token"]) as program:
        assert program.refused(method, path, body)["error"] == "scope"
    house.admin.http.request("DELETE", f"/api/account/tokens/{token['info']['id']}")
    accounts = house.admin.get("/api/admin/accounts")["accounts"]
    assert [one | {"seen": 0} for one in accounts] == [
        one | {"seen": 0} for one in before["accounts"]
    ]


def test_a_reported_line_is_dealt_with(house: House, server: Server) -> None:
    made = house.player.post("/api/tables", {"game": "roma", "seats": [ADA, BEN]})
    id, path = made["id"], f"/api/tables/{made['id']}"
    with Client(server, made["seats"][1]["token"]) as ben:
        house.player.post(f"{path}/chat", {"text": "Vae victis!"})
        ben.post(f"{path}/chat", {"text": "Furcifer!"})
        house.player.post(f"{path}/chat/2/report", {})
        ben.post(f"{path}/chat/1/report", {})
        told = house.moderator.get("/api/admin/reports")
        said = [(one["line"], one["text"], one["player"], one["deleted"]) for one in told]
        assert said == [(1, "Vae victis!", "Paulus", False), (2, "Furcifer!", None, False)]
        line = {"table": id, "line": 1}
        told = house.moderator.post("/api/admin/reports/delete", line)
        assert [one["deleted"] for one in told] == [True, False]
        assert [one["text"] for one in ben.get(f"{path}/chat")["lines"]] == ["…", "Furcifer!"]
        assert house.admin.get("/api/admin")["reports"] == 2
        told = house.moderator.post("/api/admin/reports/dismiss", line)
        assert [one["line"] for one in told] == [2]
        gone = house.moderator.refused("POST", "/api/admin/reports/dismiss", line)
        assert gone["error"] == "not-found"
        mute = "/api/admin/accounts/mute"
        muted = house.moderator.post(mute, {"name": "paulus", "days": 1})
        assert muted["muted_until"] > muted["seen"]
        assert house.player.refused("POST", f"{path}/chat", {"text": "!"})["error"] == "muted"
        assert house.moderator.post(mute, {"name": "Paulus", "days": 0})["muted_until"] is None
        house.player.post(f"{path}/chat", {"text": "Ave!"})


def test_a_moderator_deals_with_players_only_and_nobody_with_themselves(house: House) -> None:
    body = {"name": "Caesar", "days": 1}
    for client, name in ((house.moderator, "Caesar"), (house.admin, "Caesar")):
        refused = client.refused("POST", "/api/admin/accounts/mute", {**body, "name": name})
        assert refused["error"] == "role"
    own = house.admin.refused(
        "POST", "/api/admin/accounts/role", {"name": "caesar", "role": "player"}
    )
    assert own["error"] == "role"
    unknown = house.admin.refused("POST", "/api/admin/accounts/ban", {"name": "Nemo", "days": 1})
    assert unknown["error"] == "no-player"


def test_an_account_is_found_promoted_and_locked_out(house: House, server: Server) -> None:
    with Client(server) as nero:
        claim(nero, "Nero Claudius")
        found = house.admin.get("/api/admin/accounts", find="CLAUD")["accounts"]
        assert [one["name"] for one in found] == ["Nero Claudius"]
        assert house.admin.get("/api/admin/accounts", find="100%")["accounts"] == []
        role = "/api/admin/accounts/role"
        wanted = {"name": "Nero Claudius", "role": "moderator"}
        assert house.admin.post(role, wanted)["role"] == "moderator"
        assert nero.get("/api/admin/reports") is not None
        banned = house.admin.post("/api/admin/accounts/ban", {"name": "Nero Claudius", "days": 7})
        assert banned["banned_until"] is not None
        assert nero.get("/api/session")["account"] is None
        body = {"name": "Nero Claudius", "days": 0}
        assert house.admin.post("/api/admin/accounts/ban", body)["banned_until"] is None
        sign_in(nero, "Nero Claudius")


def test_any_table_is_found_and_deleted(house: House, server: Server) -> None:
    path, tokens, _ = make(server, {**ADA, "name": "Vitellius"}, BEN)
    id = path.rpartition("/")[2]
    for find in ("vitell", id):
        [found] = house.admin.get("/api/admin/tables", find=find)["tables"]
        assert (found["id"], found["names"], found["public"]) == (id, ["Vitellius", "Ben"], False)
    assert house.admin.get("/api/admin/tables", find="vitell", status="over")["tables"] == []
    before = house.admin.get("/api/admin")["tables_running"]
    house.admin.post("/api/admin/tables/delete", {"table": id})
    with Client(server, tokens[0]) as ada:
        assert ada.refused("GET", path)["error"] == "no-table"
    assert house.admin.get("/api/admin")["tables_running"] == before - 1
    gone = house.admin.refused("POST", "/api/admin/tables/delete", {"table": id})
    assert gone["error"] == "not-found"


def test_a_long_list_comes_in_pages(house: House, server: Server) -> None:
    for _ in range(51):
        make(server, {**ADA, "name": "Galba"}, {"kind": "open"})
    first = house.admin.get("/api/admin/tables", find="Galba")
    rest = house.admin.get("/api/admin/tables", find="Galba", skip=first["next"])
    assert (len(first["tables"]), len(rest["tables"]), rest["next"]) == (50, 1, None)
    assert len({one["id"] for one in first["tables"] + rest["tables"]}) == 51
