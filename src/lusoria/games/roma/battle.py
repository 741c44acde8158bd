"""Defences and battles, and cards that leave the table (R13, R20, R24, R28, R29, R33 to R44)."""

from random import Random
from typing import TYPE_CHECKING, Final

from lusoria.core.lists import changed
from lusoria.core.message import Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked, piles
from lusoria.games.roma import refusals as no
from lusoria.games.roma.cards import (
    BUILDINGS,
    CENTURIO,
    DEFENCES,
    EMPTY,
    GLADIATOR,
    LEGIONARIUS,
    NERO,
    ONAGER,
    PRAETORIANUS,
    SICARIUS,
    TURRIS,
    VELITES,
)
from lusoria.games.roma.dice import DieStep
from lusoria.games.roma.layout import SPENT
from lusoria.games.roma.side import on_side
from lusoria.games.roma.step import CardStep

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

# the cards that choose a disc of the opponent
AIMING: Final = (SICARIUS, GLADIATOR, NERO, PRAETORIANUS, VELITES, ONAGER)


def defence(s: "Roma", place: int) -> int:
    """What the card at a place of the board defends with, modifiers included (R34, R44)."""
    return DEFENCES[s.board[place]] + turres(s, place) - siege(s, place)


def turres(s: "Roma", place: int) -> int:
    """What the Turris cards of the same side add to the defence of another card (R44)."""
    itself = 1 if s.board[place] == TURRIS else 0
    return on_side(s, place // 6, TURRIS) - itself


def siege(s: "Roma", place: int) -> int:
    """What the Essedum takes off the defence of a card of the opponent (R34)."""
    return s.siege if place // 6 != s.active else 0


def decide(s: "Roma", added: int) -> None:
    """Equal to the defence or above it: the attacked card is discarded (R13)."""
    enemy = 1 - s.active
    place = enemy * 6 + s.target
    against = defence(s, place)
    strength = s.roll + added
    won = strength >= against
    s.tell(
        "beat" if won else "hold",
        s.active,
        s.acting,
        enemy,
        s.board[place],
        s.target + 1,
        s.roll,
        added,
        against,
        strength,
    )
    if won:
        remove(s, enemy, s.target)
    s.finish()


def remove(s: "Roma", seat: int, disc: int) -> None:
    """A card on the table is discarded."""
    kind = s.board[seat * 6 + disc]
    s.board[seat * 6 + disc] = EMPTY
    piles.to_discard(s, kind)
    s.tell("lose", seat, kind, disc + 1)


def check_aim(s: "Roma", kind: int, disc: int) -> int:
    """Return the refusal's code, or 0 if a card of this kind may aim at a disc of the opponent."""
    enemy = 1 - s.active
    card = s.board[enemy * 6 + disc]
    if kind == PRAETORIANUS:
        return no.BLOCKED_ALREADY if s.blocked[enemy] & (1 << disc) != 0 else 0
    if card == EMPTY:
        return no.NO_TARGET
    if kind in (NERO, ONAGER):
        return 0 if card >= BUILDINGS else no.NOT_A_BUILDING
    return 0 if card < BUILDINGS else no.NOT_A_CHARACTER


# --- the steps ---


class Target(CardStep):
    """A disc of the opponent (R20, R24, R28, R29, R33, R42)."""

    silent = True
    actors: tuple[int, ...] = AIMING

    def prompt(self, s: "Roma", params: Params) -> str:
        """A disc, or what has to lie beside it."""
        CardStep.prompt(self, s, params)
        if s.acting == PRAETORIANUS:
            return ""
        return "-building" if s.acting in (NERO, ONAGER) else "-character"

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.TARGET, 6)]

    def check(self, s: "Roma", action: int) -> int:
        return check_aim(s, s.acting, action - a.TARGET)

    def play(self, s: "Roma", action: int) -> None:
        kind = s.acting
        enemy = 1 - s.active
        disc = action - a.TARGET
        s.target = disc
        if kind == PRAETORIANUS:
            s.blocked = changed(s.blocked, enemy, s.blocked[enemy] | 1 << disc)  # R29
            s.tell("block", s.active, enemy, disc + 1)
        elif kind == GLADIATOR:
            victim = s.board[enemy * 6 + disc]
            s.board[enemy * 6 + disc] = EMPTY
            piles.to_hand(s, enemy, victim, openly=True)  # R24
            s.tell("return", enemy, victim, disc + 1)
        elif kind in (SICARIUS, NERO):
            remove(s, enemy, disc)  # R20, R28
            remove(s, s.active, s.source)  # itself, or the Scaenicus that copies it (R30)
        else:
            s.throw(asked.BATTLE)  # R33, R42
            return
        s.finish()


def no_target(s: "Roma") -> Misfit:
    """The attacked card: directly opposite, any character, or any building (R27, R33, R36, R42)."""
    card = s.board[(1 - s.active) * 6 + s.target]
    if s.acting == VELITES:
        fitting = 0 <= card < BUILDINGS
    elif s.acting == ONAGER:
        fitting = card >= BUILDINGS
    else:
        fitting = card != EMPTY and s.target == s.source
    return FITS if fitting else ("target", "there is nothing to battle against")


class Battle(CardStep):
    """The battle die (R13)."""

    by_chance = True
    actors: tuple[int, ...] = (LEGIONARIUS, CENTURIO, VELITES, ONAGER)

    def chances(self, s: "Roma") -> list[tuple[int, int]]:
        return a.BATTLES[:]

    def draw(self, s: "Roma", rng: Random) -> int:
        return a.BATTLE + int(rng.random() * 6)

    def can_happen(self, s: "Roma", outcome: int) -> bool:
        return a.BATTLE <= outcome < a.CHANCES

    def play(self, s: "Roma", action: int) -> None:
        s.roll = action - a.BATTLE + 1
        enemy = 1 - s.active
        place = enemy * 6 + s.target
        against = defence(s, place)
        s.tell("battle", s.active, s.acting, enemy, s.board[place], s.target + 1, s.roll, against)
        if s.acting == CENTURIO and s.spare_dice() > 0:
            s.ask(asked.ADD)
        else:
            decide(s, 0)

    def misfit(self, s: "Roma") -> Misfit:
        found = CardStep.misfit(self, s)
        return no_target(s) if found == FITS else found


class Add(DieStep):
    """The Centurio adds an unused die to the battle die, or does not (R36)."""

    actors: tuple[int, ...] = (CENTURIO,)
    block = a.ADD
    optional = True

    def play(self, s: "Roma", action: int) -> None:
        value = self.value(action)
        if value > 0:
            s.tell("add", s.active, value, s.use_die(value, SPENT))
        decide(s, value)

    def misfit(self, s: "Roma") -> Misfit:
        found = DieStep.misfit(self, s)
        if found == FITS:
            found = no_target(s)
        if found == FITS and (s.roll == 0 or s.spare_dice() == 0):
            return "roll", "there is no roll that a die could be added to"
        return found
