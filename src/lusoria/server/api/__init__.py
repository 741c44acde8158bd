"""The API over HTTP, a chapter a file; the streams are in `streams.py`."""

from lusoria.server.api.doing import Doing
from lusoria.server.api.games import Games
from lusoria.server.api.lobby import Lobby
from lusoria.server.api.looking import Looking
from lusoria.server.api.records import Records
from lusoria.server.api.talking import Talking

CONTROLLERS = (Games, Records, Lobby, Looking, Doing, Talking)
