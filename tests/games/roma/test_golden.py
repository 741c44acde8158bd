"""Whole games, recorded once and replayed to the last point; they change only with the version."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import lusoria
from lusoria import Table
from lusoria.core.dice import FairDice
from lusoria.games.roma.actions import END
from lusoria.games.roma.cards import EMPTY
from lusoria.games.roma.state import Roma
from tests.told import seen

GOLDEN = Path(__file__).parent / "golden"

# One game for each way to end, a draw, and one with the other Mercatus: seed and options
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "no-points": (60, {}),
    "empty-stockpile": (28, {}),
    "round-limit": (3, {"round_limit": 6}),
    "draw": (63, {}),
    "mercatus-stockpile": (21, {"mercatus": "stockpile"}),
}


def record_golden() -> None:
    """Plays all games anew with their seeds and writes them down (see golden/README.md)."""
    for name, (seed, options) in GAMES.items():
        table = played(seed, options)
        (GOLDEN / f"{name}.json").write_text(table.record().dumps(), "utf-8")
        end = {"outcome": table.state.outcome().json(), "snapshot": table.state.snapshot()}
        (GOLDEN / f"{name}.end.json").write_text(json.dumps(end, indent=1) + "\n", "utf-8")


def played(seed: int, options: dict[str, object]) -> Table:
    """A game between two who like points and fill their discs."""
    rng = random.Random(seed)
    dice = FairDice(seed.to_bytes(32, "big"), ["ada", "ben"])
    table = Table(lusoria.game("roma").start(2, **options), ["Ada", "Ben"], dice)
    while not table.state.is_over:
        assert isinstance(table.state, Roma)
        table.act(keen_choice(table.state, rng))
    return table


def keen_choice(s: Roma, rng: random.Random) -> int:
    """What brings points or fills a disc, else anything but the end of the turn."""

    def worth(action: int) -> float:
        if action == END:
            return -1000
        after = s.clone()
        after.play(action)
        filled = 6 - after.board[s.player * 6 : s.player * 6 + 6].count(EMPTY)
        lead = after.points[s.player] - after.points[1 - s.player]
        return 2 * lead + 3 * filled + 2 * rng.random()

    return max(s.legal_actions(), key=worth)


def stored(name: str) -> tuple[str, dict[str, Any]]:
    """The text of a record and what is known of its end."""
    end = json.loads((GOLDEN / f"{name}.end.json").read_text("utf-8"))
    return (GOLDEN / f"{name}.json").read_text("utf-8"), end


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_replayed_to_its_end(name: str) -> None:
    text, end = stored(name)
    record = lusoria.loads(text)
    state = record.replay()
    assert state.is_over
    assert state.outcome().json() == end["outcome"]
    assert state.snapshot() == end["snapshot"]
    assert record.dumps() == text
    lusoria.verify(record)


def test_the_golden_games_show_every_way_to_end() -> None:
    outcomes = {name: stored(name)[1]["outcome"] for name in GAMES}
    for reason in ("no-points", "empty-stockpile", "round-limit"):
        assert outcomes[reason]["reason"] == reason
    assert outcomes["draw"]["winners"] == [0, 1]
    assert {file.name for file in GOLDEN.glob("*.json")} == {
        f"{name}{suffix}" for name in GAMES for suffix in (".json", ".end.json")
    }


def test_r41_a_mercatus_paid_by_the_stockpile_occurs_in_its_golden_game() -> None:
    record = lusoria.loads(stored("mercatus-stockpile")[0])
    assert record.options["mercatus"] == "stockpile"
    log: list[Any] = []
    state = record.start()
    state.listen(log)
    for action in record.actions:
        state.apply(action)
    told = [seen(state, event, None) or {} for event in log]
    after = [
        told[i + 1]["event"]
        for i, event in enumerate(told)
        if event.get("event") == "activate" and event["card"] == "mercatus"
    ]
    assert after
    assert {*after} == {"win"}


def test_the_golden_games_follow_from_their_seeds() -> None:
    """So they can be recorded anew after a change of the rules."""
    seed, options = GAMES["round-limit"]
    assert played(seed, options).record().dumps() == stored("round-limit")[0]
