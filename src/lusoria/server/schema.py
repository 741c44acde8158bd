"""The description of the API without a running server: `python -m lusoria.server.schema`."""

import sys

import msgspec
from litestar import Litestar

from lusoria.server.app import create_app
from lusoria.server.documentation import complete
from lusoria.server.limits import Limits
from lusoria.server.settings import Settings


def description() -> bytes:
    """Return the OpenAPI description as JSON, as a server gives it at /schema."""
    settings = Settings(database="sqlite://")
    app = create_app(settings, Limits(settings)).app
    assert isinstance(app, Litestar)
    schema = app.openapi_schema.to_schema()
    complete(schema)
    return msgspec.json.encode(schema)


if __name__ == "__main__":
    sys.stdout.buffer.write(description())
