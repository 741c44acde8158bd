"""Players as they once were: `search@1:500` is the `search:500` of the first frozen version.

A frozen version is the package as a tree of the history holds it, in a folder of its own, so that
its rules, values and settings stay as they were whatever becomes of the present ones.
`python -m bench.freeze` builds it. A process that imports it instead of this package answers for
each player.
"""

import json
import os
import shlex
import sys
from pathlib import Path
from typing import Final

import lusoria
from lusoria.arena.programs import Lines, answered, within
from lusoria.arena.thinker import NoAnswer
from lusoria.core.state import State
from lusoria.players import UnknownPlayer

TREES: Final = {1: "ff1e7f8afeb117a1a0f6dfb3dd41bdc057100125"}  # of the sources, by version
FOLDER: Final = "LUSORIA_FROZEN"  # the environment variable for another folder than build/frozen
ANSWERS: Final = Path(__file__).with_name("frozen_player.py")


def folder(version: int) -> Path:
    """Return the folder of a version; its package is in `src`."""
    given = os.environ.get(FOLDER)
    frozen = Path(given) if given else Path(lusoria.__file__).parents[2] / "build" / "frozen"
    return frozen / str(version)


def is_frozen(name: str) -> bool:
    """True if this is the name of a frozen player."""
    return "@" in name.partition(":")[0]


class FrozenPlayer:
    """A player of a frozen version, with the same random numbers as it would have had then."""

    def __init__(self, name: str, game: str, seed: str, seconds: float) -> None:
        word, colon, budget = name.partition(":")
        was, _, number = word.partition("@")
        version = int(number) if number.isdecimal() else 0
        if version not in TREES:
            raise UnknownPlayer(f"There is no frozen version {number!r}.")
        package = folder(version) / "src"
        if not package.is_dir():
            raise UnknownPlayer(
                f"{name!r} needs {package}: run `python -m bench.freeze` in a clone of the project."
            )
        words = [sys.executable, "-P", str(ANSWERS), str(package), was + colon + budget, game, seed]
        self.seconds: Final = seconds
        self.channel: Final = Lines(shlex.join(words))
        self.why = ""

    def decide(self, state: State) -> tuple[object, str]:
        """Return its answer; it is handed the whole position, which was resampled for its seat."""
        self.why = ""
        asked = json.dumps(state.snapshot()).encode() + b"\n"
        try:
            ask = self.channel.open()
            return answered(within(self.seconds, lambda: ask(asked))), ""
        except NoAnswer as e:
            self.channel.end()
            self.why = e.why
            return None, e.fault

    def close(self) -> None:
        """The game is over."""
        self.channel.end()
