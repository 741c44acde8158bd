"""What every decision of The Builders is: see `core.step`. The classes stand in their chapters."""

from typing import TYPE_CHECKING

from lusoria.core import step

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


class Step(step.Step["Builders"]):
    """A decision of the active seat, or of chance."""

    in_setup: bool = False
    in_turn: bool = True

    def is_within_move(self, s: "Builders") -> bool:
        """True if it is asked within a move that has begun."""
        return False
