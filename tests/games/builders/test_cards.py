"""The cards as data."""

import pytest

from lusoria.games.builders.cards import (
    CARDS,
    MACHINE_SITES,
    MACHINES,
    NEEDS,
    SITE_TABLE,
    SITES,
    SLAVES,
    SUPPLY,
    TWIN,
    WORKER_KINDS,
    WORKER_NAMES,
    WORKER_TABLE,
    WORKERS,
)
from lusoria.games.builders.facts import facts
from tests.games.builders.table import position


def test_b1_there_are_29_buildings_and_4_machines() -> None:
    assert len(SITE_TABLE) == SITES == 33
    assert MACHINE_SITES == 29
    assert [name for name, _, _, _ in SITE_TABLE[29:]] == ["saw", "table", "scaffold", "hoist"]
    assert len({name for name, _, _, _ in SITE_TABLE}) == 33


@pytest.mark.parametrize("resource", range(4))
def test_b1_the_buildings_need_49_of_each_resource(resource: int) -> None:
    assert sum(NEEDS[site * 4 + resource] for site in range(MACHINE_SITES)) == 49


@pytest.mark.parametrize("resource", range(4))
def test_b7_the_workers_supply_16_of_each_resource(resource: int) -> None:
    assert sum(SUPPLY[worker * 4 + resource] for worker in range(CARDS)) == 16


def test_b7_a_workers_wage_is_the_number_of_its_resources() -> None:
    for _, supply, wage in WORKER_TABLE[:CARDS]:
        assert wage == sum(supply)


def test_b7_there_are_4_apprentices_4_labourers_6_companions_4_masters() -> None:
    kinds = WORKER_KINDS[:CARDS]
    assert kinds == ["apprentice"] * 4 + ["labourer"] * 4 + ["companion"] * 6 + ["master"] * 4
    assert len(set(WORKER_NAMES)) == WORKERS == 28


def test_b7_two_companions_are_the_same_card() -> None:
    assert WORKER_TABLE[TWIN][1:] == WORKER_TABLE[TWIN + 1][1:]
    others = [row[1:] for i, row in enumerate(WORKER_TABLE) if i not in (TWIN, TWIN + 1)]
    assert len(set(others)) == len(others)


def test_b17_the_slaves_are_the_six_pairs_of_resources() -> None:
    pairs = {supply for _, supply, _ in WORKER_TABLE[SLAVES:MACHINES]}
    assert len(pairs) == 6
    assert all(sorted(supply) == [0, 0, 2, 2] for supply in pairs)


def test_b15_a_machine_supplies_three_of_one_resource_and_scores_two_points() -> None:
    for _, supply, wage in WORKER_TABLE[MACHINES:]:
        assert sorted(supply) == [0, 0, 0, 3]
        assert wage == 0
    assert [row[2:] for row in SITE_TABLE[MACHINE_SITES:]] == [(0, 2)] * 4
    made = {name: supply.index(3) for name, supply, _ in WORKER_TABLE[MACHINES:]}
    assert made == {"saw": 1, "table": 2, "scaffold": 3, "hoist": 0}


def test_the_facts_tell_what_is_printed() -> None:
    known = facts()
    assert len(known["sites"]) == 33
    assert len(known["workers"]) == 28
    assert known["sites"]["lighthouse"] == {
        "kind": "building",
        "needs": [2, 4, 1, 3],
        "reward": 14,
        "points": 5,
        "becomes": None,
        "rule": "B13",
    }
    machine = known["sites"]["saw"]["becomes"]
    assert machine is not None
    assert known["workers"][machine] == {
        "kind": "machine",
        "supply": [0, 3, 0, 0],
        "wage": 0,
        "rule": "B15",
    }


def test_the_facts_tell_the_prices_of_the_clauses() -> None:
    known = facts()
    assert known["turn"]["actions"] == 3  # B5
    assert known["turn"]["price"] == 5
    assert [(one["actions"], one["money"]) for one in known["turn"]["take"]] == [
        (1, 1),
        (2, 3),
        (3, 6),
    ]  # B10
    slave = known["slave"]
    assert (slave["count"], slave["price"], slave["wage"]) == (6, 7, 4)  # B17, B18
    assert (slave["release"], slave["end_cost"]) == (5, 10)  # B23
    assert known["tool"]["price"] == 2  # B19
    loan = known["loan"]
    assert (loan["count"], loan["money"], loan["price"], loan["end_cost"]) == (4, 10, 15, 20)  # B20
    assert (known["university"]["price"], known["university"]["amount"]) == (7, 3)  # B21
    assert (known["money"], known["goal"], known["scale"]) == (10, 17, 10)  # B4, B22, B24


def test_the_view_tells_what_a_worker_supplies_and_what_a_site_needs() -> None:
    seat = position("labourer-1", {"lighthouse": "companion-5"}).view(None)["seats"][0]
    assert seat["team"][0]["supply"] == [0, 1, 0, 2]
    site = seat["sites"][0]
    assert (site["needs"], site["missing"]) == ([2, 4, 1, 3], [2, 1, 1, 2])
    assert site["crew"][0]["worker"] == "companion-5"
