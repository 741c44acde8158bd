"""Bots think in processes of their own, so that nobody's table has to wait for them."""

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
from lusoria.server.fair_queue import FairQueue, Requester

HINTS: Final = "medium"  # the level of the bot that gives hints
QUICK: Final = ("easy",)  # the levels that answer within milliseconds
NICENESS: Final = 5  # how much the processes of the other levels give way to the server
ANYBODY: Final = Requester()

Question = tuple[str, State, int]
"""A level, a position and a seed."""

log = logging.getLogger("lusoria.server")


class BotFailed(Exception):
    """The bot gave no legal action; `fault` says how it failed, as a record's mark does."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class WorkerPool:
    """Processes in which bots think, each with a thread here that waits for its answers.

    A process that is late or dies is replaced; the others go on undisturbed.
    """

    def __init__(self, workers: int, seconds: float, niceness: int) -> None:
        self.seconds: Final = seconds
        self.workers: Final = [Thinker(run_worker, niceness) for _ in range(workers)]
        self.queue: Final = FairQueue(workers)
        self._idle: Final = self.workers[:]  # the one that worked last is the next to work
        self._threads: Final = ThreadPoolExecutor(workers, "bots")

    async def ask(self, question: Question, requester: Requester) -> object:
        """Return the answer of a process, once it is the requester's turn."""
        async with self.queue.place(requester):
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, self._ask, question
            )

    def _ask(self, question: Question) -> object:
        """The answer of an idle process; there is one for each thread."""
        worker = self._idle.pop()
        try:
            return worker.ask(question, self.seconds)
        except Died:  # perhaps it was killed long ago: ask a new one
            return worker.ask(question, self.seconds)
        finally:
            self._idle.append(worker)

    def close(self) -> None:
        """End the processes, even in the middle of a thought."""
        for worker in self.workers:
            worker.stop()
        self._threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.end()


class Bots:
    """Quick bots and deep ones in separate pools: nobody waits long for an easy bot."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.quick: Final = WorkerPool(1, seconds, 0)
        self.deep: Final = WorkerPool(workers, seconds, NICENESS)

    async def decide(
        self, level: str, state: State, rng: Random, requester: Requester = ANYBODY
    ) -> int:
        """Return a legal action for the seat that decides; `BotFailed` if the bot gives none.

        The bot sees only what its seat may know: a position resampled for it.
        """
        question = (level, state.resample(state.player, rng), rng.getrandbits(62))
        legal = state.legal_actions()
        pool = self.quick if level in QUICK else self.deep
        try:
            action = await pool.ask(question, requester)
        except NoAnswer as e:
            if not isinstance(e, Late):
                log.warning("a bot (%s) failed: %s", level, e)
            raise BotFailed(e.fault) from None
        if not isinstance(action, int) or action not in legal:
            raise BotFailed("illegal")
        return action

    def close(self) -> None:
        """End the processes, even in the middle of a thought."""
        self.quick.close()
        self.deep.close()


# --- inside the processes ---


def run_worker(niceness: int) -> Answering:
    """Return what answers the questions in a process."""
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    return PlayerCache().decide


class PlayerCache:
    """The players of a process, by level and game.

    Each remembers its last search and continues it if the next position is the expected one: a
    move of many decisions is thought through once.
    """

    def __init__(self) -> None:
        self.players: Final[dict[tuple[str, str], Player]] = {}

    def decide(self, question: Question) -> int:
        """Return the decision of the level's player; one that fails is not asked again."""
        level, state, seed = question
        key = (level, state.game.id)
        who = self.players.pop(key, None) or player(*key)
        action = int(who.choose(state, Random(seed)))
        self.players[key] = who
        return action
