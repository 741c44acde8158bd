"""Pieces that are the same whoever has them, and the stacks in which they lie."""

from typing import TypedDict

from lusoria.games.builders.cards import Resource, SiteName, ToolName, WorkerName


class Element(TypedDict):
    """Something that has nothing else to say."""

    el: str


class Tool(TypedDict):
    """A tool, in the stack, at hand or on a site."""

    el: str
    tool: ToolName
    resource: Resource


class University(TypedDict):
    """A university that nobody has taken."""

    el: str
    resource: Resource


class SiteDeck(TypedDict):
    """How many cards there are, and which: everyone can count them out, their order is open."""

    el: str
    count: int
    cards: list[SiteName]


class WorkerDeck(TypedDict):
    """As a deck of sites."""

    el: str
    count: int
    cards: list[WorkerName]


class ToolStack(TypedDict):
    """The tools that nobody has taken."""

    el: str
    cards: list[Tool]


class UniversityStack(TypedDict):
    """The universities that nobody has taken."""

    el: str
    cards: list[University]


class LoanStack(TypedDict):
    """The loans that nobody has taken."""

    el: str
    count: int


class Loans(TypedDict):
    """The loans of a seat."""

    el: str
    count: int
    end_cost: int
    """What they take off at the end as they are, in tenths of a point."""
