"""Observations: what a seat may know of a position as bytes, for programs that learn.

The bytes are laid out in parts that have names. A choice has a byte for each possibility, and at
most one of these is 1; an amount is one byte, in which 255 stands for 255 and more.
"""

from collections.abc import Sequence
from typing import Final

MOST: Final = 255


class Part:
    """Bytes of an observation that say the same about several things."""

    name: Final[str]
    labels: Final[tuple[str, ...]]
    """What each byte is about."""
    high: Final[int]
    """The highest value of each byte."""
    at: int
    """The index of the first byte."""

    def __init__(self, name: str, labels: Sequence[str] = ("",), high: int = 1) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.high = high
        self.at = 0

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.labels!r}, high={self.high}, at={self.at})"

    @property
    def end(self) -> int:
        """The index of the first byte after it."""
        return self.at + len(self.labels)


class Layout:
    """The parts of an observation, one after another."""

    parts: Final[tuple[Part, ...]]
    size: Final[int]

    def __init__(self, parts: Sequence[Part]) -> None:
        at = 0
        for part in parts:
            part.at = at
            at = part.end
        self.parts = tuple(parts)
        self.size = at

    def __getitem__(self, name: str) -> Part:
        for part in self.parts:
            if part.name == name:
                return part
        known = ", ".join([part.name for part in self.parts])
        raise KeyError(f"there is no part {name!r}; there are {known}")

    def names(self) -> list[str]:
        """Return a name for every byte, as `own hand: forum`."""
        return [
            f"{part.name}: {label}" if label else part.name
            for part in self.parts
            for label in part.labels
        ]

    def highs(self) -> bytes:
        """Return the highest value of every byte."""
        return b"".join([bytes([part.high] * len(part.labels)) for part in self.parts])

    def read(self, data: bytes) -> dict[str, dict[str, int]]:
        """Return an observation in words, without the bytes that are 0."""
        found: dict[str, dict[str, int]] = {}
        for part in self.parts:
            said = {
                label: data[part.at + i] for i, label in enumerate(part.labels) if data[part.at + i]
            }
            if said:
                found[part.name] = said
        return found

    def text(self, data: bytes) -> str:
        """Return an observation in words: a line for each part that is not all 0."""
        lines: list[str] = []
        for name, said in self.read(data).items():
            words = [*said]
            if self[name].high > 1:
                words = [f"{label} {number}".strip() for label, number in said.items()]
            lines.append(f"{name}: {', '.join(words) or 'yes'}")
        return "\n".join(lines)


NOTHING: Final = Layout(())
"""The layout of a game without observations."""


def one_of(count: int) -> list[bytes]:
    """Return the bytes of a choice among `count`: first those of none, then those of each."""
    return [bytes(count), *[bytes([i == chosen for i in range(count)]) for chosen in range(count)]]


def bits(count: int) -> list[bytes]:
    """Return, for every number of `count` bits, its bits as bytes, the lowest first."""
    return [bytes([number >> i & 1 for i in range(count)]) for number in range(1 << count)]


def pairs(table: list[bytes]) -> list[bytes]:
    """What stands for two of a table one after the other: at first * len(table) + second."""
    return [first + second for first in table for second in table]


def blanks(size: int, most: int) -> list[bytes]:
    """Zeros for none, one, two, up to `most` things of that size in a row."""
    return [bytes(size * count) for count in range(most + 1)]


def capped(number: int) -> int:
    """Return an amount as one byte: at most 255."""
    return MOST if number > MOST else number
