"""Verbs: what the numbers of an action table stand for.

A verb has a number for each of its arguments, or a single one without any: a block of numbers, and
for arguments that came later, numbers at the end of the table, as none is ever changed.
A game's `actions.py` lists its verbs with the words that people type, and its `arguments.py` says
what the arguments are: how texts and refusals name them, and where they lie on the table.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from lusoria.core.message import Params
from lusoria.core.state import State

S = TypeVar("S", bound=State)


class Verb:
    """What people type, and the actions that it stands for."""

    word: Final[str]
    """What people type, before the name of the argument."""
    first: Final[int]
    """The number of its first action, by which it is known."""
    numbers: Final[list[int]]
    """The action of each argument."""
    names: Final[tuple[str, ...]]
    """What people type for each argument; empty if there is none."""
    name: Final[str]
    """What texts call it: its word, unless another verb is typed with the same."""
    _arguments: Final[dict[int, int]]

    def __init__(
        self,
        word: str,
        first: int,
        names: Sequence[str] = (),
        name: str = "",
        numbers: Sequence[int] = (),
    ) -> None:
        self.word = word
        self.first = first
        self.names = tuple(names)
        self.name = name or word
        self.numbers = list(numbers) or list(range(first, first + max(1, len(names))))
        self._arguments = {action: i for i, action in enumerate(self.numbers)}

    def argument(self, action: int) -> int:
        """Return the argument of one of its actions: a number among `names`."""
        return self._arguments[action]

    def notation(self, action: int) -> str:
        """Return one of its actions as people type it."""
        return f"{self.word} {self.names[self.argument(action)]}" if self.names else self.word


def verb_of_each(verbs: Sequence[Verb]) -> list[Verb]:
    """Return the verb of every action of the table, which these verbs fill without a gap."""
    found = {action: verb for verb in verbs for action in verb.numbers}
    for action in range(sum(len(verb.numbers) for verb in verbs)):
        assert action in found, f"no verb has the action {action}, or two have another"
    return [found[action] for action in range(len(found))]


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
