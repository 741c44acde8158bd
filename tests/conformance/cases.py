"""Every game with every number of players and every option, and random play through them."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import lusoria
from lusoria import Game, State
from lusoria.core.options import Choice
from lusoria.games.romolo.state import Romolo
from tests.games.romolo.crowded import crowd

LIMIT = 40  # rounds: random players may never finish a long game
MOST = 200_000  # actions: more than any game needs within the limit


@dataclass(frozen=True)
class Case:
    """One way to set up a game."""

    game: Game
    players: int
    options: tuple[tuple[str, object], ...]
    crowded: bool = False
    """Whether play begins where much can happen soon; see `tests/games/romolo/crowded.py`."""

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options)
        name = f"{self.game.id}-{self.players}" + (f"-{options}" if options else "")
        return f"{name}-crowded" if self.crowded else name

    def start(self, seed: int = 0) -> State:
        """The first position; where it is crowded, one of many."""
        state = self.game.start(self.players, **dict(self.options))
        if self.crowded:
            assert isinstance(state, Romolo)
            crowd(state, random.Random(seed))
        return state


# Options that change each other
TOGETHER: dict[str, list[dict[str, object]]] = {
    "romolo": [
        {"edition": "1.66", "battle": "tokens", "peoples": "on"},
        {"edition": "1.66", "teams": "on", "bid_paid": "winner"},
    ],
}


def cases() -> list[Case]:
    """Every game, for every number of players with each value of each option in turn."""
    found: list[Case] = []
    for id in lusoria.game_ids():
        game = lusoria.game(id)
        low, high = game.players
        choices = [option for option in game.options if isinstance(option, Choice)]
        for players in range(low, high + 1):
            found.append(_case(game, players, {}))
            for choice in choices:
                for value in choice.values:
                    if value != choice.default:
                        found.append(_case(game, players, {choice.name: value}))
            found += [_case(game, players, options) for options in TOGETHER.get(id, [])]
    return [case for case in found if _possible(case)]


def _case(game: Game, players: int, options: dict[str, object]) -> Case:
    return Case(game, players, tuple({**options, "round_limit": LIMIT}.items()))


def _possible(case: Case) -> bool:
    """True if the game allows the option with this number of players."""
    try:
        case.start()
    except lusoria.OptionError:
        return False
    return True


CASES = cases()

# Random play of edition 1.66 starves before it comes to what is special about it
ROUNDS_OF_CROWD = 4
CROWDED = [
    Case(
        lusoria.game("romolo"),
        players,
        (("edition", "1.66"), *more, ("round_limit", ROUNDS_OF_CROWD)),
        crowded=True,
    )
    for players, *more in (
        (1, ("battle", "tokens")),
        (1, ("peoples", "on")),
        (2, ("battle", "tokens"), ("peoples", "on")),
        (3, ("coins", "hidden"), ("bid_paid", "winner")),
        (4, ("teams", "on"), ("battle", "tokens")),
    )
]


def any_action(state: State, rng: random.Random) -> int:
    """A random decision or chance outcome."""
    if state.is_chance:
        return lusoria.sample(state.chances(), rng)
    return rng.choice(state.legal_actions())


def restless_action(state: State, rng: random.Random) -> int:
    """A random decision or chance outcome; of four, one that does not end the turn.

    Such games see more: whoever takes any action ends most turns before they have begun.
    """
    if state.is_chance:
        return state.draw(rng)
    tried = rng.choices(state.legal_actions(), k=4)
    for action in tried:
        after = state.clone()
        after.play(action)
        if after.turn == state.turn and not after.is_over:
            return action
    return tried[-1]


Choose = Callable[[State, random.Random], int]


def positions(case: Case, seed: int, choose: Choose = any_action) -> Iterator[State]:
    """Every position of a random game, from the first to the last; the same object each time."""
    rng = random.Random(seed)
    state = case.start(seed)
    for _ in range(MOST):
        yield state
        if state.is_over:
            return
        state.apply(choose(state, rng))
    raise AssertionError(f"{case} with seed {seed} does not end")


def some_positions(case: Case, seed: int, count: int, choose: Choose = any_action) -> list[State]:
    """A few positions of a random game, spread over it, and the last one."""
    rng = random.Random(seed)
    kept: list[State] = []
    last: State | None = None
    for i, state in enumerate(positions(case, seed, choose)):
        last = state
        if len(kept) < count:
            kept.append(state.clone())
        else:
            j = rng.randrange(i + 1)
            if j < count:
                kept[j] = state.clone()
    assert last is not None
    return [*kept, last]
