"""What an edition fixes: counts, costs, limits and the few rules that differ between editions."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The published game of 2013. Another edition overrides what it does differently."""

    name: str
    tiles: list[int]  # plains, hills, forests, waters in the box (section 1)
    water_pile: int  # RR2.2
    multipliers: list[int]  # x2, x3
    bank: list[list[int]]  # for each number of players (RR2.9)
    type_counts: list[list[int]]  # characters of each type by number of players (RR2.7)
    display: list[int]
    stone: list[int]  # the building table (RR7.1)
    wood: list[int]
    actions: list[int]  # of a worker, soldier, explorer, mercenary (RR5.1)
    strength: list[int]  # the same (RR11.3)
    tower: int
    penalty: int
    minimum: int  # of a Battle value (AMB-14)
    tower_hits: int
    walls_per_hit: int
    base_limit: int  # constructions of a hex (RR7.3)
    river: int  # substitutions of an Exploration (RR6.8)
    river_solo: int
    dux: int
    favours: int  # of the Foederatus
    publicus: int
    prizes: list[int]  # of a majority (RR14.10)
    prizes_of_two: list[int]
    silver_a_point: int  # RR14.9

    def __init__(self) -> None:
        self.name = "2013"
        self.tiles = [19, 10, 10, 15]
        self.water_pile = 9
        self.multipliers = [4, 2]
        # farms, warehouses, harbors, temples, plants, aqueducts, forums, walls, mercenaries,
        # battle tokens
        self.bank = [
            [4, 4, 2, 2, 2, 2, 2, 5, 2, 3],
            [8, 8, 3, 4, 4, 3, 3, 10, 4, 5],
            [12, 12, 4, 6, 6, 4, 4, 15, 6, 7],
            [16, 16, 5, 8, 8, 5, 5, 20, 8, 9],
        ]
        self.type_counts = [[1, 4, 4], [2, 5, 4], [3, 6, 5], [4, 7, 6]]
        self.display = [5, 6, 7, 8]
        # farm, warehouse, harbor, temple, sawmill, quarry, aqueduct, forum, wall
        self.stone = [1, 1, 3, 2, 4, 1, 4, 3, 1]
        self.wood = [1, 2, 2, 1, 1, 4, 2, 2, 1]
        self.actions = [2, 2, 3, 2]
        self.strength = [1, 3, 0, 2]
        self.tower = 4
        self.penalty = 3
        self.minimum = 0
        self.tower_hits = 2
        self.walls_per_hit = 3
        self.base_limit = 4
        self.river = 3
        self.river_solo = 2
        self.dux = 4
        self.favours = 3
        self.publicus = 3
        self.prizes = [6, 2]
        self.prizes_of_two = [4, 0]
        self.silver_a_point = 4

    def casualties(self, difference: int) -> int:
        """What the winner of a Battle inflicts (RR11.6)."""
        if difference >= 9:
            return 3
        return difference // 3

    def worker_limit(self, power: int) -> int:
        """Workers that a Capital of that Power allows (RR9.1)."""
        return min(max(power, 3), 6)

    def army_limit(self, power: int) -> int:
        """Soldiers and Mercenaries that it allows (RR9.1)."""
        return min(max(power, 3), 6) - 1

    def forum_bonus(self, power: int) -> int:
        """Silver for a sale in a hex with a Forum (RR10.3)."""
        return min(max(power - 3, 0), 3)

    def reach(self, power: int) -> int:
        """How far a Capital's Influence goes (RR13.2)."""
        return min(max(power - 3, 0), 3)


EDITIONS: Final[list[Edition]] = [Edition()]


def edition(name: object) -> Edition:
    """The edition of that name."""
    for known in EDITIONS:
        if known.name == name:
            return known
    raise ValueError(f"there is no edition {name!r}")
