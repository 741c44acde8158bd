"""The position as bytes, as a seat sees it: itself first, then the others as they sit.

There are no secrets in this game. What two players lack of four seats is 0.
"""

from typing import TYPE_CHECKING, Final

from lusoria.core.observation import MOST, Layout, Part, bits, blanks, capped, one_of, pairs
from lusoria.core.state import OVER
from lusoria.games.builders import asked
from lusoria.games.builders.cards import (
    LOANS,
    RESOURCES,
    SITE_NAMES,
    SITES,
    SLAVE_COUNT,
    SLAVES,
    TOOLS,
    WORKER_NAMES,
    WORKERS,
)
from lusoria.games.builders.layout import (
    BUILT,
    CARRIED,
    IN_ROW,
    ON_SITE,
    QUIET_ROUNDS,
    STACK,
)
from lusoria.games.builders.scoring import ends_if_quiet, is_last_round

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

SEATS: Final = ("own", "next", "third", "fourth")
OF_SITE: Final = ("in the deck", "on offer", *SEATS, *[f"built: {seat}" for seat in SEATS])
OF_WORKER: Final = ("not taken", "on offer", *SEATS)
OF_TOOL: Final = ("not taken", *SEATS)

OF_YARD: Final = (*[f"{resource} missing" for resource in RESOURCES], "sent this turn")

LAYOUT: Final = Layout(
    [
        Part("players", high=4),
        Part("within a move"),
        Part("over"),
        Part("universities add"),
        Part("turn", high=MOST),
        Part("actions", high=MOST),
        Part("invested"),
        Part("quiet rounds", high=QUIET_ROUNDS),
        Part("ends if quiet"),
        Part("last round"),
        Part("loans not taken", high=LOANS),
        Part("money", SEATS, MOST),
        Part("points", SEATS, MOST),
        Part("loans", SEATS, LOANS),
        Part("works at", WORKER_NAMES, SITES),  # the site's number from 1 on
        Part("carried by", TOOLS, WORKERS),  # the worker's number from 1 on
        Part("schooled", RESOURCES, WORKERS),  # the same
        Part("freed", WORKER_NAMES[SLAVES : SLAVES + SLAVE_COUNT]),
        Part("step", asked.STEPS),
        Part("decides", SEATS),
        Part("turn of", SEATS),
        Part("begins", SEATS),
        Part("sites", [f"{site}: {where}" for site in SITE_NAMES for where in OF_SITE]),
        Part(
            "under construction",
            [f"{site}: {of}" for site in SITE_NAMES for of in OF_YARD],
            WORKERS,
        ),
        Part("workers", [f"{worker}: {where}" for worker in WORKER_NAMES for where in OF_WORKER]),
        Part("tools", [f"{tool}: {where}" for tool in TOOLS for where in OF_TOOL]),
        Part("is sent", WORKER_NAMES),
        Part("is sent to", SITE_NAMES),
        Part("is taught", RESOURCES),
    ]
)

FREED: Final = bits(SLAVE_COUNT)
AMOUNT: Final = [bytes([number]) for number in range(WORKERS + 1)]
# What a site misses: up to five of each resource
MISSING: Final = pairs(pairs(AMOUNT[:6]))
NO_YARDS: Final = blanks(len(OF_YARD), SITES)
STEP: Final = one_of(len(asked.STEPS))
SEAT: Final = one_of(4)
WORKER: Final = one_of(WORKERS)
SITE: Final = one_of(SITES)
RESOURCE: Final = one_of(4)


def _places(labels: int, owners: int, players: int, seat: int) -> list[bytes]:
    """Return what stands for a card at each place, from IN_ROW on, as a seat sees it."""
    known = one_of(labels)
    turned = [(owner - seat) % players if owner < players else owner for owner in range(4)]
    found = [known[-IN_ROW], known[-STACK]]
    for group in range(owners):
        found += [known[1 - IN_ROW + 4 * group + owner] for owner in turned]
    return found


# By players * 4 + seat; and of two cards one after the other, which is faster
SITE_PLACES: Final = [_places(10, 2, max(2, i // 4), i % 4) for i in range(20)]
TWO_SITES: Final = [pairs(places) for places in SITE_PLACES]
WORKER_PLACES: Final = [_places(6, 1, max(2, i // 4), i % 4) for i in range(20)]
TWO_WORKERS: Final = [pairs(places) for places in WORKER_PLACES]
TOOL_PLACES: Final = [[known[:1] + known[2:] for known in places] for places in WORKER_PLACES]
OF_ONE_SITE: Final = 10  # places of a site
OF_ONE_WORKER: Final = 6


def observation(s: "Builders", seat: int) -> bytes:
    """The position as the seat sees it."""
    players = s.players
    numbers = [
        players,
        1 if s.in_move else 0,
        1 if s.player == OVER else 0,
        1 if s.adds else 0,
        capped(s.turn),
        capped(s.actions),
        1 if s.invested else 0,
        s.quiet,
        1 if ends_if_quiet(s) else 0,
        1 if is_last_round(s) else 0,
        s.loan_stack,
    ]
    for amounts in (s.money, s.points, s.loans):
        for i in range(4):
            numbers.append(capped(amounts[(seat + i) % players]) if i < players else 0)
    for place in s.workers:
        numbers.append(place - ON_SITE + 1 if place >= ON_SITE else 0)
    for place in s.tools:
        numbers.append(place - CARRIED + 1 if place >= CARRIED else 0)
    for worker in s.universities:
        numbers.append(worker + 1)

    turned = players * 4 + seat
    found = [
        bytes(numbers),
        FREED[s.freed],
        STEP[s.step + 1],
        _seat(s.player, seat, players),
        _seat(s.active, seat, players),
        _seat(s.first, seat, players),
    ]
    sites = s.sites
    places = TWO_SITES[turned]
    for site in range(0, SITES - 1, 2):
        first = sites[site] - IN_ROW
        found.append(places[first * OF_ONE_SITE + sites[site + 1] - IN_ROW])
    found.append(SITE_PLACES[turned][sites[SITES - 1] - IN_ROW])
    lack = s.lack
    empty = 0
    for site in range(SITES):
        if 0 <= sites[site] < BUILT:
            i = site * 4
            missing = ((lack[i] * 6 + lack[i + 1]) * 6 + lack[i + 2]) * 6 + lack[i + 3]
            found.append(NO_YARDS[empty])
            found.append(MISSING[missing])
            found.append(AMOUNT[s.sent[site]])
            empty = 0
        else:
            empty += 1
    found.append(NO_YARDS[empty])
    places = TWO_WORKERS[turned]
    workers = s.workers
    for worker in range(0, WORKERS, 2):
        first = workers[worker]
        if first >= ON_SITE:
            first = sites[first - ON_SITE]
        second = workers[worker + 1]
        if second >= ON_SITE:
            second = sites[second - ON_SITE]
        found.append(places[(first - IN_ROW) * OF_ONE_WORKER + second - IN_ROW])
    places = TOOL_PLACES[turned]
    for place in s.tools:
        owner = place
        if place >= CARRIED:
            where = workers[place - CARRIED]
            owner = sites[where - ON_SITE] if where >= ON_SITE else where
        found.append(places[owner - IN_ROW])
    found.append(WORKER[s.sending + 1])
    found.append(SITE[s.target + 1])
    found.append(RESOURCE[s.learning + 1])
    return b"".join(found)


def _seat(other: int, seat: int, players: int) -> bytes:
    """A seat as another counts from itself."""
    return SEAT[(other - seat) % players + 1] if other >= 0 else SEAT[0]
