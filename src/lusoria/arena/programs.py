"""Players in any language: programs that are asked with plain data, by lines or by HTTP.

`cmd:…` is a program that is begun for each game: it reads a question a line and writes an answer
a line. `http://…` is one that runs somewhere: each question is posted to it. Both are JSON, the
same for both; docs/bots.md has them.
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
ENDING: Final = 1.0  # seconds in which a program that says nothing more may end by itself
LAST_WORDS: Final = 20  # lines of what a program says on the side that are remembered


class Channel(Protocol):
    """The way to a program."""

    def ask(self, question: bytes) -> bytes:
        """The answer, whenever it comes; `NoAnswer` if none can come."""

    def end(self) -> None:
        """Nobody waits for an answer any more."""


class Program:
    """A program that decides for a seat; late answers are not waited for."""

    def __init__(self, channel: Channel, seed: str, seconds: float) -> None:
        self.channel: Final = channel
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.why = ""

    def decide(self, state: State) -> tuple[object, str]:
        """What it answers, if it does in time."""
        self.why = ""
        asked = json.dumps(question(state, self.seed, self.seconds)).encode() + b"\n"
        try:
            return answered(within(self.seconds, lambda: self.channel.ask(asked))), ""
        except NoAnswer as e:
            self.channel.end()
            self.why = e.why
            return None, e.fault

    def close(self) -> None:
        """The game is over."""
        self.channel.end()


def question(state: State, seed: str, seconds: float) -> dict[str, object]:
    """All that a program is told: what its seat may know, and what it may do."""
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
    """The action that an answer names; `Failed` if it tells of a mistake of its own."""
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
    """The answer, or `Late`; whatever takes longer goes on by itself until it is ended."""
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
    """A program of this machine, asked over its input and output.

    One that was late or has ended is begun again at the next question.
    """

    def __init__(self, command: str) -> None:
        self.words: Final = shlex.split(command)
        self.running: Running | None = Running(self.words)

    def ask(self, question: bytes) -> bytes:
        """Writes a line and reads one."""
        if self.running is None:
            self.running = Running(self.words)
        return self.running.ask(question)

    def end(self) -> None:
        """Ends the program and what it has begun."""
        running, self.running = self.running, None
        if running is not None:
            running.end()


class Running:
    """A program that was begun."""

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
        """Writes a line and reads one; `Failed` tells how a program ended that says nothing."""
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
        """Remembers what the program says on the side."""
        assert self.process.stderr is not None
        with self.process.stderr as said:
            for line in said:
                self.heard.append(line[:500].decode(errors="replace").strip())

    def end(self) -> None:
        """Ends the program and what it has begun."""
        if hasattr(os, "killpg") and self.process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was not read any more
                pipe.close()


class Posts:
    """A program that runs somewhere, asked by HTTP."""

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

    def ask(self, question: bytes) -> bytes:
        """Posts the question."""
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
        """It runs on: others may ask it too."""
