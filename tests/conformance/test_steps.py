"""What a step lists is what its checks allow, and nothing else."""

import lusoria
from tests.conformance.cases import Case, restless_action, some_positions

ALSO_CROWDED = True


def test_every_step_has_a_name_of_its_own() -> None:
    for game in map(lusoria.game, lusoria.game_ids()):
        assert len(game.rules.steps) == len(set(game.rules.step_names))


def test_the_list_of_actions_agrees_with_the_check_of_each(case: Case) -> None:
    for state in some_positions(case, 11, 12, restless_action):
        step = state.steps[state.step]
        if state.player >= 0:
            actions = range(case.game.action_count)
            assert step.find(state) == [x for x in actions if step.why(state, x) == 0]
        elif state.is_chance:
            outcomes = range(case.game.chance_count)
            possible = [outcome for outcome, _ in state.chances()]
            assert possible == [x for x in outcomes if state.can_happen(x)]
