"""What may be done, and why not. One check serves both: 0 is fine, else a code of `refusals`."""

from typing import TYPE_CHECKING, Final

from lusoria.games.roma import actions as a
from lusoria.games.roma import refusals as no
from lusoria.games.roma.cards import (
    AESCULAPINUM,
    ARCHITECTUS,
    BASILICA,
    BUILDINGS,
    CENTURIO,
    CONSUL,
    EMPTY,
    ESSEDUM,
    FORUM,
    GLADIATOR,
    HARUSPEX,
    KINDS,
    LEGAT,
    LEGIONARIUS,
    MERCATOR,
    MERCATUS,
    NERO,
    ONAGER,
    PRAETORIANUS,
    PRICES,
    SCAENICUS,
    SENATOR,
    SICARIUS,
    TEMPLUM,
    TURRIS,
    VELITES,
)
from lusoria.games.roma.effects import empty_discs, on_side
from lusoria.games.roma.layout import (
    ACT,
    ADD,
    BUY,
    CHANGE,
    COPY,
    DECK,
    DISCARD,
    FREE,
    HELD,
    KEEP,
    PASS,
    PLACE,
    POINTS,
    RECOVER,
    RELAY,
    REROLL,
    SEEK,
    TARGET,
    TEMPLE,
    UNUSED,
)

CHEAPEST: Final = min(PRICES)

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def find(s: "Roma") -> list[int]:
    """The legal actions of the seat that decides, ascending."""
    step = s.step
    if step == ACT:
        return acts(s)
    found: list[int] = []
    if step == TARGET:
        for disc in range(6):
            if target(s, disc) == 0:
                found.append(a.TARGET + disc)
    elif step == REROLL:
        found = [a.REROLL, a.STAND]
    elif step == POINTS:
        dice(s, a.POINTS, found)
    elif step == TEMPLE:
        found.append(a.DONE)
        dice(s, a.TEMPLE, found)
    elif step == ADD:
        found.append(a.DONE)
        dice(s, a.ADD, found)
    elif step == CHANGE:
        for block in (a.RAISE, a.LOWER):
            for value in range(1, 7):
                if change(s, block, value) == 0:
                    found.append(block + value - 1)
    elif step == BUY:
        found.append(a.DONE)
        most = min(s.money[s.active] // 2, s.points[1 - s.active])
        for count in range(most):
            found.append(a.BUY + count)
    elif step == COPY:
        for kind in range(BUILDINGS):
            if copy(s, kind) == 0:
                found.append(a.COPY + kind)
    elif step == PASS:
        kinds(s, s.active * KINDS, a.PASS, KINDS, found)
    elif step == KEEP:
        kinds(s, HELD, a.KEEP, KINDS, found)
    elif step == SEEK:
        kinds(s, DECK, a.TAKE, KINDS, found)
    elif step == RECOVER:
        kinds(s, DISCARD, a.TAKE, BUILDINGS, found)
    else:
        if step == FREE:
            found.append(a.DONE)
        for kind in range(KINDS):
            if lay_card(s, kind) == 0:
                for disc in range(6):
                    if lay_place(s, disc) == 0:
                        found.append(a.LAY + kind * 6 + disc)
    return found


def acts(s: "Roma") -> list[int]:
    """The legal actions of phase 3 (R7)."""
    found = [a.END]
    values = unused(s)
    for value in values:
        found.append(a.MONEY + value - 1)
    if s.deck_size + s.discard_size > 0:
        for value in values:
            found.append(a.DRAW + value - 1)
    for value in values:
        if activation(s, value - 1) == 0:
            found.append(a.ACTIVATE + value - 1)
    money = s.money[s.active]
    if money >= CHEAPEST:
        cards = s.cards
        hand = s.active * KINDS
        for kind in range(KINDS):
            if cards[hand + kind] > 0 and PRICES[kind] <= money:
                action = a.LAY + kind * 6
                for disc in range(6):
                    found.append(action + disc)
    return found


def unused(s: "Roma") -> list[int]:
    """The values that unused dice show, ascending, each once."""
    used = s.used
    x = s.dice[0] if used[0] == UNUSED else 0
    y = s.dice[1] if used[1] == UNUSED else 0
    z = s.dice[2] if used[2] == UNUSED else 0
    if x > y:
        x, y = y, x
    if y > z:
        y, z = z, y
    if x > y:
        x, y = y, x
    found: list[int] = []
    if x > 0:
        found.append(x)
    if y > x:
        found.append(y)
    if z > y:
        found.append(z)
    return found


def dice(s: "Roma", block: int, found: list[int]) -> None:
    """An action of the block for each value that an unused die shows."""
    for value in unused(s):
        found.append(block + value - 1)


def kinds(s: "Roma", zone: int, block: int, below: int, found: list[int]) -> None:
    """An action of the block for each kind in the zone."""
    cards = s.cards
    for kind in range(below):
        if cards[zone + kind] > 0:
            found.append(block + kind)


def code(s: "Roma", action: int) -> int:
    """Why the action is refused; NOT_NOW if the question is another one."""
    block = a.verb(action)
    rest = action - block
    step = s.step
    if step == ACT:
        if block == a.MONEY:
            return die(s, rest + 1)
        if block == a.DRAW:
            return draw(s, rest + 1)
        if block == a.ACTIVATE:
            return activation(s, rest)
        if block == a.LAY:
            return lay_card(s, rest // 6)
    elif block == a.TARGET and step == TARGET:
        return target(s, rest)
    elif (
        (block == a.POINTS and step == POINTS)
        or (block == a.TEMPLE and step == TEMPLE)
        or (block == a.ADD and step == ADD)
    ):
        return die(s, rest + 1)
    elif (block == a.RAISE or block == a.LOWER) and step == CHANGE:
        return change(s, block, rest + 1)
    elif block == a.BUY and step == BUY:
        return buy(s, rest + 1)
    elif block == a.COPY and step == COPY:
        return copy(s, rest)
    elif block == a.PASS and step == PASS:
        return no.NOT_IN_HAND
    elif block == a.KEEP and step == KEEP:
        return no.NOT_DRAWN
    elif block == a.TAKE and step == SEEK:
        return no.NOT_IN_DRAW_PILE
    elif block == a.TAKE and step == RECOVER:
        return no.NOT_A_CHARACTER if rest >= BUILDINGS else no.NOT_DISCARDED
    elif block == a.LAY and step in (PLACE, FREE, RELAY):
        found = lay_card(s, rest // 6)
        return found if found != 0 else lay_place(s, rest % 6)
    return no.NOT_NOW


# --- dice ---


def die(s: "Roma", value: int) -> int:
    """A die of that value must be unused (R7)."""
    return 0 if s.has_die(value) else no.NO_DIE


def draw(s: "Roma", value: int) -> int:
    """Drawing needs a die, and a card in one of the piles (R10, R11)."""
    if not s.has_die(value):
        return no.NO_DIE
    return 0 if s.deck_size + s.discard_size > 0 else no.PILES_EMPTY


def change(s: "Roma", block: int, value: int) -> int:
    """A die may be changed that is unused and stays between 1 and 6 (R26)."""
    if (block == a.RAISE and value == 6) or (block == a.LOWER and value == 1):
        return no.BEYOND
    return die(s, value)


def buy(s: "Roma", count: int) -> int:
    """Points may be bought while money and the opponent's points last (R25)."""
    if count > s.points[1 - s.active]:
        return no.NOT_SO_MANY_POINTS
    return 0 if 2 * count <= s.money[s.active] else no.NOT_ENOUGH_MONEY


# --- laying ---


def lay_card(s: "Roma", kind: int) -> int:
    """Which cards may be laid (R4, R8, R21, R22, R32, R39)."""
    step = s.step
    if step == RELAY:
        return 0 if s.cards[HELD + kind] > 0 else no.NOT_TAKEN_UP
    if s.cards[s.active * KINDS + kind] == 0:
        return no.NOT_IN_HAND
    if step == FREE:
        if s.acting == ARCHITECTUS and kind < BUILDINGS:
            return no.NOT_A_BUILDING
        if s.acting == SENATOR and kind >= BUILDINGS:
            return no.NOT_A_CHARACTER
    elif step == ACT and PRICES[kind] > s.money[s.active]:
        return no.TOO_DEAR
    return 0


def lay_place(s: "Roma", disc: int) -> int:
    """Where a card may be laid: in the set-up and in RELAY each disc takes one (R4, R22, R39)."""
    if s.step == PLACE and s.board[s.active * 6 + disc] != EMPTY:
        return no.PLACE_TAKEN
    if s.step == RELAY and s.laid & (1 << disc) != 0:
        return no.PLACE_TAKEN
    return 0


# --- activating ---


def activation(s: "Roma", disc: int) -> int:
    """A card may be activated with a die of its disc, if it can do anything (R12, R15, R29)."""
    kind = s.board[s.active * 6 + disc]
    if kind == EMPTY:
        return no.NO_CARD
    if kind in (BASILICA, TEMPLUM, TURRIS):
        return no.PASSIVE
    if s.blocked[s.active] & (1 << disc) != 0:
        return no.BLOCKED
    if not s.has_die(disc + 1):
        return no.NO_DIE
    return effect(s, kind, disc, s.spare_dice() - 1)


def effect(s: "Roma", kind: int, disc: int, spare: int) -> int:
    """Whether the card can do anything from the disc with so many dice left (R15)."""
    enemy = 1 - s.active
    if kind == FORUM:
        return 0 if spare > 0 else no.NO_SECOND_DIE
    if kind in (LEGIONARIUS, CENTURIO):
        return 0 if s.board[enemy * 6 + disc] != EMPTY else no.NOTHING_OPPOSITE
    if kind in (SICARIUS, GLADIATOR, VELITES):
        return 0 if sort_on_side(s, enemy, 0, BUILDINGS) else no.NO_CHARACTER
    if kind in (NERO, ONAGER):
        return 0 if sort_on_side(s, enemy, BUILDINGS, KINDS) else no.NO_BUILDING
    if kind == LEGAT:
        return 0 if empty_discs(s, enemy) > 0 else no.NO_EMPTY_DISC
    if kind == ESSEDUM:
        return 0 if empty_discs(s, enemy) < 6 else no.NO_CARDS
    if kind == MERCATUS:
        return 0 if on_side(s, enemy, FORUM) > 0 else no.NO_FORUM
    if kind == MERCATOR:
        return 0 if s.money[s.active] >= 2 else no.NOT_ENOUGH_MONEY
    if kind == CONSUL:
        return 0 if spare > 0 else no.NO_SECOND_DIE
    if kind == PRAETORIANUS:
        return 0 if s.blocked[enemy] != 63 else no.ALL_BLOCKED
    if kind == HARUSPEX:
        return 0 if s.deck_size + s.discard_size > 0 else no.PILES_EMPTY
    if kind == AESCULAPINUM:
        return 0 if sort_in_zone(s, DISCARD, 0, BUILDINGS) else no.NO_CHARACTER_DISCARDED
    if kind == ARCHITECTUS:
        hand = s.active * KINDS
        return 0 if sort_in_zone(s, hand, BUILDINGS, KINDS) else no.NO_BUILDING_IN_HAND
    if kind == SENATOR:
        hand = s.active * KINDS
        return 0 if sort_in_zone(s, hand, 0, BUILDINGS) else no.NO_CHARACTER_IN_HAND
    if kind == SCAENICUS:
        return scaenicus(s, disc, spare)
    return 0


def scaenicus(s: "Roma", disc: int, spare: int) -> int:
    """The Scaenicus acts if one of the other characters could act in its place (R15, R30)."""
    for i in range(s.active * 6, s.active * 6 + 6):
        kind = s.board[i]
        if 0 <= kind < BUILDINGS and kind != SCAENICUS and effect(s, kind, disc, spare) == 0:
            return 0
    return no.NOTHING_TO_COPY


def copy(s: "Roma", kind: int) -> int:
    """A character may be copied that lies on the own side and could do something (R15, R30)."""
    if kind >= BUILDINGS:
        return no.NOT_A_CHARACTER
    if kind == SCAENICUS:
        return no.COPIES_NOTHING
    if on_side(s, s.active, kind) == 0:
        return no.NOT_ON_YOUR_SIDE
    return effect(s, kind, s.source, s.spare_dice())


def target(s: "Roma", disc: int) -> int:
    """What may be aimed at depends on the acting card (R20, R24, R28, R29, R33, R42)."""
    enemy = 1 - s.active
    kind = s.board[enemy * 6 + disc]
    acting = s.acting
    if acting == PRAETORIANUS:
        return no.BLOCKED_ALREADY if s.blocked[enemy] & (1 << disc) != 0 else 0
    if kind == EMPTY:
        return no.NO_TARGET
    if acting in (NERO, ONAGER):
        return 0 if kind >= BUILDINGS else no.NOT_A_BUILDING
    return 0 if kind < BUILDINGS else no.NOT_A_CHARACTER


def sort_on_side(s: "Roma", seat: int, low: int, high: int) -> bool:
    """Whether the seat has a card of those kinds on the table."""
    for i in range(seat * 6, seat * 6 + 6):
        if low <= s.board[i] < high:
            return True
    return False


def sort_in_zone(s: "Roma", zone: int, low: int, high: int) -> bool:
    """Whether there is a card of those kinds in a zone."""
    for i in range(zone + low, zone + high):
        if s.cards[i] > 0:
            return True
    return False
