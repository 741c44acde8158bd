"""The games that can be played, with their options and texts."""

import msgspec

import lusoria
from lusoria.core.game import Game
from lusoria.core.lesson import lessons_of
from lusoria.players.levels import LEVEL_NAMES
from lusoria.players.puzzle import puzzles_of
from lusoria.tables.messages.bounds import Language, Level
from lusoria.tables.messages.lobby import Box, GameInfo, GameTexts, LessonInfo, Mode, PuzzleInfo
from lusoria.tables.refused import Refused
from lusoria.text import Texts, source, texts


def list_games(language: Language) -> list[GameInfo]:
    """Return every game with its options and the levels of its bots."""
    return [_game_info(lusoria.game(id), texts(language)) for id in lusoria.game_ids()]


def game_texts(id: str, language: Language) -> GameTexts:
    """Return all texts of a game in one language."""
    try:
        game = lusoria.game(id)
    except lusoria.UnknownGame as e:
        raise Refused("no-game", str(e)) from None
    return GameTexts(language=language, fluent=source(game, language))


def _game_info(game: Game, said: Texts) -> GameInfo:
    parts = ("name", "about", "option-", "mode-", "puzzle-", "lessons-aim")
    shown = tuple(f"{game.id}-{part}" for part in parts)
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
        lessons=[
            LessonInfo(one.id, one.players, one.seat, said.text(one.text_id))
            for one in lessons_of(game)
        ],
        puzzles=[
            PuzzleInfo(one.id, one.theme, one.rating, one.players, one.seat)
            for one in puzzles_of(game)
        ],
    )
