"""Players in any language: programs that answer questions in JSON, over lines or HTTP.

`cmd:…` is a program started for each game: it reads each question as a line and writes each answer
as a line. `http://…` runs elsewhere: each question is posted to it. Questions and answers are the
same for both; docs/bots.md describes them.
"""

import json
import os
import shlex
import signal
import subprocess
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Protocol
from urllib.parse import urlsplit

from lusoria.arena.thinker import LARGEST, Died, Failed, Late, NoAnswer
from lusoria.core.state import State

REACHED: Final = 10.0  # seconds for a first connection
ENDING: Final = 1.0  # seconds in which a program may end by itself after its last output
LAST_WORDS: Final = 20  # lines of a program's stderr that are kept


Ask = Callable[[bytes], bytes]
"""Returns the answer to a question, whenever it comes; raises `NoAnswer` if none can come."""


class Channel(Protocol):
    """A connection to a program."""

    def open(self) -> Ask:
        """Return what asks the program; one that has ended is started again first."""

    def end(self) -> None:
        """Close the connection: nobody waits for an answer any more."""


class Program:
    """A program that decides for a seat, each time within the time limit."""

    def __init__(self, channel: Channel, seed: str, seconds: float) -> None:
        self.channel: Final = channel
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.why = ""

    def decide(self, state: State) -> tuple[object, str]:
        """Return its answer, if it comes in time."""
        self.why = ""
        asked = json.dumps(question(state, self.seed, self.seconds)).encode() + b"\n"
        try:
            ask = self.channel.open()  # not in the thread, which may outlive `end`
            return answered(within(self.seconds, lambda: ask(asked))), ""
        except NoAnswer as e:
            self.channel.end()
            self.why = e.why
            return None, e.fault

    def close(self) -> None:
        """The game is over."""
        self.channel.end()


def question(state: State, seed: str, seconds: float) -> dict[str, object]:
    """Return the question as data: what the seat may know, and its legal actions."""
    game = state.game
    legal: list[dict[str, object]] = []
    for action in state.legal_actions():
        told = game.describe(state, action)
        notation = game.notation(state, action)
        legal.append({"action": action, "notation": notation, "verb": told.verb, "on": told.on})
    return {
        "game": game.id,
        "version": game.version,
        "players": state.players,
        "options": state.options,
        "seat": state.player,
        "seconds": seconds,
        "seed": seed,
        "legal": legal,
        "view": state.shown(state.player),
    }


def answered(said: bytes) -> object:
    """Return the action that an answer names; raise `Failed` if the program reports an error."""
    try:
        answer = json.loads(said)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise Died(f"it said what is no answer: {said[:80].decode(errors='replace')!r}")
    if "error" in answer:
        raise Failed("error", str(answer["error"])[:500])
    return answer.get("action")


def within(seconds: float, ask: Callable[[], bytes]) -> bytes:
    """Return the answer, or raise `Late`; the call itself runs on until it is ended."""
    found: SimpleQueue[bytes | NoAnswer] = SimpleQueue()

    def wait() -> None:
        try:
            found.put(ask())
        except NoAnswer as e:
            found.put(e)

    Thread(target=wait, daemon=True).start()
    try:
        answer = found.get(timeout=seconds)
    except Empty:
        raise Late(f"it took longer than {seconds:g} seconds") from None
    if isinstance(answer, NoAnswer):
        raise answer
    return answer


class Lines:
    """A program on this machine, asked over its standard input and output.

    After a timeout or its end it is started again at the next question.
    """

    def __init__(self, command: str) -> None:
        self.words: Final = shlex.split(command)
        self.running: Running | None = Running(self.words)

    def open(self) -> Ask:
        """Start the program unless it runs."""
        if self.running is None:
            self.running = Running(self.words)
        return self.running.ask

    def end(self) -> None:
        """End the program and its child processes."""
        running, self.running = self.running, None
        if running is not None:
            running.end()


class Running:
    """A running program."""

    def __init__(self, words: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
            )
        except (OSError, IndexError, ValueError) as e:
            raise Died(str(e)) from None
        self.heard: Final[deque[str]] = deque(maxlen=LAST_WORDS)
        self.listening: Final = Thread(target=self._listen, daemon=True)
        self.listening.start()

    def ask(self, question: bytes) -> bytes:
        """Write a line and read one; raise `Failed` if the program has ended without an answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(question)
            self.process.stdin.flush()
            answer = self.process.stdout.readline(LARGEST)
        except (OSError, ValueError):
            answer = b""
        if answer.endswith(b"\n"):
            return answer
        with suppress(subprocess.TimeoutExpired):  # it may be about to say why
            self.process.wait(ENDING)
        self.end()
        self.listening.join(ENDING)
        said = next((line for line in reversed(self.heard) if line), "")
        raise Failed(f"it ended ({self.process.returncode})", said)

    def _listen(self) -> None:
        """Keep the last lines of the program's stderr."""
        assert self.process.stderr is not None
        with self.process.stderr as said:
            for line in said:
                self.heard.append(line[:500].decode(errors="replace").strip())

    def end(self) -> None:
        """End the program and its child processes."""
        if hasattr(os, "killpg") and self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        # Closing waits for a thread that still reads, and that one as long as anybody holds the
        # other end: a child process with a session of its own lives on.
        Thread(target=self._close, daemon=True).start()

    def _close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(OSError):  # unread output
                pipe.close()


class Posts:
    """A program that runs elsewhere, asked over HTTP."""

    def __init__(self, url: str, seconds: float) -> None:
        self.seconds: Final = seconds
        parts = urlsplit(url)
        self.secure: Final = parts.scheme == "https"
        self.host: Final = parts.netloc
        self.path: Final = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection = self._connection(REACHED)
        try:
            connection.connect()
        except (OSError, HTTPException, ValueError) as e:
            raise Died(f"{url} cannot be reached: {e}") from None
        finally:
            connection.close()

    def _connection(self, seconds: float) -> HTTPConnection:
        made = HTTPSConnection if self.secure else HTTPConnection
        return made(self.host, timeout=seconds)

    def open(self) -> Ask:
        """Return what posts a question: each has a connection of its own."""
        return self._post

    def _post(self, question: bytes) -> bytes:
        connection = self._connection(self.seconds)
        try:
            connection.request("POST", self.path, question, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            said = answer.read(LARGEST)
        except (OSError, HTTPException, ValueError) as e:
            raise Died(f"{type(e).__name__}: {e}") from None
        finally:
            connection.close()
        if answer.status != 200:
            raise Failed(f"HTTP {answer.status}", said[:500].decode(errors="replace").strip())
        return said

    def end(self) -> None:
        """Do nothing: the program runs on, as others may ask it too."""
