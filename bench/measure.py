"""How speed is measured: slices of processor time, in rounds that interleave the engines."""

import gc
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from statistics import median
from time import process_time
from typing import Final, Protocol

BATCH: Final = 256
"""Steps between two checks of the clock."""

POSITIONS: Final = 16
"""Copies are timed on this many positions ..."""

APART: Final = 61
"""... this many steps apart: spread over one long game or over several short ones."""

WARM_UP: Final = 0.2

Copy = Callable[[], object]


class Way(StrEnum):
    """How the engine runs: compiled from a Python loop, interpreted, or in one compiled loop."""

    PYTHON = "Python loop"
    INTERPRETED = "interpreted"
    INSIDE = "compiled loop"


class Contender(Protocol):
    """An engine that plays one game at random, over and over."""

    def advance(self, steps: int) -> tuple[int, int]:
        """Play on for about this many steps; return the decisions and chance outcomes."""

    def copier(self) -> Copy | None:
        """Return a function that copies the current position; None if there is nothing to copy."""


@dataclass(frozen=True)
class Played:
    """What was played in a slice of time."""

    decisions: int
    outcomes: int
    seconds: float


@dataclass(frozen=True)
class Copied:
    """What was copied in a slice of time."""

    copies: int
    seconds: float


class Runner(Protocol):
    """A contender with a clock beside it, in this process or in another."""

    def play(self, seconds: float) -> Played:
        """Play at random for the given seconds of processor time."""

    def copy(self, seconds: float) -> Copied | None:
        """Copy positions for the given seconds; None if there is nothing to copy."""


class Stopwatch:
    """Times a contender in this process."""

    def __init__(self, contender: Contender) -> None:
        self._contender: Final = contender
        self._copiers: Final[list[Copy]] = []
        for _ in range(POSITIONS):
            contender.advance(APART)
            copier = contender.copier()
            if copier is not None:
                self._copiers.append(copier)
        gc.freeze()  # what another engine has imported must not slow this one down

    def play(self, seconds: float) -> Played:
        """Play at random for the given seconds of processor time."""
        advance = self._contender.advance
        decisions = outcomes = 0
        gc.collect()
        start = now = process_time()
        while now - start < seconds:
            decided, happened = advance(BATCH)
            decisions += decided
            outcomes += happened
            now = process_time()
        return Played(decisions, outcomes, now - start)

    def copy(self, seconds: float) -> Copied | None:
        """Copy the positions in turn for the given seconds of processor time."""
        if not self._copiers:
            return None
        copiers = self._copiers * (BATCH // POSITIONS)
        copies = 0
        gc.collect()
        start = now = process_time()
        while now - start < seconds:
            for copier in copiers:
                copier()
            copies += len(copiers)
            now = process_time()
        return Copied(copies, now - start)


@dataclass
class Row:
    """One engine playing one game in one way, and its figures: one of each kind a round."""

    engine: str
    game: str
    way: Way
    runner: Runner | None = None
    note: str = ""
    """Why there are no figures."""
    decisions: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    clones: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Return the row in words."""
        return f"{self.engine} {self.game}, {self.way}"

    def figures(self, kind: str) -> list[float]:
        """Return the figures per second of one kind: `decisions`, `steps` or `clones`."""
        return {"decisions": self.decisions, "steps": self.steps, "clones": self.clones}[kind]

    def measure(self, seconds: float) -> None:
        """Add the figures of one round: a slice of play, and half a slice of copies."""
        if self.runner is None:
            return
        played = self.runner.play(seconds)
        self.decisions.append(played.decisions / played.seconds)
        self.steps.append((played.decisions + played.outcomes) / played.seconds)
        copied = self.runner.copy(seconds / 2)
        if copied is not None:
            self.clones.append(copied.copies / copied.seconds)


def ratio(row: Row | None, kind: str, peer: Row | None) -> float | None:
    """Return the row's median divided by the peer's; None if one of them is unknown."""
    if row is None or peer is None or not row.figures(kind) or not peer.figures(kind):
        return None
    return median(row.figures(kind)) / median(peer.figures(kind))


def find(rows: list[Row], game: str, way: Way = Way.PYTHON) -> Row | None:
    """Return the row of a game that is run in this way."""
    return next((row for row in rows if row.game == game and row.way == way), None)


def rounds(rows: list[Row], seconds: float, count: int) -> Iterator[tuple[int, Row]]:
    """Measure every row in turn, `count` times; report each slice before it starts."""
    for row in rows:
        if row.runner is not None:
            yield 0, row
            row.runner.play(WARM_UP)
            row.runner.copy(WARM_UP)
    for number in range(1, count + 1):
        for row in rows:
            if row.runner is not None:
                yield number, row
                row.measure(seconds)
