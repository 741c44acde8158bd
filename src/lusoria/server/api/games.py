"""What can be played."""

import msgspec
from litestar import Controller, get

import lusoria
from lusoria.core.game import Game
from lusoria.players.levels import LEVEL_NAMES
from lusoria.server.documentation import GAME_PROBLEMS, PROBLEMS
from lusoria.server.messages.bounds import Level
from lusoria.server.messages.lobby import Box, GameInfo, GameTexts, Mode
from lusoria.server.problems import Refused
from lusoria.server.requests import GameId, Lang
from lusoria.text import Texts, source, texts


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ["games"]  # noqa: RUF012

    @get(summary="Games with their options and levels", responses=PROBLEMS)
    async def games(self, lang: Lang = None) -> list[GameInfo]:
        """Every game, what can be chosen before it begins, and the bots' levels."""
        return [_game_info(lusoria.game(id), texts(lang or "en")) for id in lusoria.game_ids()]

    @get(
        "/{game_id:str}/texts",
        summary="The texts of a game",
        response_description="Its Fluent file.",
        responses=GAME_PROBLEMS,
    )
    async def texts(self, game_id: GameId, lang: Lang = None) -> GameTexts:
        """All that is said of a game, for a client that speaks by itself."""
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
