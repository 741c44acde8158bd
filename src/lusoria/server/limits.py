"""How much each address may ask: requests by what they cost, new tables, records, streams."""

import time
from collections.abc import Awaitable, Callable, Generator
from types import coroutine
from typing import Any, Final

from lusoria.server.problems import too_many
from lusoria.server.settings import Settings

MOST_ADDRESSES: Final = 50_000
UNIT: Final = 0.004  # seconds of the processor that cost as much as one more request


class Bucket:
    """Lets so many pass at once and so many a second in the long run, for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.levels: Final[dict[str, tuple[float, float]]] = {}

    def passes(self, address: str) -> bool:
        """Whether the address may do it once more."""
        allowed = self.left(address) >= 1.0
        if allowed:
            self.charge(address, 1.0)
        return allowed

    def left(self, address: str) -> float:
        """What the address may still do now."""
        now = time.monotonic()
        left, at = self.levels.get(address, (self.burst, now))
        return min(self.burst, left + (now - at) * self.rate)

    def charge(self, address: str, cost: float) -> None:
        """Takes what something cost; what is owed is at most what may be done at once."""
        left = self.left(address)
        if len(self.levels) > MOST_ADDRESSES:
            self.clean()
        self.levels[address] = (max(-self.burst, left - cost), time.monotonic())

    def clean(self) -> None:
        """Forgets those who have not come for long enough to have all again."""
        for address in list(self.levels):
            if self.left(address) >= self.burst:
                del self.levels[address]


class Limits:
    """What each address has used."""

    def __init__(self, settings: Settings) -> None:
        self.requests: Final = Bucket(settings.rate, settings.burst)
        self.costly: Final = Bucket(settings.created_rate, settings.created_burst)
        self.replays: Final = Bucket(settings.replayed_rate, settings.replayed_burst)
        self.lines: Final = Bucket(settings.said_rate, settings.said_burst)
        self.most_streams: Final = settings.streams
        self.streams: Final[dict[str, int]] = {}

    def spend(self, address: str) -> None:
        """Something that costs more than a look: a new table, a hint."""
        if not self.costly.passes(address):
            raise too_many("new tables and hints")

    def replay(self, address: str) -> None:
        """A record from elsewhere that has to be gone through."""
        if not self.replays.passes(address):
            raise too_many("records")

    def say(self, table: str, seat: int) -> None:
        """A seat says something at its table."""
        if not self.lines.passes(f"{table} {seat}"):
            raise too_many("words at once")

    async def charged(self, address: str, work: Awaitable[None]) -> None:
        """Does the work and charges the address for the processor's time it takes."""
        await _timed(work, lambda spent: self.requests.charge(address, spent / UNIT))

    def open_stream(self, address: str) -> None:
        """One more stream for the address."""
        if self.streams.get(address, 0) >= self.most_streams:
            raise too_many("open streams")
        self.streams[address] = self.streams.get(address, 0) + 1

    def close_stream(self, address: str) -> None:
        """One less."""
        left = self.streams.get(address, 1) - 1
        if left > 0:
            self.streams[address] = left
        else:
            self.streams.pop(address, None)

    def clean(self) -> None:
        """Forgets addresses that have not come for a while."""
        self.requests.clean()
        self.costly.clean()
        self.replays.clean()
        self.lines.clean()


@coroutine
def _timed(work: Awaitable[None], spend: Callable[[float], None]) -> Generator[Any, Any, None]:
    """Runs the work step by step; what it waits for between two steps costs nothing."""
    steps = work.__await__()
    thrown: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            waited = steps.send(None) if thrown is None else steps.throw(thrown)
        except StopIteration:
            return
        finally:
            spend(time.thread_time() - began)
        thrown = None
        try:
            yield waited
        except BaseException as e:
            thrown = e
