"""Romolo's observation says what the seat's view says."""

import random
from typing import Any

import pytest

import lusoria
from lusoria.games.romolo import actions, layout
from lusoria.games.romolo.board import map
from tests.conformance.cases import restless_action

SEATS = ["own", "next", "third", "fourth"]
Said = dict[str, dict[str, int]]
OPTIONS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {"battle": "die"}),
    (3, {"coins": "hidden"}),
    (4, {"teams": "on"}),
]


def read_off(view: Any, seat: int) -> Said:
    """What the parts that are tested here should say, from the view alone."""
    count = len(view["seats"])
    name = {(seat + i) % count: SEATS[i] for i in range(count)}
    number = {one["name"]: i + 1 for i, one in enumerate(view["hexes"])}
    said: Said = {
        "step": {view["step"]: 1},
        "phase": {view["phase"]: 1},
        "round": {"": view["round"]},
        "seat": {str(seat + 1): 1},
        "decides": {name[view["player"]]: 1} if view["player"] >= 0 else {},
        "turn of": {name[view["active"]]: 1},
        "begins": {name[view["first"]]: 1},
        "bank": {one["piece"]: one["count"] for one in view["bank"]["pieces"]},
        "prices": {one["resource"]: one["price"] for one in view["market"]},
        "cubes": {
            f"{one['resource']}: {kind}": cubes
            for one in view["market"]
            for kind, cubes in one["cubes"].items()
        },
        "water pile": {"": view["water_pile"]["count"]},
        "character pile": {"": view["pile"]["count"]},
        "next character": {view["pile"]["next"]: 1} if view["pile"]["next"] else {},
        "display": {
            f"{i + 1}: {slot['character']}": 1
            for i, slot in enumerate(view["display"])
            if slot["character"]
        },
        "events": view["events"] or {},
        "exploited": {
            str(number[one["name"]]): 1
            for one in view["hexes"]
            if one["yields"] and one["yields"]["exploited"]
        },
        **of_seats(view, seat, name, number),
        **of_hexes(view, name, number),
        **of_units(view, name, number),
        **of_battle(view, name, number),
    }
    return {part: kept(of) for part, of in said.items() if kept(of)}


def kept(of: dict[str, int]) -> dict[str, int]:
    return {label: min(int(number), 255) for label, number in of.items() if number}


def of_seats(view: Any, seat: int, name: dict[int, str], number: dict[str, int]) -> Said:
    said: Said = {part: {} for part in ("seats", "characters", "shown", "hostile", "third hex")}
    for i, one in enumerate(view["seats"]):
        who = name[i]
        said["seats"] |= {
            f"{who}: coins": one["coins"]["half_silver"] or 0,
            f"{who}: battle tokens": one["battles"],
            f"{who}: alive": one["alive"],
            f"{who}: capital": number[one["capital"]] if one["capital"] else 0,
            f"{who}: die tokens": one["tokens"]["count"] if one["tokens"] else 0,
            f"{who}: damage": sum(
                tower["damage"]
                for place in view["hexes"]
                if (tower := place["tower"]) and tower["seat"] == i
            ),
        }
        for cubes in one["resources"]:
            said["seats"][f"{who}: {cubes['resource']}"] = cubes["count"]
        for tile in one["characters"]:
            if tile["character"] == "praepositus":
                resource = tile["el"].split(":")[2]
                label = f"{who}: praepositus: {resource}"
                said["seats"][label] = said["seats"].get(label, 0) + 1
            else:
                said["characters"][f"{who}: {tile['character']}"] = 1
        for token in one["shown"]:
            said["shown"][f"{who}: {token}"] = 1
        for other in one["hostile_to"]:
            said["hostile"][f"{who}: {name[other]}"] = 1
        if one["third"]:
            said["third hex"][f"{who}: {one['third']}"] = 1
    own = view["seats"][seat]["tokens"]
    said["own die tokens"] = {one["token"]: 1 for one in own["tokens"]} if own else {}
    return said


def of_hexes(view: Any, name: dict[int, str], number: dict[str, int]) -> Said:
    said: Said = {"hexes": {}, "pieces": {}, "troops": {}}
    for one in view["hexes"]:
        at = number[one["name"]]
        seen = [one["terrain"], "up" if one["up"] else None]
        if one["multiplier"]:
            value = one["multiplier"]["value"]
            seen += ["multiplier", f"x{value}" if value else None]
        seen += [f"peeked: {name[seat]}" for seat in one["peeked"]]
        seen += [f"lost: {one['lost']}"] if one["lost"] else []
        if one["tower"]:
            seen += [f"tower: {name[one['tower']['seat']]}"]
        walls = [side["side"] for side in one["walls"] if side["wall"]]
        said["hexes"] |= {f"{at}: {what}": 1 for what in seen if what}
        said["hexes"] |= {f"{at}: wall {map.SIDES.index(side) + 1}": 1 for side in walls}
        for pieces in one["pieces"]:
            if pieces["piece"] != "wall":
                said["pieces"][f"{at}: {pieces['piece']}"] = pieces["count"]
        for troop in one["troops"]:
            said["troops"][f"{at}: {troop['condition']}"] = troop["count"]
    return said


def of_units(view: Any, name: dict[int, str], number: dict[str, int]) -> Said:
    said: Said = {"units": {}, "actions left": {}}
    for unit in view["units"]:
        flags = [word for word in ("laid", "penalty", "new") if unit[word]]
        for what in (name[unit["seat"]], *flags):
            said["units"][f"{unit['name']}: {what}"] = 1
        said["actions left"][unit["name"]] = unit["left"]
    return said


def of_battle(view: Any, name: dict[int, str], number: dict[str, int]) -> Said:
    said: Said = {"acts": {}, "acts in": {}, "battle in": {}, "attacker": {}, "defender": {}}
    said |= {"attacker's token": {}, "defender's token": {}, "casualties": {}}
    if view["move"] is not None:
        unit = int(view["move"]["unit"].split(":")[1])
        said["acts"] = {actions.unit_name(unit): 1}
        if view["move"]["hex"]:
            said["acts in"] = {str(number[view["move"]["hex"]]): 1}
    battle = view["battle"]
    if battle is not None:
        said["battle in"] = {str(number[battle["hex"]]): 1}
        for side, word in ((battle["attack"], "attacker"), (battle["defence"], "defender")):
            if side is not None:
                said[word] = {name[side["seat"]]: 1}
                if side["token"] not in (None, "chosen"):
                    said[f"{word}'s token"] = {side["token"]: 1}
        said["casualties"]["attack"] = battle["attack"]["casualties"]
        if battle["defence"] is not None:
            said["casualties"]["defence"] = battle["defence"]["casualties"]
    return said


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_the_observation_says_what_the_view_says(players: int, options: dict[str, object]) -> None:
    game = lusoria.game("romolo")
    said: set[str] = set()
    rng = random.Random(players)
    state = game.start(players, round_limit=12, **options)
    while not state.is_over:
        if rng.random() < 0.25:
            for seat in range(players):
                found = game.observation.read(state.observation(seat))
                expected = read_off(state.view(seat), seat)
                assert {part: found.get(part, {}) for part in expected} == expected
                assert not (found.keys() & COMPARED) - expected.keys()
                said |= expected.keys()
        state.apply(restless_action(state, rng))
    assert {"hexes", "units", "seats", "display", "acts", "bank", "actions left"} <= said


COMPARED = {
    *("seats", "characters", "shown", "hostile", "third hex", "own die tokens"),
    *("hexes", "pieces", "troops", "exploited", "units", "actions left", "events", "display"),
    *("acts", "acts in", "battle in", "attacker", "defender", "attacker's token"),
    *("defender's token", "casualties"),
}


def test_every_unit_and_hex_of_the_action_table_has_its_place() -> None:
    parts = lusoria.game("romolo").observation
    assert len(parts["units at"].labels) == layout.UNITS == actions.TARGET - actions.UNIT
    assert len(parts["exploited"].labels) == actions.UNIT - actions.HEX
