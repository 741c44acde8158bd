"""What a Worker builds, dismantles or transforms (section 7)."""

from typing import Final


class Job:
    """A piece goes, a piece comes, or one becomes another."""

    verb: int  # the action: BUILD, DISMANTLE or TRANSFORM
    piece: int  # that goes, or -1
    store: int  # the filled Warehouse that it is, or -1: its cubes can still be spent (RR7.8)
    building: int  # that comes, or -1
    sides: int  # where walls come, one bit per side
    gratis: int  # walls from the Defensor's tile (RR15.6)
    mixed: bool  # the Aedificator lets wood stand for stone
    surcharge: bool  # all but the cube that this costs is paid (AMB-82)

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.piece = -1
        self.store = -1
        self.building = -1
        self.sides = 0
        self.gratis = 0
        self.mixed = False
        self.surcharge = False

    def walls(self) -> int:
        """How many walls come."""
        return self.sides.bit_count()

    def copy(self) -> "Job":
        """Return an independent copy."""
        twin = Job(self.verb)
        twin.piece = self.piece
        twin.store = self.store
        twin.building = self.building
        twin.sides = self.sides
        twin.gratis = self.gratis
        twin.mixed = self.mixed
        twin.surcharge = self.surcharge
        return twin


NO_JOB: Final = Job(-1)
