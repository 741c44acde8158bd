"""What the handlers share: the tables, the bots, the limits and the reader of records."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState

from lusoria.server.bots import Bots
from lusoria.server.limits import Limits
from lusoria.server.record_reader import RecordReader
from lusoria.server.tables import Tables


class Services:
    """The services of one application."""

    def __init__(self, tables: Tables, bots: Bots, limits: Limits) -> None:
        self.tables = tables
        self.bots = bots
        self.limits = limits
        self.record_reader = RecordReader()


def services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Return the services of the application that the connection belongs to."""
    state: AppState = connection.app.state
    found = state["services"]
    assert isinstance(found, Services)
    return found
