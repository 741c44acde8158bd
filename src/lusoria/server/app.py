"""The application: all parts put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from lusoria.server.api import CONTROLLERS
from lusoria.server.bots import Bots
from lusoria.server.clocks import Keeper
from lusoria.server.documentation import config
from lusoria.server.gate import Gate
from lusoria.server.limits import Limits
from lusoria.server.messages.problem import Problem
from lusoria.server.page import UNCOMPRESSED, Page, routes
from lusoria.server.problems import Refused
from lusoria.server.requests import Services, StrictRequest, refuse_null
from lusoria.server.settings import Settings
from lusoria.server.store import Store
from lusoria.server.streams import live_table, stream
from lusoria.server.tables import Tables

SMALLEST: Final = 1_024  # bytes of an answer that are worth compressing
WORDS: Final = {
    400: "invalid",
    401: "no-token",
    404: "not-found",
    405: "method",
    413: "too-large",
    415: "not-json",
}

log = logging.getLogger("lusoria.server")

AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings, limits: Limits) -> Gate:
    """The application with its database, its bots and its clocks, behind its gate."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        tables = Tables(store)
        await tables.resume()
        keeper = Keeper(tables, Bots(settings.workers, settings.thinking), limits, settings)
        services = Services(tables, keeper, limits)
        app.state["services"] = services
        keeper.open()
        try:
            yield
        finally:
            services.readings.close()
            await keeper.close()
            await store.close()

    app = Litestar(
        [*routes(Page(Path(settings.page))), *CONTROLLERS, stream, live_table],
        lifespan=[lifespan],
        request_class=StrictRequest,
        before_request=refuse_null,
        request_max_body_size=settings.body,
        openapi_config=config(),
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=SMALLEST,
            gzip_compress_level=4,
            exclude_opt_key=UNCOMPRESSED,
        ),
        exception_handlers={
            Refused: _refused,
            HTTPException: _http_problem,
            Exception: _broken,
        },
        logging_config=None,
    )
    return Gate(app, settings, limits)


async def announce_end(gate: Gate) -> None:
    """Tells all streams that the server is about to end, so that they end well."""
    assert isinstance(gate.app, Litestar)
    services = gate.app.state["services"]
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
    if refused.problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if refused.problem.status in (429, 503):
        headers["Retry-After"] = "5"
    return _answer(refused.problem, headers)


def _http_problem(_: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What Litestar refuses, as a problem with a sentence."""
    status = error.status_code
    detail = error.detail or "The request is not what it should be."
    if isinstance(error.extra, list):
        parts = [f"{part.get('key', '')}: {part['message']}" for part in error.extra]
        detail = "; ".join(part.removeprefix(": ") for part in parts)[:500]
    problem = Problem(status=status, error=WORDS.get(status, "refused"), detail=detail)
    return _answer(problem, dict(error.headers or {}))


def _broken(_: AnyRequest, error: Exception) -> Response[bytes]:
    """A mistake of ours. What it says may be secret: only its kind and place are logged."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    log.error("a request failed: %s at %s", type(error).__name__, where)
    detail = "The server made a mistake. Look at the table again: what was asked may be done."
    return _answer(Problem(500, "broken", detail))
