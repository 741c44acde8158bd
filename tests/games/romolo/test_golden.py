"""Whole games, recorded once and replayed to the last point; they change only with the version.

The players are simple ones with a purpose, so that games end in each of the ways there are.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import lusoria
from lusoria import Table
from lusoria.core.dice import FairDice
from lusoria.core.record import loads, verify
from lusoria.games.romolo import actions as a
from lusoria.games.romolo.state import Romolo

GOLDEN = Path(__file__).parent / "golden"

# What each kind of player likes, best first; whatever is not named comes at random after it
PATIENT = [a.GO_ON, a.FINISH, a.RECRUIT, a.SLOT, a.PLAY]
BUILDER = [a.GO_ON, a.FINISH, a.BUILD, a.SIDE, a.PRODUCE, a.HIRE, a.BUY]
WARRIOR = [a.GO_ON, a.PLAY, a.TOWER, a.HIRE, a.SEAT, a.CREATE_SOLDIER, a.REFINE]

CARELESS: list[int] = []

# The way it ends: players, options, the players' liking, seed
GAMES: dict[str, tuple[int, dict[str, object], list[int], int]] = {
    "survivor": (3, {}, CARELESS, 1),
    "characters": (2, {}, PATIENT, 1),
    "pieces": (2, {}, BUILDER, 1),
    "round-limit": (4, {"round_limit": 6}, BUILDER, 2),
    "solitaire": (1, {}, PATIENT, 1),
    "solitaire-lost": (1, {"battle": "die"}, WARRIOR, 4),
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


def played(name: str) -> Table:
    """The game of that name, with fair dice from its seed."""
    players, options, liking, seed = GAMES[name]
    rng = random.Random(seed)
    dice = FairDice(bytes([seed] * 32), [f"nonce{seat}" for seat in range(players)])
    state = lusoria.game("romolo").start(players, **options)
    table = Table(state, [f"Player {seat}" for seat in range(players)], dice)
    for _ in range(60_000):
        if table.state.is_over:
            return table
        assert isinstance(table.state, Romolo)
        table.act(choose(table.state, liking, rng))
    raise AssertionError(f"{name} does not end")


def record_golden() -> None:
    """Plays all games anew with their seeds and writes them down (see golden/README.md)."""
    for name in GAMES:
        table = played(name)
        (GOLDEN / f"{name}.json").write_text(table.record().dumps(), "utf-8")
        end = {"outcome": table.state.outcome().json(), "snapshot": table.state.snapshot()}
        (GOLDEN / f"{name}.end.json").write_text(json.dumps(end, indent=1) + "\n", "utf-8")


def read(name: str) -> tuple[str, Any]:
    record = (GOLDEN / f"{name}.json").read_text("utf-8")
    return record, json.loads((GOLDEN / f"{name}.end.json").read_text("utf-8"))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_replayed_exactly(name: str) -> None:
    text, end = read(name)
    record = loads(text)
    verify(record)
    state = record.replay()
    assert state.outcome().json() == end["outcome"]
    assert json.loads(json.dumps(state.snapshot())) == end["snapshot"]


def test_rr14_1_each_way_to_end_has_a_game() -> None:
    ends = {name: read(name)[1] for name in GAMES}
    reasons = {name: end["outcome"]["reason"] for name, end in ends.items()}
    endings = {name: end["snapshot"]["position"]["ending"] for name, end in ends.items()}
    assert reasons["survivor"] == "survivor"
    assert reasons["round-limit"] == "round-limit"
    assert (reasons["characters"], endings["characters"]) == ("ended", "characters")
    assert (reasons["pieces"], endings["pieces"]) == ("ended", "pieces")
    assert reasons["solitaire"] == "ended"
    assert reasons["solitaire-lost"] == "survivor"
    assert ends["solitaire-lost"]["outcome"]["winners"] == []
    assert reasons["alliance"] == "ended"
    assert len(ends["alliance"]["outcome"]["sides"]) == 2
