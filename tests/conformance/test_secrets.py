"""A seat never learns what it may not know."""

import random

import pytest

import lusoria
from lusoria import State
from lusoria.core.events import Told, told
from lusoria.core.state import EVERYONE, Event
from tests.conformance.cases import Case, any_action, restless_action, some_positions
from tests.told import seen

ALSO_CROWDED = True
SEEDS = range(3 if lusoria.COMPILED else 1)  # views are interpreted either way


@pytest.mark.parametrize("seed", SEEDS)
def test_resampling_what_a_seat_cannot_know_leaves_its_view_and_aids_as_they_are(
    case: Case, seed: int
) -> None:
    rng = random.Random(seed)
    for state in some_positions(case, seed, 40):
        before = state.snapshot()
        public = state.shown(None)
        for seat in range(case.players):
            view, aids = state.view(seat), state.aids(seat)
            known = {**view, **aids}
            assert len(known) == len(view) + len(aids)
            other = state.resample(seat, rng)
            assert other.shown(seat) == known
            assert other.shown(None) == public
            assert other.player == state.player
            if case.game.rules.open_standing:
                assert other.standing() == state.standing()
            if state.player == seat:
                assert other.legal_actions() == state.legal_actions()
            elif state.player >= 0:
                assert other.legal_actions()
            if state.player >= 0:  # what is asked is told to everyone
                assert (other.prompt(), other.clause()) == (state.prompt(), state.clause())
            again = other.resample(seat, rng)
            assert again.shown(seat) == known
        assert state.snapshot() == before


def test_a_refusal_tells_the_deciding_seat_nothing_that_it_cannot_know(case: Case) -> None:
    rng = random.Random(4)
    for state in some_positions(case, 4, 12, restless_action):
        if state.player < 0:
            continue
        other = state.resample(state.player, rng)
        for action in range(case.game.action_count):
            told, possible = state.why_not(action), other.why_not(action)
            assert (told and told.json()) == (possible and possible.json()), action


@pytest.mark.parametrize("seed", SEEDS)
def test_a_resampled_position_is_a_possible_one(case: Case, seed: int) -> None:
    rng = random.Random(seed)
    for state in some_positions(case, seed, 20):
        for seat in range(case.players):
            other = state.resample(seat, rng)
            assert case.game.restore(other.snapshot()).snapshot() == other.snapshot()
            while not other.is_over:
                other.apply(any_action(other, rng))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_seats_events_do_not_depend_on_what_it_cannot_know(case: Case, seed: int) -> None:
    """After `resample(seat)` the same actions show the seat the same, until it is shown more."""
    rng = random.Random(seed)
    for state in some_positions(case, seed, 40):
        for seat in range(case.players):
            true, other = state.clone(), state.resample(seat, rng)
            compare(case, seat, true, other, rng)


def compare(case: Case, seat: int, true: State, other: State, rng: random.Random) -> None:
    """Plays both on with the same actions while both allow them and nothing is revealed."""
    for _ in range(50):
        if true.is_over:
            break
        action = any_action(true, rng)
        possible = other.can_happen(action) if other.is_chance else other.why_not(action) is None
        if true.player != other.player or not possible:
            break
        logs: tuple[list[Event], list[Event]] = ([], [])
        reveals = true.reveals
        true.listen(logs[0])
        other.listen(logs[1])
        true.apply(action)
        other.apply(action)
        if true.reveals != reveals:
            break
        lines = [[told(true, event, seat) for event in log] for log in logs]
        assert lines[0] == lines[1]


def told_at_once(state: State, action: int, seat: int) -> list[Told | None]:
    """What the seat is told of an action before anything is revealed."""
    after = state.clone()
    log: list[Event] = []
    after.listen(log)
    after.log_ends_at_reveal = True
    after.apply(action)
    return [told(state, event, seat) for event in log]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_told_before_a_reveal_does_not_depend_on_it(case: Case, seed: int) -> None:
    """Up to the first reveal an action tells every seat only what it knows already."""
    rng = random.Random(seed)
    compared = 0
    for state in some_positions(case, seed, 40):
        if state.is_over:
            continue
        for seat in range(case.players):
            other = state.resample(seat, rng)
            actions = state.legal_actions() or [outcome for outcome, _ in state.chances()]
            for action in rng.sample(actions, min(len(actions), 6)):
                possible = other.can_happen(action) if other.is_chance else other.is_legal(action)
                if possible:
                    events = told_at_once(state, action, seat)
                    assert events == told_at_once(other, action, seat)
                    compared += len(events)
    assert compared > 0


@pytest.mark.once
def test_a_description_tells_the_deciding_seat_nothing_that_it_cannot_know(case: Case) -> None:
    rng = random.Random(8)
    for state in some_positions(case, 8, 40):
        if state.player < 0:
            continue
        other = state.resample(state.player, rng)
        for action in range(case.game.action_count):
            told = case.game.describe(state, action).json()
            assert told == case.game.describe(other, action).json(), action
            assert case.game.notation(state, action) == case.game.notation(other, action)


@pytest.mark.once
def test_a_spectator_sees_no_more_than_any_seat(case: Case) -> None:
    """What a spectator is told of an event, every seat is told too."""
    rng = random.Random(0)
    state = case.start()
    log: list[Event] = []
    state.listen(log)
    while not state.is_over:
        state.apply(any_action(state, rng))
    for event in log:
        public = seen(state, event, None)
        if public is not None:
            for seat in range(case.players):
                known = seen(state, event, seat)
                assert known is not None
                assert public.items() <= known.items()


@pytest.mark.once
def test_a_seat_is_told_no_private_event_of_another(case: Case) -> None:
    """Of what only one seat sees in full, others get the public fields of its kind, or nothing."""
    rng = random.Random(6)
    state = case.start()
    log: list[Event] = []
    state.listen(log)
    while not state.is_over:
        state.apply(any_action(state, rng))
    for event in log:
        name, audience, numbers = event
        kind = case.game.rules.events[name]
        assert audience == EVERYONE or 0 <= audience < case.players
        for seat in (*range(case.players), None):
            known = told(state, event, seat)
            fields: tuple[str, ...] | None = kind.fields
            if audience not in (EVERYONE, seat):
                fields = kind.public
            if fields is None:
                assert known is None
                continue
            assert known is not None
            assert known.data.keys() - {"event", "moves"} == set(fields)
            assert set(known.message.params) == set(fields)
            assert known.message.id.endswith("-hidden") == (len(fields) < len(numbers))
