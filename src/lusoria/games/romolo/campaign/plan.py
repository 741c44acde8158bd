"""The attacks of a War Phase: what is attacked by whom, and what comes of it (RR19.3, RR19.26)."""

from typing import Final, Literal, get_args

# What a target is
UNIT: Final = 0  # `which` is its number
TROOP: Final = 1  # a Unit of the A.I.; its condition
TOWER: Final = 2  # its seat
PIECE: Final = 3  # its kind, from FARM to FORUM
WALL: Final = 4  # its side
Sort = Literal["unit", "troop", "tower", "piece", "wall"]
SORTS: Final[list[Sort]] = list(get_args(Sort))

MOST_TARGETS: Final = 18  # six Workers, four Soldiers, eight Mercenaries, each with its own

Offer = tuple[int, int]  # a seat, and the Units that it offers


class Target:
    """Something that is attacked."""

    place: int
    sort: int
    which: int
    holds: int  # of a Warehouse: the filled one that it is, see `board/stores.py`, or 0
    attackers: int  # one bit each
    over: bool  # its battle has been fought, or it was skipped
    lost: bool

    def __init__(self, place: int, sort: int, which: int, holds: int) -> None:
        self.place = place
        self.sort = sort
        self.which = which
        self.holds = holds
        self.attackers = 0
        self.over = False
        self.lost = False

    def is_unit(self) -> bool:
        """True if it is a Unit, whose owner alone defends it."""
        return self.sort in (UNIT, TROOP)

    def is_building(self) -> bool:
        """True if it is a piece without an owner, which anybody may defend (RR19.5)."""
        return self.sort in (PIECE, WALL)

    def is_like(self, place: int, sort: int, which: int, holds: int) -> bool:
        """True if it is a thing like this; the Farms of a hex are all alike."""
        return (
            self.place == place
            and self.sort == sort
            and self.which == which
            and self.holds == holds
        )

    def copy(self) -> "Target":
        """Return an independent copy."""
        twin = Target(self.place, self.sort, self.which, self.holds)
        twin.attackers = self.attackers
        twin.over = self.over
        twin.lost = self.lost
        return twin


class Campaign:
    """All attacks of a War Phase, and what is known of the battle under way beside `s.battle`."""

    targets: list[Target]  # in the order of their declaration
    marked: int  # Units that attack or are attacked in this phase, one bit each
    unit: int  # that is being given a target, or -1
    current: int  # the target that is fought over, or -1
    tower: bool  # the Defender's Tower takes part
    farm: bool  # the Architectus counts a Farm of the Capital (AMB-95)
    offers: list[Offer]  # for the target, in the order they were made; replaced, never changed

    def __init__(self) -> None:
        self.targets = []
        self.marked = 0
        self.unit = -1
        self.current = -1
        self.tower = False
        self.farm = False
        self.offers = []

    def target(self) -> Target | None:
        """What is fought over; None if the A.I. attacks a whole hex (RR19.37)."""
        return self.targets[self.current] if self.current >= 0 else None

    def like(self, place: int, sort: int, which: int, holds: int) -> int:
        """How many such things are declared and not lost."""
        found = 0
        for target in self.targets:
            if not target.lost and target.is_like(place, sort, which, holds):
                found += 1
        return found

    def has_targets_left(self) -> bool:
        """True if a target is still to be fought over."""
        for target in self.targets:
            if not target.over:
                return True
        return False

    def close_battle(self) -> None:
        """Nothing is fought over."""
        self.current = -1
        self.tower = False
        self.farm = False
        self.offers = []

    def copy(self) -> "Campaign":
        """Return an independent copy."""
        twin = Campaign()
        twin.targets = [target.copy() for target in self.targets]
        twin.marked = self.marked
        twin.unit = self.unit
        twin.current = self.current
        twin.tower = self.tower
        twin.farm = self.farm
        twin.offers = self.offers
        return twin


NO_CAMPAIGN: Final = Campaign()
