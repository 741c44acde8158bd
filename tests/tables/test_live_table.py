"""A table is what follows from its log."""

import json

import pytest

import lusoria
from lusoria.core.errors import IllegalAction
from lusoria.core.record import Mark
from lusoria.games.builders import actions as a
from lusoria.tables.draft import Draft
from lusoria.tables.entries import (
    BackEntry,
    BotEntry,
    CloseEntry,
    LogError,
    RematchEntry,
    ResignEntry,
    SeatEntry,
    UndoEntry,
    dump_data,
    kind_of,
    load_entry,
)
from lusoria.tables.live_table import LiveTable
from lusoria.tables.setup import Chair, Setup


def empty() -> LiveTable:
    """A table for three people at The Builders, before anybody has come."""
    chairs = [Chair("person") for _ in range(3)]
    setup = Setup({"round_limit": 2}, chairs, undo=True, hints=True, seconds=None, maker="")
    game = lusoria.game("builders")
    return LiveTable("table", game.id, game.version, setup, bytes(32), public=False)


def begun() -> LiveTable:
    """The same table at the beginning of the game."""
    live = empty()
    for seat in range(3):
        live.follow(SeatEntry(0.0, seat, f"Player {seat}", nonce=""))
    live.start(0.0)
    return live


def marks(live: LiveTable) -> list[Mark]:
    """The marks of the record, which can be read again."""
    return lusoria.loads(json.dumps(live.record())).marks


def test_who_left_before_a_decision_was_taken_back_is_marked_where_the_game_goes_on() -> None:
    live = begun()
    seat, keep = live.player, live.ply
    assert seat is not None
    other = (seat + 1) % 3
    live.act(0.0, a.BUY)
    live.follow(ResignEntry(0.0, other, over=False))
    live.follow(BotEntry(0.0, other, "easy", "resigned"))
    assert marks(live) == [Mark(keep + 1, other, "resigned"), Mark(keep + 1, other, "bot")]
    live.follow(UndoEntry(0.0, seat, keep))
    assert marks(live) == [Mark(keep, other, "resigned"), Mark(keep, other, "bot")]
    live.act(0.0, a.END)
    assert marks(live) == [Mark(keep, other, "resigned"), Mark(keep, other, "bot")]


def test_a_fault_is_no_longer_marked_once_its_action_is_taken_back() -> None:
    live = begun()
    seat, keep = live.player, live.ply
    assert seat is not None
    live.act(0.0, a.BUY)
    live.act(0.0, a.BUY, "time")
    assert marks(live) == [Mark(keep + 1, seat, "time")]
    live.follow(UndoEntry(0.0, seat, keep + 1))
    assert marks(live) == []
    live.act(0.0, a.END)
    assert marks(live) == []


def test_a_draft_changes_nothing_until_it_takes_the_tables_place() -> None:
    live = begun()
    assert live.state is not None
    before = (live.revision, live.actions[:], live.state.snapshot(), live.record())
    draft = Draft(live)
    draft.act(a.BUY)
    draft.act(a.END)
    draft.add(ResignEntry(draft.now, 0, over=False))
    draft.add(BotEntry(draft.now, 0, "easy", "resigned"))
    draft.add(UndoEntry(draft.now, 1, live.ply))
    with pytest.raises(IllegalAction):
        draft.act(-1)
    assert (live.revision, live.actions, live.state.snapshot(), live.record()) == before
    assert draft.live.revision == live.revision + len(draft.entries)
    assert (live.resigned[0], draft.live.resigned[0]) == (False, True)


def test_entries_that_were_made_can_be_followed() -> None:
    """Written and read again, they lead to the same table, and say all that chance decided."""
    draft = Draft(empty())
    for seat in range(3):
        draft.add(SeatEntry(draft.now, seat, f"Player {seat}", nonce=str(seat)))
    draft.start()
    while draft.live.status == "running":
        state = draft.live.state
        assert state is not None
        draft.act(state.legal_actions()[-1])
    again = empty()
    for entry in draft.entries:
        again.follow(load_entry(kind_of(entry), entry.at, dump_data(entry)))
    assert again.record() == draft.live.record()
    assert again.status == "over"


# What servers before typed entries have stored: the kind, and the data as JSON.
STORED = [
    ("seat", '{"seat":0,"name":"Livia","nonce":"","bot":"medium"}'),
    ("seat", '{"seat":1,"name":"Ada","nonce":"5f4dcc3b"}'),
    ("seat", '{"seat":2,"name":"Ben","nonce":"x","token":"9f86d081"}'),
    ("resign", '{"seat":1,"over":false}'),
    ("bot", '{"seat":1,"bot":"medium","why":"resigned"}'),
    ("bot", '{"seat":2,"bot":"medium","why":"time"}'),
    ("back", '{"seat":2}'),
    ("rematch", '{"table":"mB8rT1xWq0Ze"}'),
    ("close", '{"why":"version"}'),
    ("close", '{"why":"maker"}'),
]


def test_entries_that_were_stored_before_can_be_read() -> None:
    entries = [load_entry(kind, 7.5, data) for kind, data in STORED]
    assert entries == [
        SeatEntry(7.5, 0, "Livia", "", bot="medium"),
        SeatEntry(7.5, 1, "Ada", "5f4dcc3b"),
        SeatEntry(7.5, 2, "Ben", "x", token="9f86d081"),
        ResignEntry(7.5, 1, over=False),
        BotEntry(7.5, 1, "medium", "resigned"),
        BotEntry(7.5, 2, "medium", "time"),
        BackEntry(7.5, 2),
        RematchEntry(7.5, "mB8rT1xWq0Ze"),
        CloseEntry(7.5, "version"),
        CloseEntry(7.5, "maker"),
    ]
    assert [(kind_of(entry), dump_data(entry)) for entry in entries] == STORED


def test_a_game_that_was_stored_before_goes_on() -> None:
    """Its actions, a fault among them, what was taken back, and an empty token are followed."""
    new = begun()
    chance = new.actions[:]
    seat = new.player
    assert seat is not None
    stored = [
        *(
            ("seat", {"seat": one, "name": f"Player {one}", "nonce": "", "token": ""})
            for one in range(3)
        ),
        ("start", {"chance": chance}),
        ("action", {"seat": seat, "action": a.BUY, "chance": []}),
        ("action", {"seat": seat, "action": a.BUY, "fault": "time", "chance": []}),
        ("undo", {"seat": seat, "keep": len(chance) + 1}),
        ("action", {"seat": seat, "action": a.END, "chance": []}),
    ]
    live = empty()
    for kind, data in stored:
        live.follow(load_entry(kind, 0.0, json.dumps(data)))
    new.act(0.0, a.BUY)
    new.act(0.0, a.END)
    assert live.record() == new.record()
    assert live.revision == len(stored)


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("act", '{"seat":0}'),
        ("back", "{}"),
        ("back", '{"seat":"0"}'),
        ("close", '{"why":"anger"}'),
        ("undo", "[1]"),
        ("undo", "{"),
    ],
)
def test_what_is_no_entry_is_refused(kind: str, data: str) -> None:
    with pytest.raises(LogError):
        load_entry(kind, 0.0, data)


def test_chance_outcomes_that_are_not_those_of_the_dice_are_refused() -> None:
    live = empty()
    for seat in range(3):
        live.follow(SeatEntry(0.0, seat, f"Player {seat}", nonce=""))
    wrong = begun().actions
    wrong[0] += 1
    with pytest.raises(LogError):
        live.follow(load_entry("start", 0.0, json.dumps({"chance": wrong})))


def test_an_action_before_the_game_is_refused() -> None:
    with pytest.raises(LogError):
        empty().follow(load_entry("action", 0.0, '{"seat":0,"action":1,"chance":[]}'))
