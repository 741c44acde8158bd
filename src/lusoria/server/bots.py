"""Bots think in processes of their own, so that nobody's table has to wait for them."""

import asyncio
import logging
import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Final

import msgspec

from lusoria.arena.thinker import Answering, Died, Late, NoAnswer, Thinker
from lusoria.core.state import State
from lusoria.players.advice import Advice
from lusoria.server.fair_queue import FairQueue, Requester
from lusoria.server.metrics import BOT_FAILURES, BOT_SECONDS
from lusoria.tables.thinking import ADVICE, PlayerCache, Question, question

QUICK: Final = ("beginner", "easy")  # the levels that answer within milliseconds
NICENESS: Final = 5  # how much the processes of the other levels give way to the server
ANYBODY: Final = Requester()

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
        """Return a legal action for the seat that decides; `BotFailed` if the bot gives none."""
        legal = state.legal_actions()
        action = await self._ask(level, state, rng, requester)
        if not isinstance(action, int) or action not in legal:
            BOT_FAILURES.labels("illegal").inc()
            raise BotFailed("illegal")
        return action

    async def advise(self, state: State, rng: Random, requester: Requester = ANYBODY) -> Advice:
        """Return what the seat that decides had better do; `BotFailed` if nobody knows."""
        return msgspec.convert(await self._ask(ADVICE, state, rng, requester), Advice)

    async def _ask(self, what: str, state: State, rng: Random, requester: Requester) -> object:
        """Return the answer of a process."""
        asked = question(what, state, rng)
        began = time.perf_counter()
        pool = self.quick if what in QUICK else self.deep
        try:
            answer = await pool.ask(asked, requester)
        except NoAnswer as e:
            if not isinstance(e, Late):
                log.warning("a bot (%s) failed: %s", what, e)
            BOT_FAILURES.labels(e.fault).inc()
            raise BotFailed(e.fault) from None
        BOT_SECONDS.labels(what).observe(time.perf_counter() - began)
        return answer

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return len(self.quick.queue.waiting) + len(self.deep.queue.waiting)

    @property
    def thinking(self) -> int:
        """How many decisions are being thought about."""
        return sum(len(pool.workers) - pool.queue.free for pool in (self.quick, self.deep))

    def close(self) -> None:
        """End the processes, even in the middle of a thought."""
        self.quick.close()
        self.deep.close()


# --- inside the processes ---


def run_worker(niceness: int) -> Answering:
    """Return what answers the questions in a process."""
    with suppress(OSError, AttributeError):
        os.nice(niceness)
    cache = PlayerCache()
    return lambda asked: msgspec.to_builtins(cache.answer(asked))
