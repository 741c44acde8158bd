"""Bots think in processes of their own, so that the tables of others never wait for them."""

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Final

from lusoria.arena.thinker import Answering, Died, Late, NoAnswer, Thinker
from lusoria.core.state import State
from lusoria.players import Player, player
from lusoria.server.turns import Asker, Turns

HINTS: Final = "medium"  # the level of the bot that is asked for advice
QUICK: Final = ("easy",)  # the levels that answer within milliseconds
NICENESS: Final = 5  # how much those who think long give way to the server
SOMEBODY: Final = Asker()

log = logging.getLogger("lusoria.server")


class BotFailed(Exception):
    """The bot gave no legal action; `fault` tells how it failed, as a record's mark does."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class Room:
    """Some processes in which bots think, each with a thread here that waits for its answers.

    A process that is late or dies is replaced by a new one; the others do not notice.
    """

    def __init__(self, workers: int, seconds: float, niceness: int) -> None:
        self.seconds: Final = seconds
        self.thinkers: Final = [Thinker(thinking, niceness) for _ in range(workers)]
        self.turns: Final = Turns(workers)
        self._idle: Final = self.thinkers[:]  # the last one that thought is the next to do so
        self._threads: Final = ThreadPoolExecutor(workers, "bots")

    async def ask(self, question: tuple[str, State, int], asker: Asker) -> object:
        """The answer of a process, once it is the asker's turn."""
        async with self.turns.turn(asker):
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._ask, question
            )

    def _ask(self, question: tuple[str, State, int]) -> object:
        """The answer of a process that is idle; there are as many as threads."""
        thinker = self._idle.pop()
        try:
            return thinker.ask(question, self.seconds)
        except Died:  # somebody ended it, perhaps long ago
            return thinker.ask(question, self.seconds)
        finally:
            self._idle.append(thinker)

    def close(self) -> None:
        """Ends the processes, whatever they are thinking of."""
        for thinker in self.thinkers:
            thinker.stop()
        self._threads.shutdown(cancel_futures=True)
        for thinker in self.thinkers:
            thinker.end()


class Bots:
    """Who thinks long does so apart from who answers at once: nobody waits long for an easy bot."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.quick: Final = Room(1, seconds, 0)
        self.deep: Final = Room(workers, seconds, NICENESS)

    async def decide(self, level: str, state: State, rng: Random, asker: Asker = SOMEBODY) -> int:
        """A legal action of the seat that decides, or `BotFailed`.

        The bot is handed what its seat may know, as a position resampled for it.
        """
        question = (level, state.resample(state.player, rng), rng.getrandbits(62))
        legal = state.legal_actions()
        room = self.quick if level in QUICK else self.deep
        try:
            action = await room.ask(question, asker)
        except NoAnswer as e:
            if not isinstance(e, Late):
                log.warning("a bot (%s) failed: %s", level, e)
            raise BotFailed(e.fault) from None
        if not isinstance(action, int) or action not in legal:
            raise BotFailed("illegal")
        return action

    def close(self) -> None:
        """Ends the processes, whatever they are thinking of."""
        self.quick.close()
        self.deep.close()


# --- inside the processes ---


def thinking(niceness: int) -> Answering:
    """What answers there."""
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    return Mind().think


class Mind:
    """The players of a process. Each remembers what it thought last, and goes on from there if
    the next position is the one it expected: a move of many decisions is thought through once.
    """

    def __init__(self) -> None:
        self.players: Final[dict[tuple[str, str], Player]] = {}  # by level and game

    def think(self, question: tuple[str, State, int]) -> int:
        """The decision of the level's player; one that failed is not asked again."""
        level, state, seed = question
        key = (level, state.game.id)
        who = self.players.pop(key, None) or player(*key)
        action = int(who.choose(state, Random(seed)))
        self.players[key] = who
        return action
