"""Connections: how many there may be, and how long each may take to send its request.

uvicorn waits for a request for ever; here its protocols get deadlines, and a limiter counts their
connections.
"""

import asyncio
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from lusoria.core.errors import LusoriaError
from lusoria.server.addresses import counted_address
from lusoria.server.limits import Limits
from lusoria.server.problems import problem_of, too_many
from lusoria.server.settings import Settings
from lusoria.tables.refused import Refused

FILES: Final = 65_536  # open files that the system is asked to allow; a connection is one
OWN_FILES: Final = 64  # of them reserved for the database, the page and the bots
ACCEPTED_AT_ONCE: Final = 32  # connections accepted before anything else is done
BACKLOG: Final = 256  # connections that the system lets wait to be accepted
BYTES_PER_SECOND: Final = 16_384  # of a body: as many received extend its deadline by a second
MAX_PIPELINED: Final = 16  # requests sent before the first of them is answered

COMPRESSION: Final = ServerPerMessageDeflateFactory(
    client_no_context_takeover=True, compress_settings={"memLevel": 5}
)
"""How messages of a stream are compressed. A position refers to the one before it: of 23 kB about
half a kilobyte is left. That takes an eighth of a millisecond, and 144 kB for each stream.
"""


def files_allowed() -> int:
    """Return how many files this process may have open, after asking the system for more."""
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


class ConnectionLimiter:
    """Counts the connections, in all and of each address, and refuses those beyond the limits.

    A refused connection is closed at once, so that open files never run out: without any left,
    asyncio would spin.
    """

    def __init__(self, settings: Settings, limits: Limits, files: int) -> None:
        self.settings: Final = settings
        self.limits: Final = limits
        self.proxies: Final = networks(settings.proxies)
        self.most: Final = max(1, files - OWN_FILES - 2 * ACCEPTED_AT_ONCE)
        self.open: Final[dict[str, int]] = {}
        self.total = 0

    def accept(self, host: str) -> Refused | None:
        """Count a connection and return None, or return why it is refused."""
        address = counted_address(host)
        here = self.open.get(address, 0)
        if self.total >= self.most:
            return Refused("full", "The server has too many connections. Try again later.")
        if not self.is_proxy(host):
            if here >= min(self.settings.connections, max(1, self.most // 2)):
                return too_many("connections")
            if self.limits.requests.left(address) < 1.0:
                return too_many("requests")
        self.open[address] = here + 1
        self.total += 1
        return None

    def release(self, host: str) -> None:
        """Count a connection that has ended."""
        address = counted_address(host)
        self.total -= 1
        left = self.open[address] - 1
        if left > 0:
            self.open[address] = left
        else:
            del self.open[address]

    def is_proxy(self, host: str) -> bool:
        """True if it is a trusted proxy, which connects for many clients."""
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)


def networks(given: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    """Return the networks of the proxies; `LusoriaError` names one that is none."""
    try:
        return [ip_network(one) for one in given]
    except ValueError as e:
        raise LusoriaError(f"Name a proxy by its address or network: {e}.") from None


class Config(uvicorn.Config):
    """uvicorn's configuration, with the limiter."""

    limiter: ConnectionLimiter


class HttpProtocol(HttpToolsProtocol):
    """A connection for requests, each of which has to arrive in time."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.limiter: Final = config.limiter
        self.settings: Final = config.limiter.settings
        self.host = ""
        self.accepted = False
        self.has_headers = False  # the headers of a request have arrived
        self.due: float | None = None  # when what is expected has to have arrived
        self.unread: float | None = None  # when the client has to have read what was sent
        self.timer: asyncio.TimerHandle | None = None

    # --- from the transport ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept the connection, or say why not and close it."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self.host = self.client[0] if self.client else "nowhere"
        refused = self.limiter.accept(self.host)
        if refused is not None:
            self._answer(refused)
            return
        self.accepted = True
        self.due = self.loop.time() + self.settings.head
        self._check()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._stop()
        if self.accepted:
            self.limiter.release(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Start the deadline of a request with its first byte."""
        if self.due is None:
            self.due = self.loop.time() + self.settings.head
        super().data_received(data)

    def pause_writing(self) -> None:
        """Start the deadline for reading: the client has not read what was sent."""
        self.unread = self.loop.time() + self.settings.reading
        super().pause_writing()

    def resume_writing(self) -> None:
        """End that deadline: the client has read on."""
        self.unread = None
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """End the deadlines; `WebSocketProtocol` will release the connection."""
        self._stop()
        super().handle_websocket_upgrade()

    # --- from the parser ---

    def on_headers_complete(self) -> None:
        """Start the deadline of the body."""
        if len(self.pipeline) >= MAX_PIPELINED:
            raise OverflowError  # the parser takes this for a bad request and closes the connection
        self.due = self.loop.time() + self.settings.content
        self.has_headers = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Extend the deadline: a large body may take longer."""
        if self.due is not None:
            self.due += len(body) / BYTES_PER_SECOND
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End the deadline: the request is complete."""
        self.due = None
        super().on_message_complete()

    # --- deadlines ---

    def _check(self) -> None:
        """End the connection if a deadline has passed, and look again when the next one might."""
        now = self.loop.time()
        if self.unread is not None and self.unread <= now:
            self.transport.abort()
        elif self.due is not None and self.due <= now:
            self._time_out()
        else:
            soonest = now + min(self.settings.head, self.settings.content, self.settings.reading)
            until = min(soonest, self.due or soonest, self.unread or soonest)
            self.timer = self.loop.call_at(until, self._check)

    def _time_out(self) -> None:
        """Answer a request whose body is late; a connection without headers is just closed."""
        if not self.has_headers or self.pipeline or self.cycle.response_started:
            self.transport.abort()
        else:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self._answer(Refused("slow", "The body of the request did not arrive in time."))

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _answer(self, refused: Refused) -> None:
        """Send the refusal, read nothing more, and close."""
        problem = problem_of(refused)
        body = msgspec.json.encode(problem)
        self.transport.write(
            f"HTTP/1.1 {problem.status} Refused\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nRetry-After: 5\r\nConnection: close\r\n\r\n".encode()
            + body
        )
        self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A connection for a stream, which began as one for requests."""

    def __init__(self, config: Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.conn.available_extensions = [COMPRESSION]
        self.limiter: Final = config.limiter

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self.limiter.release(self.client[0] if self.client else "nowhere")
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """End the connection at once: a client that does not answer does not read either."""
        super().keepalive_timeout()
        self.transport.abort()
