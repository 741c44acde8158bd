"""Uploaded records are replayed, and analysed, in processes of their own: that may take long, and
compiled code lets nothing else run in its process.
"""

import asyncio
import hashlib
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final

import msgspec

from lusoria.arena.thinker import SPAWN, end_with_parent
from lusoria.server.fair_queue import FairQueue, Requester
from lusoria.server.problems import too_many
from lusoria.tables import presenter
from lusoria.tables.analysing import Analysing
from lusoria.tables.bearer import Bearer
from lusoria.tables.messages.requests import RecordFile
from lusoria.tables.refused import Refused
from lusoria.tables.replay import Replay, replay_of
from lusoria.tables.service.replaying import begin_at, position_of

MAX_KEPT: Final = 16  # records in memory, for further questions about them
MAX_SECONDS: Final = 20.0  # of a processor, for one question
MAX_ANALYSING: Final = 60.0  # of a processor, for a part of an analysis
NICENESS: Final = 5  # how much the process gives way to the server
LAST: Final = 19  # how much the one that analyses does
MAX_ANALYSED: Final = 64  # analyses that are kept
MAX_WAITING: Final = 4  # questions of an address for analyses at a time


class Reading:
    """A process that reads records, with a queue before it; it starts with the first question."""

    def __init__(self, niceness: int) -> None:
        self.niceness: Final = niceness
        self.pool: ProcessPoolExecutor | None = None
        self.queue: Final = FairQueue(1)

    async def ask(
        self, requester: Requester, question: Callable[..., bytes], body: bytes, *args: object
    ) -> bytes:
        """The answer of the process, once it is the requester's turn."""
        async with self.queue.place(requester):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(
                    1, mp_context=SPAWN, initializer=_begin, initargs=(self.niceness,)
                )
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self.pool, question, body, *args)
            except BrokenProcessPool:
                self.pool.shutdown(wait=False)
                self.pool = None
                raise Refused("unread", "The record could not be read. Try again.") from None

    def close(self) -> None:
        """End the process."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


class RecordReader:
    """Asks one process about records, and another one for their analyses."""

    def __init__(self) -> None:
        self.reading: Final = Reading(NICENESS)
        self.analysing: Final = Reading(LAST)
        self.read: Final[OrderedDict[bytes, None]] = OrderedDict()
        self.analysed: Final[OrderedDict[bytes, bytes]] = OrderedDict()
        self.asking: Final[dict[str, int]] = {}  # questions of each address for analyses

    def is_known(self, body: bytes) -> bool:
        """True if this record was replayed lately, so that a question about it costs little."""
        return hashlib.sha256(body).digest() in self.read

    async def game(
        self, address: str, body: bytes, seat: int | None, lang: str | None
    ) -> msgspec.Raw:
        """Return the game of a record, as the JSON of `Replayed`."""
        return await self._ask(address, replay_game, body, seat, lang)

    async def position(self, address: str, body: bytes, seat: int | None, ply: int) -> msgspec.Raw:
        """Return a position of a record, as the JSON of `Past`."""
        return await self._ask(address, replay_position, body, seat, ply)

    async def begin(self, address: str, body: bytes, ply: int) -> msgspec.Raw:
        """Return where a new table begins that plays on from there, as the JSON of `Begin`."""
        return await self._ask(address, replay_begin, body, ply)

    async def analysis(self, requester: Requester, body: bytes) -> msgspec.Raw:
        """Analyse a record a little further; return how far it is, as the JSON of `Analysis`.

        Nothing is analysed unless somebody asks, one record at a time.
        """
        key = hashlib.sha256(body).digest()
        found = self.analysed.get(key)
        if found is not None:
            return msgspec.Raw(found)
        address = requester.address
        if self.asking.get(address, 0) >= MAX_WAITING:
            raise too_many("analyses at once")
        self.asking[address] = self.asking.get(address, 0) + 1
        try:
            answer = await self.analysing.ask(requester, analyse_on, body)
        finally:
            self.asking[address] -= 1
            if not self.asking[address]:
                del self.asking[address]
        self._remember(key)
        if not answer.endswith(b"null}"):
            self.analysed[key] = answer
            if len(self.analysed) > MAX_ANALYSED:
                self.analysed.popitem(last=False)
        return msgspec.Raw(answer)

    async def _ask(
        self, address: str, question: Callable[..., bytes], body: bytes, *args: object
    ) -> msgspec.Raw:
        answer = await self.reading.ask(Requester(address), question, body, *args)
        self._remember(hashlib.sha256(body).digest())
        return msgspec.Raw(answer)

    def _remember(self, key: bytes) -> None:
        self.read[key] = None
        self.read.move_to_end(key)
        if len(self.read) > MAX_KEPT:
            self.read.popitem(last=False)

    def close(self) -> None:
        """End the processes."""
        self.reading.close()
        self.analysing.close()


# --- inside the process ---

_replays: Final[OrderedDict[bytes, Replay]] = OrderedDict()
_analyses: Final = Analysing()


def _begin(niceness: int) -> None:
    end_with_parent()
    with suppress(OSError, AttributeError):
        os.nice(niceness)


def replay_game(body: bytes, seat: int | None, lang: str | None) -> bytes:
    """Return the whole game as a seat, or a spectator, could have seen it."""
    who = Bearer((), seat, lang)
    return msgspec.json.encode(_in_time(lambda: presenter.replayed(_replay(body), who)))


def replay_position(body: bytes, seat: int | None, ply: int) -> bytes:
    """Return the position after the given number of actions."""
    who = Bearer((), seat)
    return msgspec.json.encode(_in_time(lambda: position_of(_replay(body), who, ply)))


def replay_begin(body: bytes, ply: int) -> bytes:
    """Return the whole position after the given number of actions."""
    return msgspec.json.encode(_in_time(lambda: begin_at(_replay(body), ply)))


def analyse_on(body: bytes) -> bytes:
    """Analyse a record a little further."""
    key = hashlib.sha256(body).digest()

    def read() -> RecordFile:
        return msgspec.json.decode(body, type=RecordFile)

    return msgspec.json.encode(_in_time(lambda: _analyses.go_on(key, read), MAX_ANALYSING))


def _replay(body: bytes) -> Replay:
    """The record, replayed now or lately."""
    key = hashlib.sha256(body).digest()
    found = _replays.get(key) or replay_of(msgspec.json.decode(body, type=RecordFile))
    _replays[key] = found
    _replays.move_to_end(key)
    if len(_replays) > MAX_KEPT:
        _replays.popitem(last=False)
    return found


def _in_time(work: Callable[[], Any], seconds: float = MAX_SECONDS) -> Any:
    """End the process if the work takes too long: nothing else interrupts compiled code.

    What counts is the processor's time, as whoever is nice may wait long on a busy machine.
    """
    if sys.platform == "win32":  # it has no such timer
        return work()
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
