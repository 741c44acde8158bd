"""What may be done, and why not. One check serves both: 0 is fine, else a code of `refusals`."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import (
    building,
    characters,
    combat,
    growth,
    maintenance,
    market,
    movement,
    payment,
    production,
    setup,
    units,
)
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    ACT,
    ANSWER,
    ARRANGE,
    BUILD_WALL,
    BUY,
    COLUMN,
    DEFENDER,
    DISMISS,
    DO,
    ELSEWHERE,
    EXCESS,
    FALL_BACK,
    FEED,
    FREE,
    FREED,
    GAIN,
    GATHER,
    GIVE_UP,
    GRAIN,
    HAND,
    HELD,
    HELP,
    HEX,
    HIT,
    INTO,
    LOOK,
    MERCS,
    MUSTER,
    OFFER,
    OWN,
    PAY,
    PLACE,
    PLAY_OR_END,
    POWERS,
    RAZE,
    RAZE_SIDE,
    RAZE_STORE,
    REFUND,
    REMOVE,
    REMOVE_SIDE,
    REMOVE_STORE,
    RETREAT,
    RIDE,
    RIDING,
    SAIL,
    SAILING,
    SALARY,
    SEAT,
    SELL,
    SIDES,
    SLOT,
    SOURCE,
    STEAL,
    STONE,
    STOREHOUSE,
    THIRD,
    TOKEN,
    UNITS,
    UNPAID,
    VICTIM,
    WALLS,
    WAR,
    WAREHOUSE,
    WOOD,
)
from lusoria.games.romolo.tiles import (
    APOTHECARIUS,
    DEFENSOR,
    DUX,
    EQUES,
    FOEDERATUS,
    HEROS,
    MERCATOR,
    NAUTA,
    NEGOTIATOR,
    OBSESSOR,
    PRAEDO,
    TRADUCTOR,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def find(s: "Romolo") -> list[int]:
    """The legal actions of the seat that decides, ascending."""
    found: list[int] = []
    step = s.step
    if step == ACT:
        units.find_acts(s, found)
    elif step == DO:
        units.find_do(s, found)
    elif step == PAY:
        payment.find(s, found)
    elif step == RIDE:
        movement.find_steps(s, s.unit, RIDING, found)
        found.sort()
    elif step == SAIL:
        movement.find_steps(s, s.unit, SAILING, found)
        found.sort()
    elif step in (PLAY_OR_END, GIVE_UP, ANSWER, HELP, RETREAT):
        found = two(step)
    elif step == WAR:
        find_targets(s, found)
    elif step in (LOOK, ELSEWHERE, SOURCE, STOREHOUSE, FALL_BACK):
        find_near(s, step, found)
    elif step in (ARRANGE, PLACE):
        for start in setup.starts(s, s.active):
            if setup.site(s, start) == 0:
                found.append(a.HEX + start)
        found.sort()
    elif step in (MUSTER, HIT):
        find_fighters(s, step, found)
    elif step == FEED:
        find_hungry(s, found)
    else:
        for block, number in blocks(s, step):
            for action in range(block, block + number):
                if code(s, action) == 0:
                    found.append(action)
    return found


def find_targets(s: "Romolo", found: list[int]) -> None:
    """Hexes in which the active seat can attack, or the end of the War Phase."""
    seen = 0
    for unit in range(UNITS):
        place = s.at[unit]
        if place >= 0 and s.owner(unit) == s.active and seen & (1 << place) == 0:
            seen |= 1 << place
            if combat.attackable(s, place) == 0:
                found.append(a.HEX + place)
    found.append(a.END_WAR)
    found.sort()


def find_near(s: "Romolo", step: int, found: list[int]) -> None:
    """Hexes next to where something happens, and that hex itself."""
    centre = s.work
    if step == FALL_BACK:
        centre = s.target
    elif step in (LOOK, ELSEWHERE):
        centre = s.at[s.unit]
    if step == STOREHOUSE and code(s, a.POWER + APOTHECARIUS) == 0:
        found.append(a.POWER + APOTHECARIUS)
    if place(s, step, centre) == 0:
        found.append(a.HEX + centre)
    near = s.board.near
    for i in range(centre * 6, centre * 6 + 6):
        if near[i] >= 0 and place(s, step, near[i]) == 0:
            found.append(a.HEX + near[i])
    found.sort()


def find_fighters(s: "Romolo", step: int, found: list[int]) -> None:
    """Units that may join an attack, or be hit."""
    if step == MUSTER and s.force != 0:
        found.append(a.DONE)
    if step == HIT and s.players == 1:
        for kind in range(3):
            if code(s, a.AI_UNIT + kind) == 0:
                found.append(a.AI_UNIT + kind)
    for number in range(UNITS):
        if s.at[number] >= 0 and unit(s, step, number) == 0:
            found.append(a.UNIT + number)


def find_hungry(s: "Romolo", found: list[int]) -> None:
    """Grain, or a unit whose absence helps."""
    if payment.in_hand(s, GRAIN) > 0:
        found.append(a.RESOURCE + GRAIN)
    short = maintenance.missing(s, -1)
    start = s.active * OWN
    for number in range(start, start + OWN):
        if (
            maintenance.eats(s, number)
            and not units.is_double(s, number, start)
            and maintenance.missing(s, number) < short
        ):
            found.append(a.UNIT + number)


def two(step: int) -> list[int]:
    """Decisions between two things."""
    if step == PLAY_OR_END:
        return [a.PLAY, a.FINISH]
    if step == GIVE_UP:
        return [a.SURRENDER, a.GO_ON]
    return [a.YES, a.NO]


def blocks(s: "Romolo", step: int) -> list[tuple[int, int]]:
    """The blocks of actions that a step asks for, ascending."""
    if step in (FREE, REFUND, STEAL, GAIN):
        return [(a.RESOURCE, 5)]
    if step == THIRD:
        return [(a.TERRAIN, 2)]
    if step == TOKEN:
        return [(a.TOKEN, 6)]
    if step == REMOVE:
        return [(a.PIECE, 8)]
    if step == REMOVE_SIDE:
        return [(a.SIDE, 6)]
    if step in (REMOVE_STORE, RAZE_STORE):
        return [(a.EMPTY, 1), (a.STORE, a.MOST_STORES)]
    if step == INTO:
        return [(a.BUILD, BUILD_WALL + 1)]
    if step in (SIDES, RAZE_SIDE):
        return [(a.DONE, 1), (a.SIDE, 6)]
    if step == GATHER:
        return [(a.STORE, a.MOST_STORES)]
    if step == SLOT:
        return [(a.SLOT, len(s.display))]
    if step == SELL:
        return [(a.DONE, 1), (a.RESOURCE, 5), (a.STORE, a.MOST_STORES)]
    if step == COLUMN:
        return [(a.COLUMN, 5)]
    if step == BUY:
        return [(a.DONE, 1), (a.RESOURCE, 5)]
    if step == OFFER:
        return [(a.DONE, 1), (a.GIVE, 9), (a.RESOURCE, 5), (a.STORE, a.MOST_STORES)]
    if step in (VICTIM, DEFENDER):
        return [(a.SEAT, s.rivals)]
    if step == DISMISS:
        return [(a.DONE, 1), (a.UNIT + MERCS, UNITS - MERCS)]
    if step == POWERS:
        return [
            (a.DONE, 1),
            (a.POWER + DEFENSOR, 2),
            (a.POWER + HEROS, 1),
            (a.POWER + OBSESSOR, 1),
        ]
    if step in (EXCESS, RAZE):
        return [(a.DONE, 1), (a.TOWER, 1), (a.PIECE, 8)]
    if step == SALARY:
        return [(a.DONE, 1), (a.POWER + FOEDERATUS, 1)]
    if step == FREED:
        return [(a.COUNT, a.MOST_FREED)]
    return [(a.TOWER, 1), (a.PIECE, 8), (a.SIDE, 6), (a.UNIT + MERCS, UNITS - MERCS)]  # UNPAID


def code(s: "Romolo", action: int) -> int:
    """Why the action is refused; NOT_NOW if the question is another one, 0 if it is legal."""
    step = s.step
    block = a.verb(action)
    rest = action - block
    if step == ACT:
        return act(s, block, rest)
    if step == DO:
        return do(s, action, block, rest)
    if step == PAY:
        return pay(s, action, block, rest)
    if step in (PLAY_OR_END, GIVE_UP, ANSWER, HELP, RETREAT):
        return 0 if action in two(step) else no.NOT_NOW
    if block == a.HEX:
        return place(s, step, rest)
    if block == a.UNIT:
        return unit(s, step, rest)
    if block == a.RESOURCE:
        return resource(s, step, rest)
    if step == WAR and block == a.END_WAR:
        return 0
    if step == POWERS:
        if block == a.DONE:
            return 0
        if block == a.POWER:
            battle_power = rest in (DEFENSOR, DUX, HEROS, OBSESSOR)
            return combat.declares(s, rest) if battle_power else no.NO_USE
    if step == TOKEN and block == a.TOKEN:
        held = s.seats[s.player * SEAT + HELD] & (1 << rest) != 0
        return 0 if held else no.NO_TOKEN
    if step == THIRD and block == a.TERRAIN:
        return 0
    if step in (REMOVE, REMOVE_STORE, REMOVE_SIDE, INTO, SIDES):
        return remove(s, step, block, rest)
    if step in (SELL, BUY, COLUMN, OFFER):
        return trade(s, step, action, block, rest)
    if step in (EXCESS, RAZE, RAZE_STORE, RAZE_SIDE):
        return raze(s, step, block, rest)
    if step == STOREHOUSE and block == a.POWER and rest == APOTHECARIUS:
        return characters.power(s, APOTHECARIUS)
    if step == GATHER and block == a.STORE:
        found = production.gathers(s, rest)
        return no.TWIN if found == 0 and payment.is_double(s, rest) else found
    if step == SLOT and block == a.SLOT:
        return growth.tile(s, rest)
    if block == a.SEAT:
        if step == VICTIM:
            return characters.victim(s, rest)
        if step == DEFENDER:
            return 0 if combat.defends(s, rest, s.target) else no.NO_TARGET
    if step == MUSTER and block == a.DONE:
        return 0 if s.force != 0 else no.NOT_NOW
    if step == HIT and block == a.AI_UNIT:
        if combat.sufferer(s) < s.players or combat.ai_victims(s, rest) == 0:
            return no.NOT_INVOLVED
        return 0
    if step == HIT and block in (a.PIECE, a.TOWER):
        return no.UNITS_FIRST
    if step == SALARY:
        if block == a.DONE:
            return 0
        if block == a.POWER and rest == FOEDERATUS:
            found = characters.power(s, FOEDERATUS)
            return no.COUNTERS_GONE if found == 0 and s.favours == 0 else found
    if step == FREED and block == a.COUNT:
        return 0 if rest < maintenance.employed(s, s.active) else no.NOT_SO_MANY
    if step == UNPAID:
        return maintenance.unpaid(s, action)
    if step == DISMISS and block == a.DONE:
        return 0
    return no.NOT_NOW


def act(s: "Romolo", block: int, rest: int) -> int:
    """Between two moves of the Action Phase."""
    if block == a.UNIT:
        found = units.selectable(s, rest)
        start = MERCS if rest >= MERCS else s.active * OWN
        return no.TWIN if found == 0 and units.is_double(s, rest, start) else found
    if block == a.STANCE:
        return units.stance(s, rest)
    return 0 if block == a.END_ACTIONS else no.NOT_NOW


def do(s: "Romolo", action: int, block: int, rest: int) -> int:
    """What the chosen unit may do."""
    settled = s.away or s.free
    if block == a.HEX:
        return no.NOT_NOW if settled else movement.destination(s, s.unit, rest, 0)
    if block == a.PEEK:
        return movement.peeking(s)
    if block == a.CONVERT:
        return growth.convert(s)
    if block == a.POWER:
        return power(s, rest, settled)
    work = block in (
        a.DISMANTLE,
        a.TRANSFORM,
        a.PRODUCE,
        a.GATHER,
        a.REFINE,
        a.CREATE_WORKER,
        a.CREATE_SOLDIER,
        a.CREATE_EXPLORER,
        a.HIRE,
        a.RECRUIT,
        a.SELL,
        a.BUY,
        a.EXCHANGE,
        a.BUILD,
    )
    if not work or (s.free and block not in (a.SELL, a.BUY)):
        return no.NOT_NOW
    found = units.working(s)
    return found if found != 0 else verb(s, block, rest)


def verb(s: "Romolo", block: int, rest: int) -> int:
    """A non-Move Action of a Worker that is free to work."""
    if block == a.BUILD:
        return building.buildable(s, rest)
    if block == a.DISMANTLE:
        return 0 if building.is_razable(s, s.work) else no.NO_SUCH_PIECE
    if block == a.TRANSFORM:
        if not building.is_razable(s, s.work):
            return no.NO_SUCH_PIECE
        return building.transforms(s)
    if block == a.PRODUCE:
        return production.produces(s)
    if block == a.GATHER:
        return 0 if building.filled(s, s.work) > 0 else no.NOTHING_STORED
    if block == a.REFINE:
        return production.refines(s)
    if block == a.HIRE:
        return growth.hires(s, rest + 1)
    if block == a.RECRUIT:
        return recruits(s)
    if block == a.SELL:
        return market.sells(s)
    if block == a.BUY:
        return market.buys(s)
    if block == a.EXCHANGE:
        return characters.exchange(s)
    return growth.creates(s, block)


def recruits(s: "Romolo") -> int:
    """Whether any Character of the Display can be hired."""
    found = no.NO_TILE_THERE
    for slot in range(len(s.display)):
        now = growth.tile(s, slot)
        if now == 0:
            return 0
        if found == no.NO_TILE_THERE:
            found = now
    return found


def power(s: "Romolo", kind: int, settled: bool) -> int:
    """A power that a unit acts through."""
    if not s.has(s.active, kind):
        return no.NOT_OWNED
    if s.free:
        return no.NOT_NOW
    if kind in (EQUES, NAUTA):
        if settled:
            return no.NOT_NOW
        way = RIDING if kind == EQUES else SAILING
        found = movement.rested(s, s.unit, way)
        if found != 0:
            return found
        return 0 if movement.can_ride(s, s.unit, way) else no.NO_USE
    if kind == NEGOTIATOR:
        return units.negotiator(s)
    if kind == PRAEDO:
        return units.praedo(s)
    if kind == TRADUCTOR:
        return no.NOT_NOW if settled else characters.traductor(s)
    if kind == MERCATOR:
        found = units.working(s)
        return found if found != 0 else characters.mercator(s)
    return no.NO_USE


def pay(s: "Romolo", action: int, block: int, rest: int) -> int:
    """A piece of a payment."""
    if block == a.RESOURCE:
        return payment.from_hand(s, rest)
    if block == a.STORE:
        found = payment.from_store(s, rest)
        return no.TWIN if found == 0 and payment.is_double(s, rest) else found
    if block == a.COINS:
        return payment.coins(s)
    if block == a.DONE:
        return payment.done(s)
    if block == a.POWER:
        return payment.power(s, rest)
    return no.NOT_NOW


def place(s: "Romolo", step: int, rest: int) -> int:
    """A hex."""
    if rest >= s.board.size:
        return no.NO_SUCH_HEX
    if step == RIDE:
        return movement.destination(s, s.unit, rest, RIDING)
    if step == SAIL:
        return movement.destination(s, s.unit, rest, SAILING)
    if step == LOOK:
        return movement.look(s, rest)
    if step == ELSEWHERE:
        return characters.neighbour(s, rest)
    if step in (ARRANGE, PLACE):
        return setup.site(s, rest)
    if step == SOURCE:
        return production.source(s, rest)
    if step == STOREHOUSE:
        return production.storehouse(s, rest)
    if step == WAR:
        return combat.attackable(s, rest)
    if step == FALL_BACK:
        return combat.escape(s, s.fleeing, s.target, rest)
    return no.NOT_NOW


def unit(s: "Romolo", step: int, rest: int) -> int:
    """A unit."""
    found = no.NOT_NOW
    start = MERCS if rest >= MERCS else rest // OWN * OWN
    if step == MUSTER:
        found = combat.musters(s, rest)
        if found == 0 and units.is_double(s, rest, start):
            return no.TWIN
        return found
    if step == HIT:
        if s.owner(rest) == s.player:
            return no.OWN_UNIT
        if combat.victim_mask(s) & (1 << rest) == 0:
            return no.NOT_INVOLVED
        return no.TWIN if units.is_double(s, rest, start) else 0
    if step == DISMISS:
        if rest < MERCS or s.merc[rest - MERCS] != s.active or s.at[rest] < 0:
            return no.NOT_YOURS
        return no.TWIN if units.is_double(s, rest, MERCS) else 0
    if step == FEED:
        found = maintenance.starving(s, rest)
        return no.TWIN if found == 0 and units.is_double(s, rest, start) else found
    if step == UNPAID:
        return maintenance.unpaid(s, a.UNIT + rest)
    return found


def resource(s: "Romolo", step: int, rest: int) -> int:
    """A resource."""
    if step in (FREE, GAIN):
        return 0
    if step == REFUND:
        return 0 if rest in (WOOD, STONE) else no.WRONG_RESOURCE
    if step == STEAL:
        return 0 if s.seats[s.other * SEAT + HAND + rest] > 0 else no.NOT_HAD
    if step in (SELL, BUY, OFFER):
        return trade(s, step, a.RESOURCE + rest, a.RESOURCE, rest)
    if step == FEED:
        if rest != GRAIN:
            return no.WRONG_RESOURCE
        return 0 if payment.in_hand(s, GRAIN) > 0 else no.NO_GRAIN
    return no.NOT_NOW


def remove(s: "Romolo", step: int, block: int, rest: int) -> int:
    """Dismantling, transforming, and where walls go."""
    if step == REMOVE and block == a.PIECE:
        return building.removable(s, rest, s.verb == a.TRANSFORM)
    if step == REMOVE_STORE:
        return which_store(s, s.work, block, rest)
    if step == REMOVE_SIDE and block == a.SIDE:
        has = s.hexes[s.work * HEX + WALLS] & (1 << rest) != 0
        return 0 if has else no.NO_SUCH_PIECE
    if step == INTO and block == a.BUILD:
        return building.buildable(s, rest)
    if step == SIDES:
        if block == a.DONE:
            return 0 if s.count > 0 else no.NOT_NOW
        if block == a.SIDE:
            return building.side(s, rest)
    return no.NOT_NOW


def which_store(s: "Romolo", where: int, block: int, rest: int) -> int:
    """Which Warehouse goes: an empty one, or one with cubes."""
    if block == a.EMPTY:
        empty = building.pieces(s, where, WAREHOUSE) > building.filled(s, where)
        return 0 if empty else no.NO_SUCH_PIECE
    if block == a.STORE:
        if rest >= len(s.stores) or s.stores[rest] >> 7 != where:
            return no.NOTHING_STORED
        return no.TWIN if payment.is_double(s, rest) else 0
    return no.NOT_NOW


def trade(s: "Romolo", step: int, action: int, block: int, rest: int) -> int:
    """The Market and the allies' exchange."""
    if step == OFFER:
        offered = block in (a.DONE, a.GIVE, a.TAKE, a.RESOURCE, a.STORE)
        return characters.proposal(s, action) if offered else no.NOT_NOW
    if block == a.DONE and step != COLUMN:
        return 0 if s.count > 0 else no.NOT_NOW
    if step == COLUMN:
        return market.column(s, s.item, rest) if block == a.COLUMN else no.NOT_NOW
    if step == BUY:
        return market.purchase(s, rest) if block == a.RESOURCE else no.NOT_NOW
    if block == a.RESOURCE:
        if payment.in_hand(s, rest) == 0:
            return no.NOT_HAD
        return market.sale(s, rest)
    if block == a.STORE:
        if rest >= len(s.stores) or s.stores[rest] >> 7 != s.work:
            return no.NOT_HAD
        found = market.sale(s, (s.stores[rest] >> 4) & 7)
        return no.TWIN if found == 0 and payment.is_double(s, rest) else found
    return no.NOT_NOW


def raze(s: "Romolo", step: int, block: int, rest: int) -> int:
    """Constructions that are destroyed."""
    if step == RAZE_STORE:
        return which_store(s, s.target, block, rest)
    if step == RAZE_SIDE:
        if block == a.DONE:
            return 0 if s.paid > 0 else no.NOT_NOW
        if block == a.SIDE:
            has = s.hexes[s.target * HEX + WALLS] & (1 << rest) != 0
            return 0 if has else no.NO_SUCH_PIECE
        return no.NOT_NOW
    if block == a.DONE:
        return 0
    if block == a.TOWER:
        return combat.can_hit_tower(s) if step == EXCESS else no.NO_TOWER
    if block == a.PIECE:
        return 0 if building.pieces(s, s.target, rest) > 0 else no.NO_SUCH_PIECE
    return no.NOT_NOW
