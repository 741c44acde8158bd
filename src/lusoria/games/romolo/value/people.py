"""What a seat's people promise and the food they need, for judging a position."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.board import presence, stores
from lusoria.games.romolo.value.home import Home

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# Who can do nothing more in this Turn
DONE: Final = layout.LAID | layout.NEW | layout.OVER_NOW | layout.EXPLORED

A_WORKER: Final = 5.0
HANDS: Final = 4.0  # that there is a Worker: else a seat can neither build nor bring the end about
A_LAST_UNIT: Final = 6.0  # one of the last two, where a seat without any has lost (RR19.12)
FEW: Final = 2.0
A_SOLDIER: Final = 0.8
AN_EXPLORER: Final = 2.2  # with MUCH_UNSEEN hexes or more to explore
MUCH_UNSEEN: Final = 8.0
A_WAY: Final = 0.12  # a step of the Explorer from the nearest hex that is unexplored
A_STEP: Final = 0.06  # one that nothing has come of yet, until the Turn is over
A_PLACE_AT_TABLE: Final = 0.3  # food of Farms, up to two Units more than there are
UNFED: Final = 2.8  # a Unit for which there is no Farm
IN_TIME: Final = 0.5  # of Units who would starve in another Turn
A_STORE: Final = 1.5  # a Warehouse for each Worker
A_SPARE_STORE: Final = 0.3
STRAY: Final = 0.12  # a step of a Worker away from the Capital's surroundings


def worth(
    s: "Romolo", seat: int, ahead: float, sides: int, ranks: list[float], home: Home
) -> float:
    """Population (RR14.7), hands to work, and the food they need in the long run."""
    at = s.at
    far = s.board.far
    line = s.capital(seat) * s.board.size
    start = seat * layout.OWN
    workers = 0
    stray = 0
    phase = is_acting(s)
    for unit in range(start, start + layout.SOLDIERS):
        if at[unit] >= 0:
            workers += 1
            if phase and s.st[unit] & DONE == 0:
                home.idle += 1
            stray += max(0, far[line + at[unit]] - 1)
    soldiers = 0
    for unit in range(start + layout.SOLDIERS, start + layout.THE_EXPLORER):
        if at[unit] >= 0:
            soldiers += 1
    hired = s.merc.count(seat)
    home.workers = workers
    home.eaters = workers + soldiers
    if s.edition.eats[layout.MERCENARY]:
        home.eaters += hired
    home.room = 2 * home.farms + (2 if s.has(seat, tiles.FURNARUS) else 0)
    feed(s, seat, home)
    population = 0.5 * workers + soldiers - 0.5 * home.starving
    ranks[3 * sides + s.side(seat)] += population
    total = A_WORKER * workers + A_SOLDIER * soldiers - STRAY * stray
    total += A_STORE * min(home.stores, workers) + A_SPARE_STORE * min(home.stores, workers + 1)
    total += A_PLACE_AT_TABLE * min(home.room, home.eaters + 2)
    if home.eaters > home.room:
        total -= UNFED * (home.eaters - home.room)
    explorer = at[start + layout.THE_EXPLORER]
    if explorer >= 0:
        left = unseen(s)
        if left > 0:
            total += AN_EXPLORER * min(1.0, left / MUCH_UNSEEN) - A_WAY * way(s, explorer)
    if s.ending == layout.NOT_ENDING and workers > home.starving:
        population += HANDS
    if s.edition.units_decide:
        population -= A_LAST_UNIT * max(0.0, FEW - (workers + soldiers + hired - home.starving))
    return population + ahead * total - A_STEP * steps(s, seat)


def feed(s: "Romolo", seat: int, home: Home) -> None:
    """The grain that is due next, and how many Units may starve.

    The more of a Turn is over, the surer is its hunger, and the nearer that of the next.
    """
    grain = s.hand(seat, layout.GRAIN)
    mouths = hunger(s, seat)
    if seat != s.active:
        home.due = min(mouths, grain)
        home.starving = IN_TIME * (mouths - home.due)
        return
    for store in s.stores:
        if stores.kind(store) == layout.GRAIN:
            grain += stores.cubes(store)
    over = 1.0 - home.idle / home.workers if home.workers > 0 else 1.0
    due = mouths - (s.upkeep.grain if s.step == asked.FEED else 0)
    eaten = min(due, grain)
    missing = due - eaten
    later = mouths - missing
    then = min(later, grain - eaten)
    home.due = eaten + int(over * then + 0.5)
    home.starving = (IN_TIME + (1.0 - IN_TIME) * over) * missing + IN_TIME * over * (later - then)


def is_acting(s: "Romolo") -> bool:
    """True if the active seat's Action Phase goes on."""
    over = s.is_maintaining() or s.step_phase() in (layout.AT_WAR, layout.MAINTAINS)
    return not over


def steps(s: "Romolo", seat: int) -> int:
    """The steps in this Turn of units that have done nothing else: a walk for nothing is no end in
    itself.
    """
    if seat != s.active:
        return 0
    found = 0
    for unit in range(layout.UNITS):
        st = s.st[unit]
        walked = st & layout.SPENT != 0 and st & (layout.OVER_NOW | layout.EXPLORED) == 0
        if walked and s.at[unit] >= 0 and s.owner(unit) == seat:
            found += st & layout.SPENT
    return found


def way(s: "Romolo", place: int) -> int:
    """How far it is from a hex to the nearest one that is unexplored."""
    hexes = s.hexes
    line = place * s.board.size
    found = s.board.size
    for other in range(s.board.size):
        if hexes[other * layout.HEX + layout.UP] == 0 and s.board.far[line + other] < found:
            found = s.board.far[line + other]
    return found


def unseen(s: "Romolo") -> int:
    """How many hexes are unexplored."""
    found = 0
    hexes = s.hexes
    for i in range(layout.UP, s.board.size * layout.HEX, layout.HEX):
        if hexes[i] == 0:
            found += 1
    return found


def hunger(s: "Romolo", seat: int) -> int:
    """How many Units of a seat find no food at the Farms around them, about (RR12.4)."""
    at = s.at
    hexes = s.hexes
    near = s.board.near
    used = [0] * s.board.size
    missing = 0
    for unit in eaters(s, seat):
        place = at[unit]
        if place < 0:
            continue
        missing += 1
        for j in range(7):
            farm = place if j == 6 else near[place * 6 + j]
            if farm < 0 or used[farm] >= 2 * hexes[farm * layout.HEX + layout.BUILT + layout.FARM]:
                continue
            if j < 6 and hexes[farm * layout.HEX + layout.WALLS] & (1 << (j + 3) % 6) != 0:
                continue
            if presence.has_hostile(s, seat, farm):
                continue
            used[farm] += 1
            missing -= 1
            break
    if s.has(seat, tiles.FURNARUS):
        missing = max(0, missing - 2)
    return missing


def eaters(s: "Romolo", seat: int) -> list[int]:
    """The numbers of units of a seat that want food, whether on the map or not."""
    found = list(range(seat * layout.OWN, seat * layout.OWN + layout.THE_EXPLORER))
    if s.edition.eats[layout.MERCENARY]:
        for unit in range(layout.MERCS, layout.UNITS):
            if s.owner(unit) == seat:
                found.append(unit)
    return found
