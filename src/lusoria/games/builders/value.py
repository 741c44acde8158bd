"""How good a position is for a seat, in tenths of a point. For players that look a move ahead."""

import math
from typing import Final

from lusoria.core.state import OVER
from lusoria.games.builders.cards import (
    MACHINE_SITES,
    POINTS,
    REWARDS,
    SITES,
    WORKERS,
)
from lusoria.games.builders.layout import GOAL, ON_SITE, SETTLE, TAKE
from lusoria.games.builders.scoring import score
from lusoria.games.builders.state import Builders
from lusoria.games.builders.workers import is_slave, supply, wage

WON: Final = 10_000.0

COIN: Final = 2.0  # a sesterce while it can still be put to work
LATE_COIN: Final = 1.1  # beyond what the next moves cost
PURSE: Final = 14
LOAN_COST: Final = 24.0
SLAVE_COST: Final = 7.0
TOOL: Final = 5.0
ACTION: Final = 1.5  # what an action left is worth beyond the money it could take

# A worker of the team is worth this for each resource it supplies, the less the more there are
RESOURCE: Final = 2.6
CROWD: Final[list[float]] = [1.0, 1.0, 1.0, 0.8, 0.55, 0.3, 0.15, 0.05]

MACHINE: Final = 12.0  # a worker without a wage, beyond its points
DELAY: Final = 0.25  # how fast a gain shrinks with every worker still to be sent
RECRUIT: Final = 1.5  # as many more for each resource that nobody idle supplies
POOR: Final = 0.1  # and for each sesterce missing for the wages
NEXT_SITE: Final = 0.4  # a second site has to wait for the workers of the first
MOST_SITES: Final = 3


def value(s: Builders, seat: int) -> float:
    """The seat's prospects, compared with the best of the others."""
    final = s.player == OVER or s.step == SETTLE
    own = float(score(s, seat).total) if final else prospects(s, seat) + turn(s, seat)
    best = -WON
    for other in range(s.players):
        if other != seat:
            best = max(best, float(score(s, other).total) if final else prospects(s, other))
    if s.player != OVER or own == best:
        return own - best
    return own - best + (WON if own > best else -WON)


def prospects(s: Builders, seat: int) -> float:
    """Points, money, team, and what the open sites promise."""
    money = s.money[seat]
    worth = 10.0 * s.points[seat] - LOAN_COST * s.loans[seat]
    worth += COIN * min(money, PURSE) + LATE_COIN * max(0, money - PURSE)
    members: list[int] = []
    idle: list[int] = []
    for worker in range(WORKERS):
        place = s.workers[worker]
        if place == seat:
            idle.append(worker)
            members.append(worker)
        elif place >= ON_SITE and s.sites[place - ON_SITE] == seat:
            members.append(worker)
    if max(s.points) < GOAL:  # else this is the last round
        worth += team(s, seat, members) + sites(s, seat, idle)
    for worker in members:
        if is_slave(s, worker):
            worth -= SLAVE_COST
    return worth


def turn(s: Builders, seat: int) -> float:
    """What the actions are worth that the seat has left."""
    if s.active != seat:
        return 0.0
    return COIN * TAKE[min(s.actions, 3)] + ACTION * s.actions


def team(s: Builders, seat: int, members: list[int]) -> float:
    """What workers and tools promise for all buildings to come."""
    worth = 0.0
    for count, worker in enumerate(members):
        amount = 0
        for resource in range(4):
            amount += supply(s, worker, resource)
        worth += RESOURCE * amount * CROWD[min(count, 7)]
        worth -= 0.5 * wage(s, worker)
    for tool in range(4):
        if s.tools[tool] == seat:
            worth += TOOL
    return worth


def sites(s: Builders, seat: int, idle: list[int]) -> float:
    """What the best open sites bring, the sooner the more."""
    best = [0.0] * MOST_SITES
    crew: list[int] = []
    for site in range(SITES):
        if s.sites[site] == seat:
            if not crew:
                crew = sheet(s, idle)
            found = promise(s, seat, site, crew)
            for i in range(MOST_SITES):
                if found > best[i]:
                    found, best[i] = best[i], found
    worth = 0.0
    share = 1.0
    for one in best:
        worth += share * one
        share *= NEXT_SITE
    return worth


def sheet(s: Builders, idle: list[int]) -> list[int]:
    """Four supplies and the wage of each idle worker, one after the other."""
    crew: list[int] = []
    for worker in idle:
        for resource in range(4):
            crew.append(supply(s, worker, resource))
        crew.append(wage(s, worker))
    return crew


def promise(s: Builders, seat: int, site: int, crew: list[int]) -> float:
    """The gain of a site less the wages, put off by the workers it still takes."""
    lack = s.lack[site * 4 : site * 4 + 4]
    left = lack[0] + lack[1] + lack[2] + lack[3]
    steps = 0.0
    cost = 0
    used = 0
    while left > 0:
        worker, useful = helper(crew, lack, used)
        if worker < 0:
            break
        used |= 1 << worker
        steps += 1.0
        at = worker * 5
        cost += crew[at + 4]
        for resource in range(4):
            lack[resource] = max(0, lack[resource] - crew[at + resource])
        left -= useful
    steps += RECRUIT * left + POOR * max(0, cost - s.money[seat])
    gain = 10.0 * POINTS[site] + COIN * (REWARDS[site] - cost - left)
    if site >= MACHINE_SITES:
        gain += MACHINE
    return max(0.0, gain) * math.exp(-DELAY * steps)


def helper(crew: list[int], lack: list[int], used: int) -> tuple[int, int]:
    """Which idle worker helps most for its wage, and how many resources it brings."""
    best = -1
    most = 0
    merit = 0.0
    at = 0
    for worker in range(len(crew) // 5):
        if used & (1 << worker) == 0:
            useful = 0
            for resource in range(4):
                useful += min(lack[resource], crew[at + resource])
            if useful > 0:
                found = useful - 0.2 * crew[at + 4]
                if best < 0 or found > merit:
                    best = worker
                    most = useful
                    merit = found
        at += 5
    return best, most
