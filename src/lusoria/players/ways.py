"""The ways of a move: all that a seat can do until it is over or somebody else has a say.

A way is a run of small decisions. It ends with the move, and before a chance outcome, a reveal and
another seat's decision: what is decided after them is another choice.
"""

from random import Random
from typing import Final

from lusoria.core.chance import sample
from lusoria.core.state import CHANCE, OVER, State
from lusoria.players.levels import search_settings
from lusoria.players.moves import MAX_DECISIONS, finish_move, greedy_action
from lusoria.players.node import win_probability

MAX_WAYS: Final = 400  # told apart; where there are more, the last decisions are taken greedily
SAMPLES: Final = 6  # of the outcomes, if chance decides within the move
UNUSED: Final = Random(0)  # nothing is drawn from it
NO_LIMIT: Final = 1_000_000  # on the actions compared, so that none is drawn at random


class Way:
    """The small decisions of a way, and the position after them."""

    def __init__(self, actions: list[int], after: State, reveals: bool) -> None:
        self.actions: Final = actions
        self.after: Final = after
        self.reveals: Final = reveals  # True if the last one shows the seat something
        self.first_look = 0.0  # the chance to win, by the game's own value


def has_ended(start: State, state: State) -> bool:
    """True if the way that began at `start` is over."""
    return not state.in_move or state.player != start.player or state.reveals != start.reveals


def played_way(state: State, actions: list[int]) -> Way:
    """Return the way that the next of the actions are."""
    after = state.clone()
    taken: list[int] = []
    for action in actions:
        after.play(action)
        taken.append(action)
        if has_ended(state, after):
            break
    return Way(taken, after, after.reveals != state.reveals)


def ways(state: State) -> list[Way]:
    """Return the ways of the seat that decides, one of those that lead to the same position."""
    found: list[Way] = []
    known: set[bytes] = set()
    seat = state.player
    _follow(state, state, [], MAX_WAYS, found)
    different: list[Way] = []
    for way in found:
        after = way.after
        if not way.reveals:
            mark = bytes([after.player + 3, after.step % 256, after.in_move])
            key = mark + after.observation(seat)
            if key in known:
                continue
            known.add(key)
        different.append(way)
    return different


def _follow(start: State, state: State, taken: list[int], lines: int, found: list[Way]) -> None:
    """Add the ways that begin with what was taken so far, about as many as there are lines."""
    if taken and (has_ended(start, state) or len(taken) >= MAX_DECISIONS):
        found.append(Way(taken, state, state.reveals != start.reveals))
        return
    actions = state.game.rules.weighed(state)
    if taken and len(actions) > lines:
        actions = [greedy_action(state, actions, UNUSED, NO_LIMIT)]
    for action in actions:
        after = state.clone()
        after.play(action)
        _follow(start, after, [*taken, action], lines // len(actions), found)


def look_first(way: Way, seat: int, seed: int) -> None:
    """Judge a way by the game's own value of the position after the move."""
    after = way.after
    if after.player != CHANCE or not after.in_move:
        way.first_look = _chance(after, seat)
        return
    most = search_settings(after.game).max_compared
    rng = Random(seed)
    total = 0.0
    for _ in range(SAMPLES):
        twin = after.clone()
        twin.play(sample(twin.chances(), rng))
        finish_move(twin, rng, most)
        total += _chance(twin, seat)
    way.first_look = total / SAMPLES


def _chance(state: State, seat: int) -> float:
    """Return the seat's chance to win, by the game's own value."""
    if state.player == OVER:
        winners = state.outcome().winners
        return 1.0 / len(winners) if seat in winners else 0.0
    return win_probability(state.game.rules.value(state, seat))
