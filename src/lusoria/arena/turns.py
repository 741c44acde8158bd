"""Turns of which all has been tried: what can be had in them for certain.

A line counts only if neither chance nor a hidden card has a say in it. Where chance has one, the
line goes on with one fixed outcome: if even so nothing reaches more, no line is sure of more.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from lusoria.core.state import CHANCE, State
from lusoria.players.puzzle import Valued, points

POSITIONS: Final = 60_000  # tried for a turn; one with more is no puzzle
FEWEST_POINTS: Final = 4  # that a turn must bring


@dataclass
class Turn:
    """All that can be done in a turn."""

    start: State
    limit: int = POSITIONS
    most: int = 0
    """Points of the best line without chance."""
    play: list[int] = field(default_factory=list)
    hoped: int = 0
    """Points of the best line if chance, where it decides, has one fixed outcome."""
    wins: list[int] | None = None
    positions: int = 0
    known: set[bytes] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.seat: int = self.start.player
        self.began: int = points(self.start, self.seat)

    @property
    def is_whole(self) -> bool:
        """True if everything was tried."""
        return self.positions < self.limit

    def search(self) -> None:
        """Try everything, or as much as the limit allows."""
        self._follow(self.start, [], True)

    def _follow(self, state: State, taken: list[int], certain: bool) -> None:
        if not self.is_whole:
            return
        if state.is_over or state.turn != self.start.turn:
            won = state.is_over and self.seat in state.outcome().winners
            if won and certain and (self.wins is None or len(taken) < len(self.wins)):
                self.wins = taken
            if not state.is_over:
                return
        elif not self._is_new(state, certain):
            return
        self.positions += 1
        gained = points(state, self.seat) - self.began
        self.hoped = max(self.hoped, gained)
        if certain and (gained > self.most):
            self.most, self.play = gained, taken
        if state.is_over:
            return
        if state.player == CHANCE:
            outcomes, certain = [state.chances()[0][0]], False
        elif state.player != self.seat:
            outcomes, certain = state.legal_actions()[:1], False
        else:
            outcomes = state.legal_actions()
        for action in outcomes:
            after = state.clone()
            after.play(action)
            shown = after.reveals != state.reveals and after.turn == state.turn
            self._follow(after, [*taken, action], certain and not shown)

    def _is_new(self, state: State, certain: bool) -> bool:
        mark = bytes([state.player + 3, state.step % 256, state.in_move, certain])
        key = mark + state.observation(self.seat)
        if key in self.known:
            return False
        self.known.add(key)
        return True


def turn_puzzles(state: State) -> Iterator[tuple[str, Valued]]:
    """Give the aims that the turn can have, each with its solution."""
    turn = Turn(state)
    turn.search()
    if not turn.is_whole:
        return
    if turn.wins is not None and len(turn.wins) > 2:
        yield "win", Valued(written(state, turn.wins), 0)
    elif turn.most == turn.hoped >= FEWEST_POINTS:
        yield "points", Valued(written(state, turn.play), turn.most)


def written(state: State, actions: list[int]) -> list[str]:
    """Return actions in notation."""
    twin = state.clone()
    play: list[str] = []
    for action in actions:
        play.append(twin.game.notation(twin, action))
        twin.play(action)
    return play
