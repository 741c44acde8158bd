"""Puzzles made of games between bots, and proved.

Every move and every turn of a game is a candidate. A move becomes a puzzle if one way is clearly
the best: two judgements with other dice, the second with a quarter of the budget more, agree on it,
and what the second best way loses is `MARGIN` points of winning chance at least, less twice its
standard error. A turn becomes a puzzle if all that can be done in it has been tried: no line of
decisions, not even with the outcome of chance that the proof grants it, reaches more than a line
without chance does. A last turn becomes one if a line without chance wins it.

What the bots of each level make of it gives the rating.
"""

import base64
import hashlib
import json
import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Final

from lusoria.arena.last_turns import is_certain, last_turns, wins_by_ending
from lusoria.arena.turns import Turn, turn_puzzles, written
from lusoria.core.chance import sample
from lusoria.core.errors import LusoriaError
from lusoria.core.game import Game
from lusoria.core.state import CHANCE, OVER, State
from lusoria.players import decide, player
from lusoria.players.judge import Judge, judge
from lusoria.players.puzzle import (
    Puzzle,
    PuzzleError,
    Valued,
    actions_of,
    is_same,
    points,
    theme,
    verdict,
)
from lusoria.players.ways import ways as every_way

MARGIN: Final = 0.10  # of winning chance, between the best way and the second
GLANCES: Final = (60, 240)  # iterations of the judgements that find candidates
FEWEST_LOOKS: Final = 2_400  # of the two that prove one
MORE: Final = 1.25  # the second of them takes a quarter more
FEWEST_WAYS: Final = 5  # that there are to choose from
SURE: Final = 2.0  # standard errors that are taken off the margin
EACH: Final = 2  # puzzles of a game at most
TRIES: Final = {"beginner": 8, "easy": 4, "medium": 6, "hard": 2}
KNOWN: Final = 0.8  # who solves more needs no better player to be asked: he would, too
LEVEL: Final = {"beginner": 800, "easy": 1000, "medium": 1200, "hard": 1400}
MISSED: Final = 0.5  # of the beginner's tries may succeed
MIDDLE: Final = 1150  # what ratings are drawn to, with this spread
SPREAD: Final = 350
APART: Final = 3  # turns between two puzzles of a game
PROMISING: Final = 3  # points that a turn brought in the game, to be looked into
PLAYERS: Final = 2
LONGEST: Final = 60  # decisions of a try
HOLDS: Final = 0.06  # what the second best way must still lose when a puzzle is checked


# --- a move ---


def clearly(state: State, iterations: int, seed: int) -> Judge | None:
    """Return the judgement of a move if one way of it is clearly the best."""
    found = judge(state, None, iterations, seed)
    if not found.is_free or len(found.compared) < 2:
        return None
    second = found.compared[1]
    loss = found.loss(second)
    if loss - SURE * found.error(second) < MARGIN:
        return None
    return found


def promising(state: State, seed: int, scale: float) -> list[Valued] | None:
    """Return the ways of a move if one looks clearly the best to a judge in a hurry."""
    if len(every_way(state)) < FEWEST_WAYS:
        return None
    found: list[Valued] = []
    for iterations in GLANCES:
        glance = judge(state, None, int(iterations * scale), seed)
        if not glance.is_free or len(glance.compared) < 2:
            return None
        if glance.loss(glance.compared[1]) < MARGIN:
            return None
        found = notation(glance)
    return found


def proved(state: State, seed: int, scale: float) -> list[Valued] | None:
    """Return the ways of a move, the best first, if one is clearly the best."""
    first = clearly(state, int(FEWEST_LOOKS * scale), seed + 1)
    if first is None:
        return None
    second = clearly(state, int(FEWEST_LOOKS * scale * MORE), seed + 2)
    if second is None or notation(second)[0].play != notation(first)[0].play:
        return None
    return notation(second)


def notation(found: Judge) -> list[Valued]:
    """Return the ways that were judged, in notation and percent, the best first."""
    ways: list[Valued] = []
    best = round(100 * found.judged[0].value)
    for judged in found.judged:
        state = found.state.clone()
        play: list[str] = []
        for action in judged.way.actions:
            play.append(state.game.notation(state, action))
            state.play(action)
        # one that was dropped early was never better than those that stayed
        most = 100 if judged is found.judged[0] else best - int(100 * MARGIN)
        ways.append(Valued(play, min(most, round(100 * judged.value))))
    return sorted(ways, key=lambda way: -way.worth)


# --- how hard it is ---


def solved(puzzle: Puzzle, level: str, rng: Random) -> bool:
    """True if a bot of the level, playing from the puzzle's position, is right."""
    start = puzzle.start()
    state = start.clone()
    who = player(level, puzzle.game.id)
    actions: list[int] = []
    while len(actions) < LONGEST and not state.is_over:
        if state.player == CHANCE:
            action = sample(state.chances(), rng)
        elif state.player == puzzle.seat:
            action = decide(who, state, rng)
        else:
            action = state.legal_actions()[0]
        state.apply(action)
        actions.append(action)
        found = verdict(puzzle, start, actions)
        if found.state != "open":
            return found.state == "right"
    return False


def is_missed(puzzle: Puzzle, rng: Random) -> bool:
    """True if a beginner misses it as often as not."""
    tries = TRIES["beginner"]
    return sum(solved(puzzle, "beginner", rng) for _ in range(tries)) <= MISSED * tries


def rated(puzzle: Puzzle, rng: Random) -> Puzzle | None:
    """Return the puzzle with its rating, or None if a beginner solves it most times."""
    results: list[tuple[int, bool]] = []
    right: list[bool] = []
    for level, tries in TRIES.items():
        if level == "hard" and sum(right) > KNOWN * len(right):
            right = [True] * tries
        else:
            right = [solved(puzzle, level, rng) for _ in range(tries)]
        if level == "beginner" and sum(right) > MISSED * tries:
            return None
        results += [(LEVEL[level], one) for one in right]
    return replace(puzzle, rating=rating(results))


def rating(results: list[tuple[int, bool]]) -> int:
    """Return the likeliest rating of a puzzle that solvers of these ratings solved or not."""

    def likelihood(rating: int) -> float:
        found = -((rating - MIDDLE) ** 2) / (2 * SPREAD**2)
        for solver, right in results:
            expected = 1.0 / (1.0 + 10 ** ((rating - solver) / 400))
            found += math.log(expected if right else 1.0 - expected)
        return found

    return max(range(400, 2401, 10), key=likelihood)


# --- a file of them ---


@dataclass(frozen=True)
class Order:
    """What is to be made."""

    game: Game
    player: str
    """Who plays the games."""
    options: dict[str, object]
    aims: tuple[str, ...]
    scale: float = 1.0
    """The budget of search, as a multiple."""


def make(order: Order, seed: int) -> Iterator[Puzzle]:
    """Give puzzles of one game between bots after the other, without an end."""
    number = 0
    while True:
        number += 1
        rng = Random(f"{order.game.id} {seed} {number}")
        name = f"{order.player}, game {seed}.{number}"
        try:
            yield from islice(_of_game(order, name, rng), EACH)
        except LusoriaError as e:
            raise PuzzleError(f"{name}: {e}") from e


def _of_game(order: Order, name: str, rng: Random) -> Iterator[Puzzle]:
    """Give the puzzles of one game."""
    taken: list[int] = []
    for found in _candidates(order, taken, name, rng):
        one = rated(found, rng)
        if one is not None:
            taken.append(found.start().turn)
            yield one


def _candidates(order: Order, taken: list[int], name: str, rng: Random) -> Iterator[Puzzle]:
    """Give what could be puzzles of one game, in turns apart from those that are taken."""
    moments = played(order.game, order.player, order.options, rng)
    if "last" in order.aims:
        for state, line in last_turns(moments, rng):
            if _is_apart(state.turn, taken):
                made = f"{name}, turn {state.turn}"
                yield _puzzle(state, "last", [Valued(written(state, line), 0)], made)
    if order.aims == ("last",):
        return
    places = list(range(len(moments) - 1))
    rng.shuffle(places)
    for at in places:
        state = moments[at]
        if not _is_apart(state.turn, taken):
            continue
        made = f"{name}, move {at}"
        if order.aims != ("best",) and promises(moments, at):
            turns = [(aim, way) for aim, way in turn_puzzles(state) if aim in order.aims]
            if turns:
                aim, way = turns[0]
                yield _puzzle(state, aim, [way], made)
                continue
        if "best" in order.aims:
            yield from _best(state, order.scale, made, rng)


def _best(state: State, scale: float, made: str, rng: Random) -> Iterator[Puzzle]:
    """Give the puzzle of a move, if it is one; what is dear to find out comes last."""
    seed = rng.getrandbits(20)
    glance = promising(state, seed, scale)
    if glance is None or not is_missed(_puzzle(state, "best", glance, made), rng):
        return
    ways = proved(state, seed, scale)
    if ways is not None:
        yield _puzzle(state, "best", ways, made)


def _is_apart(turn: int, taken: list[int]) -> bool:
    return all(abs(turn - other) >= APART for other in taken)


def played(game: Game, name: str, options: dict[str, object], rng: Random) -> list[State]:
    """Play a game between bots; return the positions before each move, and the end."""
    state = game.start(PLAYERS, **options)
    who = player(name, game.id)
    moments: list[State] = []
    while state.player != OVER:
        if state.player == CHANCE:
            state.play(sample(state.chances(), rng))
            continue
        if not state.in_move and len(state.legal_actions()) > 1:
            moments.append(state.clone())
        state.play(decide(who, state, rng))
    return [*moments, state]


def promises(moments: list[State], at: int) -> bool:
    """True if the bot made something of the rest of the turn."""
    start = moments[at]
    after = next((one for one in moments[at:] if one.turn != start.turn), moments[-1])
    return after.is_over or points(after, start.player) - points(start, start.player) >= PROMISING


def _puzzle(state: State, aim: str, ways: list[Valued], made: str) -> Puzzle:
    data = state.snapshot()
    position, options = data["position"], data["options"]
    assert isinstance(position, dict)
    assert isinstance(options, dict)
    of = theme(state, ways[0].play) if aim in ("best", "last") else aim
    return Puzzle(state.game, "", of, 0, state.player, aim, ways, made, PLAYERS, options, position)


def collected(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the puzzles as a file has them: each once, with an id, the easiest first."""
    named: dict[str, Puzzle] = {}
    for one in found:
        if one.aim == "best" and len(one.ways) < FEWEST_WAYS:
            continue
        mark = json.dumps(one.position, sort_keys=True)
        id = base64.b32encode(hashlib.sha256(mark.encode()).digest()).decode()[:6].lower()
        named[id] = replace(one, id=id)
    return sorted(named.values(), key=lambda one: (one.rating, one.id))


# --- proving them again ---


def refuted(puzzle: Puzzle, scale: float, seed: int) -> str:
    """Return what is wrong with a puzzle, "" if it holds; `scale` is that of the budget."""
    start = puzzle.start()
    found = verdict(puzzle, start, actions_of(start, puzzle.best.play))
    if found.state != "right":
        return "solution"
    if puzzle.aim == "best":
        return _refuted_move(puzzle, start, scale, seed)
    if puzzle.aim == "last":
        if not is_certain(start, actions_of(start, puzzle.best.play)):
            return "chance"
        return "end" if wins_by_ending(start) else ""
    turn = Turn(start)
    turn.search()
    if not turn.is_whole:
        return "positions"
    if puzzle.aim == "points" and not turn.most == turn.hoped == puzzle.best.worth:
        return "points"
    return ""


def _refuted_move(puzzle: Puzzle, start: State, scale: float, seed: int) -> str:
    found = judge(start, None, int(scale * FEWEST_LOOKS * MORE), seed)
    best, second = found.compared[:2]
    if not is_same(start, puzzle.best, best.way.actions, best.way.after):
        return "best"
    return "" if found.loss(second) >= HOLDS else "margin"
