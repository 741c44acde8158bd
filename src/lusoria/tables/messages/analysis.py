"""The analysis of a finished game: what the choices gave away, and what chance gave."""

from typing import Any

from msgspec import Struct


class AnalysedStep(Struct):
    """A decision of a way, or one that is expected after it."""

    seat: int
    message: dict[str, Any]
    on: list[str]
    """The board elements that it touches."""


class AnalysedWay(Struct):
    """A way of a choice."""

    actions: list[int]
    line: list[AnalysedStep]
    """Its decisions, one for each action, and those expected after them until chance decides."""
    value: float
    """The chance to win, from 0 to 1."""
    error: float
    """The standard error of the difference between it and the best one."""
    purpose: list[dict[str, Any]]
    """What comes of it, in phrases; only where something was given away."""


class AnalysedChoice(Struct):
    """A move, or the part of one up to a chance outcome."""

    at: int
    """The number of actions before it, and after it."""
    until: int
    turn: int
    seat: int
    loss: float
    """What it gave away of the chance to win; only what two seeds find."""
    word: str
    """What the loss is called: inaccuracy, mistake, blunder, or nothing."""
    played: AnalysedWay
    best: list[AnalysedWay]
    """The best ways, the best first; the played one may be among them."""
    right: list[bool]
    """True for each of these that is hardly worse than the best."""
    before: list[float]
    """Each side's chance to win before it, and after it."""
    after: list[float]


class AnalysedSlip(Struct):
    """What a seat gave away in a turn."""

    turn: int
    seat: int
    loss: float
    word: str
    """What the loss is called, "little" where nothing the seat gave away has a name."""
    choices: list[int]
    """Those that gave something away, by their place among all choices."""


class AnalysedTurn(Struct):
    """What a turn gave each side."""

    turn: int
    seat: int
    luck: list[float]
    skill: list[list[float]]
    """What the decisions of each side gave each side."""


class AnalysedSeat(Struct):
    """How a seat's result came about: the start, its luck and all decisions add up to it."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    accuracy: float | None
    """1 if nothing was given away, 0 if as much as by choosing blindly."""


class Analysed(Struct):
    """An analysed game."""

    sides: list[list[int]]
    seats: list[AnalysedSeat]
    choices: list[AnalysedChoice]
    slips: list[AnalysedSlip]
    turns: list[AnalysedTurn]


class Analysis(Struct):
    """How far the analysis is, and what it found; ask again until it is there."""

    done: int
    """Choices that are analysed, of all."""
    of: int
    found: Analysed | None
