"""The API over HTTP, one subject a file; the streams are in `streams.py`."""

from lusoria.server.api.actions import Actions
from lusoria.server.api.chat import ChatLines
from lusoria.server.api.games import Games
from lusoria.server.api.lobby import Lobby
from lusoria.server.api.positions import Positions
from lusoria.server.api.records import Records

CONTROLLERS = (Games, Records, Lobby, Positions, Actions, ChatLines)
