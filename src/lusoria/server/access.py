"""Who may come in: tokens, hosts, origins, how much at once; and what every answer carries."""

import hashlib
import secrets
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from lusoria.server.messages import Problem
from lusoria.server.problems import Refused, no_token, too_many
from lusoria.server.settings import Settings

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
SUBPROTOCOL: Final = "lusoria"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MOST_ADDRESSES: Final = 50_000


# --- tokens ---


def new_token() -> str:
    """A secret that sits somebody down."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token: it is random enough for a plain hash. Nothing is kept of none."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def token_of(headers: Headers) -> str | None:
    """The token of a request, or of a WebSocket, whose maker in a page cannot set headers."""
    given = headers.get("authorization")
    if given is None:
        protocols = [name.strip() for name in headers.get("sec-websocket-protocol", "").split(",")]
        return protocols[1] if len(protocols) == 2 and protocols[0] == SUBPROTOCOL else None
    scheme, _, token = given.partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not token or len(token) > 100 or not token.isascii():
        raise no_token()
    return token


# --- how much at once ---


class Bucket:
    """Lets so many pass at once and so many a second in the long run, for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.levels: Final[dict[str, tuple[float, float]]] = {}

    def passes(self, address: str) -> bool:
        """Whether the address may do it once more."""
        now = time.monotonic()
        left, at = self.levels.get(address, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.rate)
        allowed = left >= 1.0
        if len(self.levels) > MOST_ADDRESSES:
            self.clean()
        self.levels[address] = (left - 1.0 if allowed else left, now)
        return allowed

    def clean(self) -> None:
        """Forgets those who have not come for long enough to have all again."""
        now = time.monotonic()
        for address, (left, at) in list(self.levels.items()):
            if left + (now - at) * self.rate >= self.burst:
                del self.levels[address]


class Limits:
    """What each address has used."""

    def __init__(self, settings: Settings) -> None:
        self.requests: Final = Bucket(settings.rate, settings.burst)
        self.costly: Final = Bucket(settings.created_rate, settings.created_burst)
        self.replays: Final = Bucket(settings.replayed_rate, settings.replayed_burst)
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


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "nowhere"


# --- the gate ---


class Gate:
    """Stands before everything: refuses what no handler has to see, adds the headers."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app: Final = app
        self.settings: Final = settings
        self.limits: Final = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        problem = self.refusal(scope, headers)
        if kind == "websocket":
            if problem is None:
                await self.app(scope, receive, send)
            else:
                await receive()  # the request to connect
                await _deny(scope, send, problem)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    out[name] = value
                if scope["path"].startswith("/api"):
                    out["Cache-Control"] = "no-store"
                if problem is not None and problem.status == 429:
                    out["Retry-After"] = "5"
            await send(message)

        if problem is None:
            await self.app(scope, receive, with_headers)
        else:
            await answer(with_headers, problem)

    def refusal(self, scope: Scope, headers: Headers) -> Problem | None:
        """Why the request is refused without a further look."""
        host = headers.get("host", "")
        names = self.settings.names
        if names and _name(host) not in names:
            return Refused(
                403, "host", "This server is not called so. It may be told with --allow-host."
            ).problem
        method = str(scope.get("method", "WEBSOCKET"))
        origin = headers.get("origin")
        if origin is not None and method not in SAFE and not self.own(origin, host):
            return Refused(403, "origin", "Pages of other origins may not do this.").problem
        if not self.limits.requests.passes(address_of(scope)):
            return too_many("requests").problem
        if method not in (*SAFE, "WEBSOCKET"):
            return self.body_problem(headers)
        return None

    def own(self, origin: str, host: str) -> bool:
        """Whether a page of this origin belongs to this server."""
        if origin in self.settings.origins:
            return True
        try:
            return urlsplit(origin).netloc == host and bool(host)
        except ValueError:
            return False

    def body_problem(self, headers: Headers) -> Problem | None:
        """Only JSON is read."""
        if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
            return None
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            return Refused(415, "not-json", "Send JSON: Content-Type: application/json.").problem
        return None


def _name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


async def answer(send: Send, problem: Problem) -> None:
    """The problem as an answer to a request."""
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
    """Refuses a WebSocket before it opens, with the problem if the server can send one."""
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
