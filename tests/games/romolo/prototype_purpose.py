"""Players of edition 1.66 with a purpose: for each way its games can end (RR19.12, RR19.13)."""

import random

from lusoria.games.romolo import actions as a
from lusoria.games.romolo.asked import (
    ACT,
    AIM,
    BID,
    DECLARE,
    DO,
    FEED,
    FREE,
    PICK_DIE,
    PLACE,
    SETTLE,
    VOTE,
)
from lusoria.games.romolo.board import presence
from lusoria.games.romolo.layout import CAPITAL, GRAIN, OWN, SEAT, SILVER, SPENT, UNITS, WORKER
from lusoria.games.romolo.state import Romolo
from tests.games.romolo import purpose

# How seats bid
NOTHING = "nothing"
ALIKE = "alike"  # a silver each, and in the first Round of bids all but one want to play
ANYTHING = "anything"  # in the first Round of bids whoever wins plays

# What else they like, best first; see `purpose.py`
CHARACTERS = [a.GO_ON, a.RECRUIT, a.SLOT]
BUILDINGS = [a.GO_ON, a.BUILD, a.SIDE, a.PRODUCE, a.BUY]
HUNGER: list[int] = []
CONQUEST: list[int] = [a.GO_ON]  # the first seat; the others wait for it
DUEL: list[int] = []  # the second seat goes to the first, and they fight with their highest dice
ARMS = [a.GO_ON, a.CREATE_SOLDIER, a.REFINE]
RASH = (a.DISMANTLE, a.TRANSFORM, a.STANCE)


def choose(state: Romolo, liking: list[int], bids: str, rng: random.Random) -> int:
    """What such a player does."""
    legal = state.legal_actions()
    if state.step == BID:
        return bid(state, bids, legal, rng)
    if a.FINISH in legal:
        early = state.round == state.ending_round + 1
        keen = state.step != VOTE or state.player != state.active
        return a.PLAY if early and keen else a.FINISH
    if liking is HUNGER:
        return rng.choice(legal)
    if liking is CONQUEST:
        return conquering(state, legal, rng) if state.player == 0 else waiting(legal, rng)
    if liking is DUEL:
        return duelling(state, legal, rng)
    for block in liking:
        found = [action for action in legal if a.verb(action) == block]
        if found:
            return rng.choice(found)
    if liking is CHARACTERS and state.step == ACT and purpose.can_recruit(state):
        return rng.choice([action for action in legal if a.verb(action) == a.UNIT])
    if liking is CHARACTERS:
        return waiting(legal, rng)
    if a.END_WAR in legal:
        return a.END_WAR
    calm = [action for action in legal if a.verb(action) not in RASH]
    return rng.choice(calm or legal)


def bid(state: Romolo, bids: str, legal: list[int], rng: random.Random) -> int:
    """A sum to lay out."""
    if bids == NOTHING:
        return a.BID
    if bids == ALIKE and a.BID + SILVER in legal:
        return a.BID + SILVER
    return rng.choice(legal)


def waiting(legal: list[int], rng: random.Random) -> int:
    """Nothing is done that can be left."""
    for action in (a.END_ACTIONS, a.END_WAR, a.DONE, a.RESOURCE):
        if action in legal:
            return action
    return rng.choice(legal)


def conquering(state: Romolo, legal: list[int], rng: random.Random) -> int:
    """As in the edition of 2013; all Soldiers attack the Tower they have reached."""
    home = state.seats[CAPITAL]
    goal = max(state.seats[other * SEAT + CAPITAL] for other in range(1, state.players))
    if state.step in (ACT, DO, FREE):
        return purpose.conquering(state, legal, rng)
    if state.step == PLACE:
        other = max(legal, key=lambda action: action != a.HEX + home)
        return other if state.placing == 4 else min(legal, key=lambda x: x != a.HEX + home)
    if state.step == SETTLE:
        return min(legal, key=lambda action: action != a.TOWER)
    if state.step == DECLARE:
        here = [x for x in legal if a.verb(x) == a.UNIT and state.at[x - a.UNIT] == goal]
        return here[0] if here else a.DONE if a.DONE in legal else a.END_WAR
    if state.step == AIM:
        joined = [action for action in legal if a.verb(action) == a.TARGET]
        return joined[0] if joined else a.TOWER if a.TOWER in legal else legal[0]
    for action in (a.NO, a.RESOURCE + GRAIN, a.DONE):
        if action in legal:
            return action
    return max(legal)


def duelling(state: Romolo, legal: list[int], rng: random.Random) -> int:
    """Each seat lets one of its Workers starve. The other one of the second seat goes to that of
    the first and attacks it: two sixes leave nobody (RR19.29).
    """
    seat, goal = state.player, state.seats[CAPITAL]
    several = presence.count(state, seat, WORKER) > 1
    if state.step == PICK_DIE:
        return max(legal)
    if state.step == FREE:
        return a.RESOURCE + GRAIN
    if state.step in (SETTLE, PLACE):
        return legal[0]
    if state.step == ACT:
        units = [action for action in legal if a.verb(action) == a.UNIT]
        goes = [x for x in units if leaves(state, x - a.UNIT, goal, several)]
        return goes[0] if goes else a.END_ACTIONS
    if state.step == DO:
        steps = purpose.way(state, goal)
        found = [action for action in legal if a.verb(action) == a.HEX]
        return min(found, key=lambda x: steps[x - a.HEX] if seat == 1 else -steps[x - a.HEX])
    if state.step == FEED:
        starves = [action for action in legal if a.verb(action) == a.UNIT]
        return a.RESOURCE + GRAIN if not several and a.RESOURCE + GRAIN in legal else starves[-1]
    if state.step == AIM:
        return next(action for action in legal if a.verb(action) == a.UNIT)
    met = [unit for unit in range(UNITS) if state.at[unit] == goal]
    if state.step == DECLARE and seat == 1 and state.owner(met[-1]) == 1 and a.DONE not in legal:
        return a.UNIT + met[-1]
    return waiting(legal, rng)


def leaves(state: Romolo, unit: int, goal: int, several: bool) -> bool:
    """Whether a Worker goes on: the second seat's up to the goal, where it arrives rested; the
    first Worker of the first seat away from its Farm.
    """
    steps = purpose.way(state, goal)[state.at[unit]]
    if unit >= OWN:
        tired = state.st[unit] & SPENT > 0
        return 1 < steps < 50 or (steps == 1 and not tired)
    return several and (unit == 0 or steps > 0)
