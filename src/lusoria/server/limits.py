"""How much each address may do: requests by their cost, new tables and accounts, records, streams,
wrong passwords.
"""

import time
from collections.abc import Awaitable, Callable, Generator
from types import coroutine
from typing import Any, Final

from lusoria.server.accounts.names import skeleton
from lusoria.server.problems import too_many
from lusoria.server.settings import Settings

MAX_ADDRESSES: Final = 50_000
UNIT: Final = 0.004  # seconds of processor time that count as another request
PASSWORD: Final = 15.0  # requests that a password counts as: trying it takes as much time as these


class TokenBucket:
    """For each address: `burst` at once, and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.levels: Final[dict[str, tuple[float, float]]] = {}

    def take(self, address: str) -> bool:
        """Charge the address once and return True, or return False if nothing is left."""
        allowed = self.left(address) >= 1.0
        if allowed:
            self.charge(address, 1.0)
        return allowed

    def left(self, address: str) -> float:
        """Return how much the address may do now."""
        now = time.monotonic()
        left, at = self.levels.get(address, (self.burst, now))
        return min(self.burst, left + (now - at) * self.rate)

    def charge(self, address: str, cost: float) -> None:
        """Charge a cost known only afterwards; an address owes at most as much as `burst`."""
        left = self.left(address)
        if len(self.levels) > MAX_ADDRESSES:
            self.clean()
        self.levels[address] = (max(-self.burst, left - cost), time.monotonic())

    def clean(self) -> None:
        """Forget the addresses that are back at `burst`."""
        for address in list(self.levels):
            if self.left(address) >= self.burst:
                del self.levels[address]


class Limits:
    """What each address has used."""

    def __init__(self, settings: Settings) -> None:
        self.requests: Final = TokenBucket(settings.rate, settings.burst)
        self.costly: Final = TokenBucket(settings.created_rate, settings.created_burst)
        self.replays: Final = TokenBucket(settings.replayed_rate, settings.replayed_burst)
        self.lines: Final = TokenBucket(settings.said_rate, settings.said_burst)
        self.claims: Final = TokenBucket(settings.claimed_rate, settings.claimed_burst)
        self.mails: Final = TokenBucket(settings.mailed_rate, settings.mailed_burst)
        self.guesses: Final = TokenBucket(settings.guessed_rate, settings.guessed_burst)
        """Of passwords: by each address, and of each name; apart from others where it is known."""
        self.known: Final[dict[str, None]] = {}
        """The addresses and names that a right password has come with, the last one last."""
        self.most_streams: Final = settings.streams
        self.streams: Final[dict[str, int]] = {}

    def charge_costly(self, address: str) -> None:
        """Charge for a new table or a hint, or refuse."""
        if not self.costly.take(address):
            raise too_many("new tables and hints")

    def charge_replay(self, address: str) -> None:
        """Charge for replaying an uploaded record, or refuse."""
        if not self.replays.take(address):
            raise too_many("records")

    def charge_line(self, table: str, seat: int) -> None:
        """Charge a seat for a line of chat, or refuse."""
        if not self.lines.take(f"{table} {seat}"):
            raise too_many("lines at once")

    def charge_claim(self, address: str) -> None:
        """Charge for a new account, or refuse."""
        if not self.claims.take(address):
            raise too_many("new accounts")

    def charge_guess(self, address: str, name: str) -> None:
        """Charge an address for trying a password of a name, or refuse.

        The processor time is charged for in any case, also if the password is right.
        """
        counted = self._counted(address, name)
        if min(self.guesses.left(one) for one in counted) < 1.0:
            raise too_many("wrong passwords")
        self.requests.charge(address, PASSWORD)
        for one in counted:
            self.guesses.charge(one, 1.0)

    def charge_mail(self, address: str, name: str) -> None:
        """Charge an address, and a name, for a mail that is asked for, or refuse."""
        if not (self.mails.take(address) and self.mails.take(f"name {skeleton(name)}")):
            raise too_many("mails")

    def forgive_guess(self, address: str, name: str) -> None:
        """Give back what was charged: the password was right."""
        for one in self._counted(address, name):
            self.guesses.charge(one, -1.0)
        self.know(address, name)

    def know(self, address: str, name: str) -> None:
        """Note that a name's owner comes from an address: others cannot lock them out there."""
        here = f"{address} {skeleton(name)}"
        self.known.pop(here, None)
        self.known[here] = None
        if len(self.known) > MAX_ADDRESSES:
            del self.known[next(iter(self.known))]

    def _counted(self, address: str, name: str) -> tuple[str, str]:
        """What a guess is counted for: the address, and the name, at a known address apart."""
        here = f"{address} {skeleton(name)}"
        return address, f"known {here}" if here in self.known else f"name {skeleton(name)}"

    async def run_charged(self, address: str, work: Awaitable[None]) -> None:
        """Do the work and charge the address for its processor time."""
        await _timed(work, lambda spent: self.requests.charge(address, spent / UNIT))

    def open_stream(self, address: str) -> None:
        """Count another stream of the address, or refuse it."""
        if self.streams.get(address, 0) >= self.most_streams:
            raise too_many("open streams")
        self.streams[address] = self.streams.get(address, 0) + 1

    def close_stream(self, address: str) -> None:
        """Count a stream that has ended."""
        left = self.streams.get(address, 1) - 1
        if left > 0:
            self.streams[address] = left
        else:
            self.streams.pop(address, None)

    def clean(self) -> None:
        """Forget addresses that have not come for a while."""
        self.requests.clean()
        self.costly.clean()
        self.replays.clean()
        self.lines.clean()
        self.claims.clean()
        self.guesses.clean()
        self.mails.clean()


@coroutine
def _timed(work: Awaitable[None], spend: Callable[[float], None]) -> Generator[Any, Any, None]:
    """Run the work step by step; the time it waits between two steps is not counted."""
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
