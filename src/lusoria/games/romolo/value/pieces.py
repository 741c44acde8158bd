"""What the pieces in and around a Capital promise, for judging a position.

Weights are points of victory. Those of things that serve for the rest of the game are for the
whole of it and shrink with what is to come. An action of a Worker, a cube and a silver are worth
about half a point each.
"""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import layout
from lusoria.games.romolo.value import domain, realm
from lusoria.games.romolo.value.home import Home

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# The Capital by its Power beside the points: how near the next reach of its Influence is
CAPITALS: Final[list[float]] = [0.0, 0.0, 0.8, 1.9, 1.6, 1.0, 0.6, 0.6, 0.6]
A_SITE: Final = 1.5  # a kind of terrain that can be exploited: times the worth of its number
SITES: Final[list[float]] = [0.0, 1.0, 1.3, 1.4, 1.45, 1.5, 1.5, 1.5, 1.5]
SALT_SITE: Final = 0.5
A_TEMPLE: Final = 0.8
A_MARKET: Final = 0.7  # a silver that Forums add to a sale
A_HARBOR: Final = 0.6
A_PLANT: Final = 0.9
A_SLOT: Final = 0.5  # room for a Construction in the Capital
A_FARM_INSIDE: Final = 0.6  # what it costs to have a Farm where Power could be
CLOSE: Final = 3  # with so much Power the Influence reaches one hex further in some editions
AN_ESTATE: Final = 0.4  # Power next to the Capital that is not under control
A_REALM: Final = 0.6  # of points that joined hexes promise (RR19.14)
A_FENCE: Final = 0.6  # a Wall that is in the way
A_SIDE: Final = 0.7  # a side of a Wall that is chosen and still to be paid
A_HIT: Final = 5.0  # on the Tower
UNSEEN: Final = 0.12  # a hex to explore


def worth(
    s: "Romolo",
    seat: int,
    ahead: float,
    sides: int,
    ranks: list[float],
    owner: list[int],
    home: Home,
) -> float:
    """The Dominion (RR14.6), and what stands around."""
    side = s.side(seat)
    hexes = s.hexes
    near = s.board.near
    far = s.board.far
    capital = s.capital(seat)
    line = capital * s.board.size
    i = capital * layout.HEX
    strength = domain.power(hexes, i)
    limit = s.edition.base_limit
    total = 0.0
    begun = 0.0
    estate = 0
    wild = 0
    seen = 0
    sites = [0, 0, 0, 0]
    for place in s.board.around[capital]:
        i = place * layout.HEX
        if hexes[i + layout.UP] == 0:
            total += UNSEEN
            continue
        if hexes[i + layout.BUILT + layout.WAREHOUSE] > 0:
            home.stores += hexes[i + layout.BUILT + layout.WAREHOUSE]
            for j in range(7):
                site = place if j == 6 else near[place * 6 + j]
                if (
                    site >= 0
                    and hexes[site * layout.HEX + layout.UP] == 1
                    and seen & (1 << site) == 0
                ):
                    seen |= 1 << site
                    sites[hexes[site * layout.HEX + layout.TERRAIN]] += 1
                    total += A_PLANT * hexes[site * layout.HEX + layout.BUILT + layout.PLANT]
        home.farms += hexes[i + layout.BUILT + layout.FARM]
        walls = hexes[i + layout.WALLS]
        if place == s.move.place and s.job.sides != 0:
            walls |= s.job.sides
            if seat == s.active:
                begun = A_SIDE * s.job.walls()
        if walls != 0:
            for j in range(6):
                if walls & (1 << j) != 0 and near[place * 6 + j] >= 0:
                    total -= A_FENCE
        away = far[line + place]
        if away > 1:
            continue
        limit += hexes[i + layout.BUILT + layout.AQUEDUCT]
        total += A_HARBOR * min(2, hexes[i + layout.BUILT + layout.HARBOR])
        here = strength
        if away == 1:
            here = domain.power(hexes, i)
            if (
                hexes[i + layout.TERRAIN] == layout.PLAIN
                and hexes[i + layout.TOWER] == layout.NOBODY
            ):
                wild = max(wild, here)
                if owner[place] == side:
                    estate = max(estate, here)
        forums = hexes[i + layout.BUILT + layout.FORUM]
        if forums > 0:
            total += A_MARKET * (forums + s.edition.forum_bonus(here))
    i = capital * layout.HEX
    farms = hexes[i + layout.BUILT + layout.FARM]
    home.strength = strength
    home.limit = limit
    home.slots = limit - strength - farms
    home.temples = hexes[i + layout.BUILT + layout.TEMPLE]
    home.forums = hexes[i + layout.BUILT + layout.FORUM]
    home.aqueducts = hexes[i + layout.BUILT + layout.AQUEDUCT]
    home.supply = s.supply(seat)
    dominion = strength + estate
    if s.edition.dominion_joins:
        dominion, promise = realm.extent(s, seat, owner)
        total += A_REALM * promise
    else:
        total += AN_ESTATE * (wild - estate)
    ranks[2 * sides + side] += dominion
    total += CAPITALS[min(strength + s.edition.reach(CLOSE), 8)]
    total += A_SLOT * min(home.slots, 2) - A_FARM_INSIDE * farms + A_TEMPLE * min(home.temples, 3)
    total += A_SITE * (
        SITES[min(sites[layout.PLAIN], 8)]
        + SITES[min(sites[layout.HILL], 8)]
        + SITES[min(sites[layout.FOREST], 8)]
        + SALT_SITE * SITES[min(sites[layout.WATER], 8)]
    )
    return dominion + begun + ahead * total - A_HIT * s.damage(seat)
