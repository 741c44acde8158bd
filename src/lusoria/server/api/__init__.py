"""The API over HTTP, one subject a file; the streams are in `streams.py`."""

from lusoria.server.api.account import OwnAccount
from lusoria.server.api.account_tables import OwnTablesOfAccount
from lusoria.server.api.accounts import AccountsOfAll, OwnSession
from lusoria.server.api.actions import Actions
from lusoria.server.api.administration import Administration
from lusoria.server.api.analyses import Analyses
from lusoria.server.api.chat import ChatLines
from lusoria.server.api.games import Games
from lusoria.server.api.lobby import Lobby
from lusoria.server.api.notices import Feeds, OwnNotices
from lusoria.server.api.positions import Positions
from lusoria.server.api.push import OwnPush
from lusoria.server.api.ratings import Ratings
from lusoria.server.api.records import Records
from lusoria.server.api.resets import Resets
from lusoria.server.api.seeks import SeeksOfAll
from lusoria.server.api.tournaments import Tournaments
from lusoria.server.api.vacations import OwnVacation

CONTROLLERS = (
    Games,
    Records,
    Lobby,
    Positions,
    Analyses,
    Actions,
    ChatLines,
    AccountsOfAll,
    OwnSession,
    OwnAccount,
    OwnTablesOfAccount,
    Resets,
    Ratings,
    SeeksOfAll,
    OwnNotices,
    OwnPush,
    Feeds,
    OwnVacation,
    Tournaments,
    Administration,
)
