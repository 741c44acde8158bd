"""Uploaded records are replayed in a process of their own: that may take long, and compiled code
lets nothing else run in its process.
"""

import asyncio
import faulthandler
import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from lusoria.arena.thinker import SPAWN, end_with_parent
from lusoria.server import presenter
from lusoria.server.bearer import Bearer
from lusoria.server.fair_queue import FairQueue, Requester
from lusoria.server.messages.requests import RecordFile
from lusoria.server.problems import Refused
from lusoria.server.replay import Replay, replay_of

MAX_KEPT: Final = 16  # records in memory, for further questions about them
MAX_SECONDS: Final = 20.0  # for one question
NICENESS: Final = 5  # how much the process gives way to the server


class RecordReader:
    """Asks the process, which starts with the first question."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.queue: Final = FairQueue(1)
        self.read: Final[OrderedDict[bytes, None]] = OrderedDict()

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

    async def _ask(
        self, address: str, question: Callable[..., bytes], body: bytes, *args: object
    ) -> msgspec.Raw:
        """The answer of the process, once it is the address's turn."""
        async with self.queue.place(Requester(address)):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(1, mp_context=SPAWN, initializer=_begin)
            loop = asyncio.get_running_loop()
            try:
                answer = await loop.run_in_executor(self.pool, question, body, *args)
            except BrokenProcessPool:
                self.pool.shutdown(wait=False)
                self.pool = None
                raise Refused(503, "record", "The record could not be read. Try again.") from None
        key = hashlib.sha256(body).digest()
        self.read[key] = None
        self.read.move_to_end(key)
        if len(self.read) > MAX_KEPT:
            self.read.popitem(last=False)
        return msgspec.Raw(answer)

    def close(self) -> None:
        """End the process."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


# --- inside the process ---

_replays: Final[OrderedDict[bytes, Replay]] = OrderedDict()


def _begin() -> None:
    end_with_parent()
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)


def replay_game(body: bytes, seat: int | None, lang: str | None) -> bytes:
    """Return the whole game as a seat, or a spectator, could have seen it."""
    who = Bearer((), seat, lang)
    return msgspec.json.encode(_in_time(lambda: presenter.replayed(_replay(body), who)))


def replay_position(body: bytes, seat: int | None, ply: int) -> bytes:
    """Return the position after the given number of actions."""
    who = Bearer((), seat)
    found = _in_time(lambda: presenter.replayed_position(_replay(body), who, ply))
    if found is None:
        raise Refused(404, "no-position", f"There is no position {ply} in this record.")
    return msgspec.json.encode(found)


def _replay(body: bytes) -> Replay:
    """The record, replayed now or lately."""
    key = hashlib.sha256(body).digest()
    found = _replays.get(key) or replay_of(msgspec.json.decode(body, type=RecordFile))
    _replays[key] = found
    _replays.move_to_end(key)
    if len(_replays) > MAX_KEPT:
        _replays.popitem(last=False)
    return found


def _in_time(work: Callable[[], Any]) -> Any:
    """End the process if the work takes too long: nothing else interrupts compiled code."""
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(MAX_SECONDS, exit=True, file=nowhere)
        try:
            return work()
        finally:
            faulthandler.cancel_dump_traceback_later()
