"""The A.I. of the solitaire game: its Turn, its war, its Events (section 16).

It acts inside `apply`; chance decides wherever the rules say by lot. Its Units have no slots: a
hex holds so many standing, so many standing with Penalty tokens, so many lying.
"""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, combat, draws, maintenance, movement, units
from lusoria.games.romolo.layout import (
    ADVANCES,
    AI_STRENGTH,
    ALIVE,
    ATTACKS,
    BAG,
    BLUE,
    BLUE_ROLL,
    BROWN,
    CAPITAL,
    CHARS,
    COINS,
    DAMAGE,
    DIE,
    END_ROLL,
    ENDED,
    EVENT,
    EXPLORING,
    FACES,
    FARM,
    FIGHTS,
    HEX,
    HIGHEST_PRICE,
    HINDERED,
    KIND,
    LINE,
    LOT_GROUP,
    LOT_HEX,
    LOT_MOVE,
    LOT_PIECE,
    LOT_SIDE,
    LOT_STORE,
    LOT_TOKEN,
    LOT_UNIT,
    LYING,
    MARCHES,
    NOT_ENDING,
    PINK,
    PINK_ROLL,
    PRICES,
    RETREATS,
    SEAT,
    SHOWN,
    SILVER,
    STANDING,
    SURVIVOR,
    TILES,
    TOWER,
    TROOP,
    UNITS,
    UP,
    WAITS,
    WALL,
    WALLS,
    WAREHOUSE,
    YELLOW,
    YELLOW_ROLL,
)
from lusoria.games.romolo.tiles import NO_TILE, PRAEPOSITUS

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

HUMAN: Final = 0
AI: Final = 1

# Why a group moves, in `item`
MARCH: Final = 0
FLIGHT: Final = 1
BROWN_MARCH: Final = 2

# A group in the list `groups`: hex, standing and hindered Units
HINDERED_SHIFT: Final = 24


# --- the A.I.'s Turn (RR16.4, RR16.9) ---


def begin_turn(s: "Romolo") -> None:
    """After the human's Turn. With the End Procedure running the die may end the game (RR16.7)."""
    s.turn += 1
    s.forget()
    s.rest()
    s.active = AI
    s.in_move = False
    s.tell("turn-ai")
    if s.ending != NOT_ENDING:
        s.looking = END_ROLL
        s.throw(DIE)
    else:
        march(s)


def march(s: "Romolo") -> None:
    """Penalty tokens come off; the groups move one after the other."""
    for place in range(s.board.size):
        i = place * TROOP
        s.ai[i + STANDING] += s.ai[i + HINDERED]
        s.ai[i + HINDERED] = 0
    s.item = MARCH
    gather_groups(s)
    next_group(s)


def gather_groups(s: "Romolo") -> None:
    """The groups that are to move."""
    s.groups = []
    for place in range(s.board.size):
        i = place * TROOP
        standing, hindered = s.ai[i + STANDING], s.ai[i + HINDERED]
        if standing + hindered > 0:
            s.groups.append(place | standing << 6 | hindered << HINDERED_SHIFT)


def next_group(s: "Romolo") -> None:
    """The next group by lot; after the last, the war or the end of the Event."""
    if len(s.groups) > 1:
        s.throw(LOT_GROUP)
    elif s.groups:
        move_group(s, s.groups[0] & 63)
    elif s.item == BROWN_MARCH:
        reshuffle(s)
    else:
        begin_war(s)


def move_group(s: "Romolo", place: int) -> None:
    """A group goes where the rules send it, by lot among several hexes."""
    for i in range(len(s.groups)):
        if s.groups[i] & 63 == place:
            group = s.groups.pop(i)
            s.work = place
            s.troops = (group >> 6 & 0x3FFFF) + (group >> HINDERED_SHIFT)
            s.paid = group >> HINDERED_SHIFT
            break
    targets = destinations(s)
    if len(targets) > 1:
        s.throw(LOT_MOVE)
    elif targets:
        go(s, targets[0])
    else:
        s.tell("stay-ai", s.troops, place, FIGHTS if is_target(s, place) else WAITS)
        next_group(s)


def human_value(s: "Romolo", place: int) -> int:
    """The Defence value of the human in a hex; buildings count nothing (RR16.4)."""
    value = 0
    for unit in range(UNITS):
        if s.at[unit] == place and s.owner(unit) == HUMAN:
            value += s.edition.strength[KIND[unit]]
    if s.hexes[place * HEX + TOWER] == HUMAN:
        value += s.edition.tower
    return value


def human_here(s: "Romolo", place: int) -> bool:
    """Whether the human has Units in a hex."""
    return units.present(s, HUMAN, place)


def is_target(s: "Romolo", place: int) -> bool:
    """Whether there is anything to attack: human Units, Tower, or buildings (AMB-83)."""
    return (
        human_here(s, place)
        or s.hexes[place * HEX + TOWER] == HUMAN
        or building.is_razable(s, place)
    )


def destinations(s: "Romolo") -> list[int]:
    """The hexes among which the lot decides; empty if the group stays."""
    place = s.work
    home = s.seats[AI * SEAT + CAPITAL]
    goal = s.seats[HUMAN * SEAT + CAPITAL]
    if s.item == FLIGHT:
        return nearer(s, place, home, True)
    if s.item == BROWN_MARCH:
        return [n for n in neighbours(s, place) if is_nearer(s, n, place, goal)]
    strength = AI_STRENGTH * s.troops
    if human_value(s, place) > strength:
        return nearer(s, place, home, True)
    if is_target(s, place):
        return []
    found: list[int] = []
    for near in neighbours(s, place):
        known = s.hexes[near * HEX + UP] == 1
        if known and is_target(s, near) and human_value(s, near) < strength:
            found.append(near)
    return found if found else nearer(s, place, goal, False)


def why(s: "Romolo", place: int) -> int:
    """Why the group goes to a hex (RR16.4, RR16.6)."""
    if s.item == BROWN_MARCH:
        return MARCHES
    if s.item == FLIGHT or human_value(s, s.work) > AI_STRENGTH * s.troops:
        return RETREATS
    return ATTACKS if s.hexes[place * HEX + UP] == 1 and is_target(s, place) else ADVANCES


def nearer(s: "Romolo", place: int, goal: int, retreat: bool) -> list[int]:
    """Adjacent hexes closer to a goal: without human Units, or without anything of the human's."""
    found: list[int] = []
    for near in neighbours(s, place):
        if not is_nearer(s, near, place, goal):
            continue
        if retreat:
            if s.hexes[near * HEX + UP] == 1 and not human_here(s, near):
                found.append(near)
        elif s.hexes[near * HEX + UP] == 0 or not is_target(s, near):
            found.append(near)
    return found


def neighbours(s: "Romolo", place: int) -> list[int]:
    """The adjacent hexes in the order of their numbers."""
    found = [near for near in s.board.near[place * 6 : place * 6 + 6] if near >= 0]
    found.sort()
    return found


def is_nearer(s: "Romolo", near: int, place: int, goal: int) -> bool:
    """Whether a hex is closer to the goal."""
    return s.board.distance(near, goal) < s.board.distance(place, goal)


def go(s: "Romolo", place: int) -> None:
    """The group goes to a hex, which may be unexplored (RR16.10)."""
    if s.item == FLIGHT:
        fly(s, place)
    elif s.hexes[place * HEX + UP] == 0:
        s.tell("explore-ai", s.troops, s.work, place, why(s, place))
        s.unit = -1
        movement.turn_up(s, place, EXPLORING)
    else:
        enter(s, place)
        next_group(s)


def enter(s: "Romolo", place: int) -> None:
    """The group is in its new hex; a wall on the way hinders it."""
    hindered = s.paid
    walled = movement.walled(s, s.work, place)
    s.tell("move-ai", s.troops, s.work, place, why(s, place))
    if walled:
        hindered = s.troops
        s.tell("penalty-ai", s.troops, place, s.board.side_to(place, s.work))
    s.ai[s.work * TROOP + STANDING] -= s.troops - s.paid
    s.ai[s.work * TROOP + HINDERED] -= s.paid
    s.ai[place * TROOP + STANDING] += s.troops - hindered
    s.ai[place * TROOP + HINDERED] += hindered


def moved(s: "Romolo") -> None:
    """The river has settled after an Exploration of the A.I."""
    next_group(s)


# --- the A.I.'s war (RR16.5, RR16.11) ---


def begin_war(s: "Romolo") -> None:
    """Wherever standing Units find something, they attack."""
    s.rest()
    s.groups = []
    for place in range(s.board.size):
        i = place * TROOP
        if s.ai[i + STANDING] + s.ai[i + HINDERED] > 0 and is_target(s, place):
            s.groups.append(place)
    next_attack(s)


def next_attack(s: "Romolo") -> None:
    """The next hex by lot; after the last, the Turn ends and the Event comes.

    Human Units that have fallen back may be in the hex of a group that has not attacked yet.
    """
    for place in range(s.board.size):
        if s.ai[place * TROOP + STANDING] > 0 and place not in s.groups and is_target(s, place):
            s.groups.append(place)
    if len(s.groups) > 1:
        s.throw(LOT_HEX)
    elif s.groups:
        attack(s, s.groups[0])
    else:
        end_turn(s)


def attack(s: "Romolo", place: int) -> None:
    """All standing Units of a hex attack: a Battle, or buildings go."""
    s.groups.remove(place)
    s.target = place
    s.attacker = AI
    i = place * TROOP
    if human_here(s, place) or s.hexes[place * HEX + TOWER] == HUMAN:
        s.foe = HUMAN
        s.troops = s.ai[i + STANDING] + s.ai[i + HINDERED]
        combat.begin_battle(s)
    else:
        s.count = s.ai[i + STANDING]
        s.tell("raze-ai", s.count, place)
        raze(s)


def fought(s: "Romolo", place: int) -> None:
    """A Battle that the A.I. began is over."""
    if s.seats[HUMAN * SEAT + ALIVE] == 0:
        s.end(SURVIVOR)
    else:
        lay_down(s, place)
        next_attack(s)


def lay_down(s: "Romolo", place: int) -> None:
    """Units that have attacked do so only once a Turn (RR11.10)."""
    i = place * TROOP
    s.ai[i + LYING] += s.ai[i + STANDING]
    s.ai[i + STANDING] = 0


def end_turn(s: "Romolo") -> None:
    """All Units of the A.I. stand up; then the Event (RR16.2, RR16.3)."""
    for place in range(s.board.size):
        i = place * TROOP
        s.ai[i + STANDING] += s.ai[i + LYING]
        s.ai[i + LYING] = 0
    s.rest()
    s.throw(EVENT)


def flees(s: "Romolo") -> bool:
    """With `retreat` and a lower value the A.I. falls back, if it can (RR16.5, RR16.12)."""
    attack = combat.with_token(combat.attack_value(s), s.chosen)
    defence = combat.with_token(combat.defence_value(s), s.answer)
    own, other = (attack, defence) if s.attacker == AI else (defence, attack)
    if own >= other:
        return False
    s.work = s.target
    s.item = FLIGHT
    targets = destinations(s)
    if not targets:
        s.item = -1
        return False
    s.fleeing = AI
    s.tell("retreat", AI)
    if len(targets) > 1:
        s.throw(LOT_MOVE)
    else:
        fly(s, targets[0])
    return True


def fly(s: "Romolo", place: int) -> None:
    """The involved Units of the A.I. are in the hex they fall back to."""
    start = s.work * TROOP
    end = place * TROOP
    condition = LYING if s.attacker == AI else STANDING
    s.ai[end + condition] += s.ai[start + STANDING] + s.ai[start + HINDERED]
    s.ai[start + STANDING] = 0
    s.ai[start + HINDERED] = 0
    if s.attacker == HUMAN:
        s.ai[end + LYING] += s.ai[start + LYING]
        s.ai[start + LYING] = 0
    s.tell("move-ai", s.troops, s.work, place, RETREATS)
    s.item = -1
    combat.retreated(s)


# --- casualties and razing by lot ---


def assign(s: "Romolo") -> None:
    """The A.I.'s casualties: strongest Units, a Tower that falls, buildings, Farms (RR16.5)."""
    left = s.hits if s.attacker == AI else s.blows
    mask = combat.victim_mask(s)
    if mask.bit_count() > 0:
        strongest = best_victims(s, mask)
        if strongest.bit_count() == 1 or mask.bit_count() <= left:
            combat.kill(s, lowest(strongest))
            combat.dealt(s)
        else:
            s.throw(LOT_UNIT)
        return
    falls = s.edition.tower_hits - s.seats[HUMAN * SEAT + DAMAGE]
    tower = combat.can_hit_tower(s) == 0
    if tower and left >= falls:
        strike_tower(s, falls)
        use_up(s, falls)
    elif building.is_razable(s, s.target):
        draw_piece(s)
    elif tower:
        strike_tower(s, left)
        use_up(s, left)
    else:
        combat.enough(s)


def strike_tower(s: "Romolo", hits: int) -> None:
    """The human's Tower is hit."""
    for _ in range(hits):
        s.seats[HUMAN * SEAT + DAMAGE] += 1
        combat.tell_hit(s, HUMAN)


def use_up(s: "Romolo", hits: int) -> None:
    """So many casualties have been assigned."""
    if s.hits > 0:
        s.hits -= hits
    else:
        s.blows -= hits
    combat.assign(s)


def best_victims(s: "Romolo", mask: int) -> int:
    """Of the Units those of the highest value."""
    best = -1
    found = 0
    for unit in range(UNITS):
        if mask & (1 << unit) == 0:
            continue
        value = s.edition.strength[KIND[unit]]
        if value > best:
            best = value
            found = 0
        if value == best:
            found |= 1 << unit
    return found


def lowest(mask: int) -> int:
    """The first bit of a mask."""
    for unit in range(UNITS):
        if mask & (1 << unit) != 0:
            return unit
    return -1


def raze(s: "Romolo") -> None:
    """The A.I. destroys `count` Constructions of the hex."""
    if s.count > 0 and building.is_razable(s, s.target):
        draw_piece(s)
    else:
        razed(s)


def razed(s: "Romolo") -> None:
    """The razing is over."""
    s.count = 0
    if s.foe >= 0:
        combat.close(s)
    else:
        lay_down(s, s.target)
        s.rest()
        next_attack(s)


def draw_piece(s: "Romolo") -> None:
    """Which Construction goes: by lot, Farms last."""
    found: list[tuple[int, int]] = []
    piece_lots(s, found)
    if len(found) > 1:
        s.throw(LOT_PIECE)
    else:
        take_piece(s, found[0][0] - a.C_PIECE)


def piece_lots(s: "Romolo", found: list[tuple[int, int]]) -> None:
    """The kinds of Constructions of the hex, weighted by their number: Farms only if nothing
    else is left (RR16.11). Up to three walls are one piece (AMB-85).
    """
    for kind in range(FARM + 1, WALL + 1):
        number = building.pieces(s, s.target, kind)
        if kind == WALL:
            together = s.edition.walls_per_hit
            number = (number + together - 1) // together
        if number > 0:
            found.append((a.C_PIECE + kind, number))
    if not found:
        found.append((a.C_PIECE + FARM, building.pieces(s, s.target, FARM)))


def take_piece(s: "Romolo", kind: int) -> None:
    """A Construction goes; of more than three walls the lot says which."""
    if kind == WALL:
        s.paid = s.edition.walls_per_hit
        take_walls(s)
    elif kind == WAREHOUSE and building.filled(s, s.target) > 0:
        s.throw(LOT_STORE)
    else:
        combat.tear_down(s, kind)
        taken(s)


def take_walls(s: "Romolo") -> None:
    """Walls go until three are gone, or none is left."""
    place = s.target
    if building.wall_count(s, place) > s.paid > 0:
        s.throw(LOT_SIDE)
        return
    for side in range(6):
        if s.paid > 0 and s.hexes[place * HEX + WALLS] & (1 << side) != 0:
            building.break_wall(s, place, side)
            s.paid -= 1
    s.paid = 0
    taken(s)


def taken(s: "Romolo") -> None:
    """A Construction is gone."""
    if s.hits > 0 or s.blows > 0:
        combat.dealt(s)
    else:
        s.count -= 1
        raze(s)


# --- Events (RR16.6) ---


def rolled(s: "Romolo", face: int) -> None:
    """The die of the End Procedure, or of an Event."""
    number = FACES[face]
    s.tell("roll-ai", face, s.looking)
    if s.looking == END_ROLL:
        if number >= 5:
            s.end(ENDED)
        else:
            march(s)
    elif s.looking == YELLOW_ROLL:
        take_tile(s, number)
    elif s.looking == PINK_ROLL:
        change_price(s, number)
    else:
        recruits(s, number)


def event(s: "Romolo", colour: int) -> None:
    """The next cube of the Event line."""
    s.stock[BAG + colour] -= 1
    s.tell("event", colour)
    if colour == YELLOW:
        s.looking = YELLOW_ROLL
        s.throw(DIE)
    elif colour == PINK:
        s.count = 0
        s.looking = PINK_ROLL
        s.throw(DIE)
    elif colour == BLUE:
        s.looking = BLUE_ROLL
        s.throw(DIE)
    elif colour == BROWN:
        s.item = BROWN_MARCH
        gather_groups(s)
        if s.groups:
            next_group(s)
        else:
            s.looking = BLUE_ROLL
            s.throw(DIE)
    else:
        end_event(s)


def take_tile(s: "Romolo", number: int) -> None:
    """Yellow: the A.I. takes the tile with the number of the die, from 2 to 4."""
    slot = number - 1
    if not 2 <= number <= 4 or slot >= len(s.display) or s.display[slot] == NO_TILE:
        end_event(s)
        return
    kind = s.display[slot]
    if kind == PRAEPOSITUS:
        s.seats[AI * SEAT + TILES] += 1
    else:
        s.seats[AI * SEAT + CHARS] |= 1 << kind
    s.display[slot] = NO_TILE
    s.tell("takes-ai", kind, slot + 1)
    s.target = slot
    if not draws.fill_slot(s):
        end_event(s)


def change_price(s: "Romolo", number: int) -> None:
    """Pink: a roll for each resource; then the A.I. gets the highest price in silver."""
    kind = s.count
    price = s.stock[PRICES + kind]
    if number >= 5:
        price = min(HIGHEST_PRICE, price + 1)
    elif number in (0, 2):
        price = max(0, price - 1)
    maintenance.change_price(s, kind, price)
    s.count += 1
    if s.count < 5:
        s.throw(DIE)
        return
    highest = max(s.stock[PRICES : PRICES + 5])
    s.seats[AI * SEAT + COINS] += highest * SILVER
    s.tell("coins-ai", highest)
    end_event(s)


def recruits(s: "Romolo", number: int) -> None:
    """Blue: new Units lie in the A.I. Capital."""
    coming = 0
    if number >= 2:
        coming = 1 if number <= 4 else number - 3
    place = s.seats[AI * SEAT + CAPITAL]
    s.ai[place * TROOP + LYING] += coming
    s.tell("units-ai", coming, place)
    if s.item == BROWN_MARCH:
        reshuffle(s)
    else:
        end_event(s)


def reshuffle(s: "Romolo") -> None:
    """Brown: all cubes form a new line."""
    s.stock[BAG : BAG + 5] = LINE
    end_event(s)


def end_event(s: "Romolo") -> None:
    """The Round is over; A.I. Turn and Event count as one Turn (RR16.13)."""
    s.rest()
    s.groups = []
    s.check_ending()
    s.next_round()


# --- lots ---


def lots(s: "Romolo", found: list[tuple[int, int]]) -> None:
    """What the lot decides among, ascending."""
    step = s.step
    if step in (LOT_GROUP, LOT_HEX):
        for group in s.groups:
            found.append((a.C_HEX + (group & 63), 1))
        found.sort()
    elif step == LOT_MOVE:
        for place in destinations(s):
            found.append((a.C_HEX + place, 1))
    elif step == LOT_TOKEN:
        for token in range(6):
            if s.seats[AI * SEAT + SHOWN] & (1 << token) == 0:
                found.append((a.C_TOKEN + token, 1))
    elif step == LOT_UNIT:
        strongest = best_victims(s, combat.victim_mask(s))
        for unit in range(UNITS):
            if strongest & (1 << unit) != 0:
                found.append((a.C_UNIT + unit, 1))
    elif step == LOT_PIECE:
        piece_lots(s, found)
    elif step == LOT_SIDE:
        for side in range(6):
            if s.hexes[s.target * HEX + WALLS] & (1 << side) != 0:
                found.append((a.C_SIDE + side, 1))
    else:
        for index in range(len(s.stores)):
            if s.stores[index] >> 7 == s.target:
                found.append((a.C_STORE + index, 1))
        empty = building.pieces(s, s.target, WAREHOUSE) - building.filled(s, s.target)
        if empty > 0:
            found.append((a.C_EMPTY, empty))


def drawn(s: "Romolo", outcome: int) -> None:
    """The lot has decided."""
    step = s.step
    if step == EVENT:
        event(s, outcome - a.C_EVENT)
    elif step == LOT_GROUP:
        move_group(s, outcome - a.C_HEX)
    elif step == LOT_MOVE:
        go(s, outcome - a.C_HEX)
    elif step == LOT_HEX:
        attack(s, outcome - a.C_HEX)
    elif step == LOT_TOKEN:
        if s.attacker == AI:
            s.chosen = outcome - a.C_TOKEN
        else:
            s.answer = outcome - a.C_TOKEN
        combat.reveal(s)
    elif step == LOT_UNIT:
        combat.kill(s, outcome - a.C_UNIT)
        combat.dealt(s)
    elif step == LOT_PIECE:
        take_piece(s, outcome - a.C_PIECE)
    elif step == LOT_SIDE:
        building.break_wall(s, s.target, outcome - a.C_SIDE)
        s.paid -= 1
        take_walls(s)
    else:
        combat.tear_down(s, WAREHOUSE)
        if outcome != a.C_EMPTY:
            building.lose_store(s, outcome - a.C_STORE)
        taken(s)


def ai_units(s: "Romolo") -> int:
    """How many Units the A.I. has."""
    return sum(s.ai)
