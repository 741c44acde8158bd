"""The set-up: starting hexes, kits, and where the first pieces go (section 2)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import draws
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    ALIVE,
    ARRANGE,
    ASIDE,
    BAG,
    BANK,
    BANK_KINDS,
    BUILT,
    CAPITAL,
    CHOICE,
    COINS,
    DOWN_MULT,
    FARM,
    FIRST,
    FREE,
    GRAIN,
    HAND,
    HEX,
    LINE,
    LOST,
    MERCS,
    MULT,
    MULTS,
    NOBODY,
    NOT_ENDING,
    NOWHERE,
    OWN,
    PILE,
    PLACE,
    PLAIN,
    PRICES,
    SEAT,
    SILVER,
    STANCE,
    STOCK,
    STONE,
    TERRAIN,
    THIRD,
    TOWER,
    TROOP,
    TYPES,
    UNITS,
    UNKNOWN,
    UP,
    WAREHOUSE,
    WATER,
    WATER_PILE,
    WOOD,
)
from lusoria.games.romolo.tiles import NO_TILE

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def fill_start(s: "Romolo") -> None:
    """Sets a position to the first one: nobody has chosen anything yet."""
    n = s.players
    edition = s.edition
    board = s.board
    s.throw(FIRST)
    s.round = 0
    s.ending = NOT_ENDING
    s.fallen = -1
    s.hexes = blank_hexes(board.size)
    s.shared = False
    for place in board.multipliers:
        s.hexes[place * HEX + MULT] = DOWN_MULT
    s.seats = [0] * (SEAT * s.rivals)
    for seat in range(s.rivals):
        i = seat * SEAT
        s.seats[i + ALIVE] = 1
        s.seats[i + CAPITAL] = NOWHERE
        for other in range(s.rivals):
            if not s.allied(seat, other):
                s.seats[i + STANCE] |= 1 << other
    s.at = [NOWHERE] * UNITS
    s.st = [0] * UNITS
    s.merc = [NOBODY] * (UNITS - MERCS)
    s.ai = [0] * (TROOP * board.size) if n == 1 else []
    s.stock = first_stock(s)
    s.display = [NO_TILE] * edition.display[n - 1]
    s.stores = []
    s.groups = []
    s.drawn = 0
    s.dux = 0
    s.favours = 0
    s.spare_walls = 0
    s.forget()
    s.rest()
    if n == 1:
        i = board.ai * HEX
        s.hexes[i + TERRAIN] = PLAIN
        s.hexes[i + UP] = 1
        s.hexes[i + TOWER] = 1
        s.seats[SEAT + CAPITAL] = board.ai
        s.step = THIRD
        s.player = 0


def blank_hexes(size: int) -> list[int]:
    """Face-down hexes that nobody has seen."""
    hexes = [0] * (HEX * size)
    for place in range(size):
        hexes[place * HEX + TERRAIN] = UNKNOWN
        hexes[place * HEX + LOST] = UNKNOWN
        hexes[place * HEX + TOWER] = NOBODY
    return hexes


def first_stock(s: "Romolo") -> list[int]:
    """The Bank, the Market, the piles (RR2.2 to RR2.9)."""
    n = s.players
    edition = s.edition
    stock = [0] * STOCK
    stock[BANK : BANK + BANK_KINDS] = edition.bank[n - 1]
    stock[PRICES : PRICES + 5] = [1, 1, 1, 1, 1]
    stock[PILE : PILE + 4] = edition.tiles
    stock[PILE + PLAIN] -= 2 * n + (1 if n == 1 else 0)  # AMB-01
    stock[PILE + WATER] -= edition.water_pile
    stock[WATER_PILE] = edition.water_pile
    stock[MULTS : MULTS + 2] = edition.multipliers
    stock[TYPES : TYPES + 3] = edition.type_counts[n - 1]
    if n == 1:
        stock[BAG : BAG + 5] = LINE
    return stock


def begin(s: "Romolo", seat: int) -> None:
    """The first player is known (RR2.1)."""
    s.first = seat
    s.active = seat
    s.player = seat
    s.tell("begins", seat)
    s.step = THIRD


def starts(s: "Romolo", seat: int) -> list[int]:
    """The three starting hexes of a seat (RR2.13)."""
    return s.board.starts[(seat - s.first) % s.players]


def go_on(s: "Romolo", action: int) -> None:
    """A choice of the set-up."""
    step = s.step
    seat = s.active
    if step == THIRD:
        terrain = action - a.TERRAIN + 1
        s.seats[seat * SEAT + CHOICE] = terrain
        s.stock[PILE + terrain] -= 1
        s.tell_seat("third", seat, seat, terrain)
        next_seat(s, ARRANGE)
    elif step == ARRANGE:
        arrange(s, seat, action - a.HEX)
        next_seat(s, FREE)
    elif step == FREE:
        kind = action - a.RESOURCE
        s.seats[seat * SEAT + HAND + kind] += 1
        s.tell("free", seat, kind)
        next_seat(s, PLACE)
    else:
        place(s, seat, action - a.HEX)


def next_seat(s: "Romolo", then: int) -> None:
    """The next seat makes the same choice; after the last, the next one begins."""
    s.active = (s.active + 1) % s.players
    s.player = s.active
    if s.active != s.first:
        return
    if then == FREE:
        s.target = -1
        fill_display(s)
        return
    s.step = then
    s.count = 0


def arrange(s: "Romolo", seat: int, chosen: int) -> None:
    """The three hexes are laid face up; the chosen one is the Hill or Forest (RR2.5)."""
    three = 0
    for hex_ in starts(s, seat):
        three |= 1 << hex_
        i = hex_ * HEX
        hexes = s.own_hexes()
        hexes[i + UP] = 1
        hexes[i + TERRAIN] = s.seats[seat * SEAT + CHOICE] if hex_ == chosen else PLAIN
    s.reveal()
    s.tell("arrange", seat, s.seats[seat * SEAT + CHOICE], chosen, three)


def fill_display(s: "Romolo") -> None:
    """The Display is dealt slot by slot; then the kits are taken (RR2.7, RR2.10)."""
    while s.target + 1 < len(s.display):
        s.target += 1
        if draws.fill_slot(s):
            return
    for seat in range(s.players):
        i = seat * SEAT
        s.stock[BANK + FARM] -= 1
        s.stock[BANK + WAREHOUSE] -= 1
        s.seats[i + COINS] = 2 * SILVER
        for kind in (GRAIN, WOOD, STONE):
            s.seats[i + HAND + kind] = 2
    s.target = -1
    s.other = -1
    next_token(s)


def next_token(s: "Romolo") -> None:
    """Each player returns a die token; then the free resource is chosen."""
    if not s.dice and s.other + 1 < s.players:
        s.other += 1
        s.throw(ASIDE)
        return
    s.other = -1
    s.step = FREE
    s.player = s.active


def place(s: "Romolo", seat: int, chosen: int) -> None:
    """Tower, Farm, Warehouse and two Workers, one after the other (RR2.11)."""
    i = chosen * HEX
    if s.count == 0:
        s.own_hexes()[i + TOWER] = seat
        s.seats[seat * SEAT + CAPITAL] = chosen
        s.tell("capital", seat, chosen)
    elif s.count == 1:
        s.own_hexes()[i + BUILT + FARM] += 1
        s.tell("place-farm", seat, chosen)
    elif s.count == 2:
        s.own_hexes()[i + BUILT + WAREHOUSE] += 1
        s.tell("place-warehouse", seat, chosen)
    else:
        worker = seat * OWN + s.count - 3
        s.at[worker] = chosen
        s.tell("place-worker", seat, worker, chosen)
    s.count += 1
    s.in_move = s.count < 5
    if s.in_move:
        return
    s.count = 0
    s.active = (seat + 1) % s.players
    s.player = s.active
    if s.active == s.first:
        s.rest()
        s.round = 1
        s.begin_turn()


def site(s: "Romolo", chosen: int) -> int:
    """Whether a starting hex may take the Hill or Forest, or the next piece."""
    if chosen not in starts(s, s.active):
        return no.NOT_YOUR_START
    if s.step == PLACE and s.count < 3 and s.hexes[chosen * HEX + TERRAIN] != PLAIN:
        return no.NOT_A_PLAIN
    return 0
