"""How good a position is for a seat, for players that look ahead.

The value is the logarithm of the odds of winning, a sum of what each seat has before it and of
what it can still do in this round. The weights are those of a logistic regression on games
between greedy and searching players, but for that of a loan (docs/lab.md).
"""

import math
from typing import Final

from mypy_extensions import i64

from lusoria.core.state import OVER
from lusoria.games.builders import asked
from lusoria.games.builders.cards import (
    MACHINE_SITES,
    MACHINES,
    POINTS,
    REWARDS,
    SITES,
    SLAVES,
    SUPPLY,
    WAGES,
    WORKERS,
)
from lusoria.games.builders.layout import (
    ACTION_PRICE,
    FREE_ACTIONS,
    GOAL,
    NOBODY,
    ON_SITE,
    TAKE,
)
from lusoria.games.builders.scoring import score
from lusoria.games.builders.state import Builders
from lusoria.games.builders.workers import is_slave, owner, supply, wage

WON: Final = 1000.0
SURE_LEAD: Final = 0.393  # a tenth of a point, when only the active seat has anything left to do

# BEGIN of what was learned
POINT: Final = 0.285
LATE_POINT: Final = 0.074  # the same, times how near the end is: 0 at the beginning, 1 at the goal
COIN: Final = 0.059
LOAN: Final = -0.6  # just more than the money it brings; -0.445 was learned
SLAVE: Final = 0.034
TOOL: Final = -0.128
RESOURCE: Final = 0.061  # that a worker of the team supplies, by CROWD
LATE_RESOURCE: Final = -0.035
WAGE: Final = -0.018
SCHOOLING: Final = 0.127  # a resource more by schooling
SITE: Final = 0.045  # what the site that promises most is to bring, in tenths of a point
LATE_SITE: Final = 0.010
NEXT_SITE: Final = 0.021  # the second and the third
LATE_NEXT_SITE: Final = -0.015
ACTION: Final = 0.263  # left in this turn
TURN: Final = 0.817  # still to come in this round
LAST_LEAD: Final = 0.065  # in the last round: a tenth of a point
# END of what was learned

# The first workers of a team are worth more than those who have to wait for a site
CROWD: Final[list[float]] = [1.0, 1.0, 1.0, 0.8, 0.55, 0.3, 0.15, 0.05]
# What a site promises, in tenths of a point
COINS: Final = 2.0  # a sesterce of reward or wage
MACHINE: Final = 12.0  # a worker without a wage
DELAY: Final = 0.25  # how fast a gain shrinks with every worker still to be sent
RECRUIT: Final = 1.5  # as many more for each resource that nobody idle supplies
POOR: Final = 0.1  # and for each sesterce missing for the wages

ONES: Final = 0x01010101
HIGH: Final = 0x80808080
ALL: Final = 0xFFFFFFFF
BITS: Final = 32

AMOUNT: Final[list[int]] = [sum(SUPPLY[4 * i : 4 * i + 4]) for i in range(WORKERS)]


TURNS_KEPT: Final = 8  # a turn that is looked at again was looked at lately


class Waiting:
    """What was found out in a turn about the seats that wait for their own: until then nothing
    changes for them but how near the end is.
    """

    def __init__(self, most: int) -> None:
        self.most: Final = most  # the points of the leader then
        self.worth: Final[dict[int, float]] = {}  # of a seat


_waiting: Final[dict[int, Waiting]] = {}  # by the turn's id


def value(s: Builders, seat: int) -> float:
    """The seat's prospects, compared with the best of the others."""
    if s.player == OVER or s.step == asked.SETTLE:
        return settled(s, seat)
    most = 0
    for points in s.points:
        most = max(most, points)
    own = outlook(s, seat, most)
    best = -WON
    for other in range(s.players):
        if other != seat:
            best = max(best, outlook(s, other, most))
    return own - best


def outlook(s: Builders, seat: int, most: int) -> float:
    """The prospects of a seat, found out once in a turn if it waits for its own."""
    if seat == s.active or s.turn == 0:
        return prospects(s, seat, most)
    known = _waiting.get(s.turn_id)
    if known is None or known.most != most:
        if len(_waiting) > TURNS_KEPT:
            _waiting.clear()
        known = Waiting(most)
        _waiting[s.turn_id] = known
    found = known.worth.get(seat)
    if found is None:
        found = prospects(s, seat, most)
        known.worth[seat] = found
    return found


def settled(s: Builders, seat: int) -> float:
    """The scores, once they are being counted."""
    own = score(s, seat).total
    best = -10_000
    for other in range(s.players):
        if other != seat:
            best = max(best, score(s, other).total)
    lead = SURE_LEAD * (own - best)
    if s.player != OVER or own == best:
        return lead
    return lead + WON if own > best else lead - WON


def prospects(s: Builders, seat: int, most: int) -> float:
    """What the seat has, and what it can still do in this round."""
    money = s.money[seat]
    points = s.points[seat]
    workers = s.workers
    sites = s.sites
    team = 0.0
    wages = 0
    slaves = 0
    count = 0
    idle: list[int] = []  # who is on no site: see `idler`
    for worker in range(WORKERS):
        place = workers[worker]
        if place == seat:
            idle.append(idler(s, worker))
        elif place < ON_SITE or sites[place - ON_SITE] != seat:
            continue
        team += CROWD[min(count, 7)] * AMOUNT[worker]
        count += 1
        if worker < SLAVES:
            wages += WAGES[worker]
        elif worker < MACHINES:
            if is_slave(s, worker):
                slaves += 1
            else:
                wages += wage(s, worker)
    turn = to_come(s, seat)
    if most >= GOAL:
        tenths = 10 * points + money - 5 * slaves - 15 * s.loans[seat]
        if turn > 0 or s.active == seat:
            tenths += last_gain(s, seat, idle)
        sure = (s.active + 1) % s.players == s.first
        return SURE_LEAD * tenths if sure else LAST_LEAD * tenths
    late = most / GOAL
    best, next_best = promises(s, seat, idle)
    worth = (POINT + LATE_POINT * late) * points + (SITE + LATE_SITE * late) * best
    worth += (NEXT_SITE + LATE_NEXT_SITE * late) * next_best
    worth += (RESOURCE + LATE_RESOURCE * late) * team + WAGE * wages
    worth += SLAVE * slaves + LOAN * s.loans[seat]
    for resource in range(4):
        if s.tools[resource] == seat:
            worth += TOOL
        worker = s.universities[resource]
        if worker != NOBODY and owner(s, worker) == seat:
            amount = SUPPLY[worker * 4 + resource]
            worth += SCHOOLING * (supply(s, worker, resource) - amount)
    worth += COIN * money + TURN * turn
    return worth + ACTION * s.actions if s.active == seat else worth


def to_come(s: Builders, seat: int) -> int:
    """1 if the seat still has its turn in this round, in which all have equally many."""
    players = s.players
    return 1 if (seat - s.first) % players > (s.active - s.first) % players else 0


def last_gain(s: Builders, seat: int, idle: list[int]) -> int:
    """The most that the seat can gain in its last turn with one site, in tenths of a point."""
    actions = s.actions if s.active == seat else FREE_ACTIONS
    money = s.money[seat]
    best = TAKE[min(actions, 3)]
    for site in range(SITES):
        if s.sites[site] == seat:
            count, wages, left = crew_of(s, site, idle)
            if left == 0:
                sent = s.sent[site] if s.active == seat else 0
                spare = actions - count * sent - count * (count + 1) // 2  # B8
                price = wages + ACTION_PRICE * max(0, -spare)
                if price <= money:
                    gain = 10 * POINTS[site] + REWARDS[site] - price + TAKE[max(0, min(spare, 3))]
                    best = max(best, gain)
    return best


def promises(s: Builders, seat: int, idle: list[int]) -> tuple[float, float]:
    """What the best open site brings, and what the next two do, the sooner the more."""
    best = 0.0
    second = 0.0
    third = 0.0
    sites = s.sites
    for site in range(SITES):
        if sites[site] == seat:
            found = promise(s, seat, site, idle)
            if found > best:
                best, second, third = found, best, second
            elif found > second:
                second, third = found, second
            elif found > third:
                third = found
    return best, second + third


def promise(s: Builders, seat: int, site: int, idle: list[int]) -> float:
    """The gain of a site less the wages, put off by the workers it still takes."""
    count, wages, left = crew_of(s, site, idle)
    steps = count + RECRUIT * left + POOR * max(0, wages - s.money[seat])
    gain = 10.0 * POINTS[site] + COINS * (REWARDS[site] - wages - left)
    if site >= MACHINE_SITES:
        gain += MACHINE
    return max(0.0, gain) * math.exp(-DELAY * steps)


def crew_of(s: Builders, site: int, idle: list[int]) -> tuple[int, int, int]:
    """How many idle workers go to the site, their wages, and how much it lacks even then.

    The one who helps most for its wage goes first.
    """
    lack = packed(s.lack, site * 4)
    count = 0
    wages = 0
    used: i64 = 0
    while lack > 0:
        best: i64 = 0  # as a bit
        most: i64 = 0
        merit: i64 = -100
        price: i64 = 0
        bit: i64 = 1
        for one in idle:
            if used & bit == 0:
                worker: i64 = one
                useful = both(lack, worker & ALL)
                if useful > 0:
                    pay = worker >> BITS
                    found = 5 * total(useful) - pay
                    if found > merit:
                        best = bit
                        most = useful
                        merit = found
                        price = pay
            bit <<= 1
        if best == 0:
            break
        used |= best
        count += 1
        wages += int(price)
        lack -= most
    return count, wages, int(total(lack))


def idler(s: Builders, worker: int) -> int:
    """All that the worker supplies, a byte for each resource, and above them its wage."""
    found = PACKED[worker] + (wage(s, worker) << BITS)
    universities = s.universities
    for resource in range(4):
        if universities[resource] == worker:
            more = supply(s, worker, resource) - SUPPLY[worker * 4 + resource]
            found += more << (8 * resource)
    return found


# --- four small amounts in one number, a byte for each resource ---


def packed(amounts: list[int], i: int) -> i64:
    """Four amounts as one number."""
    found: i64 = amounts[i + 3]
    found = (found << 8) | amounts[i + 2]
    found = (found << 8) | amounts[i + 1]
    return (found << 8) | amounts[i]


def both(one: i64, other: i64) -> i64:
    """The smaller amount of each resource: its byte of `less` is 255 where `one` is less."""
    less = ((HIGH | other) - one - ONES) & HIGH
    less = (less >> 7) * 255
    return (one & less) | (other & (ALL ^ less))


def total(amounts: i64) -> i64:
    """The sum of the four."""
    return ((amounts * ONES) >> 24) & 255


PACKED: Final[list[int]] = [packed(SUPPLY, 4 * i) for i in range(WORKERS)]
