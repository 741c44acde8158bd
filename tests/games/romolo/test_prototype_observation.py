"""What edition 1.66 adds to Romolo's observation says what the seat's view says (RR19.40)."""

from typing import Any

import pytest

import lusoria
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.actions import unit_name
from lusoria.games.romolo.board import map
from lusoria.games.romolo.campaign import plan
from tests.conformance.cases import CROWDED, Case, any_action, positions
from tests.games.romolo.test_observation import SEATS, Said, kept

GAME = lusoria.game("romolo")
PARTS = [part.name for part in GAME.observation.parts]
ADDED = PARTS[PARTS.index("edition") :]
RARE = (asked.BID, asked.VOTE, asked.RULE, asked.OVERFULL)


def read_off(case: Case, view: Any, seat: int) -> Said:
    """What the parts of edition 1.66 should say, from the view and the options alone."""
    count = len(view["seats"])
    name = {(seat + i) % count: SEATS[i] for i in range(count)}
    number = {one["name"]: i + 1 for i, one in enumerate(view["hexes"])}
    options = dict(case.options)
    said: Said = {
        "edition": {"1.66": 1},
        "options of 1.66": {
            "peoples": options.get("peoples") == "on",
            "bids are paid": options.get("bid_paid") == "winner",
        },
        "pieces in hand": {
            f"{name[i]}: {piece}": 1
            for i, one in enumerate(view["seats"])
            for piece in one["supply"]
        },
        "people": {
            f"{name[i]}: {one['people']}": 1 for i, one in enumerate(view["seats"]) if one["people"]
        },
        "overfull": {str(number[view["overfull"]]): 1} if view["overfull"] else {},
    }
    if view["campaign"]:
        said |= of_campaign(view["campaign"], name, number)
    if view["bidding"]:
        said |= of_bidding(view["bidding"], name, seat)
    return {part: kept(of) for part, of in said.items() if kept(of)}


def of_campaign(war: Any, name: dict[int, str], number: dict[str, int]) -> Said:
    said: Said = {"targets": {}, "attacks target": {}}
    for i, target in enumerate(war["targets"], 1):
        said["targets"] |= {
            f"{i}: hex": number[target["hex"]],
            f"{i}: {target['sort']}": 1,
            f"{i}: which": which(target, name),
            f"{i}: over": target["over"],
            f"{i}: lost": target["lost"],
        }
        said["attacks target"] |= {unit(el): i for el in target["attackers"]}
    said["is given a target"] = {unit(war["unit"]): 1} if war["unit"] else {}
    said["fought over"] = {war["current"].removeprefix("target:"): 1} if war["current"] else {}
    said["offered"] = {unit(el): 1 for offer in war["offers"] for el in offer["units"]}
    said["has offered"] = {name[offer["seat"]]: 1 for offer in war["offers"]}
    attack, defence = war["attack"], war["defence"]
    said["adds"] = {
        "powers of attack": attack["powers"] if attack else 0,
        "powers of defence": defence["powers"] if defence else 0,
        "tower": defence["tower"] if defence else 0,
        "capital": defence["capital"] if defence else 0,
    }
    return said


def which(target: Any, name: dict[int, str]) -> int:
    """Which unit, condition, seat, building or side a target is."""
    end = target["at"].split(":")[-1]
    if target["sort"] == "unit":
        return int(end) + 1
    if target["sort"] == "tower":
        return SEATS.index(name[int(end)]) + 1
    found: dict[str, list[Any]] = {
        "troop": layout.AI_UNITS,
        "piece": layout.BUILDINGS,
        "wall": list(map.SIDES),
    }
    return found[target["sort"]].index(end) + 1


def unit(el: str) -> str:
    return unit_name(int(el.removeprefix("unit:")))


def of_bidding(bidding: Any, name: dict[int, str], seat: int) -> Said:
    return {
        "bids": {name[i]: bid or 0 for i, bid in enumerate(bidding["bids"])},
        "has bid": {name[i]: made for i, made in enumerate(bidding["made"])},
        "bids are shown": {"": bidding["shown"]},
        "own vote": {bidding["votes"][seat]: 1} if bidding["votes"][seat] else {},
        "has voted": {name[i]: voted for i, voted in enumerate(bidding["voted"])},
    }


def test_rr19_40_the_observation_says_what_the_view_says() -> None:
    """In an auction or a drought for all seats, else by turns, now and then."""
    said: set[str] = set()
    for case in CROWDED:
        for seed in range(4):
            for i, state in enumerate(positions(case, seed, any_action)):
                seats = [i // 9 % case.players] if i % 9 == 0 else []
                for seat in range(case.players) if state.step in RARE else seats:
                    found = GAME.observation.read(state.observation(seat))
                    expected = read_off(case, state.view(seat), seat)
                    assert {part: found[part] for part in ADDED if part in found} == expected
                    said |= expected.keys()
    assert said == set(ADDED)


@pytest.mark.parametrize("players", range(1, 5))
def test_in_the_edition_of_2013_nothing_but_the_edition_is_added(players: int) -> None:
    seen = GAME.observation.read(GAME.start(players).observation(0))
    assert {part: seen[part] for part in ADDED if part in seen} == {"edition": {"2013": 1}}
    assert len(plan.SORTS) + 4 == len(GAME.observation["targets"].labels) / plan.MOST_TARGETS
