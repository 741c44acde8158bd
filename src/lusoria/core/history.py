"""Earlier positions of a game, without playing it again from the start."""

from typing import Final

from lusoria.core.state import State

INTERVAL: Final = 128  # actions from one kept position to the next


class History:
    """The actions of a game, and some of the positions on the way."""

    actions: list[int]
    kept: list[State]
    """The positions after 0, `INTERVAL`, 2 * `INTERVAL`, … actions."""

    def __init__(self, start: State) -> None:
        self.actions = []
        self.kept = [start.clone()]

    def clone(self) -> "History":
        """Return an independent copy. The kept positions never change: both share them."""
        twin = History(self.kept[0])
        twin.actions = self.actions[:]
        twin.kept = self.kept[:]
        return twin

    def add(self, action: int, state: State) -> None:
        """Add an action and the position after it."""
        self.actions.append(action)
        if len(self.actions) % INTERVAL == 0:
            self.kept.append(state.clone())

    def at(self, ply: int) -> State:
        """Return a copy of the position after the first `ply` actions."""
        state = self.kept[ply // INTERVAL].clone()
        for action in self.actions[ply - ply % INTERVAL : ply]:
            state.play(action)
        return state

    def cut(self, ply: int) -> None:
        """Remove all but the first `ply` actions."""
        del self.actions[ply:]
        del self.kept[ply // INTERVAL + 1 :]
