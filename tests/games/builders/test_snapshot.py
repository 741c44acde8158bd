"""Snapshots tell the whole position, and impossible ones are refused."""

from typing import Any

import pytest

import lusoria
from lusoria import SnapshotError
from tests.games.builders.table import do, position, seat


def rich() -> dict[str, Any]:
    """A snapshot with something of everything."""
    s = position(
        "apprentice-1 slave-1 slave-2",
        {"sphinx": "companion-1+saw", "tower": "slave-3"},
        built="hoist house",
        tools="brush",
        loans=1,
        freed="slave-2",
        schooled={"stone": "slave-2", "wood": "companion-1"},
        theirs=seat(team="master-1"),
    )
    return s.snapshot()


def test_a_snapshot_is_readable() -> None:
    place = rich()["position"]
    assert place["seats"][0] == {
        "money": 10,
        "loans": 1,
        "sites": {
            "tower": {"sent": 0, "crew": {"slave-3": None}},
            "sphinx": {"sent": 0, "crew": {"companion-1": "saw"}},
        },
        "built": ["house", "hoist"],
        "team": ["apprentice-1", "slave-1", "slave-2", "hoist"],
        "tools": ["brush"],
    }
    assert place["freed"] == ["slave-2"]
    assert place["schooled"] == {"stone": "slave-2", "wood": "companion-1"}
    assert place["loans"] == 3


def test_a_move_under_way_is_kept() -> None:
    s = position("companion-1", {"sphinx": "", "tower": ""}, tools="saw")
    for move in ("send companion-1", "to tower"):
        do(s, move)
        twin = s.game.restore(s.snapshot())
        assert twin.in_move
        assert twin.legal_actions() == s.legal_actions()
        assert twin.view(0) == s.view(0)


def crew(*workers: str) -> dict[str, object]:
    """A site with these workers on it."""
    return {"sent": 0, "crew": dict.fromkeys(workers)}


def change(path: str, value: object) -> dict[str, Any]:
    """The rich snapshot with one thing changed; the path has slashes."""
    data = rich()
    place: Any = data["position"]
    *way, last = [int(key) if key.isdigit() else key for key in path.split("/")]
    for key in way:
        place = place[key]
    place[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("seats/1/team", ["apprentice-1"], "somewhere else"),
        ("site_row/0", "sphinx", "somewhere else"),
        ("worker_row/0", "slave-6", "one of"),
        ("seats/1/tools", ["saw"], "somewhere else"),
        ("seats/0/sites/tower/crew/slave-3", "mallet", "carries no tools"),
        ("seats/1/loans", 1, "only 4 loans"),
        ("seats/0/built", ["house"], "a machine works"),
        ("seats/1/sites", {"shop": {"sent": 0, "crew": {"companion-6": None}}}, "complete"),
        ("seats/1/sites", {"shop": {"sent": 1, "crew": {}}}, "whole number"),
        ("freed", ["slave-2", "slave-5"], "has an owner"),
        ("schooled", {"stone": "slave-2", "wood": "slave-2"}, "schooled once"),
        ("schooled", {"stone": "slave-1"}, "only free workers"),
        ("schooled", {"stone": "companion-1"}, "raises"),
        ("player", 1, "do not fit"),
        ("player", -2, "last seat's settlement"),
        ("in_move", True, "do not fit"),
        ("ended", "points", "do not fit"),
        ("turn", 0, "do not fit"),
        ("turn", 2, "another seat"),
        ("quiet", 1, "fewer rounds"),
        ("seats/1/built", ["pyramid", "gardens", "colossus"], "should be over"),
        ("sending", "apprentice-1", "do not fit"),
        ("learning", "stone", "do not fit"),
        ("step", "site", "do not fit"),
        ("step", "settle", "do not fit"),
        ("seats/1/team", ["companion-4"], "turned up before"),
        ("actions", 1_000, "so much money"),
        ("seats/1/money", 4_001, "whole number"),
        ("site_row/2", None, "while there are cards"),
        ("worker_row/4", None, "while there are cards"),
        ("seats/1/sites", {"shop": crew("labourer-4")}, "supplies nothing"),
        ("seats/1/sites", {"shop": crew("labourer-3", "master-3")}, "supplies nothing"),
        ("invested", True, "has happened"),
        ("seats/0/sites/tower/sent", 1, "has happened"),
    ],
)
def test_an_impossible_position_is_refused(path: str, value: object, reason: str) -> None:
    data = change(path, value)
    if value == ["companion-4"]:
        row = data["position"]["worker_row"]
        row[:] = [None if name in ("companion-3", "companion-4") else name for name in row]
    with pytest.raises(SnapshotError, match=reason):
        lusoria.game("builders").restore(data)


@pytest.mark.parametrize(
    ("step", "more", "reason"),
    [
        ("site", {"sending": "slave-3"}, "cannot be sent"),
        ("tool", {"sending": "apprentice-1", "target": "pyramid"}, "cannot be sent there"),
        ("tool", {"sending": "slave-1", "target": "quarry"}, "cannot be sent there"),
        ("tool", {"sending": "slave-1", "target": "sphinx"}, "no tool"),
        ("tool", {"sending": "hoist", "target": "tower"}, "no tool"),
        (
            "school",
            {"learning": "wood", "invested": True, "stirred": True},
            "no action, investment",
        ),
        ("school", {"learning": "stone", "actions": 0}, "no action, investment"),
        ("school", {"learning": "stone"}, "taken"),
        ("site", {"sending": "apprentice-1", "actions": 0}, "nothing to decide"),
    ],
)
def test_a_move_that_cannot_be_under_way_is_refused(
    step: str, more: dict[str, object], reason: str
) -> None:
    data = rich()
    data["position"].update({"step": step, "in_move": True, **more})
    with pytest.raises(SnapshotError, match=reason):
        lusoria.game("builders").restore(data)


def test_b8_a_crew_that_can_have_come_one_after_the_other_is_accepted() -> None:
    data = change("seats/1/sites", {"shop": crew("master-3")})
    lusoria.game("builders").restore(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"ended": "points"}, "this reason"),
        ({"ended": "stalemate"}, "this reason"),
        ({"turn": 5}, "round is not over"),
        ({"actions": 1}, "last turn is over"),
        ({"turn": 8}, "round limit"),
    ],
)
def test_b22_b25_an_end_without_its_reason_is_refused(
    change: dict[str, object], reason: str
) -> None:
    s = position("slave-1", turn=6, round_limit=3)
    do(s, "end")
    assert s.snapshot()["position"]["ended"] == "round-limit"  # type: ignore[index]
    data: Any = s.snapshot()
    s.game.restore(data)
    data["position"].update(change)
    with pytest.raises(SnapshotError, match=reason):
        s.game.restore(data)


def test_a_set_up_that_cannot_be_is_refused() -> None:
    game = lusoria.game("builders")
    data: Any = game.start(2).snapshot()
    data["position"]["site_row"][0] = "house"
    with pytest.raises(SnapshotError, match="too early"):
        game.restore(data)
    s = game.start(2)
    s.apply(1)
    data = s.snapshot()
    data["position"]["seats"][0]["team"] = ["apprentice-1"]
    with pytest.raises(SnapshotError, match="too early"):
        game.restore(data)
    data = position(empty_decks=True, site_row="", worker_row="").snapshot()
    data["position"].update({"player": -1, "step": "fill-sites"})
    with pytest.raises(SnapshotError, match="nothing to turn up"):
        game.restore(data)
