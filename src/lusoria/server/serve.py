"""Running the server on a socket."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from types import FrameType

import uvicorn

from lusoria.core.errors import LusoriaError
from lusoria.server.app import announce_end, create_app
from lusoria.server.connections import (
    AT_ONCE,
    BACKLOG,
    Config,
    Doors,
    Listening,
    Speaking,
    files_allowed,
)
from lusoria.server.limits import Limits
from lusoria.server.settings import Settings
from lusoria.server.store import Store

LARGEST_FRAME = 4_096  # bytes; clients have nothing to say on a WebSocket
HANDOVER = 0.0005  # seconds until a busy event loop lets the database's threads go on
PATIENCE = 2  # seconds for open requests when the server ends


def serve(
    settings: Settings, port: int, *, verbose: bool = False, ready: Callable[[str], None]
) -> None:
    """Serves until it is told to stop; `ready` is told the address once requests are answered."""
    logging.basicConfig(
        stream=sys.stderr, level=logging.INFO if verbose else logging.WARNING, format="%(message)s"
    )
    sys.setswitchinterval(HANDOVER)
    asyncio.run(_prepared(settings.database))
    limits = Limits(settings)
    doors = Doors(settings, limits, files_allowed())
    listening = _bound(settings.host, port)
    app = create_app(settings, limits)
    config = Config(
        app,
        backlog=AT_ONCE,
        log_config=None,
        # What uvicorn warns of is what strangers send: nobody fills a log with that.
        log_level="info" if verbose else "error",
        access_log=verbose,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=Speaking,
        ws=Listening,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )
    config.doors = doors
    server = Server(config, lambda: ready(_url(listening)), lambda: announce_end(app))
    # uvicorn ends the requests and then passes the signal on: so the process ends in good order.
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[listening]))
    if not server.started:
        raise LusoriaError("The server could not start; the reason is above.")


async def _prepared(database: str) -> None:
    """Brings the database into shape; what is wrong with it is told before anything is served."""
    store = Store(database)
    await store.open()
    await store.close()


class Server(uvicorn.Server):
    """Tells when it has started, and when it is about to end."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        ending: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(BACKLOG)  # asyncio takes what it accepts at once for what may wait, too
        if self.started and not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.ending()
        await asyncio.sleep(0)  # streams that were told end before their connections do
        await super().shutdown(sockets)


def _leave(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(0)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends small answers at once (TCP_NODELAY).
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as e:
        listening.close()
        raise LusoriaError(f"Nothing can be served at {host}:{port}: {e.strerror}.") from None
    listening.listen(BACKLOG)
    return listening


def _url(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
