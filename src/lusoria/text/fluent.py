"""The part of Fluent that the texts use.

A text may have several lines, parameters `{ $name }`, quoted letters `{ " " }`, and variants for
a number: `[0]` for exactly this number, `[one]`, `*[other]`. Everything else is refused. The tests
compare every text with Fluent's own runtime, which would add forty megabytes.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

# The numbers that are "one" in each language; all others are "other"
ONE: Final = {"en": (1,), "it": (1,), "fr": (0, 1)}

ENTRY: Final = re.compile(r"([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*| *(?=\n)))*)")
PLACE: Final = re.compile(r'\{\s*(?:\$([a-zA-Z][\w-]*)|"([^"\\]*)")\s*(\}|->)')
VARIANT: Final = re.compile(r"\s*(\*?)\[\s*(\d+|one|other)\s*\]")
TEXT: Final = re.compile(r"[^{}\n]+")
NEW_LINE: Final = re.compile(r"(?>(?:\n *)+)(?![\[*}.])")
BLANKS: Final = re.compile(" *")
CLOSE: Final = re.compile(r"\s*\}")


class FluentError(ValueError):
    """The text uses a part of Fluent that is not supported."""


@dataclass(frozen=True)
class Parameter:
    """A place for a parameter."""

    name: str


@dataclass(frozen=True)
class Choice:
    """Variants of a text by a number."""

    name: str
    variants: dict[str, "Pattern"]
    default: str


Pattern = list[str | Parameter | Choice]


@dataclass(frozen=True)
class Break:
    """Line breaks, and the indent of the last line."""

    lines: int
    indent: int

    def text(self, common: int) -> str:
        """Return the lines without their common indent."""
        return "\n" * self.lines + " " * (self.indent - common)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of a file: each id, and what follows the equals sign."""
    at = 0
    while at < len(source):
        entry = ENTRY.match(source, at)
        if entry is not None:
            yield entry[1], entry[2]
            at = entry.end() + 1
            continue
        line = source[at:].partition("\n")[0]
        if line.strip() and not line.startswith("#"):
            raise FluentError(f"{line!r} begins no text")
        at += len(line) + 1


def parse(text: str) -> Pattern:
    """Return the parts of a text."""
    reader = _Reader(text.rstrip())
    pattern = reader.pattern()
    if not pattern or reader.at < len(reader.text):
        raise FluentError(f"not understood from here: {reader.text[reader.at :][:60]!r}")
    return pattern


def put(pattern: Pattern, params: Mapping[str, object], language: str) -> str:
    """Return the text with its parameters.

    Variants depend on whole numbers; without its number a text takes its default variant.
    """
    words: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            words.append(part)
        elif isinstance(part, Parameter):
            words.append(str(params[part.name]))
        else:
            words.append(put(_variant(part, params.get(part.name), language), params, language))
    return "".join(words)


def _variant(choice: Choice, value: object, language: str) -> Pattern:
    if isinstance(value, int):
        for key in (str(value), "one" if value in ONE[language] else "other"):
            if key in choice.variants:
                return choice.variants[key]
    return choice.variants[choice.default]


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """Return the match at this place, if any, and move past it."""
        found = what.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def pattern(self) -> Pattern:
        """Return text and placeables up to their end, without the lines' common indent."""
        parts: list[str | Parameter | Choice | Break] = []
        self.take(BLANKS)
        while True:
            if (line := self.take(NEW_LINE)) is not None:
                parts.append(Break(line[0].count("\n"), len(line[0]) - line[0].rindex("\n") - 1))
            elif (text := self.take(TEXT)) is not None:
                ends = self.text[self.at : self.at + 1] in ("", "\n")
                parts.append(text[0].rstrip(" ") if ends else text[0])
            elif self.text[self.at : self.at + 1] == "{":
                parts.append(self.place())
            else:
                break
        common = min((part.indent for part in parts if isinstance(part, Break)), default=0)
        if parts and isinstance(first := parts[0], Break):
            parts[0] = " " * (first.indent - common)
        return [part.text(common) if isinstance(part, Break) else part for part in parts]

    def place(self) -> str | Parameter | Choice:
        """Return the placeable in braces."""
        place = self.take(PLACE)
        if place is None or (place[1] is None and place[3] == "->"):
            raise FluentError(f"not understood: {self.text[self.at :][:60]!r}")
        if place[1] is None:
            return place[2]
        return Parameter(place[1]) if place[3] == "}" else self.choice(place[1])

    def choice(self, name: str) -> Choice:
        """Return the variants after `->`."""
        variants: dict[str, Pattern] = {}
        default = ""
        while (variant := self.take(VARIANT)) is not None:
            variants[variant[2]] = self.pattern()
            if variant[1]:
                default = variant[2]
        if not default or self.take(CLOSE) is None:
            raise FluentError(f"variants of ${name} not understood: {self.text[self.at :][:60]!r}")
        return Choice(name, variants, default)
