"""Costly questions: answers come in parts, and whoever asks much waits while others do not."""

import asyncio
import json
import time
from itertools import pairwise

import httpx
import pytest

from lusoria.server.limits import PASSWORD, UNIT, Limits
from lusoria.server.settings import Settings
from lusoria.tables.presenter import MAX_ENTRIES
from lusoria.tables.undo import MAX_UNDONE
from tests.server.serving import ADA, BEN, PATIENCE, Client, Json, Server, make, served


def undone(client: Client, path: str, most: int) -> Json:
    """Take the first decision and take it back, n times or until it is refused."""
    table: Json = client.get(path, seat=client.get(path)["player"])
    seat = table["player"]
    for _ in range(most):
        action = table["legal"][0]["action"]
        body = {"revision": table["revision"], "action": action}
        revision = client.post(f"{path}/actions", body)["revision"]
        answer = client.ask("POST", f"{path}/undo", {"revision": revision, "seat": seat})
        table = answer.json()
        if answer.status_code != 200:
            break
    return table


def test_a_long_log_comes_in_parts(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as screen:
        undone(screen, path, MAX_ENTRIES // 2 + 10)
        whole = screen.get(path, seat=0)
        parts: list[list[Json]] = []
        since = 0
        while since < whole["revision"]:
            part = screen.get(path, seat=0, since=since, lang="it")
            assert part["revision"] == whole["revision"]
            assert part["view"] == whole["view"]
            parts.append(part["events"])
            since = part["events"][-1]["revision"]
        assert [len(part) for part in parts] == [MAX_ENTRIES, whole["revision"] - MAX_ENTRIES]
        told = [entry for part in parts for entry in part]
        assert [entry["revision"] for entry in told] == list(range(1, whole["revision"] + 1))
        # A stream tells the parts by itself, and the log is the same.
        with screen.http.stream(
            "GET", f"{path}/stream", params={"since": 0, "seat": 0, "lang": "it"}
        ) as stream:
            lines = stream.iter_lines()
            heard = (json.loads(line) for line in lines if line)
            positions = (message for message in heard if message["type"] == "position")
            streamed = [next(positions) for _ in parts]
        assert [one["events"] for one in streamed] == parts
        assert screen.get(f"{path}/record", seat=0, lang="it")["log"] == told


def test_what_was_told_once_is_told_again_the_same_to_each(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben:
        undone(ada if ada.get(path)["legal"] else ben, path, 3)
        for client in (ada, ben):
            for lang in (None, "en", "fr"):
                first, again = (client.get(path, since=0, lang=lang)["events"] for _ in range(2))
                assert first == again
                assert ("text" in first[0]) == (lang is not None)
        texts = [ada.get(path, since=0, lang=lang)["events"] for lang in ("en", "it", "fr")]
        assert all(one != other for one, other in pairwise(texts))


def test_taking_back_has_an_end(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True)
    with Client(server, tokens[0]) as screen:
        problem = undone(screen, path, MAX_UNDONE + 1)
        assert (problem["status"], problem["error"]) == (409, "undo")
        assert problem["message"]["id"] == "table-undo-enough"
        now = screen.get(path, seat=screen.get(path)["player"])
        assert not now["may_undo"]


def test_requests_are_charged_by_what_they_cost() -> None:
    limits = Limits(Settings(database="", rate=0.0, burst=100.0))

    async def busy() -> None:
        began = time.thread_time()
        while time.thread_time() < began + 20 * UNIT:
            pass

    async def fails() -> None:
        await asyncio.sleep(0)
        await busy()
        raise ValueError("as it happens")

    async def asked() -> None:
        await limits.run_charged("busy", busy())
        await limits.run_charged("waits", asyncio.sleep(20 * UNIT))
        with pytest.raises(ValueError, match="as it happens"):
            await limits.run_charged("fails", fails())
        cancelled = asyncio.create_task(limits.run_charged("cancelled", asyncio.sleep(PATIENCE)))
        await asyncio.sleep(0)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled

    asyncio.run(asked())
    assert limits.requests.left("busy") <= 80
    assert limits.requests.left("fails") <= 80
    assert limits.requests.left("waits") > 80
    assert limits.requests.left("cancelled") > 80


def test_others_are_answered_while_one_address_asks_too_much() -> None:
    for server in served(rate=0.001, burst=50, proxies=["127.0.0.1"], created_burst=1_000):
        path, _, _ = make(server, ADA, BEN)
        mine, theirs = ({"X-Forwarded-For": f"10.0.0.{i}"} for i in (1, 2))
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            asked = [client.get(path, headers=mine).status_code for _ in range(60)]
            assert asked[-1] == 429
            assert client.get(path, headers=theirs).status_code == 200


def test_a_password_costs_what_it_takes_to_try_it() -> None:
    """Also the right one: nobody keeps the processors busy by signing in."""
    limits = Limits(Settings(database="", rate=0.0, burst=4 * PASSWORD))
    for _ in range(4):
        limits.charge_guess("here", "Ada")
        limits.forgive_guess("here", "Ada")
    assert limits.requests.left("here") == 0.0
    assert limits.guesses.left("here") == Settings(database="").guessed_burst
