"""Records from elsewhere are gone through in a process of its own: it may take long, and compiled
code lets nothing else run in its process.
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
from lusoria.server import shown
from lusoria.server.messages.asked import RecordFile
from lusoria.server.problems import Refused
from lusoria.server.replay import Replay, replay_of
from lusoria.server.turns import Asker, Turns

MOST_KEPT: Final = 16  # records in memory, for those who go on asking about one
LONGEST: Final = 20.0  # seconds for one question
NICENESS: Final = 5  # how much the process gives way to the server


class Readings:
    """Asks the process; it begins with the first question."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.turns: Final = Turns(1)
        self.seen: Final[OrderedDict[bytes, None]] = OrderedDict()

    def known(self, body: bytes) -> bool:
        """Whether this record was gone through lately, and costs little."""
        key = hashlib.sha256(body).digest()
        if key in self.seen:
            self.seen.move_to_end(key)
        return key in self.seen

    async def story(
        self, address: str, body: bytes, seat: int | None, lang: str | None
    ) -> msgspec.Raw:
        """The game of a record, as JSON of `Replayed`."""
        return await self._asked(address, story, body, seat, lang)

    async def position(self, address: str, body: bytes, seat: int | None, ply: int) -> msgspec.Raw:
        """A position of it, as JSON of `Past`."""
        return await self._asked(address, position, body, seat, ply)

    async def _asked(
        self, address: str, question: Callable[..., bytes], body: bytes, *args: object
    ) -> msgspec.Raw:
        """The answer, once it is the address's turn."""
        async with self.turns.turn(Asker(address)):
            if self.pool is None:
                self.pool = ProcessPoolExecutor(1, mp_context=SPAWN, initializer=_begin)
            loop = asyncio.get_running_loop()
            try:
                answer = await loop.run_in_executor(self.pool, question, body, *args)
            except BrokenProcessPool:
                self.pool.shutdown(wait=False)
                self.pool = None
                raise Refused(503, "record", "The record could not be read. Try again.") from None
        self.seen[hashlib.sha256(body).digest()] = None
        if len(self.seen) > MOST_KEPT:
            self.seen.popitem(last=False)
        return msgspec.Raw(answer)

    def close(self) -> None:
        """Ends the process."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


# --- inside the process ---

_kept: Final[OrderedDict[bytes, Replay]] = OrderedDict()


def _begin() -> None:
    end_with_parent()
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)


def story(body: bytes, seat: int | None, lang: str | None) -> bytes:
    """The whole game as a seat, or everyone, could see it."""
    who = shown.Bearer((), seat, lang)
    return msgspec.json.encode(_in_time(lambda: shown.replayed(_replay(body), who)))


def position(body: bytes, seat: int | None, ply: int) -> bytes:
    """The position after so many actions."""
    found = _in_time(lambda: shown.replayed_past(_replay(body), shown.Bearer((), seat), ply))
    if found is None:
        raise Refused(404, "no-position", f"There is no position {ply} in this record.")
    return msgspec.json.encode(found)


def _replay(body: bytes) -> Replay:
    """The record, gone through now or lately."""
    key = hashlib.sha256(body).digest()
    found = _kept.get(key) or replay_of(msgspec.json.decode(body, type=RecordFile))
    _kept[key] = found
    _kept.move_to_end(key)
    if len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return found


def _in_time(work: Callable[[], Any]) -> Any:
    """Ends the process if it takes too long: compiled code looks up for nothing else."""
    with Path(os.devnull).open("w") as nowhere:
        faulthandler.dump_traceback_later(LONGEST, exit=True, file=nowhere)
        try:
            return work()
        finally:
            faulthandler.cancel_dump_traceback_later()
