"""A table is what follows from its log."""

import json

import lusoria
from lusoria.core.record import Mark
from lusoria.games.builders import actions as a
from lusoria.server.entries import Chair, Entry, Setup
from lusoria.server.table import LiveTable


def table() -> LiveTable:
    """Three people at The Builders."""
    chairs = [Chair("person") for _ in range(3)]
    setup = Setup({"round_limit": 2}, chairs, undo=True, hints=True, seconds=None, maker="")
    game = lusoria.game("builders")
    live = LiveTable("table", game.id, game.version, setup, bytes(32), public=False)
    for seat in range(3):
        follow(live, "seat", seat=seat, name=f"Player {seat}", nonce="")
    follow(live, "start")
    return live


def follow(live: LiveTable, kind: str, **data: object) -> None:
    """One more entry."""
    live.follow(Entry(kind, 0.0, data))


def marks(live: LiveTable) -> list[Mark]:
    """The marks of the record, which can be read again."""
    return lusoria.loads(json.dumps(live.record())).marks


def test_who_left_before_a_decision_was_taken_back_is_marked_where_the_game_goes_on() -> None:
    live = table()
    seat, keep = live.player, live.ply
    assert seat is not None
    other = (seat + 1) % 3
    follow(live, "action", seat=seat, action=a.BUY)
    follow(live, "resign", seat=other, over=False)
    follow(live, "bot", seat=other, bot="easy", why="resigned")
    assert marks(live) == [Mark(keep + 1, other, "resigned"), Mark(keep + 1, other, "bot")]
    follow(live, "undo", seat=seat, keep=keep)
    assert marks(live) == [Mark(keep, other, "resigned"), Mark(keep, other, "bot")]
    follow(live, "action", seat=seat, action=a.END)
    assert marks(live) == [Mark(keep, other, "resigned"), Mark(keep, other, "bot")]


def test_what_the_lot_decided_is_no_longer_marked_once_it_is_taken_back() -> None:
    live = table()
    seat, keep = live.player, live.ply
    follow(live, "action", seat=seat, action=a.BUY)
    follow(live, "action", seat=seat, action=a.BUY, fault="time")
    assert marks(live) == [Mark(keep + 1, seat or 0, "time")]
    follow(live, "undo", seat=seat, keep=keep + 1)
    assert marks(live) == []
    follow(live, "action", seat=seat, action=a.END)
    assert marks(live) == []
