"""Verbs: what the numbers of an action table stand for.

A verb has a block of numbers: one action for each of its arguments, or a single one without any.
A game's `actions.py` lists its verbs with the words that people type, and its `arguments.py` says
what the arguments are: how texts and refusals name them, and where they lie on the table.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from lusoria.core.message import Params
from lusoria.core.state import State

S = TypeVar("S", bound=State)


class Verb:
    """A block of actions."""

    word: Final[str]
    """What people type, before the name of the argument."""
    first: Final[int]
    """The number of its first action."""
    names: Final[tuple[str, ...]]
    """What people type for each argument; empty if there is none."""
    name: Final[str]
    """What texts call it: its word, unless another verb is typed with the same."""

    def __init__(self, word: str, first: int, names: Sequence[str] = (), name: str = "") -> None:
        self.word = word
        self.first = first
        self.names = tuple(names)
        self.name = name or word

    def notation(self, action: int) -> str:
        """Return one of its actions as people type it."""
        return f"{self.word} {self.names[action - self.first]}" if self.names else self.word


def verb_of_each(verbs: Sequence[Verb]) -> list[Verb]:
    """Return the verb of every action of the table that these verbs fill one after another."""
    found: list[Verb] = []
    for verb in verbs:
        assert verb.first == len(found), f"{verb.word!r} does not follow the verb before it"
        found += [verb] * max(1, len(verb.names))
    return found


def numbered(count: int) -> list[str]:
    """Return the numbers from 1 to `count`, as names of arguments."""
    return [str(i + 1) for i in range(count)]


class Argument(Generic[S]):
    """What a verb acts on, given the position and the number of its argument."""

    params: Callable[[S, int], Params]
    """Returns the parameters of the action's text."""
    elements: Callable[[S, int], list[str]]
    """Returns the ids of the elements that the action touches."""
    subject: Callable[[S, int], Params]
    """Returns the parameters of the action's refusals."""

    def __init__(
        self,
        params: Callable[[S, int], Params] | None = None,
        elements: Callable[[S, int], list[str]] | None = None,
        subject: Callable[[S, int], Params] | None = None,
    ) -> None:
        self.params = _no_params if params is None else params
        self.elements = _no_elements if elements is None else elements
        self.subject = _no_params if subject is None else subject


def _no_params(s: State, number: int) -> Params:
    return {}


def _no_elements(s: State, number: int) -> list[str]:
    return []
