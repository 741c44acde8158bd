"""Earlier positions of a game, found again without playing it from the start."""

from typing import Final

from lusoria.core.state import State

STEP: Final = 128  # actions from one kept position to the next


class History:
    """The actions of a game, and some of the positions on the way."""

    actions: list[int]
    kept: list[State]
    """The positions after 0, `STEP`, 2 * `STEP`, … actions."""

    def __init__(self, start: State) -> None:
        self.actions = []
        self.kept = [start.clone()]

    def clone(self) -> "History":
        """An independent copy. The kept positions never change: both share them."""
        twin = History(self.kept[0])
        twin.actions = self.actions[:]
        twin.kept = self.kept[:]
        return twin

    def add(self, action: int, state: State) -> None:
        """One more action, and the position after it."""
        self.actions.append(action)
        if len(self.actions) % STEP == 0:
            self.kept.append(state.clone())

    def at(self, ply: int) -> State:
        """The position after so many actions, the caller's own."""
        state = self.kept[ply // STEP].clone()
        for action in self.actions[ply - ply % STEP : ply]:
            state.play(action)
        return state

    def cut(self, ply: int) -> None:
        """Only the first actions are left."""
        del self.actions[ply:]
        del self.kept[ply // STEP + 1 :]
