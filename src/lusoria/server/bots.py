"""Bots think in processes of their own, so that the tables of others never wait for them."""

import asyncio
import faulthandler
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from types import FrameType
from typing import Final

from lusoria.core.state import State
from lusoria.players import player

HINTS: Final = "medium"  # the level of the bot that is asked for advice

GRACE: Final = 5.0  # seconds from the polite deadline to the hard one

log = logging.getLogger("lusoria.server")


class BotFailed(Exception):
    """The bot gave no legal action; `fault` tells how it failed, as a record's mark does."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class Bots:
    """A pool of processes in which bots think; a broken one is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers: Final = workers
        self.seconds: Final = seconds
        self.pool: ProcessPoolExecutor | None = None

    async def decide(self, level: str, state: State, rng: Random) -> int:
        """A legal action of the seat that decides, or `BotFailed`.

        The bot is handed what its seat may know, as a position resampled for it.
        """
        own = state.resample(state.player, rng)
        legal = state.legal_actions()
        for attempt in range(2):  # another bot may have broken the pool meanwhile
            pool = self._pool()
            try:
                action = await asyncio.get_running_loop().run_in_executor(
                    pool, think, level, own, rng.getrandbits(62), self.seconds
                )
            except BrokenProcessPool:
                self._replace(pool)
                if attempt == 1:
                    raise BotFailed("time") from None
            except TimeoutError:
                raise BotFailed("time") from None
            except Exception as e:
                # Its words are not for the log: they may hold what only the seat may know.
                log.warning("a bot (%s) failed: %s", level, type(e).__name__)
                raise BotFailed("crash") from None
            else:
                if action not in legal:
                    raise BotFailed("illegal")
                return action
        raise BotFailed("crash")

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # Never by fork: the event loop's threads would be cut in the middle.
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, spawn, initializer=prepare)
        return self.pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        log.warning("the bots' processes broke down and are replaced")
        if self.pool is pool:
            self.pool = None
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Ends the processes, whatever they are thinking of."""
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self.pool = None


# --- inside the processes ---


def prepare() -> None:
    """Makes a process end with the server, and only with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def think(level: str, state: State, seed: int, seconds: float) -> int:
    """The player's choice; `TimeoutError` if it takes too long.

    Compiled code may not look up for a long time: then the process itself is ended.
    """
    timed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if timed:
        signal.signal(signal.SIGALRM, _time_is_up)
        signal.setitimer(signal.ITIMER_REAL, seconds)
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(seconds + GRACE, exit=True, file=nowhere)
        try:
            return int(player(level, state.game.id).choose(state, Random(seed)))
        finally:
            faulthandler.cancel_dump_traceback_later()
            if timed:
                signal.setitimer(signal.ITIMER_REAL, 0.0)


def _time_is_up(_number: int, _frame: FrameType | None) -> None:
    raise TimeoutError
