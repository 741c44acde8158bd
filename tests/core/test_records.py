"""Records from anywhere: whatever is wrong, one sentence says where."""

import json

import pytest

import lusoria
from lusoria import RecordError, Table, loads, verify
from lusoria.core.dice import FairDice
from lusoria.core.record import Mark
from lusoria.core.table import resume


def text(**changes: object) -> str:
    """A short record of Roma with some of its members replaced."""
    table = Table(lusoria.game("roma").start(), ["Ada", "Ben"], FairDice(b"x" * 32, ["a", "b"]))
    data = json.loads(table.record(reveal=True).dumps())
    return json.dumps({**data, **changes})


def refused(record: str | bytes) -> str:
    """The sentence with which a record is refused."""
    with pytest.raises(RecordError) as found:
        verify(loads(record))
    return str(found.value)


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        ("", "no JSON at line 1"),
        ("{", "no JSON at line 1"),
        ("[]", "record: an object is expected"),
        ("null", "record: an object is expected"),
        ("{}", "record: 'lusoria' is missing"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 50_000, "nested too deeply"),
        (b"\xff\xfe\x00\x01\x02", "record: not UTF-8"),
        ("NaN", "NaN is no number"),
        ('{"lusoria": 1, "lusoria": ' + "9" * 5000 + "}", "record: "),
        (" " * 17_000_000, "more than 16000000 bytes"),
    ],
)
def test_hostile_json_is_refused(record: str | bytes, sentence: str) -> None:
    assert sentence in refused(record)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"lusoria": 2}, "record.lusoria: this program reads records of format 1"),
        ({"game": "chess"}, "record.game: There is no game 'chess'"),
        ({"game": 7}, "record.game: a text"),
        ({"version": 99}, "record.version: the record was played with version 99"),
        ({"version": "1"}, "record.version: a whole number"),
        ({"players": 3}, "record.players: a whole number from 2 to 2"),
        ({"options": {"colour": "red"}}, "record.options: unknown key 'colour'"),
        ({"options": {"mercatus": "nobody"}}, "record.options: mercatus cannot be 'nobody'"),
        ({"seats": ["Ada"]}, "record.seats: 2 entries are expected, here are 1"),
        ({"seats": ["Ada", 5]}, "record.seats[1]: a text"),
        ({"actions": [0, 5, -1]}, "record.actions[2]: a whole number"),
        ({"actions": [10**50]}, "record.actions[0]: a whole number"),
        ({"actions": [True]}, "record.actions[0]: a whole number"),
        ({"actions": [0, 88]}, "record.actions[1]: 88 cannot happen here"),
        ({"actions": {}}, "record.actions: a list"),
        ({"extra": 1}, "record: unknown key 'extra'"),
        ({"bots": ["greedy"]}, "record.bots: 2 entries"),
        ({"marks": {}}, "record.marks: a list"),
        ({"marks": [[0, 0]]}, "record.marks[0]: 3 entries"),
        ({"marks": [[999, 0, "crash"]]}, "record.marks[0][0]: a whole number"),
        (
            {"marks": [[0, 0, "crash"]]},
            "record.marks[0][1]: actions[0] is no decision of this seat",
        ),
        ({"marks": [[0, 2, "crash"]]}, "record.marks[0][1]: a whole number from 0 to 1"),
        ({"marks": [[0, 0, "bored"]]}, "record.marks[0][2]: one of crash, time"),
        ({"proof": {}}, "record.proof: 'commitment' is missing"),
        ({"proof": None}, "record.proof: an object"),
    ],
)
def test_a_wrong_member_is_named(changes: dict[str, object], sentence: str) -> None:
    assert sentence in refused(text(**changes))


def test_a_wrong_proof_is_named() -> None:
    proof = json.loads(text())["proof"]
    cases: list[tuple[dict[str, object], str]] = [
        ({"secret": "00" * 32}, "not the secret that was committed to"),
        ({"secret": "zz"}, "record.proof.secret: 32 bytes"),
        ({"secret": None}, "not been revealed"),
        ({"commitment": "00"}, "record.proof.commitment: 32 bytes"),
        ({"nonces": ["a", "b,c"]}, "record.proof.nonces[1]: a nonce"),
        ({"draws": [[0, 999]]}, "record.proof.draws[0][1]: a whole number"),
        ({"draws": []}, "record.proof.draws[0]: not the chances"),
        ({"tables": [[[0, 0]]]}, "record.proof.tables[0][0][1]: a whole number"),
    ]
    for changes, sentence in cases:
        assert sentence in refused(text(proof={**proof, **changes}))


def test_a_proof_with_too_many_draws_is_refused() -> None:
    data = json.loads(text())
    data["actions"] = data["actions"][:3]
    assert "record.proof.draws[3]: there is no such chance" in refused(json.dumps(data))


def test_a_record_without_proof_can_be_replayed_but_not_proved() -> None:
    data = json.loads(text())
    del data["proof"]
    assert loads(json.dumps(data)).replay().player >= 0
    assert "no proof" in refused(json.dumps(data))


def test_a_record_keeps_who_sat_where() -> None:
    record = loads(text(seats=["Ada", "greedy"], bots=["", "greedy"]))
    assert record.seats == ["Ada", "greedy"]
    assert loads(record.dumps()).bots == ["", "greedy"]


def test_a_record_says_where_a_player_failed() -> None:
    table = Table(lusoria.game("roma").start(), ["Ada", "bot"])
    seat = table.state.player
    table.act(table.state.legal_actions()[0])
    table.act(table.state.legal_actions()[0], fault="crash")
    table.act(table.state.legal_actions()[0], fault="time")
    marks = loads(table.record(reveal=True).dumps()).marks
    assert [(mark.seat, mark.what) for mark in marks] == [(seat, "crash"), (1 - seat, "time")]
    assert [mark.at for mark in marks] == [len(table.actions) - 2, len(table.actions) - 1]
    assert resume(table.record(reveal=True)).marks == marks
    table.take_back(1 - seat)
    assert [mark.what for mark in table.marks] == ["crash"]


def test_marks_tell_what_happened_beside_the_actions() -> None:
    table = Table(lusoria.game("roma").start(), ["Ada", "Ben"])
    seat = table.state.player
    at = len(table.actions)
    table.act(table.state.legal_actions()[0])
    record = table.record()
    record.marks = [Mark(at, seat, "time"), Mark(len(table.actions), 1, "resigned")]
    assert lusoria.loads(record.dumps()).marks == record.marks


@pytest.mark.parametrize(
    ("marks", "where"),
    [
        ([[0, 0, "bored"]], r"marks\[0\]\[2\]: one of"),
        ([[0, 2, "bot"]], r"marks\[0\]\[1\]: a whole number"),
        ([[999, 0, "bot"]], r"marks\[0\]\[0\]: a whole number"),
        ([[1, 0, "bot"], [0, 0, "person"]], r"marks\[1\]\[0\]: a whole number"),
        ([[0, 0, "time"]], r"marks\[0\]\[1\]: actions\[0\] is no decision"),
        ([[0, 0]], r"marks\[0\]: 3 entries"),
    ],
)
def test_wrong_marks_are_refused(marks: object, where: str) -> None:
    data = json.loads(Table(lusoria.game("roma").start(), ["Ada", "Ben"]).record().dumps())
    data["marks"] = marks
    with pytest.raises(lusoria.RecordError, match=where):
        lusoria.loads(json.dumps(data))
