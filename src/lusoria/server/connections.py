"""Connections: how many of them, from where, and how long each may take to say what it wants.

uvicorn waits for a request as long as anybody likes; here its protocols get deadlines, and a door
that counts who is inside.
"""

import asyncio
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lusoria.core.errors import LusoriaError
from lusoria.server.access import counted
from lusoria.server.limits import Limits
from lusoria.server.problems import Refused, too_many
from lusoria.server.settings import Settings

FILES: Final = 65_536  # open files that are asked of the system: as many connections stand at once
OWN_FILES: Final = 64  # of them kept for the database, the page and the bots
AT_ONCE: Final = 32  # connections let in before anybody else is answered
BACKLOG: Final = 256  # connections that wait for that in the system's hands
SLOWEST: Final = 16_384  # bytes of a body that give a second more for the rest
MOST_PIPELINED: Final = 16  # requests sent before the first of them is answered


def files_allowed() -> int:
    """How many files may be open at once, after asking for more than is usual."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if 0 <= soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return FILES if soft == resource.RLIM_INFINITY else min(FILES, soft)


class Doors:
    """Who is inside, and who is not let in.

    A connection refused is closed at once, so files never run out: with none left, asyncio spins.
    """

    def __init__(self, settings: Settings, limits: Limits, files: int) -> None:
        self.settings: Final = settings
        self.limits: Final = limits
        self.proxies: Final = networks(settings.proxies)
        self.most: Final = max(1, files - OWN_FILES - 2 * AT_ONCE)
        self.inside: Final[dict[str, int]] = {}
        self.total = 0

    def enter(self, host: str) -> Refused | None:
        """Lets a connection in, or tells why not."""
        address = counted(host)
        here = self.inside.get(address, 0)
        if self.total >= self.most:
            return Refused(503, "full", "The server has no room now. Try again.")
        if not self.trusted(host):
            if here >= min(self.settings.connections, max(1, self.most // 2)):
                return too_many("connections")
            if self.limits.requests.left(address) < 1.0:
                return too_many("requests")
        self.inside[address] = here + 1
        self.total += 1
        return None

    def leave(self, host: str) -> None:
        """A connection has ended."""
        address = counted(host)
        self.total -= 1
        left = self.inside[address] - 1
        if left > 0:
            self.inside[address] = left
        else:
            del self.inside[address]

    def trusted(self, host: str) -> bool:
        """Whether it is a proxy, that speaks for many."""
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


def networks(given: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    """The networks of the proxies, or which of them is none."""
    try:
        return [ip_network(one) for one in given]
    except ValueError as e:
        raise LusoriaError(f"A proxy is named by its address or network: {e}.") from None


class Config(uvicorn.Config):
    """uvicorn's, with the door."""

    doors: Doors


class Speaking(HttpToolsProtocol):
    """A connection for requests: what it begins to say it has to finish in time."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.doors: Final = config.doors
        self.settings: Final = config.doors.settings
        self.host = ""
        self.entered = False
        self.asked = False  # whether the headers of a request were there
        self.due: float | None = None  # when what is expected has to be there
        self.unread: float | None = None  # when somebody has to have read what waits for them
        self.timer: asyncio.TimerHandle | None = None

    # --- from the transport ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Lets it in, or tells it why not and closes."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self.host = self.client[0] if self.client else "nowhere"
        refused = self.doors.enter(self.host)
        if refused is not None:
            self._answer(refused)
            return
        self.entered = True
        self.due = self.loop.time() + self.settings.head
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._stop()
        if self.entered:
            self.doors.leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """The first byte of a request starts its deadline, whatever it is."""
        if self.due is None:
            self.due = self.loop.time() + self.settings.head
        super().data_received(data)

    def pause_writing(self) -> None:
        """Nothing more fits on the way."""
        self.unread = self.loop.time() + self.settings.reading
        super().pause_writing()

    def resume_writing(self) -> None:
        """Somebody has read on."""
        self.unread = None
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """From here on it only listens, and another protocol tells when it ends."""
        self._stop()
        super().handle_websocket_upgrade()

    # --- from the parser ---

    def on_headers_complete(self) -> None:
        """The body has a time of its own."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise OverflowError  # for the parser it is a bad request, and the connection ends
        self.due = self.loop.time() + self.settings.content
        self.asked = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Whoever sends much may take longer."""
        if self.due is not None:
            self.due += len(body) / SLOWEST
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All was said; how long the answer takes is ours."""
        self.due = None
        super().on_message_complete()

    # --- deadlines ---

    def _look(self) -> None:
        """Ends the connection if its time is over; else looks again when it could be."""
        now = self.loop.time()
        if self.unread is not None and self.unread <= now:
            self.transport.abort()
        elif self.due is not None and self.due <= now:
            self._late()
        else:
            soonest = now + min(self.settings.head, self.settings.content, self.settings.reading)
            until = min(soonest, self.due or soonest, self.unread or soonest)
            self.timer = self.loop.call_at(until, self._look)

    def _late(self) -> None:
        """A request that has begun well is told; a connection that says nothing is just closed."""
        if not self.asked or self.pipeline or self.cycle.response_started:
            self.transport.abort()
        else:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self._answer(Refused(408, "slow", "The body of the request did not come in time."))

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _answer(self, refused: Refused) -> None:
        """Says why, without a look at what may still come, and closes."""
        body = msgspec.json.encode(refused.problem)
        self.transport.write(
            f"HTTP/1.1 {refused.problem.status} Refused\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nRetry-After: 5\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        self.transport.close()


class Listening(WebSocketsSansIOProtocol):
    """A connection for a stream, after the one for requests that it began as."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.doors: Final = config.doors

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.doors.leave(self.client[0] if self.client else "nowhere")
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Whoever does not answer does not read either: nothing waits for it to."""
        super().keepalive_timeout()
        self.transport.abort()
