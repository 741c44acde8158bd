"""Several processes behind one port. One that ends is started again; all end with their parent."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Concatenate, Final, ParamSpec

from lusoria.core.errors import LusoriaError
from lusoria.server.logs import log

RETRY: Final = 1.0  # seconds until a process that did not even start is tried again
PATIENCE: Final = 10.0  # seconds that the processes have to end in good order

CONTEXT: Final = get_context("spawn")

P = ParamSpec("P")


class Worker:
    """One of the processes: it says when it serves, and ends if this end of its pipe is closed."""

    def __init__(self, run: Callable[..., None], number: int, more: tuple[Any, ...]) -> None:
        self.connection, theirs = CONTEXT.Pipe()
        self.process: Final = CONTEXT.Process(target=run, args=(number, theirs, *more))
        self.process.start()
        theirs.close()
        self.number: Final = number
        self.serves = False

    def close(self, until: float) -> None:
        """Wait for the process, which was told to end; one that takes too long is killed."""
        self.process.join(max(0.0, until - time.monotonic()))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.connection.close()


def supervise(
    count: int,
    run: Callable[Concatenate[int, Connection, P], None],
    more: tuple[Any, ...],
    ready: Callable[[], None],
) -> None:
    """Keep processes running, until this one is told to stop; call `ready` once all of them serve.

    Each runs `run` with its number, its end of a pipe, and `more`.
    """
    with _told_to_stop() as stop:
        workers = [Worker(run, number, more) for number in range(count)]
        told = False
        try:
            while True:
                starting = [worker.connection for worker in workers if not worker.serves]
                happened = wait([stop, *starting, *(w.process.sentinel for w in workers)])
                if stop in happened:
                    return
                for worker in workers:
                    if worker.process.sentinel in happened:
                        if not told:
                            raise LusoriaError("The server could not start; the reason is above.")
                        workers[worker.number] = _replaced(worker, run, more, stop)
                    elif worker.connection in happened:
                        with suppress(EOFError):  # it has just ended
                            worker.connection.recv()
                            worker.serves = True
                if not told and all(worker.serves for worker in workers):
                    told = True
                    ready()
        finally:
            for worker in workers:
                worker.process.terminate()
            until = time.monotonic() + PATIENCE
            for worker in workers:
                worker.close(until)


def _replaced(
    worker: Worker, run: Callable[..., None], more: tuple[Any, ...], stop: Connection
) -> Worker:
    """Start a process in the place of one that has ended."""
    worker.close(time.monotonic())
    number, code = worker.number, worker.process.exitcode
    log.warning("process %d ended (%s); another takes its place", number, code)
    if not worker.serves:
        stop.poll(RETRY)
    return Worker(run, number, more)


@contextmanager
def _told_to_stop() -> Iterator[Connection]:
    """A connection on which something arrives once this process gets SIGINT or SIGTERM."""
    here, there = CONTEXT.Pipe(duplex=False)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: there.send_bytes(b"stop"))
    try:
        yield here
    finally:
        here.close()
        there.close()
