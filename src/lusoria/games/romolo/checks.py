"""What must hold in every position, so that play can go on from it."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import combat, maintenance, units
from lusoria.games.romolo.layout import (
    ACT,
    ALIVE,
    ANSWER,
    ARRANGE,
    ASIDE,
    BANK,
    BANK_BATTLES,
    BANK_KINDS,
    BANK_MERCS,
    BATTLES,
    BUILT,
    CAPITAL,
    CHARACTER,
    CHARS,
    CHOICE,
    DEFENDER,
    DO,
    DOWN_MULT,
    EVENT,
    FEED,
    FIRST,
    FOREST,
    FREE,
    GAIN,
    GONE,
    HELD,
    HEX,
    HILL,
    LOST,
    LOT_GROUP,
    LOT_HEX,
    MERCS,
    MULT,
    MULTIPLIER,
    MULTS,
    MUSTER,
    NOBODY,
    NOWHERE,
    OUT,
    OWN,
    PAY,
    PILE,
    PLACE,
    PLAY_OR_END,
    SALARY,
    SEAT,
    SHOWN,
    TERRAIN,
    THIRD,
    TILE,
    TILES,
    TOKEN,
    TOWER,
    TYPES,
    UNITS,
    UNKNOWN,
    UNPAID,
    UP,
    WAGES,
    WALL,
    WALLS,
    WAR,
    WAREHOUSE,
    WATER,
    WATER_PILE,
)
from lusoria.games.romolo.tiles import CHARACTERS, NO_TILE, PRAEPOSITUS, TYPE

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

LATER: Final = (CHARACTER, ASIDE, FREE, PLACE)  # steps of the set-up after the hexes are laid


def check(s: "Romolo", data: Reader) -> None:
    """Refuses a position in which pieces are missing or the course of the game makes no sense."""
    if not hexes_fit(s):
        raise data.wrong("the hexes and tiles do not fit together")
    if not pieces_fit(s):
        raise data.wrong("pieces of the Bank are missing, or there are too many")
    if not characters_fit(s):
        raise data.wrong("the characters do not fit together")
    if not seats_fit(s) or not units_fit(s) or not tokens_fit(s) or not setup_fits(s):
        raise data.wrong("the seats and their units do not fit together")
    if s.player == OVER:
        if s.ended == "" or s.step != ACT or s.in_move:
            raise data.wrong("a game that is over has ended somehow")
        return
    if s.ended != "" and not (s.step == MULTIPLIER and s.players == 1):
        raise data.wrong("a game that goes on has not ended")
    if not course_fits(s) or not move_fits(s):
        raise data.wrong("player, active and step do not fit together")
    if not (s.chances() if s.player == CHANCE else s.find_legal()):
        raise data.wrong("there is nothing to decide")


def hexes_fit(s: "Romolo") -> bool:
    """Tiles and multipliers add up; what is built stands on explored land."""
    tiles = [0, 0, 0, 0]
    down = 0
    multipliers = [0, 0]
    unseen = 0
    for i in range(0, s.board.size * HEX, HEX):
        terrain, up, mult = s.hexes[i + TERRAIN], s.hexes[i + UP], s.hexes[i + MULT]
        if up == 1 and (terrain == UNKNOWN or mult == DOWN_MULT) and not is_turning(s, i):
            return False
        if up == 0 and s.hexes[i + LOST] != UNKNOWN:
            return False
        built = s.hexes[i + TOWER] != NOBODY or s.hexes[i + WALLS] != 0
        for kind in range(WALL):
            built = built or s.hexes[i + BUILT + kind] > 0
        if built and (up == 0 or terrain == WATER):
            return False
        down += terrain == UNKNOWN
        unseen += mult == DOWN_MULT
        if terrain != UNKNOWN:
            tiles[terrain] += 1
        if s.hexes[i + LOST] != UNKNOWN:
            tiles[s.hexes[i + LOST]] += 1
        if mult > DOWN_MULT:
            multipliers[mult - 2] += 1
    for kind in range(2):
        if multipliers[kind] + s.stock[MULTS + kind] != s.edition.multipliers[kind]:
            return False
    if unseen > s.stock[MULTS] + s.stock[MULTS + 1]:
        return False
    if s.turn == 0:
        return True
    if down > sum(s.stock[PILE : PILE + 4]):
        return False
    for kind in range(4):
        total = s.edition.tiles[kind] - (s.stock[WATER_PILE] if kind == WATER else 0)
        if tiles[kind] + s.stock[PILE + kind] != total:
            return False
    return True


def is_turning(s: "Romolo", i: int) -> bool:
    """Whether a hex is just being flooded, its multiplier not drawn yet."""
    return s.step == MULTIPLIER and s.target * HEX == i


def pieces_fit(s: "Romolo") -> bool:
    """Bank, map, tiles and what has left the game add up."""
    for kind in range(BANK_KINDS):
        total = s.stock[BANK + kind] + s.stock[OUT + kind]
        if kind == BANK_MERCS:
            owned = 0
            gone = 0
            for i in range(UNITS - MERCS):
                owned += s.merc[i] >= 0
                gone += s.at[MERCS + i] == GONE
            if gone != s.stock[OUT + kind]:
                return False
            total += owned
        elif kind == BANK_BATTLES:
            for seat in range(s.rivals):
                total += s.seats[seat * SEAT + BATTLES]
        else:
            for i in range(0, s.board.size * HEX, HEX):
                total += (
                    s.hexes[i + WALLS].bit_count() if kind == WALL else s.hexes[i + BUILT + kind]
                )
            if kind == WALL:
                total += s.spare_walls + s.gratis
        start = s.edition.bank[s.players - 1][kind]
        if total > start or (s.turn > 0 and total != start):
            return False
    return True


def characters_fit(s: "Romolo") -> bool:
    """No tile is there twice, none that has not come up."""
    seen = 0
    praepositus = 0
    for tile in s.display:
        if tile == PRAEPOSITUS:
            praepositus += 1
        elif tile != NO_TILE:
            if seen & (1 << tile) != 0:
                return False
            seen |= 1 << tile
    for seat in range(s.rivals):
        mask = s.seats[seat * SEAT + CHARS]
        if seen & mask != 0 or mask & (1 << PRAEPOSITUS) != 0:
            return False
        seen |= mask
        praepositus += sum(s.seats[seat * SEAT + TILES : seat * SEAT + TILES + 5])
    counts = s.edition.type_counts[s.players - 1]
    drawn = [0, 0, 0]
    for kind in range(CHARACTERS):
        drawn[TYPE[kind]] += s.drawn >> kind & 1
    if drawn[0] != 0 or seen & ~s.drawn != 0:
        return False
    if praepositus + s.stock[TYPES] > counts[0] + 1:
        return False
    return all(drawn[kind] + s.stock[TYPES + kind] == counts[kind] for kind in (1, 2))


def seats_fit(s: "Romolo") -> bool:
    """A living seat has its tower in its Capital; others have neither."""
    for seat in range(s.rivals):
        i = seat * SEAT
        capital = s.seats[i + CAPITAL]
        towers = 0
        for place in range(s.board.size):
            towers += s.hexes[place * HEX + TOWER] == seat
        if s.seats[i + ALIVE] == 0:
            if towers > 0 or capital != NOWHERE or s.turn == 0:
                return False
        elif capital == NOWHERE:
            if towers > 0 or s.turn > 0:
                return False
        elif towers != 1 or s.hexes[capital * HEX + TOWER] != seat:
            return False
    if s.players == 1 and s.seats[SEAT + ALIVE] == 0:
        return False
    return s.player == OVER or s.living_sides() > 0


def tokens_fit(s: "Romolo") -> bool:
    """A living player holds or has shown five tokens; with the die nobody has any."""
    if s.turn == 0 or s.player == OVER:
        return True
    for seat in range(s.players):
        held, shown = s.seats[seat * SEAT + HELD], s.seats[seat * SEAT + SHOWN]
        if s.dice:
            if held | shown != 0:
                return False
        elif s.seats[seat * SEAT + ALIVE] == 1:
            if held & shown != 0 or held.bit_count() + shown.bit_count() != 5:
                return False
            if held == 0 and (s.step == TOKEN or seat not in (s.attacker, s.foe)):
                return False
    return True


def setup_fits(s: "Romolo") -> bool:
    """In the set-up those who have chosen, in player order, are the ones before the active seat."""
    if s.turn > 0:
        return True
    done = (s.active - s.first) % s.players
    for place in range(s.players):
        i = (s.first + place) % s.players * SEAT
        rough = 0
        up = 0
        for start in s.board.starts[place]:
            up += s.hexes[start * HEX + UP]
            rough += s.hexes[start * HEX + TERRAIN] in (HILL, FOREST)
        laid = s.step in LATER or (s.step == ARRANGE and place < done)
        if up != (3 if laid else 0) or rough != (1 if laid else 0):
            return False
        chosen = s.step not in (FIRST, THIRD) or (s.step == THIRD and place < done)
        if (s.seats[i + CHOICE] != 0) != chosen:
            return False
        founded = s.step == PLACE and (place < done or (place == done and s.count > 0))
        if (s.seats[i + CAPITAL] != NOWHERE) != founded:
            return False
    return True


def units_fit(s: "Romolo") -> bool:
    """Units stand in explored hexes; a mercenary that somebody has is somewhere."""
    for unit in range(UNITS):
        place = s.at[unit]
        owner = s.owner(unit)
        if place >= 0:
            if owner < 0 or owner >= s.players or s.hexes[place * HEX + UP] == 0:
                return False
            if s.seats[owner * SEAT + ALIVE] == 0 or place == s.board.ai:
                return False
        elif unit >= MERCS:
            if (owner >= 0) != (place == -3):
                return False
        elif place == -3:
            return False
    for store in s.stores:
        if s.hexes[(store >> 7) * HEX + BUILT + WAREHOUSE] == 0 and s.spill < 0:
            return False
    return True


def course_fits(s: "Romolo") -> bool:
    """The step, who decides and whose Turn it is."""
    if (s.player == CHANCE) != (s.step <= EVENT):
        return False
    if s.turn == 0:
        return s.step <= PLACE and s.active < s.players and 0 <= s.count <= 4
    if EVENT < s.step <= PLACE or s.round == 0:
        return False
    if s.player >= 0 and s.seats[s.player * SEAT + ALIVE] == 0:
        return False
    if s.seats[s.active * SEAT + ALIVE] == 0:
        return False
    own = s.step in (ACT, WAR, PLAY_OR_END) or DO <= s.step <= GAIN or s.step >= SALARY
    return not own or s.player == s.active


def move_fits(s: "Romolo") -> bool:
    """The move under way: its unit, its hex, its battle."""
    step = s.step
    if (DO <= step <= GAIN and s.verb != WAGES) or step == ANSWER:
        if s.unit < 0 or s.owner(s.unit) != s.active or s.at[s.unit] < 0 or s.work < 0:
            return False
        if s.away and s.board.distance(s.work, s.at[s.unit]) != 1:
            return False
        if not s.away and s.work != s.at[s.unit]:
            return False
    if step in (TILE, MULTIPLIER) and s.target < 0:
        return False
    if step in (LOT_GROUP, LOT_HEX) and len(s.groups) < 2:
        return False
    if DEFENDER <= step < SALARY or step == TOKEN:
        return battle_fits(s)
    if step > PLACE and not is_peaceful(s):
        return False
    if step == PAY and not bill_fits(s):
        return False
    if step == UNPAID and not 0 < s.count <= maintenance.employed(s, s.active):
        return False
    return step != FEED or s.paid < 100


def is_peaceful(s: "Romolo") -> bool:
    """Whether no battle is under way: nobody attacks, defends or has anything to lose (RR11.13)."""
    nobody = s.attacker == s.foe == s.fleeing == NOBODY
    return nobody and s.force == s.guard == s.hits == s.blows == 0


def bill_fits(s: "Romolo") -> bool:
    """How many walls, hired or unpaid Mercenaries there are (RR7.4, RR9.6, RR12.2)."""
    if s.verb == WAGES:
        return s.piece == s.count and 0 <= s.count < maintenance.employed(s, s.active)
    if s.verb == a.HIRE:
        return 0 < s.count <= min(2, s.stock[BANK + BANK_MERCS])
    return 0 <= s.count <= (3 if s.verb == a.BUILD else 0)


def battle_fits(s: "Romolo") -> bool:
    """Who fights whom where."""
    if s.target < 0 or s.attacker < 0 or s.attacker == s.foe:
        return False
    fights = s.step not in (DEFENDER, MUSTER) and s.foe >= 0 and s.fleeing < 0 and s.guard != 0
    if fights and not combat.defends(s, s.foe, s.target):
        return False
    for unit in range(UNITS):
        if s.force & (1 << unit) != 0 and (s.owner(unit) != s.attacker or s.at[unit] < 0):
            return False
        if s.guard & (1 << unit) != 0 and (s.owner(unit) != s.foe or s.at[unit] < 0):
            return False
    return s.foe < 0 or units.present(s, s.foe, s.target) or s.foe < OWN
