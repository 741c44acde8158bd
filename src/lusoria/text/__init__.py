"""Texts: messages put into words, in English, Italian and French.

A game's texts are in its folder. Those that belong to no game are here, in one Fluent file for each
place where they are used: `core` everywhere, `cli` in the terminal, `table` at a table with a log,
`page` in the browser, which reads all of them except the terminal's.
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

PARTS: Final = ("core", "cli", "table", "page")

# A whole number, which variants of a text may depend on
NUMBER: Final = re.compile(r"0|[1-9]\d{0,8}")

# Names of seats where none are given
SEATS: Final = ("first seat", "second seat", "third seat", "fourth seat")


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._sources = dict(entry for source in sources(language) for entry in entries(source))
        self._patterns: dict[str, Pattern] = {}  # parsed when first used

    def ids(self) -> list[str]:
        """Return the ids of all texts, in the order of the files."""
        return list(self._sources)

    def has(self, id: str) -> bool:
        """True if there is a text with this id."""
        return id in self._sources

    def say(self, message: Message, names: Sequence[str] = SEATS) -> str:
        """Return the message in words; `names` are those of the seats."""
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
        """Return the text with this id."""
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
    """Return the texts of a language, read once."""
    return Texts(language)


def sources(language: str) -> list[str]:
    """Return the contents of a language's Fluent files: the shared ones, then one for each game."""
    here = resources.files("lusoria") / "text" / language
    found = [(here / f"{part}.ftl").read_text("utf-8") for part in PARTS]
    return found + [source(game(id), language) for id in game_ids()]


def source(game: Game, language: str) -> str:
    """Return the contents of a game's Fluent files in the language: its own, and its lessons'."""
    here = resources.files(game.folder)
    files = [here / folder / f"{language}.ftl" for folder in ("text", "lessons")]
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())


def language_of(wanted: str | None = None) -> str:
    """Return the given language, else that of the locale, else English."""
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
    """Return the message as an English sentence, for errors."""
    return texts("en").say(message)
