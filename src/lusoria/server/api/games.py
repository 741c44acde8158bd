"""The games of this server."""

import msgspec
from litestar import Controller, get

import lusoria
from lusoria.core.game import Game
from lusoria.players.levels import LEVEL_NAMES
from lusoria.server.documentation import GAME_PROBLEMS, PROBLEMS
from lusoria.server.messages.bounds import Level
from lusoria.server.messages.lobby import Box, GameInfo, GameTexts, Mode
from lusoria.server.parameters import GameId, Lang
from lusoria.server.problems import Refused
from lusoria.text import Texts, source, texts


class Games(Controller):
    """The games of this server."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get(summary="List the games", responses=PROBLEMS)
    async def games(self, lang: Lang = None) -> list[GameInfo]:
        """Every game with its options and the levels of its bots."""
        return [_game_info(lusoria.game(id), texts(lang or "en")) for id in lusoria.game_ids()]

    @get(
        "/{game_id:str}/texts",
        summary="Get the texts of a game",
        response_description="Its Fluent file.",
        responses=GAME_PROBLEMS,
    )
    async def texts(self, game_id: GameId, lang: Lang = None) -> GameTexts:
        """All texts of a game in one language, for clients that format messages themselves."""
        try:
            game = lusoria.game(game_id)
        except lusoria.UnknownGame as e:
            raise Refused(404, "no-game", str(e)) from None
        language = lang or "en"
        return GameTexts(language=language, fluent=source(game, language))


def _game_info(game: Game, said: Texts) -> GameInfo:
    shown = tuple(f"{game.id}-{part}" for part in ("name", "about", "option-", "mode-"))
    touched = {f"{game.id}-rule-{option.rule.replace('.', '-')}" for option in game.options}
    return GameInfo(
        id=game.id,
        name=game.name,
        version=game.version,
        players=game.players,
        options=[option.json() for option in game.options],
        actions=game.action_count,
        levels=msgspec.convert(list(LEVEL_NAMES), list[Level]),
        box=Box(
            minutes=game.box.minutes,
            players=game.box.players,
            modes=[Mode(mode.name, mode.players, dict(mode.options)) for mode in game.box.modes],
        ),
        scoring=game.rules.scoring,
        texts={id: said.text(id) for id in said.ids() if id.startswith(shown) or id in touched},
    )
