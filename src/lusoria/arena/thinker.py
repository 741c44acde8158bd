"""A process that answers questions over a pipe, each within a time limit."""

import faulthandler
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

from lusoria.core.record import FAULTS

CRASH, TIME, ILLEGAL, TAMPERING = FAULTS

BEGINNING: Final = 120.0  # seconds for a process to start, even on a busy machine
# Seconds beyond its time limit after which a process whose parent died ends itself
ORPHANED: Final = 5.0
LARGEST: Final = 10_000  # bytes of an answer

# Never by fork: the parent may have threads, which a fork would cut off.
SPAWN: Final = multiprocessing.get_context("spawn")

Answering = Callable[[Any], object]


class NoAnswer(Exception):
    """There is no answer; `fault` is how a record marks that."""

    fault: str = CRASH

    @property
    def why(self) -> str:
        """Return a message for the player's author."""
        return str(self)


class Late(NoAnswer):
    """The time limit passed, and the process was ended."""

    fault = TIME


class Died(NoAnswer):
    """The process ended, sent something that is not an answer, or could not start."""


class Failed(NoAnswer):
    """The call raised an exception, which is named here. The process lives on."""

    def __init__(self, name: str, said: str = "") -> None:
        super().__init__(name)
        self.said = said

    @property
    def why(self) -> str:
        """The exception with its message."""
        return f"{self}: {self.said}" if self.said else str(self)


class Thinker:
    """A process of its own, in which `make(*args)` creates the function that answers.

    The parent keeps the time and shares nothing with the process but the pipe, so nothing that
    happens there can affect it, and no code can exceed its time limit. After a process was ended,
    the next question starts a new one, which remembers nothing.
    """

    def __init__(self, make: Callable[..., Answering], *args: object) -> None:
        self._make: Final = make
        self._args: Final = args
        self._lock: Final = threading.Lock()  # guards the next three attributes
        self._stopped = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The process's number, if there is one."""
        return None if self._process is None else self._process.pid

    def begin(self) -> Connection:
        """Start a process unless there is one; raise `Died` if none can start."""
        with self._lock:
            if self._pipe is not None:
                return self._pipe
            if self._stopped:
                raise Died("it was stopped")
            pipe, theirs = SPAWN.Pipe()
            process = SPAWN.Process(
                target=serve, args=(theirs, self._make, self._args), daemon=True
            )
            process.start()
            theirs.close()
            self._process, self._pipe = process, pipe
        wrong = self._receive(pipe, BEGINNING)
        if wrong:
            self.end()
            raise Died(str(wrong))
        return pipe

    def ask(self, question: object, seconds: float) -> object:
        """Return the answer as plain data; raise `NoAnswer` if none comes within the seconds."""
        pipe = self.begin()
        try:
            pipe.send((question, seconds))
        except OSError:
            self.end()
            raise Died("its process has ended") from None
        answer = self._receive(pipe, seconds)
        if not isinstance(answer, list) or len(answer) != 2:
            self.end()
            raise Died("it said what is no answer")
        failed, found = answer
        if failed:
            raise Failed(str(failed), str(found))
        return found

    def _receive(self, pipe: Connection, seconds: float) -> object:
        """Return the next message. If anything goes wrong, end the process: a late message would
        be taken for the next answer.
        """
        try:
            if not pipe.poll(seconds):
                raise Late(f"it took longer than {seconds:g} seconds")
            return json.loads(pipe.recv_bytes(LARGEST))
        except (EOFError, OSError, ValueError, RecursionError):
            self.end()
            raise Died("its process has ended") from None
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        """End the process, whatever it is doing, and free what it held."""
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None and pipe is not None:
            process.kill()
            process.join()
            process.close()
            pipe.close()

    def stop(self) -> None:
        """End the process for good; a thread that waits for an answer gets none."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()


# --- inside the process ---


def serve(pipe: Connection, make: Callable[..., Answering], args: tuple[object, ...]) -> None:
    """Answer one question after another until the parent is gone."""
    end_with_parent()
    try:
        answering = make(*args)
    except BaseException as e:
        pipe.send_bytes(json.dumps(str(e)[:1000] or type(e).__name__).encode())
        return
    pipe.send_bytes(b'""')
    with Path(os.devnull).open("w") as nowhere:
        while True:
            try:
                question, seconds = pipe.recv()
            except (EOFError, OSError):
                return
            # Nobody would end an orphan, and its other threads do not run while compiled code does.
            faulthandler.dump_traceback_later(seconds + ORPHANED, exit=True, file=nowhere)
            try:
                answer = json.dumps(["", answering(question)])
            except BaseException as e:  # even SystemExit is reported
                answer = json.dumps([type(e).__name__, str(e)[:500]])
            faulthandler.cancel_dump_traceback_later()
            pipe.send_bytes(answer.encode())


def end_with_parent() -> None:
    """Make this process end with its parent and ignore Ctrl-C, which is for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
