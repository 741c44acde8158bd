"""The published game of 2013, and with it all that an edition fixes."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.scoring import categories
from lusoria.games.romolo.turn.ending import Ending
from lusoria.games.romolo.turn.setup import Setup
from lusoria.games.romolo.war.phase import War

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The published game of 2013. Another edition overrides what it does differently."""

    name: str
    # its parts
    setup: Setup
    war: War
    ending: Ending
    auctions: bool  # the end is bid for, and there are peoples (RR19.13, RR19.19)
    # what is in the box
    tiles: list[int]  # plains, hills, forests, waters (section 1)
    water_pile: int  # RR2.2
    multipliers: list[int]  # x2, x3
    bank: list[list[int]]  # for each number of players (RR2.9)
    in_hand: list[int]  # kinds of pieces of which each player begins with one
    type_of: list[int]  # the type of each character
    types_show: bool  # on the backs of their tiles (RR1.2)
    type_counts: list[list[int]]  # characters of each type by number of players (RR2.7)
    display: list[int]
    # buildings
    stone: list[int]  # the building table (RR7.1)
    wood: list[int]
    base_limit: int  # constructions of a hex (RR7.3)
    same_again: bool  # a piece may be transformed into one of its kind (RR7.7)
    refunds_one: bool  # a dismantled piece brings one cube; else its cost less one (RR7.6)
    unique: list[bool]  # kinds of pieces of which a hex has one at most
    heeded: list[bool]  # kinds of pieces whose loss has consequences: see `settle_loss`
    dismantled_to: int  # BANK, or OUT of the game: pieces that are dismantled or transformed
    destroyed_to: int  # and those that are destroyed (RR11.9)
    # units
    actions: list[int]  # of a worker, soldier, explorer, mercenary (RR5.1)
    strength: list[int]  # the same (RR11.3)
    eats: list[bool]  # the same (RR12.4)
    dismissed_to: int  # BANK or OUT: mercenaries that are dismissed or unpaid (RR12.3)
    retreat_tires: bool  # who has retreated may only Move (RR6.3)
    penalty_lasts: bool  # a Penalty token stays for the Turn (RR6.5)
    # exploration, production, market
    river: int  # substitutions of an Exploration (RR6.8)
    river_solo: int
    river_by_turn: bool  # or of all Explorations of a Turn together
    guarded_stores: bool  # walls and hostile Units keep cubes out of a Warehouse (RR8.3)
    forum_by_cube: bool  # a Forum pays for each cube sold, not for the action (RR10.3)
    # war
    rolls: bool  # with the die, unless tokens are asked for (RR2.14)
    faces: list[int]  # numbers on the die (RR11.7)
    extra: list[int]  # what each of them adds to the casualties that it inflicts (RR19.7)
    tokens: list[layout.Token]  # what may be chosen in place of a roll (RR11.4)
    tokens_held: int  # how many of the six a player has; the others are returned unseen
    tower: int
    penalty: int
    minimum: int  # of a Battle value (AMB-14)
    tower_hits: int
    walls_per_hit: int
    unpaid_walls: int  # walls that go for an unpaid Mercenary, if the Capital has more
    loots: bool  # who destroys a Tower takes coins and resources (RR11.12)
    surrenders: bool  # who has no Worker may give up (RR11.17)
    # characters
    helpers_chosen: bool  # the owner says which production a Praepositus helps (RR15.4)
    goods_on_tile: bool  # the Negotiator trades what lies on its tile (RR15.3)
    nauta_once: bool  # it trades or sails in a Turn, not both (RR15.2)
    walls_stop_traductor: bool  # RR15.10
    freed_at_once: int  # Mercenaries that a favour of the Foederatus frees (RR15.7)
    obsessor_spares: bool  # the Obsessor sets Penalty tokens aside (RR15.9)
    dux: int
    favours: int  # of the Foederatus
    heros: int
    defensor: int
    obsessor: int  # against a Tower
    # the A.I., by the face of the die (RR16.6, RR16.7)
    slots: list[int]  # of the tile that it takes, from 1, or 0
    prices: list[int]  # how a price changes
    recruits: list[int]
    ends: list[bool]  # whether the game ends
    ai_reach: int  # half points of Influence of its Units in an adjacent hex (RR16.8)
    # the end
    kinds_out: int  # how many kinds of pieces must have run out at the Bank (RR14.1)
    run_out: list[int]  # the kinds that count
    scored: list[int]  # the categories (RR14.4 to RR14.9)
    tie_breaks: list[int]  # RR14.11
    publicus: int
    dominion_joins: bool  # a Dominion is all land that hangs together (RR19.14)
    units_decide: bool  # who has no Unit left has lost (RR19.12)
    prizes: list[int]  # of a majority (RR14.10)
    prizes_of_two: list[int]
    silver_a_point: int  # RR14.9
    # what the rules call it
    clauses: list[str]  # of each character: the clause that says most about its power
    instead: dict[str, str]  # clauses in whose place another one holds (RR19.21)

    def __init__(self) -> None:
        self.name = "2013"
        self.setup = Setup()
        self.war = War()
        self.ending = Ending()
        self.auctions = False
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
        self.in_hand = []
        self.type_of = tiles.TYPE
        self.types_show = True
        self.type_counts = [[1, 4, 4], [2, 5, 4], [3, 6, 5], [4, 7, 6]]
        self.display = [5, 6, 7, 8]
        # farm, warehouse, harbor, temple, sawmill, quarry, aqueduct, forum, wall
        self.stone = [1, 1, 3, 2, 4, 1, 4, 3, 1]
        self.wood = [1, 2, 2, 1, 1, 4, 2, 2, 1]
        self.base_limit = 4
        self.same_again = True
        self.refunds_one = True
        self.unique = [False] * layout.PIECE_KINDS
        self.heeded = [False] * layout.PIECE_KINDS
        self.dismantled_to = layout.OUT
        self.destroyed_to = layout.OUT
        self.actions = [2, 2, 3, 2]
        self.strength = [1, 3, 0, 2]
        self.eats = [True, True, False, False]
        self.dismissed_to = layout.OUT
        self.retreat_tires = True
        self.penalty_lasts = True
        self.river = 3
        self.river_solo = 2
        self.river_by_turn = False
        self.guarded_stores = True
        self.forum_by_cube = False
        self.rolls = False
        self.faces = layout.FACES
        self.extra = [0] * len(layout.FACES)
        self.tokens = layout.TOKENS
        self.tokens_held = 5
        self.tower = 4
        self.penalty = 3
        self.minimum = 0
        self.tower_hits = 2
        self.walls_per_hit = 3
        self.unpaid_walls = 3
        self.loots = True
        self.clauses = tiles.CLAUSES
        self.instead = {}
        self.surrenders = True
        self.helpers_chosen = False
        self.goods_on_tile = True
        self.nauta_once = True
        self.walls_stop_traductor = True
        self.freed_at_once = layout.UNITS
        self.obsessor_spares = True
        self.dux = 4
        self.favours = 3
        self.heros = 2
        self.defensor = 1
        self.obsessor = 2
        # blank, 2, 3, 4, 5, 6
        self.slots = [0, 2, 3, 4, 0, 0]
        self.prices = [-1, -1, 0, 0, 1, 1]
        self.recruits = [0, 1, 1, 1, 2, 3]
        self.ends = [False, False, False, False, True, True]
        self.ai_reach = 1
        self.kinds_out = 3
        self.run_out = list(range(layout.BANK_KINDS))
        self.scored = list(range(len(categories.CATEGORIES)))
        self.tie_breaks = [
            categories.DOMINION,
            categories.POPULATION,
            categories.HEXES,
            categories.MONEY,
            categories.BATTLE_TOKENS,
            categories.CHARACTERS,
        ]
        self.publicus = 3
        self.dominion_joins = False
        self.units_decide = False
        self.prizes = [6, 2]
        self.prizes_of_two = [4, 0]
        self.silver_a_point = 4

    # --- limits ---

    def worker_limit(self, power: int) -> int:
        """Workers that a Capital of that Power allows (RR9.1)."""
        return min(max(power, 3), 6)

    def army_limit(self, power: int) -> int:
        """Soldiers and Mercenaries that it allows (RR9.1)."""
        return min(max(power, 3), 6) - 1

    def reach(self, power: int) -> int:
        """How far a Capital's Influence goes (RR13.2)."""
        return min(max(power - 3, 0), 3)

    # --- economy ---

    def forum_bonus(self, power: int) -> int:
        """Silver for a sale in a hex with a Forum (RR10.3)."""
        return min(max(power - 3, 0), 3)

    def more_forums(self, here: int, around: int) -> int:
        """Silver for further Forums of the hex and of those around it (AMB-13)."""
        return here - 1 + around

    def exchanges(self, harbors: int) -> int:
        """How many exchanges a market action makes with the given number of Harbors (RR10.1,
        RR10.4).
        """
        return 1 + harbors

    def refund(self, building: int, chosen: int) -> list[int]:
        """The cubes that come back for a piece, with the resource that was chosen (RR7.6)."""
        cubes = [0, 0, 0, 0, 0]
        cubes[chosen] = 1
        return cubes

    def settle_loss(self, s: "Romolo", place: int, kind: int) -> bool:
        """Do what follows from the loss of a piece that is heeded, here nothing; return True if
        somebody is asked about it. The answer goes on with NEXT_LOSS.
        """
        return False

    # --- war and the end ---

    def casualties(self, difference: int) -> int:
        """What the winner of a Battle inflicts (RR11.6)."""
        if difference >= 9:
            return 3
        return difference // 3

    def points_of_coins(self, half_silver: int) -> int:
        """VP for coins (RR14.9)."""
        return half_silver // (self.silver_a_point * layout.SILVER)

    def dominion(self, s: "Romolo", seat: int, tally: categories.Tally) -> tuple[int, int]:
        """The Dominion hex of a seat, or -1, and what its Dominion is worth (RR14.6)."""
        return categories.dominion(s, seat, tally)

    def ai_dominion(self, s: "Romolo", tally: categories.Tally, scorer: int) -> int:
        """What the A.I.'s Dominion is worth: its hexes twice (RR16.8)."""
        return 2 * tally.owner.count(scorer)

    def can_farm_count(self, s: "Romolo", seat: int, place: int) -> bool:
        """True if a Farm could matter to a seat's side: in its Capitals or next to them."""
        for other in range(s.players):
            capital = s.capital(other)
            if s.are_allied(seat, other) and capital >= 0 and s.board.distance(place, capital) <= 1:
                return True
        return False

    def capital_bonus(self, size: int) -> int:
        """What a Capital of that Power adds to its defence; here nothing."""
        return 0

    def scorers(self, s: "Romolo") -> int:
        """How many are reckoned each for itself: the sides, allies together (RR17.4)."""
        return len(s.sides)

    def scorer(self, s: "Romolo", seat: int) -> int:
        """The one that a seat is reckoned with."""
        return s.side(seat)
