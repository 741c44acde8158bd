"""Building, dismantling, transforming (section 7)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import characters, movement, payment, units
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    AQUEDUCT,
    BANK,
    BUILD_WALL,
    BUILT,
    FARM,
    FOREST,
    FORUM,
    HAND,
    HARBOR,
    HEX,
    HILL,
    INTO,
    NOBODY,
    OUT,
    PIECE_OF,
    PLAIN,
    PLANT,
    QUARRY,
    REFUND,
    REMOVE,
    REMOVE_SIDE,
    REMOVE_STORE,
    SAWMILL,
    SEAT,
    SIDES,
    STONE,
    TEMPLE,
    TERRAIN,
    TOWER,
    WALL,
    WALLS,
    WAREHOUSE,
    WATER,
    WOOD,
)
from lusoria.games.romolo.tiles import AEDIFICATOR, DEFENSOR

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- what stands in a hex ---


def wall_count(s: "Romolo", place: int) -> int:
    """How many walls a hex has."""
    return s.hexes[place * HEX + WALLS].bit_count()


def pieces(s: "Romolo", place: int, kind: int) -> int:
    """How many pieces of a kind stand in a hex."""
    if kind == WALL:
        return s.hexes[place * HEX + WALLS].bit_count()
    return s.hexes[place * HEX + BUILT + kind]


def constructions(s: "Romolo", place: int) -> int:
    """What counts towards the limit: the tower, buildings, three walls as one (RR7.3)."""
    i = place * HEX
    hexes = s.hexes
    total = hexes[i + WALLS].bit_count() // 3
    if hexes[i + TOWER] != NOBODY:
        total += 1
    for kind in range(i + BUILT + FARM, i + BUILT + FORUM + 1):
        total += hexes[kind]
    return total


def power(s: "Romolo", place: int) -> int:
    """Constructions without Farms (RR7.10)."""
    return constructions(s, place) - s.hexes[place * HEX + BUILT + FARM]


def limit(s: "Romolo", place: int) -> int:
    """How many constructions a hex may hold (RR7.3)."""
    total = s.edition.base_limit + s.hexes[place * HEX + BUILT + AQUEDUCT]
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0:
            total += s.hexes[near[i] * HEX + BUILT + AQUEDUCT]
    return total


def is_razable(s: "Romolo", place: int) -> bool:
    """Whether anything but a tower stands in a hex."""
    i = place * HEX
    for kind in range(i + WALLS, i + BUILT + FORUM + 1):
        if s.hexes[kind] > 0:
            return True
    return False


def filled(s: "Romolo", place: int) -> int:
    """How many warehouses of a hex hold cubes."""
    found = 0
    for store in s.stores:
        if store >> 7 == place:
            found += 1
    return found


def built_as(s: "Romolo", place: int, kind: int) -> int:
    """The building that a piece is in a hex: a plant is a sawmill or a quarry (RR7.1)."""
    if kind == PLANT:
        return SAWMILL if s.hexes[place * HEX + TERRAIN] == FOREST else QUARRY
    return kind if kind < PLANT else kind + 1


def take_away(s: "Romolo", place: int, kind: int) -> None:
    """A piece leaves the game; a wall is taken by `take_wall`."""
    s.own_hexes()[place * HEX + BUILT + kind] -= 1
    s.stock[OUT + kind] += 1


def take_wall(s: "Romolo", place: int, side: int) -> None:
    """A wall leaves the game."""
    s.own_hexes()[place * HEX + WALLS] &= ~(1 << side)
    s.stock[OUT + WALL] += 1


def break_wall(s: "Romolo", place: int, side: int) -> None:
    """A wall is destroyed."""
    take_wall(s, place, side)
    s.tell("destroy-wall", place, side)


# --- what may be built ---


def find_verbs(s: "Romolo", found: list[int]) -> None:
    """Dismantle, Transform and whatever the chosen Worker can build."""
    if is_razable(s, s.work):
        found.append(a.DISMANTLE)
        if transforms(s) == 0:
            found.append(a.TRANSFORM)
    if stuff(s) == 0 and spare_walls(s) == 0:
        return
    for item in range(BUILD_WALL + 1):
        if buildable(s, item) == 0:
            found.append(a.BUILD + item)


def buildable(s: "Romolo", item: int) -> int:
    """Whether a building may be put up where the Worker works (RR7.1 to RR7.5, RR7.13)."""
    place = s.work
    i = place * HEX
    terrain = s.hexes[i + TERRAIN]
    if item == BUILD_WALL:
        if terrain == WATER:
            return no.WRONG_TERRAIN
        return walls(s, 1)
    if terrain != ground(item):
        return no.WRONG_TERRAIN
    if item == HARBOR and not by_water(s, place):
        return no.NO_WATER_NEAR
    piece = PIECE_OF[item]
    if s.stock[BANK + piece] == 0:
        return no.BANK_EMPTY
    if constructions(s, place) + 1 > limit(s, place) + (1 if piece == AQUEDUCT else 0):
        return no.HEX_FULL
    stone = payment.available(s, STONE)
    wood = payment.available(s, WOOD)
    total = price(s, item)
    if min(stone, s.edition.stone[item]) + min(wood, s.edition.wood[item]) >= total:
        return 0
    if s.ready(s.active, AEDIFICATOR) and stone + wood >= total + 1:
        return 0
    return no.CANNOT_PAY


def ground(item: int) -> int:
    """The terrain that a building stands on (RR7.1)."""
    if item == SAWMILL:
        return FOREST
    return HILL if item == QUARRY else PLAIN


def by_water(s: "Romolo", place: int) -> bool:
    """Whether explored Water is adjacent."""
    near = s.board.near
    for i in range(place * 6, place * 6 + 6):
        if near[i] >= 0 and movement.is_water(s, near[i]):
            return True
    return False


def price(s: "Romolo", item: int) -> int:
    """How many cubes a building costs here: each Temple saves one, the last is due (RR7.5)."""
    temples = s.hexes[s.work * HEX + BUILT + TEMPLE]
    return max(1, s.edition.stone[item] + s.edition.wood[item] - temples)


def walls(s: "Romolo", number: int) -> int:
    """Whether so many walls may be put up in one action (RR7.4)."""
    place = s.work
    have = wall_count(s, place)
    if have + number > 6:
        return no.SIDE_TAKEN
    spare = spare_walls(s)
    if s.stock[BANK + WALL] + spare < number:
        return no.BANK_EMPTY
    over = constructions(s, place) - have // 3 + (have + number) // 3
    if over > limit(s, place):
        return no.HEX_FULL
    payable = walls_payable(s, number, 0, 0, spare, stuff(s), False)
    return 0 if payable else no.CANNOT_PAY


def spare_walls(s: "Romolo") -> int:
    """Walls on the builder's Defensor tile (RR15.6)."""
    return s.spare_walls if s.has(s.active, DEFENSOR) else 0


def walls_payable(
    s: "Romolo", number: int, free: int, cubes: int, spare: int, stuff: int, mixed: bool
) -> bool:
    """Whether so many walls can be paid, some being free and some paid with cubes already.

    `spare` walls and `stuff` are left. With the Aedificator one cube more is due if any (AMB-82).
    """
    for more in range(min(number - free - cubes, spare) + 1):
        paid = number - free - more
        extra = 1 if mixed and paid > 0 else 0
        if paid <= s.stock[BANK + WALL] and paid - cubes + extra <= stuff:
            return True
    return False


def stuff(s: "Romolo") -> int:
    """Stone and wood that can be spent."""
    return payment.available(s, STONE) + payment.available(s, WOOD)


def transforms(s: "Romolo") -> int:
    """Whether some piece of the hex can become another."""
    if stuff(s) == 0 and spare_walls(s) == 0:
        return no.CANNOT_PAY
    for kind in range(WALL + 1):
        if removable(s, kind, True) == 0:
            return 0
    return no.NOTHING_TO_BUILD


def removable(s: "Romolo", kind: int, transform: bool) -> int:
    """Whether a piece may be dismantled, or transformed into something (RR7.6, RR7.7, RR7.11)."""
    place = s.work
    if pieces(s, place, kind) == 0:
        return no.NO_SUCH_PIECE
    if not transform:
        return 0
    i = place * HEX
    keep = s.hexes[i + WALLS]
    if kind == WALL:
        s.hexes[i + WALLS] = keep & (keep - 1)
    else:
        s.hexes[i + BUILT + kind] -= 1
    code = no.NOTHING_TO_BUILD
    for item in range(BUILD_WALL + 1):
        if buildable(s, item) == 0:
            code = 0
            break
    if kind == WALL:
        s.hexes[i + WALLS] = keep
    else:
        s.hexes[i + BUILT + kind] += 1
    return code


# --- the steps of building ---


def begin(s: "Romolo", action: int) -> None:
    """The Worker begins to build, dismantle or transform."""
    s.spill = -1
    s.walls = 0
    s.count = 0
    if action >= a.BUILD:
        s.verb = a.BUILD
        choose(s, action - a.BUILD)
    else:
        s.verb = action
        s.ask(REMOVE)


def go_on(s: "Romolo", action: int) -> None:
    """The next small decision."""
    step = s.step
    if step == REMOVE:
        s.piece = action - a.PIECE
        if s.piece == WALL:
            s.ask(REMOVE_SIDE)
        elif s.piece == WAREHOUSE and filled(s, s.work) > 0:
            s.ask(REMOVE_STORE)
        else:
            removed(s)
    elif step == REMOVE_SIDE:
        side = action - a.SIDE
        take_wall(s, s.work, side)
        transforms = s.verb == a.TRANSFORM
        s.tell("transform-wall" if transforms else "dismantle-wall", s.active, s.work, side)
        went(s)
    elif step == REMOVE_STORE:
        s.spill = -1 if action == a.EMPTY else action - a.STORE
        removed(s)
    elif step == INTO:
        choose(s, action - a.BUILD)
    elif step == SIDES:
        if action == a.DONE:
            pay_for(s)
        else:
            s.walls |= 1 << (action - a.SIDE)
            s.count += 1
            if not more_walls(s):
                pay_for(s)
    else:
        kind = action - a.RESOURCE
        s.seats[s.active * SEAT + HAND + kind] += 1
        s.tell("refund", s.active, kind)
        drop(s)
        units.complete(s)


def removed(s: "Romolo") -> None:
    """A building is taken away."""
    take_away(s, s.work, s.piece)
    name = "transform" if s.verb == a.TRANSFORM else "dismantle"
    s.tell(name, s.active, built_as(s, s.work, s.piece), s.work)
    went(s)


def went(s: "Romolo") -> None:
    """The piece is gone: something else is built, or a resource comes back."""
    s.ask(INTO if s.verb == a.TRANSFORM else REFUND)


def choose(s: "Romolo", item: int) -> None:
    """What is to be built is chosen: for walls the sides, then the payment."""
    s.item = item
    if item == BUILD_WALL:
        s.ask(SIDES)
    else:
        pay_for(s)


def more_walls(s: "Romolo") -> bool:
    """Whether this action may put up another wall: three at most, one after a removal (RR7.11)."""
    return s.verb == a.BUILD and s.count < 3 and walls(s, s.count + 1) == 0


def side(s: "Romolo", number: int) -> int:
    """Whether a wall may go to a side."""
    taken = s.hexes[s.work * HEX + WALLS] | s.walls
    if taken & (1 << number) != 0:
        return no.SIDE_TAKEN
    return 0


def pay_for(s: "Romolo") -> None:
    """The cost: any wood and stone for walls, the table's for the rest."""
    item = s.item
    s.gratis = 0
    s.extra = False
    if item == BUILD_WALL:
        payment.begin(s, a.BUILD, s.count, payment.BUILDING_STUFF)
    else:
        stone = s.edition.stone[item] << 5 * STONE
        payment.begin(s, a.BUILD, price(s, item), stone | s.edition.wood[item] << 5 * WOOD)


def cube(s: "Romolo", kind: int) -> int:
    """Whether a cube may be paid for the building so that the rest can be, too."""
    if s.item == BUILD_WALL:
        payable = s.extra or walls_payable(
            s, s.count, s.gratis, s.paid + 1, spare_walls(s), stuff(s) - 1, s.mixed
        )
        return 0 if payable else no.CANNOT_PAY
    stone = min(payment.available(s, STONE), payment.cap(s, STONE))
    wood = min(payment.available(s, WOOD), payment.cap(s, WOOD))
    if stone + wood < s.due:
        return no.CANNOT_PAY
    # what must be paid in any case is paid first, wood before stone: only real choices are asked
    must = WOOD if s.due > stone else STONE
    if s.due > min(stone, wood) and kind != must:
        return no.OTHER_FIRST
    return 0


def helps(s: "Romolo", kind: int) -> int:
    """Whether the Aedificator or the Defensor may change this payment (section 15)."""
    is_wall = s.item == BUILD_WALL
    if kind == DEFENSOR:
        if not s.has(s.active, DEFENSOR):
            return no.NOT_OWNED
        if not is_wall or s.extra:
            return no.NO_USE
        return 0 if s.spare_walls > 0 else no.COUNTERS_GONE
    code = characters.power(s, AEDIFICATOR)
    if code != 0:
        return code
    if s.mixed or s.paid > 0 or s.gratis > 0:
        return no.NOT_NOW
    if is_wall:
        payable = walls_payable(s, s.count, 0, 1, spare_walls(s), stuff(s) - 1, True)
    else:
        payable = stuff(s) >= s.due + 1
    return 0 if payable else no.CANNOT_PAY


def use(s: "Romolo", kind: int) -> None:
    """The Aedificator mixes wood and stone; the Defensor gives a wall free of cost."""
    if kind == AEDIFICATOR:
        s.used |= 1 << AEDIFICATOR
        s.mixed = True
        if s.item != BUILD_WALL:
            s.caps = payment.BUILDING_STUFF
            s.due += 1
    else:
        s.spare_walls -= 1
        s.gratis += 1
        s.due -= 1


def wants_more(s: "Romolo") -> bool:
    """Walls paid with the Aedificator's help cost one cube more in all, due last (AMB-82)."""
    if s.item != BUILD_WALL or not s.mixed or s.paid == 0 or s.extra:
        return False
    s.extra = True
    s.due = 1
    return True


def build(s: "Romolo") -> None:
    """All is paid: the pieces are placed."""
    place = s.work
    if s.item == BUILD_WALL:
        s.stock[BANK + WALL] -= s.count - s.gratis
        s.own_hexes()[place * HEX + WALLS] |= s.walls
        s.tell("walls", s.active, place, s.walls)
    else:
        piece = PIECE_OF[s.item]
        s.stock[BANK + piece] -= 1
        s.own_hexes()[place * HEX + BUILT + piece] += 1
        s.tell("build", s.active, s.item, place, piece)
    drop(s)
    units.complete(s)


def drop(s: "Romolo") -> None:
    """Cubes in a warehouse that is gone return to the Bank (RR7.8)."""
    if s.spill >= 0:
        lose_store(s, s.spill)
        s.spill = -1


def lose_store(s: "Romolo", index: int) -> None:
    """The cubes of a warehouse return to the Bank."""
    store = s.stores.pop(index)
    s.tell("spill", store >> 7, (store >> 4) & 7, store & 15)
