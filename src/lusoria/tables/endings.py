"""How a game ended, and why."""

from typing import Any

from lusoria.core.message import Message, names
from lusoria.core.state import State

Outcome = dict[str, Any]


def outcome_of(state: State, resigned: set[int]) -> Outcome | None:
    """The outcome of a game, also of one that a side gave up; None if it goes on.

    With more than two sides, a bot plays on for whoever resigns.
    """
    if state.is_over:
        return dict(state.outcome().json())
    if not resigned or len(state.sides) > 2:
        return None
    lost = [not resigned.isdisjoint(side) for side in state.sides]
    return {
        "sides": state.sides,
        "places": [2 if out else 1 for out in lost],
        "winners": sorted(
            seat for side, out in zip(state.sides, lost, strict=True) if not out for seat in side
        ),
        "scores": [],
        "scale": 1,
        "reason": "resigned",
    }


def reason_of(state: State | None, outcome: Outcome | None, resigned: list[int]) -> Message | None:
    """Why the game ended; None if it has not."""
    if state is None or outcome is None:
        return None
    if outcome["reason"] == "resigned":
        return Message("table-end-resigned", {"who": names(resigned), "count": str(len(resigned))})
    return state.game.end_message(state)
