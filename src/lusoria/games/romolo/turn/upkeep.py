"""What the Maintenance Phase still wants of its player (section 12)."""

from typing import Final


class Upkeep:
    """The Maintenance Phase: wages first, then food."""

    unpaid: int  # Mercenaries whose wages could not be paid, and who have not left yet
    owed: int  # Constructions of the Capital that still go for them
    walls: int  # of one of these, walls that are still to be chosen
    grain: int  # that has been given as food

    def __init__(self) -> None:
        self.unpaid = 0
        self.owed = 0
        self.walls = 0
        self.grain = 0

    def copy(self) -> "Upkeep":
        """Return an independent copy."""
        twin = Upkeep()
        twin.unpaid = self.unpaid
        twin.owed = self.owed
        twin.walls = self.walls
        twin.grain = self.grain
        return twin


NO_UPKEEP: Final = Upkeep()
