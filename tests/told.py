"""What a seat is told of an event, for tests that do not ask what travels."""

from lusoria.core.events import told
from lusoria.core.state import Event, State


def seen(state: State, event: Event, seat: int | None) -> dict[str, object] | None:
    """The event's data as the seat may know it, without movements; None if it may not at all."""
    found = told(state, event, seat)
    return None if found is None else {k: v for k, v in found.data.items() if k != "moves"}
