"""How far a decision can be taken back."""

import pytest

import lusoria
from lusoria import Table, UndoError
from lusoria.core.dice import FairDice


def table(seed: int = 2) -> Table:
    """A table of Roma at which the cards have been dealt."""
    return Table(
        lusoria.game("roma").start(), ["Ada", "Ben"], FairDice(bytes([seed] * 32), ["", ""])
    )


def first(t: Table) -> int:
    """Takes the first legal action; who did."""
    seat = t.state.player
    t.act(t.state.legal_actions()[0])
    return seat


def money(t: Table) -> int:
    """The first action that takes money."""
    notations = {t.game.notation(t.state, action): action for action in t.state.legal_actions()}
    return next(action for text, action in notations.items() if text.startswith("money"))


def set_up(t: Table) -> None:
    """Plays through passing and laying into the first turn."""
    while t.state.turn == 0:
        first(t)


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    t = table()
    with pytest.raises(UndoError, match="Chance"):
        t.take_back(t.state.player)


def test_a_secret_choice_can_be_taken_back_until_the_next_seat_has_chosen() -> None:
    t = table()
    start = t.state.snapshot()
    seat = first(t)
    first(t)
    assert t.state.player == 1 - seat
    t.take_back(seat, "turn")
    assert t.state.snapshot() == start
    first(t)
    first(t)
    first(t)
    with pytest.raises(UndoError, match="Another seat"):
        t.take_back(seat)


def test_what_has_been_shown_stays() -> None:
    t = table()
    first(t)
    first(t)
    seat = first(t)
    first(t)  # the cards change hands
    with pytest.raises(UndoError, match="revealed"):
        t.take_back(seat)


def test_several_decisions_at_once_but_never_across_the_roll() -> None:
    t = table()
    set_up(t)
    seat = t.state.player
    positions = [t.state.snapshot()]
    for _ in range(3):
        t.act(money(t))
        positions.append(t.state.snapshot())
    t.take_back(seat, count=2)
    assert t.state.snapshot() == positions[1]
    t.take_back(seat, count=9)
    assert t.state.snapshot() == positions[0]


def test_one_decision_after_the_other_back_to_the_roll() -> None:
    t = table()
    set_up(t)
    seat = t.state.player
    start = t.state.snapshot()
    positions = [start]
    for _ in range(3):
        t.act(money(t))
        positions.append(t.state.snapshot())
    assert len(positions) == 4
    for expected in reversed(positions[:-1]):
        t.take_back(seat)
        assert t.state.snapshot() == expected
    with pytest.raises(UndoError, match="Chance"):
        t.take_back(seat)


def test_the_dice_do_not_change_when_a_decision_is_taken_back() -> None:
    t = table()
    set_up(t)
    seat = t.state.player
    end = t.game.parse(t.state, "end")
    t.act(money(t))
    t.take_back(seat)
    t.act(end)
    with_undo = t.actions[:]
    other = table()
    set_up(other)
    other.act(end)
    assert other.actions == with_undo


def test_taking_back_a_turn_stops_at_the_turns_beginning() -> None:
    t = table()
    set_up(t)
    kept = len(t.actions)
    seat = t.state.player
    t.act(money(t))
    t.take_back(seat, "turn")
    assert len(t.actions) == kept
