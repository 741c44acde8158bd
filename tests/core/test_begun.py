"""Games that begin at a position: their records say where, and are verified from there."""

import json
import random

import pytest

import lusoria
from lusoria import RecordError, Table, loads, verify
from lusoria.core.dice import FairDice
from lusoria.core.record import begun
from lusoria.core.table import resume

DICE = FairDice(b"x" * 32, ["a", "b"])


def middle(id: str, **options: object) -> Table:
    """A table that begins in the middle of a game, played on for a while."""
    game = lusoria.game(id)
    rng = random.Random(5)
    table = Table(game.start(2, **options), ["Ada", "Ben"], DICE)
    for _ in range(20):
        table.act(rng.choice(table.state.legal_actions()))
    data = json.loads(json.dumps(table.state.snapshot()))["position"]
    later = Table(begun(game, 2, table.options, data), ["Ada", "Ben"], DICE, position=data)
    for _ in range(30):
        if not later.state.is_over:
            later.act(rng.choice(later.state.legal_actions()))
    return later


@pytest.mark.parametrize("id", lusoria.game_ids())
def test_a_record_says_where_the_game_began(id: str) -> None:
    table = middle(id, round_limit=50)
    text = table.record(reveal=True).dumps()
    record = loads(text)
    verify(record)
    assert record.dumps() == text
    assert record.position == table.position
    assert record.start().snapshot()["position"] == table.position
    assert record.replay().snapshot() == table.state.snapshot()
    assert resume(record).state.snapshot() == table.state.snapshot()


def test_undo_leads_back_to_the_position() -> None:
    table = middle("roma")
    table.back_to(0)
    start = begun(table.game, 2, table.options, table.position)
    assert table.history.at(0).snapshot() == start.snapshot()


def test_an_impossible_position_is_refused() -> None:
    data = json.loads(middle("roma").record(reveal=True).dumps())
    data["position"]["points"] = [10, 70]
    with pytest.raises(RecordError, match=r"record\.position: snapshot\.position"):
        loads(json.dumps(data))
    data["position"] = ["nothing"]
    with pytest.raises(RecordError, match=r"record\.position: an object is expected"):
        loads(json.dumps(data))


def test_a_record_from_the_usual_start_does_not_mention_it() -> None:
    table = Table(lusoria.game("roma").start(), ["Ada", "Ben"], DICE)
    assert "position" not in json.loads(table.record().dumps())
