"""The Builders' observation says what the view says, byte by byte, from where a seat sits."""

import random
from typing import Any

import pytest

import lusoria
from lusoria.games.builders.cards import SITE_NAMES, WORKER_NAMES
from tests.conformance.cases import restless_action

SEATS = ["own", "next", "third", "fourth"]
Said = dict[str, dict[str, int]]
RESOURCES = ["stone", "wood", "architecture", "decoration"]


def read_off(view: Any, seat: int, university: str) -> Said:
    """What the observation should say, from the view alone."""
    count = len(view["seats"])
    name = {(seat + i) % count: SEATS[i] for i in range(count)}
    said: Said = {
        "players": {"": count},
        "within a move": {"": view["in_move"]},
        "over": {"": view["outcome"] is not None},
        "universities add": {"": university == "adds"},
        "turn": {"": view["turn"]},
        "actions": {"": view["actions"]["left"]},
        "invested": {"": view["invested"]},
        "quiet rounds": {"": view["quiet_rounds"]},
        "ends if quiet": {"": view["ends_if_quiet"]},
        "last round": {"": view["last_round"]},
        "loans not taken": {"": view["loans"]["count"]},
        "step": {view["step"]: 1},
        "decides": {name[view["player"]]: 1} if view["player"] >= 0 else {},
        "turn of": {name[view["active"]]: 1},
        "begins": {name[view["first"]]: 1},
        "is sent": {view["sending"]: 1} if view["sending"] else {},
        "is sent to": {view["target"]: 1} if view["target"] else {},
        "is taught": {view["learning"]: 1} if view["learning"] else {},
        **{part: {} for part in ("money", "points", "loans", "under construction", "works at")},
        **{part: {} for part in ("carried by", "schooled", "freed", "sites", "workers", "tools")},
    }
    for site in view["site_deck"]["cards"]:
        said["sites"][f"{site}: in the deck"] = 1
    for site in view["site_row"]:
        if site is not None:
            said["sites"][f"{site['site']}: on offer"] = 1
    said["workers"] = {f"{worker}: not taken": 1 for worker in WORKER_NAMES}
    for worker in view["worker_row"]:
        if worker is not None:
            employ(said, worker, "on offer")
    for tool in view["tools"]["cards"]:
        said["tools"][f"{tool['tool']}: not taken"] = 1
    for i, one in enumerate(view["seats"]):
        said["money"][name[i]] = one["money"]
        said["points"][name[i]] = one["points"]
        said["loans"][name[i]] = one["loans"]["count"]
        for site in one["built"]:
            said["sites"][f"{site['site']}: built: {name[i]}"] = 1
        for worker in one["team"]:
            employ(said, worker, name[i])
        for tool in one["tools"]:
            said["tools"][f"{tool['tool']}: {name[i]}"] = 1
        for site in one["sites"]:
            yard(said, site, name[i])
    return {
        part: kept
        for part, of in said.items()
        if (kept := {label: int(number) for label, number in of.items() if number})
    }


def employ(said: Said, worker: Any, where: str) -> None:
    """A worker that somebody has, or that is on offer."""
    called = worker["worker"]
    del said["workers"][f"{called}: not taken"]
    said["workers"][f"{called}: {where}"] = 1
    if worker["freed"]:
        said["freed"][called] = 1
    if worker["schooled"]:
        said["schooled"][worker["schooled"]] = WORKER_NAMES.index(called) + 1


def yard(said: Said, site: Any, owner: str) -> None:
    """A site under construction, with whoever works there."""
    said["sites"][f"{site['site']}: {owner}"] = 1
    said["under construction"][f"{site['site']}: sent this turn"] = site["sent"]
    for r, resource in enumerate(RESOURCES):
        label = f"{site['site']}: {resource} missing"
        said["under construction"][label] = site["missing"][r]
    for worker in site["crew"]:
        employ(said, worker, owner)
        said["works at"][worker["worker"]] = SITE_NAMES.index(site["site"]) + 1
        tool = worker["tool"]
        if tool is not None:
            said["tools"][f"{tool['tool']}: {owner}"] = 1
            said["carried by"][tool["tool"]] = WORKER_NAMES.index(worker["worker"]) + 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("university", ["becomes", "adds"])
def test_the_observation_says_what_the_view_says(players: int, university: str) -> None:
    game = lusoria.game("builders")
    said: set[str] = set()
    rng = random.Random(players)
    state = game.start(players, round_limit=20, university=university)
    while not state.is_over:
        seat = rng.randrange(2 * players)
        if seat < players:
            found = game.observation.read(state.observation(seat))
            assert found == read_off(state.view(seat), seat, university)
            said |= found.keys()
        state.apply(restless_action(state, rng))
    assert {"money", "under construction", "works at", "sites", "workers", "loans"} <= said
