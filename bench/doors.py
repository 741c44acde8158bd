"""What researchers use: batches, observations, copies that play on, and the environments.

    python -m bench.doors [GAME…]

Figures are a second of processor time, in rounds through all rows in turn: median, least, most.
A peer that is not installed is left out.
"""

import gc
import sys
import tracemalloc
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

import lusoria
from bench.report import digits, rate
from lusoria.core.options import Choice

GAMES: Final = 256  # of a batch
SLICE: Final = 0.4  # seconds
ROUNDS: Final = 5
POSITIONS: Final = 64
CLONES: Final = 5000  # whose memory is looked at


@dataclass(frozen=True)
class Setup:
    """A way to sit down to a game."""

    game: str
    players: int
    options: dict[str, Any]


def setups() -> dict[str, Setup]:
    """Every mode of every game, and its other editions in their first mode, by name."""
    found: dict[str, Setup] = {}
    for id in lusoria.game_ids():
        game = lusoria.game(id)
        for mode in game.box.modes:
            found[f"{id}, {mode.name}"] = Setup(id, mode.players, dict(mode.options))
        for option in game.options:
            if option.name == "edition" and isinstance(option, Choice):
                for edition in option.values:
                    if edition != option.default:
                        given = {"edition": edition}
                        found[f"{id}, {edition}"] = Setup(id, game.box.players, given)
    return found


SETUPS: Final = setups()

Measure = Callable[[float], tuple[int, float]]
"""Works for about the given seconds; returns how much it did, and in how many seconds."""


def batch(game: str) -> Measure:
    """Steps of a batch, with observation and mask of every decision; the choice is not counted."""
    of = SETUPS[game]
    found = lusoria.batch(of.game, GAMES, of.players, seed=1, **of.options)

    def measure(seconds: float) -> tuple[int, float]:
        done, spent = 0, 0.0
        while spent < seconds:
            actions = found.sample()
            start = process_time()
            found.step(actions)
            spent += process_time() - start
            done += GAMES
        return done, spent

    return measure


def positions(game: str) -> list[lusoria.State]:
    """Positions of random games in which somebody decides."""
    of = SETUPS[game]
    found = lusoria.batch(of.game, POSITIONS, of.players, seed=2, **of.options)
    assert isinstance(found, lusoria.Batch)
    for _ in range(40):
        found.step(found.sample())
    return found.positions()


def over(states: list[lusoria.State], work: Callable[[lusoria.State], object]) -> Measure:
    """The same done with positions in turn."""

    def measure(seconds: float) -> tuple[int, float]:
        done = 0
        start = now = process_time()
        while now - start < seconds:
            for state in states:
                work(state)
            done += len(states)
            now = process_time()
        return done, now - start

    return measure


def of_positions(game: str) -> Iterator[tuple[str, Measure]]:
    """What is done with single positions, from a Python loop."""
    states = positions(game)
    rng = Random(3)

    def play_on(state: lusoria.State) -> None:
        twin = state.clone()
        twin.play(twin.legal_actions()[0])

    yield "clones", over(states, lambda state: state.clone())
    yield "clones plus a step", over(states, play_on)
    yield "resamples", over(states, lambda state: state.resample(state.player, rng))
    yield "observations", over(states, lambda state: state.observation(state.player))


def aec(env: Any) -> Measure:
    """A random game in a PettingZoo environment: `last` and `step`; the choice is not counted."""
    rng = np.random.default_rng(4)

    def measure(seconds: float) -> tuple[int, float]:
        done, spent = 0, 0.0
        env.reset(seed=5)
        while spent < seconds:
            start = process_time()
            seen, _, terminated, truncated, _ = env.last()
            spent += process_time() - start
            if terminated or truncated:
                env.reset()
                continue
            action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
            start = process_time()
            env.step(action)
            spent += process_time() - start
            done += 1
        return done, spent

    return measure


def ours(games: list[str]) -> Iterator[tuple[str, Measure]]:
    """Lusoria's rows."""
    for game in games:
        yield f"{game}: batch", batch(game)
        for name, measure in of_positions(game):
            yield f"{game}: {name}", measure
        if find_spec("pettingzoo"):
            from lusoria.adapters.pettingzoo import raw_env

            of = SETUPS[game]
            yield f"{game}: PettingZoo", aec(raw_env(of.game, of.players, **of.options))


def peers() -> Iterator[tuple[str, Measure]]:
    """Others, as far as they are installed."""
    if find_spec("envpool"):
        yield "EnvPool backgammon: batch", envpool()
    if find_spec("pettingzoo") and find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        yield "PettingZoo connect four", aec(connect_four_v3.raw_env())
        yield "PettingZoo tic-tac-toe", aec(tictactoe_v3.raw_env())
    if find_spec("rlcard"):
        yield "RLCard gin rummy", rlcard("gin-rummy")
        yield "RLCard uno", rlcard("uno")


def envpool() -> Measure:
    """EnvPool's C++ backgammon with one thread; the choice is not counted."""
    import envpool

    env = envpool.make("Backgammon-v1", env_type="gymnasium", num_envs=GAMES, num_threads=1)
    rng = np.random.default_rng(6)
    _, info = env.reset()
    masks = [info["legal_action_mask"]]

    def measure(seconds: float) -> tuple[int, float]:
        done, spent = 0, 0.0
        while spent < seconds:
            wish = rng.random(masks[0].shape, np.float32) * masks[0]
            actions = wish.argmax(axis=1).astype(np.int32)
            start = process_time()
            info = env.step(actions)[4]
            spent += process_time() - start
            masks[0] = info["legal_action_mask"]
            done += GAMES
        return done, spent

    return measure


def rlcard(name: str) -> Measure:
    """A random game of RLCard; the choice is not counted."""
    import rlcard

    env = rlcard.make(name)
    rng = Random(7)

    def measure(seconds: float) -> tuple[int, float]:
        done, spent = 0, 0.0
        state, _ = env.reset()
        while spent < seconds:
            if env.is_over():
                state, _ = env.reset()
            action = rng.choice(list(state["legal_actions"]))
            start = process_time()
            state, _ = env.step(action)
            spent += process_time() - start
            done += 1
        return done, spent

    return measure


def memory(game: str) -> float:
    """The bytes of a copy of a position, on the average; lists that copies share are not in it."""
    states = positions(game)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [states[i % len(states)].clone() for i in range(CLONES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def main() -> None:
    """Prints a line for each row."""
    warnings.simplefilter("ignore")
    games = [name for name in SETUPS if not sys.argv[1:] or name.split(",")[0] in sys.argv[1:]]
    rows = [*ours(games), *peers()]
    figures: dict[str, list[float]] = {name: [] for name, _ in rows}
    for _, measure in rows:
        measure(SLICE / 4)
    for _ in range(ROUNDS):
        for name, measure in rows:
            done, seconds = measure(SLICE)
            figures[name].append(done / seconds)
    yardstick = figures.get("EnvPool backgammon: batch", [])
    for name, found in figures.items():
        beside = f"  {digits(median(found) / median(yardstick))} x EnvPool" if yardstick else ""
        plain = rate(found).replace("[dim]", "").replace("[/dim]", "")
        print(f"{name}: {plain}{beside if 'batch' in name else ''}")
    for game in games:
        print(f"{game}: {memory(game):,.0f} bytes a copy")


if __name__ == "__main__":
    main()
