"""Texts: messages put into words, in English, Italian and French.

A game's texts stand in its folder; those of no game stand here, one Fluent file for each place
where they are read: `core` everywhere, `cli` in the terminal, `server` at a served table, `page`
in the browser, which takes all of them but the terminal's.
"""

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from lusoria.core.game import Game
from lusoria.core.message import Message, Params, SeatName
from lusoria.core.registry import game, game_ids
from lusoria.text.fluent import Pattern, entries, parse, put

LANGUAGES: Final = ("en", "it", "fr")

PARTS: Final = ("core", "cli", "server", "page")

# A whole number, whose text may depend on how many it says
NUMBER: Final = re.compile(r"0|[1-9]\d{0,8}")

# What stands for a seat where nobody has told the names
SEATS: Final = ("first seat", "second seat", "third seat", "fourth seat")


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._sources = dict(entry for source in sources(language) for entry in entries(source))
        self._patterns: dict[str, Pattern] = {}  # of the texts that were asked for

    def ids(self) -> list[str]:
        """The ids of all texts, in the order of the files."""
        return list(self._sources)

    def has(self, id: str) -> bool:
        """Whether there is a text with this id."""
        return id in self._sources

    def say(self, message: Message, names: Sequence[str] = SEATS) -> str:
        """The message in words; `names` are those of the seats."""
        pattern = self._pattern(message.id)
        params = {
            name: self._word(value, names, message.params) for name, value in message.params.items()
        }
        try:
            return put(pattern, params, self.language)
        except KeyError as e:
            raise KeyError(f"text {message.id!r} in {self.language!r}: no parameter {e}") from None

    def _pattern(self, id: str) -> Pattern:
        pattern = self._patterns.get(id)
        if pattern is None:
            if id not in self._sources:
                raise KeyError(f"there is no text {id!r} in {self.language!r}")
            pattern = self._patterns[id] = parse(self._sources[id])
        return pattern

    def text(self, id: str, **params: object) -> str:
        """The text with this id."""
        return self.say(Message(id, params))

    def _word(self, value: object, names: Sequence[str], around: Params) -> str | int:
        """A parameter as a text takes it: digits become a number, which variants can depend on.

        A name within a message follows its `count`: "1 refined good", "2 refined goods".
        """
        if isinstance(value, Message):
            if "count" in around and "count" not in value.params:
                value = Message(value.id, {**value.params, "count": around["count"]})
            return self.say(value, names)
        if isinstance(value, SeatName):
            return names[value.seat]
        word = str(value)
        return int(word) if NUMBER.fullmatch(word) else word


@cache
def texts(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


def sources(language: str) -> list[str]:
    """The contents of a language's Fluent files: those of no game, then one a game."""
    here = resources.files("lusoria") / "text" / language
    found = [(here / f"{part}.ftl").read_text("utf-8") for part in PARTS]
    return found + [source(game(id), language) for id in game_ids()]


def source(game: Game, language: str) -> str:
    """The contents of a game's Fluent file of the language."""
    return (resources.files(game.folder) / "text" / f"{language}.ftl").read_text("utf-8")


def language_of(wanted: str | None = None) -> str:
    """The language asked for, else that of the locale, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise ValueError(f"no texts in {wanted!r}; there are {', '.join(LANGUAGES)}")
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def in_english(message: Message) -> str:
    """The message as an English sentence, for errors."""
    return texts("en").say(message)
