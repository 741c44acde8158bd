"""The move of a unit: which one acts, where, and through whom (section 5)."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(free_list_len=1)
class Move:
    """A unit of the active seat acts."""

    unit: int
    place: int  # the hex it works in
    away: bool  # not its own but a neighbour, through the Traductor (RR15.10)
    free: bool  # without an Action, through the Negotiator (RR15.3)
    source: int  # the hex that is exploited, or -1
    helpers: int  # Praepositus tiles that help to exploit it (RR15.4)
    farm: bool  # the Architectus counts a Farm of the hex (RR15.5)

    def __init__(self, unit: int, place: int) -> None:
        self.unit = unit
        self.place = place
        self.away = False
        self.free = False
        self.source = -1
        self.helpers = 0
        self.farm = False

    def copy(self) -> "Move":
        """Return an independent copy."""
        twin = Move(self.unit, self.place)
        twin.away = self.away
        twin.free = self.free
        twin.source = self.source
        twin.helpers = self.helpers
        twin.farm = self.farm
        return twin


NO_MOVE: Final = Move(-1, -1)
