"""The course of a game: how the points went from turn to turn."""

from dataclasses import dataclass
from typing import Final

from lusoria.core.state import State

NOBODY: Final = -1


@dataclass(frozen=True)
class TurnEnd:
    """The points at the end of a turn; turn 0 is the set-up."""

    turn: int
    ply: int
    """The number of actions so far."""
    seat: int
    """The seat whose turn it was: the first to decide. `NOBODY` in turn 0."""
    points: list[int]
    """The points of each side, in the units of the outcome."""


class Course:
    """The course of a game whose positions are seen one after another."""

    turns: list[TurnEnd]

    def __init__(self, start: State) -> None:
        self.turns = []
        self._turn = start.turn
        self._seat = NOBODY

    def see(self, state: State, ply: int) -> None:
        """See the position after the first `ply` actions."""
        if state.turn != self._turn or state.is_over:
            self.turns.append(TurnEnd(self._turn, ply, self._seat, state.standing()))
            self._turn = state.turn
            self._seat = NOBODY
        if self._seat == NOBODY and state.turn > 0 and state.player >= 0:
            self._seat = state.player


def course(start: State, actions: list[int]) -> list[TurnEnd]:
    """Return the course of a game, from its first position and its actions."""
    found = Course(start)
    state = start.clone()
    for i, action in enumerate(actions):
        state.play(action)
        found.see(state, i + 1)
    return found.turns
