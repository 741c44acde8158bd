"""Decks and rows: what chance deals and turns up (B1, B2, B4, B6, B7, B11)."""

from random import Random
from typing import TYPE_CHECKING

from lusoria.core.chance import sample
from lusoria.core.lists import changed
from lusoria.core.state import CHANCE
from lusoria.games.builders import actions as a
from lusoria.games.builders.cards import APPRENTICES, CARDS, SITES, TWIN
from lusoria.games.builders.layout import (
    DEAL,
    EMPTY,
    FILL_SITES,
    FILL_WORKERS,
    FIRST,
    IN_ROW,
    ROW,
    STACK,
)

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


# --- what chance can decide ---


def chances(s: "Builders") -> list[tuple[int, int]]:
    """The outcomes with their weights; two equal cards are one outcome."""
    found: list[tuple[int, int]] = []
    if s.player != CHANCE:
        return found
    if s.step == FILL_SITES:
        sites = s.sites
        for site in range(SITES):
            if sites[site] == STACK:
                found.append((a.SITE_CARD + site, 1))
    elif s.step == FIRST:
        for seat in range(s.players):
            found.append((a.FIRST + seat, 1))
    else:
        workers = s.workers
        for worker in range(APPRENTICES if s.step == DEAL else CARDS):
            if workers[worker] == STACK:
                if worker == TWIN and workers[TWIN + 1] == STACK:
                    found.append((a.WORKER_CARD + worker, 2))
                elif worker != TWIN + 1 or workers[TWIN] != STACK:
                    found.append((a.WORKER_CARD + worker, 1))
    return found


def draw(s: "Builders", rng: Random) -> int:
    """One of the chances: for the rows without a list of them."""
    if s.step == FILL_SITES:
        return a.SITE_CARD + in_deck(s.sites, int(rng.random() * s.site_deck))
    if s.step == FILL_WORKERS:
        worker = in_deck(s.workers, int(rng.random() * s.worker_deck))
        if worker == TWIN + 1 and s.workers[TWIN] == STACK:
            worker = TWIN
        return a.WORKER_CARD + worker
    return sample(chances(s), rng)


def in_deck(cards: list[int], number: int) -> int:
    """The card in the deck before which there are so many others."""
    card = 0
    while cards[card] != STACK or number > 0:
        if cards[card] == STACK:
            number -= 1
        card += 1
    return card


def can_happen(s: "Builders", outcome: int) -> bool:
    """Whether the outcome is among the chances."""
    if s.player != CHANCE:
        return False
    if s.step == FIRST:
        return a.FIRST <= outcome < a.FIRST + s.players
    if s.step == FILL_SITES:
        in_table = a.SITE_CARD <= outcome < a.WORKER_CARD
        return in_table and s.sites[outcome - a.SITE_CARD] == STACK
    if not a.WORKER_CARD <= outcome < (a.DEALS if s.step == DEAL else a.CHANCES):
        return False
    worker = outcome - a.WORKER_CARD
    if worker == TWIN + 1 and s.workers[TWIN] == STACK:
        return False  # the first of the two stands for both
    return s.workers[worker] == STACK


# --- the set-up (B1, B2, B4) ---


def begin(s: "Builders", seat: int) -> None:
    """The first player is known: an apprentice is dealt to each seat."""
    s.first = seat
    s.active = seat
    s.tell("begins", seat)
    s.step = DEAL


def dealt(s: "Builders", worker: int) -> None:
    """An apprentice is dealt; after the last one the rows are laid out."""
    s.workers = changed(s.workers, worker, s.active)
    s.worker_deck -= 1
    s.reveal()
    s.tell("deal", s.active, worker)
    s.active = (s.active + 1) % s.players
    if s.active == s.first:
        fill(s)


# --- the rows ---


def fill(s: "Builders") -> None:
    """Chance fills a gap in a row while there are cards for it (B6, B7, B11)."""
    if s.site_deck > 0 and gap(s.site_row) != EMPTY:
        s.step = FILL_SITES
        s.player = CHANCE
    elif s.worker_deck > 0 and gap(s.worker_row) != EMPTY:
        s.step = FILL_WORKERS
        s.player = CHANCE
    elif s.turn == 0:
        s.begin_turn()
    else:
        s.finish()


def turn_up_site(s: "Builders", site: int) -> None:
    """A card comes into the site row."""
    s.sites = changed(s.sites, site, IN_ROW)
    s.site_row = changed(s.site_row, gap(s.site_row), site)
    s.site_deck -= 1
    s.reveal()
    s.tell("turn-up-site", site)
    fill(s)


def turn_up_worker(s: "Builders", worker: int) -> None:
    """A card comes into the worker row."""
    s.workers = changed(s.workers, worker, IN_ROW)
    s.worker_row = changed(s.worker_row, gap(s.worker_row), worker)
    s.worker_deck -= 1
    s.reveal()
    s.tell("turn-up-worker", worker)
    fill(s)


def without(row: list[int], card: int) -> list[int]:
    """The row with a gap where the card was."""
    return changed(row, row.index(card), EMPTY)


def gap(row: list[int]) -> int:
    """The first empty place of a row, or EMPTY."""
    for i in range(ROW):
        if row[i] == EMPTY:
            return i
    return EMPTY
