"""The golden games of Romolo: how they were played, and what is special about them.

The players are simple ones with a purpose, so that games end in each of the ways there are.
"""

import json
import random
from typing import Any

import lusoria
from lusoria import Table
from lusoria.core.dice import FairDice
from lusoria.core.record import loads
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
from tests.conformance.golden import stored

# What each kind of player likes, best first; whatever is not named comes at random after it
PATIENT = [a.GO_ON, a.FINISH, a.RECRUIT, a.SLOT, a.PLAY]
BUILDER = [a.GO_ON, a.FINISH, a.BUILD, a.SIDE, a.PRODUCE, a.HIRE, a.BUY]
WARRIOR = [a.GO_ON, a.PLAY, a.TOWER, a.HIRE, a.SEAT, a.CREATE_SOLDIER, a.REFINE]

CARELESS: list[int] = []
CONQUEROR: list[int] = [a.GO_ON, a.PLAY, a.TOWER]  # the first seat; the others are careless

# The way it ends: players, options, the players' liking, seed
GAMES: dict[str, tuple[int, dict[str, object], list[int], int]] = {
    "survivor": (3, {}, CARELESS, 1),
    "conquest": (3, {}, CONQUEROR, 7),
    "characters": (2, {}, PATIENT, 1),
    "pieces": (2, {}, BUILDER, 1),
    "round-limit": (4, {"round_limit": 6}, BUILDER, 2),
    "solitaire": (1, {}, PATIENT, 1),
    "solitaire-lost": (1, {"battle": "die"}, WARRIOR, 31),
    "alliance": (4, {"teams": "on"}, PATIENT, 1),
}


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


def played(name: str) -> Table:
    """The game of that name, with fair dice from its seed."""
    players, options, liking, seed = GAMES[name]
    rng = random.Random(seed)
    dice = FairDice(bytes([seed] * 32), [f"nonce{seat}" for seat in range(players)])
    state = lusoria.game("romolo").start(players, **{"battle": "tokens", **options})
    table = Table(state, [f"Player {seat}" for seat in range(players)], dice)
    for _ in range(60_000):
        if table.state.is_over:
            return table
        assert isinstance(table.state, Romolo)
        table.act(choose(table.state, liking, rng))
    raise AssertionError(f"{name} does not end")


def test_rr14_1_each_way_to_end_has_a_game() -> None:
    ends = {name: stored("romolo", name)[1] for name in GAMES}
    reasons = {name: end["outcome"]["reason"] for name, end in ends.items()}
    endings = {name: end["snapshot"]["position"]["ending"] for name, end in ends.items()}
    assert reasons["survivor"] == "survivor"
    assert reasons["conquest"] == "survivor"
    assert reasons["round-limit"] == "round-limit"
    assert (reasons["characters"], endings["characters"]) == ("ended", "characters")
    assert (reasons["pieces"], endings["pieces"]) == ("ended", "pieces")
    assert reasons["solitaire"] == "ended"
    assert reasons["solitaire-lost"] == "survivor"
    assert ends["solitaire-lost"]["outcome"]["winners"] == []
    assert reasons["alliance"] == "ended"
    assert len(ends["alliance"]["outcome"]["sides"]) == 2


def test_rr11_12_towers_fall_in_war_one_after_the_other() -> None:
    """The conqueror destroys both towers, and the turns of the first one to fall are skipped."""
    text, end = stored("romolo", "conquest")
    assert end["outcome"]["winners"] == [0]
    assert [seat["damage"] for seat in end["snapshot"]["position"]["seats"]] == [0, 2, 2]
    state = loads(text).replay()
    assert isinstance(state, Romolo)
    assert state.turn < 3 * state.round


def test_rr2_14_options_that_came_later_are_written_where_they_differ() -> None:
    """So that what was kept before reads and writes alike."""
    usual = Table(lusoria.game("romolo").start(2), ["A", "B"])
    assert "peoples" not in json.loads(usual.record().dumps())["options"]
    kept: Any = usual.state.snapshot()
    assert "peoples" not in kept["options"]
    other = lusoria.game("romolo").start(2, edition="1.66", peoples="on")
    kept = other.snapshot()
    assert kept["options"]["peoples"] == "on"
    assert lusoria.game("romolo").restore(kept).options == other.options
