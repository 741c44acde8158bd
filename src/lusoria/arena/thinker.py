"""A process that answers questions over a pipe, each within its time or not at all."""

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

BEGINNING: Final = 120.0  # seconds for a process to begin, on however busy a machine
ORPHANED: Final = 5.0  # seconds beyond its time after which a process whose asker died ends itself
LARGEST: Final = 10_000  # bytes of an answer

# Never by fork: the asker may have threads, which would be cut in the middle.
SPAWN: Final = multiprocessing.get_context("spawn")

Answering = Callable[[Any], object]


class NoAnswer(Exception):
    """There is no answer; `fault` tells how that is marked in a record."""

    fault: str = CRASH

    @property
    def why(self) -> str:
        """What to tell whoever wrote the player."""
        return str(self)


class Late(NoAnswer):
    """The time was over, and the process was ended."""

    fault = TIME


class Died(NoAnswer):
    """The process ended, said what is no answer, or could not begin."""


class Failed(NoAnswer):
    """What was asked raised an exception, which is named here. The process lives on."""

    def __init__(self, name: str, said: str = "") -> None:
        super().__init__(name)
        self.said = said

    @property
    def why(self) -> str:
        """The exception with its message."""
        return f"{self}: {self.said}" if self.said else str(self)


class Thinker:
    """Somebody who thinks in a process of its own: there `make(*args)` makes what answers.

    The asker holds the clock and shares nothing with the process but the pipe, so nothing that
    happens there reaches it, and no code can outlast its time by not looking up. A process that
    was ended is followed by a new one at the next question, which begins as the first one did:
    it remembers nothing.
    """

    def __init__(self, make: Callable[..., Answering], *args: object) -> None:
        self._make: Final = make
        self._args: Final = args
        self._lock: Final = threading.Lock()  # of the next three
        self._stopped = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The process's number, if there is one."""
        return None if self._process is None else self._process.pid

    def begin(self) -> Connection:
        """Begins a process unless there is one; `Died` tells why there cannot be any."""
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
        """The answer, as plain data; `NoAnswer` if there is none within the seconds."""
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
        """The next thing said. Whatever else happens, the process does not outlive it: what it
        said later would be taken for the next answer.
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
        """Ends the process, whatever it is doing, and leaves nothing of it behind."""
        with self._lock:
            process, pipe = self._process, self._pipe
            self._process = self._pipe = None
        if process is not None and pipe is not None:
            process.kill()
            process.join()
            process.close()
            pipe.close()

    def stop(self) -> None:
        """Ends the process for good; whoever waits for an answer in another thread gets none."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()


# --- inside the process ---


def serve(pipe: Connection, make: Callable[..., Answering], args: tuple[object, ...]) -> None:
    """Answers one question after another until nobody is there to ask."""
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
            # Nobody ends an orphan, and its other threads do not run while compiled code does.
            faulthandler.dump_traceback_later(seconds + ORPHANED, exit=True, file=nowhere)
            try:
                answer = json.dumps(["", answering(question)])
            except BaseException as e:  # not even SystemExit is a reason to go without a word
                answer = json.dumps([type(e).__name__, str(e)[:500]])
            faulthandler.cancel_dump_traceback_later()
            pipe.send_bytes(answer.encode())


def end_with_parent() -> None:
    """Makes this process end with the one that began it, and only with it: Ctrl-C is for that."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
