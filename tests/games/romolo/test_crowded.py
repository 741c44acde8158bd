"""Random play from crowded positions comes to all that is decided in edition 1.66 alone."""

import random
from collections import Counter

from lusoria.games.romolo import asked
from lusoria.games.romolo.state import Romolo
from tests.conformance.cases import CROWDED, Case, positions
from tests.games.romolo.crowded import crowd

GAMES = 16
KEPT = 3  # of each decision
IN_THE_SET_UP = {"people", "settle"}


def test_every_decision_of_1_66_is_reached_and_can_be_kept_and_read() -> None:
    """So what every game passes is passed in these positions, too."""
    seen: Counter[tuple[Case, int]] = Counter()
    for case in CROWDED:
        for seed in range(GAMES):
            for state in positions(case, seed):
                seen[case, state.step] += 1
                if seen[case, state.step] <= KEPT:
                    assert case.game.restore(state.snapshot()) == state
    reached = {asked.STEPS[step] for _, step in seen}
    assert set(asked.STEPS[asked.DECLARE :]) - IN_THE_SET_UP <= reached


def test_a_crowd_is_a_position_that_could_have_come_about() -> None:
    for case in CROWDED:
        state = case.game.start(case.players, **dict(case.options))
        assert isinstance(state, Romolo)
        crowd(state, random.Random(1))
        assert case.game.restore(state.snapshot()) == state
