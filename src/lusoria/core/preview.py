"""What actions would do, as far as the seat that decides can be sure of it."""

from collections.abc import Mapping, Sequence
from typing import Final

from lusoria.core.events import Told, told
from lusoria.core.game import Description
from lusoria.core.message import Message
from lusoria.core.state import CHANCE, Event, State


class Preview:
    """Actions played on a copy, up to the first chance outcome, reveal or other seat's decision.

    It tells what taking the actions and taking them back would show the seat, and no more.
    """

    seat: Final[int]
    played: Final[int]
    """How many of the actions were played."""
    reveals: Final[bool]
    """Whether something is shown then that the seat cannot know yet."""
    _events: Final[list[Event]]
    _state: Final[State]

    def __init__(
        self, seat: int, played: int, reveals: bool, events: list[Event], state: State
    ) -> None:
        self.seat = seat
        self.played = played
        self.reveals = reveals
        self._events = events
        self._state = state

    @property
    def final(self) -> bool:
        """Whether it could not be taken back: chance decides then, or something is shown."""
        return self.reveals or self._state.player == CHANCE

    @property
    def odds(self) -> Message | None:
        """How likely it is to go well, where chance decides then and everyone knows the odds."""
        if self.reveals or self._state.player != CHANCE:
            return None
        return self._state.game.rules.odds(self._state)

    def told(self) -> list[Told]:
        """What would happen, as the seat may know it."""
        found = [told(self._state, event, self.seat) for event in self._events]
        return [event for event in found if event is not None]

    def view(self) -> Mapping[str, object] | None:
        """Return the seat's view afterwards, or None if it cannot know that yet."""
        return None if self.reveals else self._state.view(self.seat)

    def shown(self) -> dict[str, object] | None:
        """Return the seat's view with its aids, or None if it cannot know that yet."""
        return None if self.reveals else self._state.shown(self.seat)

    def legal_actions(self) -> list[int]:
        """What the seat could do next; nothing if it would not be its decision."""
        if self.reveals or self._state.player != self.seat:
            return []
        return self._state.legal_actions()

    @property
    def in_move(self) -> bool:
        """Whether the seat would be in the middle of a move."""
        return not self.reveals and self._state.player == self.seat and self._state.in_move

    def described(self) -> list[tuple[int, Description]]:
        """Its `legal_actions` in words."""
        game = self._state.game
        return [(action, game.describe(self._state, action)) for action in self.legal_actions()]

    def then(self, action: int) -> "Preview":
        """What one of its `legal_actions` would do after it."""
        if self.reveals or self._state.player != self.seat:
            raise ValueError("the seat would not decide then")
        return preview(self._state, [action])


def preview(state: State, actions: Sequence[int]) -> Preview:
    """What the seat that decides would see of these actions, one after the other.

    An illegal one raises `IllegalAction`. Nothing happens to the position itself.
    """
    seat = state.player
    if seat < 0:
        raise ValueError("no seat decides")
    copy = state.clone()
    events: list[Event] = []
    copy.listen(events)
    copy.log_ends_at_reveal = True
    played = 0
    for action in actions:
        if copy.player != seat or copy.reveals != state.reveals:
            break
        copy.apply(action)
        played += 1
    return Preview(seat, played, copy.reveals != state.reveals, events, copy)
