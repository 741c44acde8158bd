"""What a seat may know of a position as bytes.

Seats are counted from the one that looks, hexes and units as in the action table. What a small
map or a game of few lacks is 0.
"""

from typing import TYPE_CHECKING, Final

from lusoria.core.observation import MOST, Layout, Part, bits, capped, one_of
from lusoria.core.state import OVER
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.economy import display
from lusoria.games.romolo.view import seats, units

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

SEATS: Final = ("own", "next", "third", "fourth")
HEXES: Final = [str(i + 1) for i in range(a.UNIT - a.HEX)]
UNITS: Final = [a.unit_name(unit) for unit in range(layout.UNITS)]
SLOTS: Final = a.SEAT - a.SLOT
IN_FRONT: Final = len(HEXES) + 1  # where a unit is: the hex's number from 1 on, or this
OUT: Final = IN_FRONT + 1

OF_HEX: Final = (
    *layout.TERRAINS,
    "up",
    "multiplier",
    "x2",
    "x3",
    *(f"peeked: {seat}" for seat in SEATS),
    *(f"lost: {terrain}" for terrain in layout.TERRAINS),
    *(f"tower: {seat}" for seat in SEATS),
    *(f"wall {side + 1}" for side in range(6)),
)
OF_UNIT: Final = (*SEATS, "laid", "penalty", "new")
OF_STORE: Final = ("hex", "resource", "cubes")


def _each(names: list[str], things: list[str]) -> list[str]:
    return [f"{name}: {thing}" for name in names for thing in things]


def _of_seats(things: list[str]) -> list[str]:
    return _each(list(SEATS), things)


LAYOUT: Final = Layout(
    [
        # amounts
        Part("players", high=4),
        Part("options", ("die", "teams", "hidden coins", "water", "goods", "obsessor")),
        Part("within a move"),
        Part("over"),
        Part("round", high=MOST),
        Part("hired"),
        Part("bank", layout.BANK_NAMES, MOST),
        Part("prices", layout.RESOURCES, layout.HIGHEST_PRICE),
        Part("cubes", _each(list(layout.RESOURCES), list(layout.RESOURCES)), 2),
        Part("water pile", high=MOST),
        Part("character pile", high=MOST),
        Part("counters", ("dux", "foederatus", "defensor"), MOST),
        Part("goods", layout.RESOURCES, MOST),
        Part("events", layout.EVENTS, MOST),
        Part("stores", _each([str(i + 1) for i in range(a.MOST_STORES)], list(OF_STORE)), MOST),
        Part("units at", UNITS, OUT),
        Part("actions left", UNITS, 3),
        Part("casualties", ("attack", "defence"), MOST),
        Part("coins", SEATS, MOST),
        Part("resources", _of_seats(list(layout.RESOURCES)), MOST),
        Part("battle tokens", SEATS, MOST),
        Part("alive", SEATS),
        Part("capital", SEATS, len(HEXES)),  # the hex's number from 1 on
        Part("damage", SEATS, MOST),
        Part("die tokens", SEATS, 6),
        Part("praepositus", _of_seats(list(layout.RESOURCES)), 4),
        Part("pieces", _each(HEXES, list(layout.PIECES[: layout.WALL])), MOST),
        Part("troops", _each(HEXES, list(layout.AI_UNITS)), MOST),
        # choices
        Part("hexes", _each(HEXES, list(OF_HEX))),
        Part("exploited", HEXES),
        Part("units", _each(UNITS, list(OF_UNIT))),
        Part("step", asked.STEPS),
        Part("phase", layout.PHASES),
        Part("ending", layout.ENDING_NAMES),
        Part("seat", ("1", "2", "3", "4")),
        Part("decides", SEATS),
        Part("turn of", SEATS),
        Part("begins", SEATS),
        Part("next character", tiles.TYPES),
        Part("display", _each([str(i + 1) for i in range(SLOTS)], list(tiles.NAMES))),
        Part("characters", _of_seats(list(tiles.NAMES))),
        Part("used", tiles.NAMES),
        Part("shown", _of_seats(list(layout.TOKENS))),
        Part("hostile", _of_seats(list(SEATS))),
        Part("third hex", _of_seats(["hill", "forest", "secret"])),
        Part("own die tokens", layout.TOKENS),
        Part("acts", UNITS),
        Part("acts in", HEXES),
        Part("battle in", HEXES),
        Part("attacker", SEATS),
        Part("defender", SEATS),
        Part("attacks", UNITS),
        Part("defends", UNITS),
        Part("attacker's token", layout.TOKENS),
        Part("defender's token", layout.TOKENS),
    ]
)

SEAT: Final = one_of(4)
TERRAIN: Final = one_of(4)
HEX: Final = one_of(len(HEXES))
UNIT: Final = one_of(layout.UNITS)
STEP: Final = one_of(len(asked.STEPS))
PHASE: Final = one_of(len(layout.PHASES))
ENDING: Final = one_of(len(layout.ENDING_NAMES))
TYPE: Final = one_of(3)
TILE: Final = one_of(tiles.CHARACTERS)
TOKEN: Final = one_of(6)
THIRD: Final = one_of(3)
SECRET: Final = 3
BITS4: Final = bits(4)
BITS6: Final = bits(6)
BITS7: Final = bits(7)
BITS9: Final = bits(9)
# A multiplier: none, one that is not seen, x2, x3
MULTIPLIER: Final = [bytes(3), bytes([1, 0, 0]), bytes([1, 1, 0]), bytes([1, 0, 1])]
# What lies there, up or not, with its multiplier: (terrain + 1) * 8 + up * 4 + multiplier
GROUND: Final = [TERRAIN[i // 8] + bytes([i // 4 % 2]) + MULTIPLIER[i % 4] for i in range(5 * 8)]
# Who has peeked, and what the river took: (terrain + 1) * 16 + seats
PEEKED: Final = [BITS4[i % 16] + TERRAIN[i // 16] for i in range(5 * 16)]
# The tower and the walls: (owner + 1) * 64 + sides
STANDS: Final = [SEAT[i // 64] + BITS6[i % 64] for i in range(5 * 64)]
NO_HEX: Final = bytes(len(OF_HEX))
NO_PIECES: Final = [0] * layout.WALL
# A unit: (owner + 1) * 8 + its condition
CONDITION: Final = [SEAT[i // 8] + bits(3)[i % 8] for i in range(5 * 8)]


def observation(s: "Romolo", seat: int) -> bytes:
    """The position as the seat may know it."""
    numbers = _table(s)
    _add_units(s, numbers)
    _add_seats(s, seat, numbers)
    found = [b""]
    _add_hexes(s, seat, numbers, found)
    found[0] = bytes(numbers)
    _add_conditions(s, seat, found)
    _add_course(s, seat, found)
    _add_talents(s, seat, found)
    _add_battle(s, seat, found)
    return b"".join(found)


def turned(s: "Romolo", other: int, seat: int) -> int:
    """Another's place counted from a seat, and from 1; 0 for nobody."""
    return (other - seat) % s.rivals + 1 if other >= 0 else 0


def turned_bits(s: "Romolo", mask: int, seat: int) -> int:
    """Bits of seats, counted from a seat."""
    return (mask >> seat | mask << (s.rivals - seat)) & ((1 << s.rivals) - 1)


# --- amounts ---


def _table(s: "Romolo") -> list[int]:
    """What lies on the table beside the map."""
    stock = s.stock
    owned = 0
    for other in range(s.rivals):
        owned |= s.seats[other * layout.SEAT + layout.CHARS]
    numbers = [
        s.players,
        int(s.dice),
        int(s.teams),
        int(s.hidden_coins),
        int(s.water_counts),
        int(s.goods_are_spent),
        int(s.obsessor_always),
        int(s.in_move),
        int(s.player == OVER),
        capped(s.round),
        int(s.hired and s.turn > 0),
    ]
    numbers += stock[layout.BANK : layout.BANK + layout.BANK_KINDS]
    numbers += stock[layout.PRICES : layout.PILE]
    numbers.append(stock[layout.WATER_PILE])
    numbers.append(stock[layout.TYPES] + stock[layout.TYPES + 1] + stock[layout.TYPES + 2])
    numbers.append(s.dux if owned & 1 << tiles.DUX else 0)
    numbers.append(s.favours if owned & 1 << tiles.FOEDERATUS else 0)
    numbers.append(s.spare_walls if owned & 1 << tiles.DEFENSOR else 0)
    if owned & 1 << tiles.NEGOTIATOR:
        numbers += stock[layout.GOODS : layout.GOODS + 5]
    else:
        numbers += [0] * 5
    numbers += stock[layout.BAG : layout.BAG + 5] if s.players == 1 else [0] * 5
    for store in s.stores:
        numbers += [(store >> 7) + 1, store >> 4 & 7, store & 15]
    numbers += [0] * (3 * (a.MOST_STORES - len(s.stores)))
    return numbers


def _add_units(s: "Romolo", numbers: list[int]) -> None:
    """Where units are, what those of the active seat can still do, and a battle's casualties."""
    for place in s.at:
        if place < layout.NOWHERE:
            place = OUT - 1 if place == layout.GONE else IN_FRONT - 1
        numbers.append(place + 1)
    if units.phase(s) == layout.ACTS:
        for unit in range(layout.UNITS):
            numbers.append(units.left(s, unit) if s.owner(unit) == s.active else 0)
    else:
        numbers += [0] * layout.UNITS
    fights = s.attacker >= 0 and s.player != OVER
    numbers.append(s.hits if fights else 0)
    numbers.append(s.blows if fights else 0)


def _add_seats(s: "Romolo", seat: int, numbers: list[int]) -> None:
    """What each seat has."""
    places: list[int] = []
    for i in range(4):
        places.append((seat + i) % s.rivals * layout.SEAT if i < s.rivals else -1)
    of = s.seats
    for i in range(4):
        visible = i < s.rivals and seats.sees_coins(s, places[i] // layout.SEAT, seat)
        numbers.append(capped(of[places[i] + layout.COINS]) if visible else 0)
    for place in places:
        for kind in range(5):
            numbers.append(capped(of[place + layout.HAND + kind]) if place >= 0 else 0)
    for part in (layout.BATTLES, layout.ALIVE, layout.CAPITAL, layout.DAMAGE):
        for place in places:
            number = of[place + part] if place >= 0 else 0
            numbers.append(number + 1 if part == layout.CAPITAL and place >= 0 else number)
    for place in places:
        seated = place >= 0 and not s.dice and place < s.players * layout.SEAT
        numbers.append(of[place + layout.HELD].bit_count() if seated else 0)
    for place in places:
        numbers += of[place + layout.TILES : place + layout.TILES + 5] if place >= 0 else [0] * 5


# --- the map ---


def _add_hexes(s: "Romolo", seat: int, numbers: list[int], found: list[bytes]) -> None:
    """The map: pieces and troops, and what else is seen of each hex."""
    hexes = s.hexes
    size = s.board.size
    missing = len(HEXES) - size
    scored = s.players == 1 and s.ended != ""
    for i in range(0, size * layout.HEX, layout.HEX):
        seen = hexes[i + layout.SEEN]
        up = hexes[i + layout.UP]
        looked = seen & (1 << seat) != 0
        ground = hexes[i + layout.MULT]
        if ground > layout.DOWN_MULT and not (up == 1 or looked or scored):
            ground = layout.DOWN_MULT
        if up == 1:
            ground += 4
        if up == 1 or looked:
            ground += 8 * (hexes[i + layout.TERRAIN] + 1)
        found.append(GROUND[ground])
        peeked = turned_bits(s, seen, seat) if seen != 0 else 0
        if up == 1 and looked:
            peeked += 16 * (hexes[i + layout.LOST] + 1)
        found.append(PEEKED[peeked])
        tower = hexes[i + layout.TOWER]
        stands = hexes[i + layout.WALLS] + (64 * turned(s, tower, seat) if tower >= 0 else 0)
        found.append(STANDS[stands])
        if up == 1:
            numbers += hexes[i + layout.BUILT : i + layout.HEX]
        else:
            numbers += NO_PIECES
    numbers += [0] * (missing * layout.WALL)
    if s.players == 1:
        numbers += s.ai
        numbers += [0] * (missing * layout.TROOP)
    else:
        numbers += [0] * (len(HEXES) * layout.TROOP)
    found.append(NO_HEX * missing)
    _add_nines(s.exploited, found)


def _add_conditions(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """Whose each unit is, and how it is."""
    st = s.st
    for unit in range(layout.UNITS):
        owner = s.owner(unit)
        if s.at[unit] < 0 and (unit < layout.MERCS or owner < 0):
            found.append(CONDITION[0])  # in hand, at the Bank, or out of the game
            continue
        now = st[unit]
        condition = 8 * turned(s, owner, seat)
        if now & layout.LAID != 0:
            condition += 1
        if now & layout.PENALTY != 0:
            condition += 2
        if now & layout.NEW != 0:
            condition += 4
        found.append(CONDITION[condition])


# --- choices ---


def _add_course(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """What is decided, by whom, in whose Turn, and which characters are for hire."""
    found.append(STEP[s.step + 1])
    found.append(PHASE[units.phase(s) + 1])
    found.append(ENDING[s.ending])
    found.append(SEAT[seat + 1])
    found.append(SEAT[turned(s, s.player, seat)])
    found.append(SEAT[turned(s, s.active, seat)])
    found.append(SEAT[turned(s, s.first, seat)])
    found.append(TYPE[display.next_type(s) + 1])
    for tile in s.display:
        found.append(TILE[tile + 1])
    found.append(TILE[0] * (SLOTS - len(s.display)))


def _add_talents(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """Characters, tokens, stances and third hexes of each seat."""
    of = s.seats
    count = s.rivals
    for i in range(count):
        _add_tiles(of[(seat + i) % count * layout.SEAT + layout.CHARS], found)
    found.append(TILE[0] * (4 - count))
    _add_tiles(s.used, found)
    for i in range(count):
        found.append(BITS6[of[(seat + i) % count * layout.SEAT + layout.SHOWN]])
    found.append(TOKEN[0] * (4 - count))
    for i in range(count):
        stance = of[(seat + i) % count * layout.SEAT + layout.STANCE]
        found.append(BITS4[turned_bits(s, stance, seat) & ~(1 << i)])
    found.append(SEAT[0] * (4 - count))
    for i in range(count):
        found.append(THIRD[_third(s, (seat + i) % count, seat)])
    found.append(THIRD[0] * (4 - count))
    found.append(TOKEN[0] if s.dice else BITS6[of[seat * layout.SEAT + layout.HELD]])


def _add_tiles(mask: int, found: list[bytes]) -> None:
    """Characters, a bit each."""
    found.append(BITS7[mask & 127])
    found.append(BITS7[mask >> 7 & 127])
    found.append(BITS7[mask >> 14])


def _third(s: "Romolo", other: int, seat: int) -> int:
    """The third starting hex, secret until it is laid (RR2.3)."""
    choice = s.seats[other * layout.SEAT + layout.CHOICE]
    if choice == 0 or other >= s.players or other == seat:
        return choice if other < s.players else 0
    start = s.board.starts[(other - s.first) % s.players][0]
    return choice if s.hexes[start * layout.HEX + layout.UP] == 1 else SECRET


def _add_battle(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """The unit that acts, and the battle under way."""
    acts = s.in_move and s.unit >= 0 and s.turn > 0
    found.append(UNIT[s.unit + 1] if acts else UNIT[0])
    found.append(HEX[s.work + 1] if acts else HEX[0])
    if s.attacker < 0 or s.player == OVER:
        found.append(NO_BATTLE)
        return
    mustering = s.step == asked.MUSTER
    secret = s.step == asked.TOKEN or s.step == asked.LOT_TOKEN
    found.append(HEX[s.target + 1])
    found.append(SEAT[turned(s, s.attacker, seat)])
    found.append(SEAT[turned(s, s.foe, seat)])
    _add_force(s.force, found)
    _add_force(0 if mustering else s.guard, found)
    found.append(TOKEN[0 if secret and s.attacker != seat else s.chosen + 1])
    found.append(TOKEN[0 if secret and s.foe != seat else s.answer + 1])


NO_BATTLE: Final = bytes(len(HEXES) + 8 + 2 * layout.UNITS + 12)


def _add_force(mask: int, found: list[bytes]) -> None:
    """Units, a bit each."""
    _add_nines(mask, found)
    found.append(BITS7[mask >> 45])


def _add_nines(mask: int, found: list[bytes]) -> None:
    """The lowest 45 bits."""
    for shift in (0, 9, 18, 27, 36):
        found.append(BITS9[mask >> shift & 511])
