"""What actions would do, as far as the seat that decides can be sure."""

from collections.abc import Mapping, Sequence
from typing import Final

from lusoria.core.events import Told, told
from lusoria.core.game import Description
from lusoria.core.message import Message
from lusoria.core.state import CHANCE, Event, State


class Preview:
    """Actions played on a copy, up to the first chance outcome, reveal or other seat's decision.

    It shows the seat what it would learn by taking the actions and then taking them back.
    """

    seat: Final[int]
    played: Final[int]
    """The number of actions that were played."""
    reveals: Final[bool]
    """True if the last one shows something that the seat cannot know yet."""
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
        """True if they could not be taken back: chance decides next, or something is shown."""
        return self.reveals or self._state.player == CHANCE

    @property
    def odds(self) -> Message | None:
        """The odds of success, if chance decides next and everyone may know them."""
        if self.reveals or self._state.player != CHANCE:
            return None
        return self._state.game.rules.odds(self._state)

    def told(self) -> list[Told]:
        """Return what would happen, as far as the seat may know it."""
        found = [told(self._state, event, self.seat) for event in self._events]
        return [event for event in found if event is not None]

    def view(self) -> Mapping[str, object] | None:
        """Return the seat's view afterwards, or None if it cannot know that yet."""
        return None if self.reveals else self._state.view(self.seat)

    def shown(self) -> dict[str, object] | None:
        """Return the seat's view with its aids, or None if it cannot know that yet."""
        return None if self.reveals else self._state.shown(self.seat)

    def legal_actions(self) -> list[int]:
        """Return what the seat could do next; nothing if it would not decide."""
        if self.reveals or self._state.player != self.seat:
            return []
        return self._state.legal_actions()

    @property
    def in_move(self) -> bool:
        """True if the seat would be in the middle of a move."""
        return not self.reveals and self._state.player == self.seat and self._state.in_move

    def described(self) -> list[tuple[int, Description]]:
        """Return its `legal_actions`, described."""
        game = self._state.game
        return [(action, game.describe(self._state, action)) for action in self.legal_actions()]

    def then(self, action: int) -> "Preview":
        """Return the preview of one of its `legal_actions`."""
        if self.reveals or self._state.player != self.seat:
            raise ValueError("the seat would not decide then")
        return preview(self._state, [action])


def preview(state: State, actions: Sequence[int]) -> Preview:
    """Return what these actions would do, as the seat that decides would see it.

    An illegal one raises `IllegalAction`. The position itself does not change.
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
