"""What every request passes first: an id, allowed hosts and origins, rate limits, security headers,
and the figures for Prometheus.
"""

import logging
import secrets
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lusoria.server.addresses import client_address
from lusoria.server.limits import Limits
from lusoria.server.logs import REQUEST
from lusoria.server.metrics import ELSEWHERE, REQUEST_SECONDS, REQUESTS
from lusoria.server.problems import Problem, problem_of, too_many
from lusoria.server.settings import Settings
from lusoria.tables.refused import Refused

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
HEADERS_OF_ALL: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "DELETE")

log = logging.getLogger("lusoria.server")


class SecurityMiddleware:
    """Refuses requests before any handler sees them, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.limits: Final = limits
        self.warned = False  # the log has warned of a proxy that is not trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        id = secrets.token_hex(6)
        REQUEST.set(id)
        headers = Headers.from_scope(scope)
        address = client_address(scope)
        problem = self.refusal(scope, headers, address)
        if kind == "websocket":
            if problem is None:
                await self.limits.run_charged(address, self.app(scope, receive, send))
            else:
                await receive()  # the request to connect
                await _deny(scope, send, problem)
            return

        status = 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                more = [*HEADERS_OF_ALL, (b"x-request-id", id.encode())]
                if scope["path"].startswith("/api"):
                    more.append((b"cache-control", b"no-store"))
                if problem is not None and problem.status == 429:
                    more.append((b"retry-after", b"5"))
                    more.append((b"connection", b"close"))  # what else was sent is not read
                message["headers"] = [*message["headers"], *more]
            await send(message)

        try:
            if problem is None:
                await self.limits.run_charged(address, self.app(scope, receive, with_headers))
            else:
                await send_problem(with_headers, problem)
        finally:
            _count(scope, status, time.perf_counter() - began)

    def refusal(self, scope: Scope, headers: Headers, address: str) -> Problem | None:
        """Return why the request is refused; None if it is let through."""
        if "x-forwarded-for" in headers and not self.settings.proxies and not self.warned:
            self.warned = True
            log.warning("requests come through a proxy: trust it with --trust-proxy %s", address)
        host = headers.get("host", "")
        names = self.settings.names
        if names and _name(host) not in names:
            detail = "This server does not answer to this host name. Allow it with --allow-host."
            return problem_of(Refused("host", detail))
        method = str(scope.get("method", "WEBSOCKET"))
        origin = headers.get("origin")
        if origin is not None and method not in SAFE and not self.is_own(origin, host):
            detail = "Pages of this origin may not use the server. Allow it with --allow-origin."
            return problem_of(Refused("origin", detail))
        if not self.limits.requests.take(address):
            return problem_of(too_many("requests"))
        if method not in (*SAFE, "WEBSOCKET"):
            return self.body_problem(headers)
        return None

    def is_own(self, origin: str, host: str) -> bool:
        """True if pages of this origin may use the server: its own, or an allowed one."""
        if origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == host and bool(host)
        except ValueError:
            return False

    def body_problem(self, headers: Headers) -> Problem | None:
        """Return why the body is refused: only JSON is read."""
        if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
            return None
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            detail = "Send JSON: Content-Type: application/json."
            return problem_of(Refused("not-json", detail))
        return None


def _count(scope: Scope, status: int, seconds: float) -> None:
    """Count a request that was answered; a stream's time is that of its client, and is left out."""
    route = str(scope.get("path_template") or ELSEWHERE)
    method = str(scope.get("method", ELSEWHERE))
    if method not in METHODS:  # a client's invention
        method = ELSEWHERE
    REQUESTS.labels(method, route, status).inc()
    if not route.endswith("/stream"):
        REQUEST_SECONDS.labels(route).observe(seconds)


def _name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def send_problem(send: Send, problem: Problem) -> None:
    """Send the problem as the answer to a request."""
    body = msgspec.json.encode(problem)
    length = str(len(body)).encode()
    await send(
        {
            "type": "http.response.start",
            "status": problem.status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", length)],
        }
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _deny(scope: Scope, send: Send, problem: Problem) -> None:
    """Refuse a WebSocket before it opens, with the problem if the server can send one."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": problem.error})
        return
    body = msgspec.json.encode(problem)
    kind = (b"content-type", b"application/json")
    await send(
        {
            "type": "websocket.http.response.start",
            "status": problem.status,
            "headers": [kind, (b"content-length", str(len(body)).encode())],
        }
    )
    await send(
        {
            "type": "websocket.http.response.body",
            "body": body,
            "more_body": False,
        }
    )
