"""A player that fails harms nobody: the game goes on with a legal action, and it is said why."""

import random

import pytest

import lusoria
from lusoria import State
from lusoria.players import Player
from lusoria.players.guard import guarded
from tests.players import faulty


def position() -> State:
    """A decision of Roma's first turn."""
    rng = random.Random(4)
    state = lusoria.game("roma").start(round_limit=20)
    while state.is_chance or state.turn == 0:
        state.apply(state.draw(rng) if state.is_chance else state.legal_actions()[0])
    return state


@pytest.mark.parametrize(
    ("who", "fault"),
    [
        (faulty.Crashing(), "crash"),
        (faulty.Leaving(), "crash"),
        (faulty.Endless(), "time"),
        (faulty.Stubborn(), "time"),
        (faulty.Illegal(), "illegal"),
        (faulty.Foreign(), "illegal"),
        (faulty.Speechless(), "illegal"),
        (faulty.Tampering(), "tampering"),
        (faulty.Playing(), "tampering"),
        (faulty.Honest(), ""),
    ],
    ids=lambda part: part if isinstance(part, str) else type(part).__name__,
)
def test_a_failing_player_is_replaced_by_the_lot(who: Player, fault: str) -> None:
    state = position()
    before = state.snapshot()
    seconds = 0.05 if fault == "time" else 0.0
    found = [
        guarded(who, state, random.Random(1), random.Random(seed), seconds) for seed in range(8)
    ]
    assert {what for _, what in found} == {fault}
    legal = state.legal_actions()
    assert all(action in legal for action, _ in found)
    assert fault == "" or len({action for action, _ in found}) > 1
    assert state.snapshot() == before
    assert state.options["round_limit"] == 20


def test_whoever_wants_to_stop_can() -> None:
    class Stopped:
        def choose(self, state: State, rng: random.Random) -> int:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        guarded(Stopped(), position(), random.Random(1), random.Random(1))


def test_a_guarded_player_is_shown_nothing_hidden() -> None:
    class Peeking:
        def __init__(self) -> None:
            self.hands: set[str] = set()

        def choose(self, state: State, rng: random.Random) -> int:
            self.hands.add(str(state.view(1 - state.player)["seats"]))
            return state.legal_actions()[0]

    rng = random.Random(2)
    state = lusoria.game("roma").start()
    state.apply(0)
    while state.is_chance:
        state.apply(state.draw(rng))
    peeking = Peeking()
    for _ in range(30):
        assert guarded(peeking, state, rng, rng)[1] == ""
    assert len(peeking.hands) > 20
