"""Running the server on a socket."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from types import FrameType

import uvicorn

from lusoria.core.errors import LusoriaError
from lusoria.server.app import announce_stop, create_app
from lusoria.server.connections import (
    ACCEPTED_AT_ONCE,
    BACKLOG,
    Config,
    ConnectionLimiter,
    HttpProtocol,
    WebSocketProtocol,
    files_allowed,
)
from lusoria.server.limits import Limits
from lusoria.server.logs import configure, log
from lusoria.server.metrics import listen
from lusoria.server.settings import Settings
from lusoria.server.store import Store
from lusoria.server.supervisor import supervise

MAX_FRAME = 4_096  # bytes; clients have nothing to send on a WebSocket
SWITCH_INTERVAL = 0.0005  # seconds until a busy event loop lets the database's threads run
GRACEFUL_SHUTDOWN = 2  # seconds for open requests when the server stops


def serve(
    settings: Settings, port: int, *, verbose: bool = False, ready: Callable[[str], None]
) -> None:
    """Serve until it is told to stop; call `ready` with its address once it answers requests."""
    configure(verbose=verbose, as_json=settings.log_as_json)
    asyncio.run(_prepare(settings))
    listening = _bound(settings.host, port)
    told = partial(ready, _url(listening))
    if settings.processes > 1:
        supervise(settings.processes, _serve_one, (settings, listening, verbose), told)
    else:
        _run(settings, listening, verbose=verbose, ready=told)


def _serve_one(
    number: int, parent: Connection, settings: Settings, listening: socket.socket, verbose: bool
) -> None:
    """Serve in one of several processes, until its parent ends it or is gone."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpgrp()  # Ctrl+C is for the parent, which tells its processes
    configure(verbose=verbose, as_json=settings.log_as_json)
    if settings.metrics:
        settings = replace(settings, metrics=settings.metrics + number)
    threading.Thread(target=_follow, args=(parent,), daemon=True).start()
    _run(settings, listening, verbose=verbose, ready=lambda: parent.send(number))


def _follow(parent: Connection) -> None:
    """End this process as soon as its parent is gone."""
    with contextlib.suppress(EOFError, OSError):
        parent.recv()
    os.kill(os.getpid(), signal.SIGTERM)


def _run(
    settings: Settings, listening: socket.socket, *, verbose: bool, ready: Callable[[], None]
) -> None:
    """Serve at the socket in this process."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    limits = Limits(settings)
    limiter = ConnectionLimiter(settings, limits, files_allowed())
    if settings.metrics is not None:
        found = listen(settings.metrics_host, settings.metrics)
        log.info("metrics are at http://%s:%d/metrics", settings.metrics_host, found)
    app = create_app(settings, limits)
    config = Config(
        app,
        backlog=ACCEPTED_AT_ONCE,
        log_config=None,
        # uvicorn warns of bad requests: nobody may fill the log with those.
        log_level="info" if verbose else "error",
        access_log=verbose,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # the protocol brings its own
        timeout_graceful_shutdown=GRACEFUL_SHUTDOWN,
        lifespan="on",
    )
    config.limiter = limiter
    server = Server(config, ready, lambda: announce_stop(app))
    # uvicorn finishes the requests and then raises the signal again: this ends the process cleanly.
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[listening]))
    if not server.started:
        raise LusoriaError("The server could not start; the reason is above.")


async def _prepare(settings: Settings) -> None:
    """Update the database's schema, so that a problem with it is reported before serving."""
    store = Store(settings.database)
    await store.open()
    await store.close()
    if settings.processes > 1 and not store.postgres:
        raise LusoriaError(
            "Several processes need PostgreSQL, an SQLite file is for one: "
            "leave --workers out, or give --database postgresql://…"
        )


class Server(uvicorn.Server):
    """uvicorn's server; it calls `ready` when it has started and `stopping` before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        stopping: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self.ready = ready
        self.stopping = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(BACKLOG)  # asyncio uses its `backlog` for both
        if self.started and not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.stopping()
        await asyncio.sleep(0)  # streams that were told to stop end before their connections
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
        raise LusoriaError(f"The server cannot listen at {host}:{port}: {e.strerror}.") from None
    listening.listen(BACKLOG)
    return listening


def _url(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
