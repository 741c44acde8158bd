"""Bots think for everybody in turn: nobody's many tables make somebody else wait."""

import asyncio
from contextlib import suppress

from lusoria.server.turns import ALONE, PEOPLE, WATCHED, Asker, Turns
from tests.server.serving import ADA, BOT, Client, Server, make, next_turn

HARD = {"kind": "bot", "bot": "hard"}


class Hall:
    """One place, and the order in which those who wanted it had it."""

    def __init__(self, places: int = 1) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self.leave = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, *askers: Asker) -> None:
        """They come one after the other; whoever has a place keeps it until all may leave."""
        for asker in askers:
            self.tasks.append(asyncio.create_task(self._wait(asker)))
            await asyncio.sleep(0)

    async def _wait(self, asker: Asker) -> None:
        async with self.turns.turn(asker):
            self.order.append(f"{asker.address}{asker.table}")
            await self.leave.wait()

    async def close(self) -> list[str]:
        """Lets them all have their turn."""
        self.leave.set()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        assert self.turns.free > 0
        assert not self.turns.waiting
        assert not self.turns.held
        return self.order


def test_addresses_have_their_turn_one_after_the_other() -> None:
    async def play() -> list[str]:
        hall = Hall()
        await hall.come(*[Asker("a", str(i)) for i in range(5)], Asker("b", "0"), Asker("b", "1"))
        await hall.come(Asker("c", "0"))
        return await hall.close()

    assert asyncio.run(play()) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3", "a4"]


def test_so_do_the_tables_of_each() -> None:
    async def play() -> list[str]:
        hall = Hall()
        first, second = Asker("a", "0"), Asker("a", "1")
        await hall.come(first, first, first, second, second)
        return await hall.close()

    assert asyncio.run(play()) == ["a0", "a1", "a0", "a1", "a0"]


def test_whoever_holds_a_place_comes_after_whoever_holds_none() -> None:
    async def play() -> list[str]:
        hall = Hall(2)
        await hall.come(Asker("b", "0"), Asker("a", "0"), Asker("a", "1"), Asker("c", "0"))
        hall.tasks[0].cancel()
        return await hall.close()

    assert asyncio.run(play()) == ["b0", "a0", "c0", "a1"]


def test_people_come_first_and_tables_without_anybody_last() -> None:
    async def play() -> list[str]:
        hall = Hall()
        watching = [ALONE]
        await hall.come(Asker("x", "0"))
        await hall.come(Asker("a", "0", lambda: ALONE), Asker("b", "0", lambda: WATCHED))
        await hall.come(Asker("c", "0", lambda: PEOPLE), Asker("d", "0", lambda: watching[0]))
        watching[0] = PEOPLE  # somebody has come to look meanwhile
        return await hall.close()

    assert asyncio.run(play()) == ["x0", "c0", "d0", "b0", "a0"]


def test_whoever_goes_before_their_turn_leaves_no_gap() -> None:
    async def play() -> list[str]:
        hall = Hall()
        await hall.come(Asker("a", "0"), Asker("b", "0"), Asker("c", "0"))
        hall.tasks[1].cancel()
        return await hall.close()

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
