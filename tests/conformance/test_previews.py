"""Previews: what doing and taking back would show the seat that decides, and no more."""

import random
from collections.abc import Mapping

import pytest

from lusoria import IllegalAction, State
from lusoria.core.events import Told, told
from lusoria.core.preview import Preview, preview
from lusoria.core.state import Event
from tests.conformance.cases import Case, some_positions
from tests.conformance.test_words import elements

ALSO_CROWDED = True


def shown(of: Preview) -> tuple[object, ...]:
    """All that a preview tells."""
    view = of.view()
    return (
        of.played,
        of.reveals,
        of.final,
        of.odds,
        of.told(),
        None if view is None else dict(view),
        of.legal_actions(),
    )


def decisions(case: Case, seed: int, count: int) -> list[State]:
    """Positions in which a seat decides."""
    return [state for state in some_positions(case, seed, count) if state.player >= 0]


@pytest.mark.once
@pytest.mark.parametrize("seed", range(2))
def test_a_preview_tells_nothing_that_the_seat_cannot_know(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for state in decisions(case, seed, 25):
        other = state.resample(state.player, rng)
        for action in state.legal_actions():
            assert shown(preview(state, [action])) == shown(preview(other, [action])), action


@pytest.mark.once
def test_a_preview_changes_nothing_and_tells_what_will_happen(case: Case) -> None:
    for state in decisions(case, 2, 25):
        before = state.snapshot()
        seat = state.player
        for action in state.legal_actions():
            of = preview(state, [action])
            assert state.snapshot() == before
            done = state.clone()
            log: list[Event] = []
            done.listen(log)
            done.apply(action)
            happened = [line for event in log if (line := told(done, event, seat)) is not None]
            assert of.told() == happened[: len(of.told())]
            if not of.reveals:
                assert of.told() == happened
                assert of.shown() == done.shown(seat)
                assert of.legal_actions() == (done.legal_actions() if done.player == seat else [])


@pytest.mark.once
def test_a_preview_of_several_actions_ends_where_the_seat_would_see_more(case: Case) -> None:
    rng = random.Random(3)
    several = 0
    for state in decisions(case, 3, 25):
        walk = state.clone()
        actions: list[int] = []
        while walk.player == state.player and walk.reveals == state.reveals and len(actions) < 9:
            actions.append(rng.choice(walk.legal_actions()))
            walk.apply(actions[-1])
        of = preview(state, [*actions, 10**9] if len(actions) < 9 else actions)
        assert of.played == len(actions)
        assert of.final == (walk.is_chance or walk.reveals != state.reveals)
        several += len(actions) > 1
        one = preview(state, actions[:1])
        if len(actions) > 1:
            assert (
                one.then(actions[1]).told() == preview(state, actions[:2]).told()[len(one.told()) :]
            )
    assert several > 0


@pytest.mark.once
def test_an_illegal_action_is_refused_and_the_position_stays(case: Case) -> None:
    for state in decisions(case, 4, 10):
        before = state.snapshot()
        legal = state.legal_actions()
        wrong = next(x for x in range(case.game.action_count) if x not in legal)
        with pytest.raises(IllegalAction):
            preview(state, [wrong])
        assert state.snapshot() == before


@pytest.mark.once
@pytest.mark.parametrize("seed", range(2))
def test_what_travels_begins_and_ends_at_something_on_the_table(case: Case, seed: int) -> None:
    """One end at least is in the seat's view before or after; the other may be passed through."""
    rng = random.Random(seed)
    for state in some_positions(case, seed, 60):
        if state.is_over:
            continue
        after = state.clone()
        log: list[Event] = []
        after.listen(log)
        after.apply(rng.choice(state.legal_actions()) if state.player >= 0 else state.draw(rng))
        for seat in (*range(case.players), None):
            travels = [move for event in log for move in moves(told(after, event, seat))]
            if not travels:
                continue
            there = elements(state.view(seat)) | elements(after.view(seat))
            for move in travels:
                assert {move["from"], move["to"]} & there, (seat, move)
                assert move["count"], (seat, move)


def moves(event: Told | None) -> list[Mapping[str, object]]:
    """What travels with an event, as the seat sees it."""
    found = [] if event is None else event.data.get("moves", [])
    assert isinstance(found, list)
    return found
