"""Actions, refusals, events and views in words, in every language."""

import json
from functools import cache

import pytest

from lusoria import NotationError
from lusoria.core.events import told
from lusoria.core.message import Message, SeatName, message_of
from lusoria.core.options import Choice
from lusoria.core.state import EVERYONE, Event
from lusoria.text import LANGUAGES, texts
from tests.conformance.cases import Case, positions, restless_action, some_positions

ALSO_CROWDED = True

NAMES = ("Ada", "Ben", "Cleo", "Dido")


def speak(case: Case, message: Message) -> None:
    """Says the message in every language at a table with no more names than seats."""
    assert all(seat < case.players for seat in seats_named(message)), message
    say(json.dumps(message.json()), NAMES[: case.players])


@cache  # the same is said many times
def say(message: str, names: tuple[str, ...]) -> None:
    """Says a message, given as JSON, in every language."""
    for language in LANGUAGES:
        assert texts(language).say(message_of(json.loads(message)), names)


def seats_named(message: Message) -> set[int]:
    """The seats that a message names."""
    found: set[int] = set()
    for value in message.params.values():
        if isinstance(value, SeatName):
            found.add(value.seat)
        elif isinstance(value, Message):
            found |= seats_named(value)
    return found


def test_why_not_is_none_exactly_for_legal_actions(case: Case) -> None:
    for state in some_positions(case, 1, 25):
        legal = set(state.legal_actions())
        for action in (-(10**30), -1, *range(case.game.action_count + 1), 10**30):
            refusal = state.why_not(action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert str(refusal.message)
                json.dumps(refusal.json())


@pytest.mark.once
def test_every_action_can_be_said_wherever_it_is_tried(case: Case) -> None:
    """Described, written and refused: no action of the table breaks a text, legal or not."""
    for seed in range(4):
        for state in some_positions(case, seed, 6, restless_action):
            for action in range(case.game.action_count):
                assert case.game.notation(state, action)
                description = case.game.describe(state, action)
                assert description.verb
                json.dumps(description.json())
                speak(case, description.message)
                refusal = state.why_not(action)
                if refusal is not None:
                    speak(case, refusal.message)
                    if refusal.rule:
                        speak(case, Message(rule_id(case, refusal.rule)))


@pytest.mark.once
def test_notation_and_parser_are_inverse(case: Case) -> None:
    for state in some_positions(case, 4, 3):
        seen = set()
        for action in range(case.game.action_count):
            text = case.game.notation(state, action)
            assert text not in seen
            seen.add(text)
            if action % 7 == 0 or action in state.legal_actions():
                assert case.game.parse(state, f"  {text.upper()} ") == action


@pytest.mark.once
def test_what_is_no_notation_is_refused(case: Case) -> None:
    state = case.start()
    for text in ("", "no such thing", "🎲" * 500, "0", "-1"):
        with pytest.raises(NotationError, match="is not an action"):
            case.game.parse(state, text)


def elements(view: object) -> set[str]:
    """All element ids in a view."""
    found: set[str] = set()
    within = [view]
    while within:
        part = within.pop()
        if isinstance(part, dict):
            if isinstance(part.get("el"), str):
                found.add(part["el"])
            within.extend(value for value in part.values() if isinstance(value, dict | list))
        elif isinstance(part, list):
            within.extend(value for value in part if isinstance(value, dict | list))
    return found


@pytest.mark.once
def test_what_a_legal_action_touches_is_in_the_view(case: Case) -> None:
    for state in some_positions(case, 5, 40):
        if state.player >= 0:
            seen = elements(state.view(state.player))
            for action in state.legal_actions():
                assert set(case.game.describe(state, action).on) <= seen


@pytest.mark.once
def test_an_element_is_explained_exactly_if_no_legal_action_touches_it(case: Case) -> None:
    for state in some_positions(case, 6, 4):
        if state.player < 0:
            continue
        touched = {
            element
            for action in state.legal_actions()
            for element in case.game.describe(state, action).on
        }
        ever = {
            element
            for action in range(case.game.action_count)
            for element in case.game.describe(state, action).on
        }
        for element in elements(state.view(state.player)):
            refusal = case.game.why_not_on(state, element)
            assert (refusal is not None) == (element in ever - touched)


@pytest.mark.once
def test_a_view_has_what_every_page_needs(case: Case) -> None:
    for state in some_positions(case, 7, 20):
        for seat in (*range(case.players), None):
            view = state.view(seat)
            json.dumps(view)
            assert view["player"] == state.player
            assert view["turn"] == state.turn
            assert view["in_move"] == state.in_move
            assert (view["outcome"] is not None) == state.is_over
            assert {f"seat:{i}" for i in range(case.players)} <= elements(view)


@pytest.mark.once
def test_whole_games_can_be_told(case: Case) -> None:
    """Every event as every seat sees it, every prompt, and how it ended."""
    watching = (*range(case.players), None)
    for seed in range(12):
        log: list[Event] = []
        for state in positions(case, seed, restless_action):
            state.listen(log)
            if state.player >= 0:
                speak(case, state.prompt())
                assert_printed(case, state.clause())
        for event in log:
            for seat in watching:
                line = told(state, event, seat)
                if line is not None:
                    json.dumps(line.data)
                    speak(case, line.message)
        speak(case, case.game.end_message(state))


def assert_printed(case: Case, clause: str) -> None:
    """The clause of what is asked can be read in every language."""
    assert clause
    for language in LANGUAGES:
        assert texts(language).has(rule_id(case, clause))


@pytest.mark.once
def test_every_kind_of_event_can_be_told(case: Case) -> None:
    """Also those that no game above came to."""
    *_, state = some_positions(case, 0, 1)
    for name, kind in case.game.rules.events.items():
        for audience in (EVERYONE, 0):
            for seat in (0, None):
                line = told(state, (name, audience, (1,) * len(kind.fields)), seat)
                if line is not None:
                    speak(case, line.message)


@pytest.mark.once
def test_ends_scores_and_options_can_be_said_in_every_language(case: Case) -> None:
    *_, last = some_positions(case, 9, 1)
    outcome = last.outcome()
    id = case.game.id
    ends = case.game.rules.ends
    for language in LANGUAGES:
        said = texts(language)
        assert all(said.has(f"{id}-end-{reason}") for reason in ends)
        assert all(said.has(f"{id}-ends-{reason}") for reason in ends)
        assert all(said.has(f"{id}-score-{s}") for score in outcome.scores for s in score.sources)
        for option in case.game.options:
            if isinstance(option, Choice):
                assert said.has(f"{id}-option-{option.name}")
                words = [v.replace(".", "-") for v in option.values]  # Fluent knows no dots
                assert all(said.has(f"{id}-option-{option.name}-{v}") for v in words)
                assert not option.rule or said.has(rule_id(case, option.rule))
        for mode in case.game.box.modes:
            assert said.has(f"{id}-mode-{mode.name}")
        for source, rules in case.game.rules.scoring.items():
            assert said.has(f"{id}-score-{source}")
            assert rules
            assert all(said.has(rule_id(case, rule)) for rule in rules)


def rule_id(case: Case, rule: str) -> str:
    """The id of a clause's text; Fluent knows no dots."""
    return f"{case.game.id}-rule-{rule.replace('.', '-')}"
