"""What a seat can do at once, for judging a position: things to buy, Workers still to act."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import layout, tiles
from lusoria.games.romolo.value import goods, people, pieces
from lusoria.games.romolo.value.home import Home

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# What one more Power of the Capital is worth in all, by the Power there is
STEPS: Final[list[float]] = [1.0, 1.6, 1.9, 4.5, 4.5, 4.0, 1.3, 1.2, 1.2]
# The next cube of a kind, by how many there are
NEXT: Final[list[float]] = [1.0, 0.95, 0.85, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0.0]

A_CHANCE: Final = 0.9  # of what a Worker who still has to act could produce
AN_ACTION: Final = 0.2  # if there is nothing to produce
A_TURN: Final = 1.0  # what Workers gain in a Turn that cannot be foreseen
A_TURN_WITH_AUCTIONS: Final = 0.5
AT_HAND: Final = 0.8  # of what can be bought, with a Worker in the Capital who still has to act
NEXT_DOOR: Final = 0.75  # with one who can go there
LATER: Final = 0.65  # in another Turn
MISSING: Final = 3  # cubes that may be missing at most, and are then hoped for
HOPED: Final[list[float]] = [1.0, 0.7, 0.4, 0.2]


def worth(s: "Romolo", seat: int, ahead: float, home: Home) -> float:
    """What can be bought, and what the seat may gain in this Turn, or in part in its next.

    Of n seats, one who waits for d others has (n - d) / n of a Turn to its credit: so nobody gains
    or loses by it that a Turn is over.
    """
    best = purchase(s, ahead, home, 0)
    saved = LATER * max(best, purchase(s, ahead, home, MISSING))
    fields = farm(home, ahead)
    hoped = max(saved, LATER * fields)
    if s.turn == 0:
        return hoped
    if seat != s.active:
        next_turn = actions(s, seat, ahead, best, fields, hoped, home)
        return hoped + waiting(s, seat) * (next_turn - hoped)
    if people.is_acting(s):
        return actions(s, seat, ahead, best, fields, saved, home)
    return hoped


def purchase(s: "Romolo", ahead: float, home: Home, most: int) -> float:
    """The most that can be gained by one thing that a Worker could have in the Capital.

    Of what is paid in cubes at most MISSING may be missing: they are then hoped for.
    """
    best = 0.0
    if 0 < home.fee <= home.coins:
        best = 1.5 + ahead - 0.37 / layout.SILVER * home.fee
    if home.workers < s.edition.worker_limit(home.strength):
        gain = people.A_WORKER - (people.UNFED if home.eaters >= home.room else 0.0)
        gain += people.A_STORE if home.stores > home.workers else 0.0
        missing = max(0, 3 - home.grain)
        if missing <= most:
            best = max(best, HOPED[missing] * (0.5 + ahead * gain - 2.8 * goods.A_CUBE))
    step = STEPS[min(home.strength + s.edition.reach(pieces.CLOSE), 8)]
    if can_have(s, home, layout.AQUEDUCT, home.aqueducts):
        best = max(best, building(s, home, layout.AQUEDUCT, step + ahead, most))
    if home.slots > 0:
        if can_have(s, home, layout.TEMPLE, home.temples):
            gain = step + pieces.A_TEMPLE * ahead
            best = max(best, building(s, home, layout.TEMPLE, gain, most))
        if s.stock[layout.BANK + layout.WAREHOUSE] > 0:
            best = max(best, building(s, home, layout.WAREHOUSE, step, most))
        if can_have(s, home, layout.FORUM, home.forums):
            best = max(best, building(s, home, layout.FORUM, step + ahead, most))
        if s.stock[layout.BANK + layout.WALL] >= 3:
            missing = max(0, 3 - home.stone - home.wood)
            if missing <= most:
                best = max(best, HOPED[missing] * (step - goods.A_CUBE * 3.0))
    return best


def can_have(s: "Romolo", home: Home, kind: int, there: int) -> bool:
    """True if a piece of a kind is to be had, and the Capital may hold one more of it."""
    if there > 0 and s.edition.unique[kind]:
        return False
    return s.stock[layout.BANK + kind] > 0 or home.supply & (1 << kind) != 0


def building(s: "Romolo", home: Home, kind: int, gain: float, most: int) -> float:
    """What a building of the Capital would gain, as far as it is to be hoped for."""
    row = layout.BUILDING_OF[kind]
    stones, woods = s.edition.stone[row], s.edition.wood[row]
    cost = goods.A_CUBE * max(1, stones + woods - home.temples)
    return hope(home, stones, woods, most) * (gain - cost)


def farm(home: Home, ahead: float) -> float:
    """What a Farm would gain that can be paid."""
    if home.stone == 0 or home.wood == 0:
        return 0.0
    if home.eaters < home.room:
        return 0.0
    if home.eaters == home.room:
        return 2.0 * people.A_PLACE_AT_TABLE * ahead
    return max(0.0, ahead * people.UNFED * min(2, home.eaters - home.room) - 2.0 * goods.A_CUBE)


def hope(home: Home, stones: int, woods: int, most: int) -> float:
    """How much a building of the Capital is to be hoped for: 1 if it can be paid now.

    Its Temples save cubes, but never the last (RR7.5).
    """
    missing = max(0, stones - home.stone) + max(0, woods - home.wood) - home.temples
    least = max(1, stones + woods - home.temples) - home.stone - home.wood
    missing = max(0, max(missing, least))
    return HOPED[missing] if missing <= most else 0.0


def waiting(s: "Romolo", seat: int) -> float:
    """How much of its next Turn a seat has to its credit that is not active."""
    seats = 0
    others = 0
    for i in range(s.players):
        other = (s.active + i) % s.players
        if other == seat:
            others = seats
        if s.is_alive(other):
            seats += 1
    return (seats - others) / seats


def actions(
    s: "Romolo",
    seat: int,
    ahead: float,
    best: float,
    fields: float,
    saved: float,
    home: Home,
) -> float:
    """What Workers who still have to act may gain, and how near the best purchase is.

    `best` is to be had in the Capital, `fields` are a Farm, for a Plain beside it, `saved` is
    what the seat may hope for in any case.
    """
    at = s.at
    active = seat == s.active
    free = home.stores
    hand = s.has(seat, tiles.APOTHECARIUS)
    taken = 0
    if active:
        free -= len(s.stores)
        hand = s.is_ready(seat, tiles.APOTHECARIUS)
        taken = s.exploited
    if hand:
        free += 1
    cubes = [
        goods.KINDS[layout.GRAIN] * NEXT[min(home.grain, goods.MOST)],
        goods.KINDS[layout.STONE] * NEXT[min(home.stone, goods.MOST)],
        goods.KINDS[layout.WOOD] * NEXT[min(home.wood, goods.MOST)],
        0.0,
    ]
    capital = s.capital(seat)
    ready = LATER
    ready_farm = LATER
    total = 0.0
    left = 0
    for unit in range(seat * layout.OWN, seat * layout.OWN + layout.SOLDIERS):
        here = at[unit]
        if here < 0 or (active and s.st[unit] & people.DONE != 0):
            continue
        left += 1
        last = active and s.st[unit] & layout.SPENT != 0
        if here == capital:
            ready = AT_HAND
        elif not last and ready < NEXT_DOOR and s.board.distance(here, capital) == 1:
            ready = NEXT_DOOR
        if here != capital and s.terrain(here) == layout.PLAIN:
            ready_farm = AT_HAND
        elif not last and ready_farm < NEXT_DOOR:
            ready_farm = NEXT_DOOR
        gain = AN_ACTION
        if free > 0:
            site = best_site(s, here, last, taken, hand, cubes)
            if site >= 0:
                free -= 1
                taken |= 1 << site
                produced = A_CHANCE * goods.A_CUBE * cubes[s.terrain(site)]
                gain = max(gain, produced if site == here else 0.95 * produced)
        total += gain
    total *= goods.fresh(ahead)
    if left > 0:
        unforeseen = A_TURN_WITH_AUCTIONS if s.edition.auctions else A_TURN
        total += unforeseen * left / home.workers
    return total + max(saved, ready * best, ready_farm * fields)


def best_site(
    s: "Romolo", here: int, last: bool, taken: int, hand: bool, cubes: list[float]
) -> int:
    """The hex in reach of a Worker that gives the best cube, or -1; `last`: only his own."""
    hexes = s.hexes
    near = s.board.near
    found = -1
    most = 0.0
    for j in range(6, 5 if last else -1, -1):
        place = here if j == 6 else near[here * 6 + j]
        if place < 0 or taken & (1 << place) != 0 or hexes[place * layout.HEX + layout.UP] == 0:
            continue
        cube = cubes[hexes[place * layout.HEX + layout.TERRAIN]]
        if cube > most and (hand or has_store(s, place)):
            most = cube
            found = place
    return found


def has_store(s: "Romolo", place: int) -> bool:
    """True if a Warehouse is in a hex or next to it."""
    if s.built(place, layout.WAREHOUSE) > 0:
        return True
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0 and s.built(near[i], layout.WAREHOUSE) > 0:
            return True
    return False
