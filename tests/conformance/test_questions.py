"""A question changes neither the position that is asked nor one that shares anything with it."""

from lusoria import State
from lusoria.core.preview import preview
from tests.conformance.cases import Case, restless_action, some_positions

ALSO_CROWDED = True


def asked(state: State) -> list[str]:
    """Puts every question to a position; those that have changed it, or its twin."""
    game = state.game
    actions = range(game.action_count)
    twin = state.clone()
    state.legal = None
    before = state.snapshot()
    changed: list[str] = []

    def check(question: str) -> None:
        if state.snapshot() != before or twin.snapshot() != before:
            changed.append(question)

    legal = state.legal_actions()
    check("legal_actions")
    for action in actions:
        state.why_not(action)
    check("why_not")
    for action in actions:
        game.describe(state, action)
        game.notation(state, action)
    check("describe")
    for seat in (*range(state.players), None):
        state.shown(seat)
    check("view")
    for seat in range(state.players):
        state.observation(seat)
    state.legal_mask()
    state.key()
    check("observation")
    state.standing()
    check("standing")
    if state.is_over:
        state.outcome()
        check("outcome")
        return changed
    for seat in range(state.players):
        game.rules.value(state, seat)
    check("value")
    if state.is_chance:
        state.chances()
        game.rules.odds(state)
        check("chances")
        return changed
    state.prompt()
    state.clause()
    game.rules.weighed(state)
    check("prompt")
    for action in legal[:20]:
        preview(state, [action])
    check("preview")
    return changed


def test_no_question_changes_the_position(case: Case) -> None:
    for state in some_positions(case, 5, 12, restless_action):
        assert asked(state) == [], state.snapshot()
