"""The application: all parts put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from lusoria.server.api import CONTROLLERS
from lusoria.server.background import Background
from lusoria.server.bots import Bots
from lusoria.server.database import StoreError
from lusoria.server.documentation import config
from lusoria.server.health import healthz, readyz
from lusoria.server.limits import Limits
from lusoria.server.logs import log_failure
from lusoria.server.mail import Mail
from lusoria.server.metrics import show
from lusoria.server.middleware import SecurityMiddleware
from lusoria.server.moderation import WordList
from lusoria.server.page import UNCOMPRESSED, Page, routes
from lusoria.server.parameters import StrictRequest, refuse_null
from lusoria.server.problems import WORDS, Problem, problem_of, unreachable
from lusoria.server.push.push import Push
from lusoria.server.services import Services
from lusoria.server.settings import Settings
from lusoria.server.store import Store
from lusoria.server.streams import live_table, stream
from lusoria.server.tables import Tables
from lusoria.tables.refused import Refused

MIN_COMPRESSED: Final = 1_024  # bytes: a smaller answer is not worth compressing

AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings, limits: Limits) -> SecurityMiddleware:
    """Return the application with its database, bots and clocks, behind its middleware."""

    words = WordList(settings.words)
    mail = Mail(settings)
    push = Push(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        await push.open(store)
        tables = Tables(store)
        await tables.resume()
        bots = Bots(settings.workers, settings.thinking)
        services = Services(tables, bots, limits, words, mail, push)
        background = Background(services, settings)
        app.state["services"] = services
        background.open()
        hide = show(
            tables=("Tables in memory.", lambda: len(tables.cache)),
            streams=("Open streams.", lambda: sum([*limits.streams.values()])),
            bots_waiting=("Decisions of bots in the queue.", lambda: bots.waiting),
            bots_thinking=("Decisions of bots under way.", lambda: bots.thinking),
        )
        try:
            yield
        finally:
            hide()
            services.record_reader.close()
            await background.close()
            push.close()
            await store.close()

    app = Litestar(
        [*routes(Page(Path(settings.page))), *CONTROLLERS, stream, live_table, healthz, readyz],
        lifespan=[lifespan],
        request_class=StrictRequest,
        before_request=refuse_null,
        request_max_body_size=settings.body,
        openapi_config=config(),
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=MIN_COMPRESSED,
            gzip_compress_level=4,
            exclude_opt_key=UNCOMPRESSED,
        ),
        exception_handlers={
            Refused: _refused,
            StoreError: _unreachable,
            HTTPException: _http_problem,
            Exception: _broken,
        },
        logging_config=None,
    )
    return SecurityMiddleware(app, settings, limits)


async def announce_stop(app: SecurityMiddleware) -> None:
    """Tell all streams that the server is about to stop, so that they end properly."""
    assert isinstance(app.app, Litestar)
    services = app.app.state["services"]
    assert isinstance(services, Services)
    await services.tables.stop()


def _answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(
        msgspec.json.encode(problem),
        status_code=problem.status,
        media_type=MediaType.JSON,
        headers=headers,
    )


def _refused(_: AnyRequest, refused: Refused) -> Response[bytes]:
    headers: dict[str, str] = {}
    problem = problem_of(refused)
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if problem.status in (429, 503):
        headers["Retry-After"] = "5"
    return _answer(problem, headers)


def _unreachable(request: AnyRequest, error: StoreError) -> Response[bytes]:
    """The database does not answer."""
    return _refused(request, unreachable(error))


def _http_problem(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """A request that Litestar refuses."""
    status = error.status_code
    detail = error.detail or "The request is invalid."
    if isinstance(error.extra, list):
        parts = [f"{part.get('key', '')}: {part['message']}" for part in error.extra]
        detail = "; ".join(part.removeprefix(": ") for part in parts)[:500]
    problem = Problem(status=status, error=WORDS.get(status, "refused"), detail=detail)
    return _answer(problem, dict(error.headers or {}))


def _broken(_: AnyRequest, error: Exception) -> Response[bytes]:
    """A mistake of the server."""
    log_failure("a request failed", error)
    detail = "The server made a mistake. Look at the table again: the request may have been done."
    return _answer(problem_of(Refused("broken", detail)))
