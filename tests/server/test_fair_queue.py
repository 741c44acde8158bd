"""Bots think for everybody in turn: many tables of one address do not make others wait."""

import asyncio
from contextlib import suppress

from lusoria.server.fair_queue import NOBODY, PLAYING, WATCHING, FairQueue, Requester
from tests.server.serving import ADA, BOT, Client, Server, make, next_turn

HARD = {"kind": "bot", "bot": "hard"}


class Line:
    """A queue, and the order in which requesters got a place."""

    def __init__(self, places: int = 1) -> None:
        self.queue = FairQueue(places)
        self.order: list[str] = []
        self.leave = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, *requesters: Requester) -> None:
        """Requesters come one after the other; whoever has a place keeps it until `close`."""
        for requester in requesters:
            self.tasks.append(asyncio.create_task(self._wait(requester)))
            await asyncio.sleep(0)

    async def _wait(self, requester: Requester) -> None:
        async with self.queue.place(requester):
            self.order.append(f"{requester.address}{requester.table}")
            await self.leave.wait()

    async def close(self) -> list[str]:
        """Lets everyone have their turn; returns the order."""
        self.leave.set()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        assert self.queue.free > 0
        assert not self.queue.waiting
        assert not self.queue.held
        return self.order


def test_addresses_have_their_turn_one_after_the_other() -> None:
    async def play() -> list[str]:
        line = Line()
        await line.come(
            *[Requester("a", str(i)) for i in range(5)], Requester("b", "0"), Requester("b", "1")
        )
        await line.come(Requester("c", "0"))
        return await line.close()

    assert asyncio.run(play()) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4"]


def test_so_do_the_tables_of_each() -> None:
    async def play() -> list[str]:
        line = Line()
        first, second = Requester("a", "0"), Requester("a", "1")
        await line.come(first, first, first, second, second)
        return await line.close()

    assert asyncio.run(play()) == ["a0", "a1", "a0", "a1", "a0"]


def test_whoever_holds_a_place_comes_after_whoever_holds_none() -> None:
    async def play() -> list[str]:
        line = Line(2)
        await line.come(
            Requester("b", "0"), Requester("a", "0"), Requester("a", "1"), Requester("c", "0")
        )
        line.tasks[0].cancel()
        return await line.close()

    assert asyncio.run(play()) == ["b0", "a0", "c0", "a1"]


def test_people_come_first_and_tables_without_anybody_last() -> None:
    async def play() -> list[str]:
        line = Line()
        watching = [NOBODY]
        await line.come(Requester("x", "0"))
        await line.come(Requester("a", "0", lambda: NOBODY), Requester("b", "0", lambda: WATCHING))
        await line.come(
            Requester("c", "0", lambda: PLAYING), Requester("d", "0", lambda: watching[0])
        )
        watching[0] = PLAYING  # somebody has come to look meanwhile
        return await line.close()

    assert asyncio.run(play()) == ["x0", "c0", "d0", "b0", "a0"]


def test_whoever_goes_before_their_turn_leaves_no_gap() -> None:
    async def play() -> list[str]:
        line = Line()
        await line.come(Requester("a", "0"), Requester("b", "0"), Requester("c", "0"))
        line.tasks[1].cancel()
        return await line.close()

    assert asyncio.run(play()) == ["a0", "c0"]


def test_an_easy_bot_answers_while_hard_ones_think(server: Server) -> None:
    """Its one other process is busy with games of hard bots, and more of them wait."""
    hard = [make(server, HARD, HARD)[0] for _ in range(6)]
    path, tokens, _ = make(server, ADA, BOT, options={"round_limit": 2})
    with Client(server, tokens[0]) as ada:
        table = next_turn(ada, path, 0)
        while table["status"] == "running":
            body = {"revision": table["revision"], "action": table["legal"][0]["action"]}
            table = ada.post(f"{path}/actions", body)
            if not table["legal"]:
                table = next_turn(ada, path, table["revision"])
    with Client(server) as someone:
        assert "running" in [someone.get(one)["status"] for one in hard]
