"""Puzzles of last turns: the game ends with this turn, and there is a way to win it.

Where the rounds of a game can be limited, each turn that ends a round could be its last. A beam
search looks for a line in which neither chance nor anything hidden has a say, and at whose end the
seat has won alone. Whatever line it finds is its own proof. The puzzle begins as near to the end as
the seat is still behind, would not win by ending the turn, and a beginner who goes on from there
fails more often than not.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final, Protocol, runtime_checkable

from lusoria.core.chance import sample
from lusoria.core.state import CHANCE, State
from lusoria.players import decide, player
from lusoria.players.node import win_probability
from lusoria.players.puzzle import has_won, score
from lusoria.players.ways import ways

LIMIT: Final = "round_limit"  # the option that ends a game with a round
EARLIEST: Final = 5  # the first round that could be the last
BEHIND: Final = 20  # points at most
WIDTH: Final = 24  # lines that each step of the search keeps
LONGEST: Final = 30  # moves of a line
LOOKS_GOOD: Final = 2.0  # points that the game's own value of a position counts at most
TRIES: Final = 6  # of a beginner, from each move of the line
FEWEST_MOVES: Final = 3  # that are left to be found, the end of the turn among them


@runtime_checkable
class Rounds(Protocol):
    """A position of a game in rounds."""

    round: int


@dataclass(frozen=True)
class Line:
    """A way to win from a position, move by move."""

    start: State
    moves: list[list[int]]


def last_turns(moments: list[State], rng: Random) -> Iterator[tuple[State, list[int]]]:
    """Give positions in turns of a game, as if it ended with them, each with a line that wins."""
    for before, state in pairwise(moments):
        if state.turn == before.turn or state.is_over or not isinstance(state, Rounds):
            continue
        if state.round < EARLIEST or not -BEHIND <= lead(state, state.player) < 0:
            continue
        start = as_last(state)
        if start is None:
            continue
        line = winning_line(start)
        if line is not None and (found := hardest(line, rng)) is not None:
            yield found


def as_last(state: State) -> State | None:
    """Return the position in a game that ends with its round; None if not with its turn."""
    data = state.snapshot()
    options = data["options"]
    if not isinstance(state, Rounds) or not isinstance(options, dict) or options.get(LIMIT):
        return None
    start = state.game.restore({**data, "options": {**options, LIMIT: state.round}})
    return start if played_out(start, "easy", Random(0)).is_over else None


def played_out(start: State, level: str, rng: Random) -> State:
    """Return the position after the rest of the turn, as a bot of the level plays it."""
    state = start.clone()
    who = player(level, state.game.id)
    while not state.is_over and state.turn == start.turn:
        chance = state.player == CHANCE
        state.play(sample(state.chances(), rng) if chance else decide(who, state, rng))
    return state


def lead(state: State, seat: int) -> int:
    """Return the points by which the seat's side would be ahead if the game ended now."""
    found = score(state, seat)
    mine, others = found["count"], found["best"]
    assert isinstance(mine, int)
    assert isinstance(others, int)
    return mine - others


def winning_line(start: State) -> Line | None:
    """Return a line that wins for certain within the turn, if the search finds one."""
    seat = start.player
    beam: list[tuple[State, list[list[int]]]] = [(start, [])]
    known: set[bytes] = set()
    for _ in range(LONGEST):
        found: list[tuple[float, State, list[list[int]]]] = []
        for state, moves in beam:
            for way in ways(state):
                after = way.after
                if has_won(after, seat):
                    return Line(start, [*moves, way.actions])
                if way.reveals or after.player != seat or after.turn != start.turn:
                    continue
                key = bytes([after.step % 256]) + after.observation(seat)
                if key not in known:
                    known.add(key)
                    found.append((promise(after, seat), after, [*moves, way.actions]))
        found.sort(key=_promise)
        beam = [(state, moves) for _, state, moves in found[:WIDTH]]
    return None


def promise(state: State, seat: int) -> float:
    """Return what a position within the turn promises, in points."""
    likely = win_probability(state.game.rules.value(state, seat))
    return lead(state, seat) + LOOKS_GOOD * likely


def hardest(line: Line, rng: Random) -> tuple[State, list[int]] | None:
    """Return the last position of the line from which a beginner mostly fails, with the rest."""
    state = line.start.clone()
    positions: list[State] = []
    for move in line.moves:
        positions.append(state.clone())
        for action in move:
            state.play(action)
    for at in reversed(range(len(positions) - FEWEST_MOVES + 1)):
        start = positions[at]
        if start.in_move or lead(start, start.player) >= 0:
            continue
        if wins_by_ending(start):
            return None
        won = sum(has_won(played_out(start, "beginner", rng), start.player) for _ in range(TRIES))
        if 2 * won < TRIES:
            return start, [action for move in line.moves[at:] for action in move]
    return None


def wins_by_ending(start: State) -> bool:
    """True if the turn need only be ended, whatever has to be decided after that."""
    for way in ways(start):
        after = way.after
        ended = after.is_over or (not after.in_move and after.step != start.step)
        if ended and has_won(played_out(after, "easy", Random(0)), start.player):
            return True
    return False


def is_certain(start: State, actions: list[int]) -> bool:
    """True if no decision of the line but the last waits for chance or shows anything."""
    state = start.clone()
    for action in actions:
        if state.player != start.player or state.reveals != start.reveals:
            return False
        state.play(action)
    return state.is_over


def _promise(found: tuple[float, State, list[list[int]]]) -> float:
    return -found[0]
