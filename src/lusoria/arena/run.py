"""Plays the games of a match: here, in several processes, or on a Ray cluster.

Either way the games are the same: each depends only on the match and its number.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from importlib import import_module
from typing import Any

from lusoria.arena.games import Games, read
from lusoria.arena.match import Match, Played, play
from lusoria.arena.thinker import SPAWN, end_with_parent
from lusoria.core.errors import LusoriaError
from lusoria.extras import extra

AHEAD = 4  # games queued for each worker

Report = Callable[[Played], None]


class NoCluster(LusoriaError):
    """No Ray cluster can be reached."""


def run(
    games: Games,
    count: int,
    workers: int = 1,
    ray: str | None = None,
    report: Report | None = None,
) -> None:
    """Play those of the first `count` games of the match that are missing.

    It can be interrupted at any time without losing finished games.
    """
    games.match.check()
    missing = [number for number in range(count) if number not in games.played]
    if ray is not None:
        played = on_ray(games.match, missing, ray)
    elif workers > 1:
        played = in_processes(games, missing, workers)
    else:
        played = (play(games.match, number) for number in missing)
    with nullcontext() if games.path is None else games.path.open("a", encoding="utf-8") as file:
        for game in played:
            games.add(game, file)
            if report is not None:
                report(game)


def in_processes(games: Games, numbers: Iterable[int], workers: int) -> Iterator[Played]:
    """Yield the games as they end. A game that crashes its process does not affect the others."""
    left = list(numbers)
    alone = False
    while left:
        # after a crash one game at a time, to find the one that caused it
        pool = ProcessPoolExecutor(
            1 if alone else workers, mp_context=SPAWN, initializer=end_with_parent
        )
        running: dict[Future[str], int] = {}
        try:
            while left or running:
                while left and len(running) < (1 if alone else AHEAD * workers):
                    number = left.pop(0)
                    running[pool.submit(work, games.match, number)] = number
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in sorted(done, key=lambda future: running[future]):
                    line = future.result()
                    del running[future]
                    yield read(line, "game", games.match)
        except BrokenProcessPool:
            if alone:
                number = min(running.values())
                games.lost[number] = "its process was ended"
            else:
                left = sorted([*running.values(), *left])
            alone = True
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def work(match: Match, number: int) -> str:
    """Play a game in another process and return its line of JSON."""
    return play(match, number).dumps()


def on_ray(match: Match, numbers: list[int], address: str) -> Iterator[Played]:
    """Yield the games as they end, played on a Ray cluster; `local` starts one here."""
    with extra("cluster"):
        ray: Any = import_module("ray")
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, ValueError, RuntimeError) as e:
        raise NoCluster(f"There is no Ray cluster at {address!r}: {e}") from None
    try:
        # a game whose process dies is tried twice more, and then the match fails
        remote = ray.remote(max_retries=2)(work)
        limit = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = list(numbers)
        running: list[Any] = []
        while left or running:
            while left and len(running) < limit:
                running.append(remote.remote(match, left.pop(0)))
            done, running = ray.wait(running)
            for line in ray.get(done):
                yield read(line, "game", match)
    finally:
        ray.shutdown()
