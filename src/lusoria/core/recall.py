"""A seat's memory of a game: everything it was told and did, in order."""

from random import Random
from typing import Final

from lusoria.core.state import EVERYONE, Event, State

HIDDEN: Final = "?"


class Recall:
    """A game, and what every seat of it may remember: its information state.

    An entry is a text: `do 193` is a decision of the seat itself, anything else an event with the
    numbers that the seat was told, and `?` for those it was not.
    """

    state: State
    entries: list[list[str]]
    """Of each seat."""

    def __init__(self, start: State) -> None:
        """Begin with a position, which is copied, and empty memories."""
        self.state = start.clone()
        self.entries = [[] for _ in range(start.players)]

    def apply(self, action: int) -> None:
        """Do as `State.apply`, and let every seat remember what it was told."""
        state = self.state
        seat = state.player
        log: list[Event] = []
        state.listen(log)
        try:
            state.apply(action)
        finally:
            state.listen(None)
        if seat >= 0:
            self.entries[seat].append(f"do {action}")
        for event in log:
            for other in range(state.players):
                line = entry(state, event, other)
                if line != "":
                    self.entries[other].append(line)

    def text(self, seat: int) -> str:
        """Return all that the seat remembers, a line for each entry."""
        return "\n".join(self.entries[seat])

    def clone(self) -> "Recall":
        """Return an independent copy."""
        twin = Recall(self.state)
        twin.entries = [lines[:] for lines in self.entries]
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Recall":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return (_unpickle, (self.state, self.entries))

    def resample(self, seat: int, rng: Random) -> "Recall":
        """Return a game that the seat cannot tell from the true one, with the seat's own memory.

        Nobody knows what the others would remember, so they begin with what they see now.
        """
        twin = Recall(self.state.resample(seat, rng))
        for other in range(len(self.entries)):
            if other == seat:
                twin.entries[other] = self.entries[other][:]
            else:
                twin.entries[other].append(f"see {twin.state.observation(other).hex()}")
        return twin


def recall(start: State, actions: list[int]) -> Recall:
    """Return what the seats of a game remember after these actions."""
    found = Recall(start)
    for action in actions:
        found.apply(action)
    return found


def _unpickle(state: State, entries: list[list[str]]) -> Recall:
    found = Recall(state)
    found.entries = entries
    return found


def entry(state: State, event: Event, seat: int) -> str:
    """Return the entry of an event as a seat was told it, or "" if it was not."""
    name, audience, numbers = event
    if audience in (EVERYONE, seat):
        return " ".join([name, *[str(number) for number in numbers]])
    kind = state.game.rules.events[name]
    public = kind.public
    if public is None:
        return ""
    words = [name]
    for field, number in zip(kind.fields, numbers, strict=True):
        words.append(str(number) if field in public else HIDDEN)
    return " ".join(words)
