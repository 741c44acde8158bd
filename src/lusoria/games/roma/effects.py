"""What each card can do, and how its action begins (R12, R15, R20 to R44)."""

from typing import TYPE_CHECKING

from lusoria.core.step import Block
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked, laying, piles, points
from lusoria.games.roma import refusals as no
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
    GLADIATOR,
    HARUSPEX,
    KINDS,
    LEGAT,
    LEGIONARIUS,
    MACHINA,
    MERCATOR,
    MERCATUS,
    NERO,
    ONAGER,
    PRAETORIANUS,
    SCAENICUS,
    SENATOR,
    SICARIUS,
    TEMPLUM,
    TRIBUNUS,
    TURRIS,
    VELITES,
)
from lusoria.games.roma.layout import BUILDING, CHARACTER, DISCARD
from lusoria.games.roma.side import any_on_side, empty_discs, on_side
from lusoria.games.roma.step import CardStep

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def check_activation(s: "Roma", disc: int) -> int:
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
    return check_effect(s, kind, disc, s.spare_dice() - 1)


def check_effect(s: "Roma", kind: int, disc: int, spare: int) -> int:
    """Return the refusal's code, or 0 if the card can do anything there with these dice (R15)."""
    enemy = 1 - s.active
    if kind == FORUM:
        return 0 if spare > 0 else no.NO_SECOND_DIE
    if kind in (LEGIONARIUS, CENTURIO):
        return 0 if s.board[enemy * 6 + disc] != EMPTY else no.NOTHING_OPPOSITE
    if kind in (SICARIUS, GLADIATOR, VELITES):
        return 0 if any_on_side(s, enemy, 0, BUILDINGS) else no.NO_CHARACTER
    if kind in (NERO, ONAGER):
        return 0 if any_on_side(s, enemy, BUILDINGS, KINDS) else no.NO_BUILDING
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
        found = piles.any_in_zone(s, DISCARD, 0, BUILDINGS)
        return 0 if found else no.NO_CHARACTER_DISCARDED
    if kind == ARCHITECTUS:
        found = piles.any_in_zone(s, s.active * KINDS, BUILDINGS, KINDS)
        return 0 if found else no.NO_BUILDING_IN_HAND
    if kind == SENATOR:
        found = piles.any_in_zone(s, s.active * KINDS, 0, BUILDINGS)
        return 0 if found else no.NO_CHARACTER_IN_HAND
    if kind == SCAENICUS:
        return check_scaenicus(s, disc, spare)
    return 0


def check_scaenicus(s: "Roma", disc: int, spare: int) -> int:
    """The Scaenicus acts if one of the other characters could act in its place (R15, R30)."""
    for i in range(s.active * 6, s.active * 6 + 6):
        kind = s.board[i]
        if 0 <= kind < BUILDINGS and kind != SCAENICUS and check_effect(s, kind, disc, spare) == 0:
            return 0
    return no.NOTHING_TO_COPY


def activate(s: "Roma", disc: int, die: int) -> None:
    """A die has been put on a disc: the card there acts (R12)."""
    kind = s.board[s.active * 6 + disc]
    s.source = disc
    s.tell("activate", s.active, kind, disc + 1, die)
    begin(s, kind)


def begin(s: "Roma", kind: int) -> None:
    """The card's action, or the copy of it, begins; its next decision belongs to its chapter."""
    s.acting = kind
    if kind == FORUM:
        s.ask(asked.POINTS)
    elif kind in (LEGIONARIUS, CENTURIO):
        s.target = s.source  # R27, R36
        s.throw(asked.BATTLE)
    elif kind == TRIBUNUS:
        points.rob(s, 1)  # R35
        s.finish()
    elif kind == LEGAT:
        points.gain_points(s, empty_discs(s, 1 - s.active))  # R23
        s.finish()
    elif kind == MERCATUS:
        points.mercatus(s)
        s.finish()
    elif kind == ESSEDUM:
        s.siege += 2  # R34
        s.tell("siege", s.active, s.siege)
        s.finish()
    elif kind in (ARCHITECTUS, SENATOR):
        piles.prove(s, BUILDING if kind == ARCHITECTUS else CHARACTER)
        s.ask(asked.FREE)
    elif kind == CONSILIARIUS:
        laying.take_up(s, 0, BUILDINGS)
    elif kind == MACHINA:
        laying.take_up(s, BUILDINGS, KINDS)
    elif kind == MERCATOR:
        s.ask(asked.BUY)
    elif kind == CONSUL:
        s.ask(asked.CHANGE)
    elif kind == SCAENICUS:
        scaenicus(s)
    elif kind == HARUSPEX:
        piles.look_through(s)
    elif kind == AESCULAPINUM:
        s.ask(asked.RECOVER)
    else:
        s.ask(asked.TARGET)


def scaenicus(s: "Roma") -> None:
    """Another character is copied. Whether it can act may depend on the hand: so the seat is
    asked wherever the table does not show that there is only one (R30).
    """
    only = EMPTY
    for i in range(s.active * 6, s.active * 6 + 6):
        kind = s.board[i]
        if 0 <= kind < BUILDINGS and kind not in (SCAENICUS, only):
            if only != EMPTY:
                s.ask(asked.COPY)
                return
            only = kind
    copy(s, only)


def copy(s: "Roma", kind: int) -> None:
    """The Scaenicus does what another character does, from its own disc, the source (R30)."""
    s.tell("copy", s.active, kind)
    begin(s, kind)


class Copy(CardStep):
    """Which character of its side the Scaenicus copies: one that could do something (R15, R30)."""

    actors: tuple[int, ...] = (SCAENICUS,)

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.COPY, KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        kind = action - a.COPY
        if kind >= BUILDINGS:
            return no.NOT_A_CHARACTER
        if kind == SCAENICUS:
            return no.COPIES_NOTHING
        if on_side(s, s.active, kind) == 0:
            return no.NOT_ON_YOUR_SIDE
        return check_effect(s, kind, s.source, s.spare_dice())

    def play(self, s: "Roma", action: int) -> None:
        copy(s, action - a.COPY)
