"""Whether the server lives, and whether it can serve: for what watches over it."""

import asyncio
from typing import Final

from litestar import MediaType, Response, get

from lusoria.server.database import StoreError
from lusoria.server.parameters import StrictRequest
from lusoria.server.services import Services, services

PATIENCE: Final = 5.0  # seconds within which the database has to answer


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process answers requests."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: StrictRequest) -> Response[str]:
    """The database answers, and the server was not told to stop."""
    said, status = await _readiness(services(request))
    return Response(said, status_code=status, media_type=MediaType.TEXT)


async def _readiness(here: Services) -> tuple[str, int]:
    """What to say, and the status."""
    if here.tables.stopping:
        return "stopping", 503
    try:
        async with asyncio.timeout(PATIENCE):
            await here.tables.store.pulse()
    except (StoreError, TimeoutError):
        return "the database does not answer", 503
    return "ready", 200
