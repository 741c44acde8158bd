"""The course of a game: how the points went from turn to turn."""

from dataclasses import dataclass
from typing import Final

from lusoria.core.state import State

NOBODY: Final = -1


@dataclass(frozen=True)
class TurnEnd:
    """What each side has at the end of a turn; turn 0 is what comes before the first."""

    turn: int
    ply: int
    """How many actions were in force."""
    seat: int
    """Whose turn it was: the seat that decided first; `NOBODY` in turn 0."""
    points: list[int]
    """Of each side, in the units of the outcome."""


class Course:
    """Sees the positions of a game one after the other."""

    turns: list[TurnEnd]

    def __init__(self, start: State) -> None:
        self.turns = []
        self._turn = start.turn
        self._seat = NOBODY

    def see(self, state: State, ply: int) -> None:
        """The position after so many actions."""
        if state.turn != self._turn or state.is_over:
            self.turns.append(TurnEnd(self._turn, ply, self._seat, state.standing()))
            self._turn = state.turn
            self._seat = NOBODY
        if self._seat == NOBODY and state.turn > 0 and state.player >= 0:
            self._seat = state.player


def course(start: State, actions: list[int]) -> list[TurnEnd]:
    """The course of a game from its first position on."""
    found = Course(start)
    state = start.clone()
    for i, action in enumerate(actions):
        state.play(action)
        found.see(state, i + 1)
    return found.turns
