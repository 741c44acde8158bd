"""The cards as data."""

import pytest

from lusoria.games.builders import cards
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
    WORKER_NAMES,
    WORKER_TABLE,
    WORKERS,
)
from lusoria.games.builders.view import card_facts
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
    kinds = [cards.kind(worker) for worker in range(CARDS)]
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


def test_the_facts_and_the_view_tell_what_is_printed() -> None:
    facts = card_facts()
    sites = facts["sites"]
    workers = facts["workers"]
    assert isinstance(sites, list)
    assert isinstance(workers, list)
    assert len(sites) == 33
    assert len(workers) == 28
    assert sites[22] == {
        "site": "lighthouse",
        "kind": "building",
        "needs": [2, 4, 1, 3],
        "reward": 14,
        "points": 5,
        "becomes": None,
    }
    assert sites[29]["becomes"] == [0, 3, 0, 0]
    view = position("labourer-1").view(None)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert seats[0]["team"][0]["supply"] == [0, 1, 0, 2]
