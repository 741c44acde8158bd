"""Decks and rows: what chance deals and turns up (B1, B2, B4, B6, B7, B11)."""

from random import Random
from typing import TYPE_CHECKING

from lusoria.core.lists import changed
from lusoria.core.step import FITS, Misfit
from lusoria.games.builders import actions as a
from lusoria.games.builders import asked
from lusoria.games.builders.cards import APPRENTICES, CARDS, SITES, TWIN
from lusoria.games.builders.layout import EMPTY, IN_ROW, ROW, STACK
from lusoria.games.builders.step import Step

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders


def fill(s: "Builders") -> None:
    """Chance fills a gap in a row while there are cards for it (B6, B7, B11)."""
    if s.site_deck > 0 and gap(s.site_row) != EMPTY:
        s.throw(asked.FILL_SITES)
    elif s.worker_deck > 0 and gap(s.worker_row) != EMPTY:
        s.throw(asked.FILL_WORKERS)
    elif s.turn == 0:
        s.begin_turn()
    else:
        s.finish()


def without(row: list[int], card: int) -> list[int]:
    """The row with a gap where the card was."""
    return changed(row, row.index(card), EMPTY)


def gap(row: list[int]) -> int:
    """The first empty place of a row, or EMPTY."""
    for i in range(ROW):
        if row[i] == EMPTY:
            return i
    return EMPTY


def in_deck(cards: list[int], number: int) -> int:
    """Return the card of the deck that has the given number of cards before it."""
    card = 0
    while cards[card] != STACK or number > 0:
        if cards[card] == STACK:
            number -= 1
        card += 1
    return card


def workers_in_deck(s: "Builders", below: int) -> list[tuple[int, int]]:
    """Return an outcome for each worker of the deck below a number; two equal cards are one."""
    found: list[tuple[int, int]] = []
    workers = s.workers
    for worker in range(below):
        if workers[worker] == STACK:
            if worker == TWIN and workers[TWIN + 1] == STACK:
                found.append((a.WORKER_CARD + worker, 2))
            elif worker != TWIN + 1 or workers[TWIN] != STACK:
                found.append((a.WORKER_CARD + worker, 1))
    return found


# --- the steps of the set-up (B1, B2, B4) ---


class First(Step):
    """Who begins: then an apprentice is dealt to each seat."""

    clause = "B4"
    by_chance = True
    in_setup = True
    in_turn = False

    def chances(self, s: "Builders") -> list[tuple[int, int]]:
        return [(a.FIRST + seat, 1) for seat in range(s.players)]

    def can_happen(self, s: "Builders", outcome: int) -> bool:
        return a.FIRST <= outcome < a.FIRST + s.players

    def play(self, s: "Builders", action: int) -> None:
        seat = action - a.FIRST
        s.first = seat
        s.active = seat
        s.tell("begins", seat)
        s.throw(asked.DEAL)


class Deal(Step):
    """An apprentice for one seat after the other; after the last one the rows are laid out."""

    clause = "B2"
    by_chance = True
    in_setup = True
    in_turn = False

    def chances(self, s: "Builders") -> list[tuple[int, int]]:
        return workers_in_deck(s, APPRENTICES)

    def can_happen(self, s: "Builders", outcome: int) -> bool:
        dealt = a.WORKER_CARD <= outcome < a.DEALS
        return dealt and s.workers[outcome - a.WORKER_CARD] == STACK

    def play(self, s: "Builders", action: int) -> None:
        worker = action - a.WORKER_CARD
        s.workers = changed(s.workers, worker, s.active)
        s.worker_deck -= 1
        s.reveal()
        s.tell("deal", s.active, worker)
        s.active = (s.active + 1) % s.players
        if s.active == s.first:
            fill(s)


# --- the steps that fill the rows (B6, B7, B11) ---


def gap_misfit(s: "Builders", member: str, row: list[int], deck: int) -> Misfit:
    """A row that is being filled has a gap, one only once the turns have begun."""
    gaps = row.count(EMPTY)
    if gaps == 0 or deck == 0:
        return member, "there is nothing to turn up"
    if s.turn > 0 and gaps > 1:
        return member, "a row is filled at once"
    if s.turn == 0 and gap(row) + gaps != len(row):
        return member, "a row is laid out from the left"
    return FITS


class FillSites(Step):
    """A card comes into the site row (B6, B11)."""

    clause = "B6"
    by_chance = True
    in_setup = True

    def chances(self, s: "Builders") -> list[tuple[int, int]]:
        sites = s.sites
        return [(a.SITE_CARD + site, 1) for site in range(SITES) if sites[site] == STACK]

    def draw(self, s: "Builders", rng: Random) -> int:
        return a.SITE_CARD + in_deck(s.sites, int(rng.random() * s.site_deck))

    def can_happen(self, s: "Builders", outcome: int) -> bool:
        in_table = a.SITE_CARD <= outcome < a.WORKER_CARD
        return in_table and s.sites[outcome - a.SITE_CARD] == STACK

    def play(self, s: "Builders", action: int) -> None:
        site = action - a.SITE_CARD
        s.sites = changed(s.sites, site, IN_ROW)
        s.site_row = changed(s.site_row, gap(s.site_row), site)
        s.site_deck -= 1
        s.reveal()
        s.tell("turn-up-site", site)
        fill(s)

    def misfit(self, s: "Builders") -> Misfit:
        if s.turn == 0 and s.worker_row != [EMPTY] * ROW:
            return "worker_row", "the site row is laid out first"
        return gap_misfit(s, "site_row", s.site_row, s.site_deck)


class FillWorkers(Step):
    """A card comes into the worker row (B7, B11)."""

    clause = "B7"
    by_chance = True
    in_setup = True

    def chances(self, s: "Builders") -> list[tuple[int, int]]:
        return workers_in_deck(s, CARDS)

    def draw(self, s: "Builders", rng: Random) -> int:
        worker = in_deck(s.workers, int(rng.random() * s.worker_deck))
        if worker == TWIN + 1 and s.workers[TWIN] == STACK:
            worker = TWIN
        return a.WORKER_CARD + worker

    def can_happen(self, s: "Builders", outcome: int) -> bool:
        if not a.WORKER_CARD <= outcome < a.CHANCES:
            return False
        worker = outcome - a.WORKER_CARD
        if worker == TWIN + 1 and s.workers[TWIN] == STACK:
            return False  # the first of the two stands for both
        return s.workers[worker] == STACK

    def play(self, s: "Builders", action: int) -> None:
        worker = action - a.WORKER_CARD
        s.workers = changed(s.workers, worker, IN_ROW)
        s.worker_row = changed(s.worker_row, gap(s.worker_row), worker)
        s.worker_deck -= 1
        s.reveal()
        s.tell("turn-up-worker", worker)
        fill(s)

    def misfit(self, s: "Builders") -> Misfit:
        return gap_misfit(s, "worker_row", s.worker_row, s.worker_deck)
