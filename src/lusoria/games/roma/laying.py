"""Cards come to lie beside the discs: paid, free of charge, again (R8, R21, R22, R32, R39)."""

from typing import TYPE_CHECKING

from lusoria.core.message import Params
from lusoria.core.step import FITS, Block, Misfit
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma import refusals as no
from lusoria.games.roma.cards import (
    ARCHITECTUS,
    BUILDINGS,
    CONSILIARIUS,
    EMPTY,
    KINDS,
    MACHINA,
    SCAENICUS,
    SENATOR,
)
from lusoria.games.roma.layout import BUILDING, CHARACTER, HELD, KNOWN
from lusoria.games.roma.piles import explain, to_discard
from lusoria.games.roma.step import CardStep

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def lay_from_hand(s: "Roma", kind: int, disc: int, price: int) -> None:
    """A card from the hand is paid and laid beside a disc; the other seat sees it go (R8)."""
    seat = s.active
    s.money[seat] -= price
    cards = s.own_cards()
    cards[seat * KINDS + kind] -= 1
    known = KNOWN + (1 - seat) * KINDS + kind
    if cards[known] > 0:
        cards[known] -= 1
    else:
        explain(s, seat, BUILDING if kind >= BUILDINGS else CHARACTER)
    s.tell("lay", seat, kind, disc + 1, price)
    put(s, kind, disc)


def put(s: "Roma", kind: int, disc: int) -> None:
    """A card comes to lie beside a disc; one that lies there is discarded (R8)."""
    place = s.active * 6 + disc
    if s.board[place] != EMPTY:
        s.tell("cover", s.active, s.board[place], disc + 1)
        to_discard(s, s.board[place])
    s.board[place] = kind


def take_up(s: "Roma", low: int, high: int) -> None:
    """Consiliarius and Machina take up all own cards of their sort (R22, R39)."""
    for disc in range(6):
        place = s.active * 6 + disc
        kind = s.board[place]
        if low <= kind < high:
            s.board[place] = EMPTY
            s.own_cards()[HELD + kind] += 1
            s.set_aside += 1
            s.tell("lift", s.active, kind, disc + 1)
    s.laid = 0
    s.ask(asked.RELAY)


def lays(kinds: list[int], taken: int) -> list[int]:
    """The actions that lay one of these kinds beside a disc that is not taken, a bit a disc."""
    found: list[int] = []
    for kind in kinds:
        for disc in range(6):
            if taken & (1 << disc) == 0:
                found.append(a.LAY + kind * 6 + disc)
    return found


# --- the steps ---


class Free(CardStep):
    """Architectus and Senator lay cards of a sort free of charge, until they stop (R21, R32)."""

    actors: tuple[int, ...] = (ARCHITECTUS, SENATOR)

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.DONE, 1), (a.LAY, 6 * KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        return 0 if action == a.DONE else self.check_kind(s, (action - a.LAY) // 6)

    def check_kind(self, s: "Roma", kind: int) -> int:
        """Which cards may be laid."""
        if s.cards[s.active * KINDS + kind] == 0:
            return no.NOT_IN_HAND
        if s.acting == ARCHITECTUS:
            return 0 if kind >= BUILDINGS else no.NOT_A_BUILDING
        return 0 if kind < BUILDINGS else no.NOT_A_CHARACTER

    def find(self, s: "Roma") -> list[int]:
        return [a.DONE, *lays([kind for kind in range(KINDS) if self.check_kind(s, kind) == 0], 0)]

    def play(self, s: "Roma", action: int) -> None:
        if action == a.DONE:
            s.finish()
        else:
            lay_from_hand(s, (action - a.LAY) // 6, (action - a.LAY) % 6, 0)

    def acts_by(self, s: "Roma", card: int) -> bool:
        """What acts, or is copied, may be covered by what it lays."""
        covered = (card >= BUILDINGS) == (s.acting == ARCHITECTUS)
        return card != EMPTY and (covered or card in (s.acting, SCAENICUS))


class Relay(CardStep):
    """The cards taken up are laid again, each beside a disc of its own (R22, R39)."""

    silent = True
    actors: tuple[int, ...] = (CONSILIARIUS, MACHINA)

    def prompt(self, s: "Roma", params: Params) -> str:
        params["count"] = str(s.set_aside)
        return CardStep.prompt(self, s, params)

    def offers(self, s: "Roma") -> list[Block]:
        return [(a.LAY, 6 * KINDS)]

    def check(self, s: "Roma", action: int) -> int:
        if s.cards[HELD + (action - a.LAY) // 6] == 0:
            return no.NOT_TAKEN_UP
        return no.PLACE_TAKEN if s.laid & (1 << (action - a.LAY) % 6) != 0 else 0

    def find(self, s: "Roma") -> list[int]:
        return lays([kind for kind in range(KINDS) if s.cards[HELD + kind] > 0], s.laid)

    def play(self, s: "Roma", action: int) -> None:
        kind = (action - a.LAY) // 6
        disc = (action - a.LAY) % 6
        s.own_cards()[HELD + kind] -= 1
        s.set_aside -= 1
        s.laid |= 1 << disc
        s.tell("relay", s.active, kind, disc + 1)
        put(s, kind, disc)
        if s.set_aside == 0:
            s.finish()

    def acts_by(self, s: "Roma", card: int) -> bool:
        """It may have been taken up, or lie anywhere again."""
        return True

    def misfit(self, s: "Roma") -> Misfit:
        """All cards of a sort were taken up, and each disc has taken one of them again."""
        found = CardStep.misfit(self, s)
        if found != FITS:
            return found
        low, high = (0, BUILDINGS) if s.acting == CONSILIARIUS else (BUILDINGS, KINDS)
        taken = s.cards[HELD : HELD + KINDS]
        if sum(taken[low:high]) != s.set_aside or s.set_aside + s.laid.bit_count() > 6:
            return "cards", "these cards were not taken up"
        for disc in range(6):
            kind = s.board[s.active * 6 + disc]
            again = low <= kind < high
            if again != (s.laid & (1 << disc) != 0):
                return "laid", "laid does not fit the cards laid again"
            if again:
                taken[kind] += 1
        if taken[s.acting] == 0:
            return "acting", "this card was not taken up"
        return FITS
