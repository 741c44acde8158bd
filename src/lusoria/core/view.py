"""What every game's view has."""

from typing import TypedDict

from lusoria.core.outcome import OutcomeData


class View(TypedDict):
    """What a seat may know of a position. A game adds its own, `seats` always among it.

    Whatever can be touched has an id under `el`.
    """

    player: int
    turn: int
    in_move: bool
    outcome: OutcomeData | None
