"""What the handlers share: tables, tournaments, accounts, bots, limits, the reader of records."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State as AppState

from lusoria.server.accounts.accounts import Accounts
from lusoria.server.bots import Bots
from lusoria.server.limits import Limits
from lusoria.server.mail import Mail
from lusoria.server.moderation import WordList
from lusoria.server.push.push import Push
from lusoria.server.ratings.accuracies import TableAnalyses
from lusoria.server.record_reader import RecordReader
from lusoria.server.seeks import Seeks
from lusoria.server.tables import Tables
from lusoria.server.tournaments.tournaments import Tournaments


class Services:
    """The services of one application."""

    def __init__(
        self,
        tables: Tables,
        bots: Bots,
        limits: Limits,
        words: WordList,
        mail: Mail,
        push: Push,
    ) -> None:
        self.tables = tables
        self.accounts = Accounts(tables.store)
        self.seeks = Seeks(tables)
        self.tournaments = Tournaments(tables)
        self.bots = bots
        self.limits = limits
        self.words = words
        self.mail = mail
        self.push = push
        self.record_reader = RecordReader()
        self.analyses = TableAnalyses(tables.store, self.record_reader)


def services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """Return the services of the application that the connection belongs to."""
    state: AppState = connection.app.state
    found = state["services"]
    assert isinstance(found, Services)
    return found
