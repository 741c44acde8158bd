"""Addresses of clients behind proxies, and the names of people."""

import json

import httpx
import pytest

from lusoria.core.errors import LusoriaError
from lusoria.server.addresses import counted_address
from lusoria.server.connections import networks
from tests.server.serving import BOT, PERSON, Client, Server, make, served

BODY = {"game": "roma", "seats": [BOT, PERSON]}


def made(server: Server, *addresses: str) -> list[int]:
    """The statuses of requests that claim to come from these addresses."""
    with httpx.Client(base_url=server.url) as client:
        return [
            client.post("/api/tables", json=BODY, headers={"X-Forwarded-For": one}).status_code
            for one in addresses
        ]


def test_nobody_evades_the_limits_by_naming_other_addresses() -> None:
    for server in served(created_rate=0.001, created_burst=2):
        assert made(server, "10.0.0.1", "10.0.0.2", "10.0.0.3") == [201, 201, 429]
        assert "--trust-proxy 127.0.0.1" in server.said()


def test_a_proxy_that_is_trusted_speaks_for_many() -> None:
    for server in served(created_rate=0.001, created_burst=2, proxies=["127.0.0.1"], connections=0):
        assert made(server, *["10.0.0.1"] * 3, "10.0.0.2") == [201, 201, 429, 201]
        # Only the address that the proxy adds counts, not what its client wrote before.
        assert made(server, "10.0.0.3, 10.0.0.2", "10.0.0.4, 10.0.0.2") == [201, 429]
        # An IPv6 network counts as one address.
        homes = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:ffff::3", "2001:db8:1:3::1"]
        assert made(server, *homes) == [201, 201, 429, 201]


def test_what_counts_as_one_address() -> None:
    assert counted_address("192.0.2.1") != counted_address("192.0.2.2")
    assert counted_address("2001:db8::1") == counted_address("2001:db8:0:0:1::")
    assert counted_address("2001:db8::1") != counted_address("2001:db8:0:1::1")
    assert counted_address("::ffff:192.0.2.1") == counted_address("192.0.2.1")
    assert counted_address("::ffff:192.0.2.1") != counted_address("::ffff:192.0.2.2")
    assert counted_address("nowhere") == "nowhere"


def test_a_proxy_is_named_by_its_address() -> None:
    assert len(networks(("127.0.0.1", "10.0.0.0/8", "2001:db8::/32"))) == 3
    with pytest.raises(LusoriaError, match=r"proxy\.example"):
        networks(("proxy.example",))


UNSEEN = [
    "\u200b",
    "\u0301\u0302",
    "\u3164",
    "\u2800\u2800",
    "\u2066\u2069",
    "\ufe0f",
    "\U000e0041",
]


@pytest.mark.parametrize("name", UNSEEN, ids=lambda name: json.dumps(name)[1:-1])
def test_a_name_can_be_seen(server: Server, name: str) -> None:
    path, tokens, _ = make(server, BOT, PERSON)
    with Client(server, tokens[1]) as someone:
        assert someone.refused("POST", f"{path}/seats", {"name": name})["status"] == 400
        seats = [{"kind": "person", "name": name}, BOT]
        body = {"game": "roma", "seats": seats}
        assert someone.refused("POST", "/api/tables", body)["error"] in ("name", "invalid")
        assert someone.get(path)["status"] == "open"


@pytest.mark.parametrize("name", ["Ada", "é", "e\u0301", "李", "😀", "👩\u200d🚀", "نور", "42"])
def test_names_of_all_scripts(server: Server, name: str) -> None:
    path, tokens, _ = make(server, BOT, PERSON)
    with Client(server, tokens[1]) as someone:
        someone.post(f"{path}/seats", {"name": name})
        assert someone.get(path)["seats"][1]["name"] == name
