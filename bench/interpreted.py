"""Lusoria's games interpreted, in a separate process: a process is either compiled or not."""

import os
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Final

import lusoria
from bench.lusoria_games import ENGINE, PythonLoop, is_compiled
from bench.measure import Copied, Played, Row, Stopwatch, Way

PURE: Final = "LUSORIA_PURE"


class Elsewhere:
    """Runs the slices of a game in the other process."""

    def __init__(self, pool: ProcessPoolExecutor, game: str) -> None:
        self._pool: Final = pool
        self._game: Final = game

    def play(self, seconds: float) -> Played:
        """Play at random for the given seconds of processor time."""
        return self._pool.submit(_play, self._game, seconds).result()

    def copy(self, seconds: float) -> Copied | None:
        """Copy positions for the given seconds of processor time."""
        return self._pool.submit(_copy, self._game, seconds).result()


def pool() -> ProcessPoolExecutor:
    """Another process, in which Lusoria runs interpreted."""
    started = ProcessPoolExecutor(1, get_context("spawn"))
    before = os.environ.get(PURE)
    os.environ[PURE] = "1"
    try:
        if started.submit(is_compiled).result():
            raise RuntimeError(f"with {PURE}=1 Lusoria still runs compiled")
    finally:
        if before is None:
            del os.environ[PURE]
        else:
            os.environ[PURE] = before
    return started


def rows(pool: ProcessPoolExecutor) -> list[Row]:
    """A row for every game, interpreted."""
    return [
        Row(ENGINE, name, Way.INTERPRETED, Elsewhere(pool, name)) for name in lusoria.game_ids()
    ]


# --- in the other process ---


@cache
def _stopwatch(game: str) -> Stopwatch:
    return Stopwatch(PythonLoop(game))


def _play(game: str, seconds: float) -> Played:
    return _stopwatch(game).play(seconds)


def _copy(game: str, seconds: float) -> Copied | None:
    return _stopwatch(game).copy(seconds)
