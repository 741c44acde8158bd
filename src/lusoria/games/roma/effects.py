"""What each card does when it is activated (R13, R14, R20 to R44).

An effect begins in `begin`; if a decision or the battle die is needed, it asks and `go_on` takes
it up with the answer. It ends with `s.finish()`.
"""

from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.games.roma import actions as a
from lusoria.games.roma import battle, piles
from lusoria.games.roma.cards import (
    AESCULAPINUM,
    ARCHITECTUS,
    BASILICA,
    BUILDINGS,
    CENTURIO,
    CONSILIARIUS,
    CONSUL,
    EMPTY,
    ESSEDUM,
    FORUM,
    HARUSPEX,
    KINDS,
    LEGAT,
    LEGIONARIUS,
    MACHINA,
    MERCATOR,
    MERCATUS,
    SCAENICUS,
    SENATOR,
    TEMPLUM,
    TRIBUNUS,
)
from lusoria.games.roma.layout import (
    ADD,
    BATTLE,
    BUILDING,
    BUY,
    CHANGE,
    CHARACTER,
    COPY,
    DECK,
    DISCARD,
    FREE,
    HELD,
    KNOWN,
    POINTS,
    RECOVER,
    RELAY,
    SEEK,
    SPENT,
    TARGET,
    TEMPLE,
    UNUSED,
)

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def activate(s: "Roma", disc: int, die: int) -> None:
    """A die has been put on a disc: the card there acts (R12)."""
    kind = s.board[s.active * 6 + disc]
    s.source = disc
    s.tell("activate", s.active, kind, disc + 1, die)
    begin(s, kind)


def begin(s: "Roma", kind: int) -> None:
    """The card's action, or the copy of it, begins."""
    s.acting = kind
    if kind == FORUM:
        s.ask(POINTS)
    elif kind in (LEGIONARIUS, CENTURIO):
        s.target = s.source  # R27, R36
        s.throw(BATTLE)
    elif kind == TRIBUNUS:
        rob(s, 1)  # R35
        s.finish()
    elif kind == LEGAT:
        gain_points(s, empty_discs(s, 1 - s.active))  # R23
        s.finish()
    elif kind == MERCATUS:
        mercatus(s)
    elif kind == ESSEDUM:
        s.siege += 2  # R34
        s.tell("siege", s.active, s.siege)
        s.finish()
    elif kind in (ARCHITECTUS, SENATOR):
        piles.prove(s, BUILDING if kind == ARCHITECTUS else CHARACTER)
        s.ask(FREE)
    elif kind == CONSILIARIUS:
        take_up(s, 0, BUILDINGS)
    elif kind == MACHINA:
        take_up(s, BUILDINGS, KINDS)
    elif kind == MERCATOR:
        s.ask(BUY)
    elif kind == CONSUL:
        s.ask(CHANGE)
    elif kind == SCAENICUS:
        scaenicus(s)
    elif kind == HARUSPEX:
        haruspex(s)
    elif kind == AESCULAPINUM:
        s.ask(RECOVER)
    else:
        s.ask(TARGET)


def go_on(s: "Roma", action: int) -> None:
    """The effect goes on with a decision."""
    step = s.step
    if step == TARGET:
        battle.aim(s, action - a.TARGET)
    elif step == POINTS:
        forum(s, action - a.POINTS + 1)
    elif step == TEMPLE:
        temple(s, action)
    elif step == ADD:
        battle.reinforce(s, action)
    elif step == FREE:
        lay_free(s, action)
    elif step == RELAY:
        relay(s, (action - a.LAY) // 6, (action - a.LAY) % 6)
    elif step == BUY:
        buy(s, action)
    elif step == CHANGE:
        change(s, action)
    elif step == COPY:
        copy(s, action - a.COPY)
    else:
        take(s, action - a.TAKE)


def scaenicus(s: "Roma") -> None:
    """Another character is copied. Whether it can act may depend on the hand: so the seat is
    asked wherever the table does not show that there is only one (R30).
    """
    only = EMPTY
    for i in range(s.active * 6, s.active * 6 + 6):
        kind = s.board[i]
        if 0 <= kind < BUILDINGS and kind not in (SCAENICUS, only):
            if only != EMPTY:
                s.ask(COPY)
                return
            only = kind
    copy(s, only)


def copy(s: "Roma", kind: int) -> None:
    """The Scaenicus does what another character does, from its own disc, the source (R30)."""
    s.tell("copy", s.active, kind)
    begin(s, kind)


# --- points ---


def empty_discs(s: "Roma", seat: int) -> int:
    """How many discs the seat has not occupied."""
    count = 0
    for i in range(seat * 6, seat * 6 + 6):
        if s.board[i] == EMPTY:
            count += 1
    return count


def on_side(s: "Roma", seat: int, kind: int) -> int:
    """How many cards of the kind the seat has on the table."""
    count = 0
    for i in range(seat * 6, seat * 6 + 6):
        if s.board[i] == kind:
            count += 1
    return count


def beside(s: "Roma", place: int, kind: int) -> int:
    """How many cards of the kind lie directly beside a place; discs 1 and 6 do not meet (R2)."""
    disc = place % 6
    count = 0
    if disc > 0 and s.board[place - 1] == kind:
        count += 1
    if disc < 5 and s.board[place + 1] == kind:
        count += 1
    return count


def forum(s: "Roma", value: int) -> None:
    """The Forum's second die (R40), two points for each Basilica beside it (R38)."""
    s.tell("forum", s.active, value, s.use_die(value, SPENT))
    place = s.active * 6 + s.source
    s.gain = value + basilicas(s, place)
    if beside(s, place, TEMPLUM) > 0 and s.spare_dice() > 0:
        s.ask(TEMPLE)
    else:
        forum_pays(s, 0)


def basilicas(s: "Roma", place: int) -> int:
    """What the Basilicas beside a Forum add to its points (R38)."""
    return 2 * beside(s, place, BASILICA)


def temple(s: "Roma", action: int) -> None:
    """The third die through a Templum, or not (R43)."""
    value = 0
    if action != a.DONE:
        value = action - a.TEMPLE + 1
        s.tell("templum", s.active, value, s.use_die(value, SPENT))
    forum_pays(s, value)


def forum_pays(s: "Roma", third: int) -> None:
    """The Forum's points: the second die, the Basilicas, and the third die or 0."""
    bonus = basilicas(s, s.active * 6 + s.source)
    points = s.gain + third
    s.win_points(points)
    s.tell("forum-pays", s.active, s.gain - bonus, bonus, third, points)
    s.finish()


def mercatus(s: "Roma") -> None:
    """A point for each Forum of the opponent (R41)."""
    enemy = 1 - s.active
    count = on_side(s, enemy, FORUM)
    if s.from_stock:
        gain_points(s, count)
    else:
        rob(s, min(count, s.points[enemy]))
    s.finish()


def gain_points(s: "Roma", count: int) -> None:
    """The acting card brings points from the stockpile."""
    s.win_points(count)
    s.tell("win", s.active, s.acting, count)


def rob(s: "Roma", count: int) -> None:
    """The acting card brings points from the opponent."""
    s.take_points(count)
    s.tell("rob", s.active, s.acting, 1 - s.active, count)


def buy(s: "Roma", action: int) -> None:
    """The Mercator buys points at two sesterces each, or none (R25)."""
    if action != a.DONE:
        count = action - a.BUY + 1
        s.money[s.active] -= 2 * count
        s.money[1 - s.active] += 2 * count
        s.take_points(count)
        s.tell("buy", s.active, 1 - s.active, count, 2 * count)
    s.finish()


def change(s: "Roma", action: int) -> None:
    """The Consul changes an unused die by one (R26)."""
    by = 1 if action < a.LOWER else -1
    value = (action - a.RAISE) % 6 + 1
    for i in range(3):
        if s.dice[i] == value and s.used[i] == UNUSED:
            s.dice = changed(s.dice, i, value + by)
            s.tell("change", s.active, value, value + by, i)
            break
    s.finish()


# --- cards ---


def lay_free(s: "Roma", action: int) -> None:
    """Architectus and Senator lay a card free of charge, or stop (R21, R32)."""
    if action == a.DONE:
        s.finish()
    else:
        piles.lay_from_hand(s, (action - a.LAY) // 6, (action - a.LAY) % 6, 0)


def take_up(s: "Roma", low: int, high: int) -> None:
    """Consiliarius and Machina take up all own cards of their sort (R22, R39)."""
    for disc in range(6):
        place = s.active * 6 + disc
        kind = s.board[place]
        if low <= kind < high:
            s.board[place] = EMPTY
            s.cards[HELD + kind] += 1
            s.held += 1
            s.tell("lift", s.active, kind, disc + 1)
    s.laid = 0
    s.ask(RELAY)


def relay(s: "Roma", kind: int, disc: int) -> None:
    """One of the cards taken up is laid again (R22, R39)."""
    s.cards[HELD + kind] -= 1
    s.held -= 1
    s.laid |= 1 << disc
    s.tell("relay", s.active, kind, disc + 1)
    piles.put(s, kind, disc)
    if s.held == 0:
        s.finish()


def haruspex(s: "Roma") -> None:
    """The seat looks through the draw pile, and so can count out the other's hand (R31)."""
    piles.refill(s)
    seat = s.active
    for kind in range(KINDS):
        s.cards[KNOWN + seat * KINDS + kind] = s.cards[(1 - seat) * KINDS + kind]
    s.proven &= 3 << (2 * seat)
    s.reveal()
    s.tell("look", seat)
    s.ask(SEEK)


def take(s: "Roma", kind: int) -> None:
    """A card is taken from the draw pile unseen (R31), or openly from the discard pile (R37)."""
    if s.step == SEEK:
        s.cards[DECK + kind] -= 1
        s.deck_size -= 1
        piles.to_hand(s, s.active, kind, openly=False)
        s.tell_seat("take", s.active, s.active, kind)
    else:
        s.cards[DISCARD + kind] -= 1
        s.discard_size -= 1
        piles.to_hand(s, s.active, kind, openly=True)
        s.tell("recover", s.active, kind)
    s.finish()
