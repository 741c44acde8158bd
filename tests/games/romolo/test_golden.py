"""The golden games of Romolo: how they were played, and what is special about them.

The players are simple ones with a purpose, so that games end in each of the ways there are.
"""

import json
import random
from functools import partial
from typing import Any, Protocol

import pytest

import lusoria
from lusoria import Table
from lusoria.core.dice import FairDice
from lusoria.core.record import loads
from lusoria.core.state import Event
from lusoria.games.romolo.state import Romolo
from tests.conformance.golden import stored
from tests.games.romolo import prototype_purpose as proto
from tests.games.romolo import purpose


class Choose(Protocol):
    """How all seats of a game play."""

    def __call__(self, state: Romolo, *, rng: random.Random) -> int: ...


def published(liking: list[int]) -> Choose:
    return partial(purpose.choose, liking=liking)


def prototype(liking: list[int], bids: str = proto.ANYTHING) -> Choose:
    return partial(proto.choose, liking=liking, bids=bids)


# The way it ends: players, options, how they play, seed
Played = tuple[int, dict[str, object], Choose, int]
PUBLISHED: dict[str, Played] = {
    "survivor": (3, {}, published(purpose.CARELESS), 1),
    "conquest": (3, {}, published(purpose.CONQUEROR), 7),
    "characters": (2, {}, published(purpose.PATIENT), 1),
    "pieces": (2, {}, published(purpose.BUILDER), 1),
    "round-limit": (4, {"round_limit": 6}, published(purpose.BUILDER), 2),
    "solitaire": (1, {}, published(purpose.PATIENT), 1),
    "solitaire-lost": (1, {"battle": "die"}, published(purpose.WARRIOR), 31),
    "alliance": (4, {"teams": "on"}, published(purpose.PATIENT), 1),
}
PAID: dict[str, object] = {"peoples": "on", "bid_paid": "winner"}
PROTOTYPE: dict[str, Played] = {
    "prototype-unbid": (2, {}, prototype(proto.CHARACTERS, proto.NOTHING), 1),
    "prototype-ruled": (3, PAID, prototype(proto.CHARACTERS), 1),
    "prototype-voted": (3, {}, prototype(proto.CHARACTERS, proto.ALIKE), 1),
    "prototype-pieces": (2, {}, prototype(proto.BUILDINGS), 75),
    "prototype-dead": (3, {}, prototype(proto.ARMS), 33),
    "prototype-conquest": (3, {"battle": "tokens"}, prototype(proto.CONQUEST), 22),
    "prototype-deserted": (2, {"battle": "tokens"}, prototype(proto.DUEL), 1),
    "prototype-round-limit": (4, {"round_limit": 3, **PAID}, prototype(proto.BUILDINGS), 1),
    "prototype-alliance": (4, {"teams": "on"}, prototype(proto.CHARACTERS), 1),
    "prototype-hunger": (4, {"teams": "on"}, prototype(proto.HUNGER), 1),
    "prototype-solitaire": (1, {}, prototype(proto.CHARACTERS), 9),
    "prototype-solitaire-hunger": (1, {}, prototype(proto.HUNGER), 2),
    "prototype-solitaire-fallen": (1, {"battle": "tokens"}, prototype(proto.CHARACTERS), 3),
}
GAMES = PUBLISHED | PROTOTYPE


def played(name: str) -> Table:
    """The game of that name, with fair dice from its seed."""
    players, options, choose, seed = GAMES[name]
    edition = {"edition": "1.66"} if name in PROTOTYPE else {"battle": "tokens"}
    rng = random.Random(seed)
    dice = FairDice(bytes([seed] * 32), [f"nonce{seat}" for seat in range(players)])
    state = lusoria.game("romolo").start(players, **{**edition, **options})
    table = Table(state, [f"Player {seat}" for seat in range(players)], dice)
    for _ in range(60_000):
        if table.state.is_over:
            return table
        assert isinstance(table.state, Romolo)
        table.act(choose(table.state, rng=rng))
    raise AssertionError(f"{name} does not end")


def ends(games: dict[str, Played]) -> dict[str, tuple[str, str]]:
    """For each of the games why it ended, and why the End Procedure ran."""
    found = {}
    for name in games:
        end = stored("romolo", name)[1]
        found[name] = (end["outcome"]["reason"], end["snapshot"]["position"]["ending"])
    return found


def test_rr14_1_each_way_to_end_has_a_game() -> None:
    assert ends(PUBLISHED) == {
        "survivor": ("survivor", ""),
        "conquest": ("survivor", ""),
        "characters": ("ended", "characters"),
        "pieces": ("ended", "pieces"),
        "round-limit": ("round-limit", ""),
        "solitaire": ("ended", "characters"),
        "solitaire-lost": ("survivor", ""),
        "alliance": ("ended", "characters"),
    }
    assert stored("romolo", "solitaire-lost")[1]["outcome"]["winners"] == []
    assert len(stored("romolo", "alliance")[1]["outcome"]["sides"]) == 2


def test_rr19_12_rr19_13_each_way_to_end_has_a_game_in_1_66() -> None:
    assert ends(PROTOTYPE) == {
        "prototype-unbid": ("ended", "characters"),
        "prototype-ruled": ("ended", "characters"),
        "prototype-voted": ("ended", "characters"),
        "prototype-pieces": ("ended", "pieces"),
        "prototype-dead": ("ended", "dead"),
        "prototype-conquest": ("survivor", ""),
        "prototype-deserted": ("ended", ""),
        "prototype-round-limit": ("round-limit", ""),
        "prototype-alliance": ("ended", "characters"),
        "prototype-hunger": ("survivor", ""),
        "prototype-solitaire": ("ended", "characters"),
        "prototype-solitaire-hunger": ("survivor", ""),
        "prototype-solitaire-fallen": ("survivor", ""),
    }


@pytest.mark.parametrize(
    ("name", "events"),
    [
        ("prototype-unbid", ["bids"]),
        ("prototype-ruled", ["bids", "bid-paid", "rules"]),
        ("prototype-voted", ["bids", "votes"]),
    ],
)
def test_rr19_13_an_auction_ends_in_each_of_its_ways(name: str, events: list[str]) -> None:
    """What is told last: that nobody has bid, what the only highest bidder says, or the votes."""
    log = told(name)
    spoken = [event[0] for event in log if event[0] in ("bids", "bid-paid", "rules", "votes")]
    assert set(spoken) == set(events)
    assert spoken[-1] == events[-1]
    bids = [event[2][1] for event in log if event[0] == "bids"]
    wanted = name != "prototype-unbid"
    assert any(bids) == wanted
    assert any(event[0] == "plays" for event in log) == wanted  # before the end a Turn was played


def told(name: str) -> list[Event]:
    """All that happens in a stored game."""
    record = loads(stored("romolo", name)[0])
    state = record.start()
    log: list[Event] = []
    state.listen(log)
    for action in record.actions:
        state.apply(action)
    return log


def test_rr19_12_nobody_is_left_and_points_decide() -> None:
    """Two Workers fall together: units are gone, towers stand, and places follow from points."""
    end = stored("romolo", "prototype-deserted")[1]
    position = end["snapshot"]["position"]
    assert all(unit["at"] == "gone" for unit in position["units"])  # there are no Explorers
    assert all(seat["alive"] for seat in position["seats"])
    assert end["outcome"]["scores"][0]["sources"] != {}


def test_rr19_17_alone_one_loses_with_the_tower_or_with_the_last_unit() -> None:
    for name, alive in (
        ("prototype-solitaire-hunger", True),
        ("prototype-solitaire-fallen", False),
    ):
        end = stored("romolo", name)[1]
        assert end["snapshot"]["position"]["seats"][0]["alive"] == alive
        assert end["outcome"]["winners"] == []


def test_rr19_9_towers_fall_in_1_66_too() -> None:
    position = stored("romolo", "prototype-conquest")[1]["snapshot"]["position"]
    assert [seat["alive"] for seat in position["seats"]] == [True, False, False]


def test_rr19_38_allies_win_together() -> None:
    for name in ("prototype-alliance", "prototype-hunger"):
        winners = stored("romolo", name)[1]["outcome"]["winners"]
        assert winners in ([0, 2], [1, 3])


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
