"""The War Phase: battles, razing, elimination (section 11)."""

from typing import TYPE_CHECKING

from lusoria.games.romolo import actions as a
from lusoria.games.romolo import building, maintenance, movement, solitaire, units
from lusoria.games.romolo import refusals as no
from lusoria.games.romolo.layout import (
    AI_STRENGTH,
    ALIVE,
    ASIDE,
    ATTACK_ROLL,
    BANK,
    BANK_BATTLES,
    BANK_MERCS,
    BATTLES,
    BUILT,
    CAPITAL,
    CHARS,
    COINS,
    DAMAGE,
    DEFENCE_ROLL,
    DEFENDER,
    DIE,
    DOUBLE,
    EXCESS,
    EXPLORER,
    FALL_BACK,
    FLIGHT,
    FRONT,
    GONE,
    GOODS,
    HAND,
    HARBOR,
    HELD,
    HEX,
    HINDERED,
    HIT,
    KIND,
    LAID,
    LOT_TOKEN,
    LYING,
    MERCENARY,
    MERCS,
    MUSTER,
    NOBODY,
    NOWHERE,
    OLD,
    OUT,
    OWN,
    PENALTY,
    PLUS,
    POWERS,
    RAZE,
    RAZE_SIDE,
    RAZE_STORE,
    RETREAT,
    SEAT,
    SHIELD,
    SHOWN,
    STANCE,
    STANDING,
    SWORD,
    SYMBOLS,
    TERRAIN,
    TILES,
    TOKEN,
    TOWER,
    TROOP,
    UNITS,
    UP,
    WALL,
    WALLS,
    WAR,
    WAREHOUSE,
    WATER,
)
from lusoria.games.romolo.tiles import DEFENSOR, DUX, FOEDERATUS, HEROS, NEGOTIATOR, OBSESSOR

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


# --- where and whom to attack (RR11.1, RR11.2) ---


def any_attack(s: "Romolo") -> bool:
    """Whether the active seat can attack anywhere."""
    seen = 0
    for unit in range(UNITS):
        place = s.at[unit]
        if place >= 0 and s.owner(unit) == s.active and seen & (1 << place) == 0:
            seen |= 1 << place
            if attackable(s, place) == 0:
                return True
    return False


def attackable(s: "Romolo", place: int) -> int:
    """Whether standing Units of the active seat can fight or raze in a hex."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    code = no.NOT_ON_MAP
    razing = False
    checked = False
    for unit in range(UNITS):
        if s.at[unit] != place or s.owner(unit) != s.active:
            continue
        if code == no.NOT_ON_MAP:
            code = no.LAID_DOWN
        if s.st[unit] & LAID != 0:
            continue
        if not checked:
            checked = True
            if is_defended(s, place):
                return 0
            razing = building.is_razable(s, place)
            code = no.NO_STRENGTH if razing else no.NO_TARGET
        if razing and can_raze(s, unit):
            return 0
    return code


def defends(s: "Romolo", seat: int, place: int) -> bool:
    """Whether a seat can be attacked in a hex: an enemy with Units or a Tower there."""
    if seat >= s.rivals or s.allied(s.active, seat) or s.seats[seat * SEAT + ALIVE] == 0:
        return False
    return s.hexes[place * HEX + TOWER] == seat or units.present(s, seat, place)


def is_defended(s: "Romolo", place: int) -> bool:
    """Whether any enemy is in a hex."""
    for seat in range(s.rivals):
        if defends(s, seat, place):
            return True
    return False


def can_raze(s: "Romolo", unit: int) -> bool:
    """Whether a Unit can destroy a Construction (RR11.2c, RR15.9)."""
    if s.edition.strength[KIND[unit]] == 0:
        return False
    return s.st[unit] & PENALTY == 0 or s.obsessor_ready(s.active)


def musters(s: "Romolo", unit: int) -> int:
    """Whether a Unit may take part in the attack."""
    if s.owner(unit) != s.active:
        return no.NOT_YOURS
    if s.at[unit] != s.target:
        return no.NOT_AT_TARGET
    if s.force & (1 << unit) != 0:
        return no.ATTACKS_ALREADY
    if s.st[unit] & LAID != 0:
        return no.LAID_DOWN
    if s.foe < 0 and not can_raze(s, unit):
        return no.NO_STRENGTH
    return 0


def enter(s: "Romolo") -> None:
    """The active seat may attack, or end the War Phase."""
    s.step = WAR
    s.player = s.active
    s.in_move = False


# --- the steps of an attack (RR11.13) ---


def go_on(s: "Romolo", action: int) -> None:
    """The next decision of the War Phase."""
    step = s.step
    if step == WAR:
        if action == a.END_WAR:
            maintenance.begin(s)
        else:
            aim(s, action - a.HEX)
    elif step == DEFENDER:
        s.foe = action - a.SEAT
        s.ask(MUSTER)
    elif step == MUSTER:
        if action == a.DONE:
            strike(s)
        else:
            s.force |= 1 << (action - a.UNIT)
    elif step == POWERS:
        declare(s, action)
    elif step == TOKEN:
        choose_token(s, action - a.TOKEN)
    elif step == RETREAT:
        retreat_or_stay(s, action == a.YES)
    elif step == FALL_BACK:
        fall_back(s, action - a.HEX)
    elif step == HIT:
        if action >= a.UNIT:
            kill(s, action - a.UNIT)
        else:
            kill_ai(s, action - a.AI_UNIT)
        dealt(s)
    else:
        destroy(s, action)


def aim(s: "Romolo", place: int) -> None:
    """The hex of the attack is chosen."""
    s.target = place
    s.attacker = s.active
    if is_defended(s, place):
        s.ask(DEFENDER)
    else:
        s.ask(MUSTER)


def strike(s: "Romolo") -> None:
    """The attackers are chosen: they raze, or the Battle begins."""
    if s.foe >= 0:
        begin_battle(s)
        return
    s.tell("raze", s.active, s.force, s.target)
    s.count = s.force.bit_count()
    ignored = False
    for unit in range(UNITS):
        if s.force & (1 << unit) != 0:
            ignored = ignored or s.st[unit] & PENALTY != 0
            s.st[unit] |= LAID
    if ignored:
        if not s.obsessor_always:
            s.used |= 1 << OBSESSOR  # RR15.9
        s.tell("power", s.active, OBSESSOR)
    s.tell("lie-down", s.active, s.force)
    s.ask(RAZE)


def begin_battle(s: "Romolo") -> None:
    """The Defender's Units are involved, all of them; powers are declared (RR11.2)."""
    involve(s)
    ours = s.troops if s.attacker >= s.players else s.force.bit_count()
    theirs = s.troops if s.foe >= s.players else s.guard.bit_count()
    s.tell("battle", s.attacker, s.foe, s.target, s.force, s.guard, ours, theirs)
    if s.obsessor_always:
        if s.attacker < s.players and s.has(s.attacker, OBSESSOR):
            spare(s, True)
        if s.foe < s.players and s.has(s.foe, OBSESSOR):
            spare(s, False)
    if s.attacker < s.players:
        s.ask_seat(POWERS, s.attacker)
    else:
        s.ask_seat(POWERS, s.foe)


def involve(s: "Romolo") -> None:
    """All Units of the Defender in the hex fight."""
    for unit in range(UNITS):
        if s.at[unit] == s.target and s.owner(unit) == s.foe:
            s.guard |= 1 << unit
    if s.players == 1 and s.foe == 1:
        s.troops = units.ai_here(s, s.target)


def tower_defends(s: "Romolo") -> bool:
    """Whether the Defender's Tower stands in the hex (RR11.14)."""
    return s.hexes[s.target * HEX + TOWER] == s.foe


def hindered(s: "Romolo", attack: bool) -> bool:
    """Whether a Unit of a side has a Penalty token."""
    seat = s.attacker if attack else s.foe
    if seat >= s.players:
        return s.ai[s.target * TROOP + HINDERED] > 0
    mask = s.force if attack else s.guard
    for unit in range(UNITS):
        if mask & (1 << unit) != 0 and s.st[unit] & PENALTY != 0:
            return True
    return False


def declares(s: "Romolo", kind: int) -> int:
    """Whether the seat that decides may declare a power for this Battle (RR15.1)."""
    seat = s.player
    attack = seat == s.attacker
    if not s.has(seat, kind):
        return no.NOT_OWNED
    if kind == DUX:
        return 0 if s.dux > 0 else no.COUNTERS_GONE
    if s.used & (1 << kind) != 0:
        return no.POWER_USED
    if kind == HEROS:
        return 0 if attack else no.NO_USE
    if kind == DEFENSOR:
        return no.NO_USE if attack else 0
    if s.obsessor_always:
        return no.NO_USE
    return 0 if hindered(s, attack) or (attack and tower_defends(s)) else no.NO_USE


def declare(s: "Romolo", action: int) -> None:
    """A power is declared, or no further one; the Attacker first (AMB-44)."""
    seat = s.player
    attack = seat == s.attacker
    if action == a.DONE:
        if attack and s.foe < s.players:
            s.ask_seat(POWERS, s.foe)
        else:
            choose_tokens(s)
        return
    kind = action - a.POWER
    s.tell("power", seat, kind)
    if kind == DUX:
        s.dux -= 1
        if attack:
            s.bonus += 1
        else:
            s.defence += 1
        return
    s.used |= 1 << kind
    if kind == HEROS:
        s.bonus += 2
    elif kind == DEFENSOR:
        s.defence += 1
    else:
        spare(s, attack)


def spare(s: "Romolo", attack: bool) -> None:
    """The Obsessor: no penalty, and +2 against a Tower (section 15)."""
    if not attack:
        s.spared |= 2
        return
    s.spared |= 1
    if tower_defends(s):
        s.bonus += 2


# --- Battle values (RR11.3) ---


def strength(s: "Romolo", mask: int) -> int:
    """The sum of the Units' values."""
    total = 0
    for unit in range(UNITS):
        if mask & (1 << unit) != 0:
            total += s.edition.strength[KIND[unit]]
    return total


def attack_value(s: "Romolo") -> int:
    """VA before the token."""
    total = units_value(s, True) + s.bonus - hindrance(s, True)
    return max(s.edition.minimum, total)


def defence_value(s: "Romolo") -> int:
    """VD before the token."""
    total = units_value(s, False) + s.defence - hindrance(s, False)
    if tower_defends(s):
        total += s.edition.tower
    return max(s.edition.minimum, total)


def units_value(s: "Romolo", attack: bool) -> int:
    """What the Units of a side count."""
    if (s.attacker if attack else s.foe) >= s.players:
        return AI_STRENGTH * s.troops
    return strength(s, s.force if attack else s.guard)


def hindrance(s: "Romolo", attack: bool) -> int:
    """What Penalty tokens cost a side."""
    if s.spared & (1 if attack else 2) != 0 or not hindered(s, attack):
        return 0
    return s.edition.penalty


def tell_sums(s: "Romolo") -> None:
    """How both values come about: Units, Tower, Penalty tokens, powers, token."""
    tower = s.edition.tower if tower_defends(s) else 0
    for attack in (True, False):
        seat = s.attacker if attack else s.foe
        value = attack_value(s) if attack else defence_value(s)
        final = with_token(value, s.chosen if attack else s.answer)
        s.tell(
            "sum",
            seat,
            units_value(s, attack),
            0 if attack else tower,
            hindrance(s, attack),
            s.bonus if attack else s.defence,
            final - value,
            final,
        )


def with_token(value: int, token: int) -> int:
    """A Battle value with its token's effect (RR11.4)."""
    if token == DOUBLE:
        return 2 * value
    return value + 3 if token == PLUS else value


# --- tokens (RR11.4) ---


def choose_tokens(s: "Romolo") -> None:
    """Both choose unseen, the Attacker first; the A.I.'s is drawn after the human's choice."""
    if s.dice:
        s.looking = ATTACK_ROLL
        s.throw(DIE)
    elif s.attacker < s.players:
        s.ask_seat(TOKEN, s.attacker)
    else:
        s.ask_seat(TOKEN, s.foe)


def choose_token(s: "Romolo", token: int) -> None:
    """A seat has chosen its token."""
    seat = s.player
    s.tell_seat("choose", seat, seat, token)
    if seat == s.attacker:
        s.chosen = token
        if s.foe < s.players:
            s.ask_seat(TOKEN, s.foe)
            return
    else:
        s.answer = token
    if s.players == 1:
        s.throw(LOT_TOKEN)
    else:
        reveal(s)


def rolled(s: "Romolo", face: int) -> None:
    """The wooden die in a Battle: the Attacker's roll, then the Defender's (RR11.7)."""
    if s.looking == ATTACK_ROLL:
        s.chosen = SYMBOLS[face]
        s.tell("roll", s.attacker, face)
        s.looking = DEFENCE_ROLL
        s.throw(DIE)
    else:
        s.answer = SYMBOLS[face]
        s.tell("roll", s.foe, face)
        reveal(s)


def reveal(s: "Romolo") -> None:
    """Both tokens are shown and leave the hands; then retreats are decided (RR11.5)."""
    s.reveal()
    if not s.dice:
        show(s, s.attacker, s.chosen)
        show(s, s.foe, s.answer)
    if s.chosen == FLIGHT:
        if s.attacker >= s.players:
            if solitaire.flees(s):
                return
        elif can_flee(s, s.attacker, s.force):
            s.ask_seat(RETREAT, s.attacker)
            return
    defender_decides(s)


def show(s: "Romolo", seat: int, token: int) -> None:
    """A token is public from now on."""
    s.seats[seat * SEAT + SHOWN] |= 1 << token
    s.seats[seat * SEAT + HELD] &= ~(1 << token)
    s.tell("token", seat, token)


def defender_decides(s: "Romolo") -> None:
    """The Defender's retreat, else the resolution."""
    if s.answer == FLIGHT:
        if s.foe >= s.players:
            if solitaire.flees(s):
                return
        elif can_flee(s, s.foe, s.guard):
            s.ask_seat(RETREAT, s.foe)
            return
    resolve(s)


# --- retreat (RR11.5) ---


def escape(s: "Romolo", seat: int, start: int, place: int) -> int:
    """Whether Units may fall back to a hex: explored, enterable, nearer to the Capital (AMB-78)."""
    if place >= s.board.size:
        return no.NO_SUCH_HEX
    if s.board.distance(start, place) != 1:
        return no.NOT_ADJACENT
    if place == s.board.ai:
        return no.AI_CAPITAL
    if s.hexes[place * HEX + UP] == 0:
        return no.NOT_EXPLORED
    water = s.hexes[place * HEX + TERRAIN] == WATER
    afloat = s.hexes[start * HEX + TERRAIN] == WATER
    if water and not afloat and s.hexes[start * HEX + BUILT + HARBOR] == 0:
        return no.NO_HARBOR
    return movement.retreat(s, seat, start, place)


def can_flee(s: "Romolo", seat: int, mask: int) -> bool:
    """Whether a side has Units that can all fall back; a Tower alone cannot (RR11.14)."""
    if mask == 0:
        return False
    for i in range(s.target * 6, s.target * 6 + 6):
        if s.board.near[i] >= 0 and escape(s, seat, s.target, s.board.near[i]) == 0:
            return True
    return False


def retreat_or_stay(s: "Romolo", flee: bool) -> None:
    """A side retreats, or its token counts for nothing."""
    seat = s.player
    if flee:
        s.tell("retreat", seat)
        s.fleeing = seat
        mask = s.force if seat == s.attacker else s.guard
        s.queue = [unit for unit in range(UNITS) if mask & (1 << unit) != 0]
        s.unit = s.queue[0]
        s.ask_seat(FALL_BACK, seat)
    elif seat == s.attacker:
        defender_decides(s)
    else:
        resolve(s)


def fall_back(s: "Romolo", place: int) -> None:
    """One Unit after the other falls back."""
    unit = s.queue.pop(0)
    s.at[unit] = place
    s.tell("fall-back", s.fleeing, unit, s.target, place)
    if s.queue:
        s.unit = s.queue[0]
        return
    s.unit = -1
    retreated(s)


def retreated(s: "Romolo") -> None:
    """The other side has won and may destroy buildings with its Units (RR11.15)."""
    winner = s.foe if s.fleeing == s.attacker else s.attacker
    take_token(s, winner)
    s.count = razers(s, winner)
    if s.count == 0 or not building.is_razable(s, s.target) or is_guarded(s, winner):
        close(s)
    elif winner >= s.players:
        solitaire.raze(s)
    else:
        s.ask_seat(RAZE, winner)


def razers(s: "Romolo", seat: int) -> int:
    """How many involved Units of a side have a positive value."""
    attack = seat == s.attacker
    if seat >= s.players:
        i = s.target * TROOP
        return s.ai[i + STANDING] + (0 if attack else s.ai[i + LYING])
    mask = s.force if attack else s.guard
    ignored = s.spared & (1 if attack else 2) != 0
    found = 0
    for unit in range(UNITS):
        able = ignored or s.st[unit] & PENALTY == 0
        if able and mask & (1 << unit) != 0 and s.edition.strength[KIND[unit]] > 0:
            found += 1
    return found


def is_guarded(s: "Romolo", seat: int) -> bool:
    """Whether a third, non-allied player is in the hex, or Units that did not retreat (AMB-46)."""
    if units.present(s, s.fleeing, s.target):
        return True
    for other in range(s.rivals):
        if other in (s.attacker, s.foe) or s.allied(seat, other):
            continue
        if s.hexes[s.target * HEX + TOWER] == other or units.present(s, other, s.target):
            return True
    return False


# --- resolution (RR11.6) ---


def resolve(s: "Romolo") -> None:
    """Who wins, and what each side inflicts."""
    attack = with_token(attack_value(s), s.chosen)
    defence = with_token(defence_value(s), s.answer)
    if s.log is not None:
        tell_sums(s)
    s.tell("values", attack, defence)
    if attack > defence:
        take_token(s, s.attacker)
    elif defence > attack:
        take_token(s, s.foe)
    s.hits = inflicted(s, attack - defence, s.chosen, s.answer)
    s.blows = inflicted(s, defence - attack, s.answer, s.chosen)
    s.tell("casualties", s.hits, s.blows)
    assign(s)


def inflicted(s: "Romolo", lead: int, own: int, other: int) -> int:
    """Casualties that a side inflicts with a lead and both tokens (RR11.6)."""
    found = s.edition.casualties(lead) if lead > 0 else 0
    if own == SWORD:
        found += 1
    if other == SHIELD:
        found -= 1
    return max(found, 0)


def take_token(s: "Romolo", seat: int) -> None:
    """The winner's Battle token, if any is left."""
    if s.stock[BANK + BANK_BATTLES] > 0:
        s.stock[BANK + BANK_BATTLES] -= 1
        s.seats[seat * SEAT + BATTLES] += 1
        s.tell("wins", seat)
    else:
        s.tell("wins-nothing", seat)


# --- casualties (RR11.8) ---


def assign(s: "Romolo") -> None:
    """Each side assigns what it inflicts: the Attacker first, enemy Units before buildings."""
    if s.hits > 0:
        inflict(s, s.attacker)
    elif s.blows > 0:
        inflict(s, s.foe)
    else:
        close(s)


def inflict(s: "Romolo", seat: int) -> None:
    """The seat's next casualty."""
    if seat >= s.players:
        solitaire.assign(s)
    elif victims_left(s):
        s.ask_seat(HIT, seat)
    elif building.is_razable(s, s.target) or can_hit_tower(s) == 0:
        s.ask_seat(EXCESS, seat)
    else:
        enough(s)


def victim_mask(s: "Romolo") -> int:
    """The Units among which casualties are assigned now."""
    return s.guard if s.hits > 0 else s.force


def sufferer(s: "Romolo") -> int:
    """The seat that suffers the casualties assigned now."""
    return s.foe if s.hits > 0 else s.attacker


def victims_left(s: "Romolo") -> bool:
    """Whether involved enemy Units are left."""
    return s.troops > 0 if sufferer(s) >= s.players else victim_mask(s) != 0


def ai_victims(s: "Romolo", kind: int) -> int:
    """How many of the A.I.'s Units of a condition can be hit: laid ones only defend."""
    if kind == LYING and s.hits == 0:
        return 0
    return s.ai[s.target * TROOP + kind]


def can_hit_tower(s: "Romolo") -> int:
    """Excess may hit the suffering side's own Tower in the hex (RR11.14)."""
    seat = sufferer(s)
    if s.hexes[s.target * HEX + TOWER] != seat:
        return no.NO_TOWER
    return no.NO_TOWER if s.seats[seat * SEAT + DAMAGE] >= s.edition.tower_hits else 0


def dealt(s: "Romolo") -> None:
    """One casualty has been assigned."""
    if s.hits > 0:
        s.hits -= 1
    else:
        s.blows -= 1
    assign(s)


def enough(s: "Romolo") -> None:
    """What is left of the excess is not used."""
    if s.hits > 0:
        s.hits = 0
    else:
        s.blows = 0
    assign(s)


def kill(s: "Romolo", unit: int) -> None:
    """A Unit is destroyed (RR11.9)."""
    s.tell("kill", s.owner(unit), unit, s.at[unit])
    s.force &= ~(1 << unit)
    s.guard &= ~(1 << unit)
    s.st[unit] = 0
    kind = KIND[unit]
    if kind == MERCENARY:
        s.at[unit] = FRONT
    else:
        s.at[unit] = GONE if kind == EXPLORER else NOWHERE


def kill_ai(s: "Romolo", kind: int) -> None:
    """A Unit of the A.I. is destroyed."""
    s.ai[s.target * TROOP + kind] -= 1
    s.troops -= 1
    s.tell("kill-ai", s.target, kind)


# --- destroying Constructions: excess, razing, after a retreat ---


def destroy(s: "Romolo", action: int) -> None:
    """A building, up to three walls, or a hit on the Tower; or no more."""
    step = s.step
    if step == RAZE_SIDE:
        if action != a.DONE:
            building.break_wall(s, s.target, action - a.SIDE)
            s.paid += 1
            if s.paid < s.edition.walls_per_hit and s.hexes[s.target * HEX + WALLS] != 0:
                return
        s.paid = 0
        destroyed(s)
    elif step == RAZE_STORE:
        tear_down(s, WAREHOUSE)
        if action != a.EMPTY:
            building.lose_store(s, action - a.STORE)
        destroyed(s)
    elif action == a.DONE:
        if step == RAZE:
            razed(s)
        else:
            enough(s)
    elif action == a.TOWER:
        seat = sufferer(s)
        s.seats[seat * SEAT + DAMAGE] += 1
        tell_hit(s, seat)
        dealt(s)
    else:
        kind = action - a.PIECE
        if kind == WALL:
            s.paid = 0
            s.ask_seat(RAZE_SIDE, s.player)
        elif kind == WAREHOUSE and building.filled(s, s.target) > 0:
            s.ask_seat(RAZE_STORE, s.player)
        else:
            tear_down(s, kind)
            destroyed(s)


def tear_down(s: "Romolo", kind: int) -> None:
    """A building of the hex leaves the game."""
    building.take_away(s, s.target, kind)
    s.tell("destroy", building.built_as(s, s.target, kind), s.target)


def tell_hit(s: "Romolo", seat: int) -> None:
    """A Tower has been hit: how often by now, and how often it can be."""
    s.tell("hit-tower", seat, s.seats[seat * SEAT + DAMAGE], s.edition.tower_hits)


def destroyed(s: "Romolo") -> None:
    """A Construction is gone: the next one, if any may go."""
    if s.hits > 0 or s.blows > 0:
        dealt(s)
        return
    s.count -= 1
    if s.count > 0 and building.is_razable(s, s.target):
        s.ask_seat(RAZE, s.player)
    else:
        razed(s)


def razed(s: "Romolo") -> None:
    """The razing is over."""
    s.count = 0
    if s.foe >= 0:
        close(s)
    else:
        s.rest()
        enter(s)


# --- the end of a Battle (RR11.10, RR11.13 step 7) ---


def close(s: "Romolo") -> None:
    """Penalty tokens off, attackers laid, tokens refilled, eliminations; then the next attack."""
    relieved = 0
    lying = 0
    for unit in range(UNITS):
        bit = 1 << unit
        if (s.force | s.guard) & bit != 0:
            if s.st[unit] & PENALTY != 0:
                relieved |= bit
            s.st[unit] &= ~(PENALTY | OLD)
            if s.force & bit != 0 and s.st[unit] & LAID == 0:
                lying |= bit
                s.st[unit] |= LAID
    if relieved & s.force != 0:
        s.tell("penalty-off", s.attacker, relieved & s.force)
    if relieved & s.guard != 0:
        s.tell("penalty-off", s.foe, relieved & s.guard)
    if lying != 0:
        s.tell("lie-down", s.attacker, lying)
    if s.players == 1:
        i = s.target * TROOP
        s.ai[i + STANDING] += s.ai[i + HINDERED]
        s.ai[i + HINDERED] = 0
    if refill(s):
        return
    attacker, foe, place = s.attacker, s.foe, s.target
    for seat, by in ((foe, attacker), (attacker, foe)):
        i = seat * SEAT
        if s.seats[i + ALIVE] == 1 and s.seats[i + DAMAGE] >= s.edition.tower_hits:
            eliminate(s, seat, by)
    s.rest()
    if attacker >= s.players:
        solitaire.fought(s, place)
    elif s.seats[attacker * SEAT + ALIVE] == 0:
        s.cut_short()
    else:
        enter(s)


def refill(s: "Romolo") -> bool:
    """Whoever has used all tokens takes them back but one; whether chance has to say which."""
    if s.dice:
        return False
    for seat in (s.attacker, s.foe):
        i = seat * SEAT
        if seat >= s.players:
            if s.seats[i + SHOWN].bit_count() == 5:
                s.seats[i + SHOWN] = 0
        elif s.seats[i + HELD] == 0 and s.seats[i + DAMAGE] < s.edition.tower_hits:
            s.other = seat
            s.throw(ASIDE)
            return True
    return False


def eliminate(s: "Romolo", seat: int, by: int) -> None:
    """A player without a Tower is out; whoever destroyed it takes coins and resources (RR11.12)."""
    i = seat * SEAT
    if by >= 0:
        s.tell("eliminated-by", seat, by)
        tell_loot(s, seat, by)
    else:
        s.tell("eliminated", seat)
    s.fallen = seat
    s.own_hexes()[s.seats[i + CAPITAL] * HEX + TOWER] = NOBODY
    for unit in range(seat * OWN, seat * OWN + OWN):
        s.at[unit] = GONE
        s.st[unit] = 0
    for unit in range(MERCS, UNITS):
        if s.merc[unit - MERCS] == seat:
            dismiss(s, unit)
    for kind in range(COINS, HAND + 5):
        if by >= 0:
            s.seats[by * SEAT + kind] += s.seats[i + kind]
        s.seats[i + kind] = 0
    s.stock[OUT + BANK_BATTLES] += s.seats[i + BATTLES]
    if s.has(seat, DEFENSOR):
        s.stock[OUT + WALL] += s.spare_walls
        s.spare_walls = 0
    if s.has(seat, DUX):
        s.dux = 0
    if s.has(seat, FOEDERATUS):
        s.favours = 0
    if s.has(seat, NEGOTIATOR):
        for kind in range(5):
            s.stock[GOODS + kind] = 0
    for kind in range(5):
        s.seats[i + TILES + kind] = 0
    s.seats[i + BATTLES] = 0
    s.seats[i + ALIVE] = 0
    s.seats[i + CAPITAL] = NOWHERE
    s.seats[i + HELD] = 0
    s.seats[i + SHOWN] = 0
    s.seats[i + CHARS] = 0
    s.seats[i + STANCE] = 0


def tell_loot(s: "Romolo", seat: int, by: int) -> None:
    """What the conqueror finds; of coins that are hidden only he sees how many (RR1.2)."""
    i = seat * SEAT
    for kind in range(5):
        if s.seats[i + HAND + kind] > 0:
            s.tell("loot", by, seat, s.seats[i + HAND + kind], kind)
    coins = s.seats[i + COINS]
    if s.hidden_coins and s.players > 1:
        s.tell_seat("loot-coins", by, by, seat, coins)
    elif coins > 0:
        s.tell("loot-coins", by, seat, coins)


def dismiss(s: "Romolo", unit: int) -> None:
    """A Mercenary leaves the game."""
    s.at[unit] = GONE
    s.st[unit] = 0
    s.merc[unit - MERCS] = NOBODY
    s.stock[OUT + BANK_MERCS] += 1
