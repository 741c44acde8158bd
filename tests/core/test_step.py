"""A step says what is offered and checked; what may be done, and why not, follows from that."""

from random import Random

import lusoria
from lusoria import State
from lusoria.core.step import FITS, NOT_NOW, Block, Step

TOO_LOW = 2


class Game(State):
    """A position with a number."""

    number: int


class Raise(Step["Game"]):
    """One of the numbers 4 to 6, or 9, that is higher than the last."""

    clause = "X1"

    def offers(self, s: Game) -> list[Block]:
        return [(4, 3), (9, 1)]

    def check(self, s: Game, action: int) -> int:
        return 0 if action > s.number else TOO_LOW


class Throw(Step["Game"]):
    """A die that shows at least the number."""

    by_chance = True

    def chances(self, s: Game) -> list[tuple[int, int]]:
        return [(side, 1) for side in range(s.number, 7)]


def at(number: int) -> Game:
    """A position with that number."""
    s = Game()
    s.number = number
    return s


def test_what_is_offered_and_passes_the_check_is_legal() -> None:
    assert Raise().find(at(3)) == [4, 5, 6, 9]
    assert Raise().find(at(5)) == [6, 9]
    assert Raise().find(at(9)) == []


def test_a_refusal_is_that_of_the_check_or_it_is_another_question() -> None:
    why = [Raise().why(at(5), action) for action in range(3, 11)]
    assert why == [NOT_NOW, TOO_LOW, TOO_LOW, 0, NOT_NOW, NOT_NOW, 0, NOT_NOW]


def test_what_a_step_does_not_say_is_as_it_mostly_is() -> None:
    assert (Raise().clause, Throw().clause) == ("X1", "")
    assert (Raise().by_chance, Throw().by_chance) == (False, True)
    assert not Raise().silent
    assert Raise().misfit(at(1)) == FITS


def test_chance_draws_and_allows_what_is_among_the_chances() -> None:
    s = at(5)
    assert [outcome for outcome in range(9) if Throw().can_happen(s, outcome)] == [5, 6]
    rng = Random(1)
    assert {Throw().draw(s, rng) for _ in range(50)} == {5, 6}
    assert not Raise().can_happen(s, 6)


def test_what_a_class_of_another_package_says_of_itself_is_seen_by_compiled_code() -> None:
    class Quiet(Step[State]):
        clause = "Q1"
        silent = True

    class Loud(Quiet):
        silent = False

    state = lusoria.game("roma").start()
    state.steps = (Quiet(), Loud())
    state.step = 0
    assert state.is_silent()
    assert state.clause() == "Q1"
    state.step = 1
    assert not state.is_silent()
    assert state.clause() == "Q1"
