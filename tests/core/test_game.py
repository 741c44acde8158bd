"""Games, their registry and their options."""

import pickle
from typing import Any

import pytest

import lusoria
from lusoria import (
    IllegalAction,
    NotationError,
    OptionError,
    Refusal,
    SnapshotError,
    UndoError,
    UnknownGame,
)
from lusoria.core.message import Message, SeatName, message_of
from lusoria.core.options import Choice, Limit
from lusoria.core.registry import register


def test_games_are_listed_by_id() -> None:
    assert "roma" in lusoria.game_ids()
    assert lusoria.game_ids() == sorted(lusoria.game_ids())
    assert lusoria.game("roma").name == "Roma"


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'. Games: .*roma"):
        lusoria.game("chess")


def test_an_id_stands_for_one_game() -> None:
    with pytest.raises(ValueError, match="already"):
        register(lusoria.game("roma"))


def test_a_wrong_start_says_what_is_possible() -> None:
    roma = lusoria.game("roma")
    with pytest.raises(OptionError, match="Roma is for 2 players, not 3"):
        roma.start(3)
    with pytest.raises(
        OptionError, match=r"no option 'colour'. Options: mercatus = opponent \| st"
    ):
        roma.start(colour="red")
    with pytest.raises(OptionError, match=r"cannot be 'both'. Possible: opponent \| stockpile"):
        roma.start(mercatus="both")


def test_options_are_read_from_text() -> None:
    limit = Limit("round_limit", 100)
    assert limit.parse("12") == 12
    assert limit.parse("none") is None
    assert not limit.accepts(limit.parse("1e3"))
    assert not limit.accepts(limit.parse("-1"))
    assert not limit.accepts(True)
    choice = Choice("colour", ("red", "blue"), "red")
    assert choice.accepts(choice.parse("blue"))
    assert choice.json() == {
        "name": "colour",
        "values": ["red", "blue"],
        "default": "red",
        "rule": "",
    }
    shade = Choice("shade", ("dark", "light"), "dark", only=(("colour", "blue"),))
    assert shade.json()["only"] == {"colour": "blue"}


def test_an_unknown_text_is_answered_with_what_is_close() -> None:
    state = lusoria.game("roma").start()
    state.apply(0)
    for kind in (0, 0, 0, 0, 0, 0, 0, 0):
        state.apply(state.chances()[kind][0])
    with pytest.raises(NotationError, match="Did you mean pass"):
        state.game.parse(state, "pas architecus")


def test_a_position_of_our_own_need_not_be_proven() -> None:
    state = lusoria.game("roma").start()
    data: Any = state.snapshot()
    data["position"]["money"] = [1, 0]  # in the set-up nobody has any
    with pytest.raises(SnapshotError, match="before the first turn"):
        state.game.restore(data)
    unproven = state.game.restore(data, trusted=True)
    assert unproven.snapshot() == data
    assert pickle.loads(pickle.dumps(unproven)) == unproven
    data["position"]["money"] = [-1, 0]
    with pytest.raises(SnapshotError, match="a whole number"):
        state.game.restore(data, trusted=True)


def test_errors_can_be_pickled() -> None:
    error = IllegalAction(Refusal("R1", Message("core-refuse-over", {"x": SeatName(1)}), 2))
    copy = pickle.loads(pickle.dumps(error))
    assert copy.refusal == error.refusal
    assert str(copy) == "The game is over. [R1]"
    undo = pickle.loads(pickle.dumps(UndoError(Message("core-undo-chance"))))
    assert str(undo) == "Chance has decided since: this can no longer be taken back."


def test_messages_are_plain_data_and_back() -> None:
    message = Message("a", {"x": "1", "m": Message("b", {"s": SeatName(1)}), "s": SeatName(0)})
    data = message.json()
    assert data["params"] == {
        "x": "1",
        "m": {"id": "b", "params": {"s": {"seat": 1}}},
        "s": {"seat": 0},
    }
    assert message_of(data) == message
