"""A process that plays on and on does not grow: after many games it holds what it held before."""

import gc
import random
import sys
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

import lusoria
from lusoria import IllegalAction, SnapshotError, State
from lusoria.core.events import told
from lusoria.core.preview import preview
from lusoria.core.recall import Recall
from lusoria.core.state import Event
from lusoria.players import decide
from lusoria.players.greedy import Greedy
from lusoria.players.search import Search
from tests.conformance.cases import CASES

SEVERAL = 12 if lusoria.COMPILED else 8  # games
THOUSANDS = 3000
APART = 7  # so few games are of many kinds


def copies(state: State, rng: Random) -> None:
    """Clones, redrawn positions, and those that travel as data."""
    state.clone().legal_actions()
    if not state.is_over:
        state.resample(max(0, state.player), rng).snapshot()
    state.game.restore(state.snapshot())


def views(state: State, rng: Random) -> None:
    """What every seat may know, and what may be done in words."""
    for seat in (None, *range(state.players)):
        state.shown(seat)
    for action in state.legal_actions()[:3]:
        state.game.describe(state, action)
        state.game.notation(state, action)


def events(state: State, rng: Random) -> None:
    """What happens is told to every seat."""
    twin = state.clone()
    log: list[Event] = []
    twin.listen(log)
    for _ in range(4):
        step(twin, rng)
    for event in log:
        for seat in (None, *range(twin.players)):
            told(twin, event, seat)


def previews(state: State, rng: Random) -> None:
    """What a legal action would do, and what could be done after it."""
    if state.player >= 0:
        shown = preview(state, [rng.choice(state.legal_actions())])
        shown.told()
        shown.shown()
        shown.described()


def observations(state: State, rng: Random) -> None:
    """What seats see as bytes, what they remember, and the position's key."""
    found = Recall(state)
    if not state.is_over:
        found.apply(state.draw(rng) if state.is_chance else rng.choice(state.legal_actions()))
    for seat in range(state.players):
        found.state.observation(seat)
        found.resample(seat, rng).text(seat)
    state.legal_mask()
    state.key()


def refusals(state: State, rng: Random) -> None:
    """Why something may not be done."""
    state.why_not(rng.randrange(state.game.action_count))


def exceptions(state: State, rng: Random) -> None:
    """What may not be done is tried all the same, and positions that are none are restored."""
    with pytest.raises(IllegalAction):
        state.apply(state.game.action_count + state.game.chance_count)
    with pytest.raises(SnapshotError):
        state.game.restore({**state.snapshot(), "position": {"nothing": rng.random()}})


def players(state: State, rng: Random) -> None:
    """Decisions of players that look ahead, now and then."""
    if state.player >= 0 and rng.random() < 0.1:
        decide(Search(10), state, rng)
        decide(Greedy(), state, rng)


# What is done in each position. Whatever else is asked of positions belongs here too.
KINDS: tuple[Callable[[State, Random], None], ...] = (
    copies,
    views,
    events,
    previews,
    observations,
    refusals,
    exceptions,
    players,
)


def step(state: State, rng: Random) -> None:
    """Anything that may happen next."""
    if state.is_chance:
        state.apply(state.draw(rng))
    elif not state.is_over:
        state.apply(rng.choice(state.legal_actions()))


def play(game: str, kind: Callable[[State, Random], None], games: int) -> None:
    """So many games at random, of every kind in turn; the same each time."""
    cases = [case for case in CASES if case.game.id == game]
    for number in range(games):
        rng = random.Random(number)
        case = cases[APART * number % len(cases)]
        options = {**dict(case.options), "round_limit": 1 + number % 3}
        state = case.game.start(case.players, **options)
        while not state.is_over:
            kind(state, rng)
            step(state, rng)
        kind(state, rng)
        state.outcome()


def objects() -> Counter[str]:
    """How many objects of each type there are."""
    gc.collect()
    return Counter(f"{type(one).__module__}.{type(one).__name__}" for one in gc.get_objects())


def check_growth(game: str, kind: Callable[[State, Random], None], games: int) -> None:
    """After games of every kind that were played before, more of them add less than one object,
    or block of memory, for two games.

    The first ones fill what is kept on purpose: modules, tables, texts.
    """
    play(game, kind, SEVERAL)
    objects()  # counting fills something, too
    before = objects()
    blocks = sys.getallocatedblocks()
    play(game, kind, games)
    gc.collect()
    more = sys.getallocatedblocks() - blocks
    grown = {name: count for name, count in (objects() - before).items() if count >= games / 2}
    assert not grown
    assert more < games / 2


@pytest.mark.once
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("game", lusoria.game_ids())
def test_several_games_leave_nothing_behind(
    game: str, kind: Callable[[State, Random], None]
) -> None:
    check_growth(game, kind, SEVERAL)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("game", lusoria.game_ids())
def test_thousands_of_games_leave_nothing_behind(
    game: str, kind: Callable[[State, Random], None]
) -> None:
    check_growth(game, kind, THOUSANDS)
