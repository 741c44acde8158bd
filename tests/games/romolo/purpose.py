"""Simple players with a purpose, so that games end in each of the ways there are."""

import random

from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import ACT, DO, FREE, MUSTER, PLACE, WAR
from lusoria.games.romolo.board import land, presence
from lusoria.games.romolo.layout import (
    BUILT,
    CAPITAL,
    FARM,
    GRAIN,
    HAND,
    HEX,
    KIND,
    PLAIN,
    SEAT,
    SOLDIER,
    SOLDIERS,
    SPENT,
    TERRAIN,
    WAREHOUSE,
    WOOD,
    WORKER,
)
from lusoria.games.romolo.state import Romolo

# What each kind of player likes, best first; whatever is not named comes at random after it
PATIENT = [a.GO_ON, a.FINISH, a.RECRUIT, a.SLOT, a.PLAY]
BUILDER = [a.GO_ON, a.FINISH, a.BUILD, a.SIDE, a.PRODUCE, a.HIRE, a.BUY]
WARRIOR = [a.GO_ON, a.PLAY, a.TOWER, a.HIRE, a.SEAT, a.CREATE_SOLDIER, a.REFINE]

CARELESS: list[int] = []
CONQUEROR: list[int] = [a.GO_ON, a.PLAY, a.TOWER]  # the first seat; the others are careless


def choose(state: Romolo, liking: list[int], rng: random.Random) -> int:
    """The first thing the player likes; else the end of the phase now and then, else at random."""
    legal = state.legal_actions()
    for block in liking:
        found = [action for action in legal if a.verb(action) == block]
        if found:
            return rng.choice(found)
    if liking is PATIENT:
        for action in (a.END_ACTIONS, a.END_WAR, a.RESOURCE):
            hopeless = action == a.END_ACTIONS and can_recruit(state)
            if action in legal and not hopeless:
                return action
    if liking is CARELESS:
        return rng.choice(legal)
    if liking is CONQUEROR:
        if state.player == 0:
            return conquering(state, legal, rng)
        return rng.choice([x for x in legal if a.verb(x) not in (a.SURRENDER, a.FINISH, a.HIRE)])
    calm = [x for x in legal if a.verb(x) not in (a.DISMANTLE, a.TRANSFORM, a.SURRENDER, a.STANCE)]
    if liking is BUILDER and a.END_WAR in calm:
        return a.END_WAR
    return rng.choice(calm or legal)


def can_recruit(state: Romolo) -> bool:
    """Whether a worker could hire somebody now."""
    for action in state.legal_actions():
        if a.verb(action) == a.UNIT:
            twin = state.clone()
            twin.play(action)
            if a.RECRUIT in twin.legal_actions():
                return True
    return False


def conquering(state: Romolo, legal: list[int], rng: random.Random) -> int:
    """Two workers live on grain and make soldiers; two soldiers march to a tower and attack it."""
    home = state.seats[CAPITAL]
    goal = max(state.seats[other * SEAT + CAPITAL] for other in range(1, state.players))
    if state.step == ACT:
        for action in legal:
            twin = state.clone()
            twin.play(action)
            if twin.step == DO and max(zeal(twin, x, goal) for x in twin.legal_actions()) > 0:
                return action
        return a.END_ACTIONS
    if state.step == DO:
        return max(legal, key=lambda action: zeal(state, action, goal))
    if state.step == PLACE and state.placing > 0:
        plains = [x for x in legal if state.hexes[(x - a.HEX) * HEX + TERRAIN] == PLAIN]
        return a.HEX + home if state.placing < 4 else max(plains, key=lambda x: x != a.HEX + home)
    if state.step == WAR:
        return a.HEX + goal if a.HEX + goal in legal else a.END_WAR
    for action in (a.NO, a.RESOURCE + (WOOD if state.step == FREE else GRAIN)):
        if action in legal:
            return action
    return max(legal) if state.step == MUSTER else rng.choice(legal)


def zeal(state: Romolo, action: int, goal: int) -> int:
    """How much the conqueror likes what the chosen unit can do; 0 is not at all."""
    home, place = state.seats[CAPITAL], state.at[state.move.unit]
    workers, soldiers = presence.count(state, 0, WORKER), presence.count(state, 0, SOLDIER)
    pieces = state.hexes[place * HEX + BUILT : place * HEX + HEX]
    if KIND[state.move.unit] == SOLDIER:
        steps = way(state, goal)
        ready = soldiers > 1 and (place != home or state.seats[HAND + GRAIN] > 6)
        fresh = state.st[state.move.unit] & SPENT == 0 or steps[place] > 1
        marches = a.verb(action) == a.HEX and place != goal and ready and fresh
        return 60 - steps[action - a.HEX] if marches else 0
    if KIND[state.move.unit] != WORKER:
        return 0
    likes = {
        a.HEX + home: 6 * (place != home and workers > 1 and home not in state.at[:SOLDIERS]),
        a.BUILD + WAREHOUSE: 5 * (place == home and pieces[WAREHOUSE] < 2),
        a.BUILD + FARM: 4 * (place != home and pieces[FARM] == 0 and state.round < 9),
        a.CREATE_SOLDIER: 3 * (workers > 1),
        a.REFINE: 2 * (place == home and workers > 1 and soldiers < 2),
        a.CREATE_WORKER: 2 * (workers < 2),
        a.PRODUCE: 1,
    }
    return likes.get(action, 0)


def way(state: Romolo, goal: int) -> list[int]:
    """The steps from each hex to the goal, not over Water that lies face up."""
    steps = [50] * state.board.size
    steps[goal] = 0
    queue = [goal]
    for place in queue:
        for near in state.board.near[place * 6 : place * 6 + 6]:
            if near >= 0 and steps[near] == 50 and not land.is_water(state, near):
                steps[near] = steps[place] + 1
                queue.append(near)
    return steps
