"""Powers of Characters that are actions of their own, and the allies' exchange (section 15, 17)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, growth, market, movement, payment, units
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    ALIVE,
    ANSWER,
    COINS,
    DIE,
    DO,
    FACES,
    GAIN,
    HAND,
    HELP,
    KIND,
    OFFER,
    SEAT,
    SILVER,
    STEAL,
    THEFT_ROLL,
    VICTIM,
    WORKER,
)
from lusoria.games.romolo.tiles import ARCHITECTUS, MERCATOR, PRAEDO, TRADUCTOR

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def power(s: "Romolo", kind: int) -> int:
    """Whether the active seat has a Character whose power is unused this Turn (RR15.0)."""
    if not s.has(s.active, kind):
        return no.NOT_OWNED
    return no.POWER_USED if s.used & (1 << kind) != 0 else 0


def use(s: "Romolo", kind: int) -> None:
    """The active seat uses a power."""
    s.used |= 1 << kind
    s.tell("power", s.active, kind)


def begin(s: "Romolo", kind: int) -> None:
    """The chosen Worker acts through the Mercator or the Praedo."""
    s.verb = a.POWER + kind
    s.spill = -1
    if kind == PRAEDO:
        s.ask(VICTIM)
        return
    strength = building.power(s, s.work)
    if growth.can_count(s, s.work) and better_rate(strength):
        if can_trade(s, strength):
            s.ask(HELP)
            return
        count_farm(s)
    trade(s)


def go_on(s: "Romolo", action: int) -> None:
    """The next small decision of these powers."""
    step = s.step
    if step == HELP:
        help_or_not(s, action == a.YES)
    elif step == GAIN:
        gain(s, action - a.RESOURCE)
    elif step == VICTIM:
        s.other = action - a.SEAT
        use(s, PRAEDO)
        s.looking = THEFT_ROLL
        s.throw(DIE)
    elif step == STEAL:
        steal(s, action - a.RESOURCE)
    elif step == OFFER:
        offer(s, action)
    else:
        answered(s, action == a.YES)


# --- Architectus (RR15.5) ---


def count_farm(s: "Romolo") -> None:
    """A Farm of the hex counts for the Power in this action."""
    s.counted = True
    use(s, ARCHITECTUS)


def help_or_not(s: "Romolo", yes: bool) -> None:
    """The owner decides whether a Farm counts for a sale's bonus or a Mercator's rate."""
    if yes:
        count_farm(s)
    if s.verb == a.SELL:
        market.pay_bonus(s, market.bonus(s, 1 if yes else 0))
        units.complete(s)
    else:
        trade(s)


# --- Mercator ---


def rate(strength: int) -> int:
    """How many identical resources buy one of any type at a hex of that Power."""
    return min(max(7 - strength, 1), 4)


def better_rate(strength: int) -> bool:
    """Whether one more Power makes the exchange better."""
    return 3 <= strength <= 6


def can_trade(s: "Romolo", strength: int) -> bool:
    """Whether there are enough identical resources at that Power."""
    for kind in range(5):
        if payment.available(s, kind) >= rate(strength):
            return True
    return False


def mercator(s: "Romolo") -> int:
    """Whether the chosen Worker may exchange through the Mercator."""
    code = power(s, MERCATOR)
    if code != 0:
        return code
    return 0 if can_trade(s, growth.power_counted(s, s.work)) else no.CANNOT_PAY


def strength_here(s: "Romolo") -> int:
    """The Power of the hex, with the Farm that the Architectus counts."""
    return building.power(s, s.work) + (1 if s.counted else 0)


def trade(s: "Romolo") -> None:
    """The identical resources are paid."""
    use(s, MERCATOR)
    payment.begin_same(s, a.POWER + MERCATOR, rate(strength_here(s)))


def traded(s: "Romolo") -> None:
    """They are paid: the other type is chosen."""
    s.ask(GAIN)


def gain(s: "Romolo", kind: int) -> None:
    """One resource of any type; at Power 7 and more two (AMB-55)."""
    number = 2 if strength_here(s) >= 7 else 1
    s.seats[s.active * SEAT + HAND + kind] += number
    s.tell("gain", s.active, number, kind)
    units.complete(s)


# --- Praedo (RR15.8) ---


def victim(s: "Romolo", other: int) -> int:
    """Whether a player may be robbed: a Unit in this hex or next to it, not behind a wall."""
    if other >= s.rivals or s.allied(s.active, other) or s.seats[other * SEAT + ALIVE] == 0:
        return no.NO_VICTIM
    code = units.working(s, other)
    if code != 0:
        return code
    if units.present(s, other, s.work):
        return 0
    code = no.NO_VICTIM
    near = s.board.near
    for i in range(s.work * 6, s.work * 6 + 6):
        if near[i] >= 0 and units.present(s, other, near[i]):
            if not movement.walled(s, s.work, near[i]):
                return 0
            code = no.WALLED
    return code


def rolled(s: "Romolo", face: int) -> None:
    """The thief's die: half of it in resources, or a silver if there are none."""
    number = FACES[face] // 2
    i = s.other * SEAT
    cubes = 0
    for kind in range(5):
        cubes += s.seats[i + HAND + kind]
    s.tell("theft", s.active, s.other, face, number)
    if number > 0 and cubes > 0:
        s.count = min(number, cubes)
        s.ask(STEAL)
        return
    if number > 0 and s.seats[i + COINS] >= SILVER:
        s.seats[i + COINS] -= SILVER
        s.seats[s.active * SEAT + COINS] += SILVER
        s.tell("steal-coin", s.active, s.other)
    units.complete(s)


def steal(s: "Romolo", kind: int) -> None:
    """A cube of the victim's hand."""
    s.seats[s.other * SEAT + HAND + kind] -= 1
    s.seats[s.active * SEAT + HAND + kind] += 1
    s.tell("steal", s.active, s.other, kind)
    s.count -= 1
    if s.count == 0:
        units.complete(s)


# --- Traductor (RR15.10) ---


def traductor(s: "Romolo") -> int:
    """Whether the chosen Worker can do anything in an adjacent hex."""
    code = power(s, TRADUCTOR)
    if code != 0:
        return code
    if KIND[s.unit] != WORKER:
        return no.NOT_A_WORKER
    code = no.NO_USE
    near = s.board.near
    for i in range(s.work * 6, s.work * 6 + 6):
        if near[i] >= 0:
            code = neighbour(s, near[i])
            if code == 0:
                return 0
    return code


def neighbour(s: "Romolo", place: int) -> int:
    """Whether the chosen Worker can do anything as if it stood in a hex next to it."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    start = s.at[s.unit]
    if s.board.distance(start, place) != 1:
        return no.NOT_ADJACENT
    if place == s.board.ai:
        return no.AI_CAPITAL
    if not movement.is_land(s, place):
        return no.LAND_ONLY
    if movement.walled(s, start, place):
        return no.WALLED
    if units.hostile(s, s.active, start) or units.hostile(s, s.active, place):
        return no.HOSTILE
    s.work = place
    s.away = True
    found: list[int] = []
    units.find_do(s, found)
    s.work = start
    s.away = False
    return 0 if found else no.NO_USE


def elsewhere(s: "Romolo", place: int) -> None:
    """The Worker works as if it stood in the other hex."""
    s.work = place
    s.away = True
    s.tell("power", s.active, TRADUCTOR)
    s.ask(DO)


# --- the allies' exchange (RR17.2, RR17.5) ---


def ally(s: "Romolo") -> int:
    """The active seat's ally."""
    return (s.active + 2) % 4


def exchange(s: "Romolo") -> int:
    """Whether the chosen Worker may propose an exchange."""
    if not s.teams or s.seats[ally(s) * SEAT + ALIVE] == 0:
        return no.NO_ALLY
    if s.refused:
        return no.REFUSED_ALREADY
    if payment.some_cube(s) or s.seats[s.active * SEAT + COINS] > 0:
        return 0
    i = ally(s) * SEAT
    for kind in range(COINS, HAND + 5):
        if s.seats[i + kind] > 0:
            return 0
    return no.NOT_HAD


def begin_offer(s: "Romolo") -> None:
    """The proposal begins, with nothing in it."""
    s.queue = []
    s.count = 0
    s.spill = -1
    s.ask(OFFER)


def picked(s: "Romolo", action: int) -> int:
    """How often an item is in the proposal."""
    found = 0
    for item in s.queue:
        if item == action:
            found += 1
    return found


def is_twin(s: "Romolo", index: int, number: int) -> bool:
    """Whether an earlier warehouse holds the same and is in the proposal as often."""
    for other in range(index):
        if s.stores[other] == s.stores[index] and picked(s, a.STORE + other) == number:
            return True
    return False


def proposal(s: "Romolo", action: int) -> int:
    """Whether an item may be added, or the proposal made."""
    if action == a.DONE:
        return 0 if s.count > 0 else no.NOT_NOW
    if s.count == 3:
        return no.THREE_ITEMS
    number = picked(s, action)
    own = s.active * SEAT
    other = ally(s) * SEAT
    if a.RESOURCE <= action < a.STORE:
        have = s.seats[own + HAND + action - a.RESOURCE]
    elif a.STORE <= action < a.COLUMN:
        index = action - a.STORE
        if index >= len(s.stores) or s.stores[index] >> 7 != s.work:
            return no.NOT_HAD
        if is_twin(s, index, number):
            return no.NOT_HAD
        have = s.stores[index] & 15
    elif a.TAKE <= action < a.TAKE + 5:
        have = s.seats[other + HAND + action - a.TAKE]
    else:
        start = a.GIVE if action < a.TAKE else a.TAKE + 5
        left = s.seats[(own if start == a.GIVE else other) + COINS]
        left -= SILVER * picked(s, start) + picked(s, start + 1)
        return 0 if left >= (SILVER if action == start else 1) else no.NOT_HAD
    return 0 if number < have else no.NOT_HAD


def offer(s: "Romolo", action: int) -> None:
    """An item is added, or the ally is asked."""
    if action != a.DONE:
        s.queue.append(action)
        s.count += 1
        return
    s.tell("propose", s.active, ally(s), goods(s, True), goods(s, False))
    s.ask_seat(ANSWER, ally(s))


def goods(s: "Romolo", given: bool) -> int:
    """What the proposal gives, or takes: two bits each for five resources, silver and bronze."""
    found = 0
    for item in s.queue:
        if given != takes(item):
            found += 1 << 2 * ware(s, item)
    return found


def takes(item: int) -> bool:
    """Whether an item of a proposal is asked for."""
    return a.TAKE <= item < a.TERRAIN


def ware(s: "Romolo", item: int) -> int:
    """What an item of a proposal is: a resource, silver or bronze."""
    if item >= a.STORE:
        return (s.stores[item - a.STORE] >> 4) & 7
    if item >= a.RESOURCE:
        return item - a.RESOURCE
    return item - a.TAKE if item >= a.TAKE else item - a.GIVE + 5


def answered(s: "Romolo", yes: bool) -> None:
    """The ally accepts, or no further proposal is made this Turn."""
    other = ally(s)
    if not yes:
        s.tell("refuse", other)
        s.refused = True
        s.finish()
        return
    s.tell("accept", other, s.active, goods(s, False), goods(s, True))
    his = other * SEAT
    s.queue.sort(reverse=True)  # emptied warehouses leave the list from its end
    for item in s.queue:
        if item >= a.STORE:
            index = item - a.STORE
            kind = (s.stores[index] >> 4) & 7
            s.seats[his + HAND + kind] += 1
            s.tell("hand-stored", s.active, other, kind, s.work)
            payment.take_from_store(s, index, 1)
        elif item >= a.RESOURCE:
            move_cube(s, s.active, other, item - a.RESOURCE)
        elif item >= a.TAKE + 5:
            move_coins(s, other, s.active, item - a.TAKE - 5)
        elif item >= a.TAKE:
            move_cube(s, other, s.active, item - a.TAKE)
        else:
            move_coins(s, s.active, other, item - a.GIVE)
    s.player = s.active
    units.complete(s)


def move_cube(s: "Romolo", giver: int, taker: int, kind: int) -> None:
    """A cube changes hands."""
    s.seats[giver * SEAT + HAND + kind] -= 1
    s.seats[taker * SEAT + HAND + kind] += 1
    s.tell("hand-over", giver, taker, kind)


def move_coins(s: "Romolo", giver: int, taker: int, bronze: int) -> None:
    """A silver, or a bronze, changes hands."""
    value = 1 if bronze == 1 else SILVER
    s.seats[giver * SEAT + COINS] -= value
    s.seats[taker * SEAT + COINS] += value
    s.tell("hand-coins", giver, taker, value)
