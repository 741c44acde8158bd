"""The games of this server."""

from litestar import Controller, get

from lusoria.server.documentation import GAME_PROBLEMS, PROBLEMS
from lusoria.server.parameters import GameId, Lang
from lusoria.tables.messages.lobby import GameInfo, GameTexts
from lusoria.tables.service.games import game_texts, list_games


class Games(Controller):
    """The games of this server."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get(summary="List the games", responses=PROBLEMS)
    async def games(self, lang: Lang = None) -> list[GameInfo]:
        """Every game with its options and the levels of its bots."""
        return list_games(lang or "en")

    @get(
        "/{game_id:str}/texts",
        summary="Get the texts of a game",
        response_description="Its Fluent file.",
        responses=GAME_PROBLEMS,
    )
    async def texts(self, game_id: GameId, lang: Lang = None) -> GameTexts:
        """All texts of a game in one language, for clients that format messages themselves."""
        return game_texts(game_id, lang or "en")
