"""What holds in every position that play can reach; `restore` refuses all others."""

from typing import TYPE_CHECKING

from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER
from lusoria.games.builders import asked
from lusoria.games.builders.cards import (
    APPRENTICES,
    CARDS,
    LOANS,
    MACHINE_SITES,
    MACHINES,
    NEEDS,
    SITES,
    SLAVES,
    TWIN,
    WORKER_NAMES,
    WORKERS,
    machine,
)
from lusoria.games.builders.layout import (
    ACTION_PRICE,
    BUILT,
    CARRIED,
    EMPTY,
    FREE_ACTIONS,
    GOAL,
    MOST_MONEY,
    NOBODY,
    ON_SITE,
    QUIET_ROUNDS,
    STACK,
    START_MONEY,
)
from lusoria.games.builders.steps import STEPS
from lusoria.games.builders.workers import is_free, learns, owner, supply

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

Parts = dict[str, Reader]


def check(s: "Builders", part: Parts) -> None:
    """Raises the error of the first thing that cannot be."""
    _teams(s, part)
    _crews(s, part)
    _course(s, part)
    _rows(s, part)
    if s.turn == 0:
        _set_up(s, part)
    elif s.step != asked.SETTLE:
        _turn(s, part)
    member, why = STEPS[s.step].misfit(s)
    if why != "":
        raise part[member].wrong(why)
    if s.player >= 0 and not s.find_legal():
        raise part["step"].wrong("there is nothing to decide")


# --- cards ---


def _teams(s: "Builders", part: Parts) -> None:
    """Loans, machines, slaves and schooling (B3, B15, B17, B18, B20, B21)."""
    if sum(s.loans) + s.loan_stack > LOANS:
        raise part["loans"].wrong(f"there are only {LOANS} loans")
    for site in range(MACHINE_SITES, SITES):
        place = s.sites[site]
        if owner(s, machine(site)) != (place - BUILT if place >= BUILT else STACK):
            raise part["seats"].wrong("a machine works for whoever has built it")
    if s.workers[TWIN] == STACK and s.workers[TWIN + 1] != STACK:
        raise part["worker_row"].wrong(
            f"{WORKER_NAMES[TWIN]} is turned up before {WORKER_NAMES[TWIN + 1]}"
        )
    for slave in range(SLAVES, MACHINES):
        if s.freed >> (slave - SLAVES) & 1 and s.workers[slave] == STACK:
            raise part["freed"].wrong("a slave that is free has an owner")
    schooled = [worker for worker in s.universities if worker != NOBODY]
    if len(set(schooled)) < len(schooled):
        raise part["schooled"].wrong("a worker is schooled once")
    for resource in range(4):
        worker = s.universities[resource]
        if worker == NOBODY:
            continue
        if s.workers[worker] < 0 or not is_free(s, worker):
            raise part["schooled"].wrong("only free workers of a team are schooled")
        if not learns(s, worker) & (1 << resource):
            raise part["schooled"].wrong("schooling raises what a worker supplies")


def _crews(s: "Builders", part: Parts) -> None:
    """A site misses something, and everyone on it brought something it missed (B8, B13)."""
    for site in range(SITES):
        if not 0 <= s.sites[site] < s.players:
            continue
        if s.missing[site] == 0:
            raise part["seats"].wrong("a site that misses nothing should be complete")
        crew = [worker for worker in range(WORKERS) if s.workers[worker] == ON_SITE + site]
        amounts = NEEDS[site * 4 : site * 4 + 4]
        for worker in crew:
            for r in range(4):
                amounts[r] -= _brought(s, worker, r)
        while crew:
            worker = _last(s, crew, amounts)
            if worker == NOBODY:
                raise part["seats"].wrong("a worker is on a site that it supplies nothing to")
            crew.remove(worker)
            for r in range(4):
                amounts[r] += _brought(s, worker, r)


def _last(s: "Builders", crew: list[int], left: list[int]) -> int:
    """Who can have come last to a site that still lacks so much: whoever brought what the others
    do not; NOBODY if there is no such worker. Negative amounts are excess.
    """
    for worker in crew:
        for r in range(4):
            brought = _brought(s, worker, r)
            if brought > 0 and left[r] + brought > 0:
                return worker
    return NOBODY


def _brought(s: "Builders", worker: int, resource: int) -> int:
    """What the worker and its tool supply."""
    return supply(s, worker, resource) + (1 if s.tools[resource] == CARRIED + worker else 0)


def _rows(s: "Builders", part: Parts) -> None:
    """A row has gaps only where one is filled now, or its deck is empty (B6, B7, B11)."""
    for name, step, row, deck in (
        ("site_row", asked.FILL_SITES, s.site_row, s.site_deck),
        ("worker_row", asked.FILL_WORKERS, s.worker_row, s.worker_deck),
    ):
        laid_out = s.turn > 0 or s.step == asked.FILL_WORKERS
        if laid_out and s.step != step and EMPTY in row and deck > 0:
            raise part[name].wrong("a row is filled while there are cards for it")


# --- the course of the game ---


def _course(s: "Builders", part: Parts) -> None:
    """Who decides, what, and in which turn (B5, B12, B22)."""
    step = STEPS[s.step]
    if s.player == OVER:
        if s.step != asked.SETTLE or s.active != (s.first + s.players - 1) % s.players:
            raise part["player"].wrong("a game ends with the last seat's settlement")
    elif (s.player == CHANCE) != step.by_chance or s.player not in (CHANCE, s.active):
        raise part["player"].wrong("player, active and step do not fit together")
    if (s.ended != "") != (s.step == asked.SETTLE) or s.in_move != step.is_within_move(s):
        raise part["step"].wrong("ended, in_move and step do not fit together")
    if not (step.in_setup if s.turn == 0 else step.in_turn):
        raise part["turn"].wrong("turn and step do not fit together")
    if s.limit > 0 and s.turn > s.players * s.limit:
        raise part["turn"].wrong("the round limit has been passed")
    if s.quiet > max(0, s.turn - 1) // s.players + (1 if s.step == asked.SETTLE else 0):
        raise part["quiet"].wrong("there have been fewer rounds")
    if (s.sending == EMPTY) != (s.step not in (asked.SITE, asked.TOOL)):
        raise part["sending"].wrong("sending and step do not fit together")
    if (s.target == EMPTY) != (s.step != asked.TOOL):
        raise part["target"].wrong("target and step do not fit together")
    if (s.learning == EMPTY) != (s.step != asked.SCHOOL):
        raise part["learning"].wrong("learning and step do not fit together")
    for seat in range(s.players):
        bought = max(0, s.actions - FREE_ACTIONS) if seat == s.active else 0
        if s.money[seat] + ACTION_PRICE * bought > MOST_MONEY:
            raise part["seats"].wrong("nobody can ever have had so much money")


def _set_up(s: "Builders", part: Parts) -> None:
    """Ten sesterces each; an apprentice for one seat after the other, then the rows (B1 to B4)."""
    if s.step == asked.DEAL:
        dealt = (s.active - s.first) % s.players
    else:
        dealt = 0 if s.step == asked.FIRST else s.players
        if s.active != s.first or (s.step == asked.FIRST and s.first != 0):
            raise part["active"].wrong("the first player begins")
    before_rows = s.step in (asked.FIRST, asked.DEAL)
    if before_rows and (s.site_deck, s.worker_deck) != (SITES, CARDS - dealt):
        raise part["seats"].wrong("cards lie open too early")
    if s.actions > 0 or s.invested or s.stirred or s.loan_stack < LOANS:
        raise part["turn"].wrong("before the first turn nobody has done anything")
    for i in range(s.players):
        seat = (s.first + i) % s.players
        apprentices = 0
        for worker in range(WORKERS):
            if s.workers[worker] == seat:
                apprentices += 1 if worker < APPRENTICES else 2
        if apprentices != (1 if i < dealt else 0):
            raise part["seats"].wrong("each seat is dealt one apprentice")
        if s.money[seat] != START_MONEY or seat in s.tools or seat in s.sites:
            raise part["seats"].wrong("before the first turn nobody has done anything")
    if max(s.sites) >= 0:
        raise part["seats"].wrong("before the first turn nobody has done anything")


def _turn(s: "Builders", part: Parts) -> None:
    """Whose turn it is; nobody who waits has ended the game (B5, B16, B22, B25)."""
    if s.active != (s.first + s.turn - 1) % s.players:
        raise part["active"].wrong("it is another seat's turn")
    behind = range((s.turn - 1) % s.players + 1, s.players)
    reached = any(s.points[(s.first + i) % s.players] >= GOAL for i in behind)
    if reached or s.quiet == QUIET_ROUNDS:
        raise part["quiet" if not reached else "seats"].wrong("the game should be over")
    if (s.invested or max(s.sent) > 0) and not s.stirred:
        raise part["stirred"].wrong("something has happened in this round")
