"""Where decisions are rows: what a step lists is what its checks allow, and nothing else."""

from typing import Any

import lusoria
from lusoria import Game
from tests.conformance.cases import Case, restless_action, some_positions

ALSO_CROWDED = True


def steps_of(game: Game) -> list[Any]:
    """The game's table of decisions; empty if it has none."""
    module = game.part("steps")
    return [] if module is None else module.STEPS


def test_every_step_has_a_row() -> None:
    for game in map(lusoria.game, lusoria.game_ids()):
        assert len(steps_of(game)) in (0, len(game.rules.steps))


def test_the_list_of_actions_agrees_with_the_check_of_each(case: Case) -> None:
    steps = steps_of(case.game)
    for state in some_positions(case, 11, 12, restless_action):
        if steps and state.player >= 0:
            step = steps[state.step]
            actions = range(case.game.action_count)
            assert step.find(state) == [x for x in actions if step.why(state, x) == 0]
        elif state.is_chance:
            outcomes = range(case.game.chance_count)
            possible = [outcome for outcome, _ in state.chances()]
            assert possible == [x for x in outcomes if state.can_happen(x)]
