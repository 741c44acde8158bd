"""What happens by itself: bots that fail, clocks that run out, tables that nobody wants."""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import lusoria
from lusoria import State
from lusoria.players.search import Search
from lusoria.players.tree import Tree
from lusoria.server.bots import BotFailed, Bots
from lusoria.server.settings import Settings
from lusoria.tables.bot_pace import BotPace
from lusoria.tables.thinking import PlayerCache
from tests.server.serving import (
    ADA,
    BEN,
    BOT,
    PATIENCE,
    PERSON,
    Client,
    Json,
    Server,
    make,
    next_turn,
    served,
)


def until(client: Client, path: str, what: str) -> Json:
    """The table once an entry of this kind is in its log."""
    deadline = time.monotonic() + PATIENCE
    while True:
        table: Json = client.get(path, since=0, lang="en")
        if any(entry["what"] == what for entry in table["events"]):
            return table
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.fixture(scope="module")
def hasty() -> Iterator[Server]:
    """A server that gives its bots no time to think."""
    yield from served(thinking=0.000_001)


def test_a_bot_that_takes_too_long_is_replaced_by_the_lot(hasty: Server) -> None:
    path, tokens, _ = make(hasty, ADA, {"kind": "bot", "bot": "medium"})
    with Client(hasty, tokens[0]) as ada:
        rng = random.Random(1)
        table = next_turn(ada, path, 0)
        while not any("failed" in entry.get("text", "") for entry in table["events"]):
            action = rng.choice(table["legal"])["action"]
            table = ada.post(f"{path}/actions", {"revision": table["revision"], "action": action})
            if not table["legal"]:
                next_turn(ada, path, table["revision"])
            table = ada.get(path, since=0, lang="en")
        ada.post(f"{path}/resign", {})
        record = lusoria.loads(ada.ask("GET", f"{path}/record").text)
    assert ("time", 1) in [(mark.what, mark.seat) for mark in record.marks]


def first_decision() -> State:
    """The first decision of a game of Roma."""
    state = lusoria.game("roma").start()
    rng = random.Random(1)
    while state.is_chance:
        state.apply(lusoria.sample(state.chances(), rng))
    return state


def test_a_process_that_was_killed_is_replaced() -> None:
    async def play() -> None:
        bots = Bots(1, 60.0)
        state = first_decision()
        legal = state.legal_actions()
        rng = random.Random(1)
        try:
            assert await bots.decide("medium", state, rng) in legal
            pid = bots.deep.workers[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            assert await bots.decide("medium", state, rng) in legal
            assert bots.deep.workers[0].pid not in (None, pid)
        finally:
            bots.close()
        assert bots.deep.workers[0].pid is None

    asyncio.run(play())


def test_a_bot_that_takes_too_long_is_ended_and_another_is_not_hurt() -> None:
    """Compiled, the long one never looks up: nothing but the end of its process stops it."""

    async def play() -> None:
        bots = Bots(2, 5.0)
        state = first_decision()
        legal = state.legal_actions()
        rng = random.Random(1)
        try:
            long = asyncio.create_task(bots.decide("search:10000000", state, rng))
            while not long.done():
                assert await bots.decide("random", state, rng) in legal
            failed = long.exception()
            assert isinstance(failed, BotFailed)
            assert failed.fault == "time"
            assert await bots.decide("random", state, rng) in legal
        finally:
            bots.close()

    asyncio.run(play())


def test_a_bot_that_fails_is_told_apart(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        bots = Bots(1, 60.0)
        try:
            with pytest.raises(BotFailed) as failed:
                await bots.decide("nobody", first_decision(), random.Random(1))
            assert failed.value.fault == "crash"
        finally:
            bots.close()

    asyncio.run(play())
    assert [record.getMessage() for record in caplog.records] == [
        "a bot (nobody) failed: UnknownPlayer"
    ]


def test_a_clock_runs_for_whoever_decides(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN, one_screen=True, seconds=PATIENCE)
    with Client(server, tokens[0]) as screen:
        table = screen.get(path)
        assert table["clock"]["seat"] == table["player"]
        assert 0 < table["clock"]["left"] <= PATIENCE


def test_time_over_a_bot_goes_on_and_the_person_comes_back() -> None:
    for server in served(pause=PATIENCE):
        path, tokens, _ = make(server, ADA, BEN, one_screen=True, seconds=5)
        # Somebody watches, so that the bot makes a pause and can be interrupted.
        with (
            Client(server, tokens[0]) as screen,
            screen.http.stream("GET", f"{path}/stream"),
            Client(server, tokens[0]) as other,
        ):
            over = until(other, path, "bot")
            seat = over["player"]
            assert over["seats"][seat]["bot"] == "medium"
            assert "took too long: a bot takes over" in over["events"][-1]["text"]
            mine = other.get(path, seat=seat)
            body = {"revision": mine["revision"], "action": mine["legal"][0]["action"]}
            assert other.refused("POST", f"{path}/actions", body)["error"] == "bot"
            other.post(f"{path}/seats", {"name": "Ada", "seat": seat})
            back = until(other, path, "back")
            assert back["seats"][seat]["bot"] is None
            body["revision"] = back["revision"]
            other.post(f"{path}/actions", body)


def test_a_table_that_nobody_joins_goes() -> None:
    for server in served(unjoined=PATIENCE):
        path, tokens, _ = make(server, ADA, PERSON)
        playing, _, _ = make(server, ADA, BEN)
        with Client(server, tokens[0]) as ada:
            assert ada.get(path)["status"] == "open"
            server.stop()
            server.settings["unjoined"] = 0.1
            server.start()
            deadline = time.monotonic() + PATIENCE
            while ada.ask("GET", path).status_code != 404:
                assert time.monotonic() < deadline, server.said()[-2000:]
                time.sleep(0.1)
        with Client(server) as someone:
            assert someone.get(playing)["status"] == "running"


def test_finished_tables_go_when_the_host_wants_it_so(tmp_path: Path) -> None:
    for server in served():
        path, tokens, _ = make(server, ADA, BEN)
        playing, _, _ = make(server, ADA, BEN)
        with Client(server, tokens[0]) as ada:
            ada.post(f"{path}/resign", {})
            record = ada.get(f"{path}/record")
            server.stop()
            server.settings |= {"finished": 0, "records": str(tmp_path / "records")}
            server.start()
            deadline = time.monotonic() + PATIENCE
            while ada.ask("GET", path).status_code != 404:
                assert time.monotonic() < deadline, server.said()[-2000:]
                time.sleep(0.1)
        with Client(server) as someone:
            assert someone.get(playing)["status"] == "running"
        [file] = (tmp_path / "records").iterdir()
        assert file.name == f"roma-{path.rpartition('/')[2]}.json"
        lusoria.verify(lusoria.loads(file.read_bytes()))
        assert json.loads(file.read_bytes()) == record


def test_bots_alone_play_to_the_end(server: Server) -> None:
    path, _, _ = make(server, BOT, BOT, options={"round_limit": 2})
    with Client(server) as someone:
        table = next_turn(someone, path, 0)
        assert table["status"] == "over"
        assert someone.get(f"{path}/record")["bots"] == ["easy", "easy"]


def long_turn(thought: float = 0.0) -> list[float]:
    """When each decision is told of thirteen moves of three or four decisions each, as in the
    middle of a game of Romolo; the bot thinks of the first so long, and of the others not at all.
    """
    pace = BotPace(Settings("").pause)
    told = [0.0]
    for nth in range(1, 50):
        due = pace.next(7, told[-1], in_move=nth % 4 != 1)
        told.append(max(due, told[-1] + (thought if nth == 1 else 0.0)))
    return told


def test_a_long_turn_of_a_bot_is_told_in_three_seconds() -> None:
    told = long_turn()
    assert told[1] == Settings("").pause
    assert told[-1] < 3


def test_what_a_bot_has_thought_is_not_waited_for_once_more() -> None:
    assert long_turn(1.5)[-1] == pytest.approx(long_turn()[-1])
    assert long_turn(9.0)[-1] == pytest.approx(9.0)


def test_each_turn_of_a_bot_has_a_pace_of_its_own() -> None:
    pace = BotPace(0.7)
    pace.next(1, 10.0, in_move=False)
    assert pace.next(1, 10.0, in_move=False) == pytest.approx(11.05)
    assert pace.next(2, 20.0, in_move=False) == pytest.approx(20.7)


def test_a_bot_goes_on_with_what_it_has_thought() -> None:
    """The two cards that are passed on at first are one thought; another table's are another."""
    cache = PlayerCache()
    state = first_decision()
    elsewhere = state.clone()
    rng = random.Random(1)

    def decide(position: State) -> Tree | None:
        position.apply(cache.decide(("medium", position.resample(0, rng), 1)))
        who = cache.players["medium", "roma"]
        assert isinstance(who, Search)
        return who.tree

    tree = decide(state)
    assert state.player == 0
    assert decide(state) is tree
    assert decide(elsewhere) is not tree


def test_a_bot_that_failed_is_not_asked_again() -> None:
    class Forgetful:
        def choose(self, state: State, rng: random.Random) -> int:
            raise KeyError(state.player)

    cache = PlayerCache()
    cache.players["medium", "roma"] = Forgetful()
    question = ("medium", first_decision(), 1)
    with pytest.raises(KeyError):
        cache.decide(question)
    assert cache.decide(question) in first_decision().legal_actions()
