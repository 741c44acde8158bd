"""The Maintenance Phase: collect, pay, dismiss, feed, the Market, reactivate (section 12)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, combat, movement, payment, units
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    BUILT,
    CAPITAL,
    CUBES,
    DAMAGE,
    DISMISS,
    FARM,
    FEED,
    FOR_FOOD,
    FREED,
    FRONT,
    GRAIN,
    HAND,
    HEX,
    HIGHEST_PRICE,
    KIND,
    LAID,
    MERCS,
    NOBODY,
    NOWHERE,
    OLD,
    OWN,
    PENALTY,
    PRICES,
    SALARY,
    SALT,
    SEAT,
    SOLDIER,
    THE_EXPLORER,
    UNITS,
    UNPAID,
    WAGES,
    WALL,
    WALLS,
    WORKER,
)
from lusoria.games.romolo.tiles import FOEDERATUS, FURNARUS

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def begin(s: "Romolo") -> None:
    """All cubes in Warehouses are collected (RR12.1); then the Mercenaries are paid."""
    seat = s.active
    for index in range(len(s.stores)):
        store = s.stores[index]
        kind = (store >> 4) & 7
        s.seats[seat * SEAT + HAND + kind] += store & 15
        s.tell("collect", seat, store & 15, kind, store >> 7, index + 1)
    s.stores = []
    s.rest()
    s.verb = WAGES
    s.hand_only = True
    if employed(s, seat) == 0:
        feed(s)
    elif s.favours > 0 and s.ready(seat, FOEDERATUS):
        s.ask(SALARY)
    else:
        pay_wages(s, employed(s, seat))


def go_on(s: "Romolo", action: int) -> None:
    """The next decision of the Maintenance Phase."""
    step = s.step
    if step == SALARY:
        if action == a.DONE:
            pay_wages(s, employed(s, s.active))
        else:
            s.ask(FREED)
    elif step == FREED:
        number = action - a.COUNT + 1
        s.used |= 1 << FOEDERATUS
        s.favours -= 1
        s.tell("favour", s.active, number)
        pay_wages(s, employed(s, s.active) - number)
    elif step == UNPAID:
        suffer(s, action)
    elif step == DISMISS:
        if action == a.DONE:
            feed(s)
        else:
            s.tell("dismiss", s.active, action - a.UNIT, s.at[action - a.UNIT])
            combat.dismiss(s, action - a.UNIT)
            ask_dismissal(s)
    elif action == a.RESOURCE + GRAIN:
        s.seats[s.active * SEAT + HAND + GRAIN] -= 1
        s.paid += 1
        hungry(s)
    else:
        unit = action - a.UNIT
        s.tell("starve", s.active, unit, s.at[unit])
        s.at[unit] = NOWHERE
        s.st[unit] = 0
        hungry(s)


# --- Mercenaries (RR12.2, RR12.3, RR12.8) ---


def employed(s: "Romolo", seat: int) -> int:
    """Mercenaries on the map and in front of a player."""
    found = 0
    for owner in s.merc:
        if owner == seat:
            found += 1
    return found


def salary(number: int) -> int:
    """The salt that so many Mercenaries earn."""
    return number * (number + 1) // 2


def pay_wages(s: "Romolo", number: int) -> None:
    """As many Mercenaries as possible are paid."""
    price = payment.worth(s, SALT)
    wealth = payment.wealth(s)
    paid = number
    while salary(paid) * price > wealth:
        paid -= 1
    s.count = number - paid
    s.piece = s.count
    if paid > 0:
        s.tell("wages", s.active, paid, salary(paid))
        payment.begin_value(s, WAGES, salary(paid) * price)
        s.in_move = False
    else:
        wages_paid(s)


def wages_paid(s: "Romolo") -> None:
    """The unpaid take a Construction of the Capital each, and leave."""
    if s.count > 0:
        s.tell("unpaid", s.active, s.count)
        s.item = 0
        s.ask(UNPAID)
    else:
        leave(s)


def is_bare(s: "Romolo") -> bool:
    """Whether nothing but the Tower is left in the Capital."""
    return not building.is_razable(s, s.seats[s.active * SEAT + CAPITAL])


def unpaid(s: "Romolo", action: int) -> int:
    """What may go for an unpaid Mercenary: constructions first, then the Mercenaries."""
    place = s.seats[s.active * SEAT + CAPITAL]
    block = a.verb(action)
    rest = action - block
    if s.item > 0:  # three of more walls are chosen one by one
        if block != a.SIDE:
            return no.NOT_NOW
        return 0 if s.hexes[place * HEX + WALLS] & (1 << rest) != 0 else no.NO_SUCH_PIECE
    if s.piece > 0:
        if block == a.TOWER:
            return 0 if is_bare(s) else no.TOWER_LAST
        if block == a.PIECE:
            return 0 if building.pieces(s, place, rest) > 0 else no.NO_SUCH_PIECE
        return no.NOT_NOW
    if block == a.UNIT:
        if rest < MERCS or s.merc[rest - MERCS] != s.active:
            return no.NOT_NEEDED
        return no.TWIN if units.is_double(s, rest, MERCS) else 0
    return no.NOT_NOW


def suffer(s: "Romolo", action: int) -> None:
    """A Construction of the Capital, or an unpaid Mercenary, leaves the game."""
    seat = s.active
    place = s.seats[seat * SEAT + CAPITAL]
    if action == a.TOWER:
        s.seats[seat * SEAT + DAMAGE] = s.edition.tower_hits
        combat.eliminate(s, seat, NOBODY)
        s.rest()
        s.cut_short()
        return
    if action >= a.UNIT:
        s.tell("desert", seat, 1 << action - a.UNIT)
        combat.dismiss(s, action - a.UNIT)
        s.count -= 1
        if s.count == 0:
            leave(s)
        return
    if action >= a.SIDE:
        building.break_wall(s, place, action - a.SIDE)
        s.item -= 1
    else:
        kind = action - a.PIECE
        if kind != WALL:
            building.take_away(s, place, kind)
            s.tell("destroy", building.built_as(s, place, kind), place)
        elif building.wall_count(s, place) > s.edition.walls_per_hit:
            s.item = s.edition.walls_per_hit
        else:
            for side in range(6):
                if s.hexes[place * HEX + WALLS] & (1 << side) != 0:
                    building.break_wall(s, place, side)
    if s.item == 0:
        s.piece -= 1


def leave(s: "Romolo") -> None:
    """Mercenaries in front of the player leave the game; others may be dismissed (RR12.3)."""
    leaving = 0
    for unit in range(MERCS, UNITS):
        if s.at[unit] == FRONT and s.merc[unit - MERCS] == s.active:
            leaving |= 1 << unit
            combat.dismiss(s, unit)
    if leaving != 0:
        s.tell("depart", s.active, leaving)
    ask_dismissal(s)


def ask_dismissal(s: "Romolo") -> None:
    """Whoever has Mercenaries on the map may dismiss some."""
    if units.mercenaries(s, s.active) > 0:
        s.ask(DISMISS)
        s.in_move = False
    else:
        feed(s)


# --- food (RR12.4, RR12.9) ---


def feed(s: "Romolo") -> None:
    """Workers and Soldiers are fed."""
    s.paid = 0
    hungry(s)


def hungry(s: "Romolo") -> None:
    """While some are not fed, the owner pays grain or gives a Unit up."""
    if missing(s, -1) > s.paid:
        s.ask(FEED)
        s.in_move = False
    else:
        if s.log is not None:
            tell_meals(s)
        end(s)


def tell_meals(s: "Romolo") -> None:
    """Who eats from which Farm, from the Furnarus, or grain that was paid."""
    seat = s.active
    if s.paid > 0:
        s.tell("pay", seat, s.paid, GRAIN, FOR_FOOD)
    eater = tables(s, -1)
    unfed = 0
    for farm in range(s.board.size):
        fed = 0
        for i in range(THE_EXPLORER):
            if eater[i] == farm:
                fed |= 1 << (seat * OWN + i)
        if fed != 0:
            s.tell("feed", seat, fed, farm)
    for i in range(THE_EXPLORER):
        if eater[i] == NOWHERE and eats(s, seat * OWN + i):
            unfed += 1
    if unfed > s.paid:
        s.tell("bake", seat, unfed - s.paid)


def eats(s: "Romolo", unit: int) -> bool:
    """Whether a Unit of the active seat wants food."""
    return s.at[unit] >= 0 and KIND[unit] in (WORKER, SOLDIER)


def missing(s: "Romolo", without: int) -> int:
    """How many Units Farms and Furnarus cannot feed, if one Unit were not there (RR12.9)."""
    seat = s.active
    hungry = 0
    for i in range(THE_EXPLORER):
        unit = seat * OWN + i
        if unit != without and eats(s, unit):
            hungry += 1
    for farm in tables(s, without):
        if farm != NOWHERE:
            hungry -= 1
    if s.has(seat, FURNARUS):
        hungry -= 2
    return max(0, hungry)


def tables(s: "Romolo", without: int) -> list[int]:
    """The Farm at which each Unit of the active seat eats, or NOWHERE: as many as can."""
    seat = s.active
    room = [0] * s.board.size
    some = False
    for place in range(s.board.size):
        farms = s.hexes[place * HEX + BUILT + FARM]
        if farms > 0 and not units.hostile(s, seat, place):
            room[place] = 2 * farms
            some = True
    eater = [NOWHERE] * OWN
    for i in range(THE_EXPLORER):
        unit = seat * OWN + i
        if some and unit != without and eats(s, unit):
            find_food(s, i, room, eater, [False] * s.board.size)
    return eater


def find_food(s: "Romolo", i: int, room: list[int], eater: list[int], tried: list[bool]) -> bool:
    """A place at a Farm for a Unit; others move to another Farm if that helps."""
    start = s.at[s.active * OWN + i]
    near = s.board.near
    for side in range(7):
        farm = start if side == 6 else near[start * 6 + side]
        if farm < 0 or tried[farm] or not reaches(s, start, farm):
            continue
        if room[farm] > 0:
            room[farm] -= 1
            eater[i] = farm
            return True
        tried[farm] = True
        for other in range(THE_EXPLORER):
            if eater[other] == farm and find_food(s, other, room, eater, tried):
                eater[i] = farm
                return True
    return False


def reaches(s: "Romolo", start: int, farm: int) -> bool:
    """Whether Farms of a hex feed Units of another: it has some, and no wall is between."""
    if s.hexes[farm * HEX + BUILT + FARM] == 0:
        return False
    return start == farm or not movement.walled(s, start, farm)


def starving(s: "Romolo", unit: int) -> int:
    """Whether a Unit may be given up: only if that leaves fewer unfed."""
    if unit >= MERCS or unit // OWN != s.active or not eats(s, unit):
        return no.NOT_NEEDED
    return 0 if missing(s, unit) < missing(s, -1) else no.CAN_BE_FED


# --- the Market, and up again (RR12.5, RR12.6) ---


def end(s: "Romolo") -> None:
    """The Market is updated, Units stand up, the Turn ends."""
    update_market(s)
    rising = 0
    for unit in range(UNITS):
        if s.owner(unit) == s.active:
            if s.at[unit] >= 0 and s.st[unit] & LAID != 0:
                rising |= 1 << unit
            s.st[unit] &= PENALTY | OLD
    if rising != 0:
        s.tell("stand-up", s.active, rising)
    s.rest()
    s.end_turn()


def update_market(s: "Romolo") -> None:
    """With four cubes on the board prices rise by columns, fall by colours; the cubes go."""
    if not market_moves(s):
        return
    for kind in range(5):
        change_price(s, kind, next_price(s, kind))
    for i in range(CUBES, CUBES + 25):
        s.stock[i] = 0


def market_moves(s: "Romolo") -> bool:
    """Whether enough cubes lie on the Market board for an update."""
    return sum(s.stock[CUBES : CUBES + 25]) >= 4


def next_price(s: "Romolo", kind: int) -> int:
    """A price after the update, or as it is if none comes."""
    stock = s.stock
    price = stock[PRICES + kind]
    if not market_moves(s):
        return price
    rise = 0
    fall = 0
    for i in range(5):
        rise += stock[CUBES + 5 * kind + i]
        fall += stock[CUBES + 5 * i + kind]
    return max(0, min(HIGHEST_PRICE, price + rise) - fall)


def change_price(s: "Romolo", kind: int, price: int) -> None:
    """A price marker moves, or stays where it is."""
    before = s.stock[PRICES + kind]
    s.stock[PRICES + kind] = price
    if price != before:
        s.tell("price", kind, before, price)
