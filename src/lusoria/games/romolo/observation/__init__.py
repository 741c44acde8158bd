"""What a seat may know of a position as bytes."""

from typing import TYPE_CHECKING

from lusoria.core.observation import MOST, capped
from lusoria.core.state import OVER
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, tiles
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.economy import display
from lusoria.games.romolo.knowledge import (
    has_peeked,
    sees_coins,
    sees_multiplier,
    sees_third,
    sees_token,
)
from lusoria.games.romolo.observation import prototype
from lusoria.games.romolo.observation.bytes_of import add_bits, turned, turned_bits
from lusoria.games.romolo.observation.parts import (
    BITS4,
    BITS6,
    CONDITION,
    ENDING,
    FACE_DOWN,
    GROUND,
    HEX,
    HEXES,
    IN_FRONT,
    IN_PROTOTYPE,
    IN_PUBLISHED,
    NO_BATTLE,
    NO_HEX,
    NO_ONE,
    NO_PIECES,
    NO_PLACES,
    NO_SEAT,
    NO_TROOPS,
    NO_UNITS,
    OUT,
    PEEKED,
    PHASE,
    SEAT,
    SECRET,
    SLOTS,
    STANDS,
    STEP,
    THIRD,
    TILE,
    TOKEN,
    TYPE,
    UNIT,
)
from lusoria.games.romolo.turn import phase as turn

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


def observation(s: "Romolo", seat: int) -> bytes:
    """The position as the seat may know it."""
    phase = turn.phase(s)
    numbers = _table(s)
    _add_units(s, numbers)
    _add_seats(s, seat, numbers)
    found = [bytes(numbers), _left(s) if phase == layout.ACTS else NO_UNITS, _troops(s)]
    _add_hexes(s, seat, found)
    _add_conditions(s, seat, found)
    found.append(PHASE[phase + 1])
    _add_course(s, seat, found)
    _add_talents(s, seat, found)
    _add_battle(s, seat, found)
    if s.edition.auctions:
        found.append(IN_PROTOTYPE)
        prototype.add(s, seat, found)
    else:
        found.append(IN_PUBLISHED)
    return b"".join(found)


# --- amounts ---


def _table(s: "Romolo") -> list[int]:
    """What lies on the table beside the map."""
    stock = s.stock
    owned = 0
    for other in range(s.rivals):
        owned |= s.characters(other)
    numbers = [
        s.players,
        1 if s.dice else 0,
        1 if s.teams else 0,
        1 if s.hidden_coins else 0,
        1 if s.water_counts else 0,
        1 if s.goods_are_spent else 0,
        1 if s.obsessor_always else 0,
        1 if s.in_move else 0,
        1 if s.player == OVER else 0,
        capped(s.round),
        1 if s.hired and s.turn > 0 else 0,
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
        numbers += [stores.place(store) + 1, stores.kind(store), stores.cubes(store)]
    numbers += [0] * (3 * (a.MOST_STORES - len(s.stores)))
    return numbers


def _add_units(s: "Romolo", numbers: list[int]) -> None:
    """Where units are, and a battle's casualties."""
    at = s.at
    seated = s.players * layout.OWN
    for unit in range(seated):
        place = at[unit]
        numbers.append(OUT if place == layout.GONE else place + 1)
    numbers += NO_PLACES[seated:]
    for unit in range(layout.MERCS, layout.UNITS):
        place = at[unit]
        if place < layout.NOWHERE:
            place = OUT - 1 if place == layout.GONE else IN_FRONT - 1
        numbers.append(place + 1)
    fights = not s.is_peaceful() and s.player != OVER
    numbers.append(s.battle.attack.hits if fights else 0)
    numbers.append(s.battle.defence.hits if fights else 0)


def _add_seats(s: "Romolo", seat: int, numbers: list[int]) -> None:
    """What each seat has."""
    for i in range(s.rivals):
        other = (seat + i) % s.rivals
        start = other * layout.SEAT
        row = s.seats[start : start + layout.HELD]
        for kind in range(layout.COINS, layout.BATTLES):
            if row[kind] > MOST:
                row[kind] = MOST
        if not sees_coins(s, other, seat):
            row[layout.COINS] = 0
        row[layout.CAPITAL] += 1
        held = s.seats[start + layout.HELD] if other < s.players and not s.dice else 0
        row.append(held.bit_count())
        numbers += row
        numbers += s.seats[start + layout.TILES : start + layout.TILES + 5]
    for _ in range(s.rivals, 4):
        numbers += NO_SEAT


# --- the map ---


def _add_hexes(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """The map: pieces, and then what else is seen of each hex."""
    hexes = s.hexes
    size = s.board.size
    missing = len(HEXES) - size
    seen: list[bytes] = []
    for i in range(0, size * layout.HEX, layout.HEX):
        peeked = hexes[i + layout.SEEN]
        looked = peeked != 0 and has_peeked(s, i, seat)
        ground = hexes[i + layout.MULT]
        if hexes[i + layout.UP] == 0:
            found.append(NO_PIECES)
            if ground > layout.DOWN_MULT and not sees_multiplier(s, i, seat):
                ground = layout.DOWN_MULT
            if peeked == 0:
                seen.append(FACE_DOWN[ground])
                continue
            if looked:
                ground += 8 * (hexes[i + layout.TERRAIN] + 1)
            seen.append(GROUND[ground])
            seen.append(PEEKED[turned_bits(s, peeked, seat)])
            seen.append(STANDS[0])
            continue
        built = 0
        for k in range(i + layout.BUILT, i + layout.HEX):
            built |= hexes[k]
        found.append(NO_PIECES if built == 0 else bytes(hexes[i + layout.BUILT : i + layout.HEX]))
        seen.append(GROUND[ground + 4 + 8 * (hexes[i + layout.TERRAIN] + 1)])
        lost = hexes[i + layout.LOST] + 1 if looked else 0
        seen.append(PEEKED[16 * lost + (turned_bits(s, peeked, seat) if peeked != 0 else 0)])
        tower = hexes[i + layout.TOWER]
        owner = turned(s, tower, seat) if tower >= 0 else 0
        seen.append(STANDS[64 * owner + hexes[i + layout.WALLS]])
    found.append(NO_PIECES * missing)
    found += seen
    found.append(NO_HEX * missing)
    add_bits(s.exploited, len(HEXES), found)


def _troops(s: "Romolo") -> bytes:
    """The A.I.'s units."""
    if s.players > 1:
        return NO_TROOPS
    return bytes(s.ai) + NO_TROOPS[len(s.ai) :]


def _left(s: "Romolo") -> bytes:
    """The Actions that units of the active seat have left."""
    start = s.active * layout.OWN
    own = [turn.left(s, unit) for unit in range(start, start + layout.OWN)]
    hired: list[int] = []
    for unit in range(layout.MERCS, layout.UNITS):
        hired.append(turn.left(s, unit) if s.merc[unit - layout.MERCS] == s.active else 0)
    return (
        NO_UNITS[:start] + bytes(own) + NO_UNITS[start + layout.OWN : layout.MERCS] + bytes(hired)
    )


def _add_conditions(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """Whose each unit is, and how it is."""
    at = s.at
    st = s.st
    whose = [8 * turned(s, owner, seat) for owner in range(4)]
    away = 0  # in hand, at the Bank, or out of the game
    for unit in range(layout.UNITS):
        if at[unit] < 0 and (unit < layout.MERCS or s.merc[unit - layout.MERCS] < 0):
            away += 1
            continue
        if away > 0:
            found.append(NO_ONE[away])
            away = 0
        now = st[unit]
        condition = whose[s.owner(unit)]
        if now & layout.LAID != 0:
            condition += 1
        if now & layout.PENALTY != 0:
            condition += 2
        if now & layout.NEW != 0:
            condition += 4
        found.append(CONDITION[condition])
    found.append(NO_ONE[away])


# --- choices ---


def _add_course(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """What is decided, by whom, in whose Turn, and which characters are for hire."""
    found.append(STEP[s.step + 1])
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
        owned = of[(seat + i) % count * layout.SEAT + layout.CHARS]
        add_bits(owned, tiles.CHARACTERS, found)
    found.append(TILE[0] * (4 - count))
    add_bits(s.used, tiles.CHARACTERS, found)
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


def _third(s: "Romolo", other: int, seat: int) -> int:
    """The third starting hex; nobody laid the A.I.'s."""
    choice = s.third_terrain(other)
    if choice == 0 or other >= s.players:
        return 0
    return choice if sees_third(s, other, seat) else SECRET


def _add_battle(s: "Romolo", seat: int, found: list[bytes]) -> None:
    """The unit that acts, and the battle under way."""
    falls_back = s.step == asked.FALL_BACK
    unit = s.battle.fleers[0] if falls_back else s.move.unit
    acts = s.in_move and unit >= 0
    found.append(UNIT[unit + 1] if acts else UNIT[0])
    found.append(HEX[s.move.place + 1] if acts and not falls_back else HEX[0])
    if s.is_peaceful() or s.player == OVER:
        found.append(NO_BATTLE)
        return
    attack = s.battle.attack
    defence = s.battle.defence
    found.append(HEX[s.battle.place + 1])
    found.append(SEAT[turned(s, attack.seat, seat)])
    found.append(SEAT[turned(s, defence.seat, seat)])
    add_bits(attack.units, layout.UNITS, found)
    add_bits(0 if s.step == asked.MUSTER else defence.units, layout.UNITS, found)
    found.append(TOKEN[attack.token + 1 if sees_token(s, attack.seat, seat) else 0])
    found.append(TOKEN[defence.token + 1 if sees_token(s, defence.seat, seat) else 0])
