"""The prototype with the English rule book 1.66 (section 19)."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.board import drought
from lusoria.games.romolo.campaign.phase import TargetWar
from lusoria.games.romolo.editions.published import Edition
from lusoria.games.romolo.scoring import categories, domain
from lusoria.games.romolo.turn.auction import Auction
from lusoria.games.romolo.turn.prototype_setup import PrototypeSetup

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

MANY: Final = (layout.FARM, layout.WAREHOUSE, layout.WALL)  # of which a hex may have several
NOT_IN_THE_BOX: Final = (tiles.ARTIFEX, tiles.CONSUL, tiles.MERCATOR, tiles.PRAEDO)

OWN_CLAUSES: Final = {
    tiles.ARCHITECTUS: "RR19.31",
    tiles.DEFENSOR: "RR19.15",
    tiles.DUX: "RR19.31",
    tiles.FOEDERATUS: "RR19.32",
    tiles.HEROS: "RR19.15",
    tiles.NEGOTIATOR: "RR19.15",
    tiles.NAUTA: "RR19.15",
    tiles.OBSESSOR: "RR19.15",
    tiles.PRAEPOSITUS: "RR19.31",
    tiles.PUBLICUS: "RR19.36",
    tiles.TRADUCTOR: "RR19.31",
}
# what falls away of sections 1 to 17 (RR19.21), and what is to be read in its place
INSTEAD: Final = {
    "RR6.7": "RR19.22",
    "RR7.6": "RR19.2",
    "RR7.7": "RR19.2",
    "RR8.3": "RR19.25",
    "RR10.3": "RR19.25",
    "RR11.1": "RR19.3",
    "RR11.2": "RR19.26",
    "RR11.3": "RR19.6",
    "RR11.6": "RR19.7",
    "RR11.12": "RR19.9",
    "RR11.13": "RR19.26",
    "RR11.14": "RR19.4",
    "RR12.2": "RR19.32",
    "RR12.3": "RR19.16",
    "RR12.4": "RR19.33",
    "RR14.1": "RR19.12",
    "RR14.3": "RR19.13",
    "RR14.4": "RR19.36",
    "RR14.6": "RR19.14",
    "RR14.9": "RR19.36",
    "RR14.10": "RR19.36",
    "RR16.5": "RR19.37",
}


def type_of(kind: int) -> int:
    """The Praepositus, all others, and those that this edition has not."""
    if kind == tiles.PRAEPOSITUS:
        return tiles.TYPE_I
    return tiles.TYPE_III if kind in NOT_IN_THE_BOX else tiles.TYPE_II


class Prototype(Edition):
    """Edition 1.66, where it differs from 2013."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "1.66"
        self.setup = PrototypeSetup()
        self.ending = Auction()
        self.auctions = True
        self.war = TargetWar()
        self.tiles = [22, 10, 10, 15]
        self.multipliers = [5, 2]
        # farms, warehouses, harbors, temples, plants, aqueducts, forums, walls, mercenaries
        self.bank = [[4 * n, 4 * n, 1, 2 * n, 2 * n, 1, 1, 5 * n, 2 * n, 0] for n in range(1, 5)]
        self.in_hand = [layout.HARBOR, layout.AQUEDUCT, layout.FORUM]
        self.type_of = [type_of(kind) for kind in range(tiles.CHARACTERS)]
        self.type_counts = [[1, 8, 0], [2, 8, 0], [3, 12, 0], [4, 16, 0]]
        self.types_show = False
        self.display = [3, 6, 9, 12]
        # farm, warehouse, harbor, temple, sawmill, quarry, aqueduct, forum, wall
        self.stone = [1, 1, 3, 2, 3, 1, 4, 2, 1]
        self.wood = [1, 2, 2, 1, 1, 3, 2, 2, 1]
        self.heeded = [kind == layout.AQUEDUCT for kind in range(layout.PIECE_KINDS)]
        self.unique = [kind not in MANY for kind in range(layout.PIECE_KINDS)]
        self.same_again = False
        self.refunds_one = False
        self.dismantled_to = layout.BANK
        self.actions = [2, 2, 0, 2]
        self.eats = [True, True, False, True]
        self.dismissed_to = layout.BANK
        self.retreat_tires = False
        self.penalty_lasts = False
        self.river_by_turn = True
        self.guarded_stores = False
        self.forum_by_cube = True
        self.unpaid_walls = 1
        self.goods_on_tile = False
        self.nauta_once = False
        self.walls_stop_traductor = False
        self.freed_at_once = 1
        self.obsessor_spares = False
        self.helpers_chosen = True
        self.rolls = True
        self.faces = [1, 2, 3, 4, 5, 6]
        self.extra = [-1, 0, 0, 0, 0, 1]
        self.tokens = layout.NUMBERS
        self.tokens_held = 6
        self.minimum = 1
        self.tower_hits = 1
        self.walls_per_hit = 1
        self.loots = False
        self.surrenders = False
        self.dux = 3
        self.heros = 1
        self.defensor = 2
        # 1 to 6
        self.slots = [1, 1, 2, 3, 0, 0]
        self.prices = [-1, -1, 0, 0, 1, 1]
        self.recruits = [1, 1, 2, 2, 3, 3]
        self.ai_reach = 2
        self.run_out = list(range(layout.PIECE_KINDS))
        self.scored = [
            categories.CHARACTERS,
            categories.HEXES,
            categories.DOMINION,
            categories.POPULATION,
            categories.MONEY,
        ]
        self.tie_breaks = [
            categories.DOMINION,
            categories.MONEY,
            categories.POPULATION,
            categories.HEXES,
            categories.CHARACTERS,
        ]
        self.publicus = 2
        self.dominion_joins = True
        self.units_decide = True
        self.prizes_of_two = self.prizes
        self.clauses = [
            OWN_CLAUSES.get(kind, tiles.CLAUSES[kind]) for kind in range(tiles.CHARACTERS)
        ]
        self.instead = INSTEAD

    # --- limits ---

    def worker_limit(self, power: int) -> int:
        """Four Workers are free; a fifth and a sixth need a larger Capital."""
        return min(max(power, 3), 5) + 1

    def army_limit(self, power: int) -> int:
        """As many Soldiers and Mercenaries as there are."""
        return layout.UNITS

    def reach(self, power: int) -> int:
        """How far a Capital's Influence goes."""
        return min(max(power - 2, 0), 3)

    # --- economy ---

    def forum_bonus(self, power: int) -> int:
        """Silver for each cube sold in a hex with a Forum (RR19.25)."""
        return min(max(power - 3, 0), 2)

    def more_forums(self, here: int, around: int) -> int:
        """Silver for Forums around it, for each cube (AMB-96)."""
        return around

    def refund(self, building: int, chosen: int) -> list[int]:
        """The printed cost less the cube that was chosen (RR19.2)."""
        cubes = [0, self.wood[building], self.stone[building], 0, 0]
        cubes[chosen] -= 1
        return cubes

    def settle_loss(self, s: "Romolo", place: int, kind: int) -> bool:
        """Have hexes emptied that hold more than they may without an Aqueduct (RR19.11)."""
        return drought.begin(s, place)

    # --- the end ---

    def points_of_coins(self, half_silver: int) -> int:
        """Coins bring a majority, nothing else (RR19.36)."""
        return 0

    def dominion(self, s: "Romolo", seat: int, tally: categories.Tally) -> tuple[int, int]:
        """No single hex, but all that hang together with the Capital (RR19.14)."""
        return -1, domain.worth(s, seat, domain.best(s, seat, tally), tally)

    def ai_dominion(self, s: "Romolo", tally: categories.Tally, scorer: int) -> int:
        """Twice the hexes around the A.I.'s Capital (RR19.17)."""
        return domain.ai_worth(s, tally, scorer)

    def can_farm_count(self, s: "Romolo", seat: int, place: int) -> bool:
        """A Dominion may reach everywhere."""
        return True

    def scorers(self, s: "Romolo") -> int:
        """Everybody is reckoned alone, allies too (RR19.18)."""
        return s.rivals

    def scorer(self, s: "Romolo", seat: int) -> int:
        """Everybody is reckoned alone."""
        return seat

    # --- war ---

    def casualties(self, difference: int) -> int:
        """What a lead destroys (RR19.7)."""
        if difference >= 16:
            return 4
        if difference >= 10:
            return 3
        if difference >= 5:
            return 2
        return 1 if difference > 0 else 0

    def capital_bonus(self, size: int) -> int:
        """What a Capital adds to its defence (RR19.6)."""
        return min(max(size - 2, 1), 3)
