"""What the A.I. still has to do in its Turn and the Event after it (section 16)."""

from typing import Final

Group = tuple[int, int, int]  # a hex, its standing and its hindered Units when the march began


class AiTurn:
    """The A.I.'s march, its attacks, or an Event."""

    groups: list[Group]  # that still have to move
    start: int  # the hex from which a group goes
    troops: int  # its Units
    hindered: int  # those of them with Penalty tokens
    by_event: bool  # the march is that of the brown Event (RR16.6)
    attacks: list[int]  # hexes in which it still attacks
    priced: int  # the resource for whose price the die is rolled (pink)

    def __init__(self) -> None:
        self.groups = []
        self.start = -1
        self.troops = 0
        self.hindered = 0
        self.by_event = False
        self.attacks = []
        self.priced = 0

    def copy(self) -> "AiTurn":
        """Return an independent copy."""
        twin = AiTurn()
        twin.groups = self.groups[:]
        twin.start = self.start
        twin.troops = self.troops
        twin.hindered = self.hindered
        twin.by_event = self.by_event
        twin.attacks = self.attacks[:]
        twin.priced = self.priced
        return twin


NO_AI_TURN: Final = AiTurn()
