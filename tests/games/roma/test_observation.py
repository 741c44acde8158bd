"""Roma's observation says what the seat's view says, byte by byte."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import lusoria
from lusoria import State
from tests.conformance.cases import restless_action

RARE = {"looked through", "forum", "siege", "held", "cards held", "battle die"}
Said = dict[str, dict[str, int]]


def read_off(view: Any, seat: int, mercatus: str) -> Said:
    """What the observation should say, from the view alone."""
    other = 1 - seat
    own, rival = view["seats"][seat], view["seats"][other]
    names = {seat: "own", other: "opponent"}
    said: Said = {
        "decides": {names[view["player"]]: 1} if view["player"] >= 0 else {},
        "turn of": {names[view["active"]]: 1},
        "begins": {"": view["first"] == seat},
        "within a move": {"": view["in_move"]},
        "over": {"": view["outcome"] is not None},
        "mercatus from the stockpile": {"": mercatus == "stockpile"},
        "turn": {"": view["turn"]},
        "stockpile": {"": view["stockpile"]["points"]},
        "points": {"own": own["points"], "opponent": rival["points"]},
        "money": {"own": own["money"], "opponent": rival["money"]},
        "cards in hand": {"own": own["hand"]["count"], "opponent": rival["hand"]["count"]},
        "draw pile": {"": view["draw_pile"]["count"]},
        "discard pile": {"": view["discard_pile"]["count"]},
        "siege": {"": view["siege"]},
        "own hand": cards(own["hand"]["cards"]),
        "discarded": cards(view["discard_pile"]["cards"]),
        "looked through": cards(view["draw_pile"]["cards"]),
        "step": {view["step"]: 1},
        "dice": {f"die {i + 1} shows {die['value']}": 1 for i, die in enumerate(view["dice"])},
        "dice lie": {f"die {i + 1} {lies(die)}": 1 for i, die in enumerate(view["dice"])},
        "own cards": lying(own),
        "opponent's cards": lying(rival),
        "own discs blocked": blocked(view, seat),
        "opponent's discs blocked": blocked(view, other),
    }
    if own["passed"] is not None:
        said["cards put aside"] = {
            "own": own["passed"]["count"],
            "opponent": rival["passed"]["count"],
        }
        said["own cards put aside"] = cards(own["passed"]["cards"])
    if view["held"] is not None:
        said["cards held"] = {"": view["held"]["count"]}
        said["held"] = cards(view["held"]["cards"])
    if view["forum"] is not None and view["forum"]["third"]:
        said["forum"] = {"": view["forum"]["die"] + view["forum"]["basilica"]}
    if view["acting"] is not None:
        said["acts"] = {view["acting"]["card"]: 1}
        said["acts from"] = {str(view["acting"]["disc"]): 1}
    if view["battle"] is not None:
        said["attacked"] = {view["battle"]["target"][-1]: 1}
        if view["battle"]["roll"] is not None:
            said["battle die"] = {str(view["battle"]["roll"]): 1}
    return {
        name: kept
        for name, of in said.items()
        if (kept := {label: int(number) for label, number in of.items() if number})
    }


def cards(of: Any) -> dict[str, int]:
    return {} if of is None else {one["card"]: one["count"] for one in of}


def lies(die: Any) -> str:
    if die["on"] is not None:
        return str(die["on"].replace("disc:", "on "))
    return "spent" if die["used"] else "unused"


def lying(seat: Any) -> dict[str, int]:
    return {
        f"{i + 1} {place['card'] or 'face down'}": 1
        for i, place in enumerate(seat["places"])
        if not place["empty"]
    }


def blocked(view: Any, seat: int) -> dict[str, int]:
    return {disc["el"][-1]: 1 for disc in view["discs"] if seat in disc["blocked"]}


def games(mercatus: str) -> Iterator[State]:
    """The positions of a few games."""
    for seed in range(6):
        rng = random.Random(seed)
        state = lusoria.game("roma").start(round_limit=20, mercatus=mercatus)
        while not state.is_over:
            yield state
            state.apply(restless_action(state, rng))
        yield state


@pytest.mark.parametrize("mercatus", ["opponent", "stockpile"])
def test_the_observation_says_what_the_view_says(mercatus: str) -> None:
    layout = lusoria.game("roma").observation
    said: set[str] = set()
    for state in games(mercatus):
        for seat in range(2):
            found = layout.read(state.observation(seat))
            assert found == read_off(state.view(seat), seat, mercatus)
            said |= found.keys()
    silent = {part.name for part in layout.parts} - said
    assert silent <= {*RARE, "mercatus from the stockpile"}
