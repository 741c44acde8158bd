"""The games of a match in a file: one line of JSON for each, appended as it ends."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from lusoria.arena.match import ERRORS, Match, Played
from lusoria.core.errors import RecordError
from lusoria.core.reading import Reader, read_json
from lusoria.core.record import loads
from lusoria.core.registry import game as game_of


@dataclass
class Games:
    """All games played so far; with a path, each new one is written there at once."""

    match: Match
    path: Path | None = None
    played: dict[int, Played] = field(default_factory=dict)
    lost: dict[int, str] = field(default_factory=dict)
    """Games that could not be finished, and why; they are tried again next time."""

    def __post_init__(self) -> None:
        if self.path is None:
            return
        text = self.path.read_text("utf-8") if self.path.exists() else ""
        whole, _, _ = text.rpartition("\n")
        lines = whole.split("\n") if whole else []
        if not lines:
            self.path.write_text(json.dumps(self.match.json()) + "\n", "utf-8")
            return
        if json.loads(json.dumps(self.match.json())) != _data(lines[0], "line 1"):
            raise RecordError(
                f"{self.path} holds games of another match; choose another file, or repeat "
                f"what that one began with: {lines[0][:400]}"
            )
        for number, line in enumerate(lines[1:], 2):
            self._keep(read(line, f"line {number}", self.match))
        if whole + "\n" != text:  # the line being written when the power failed
            self.path.write_text(whole + "\n", "utf-8")

    def add(self, game: Played, file: TextIO | None) -> None:
        """Add a game, and write it to the file."""
        self._keep(game)
        if file is not None:
            file.write(game.dumps() + "\n")
            file.flush()

    def _keep(self, game: Played) -> None:
        self.played[game.number] = game

    def in_order(self) -> list[Played]:
        """Return the games in the order of their numbers."""
        return [self.played[number] for number in sorted(self.played)]


def one_game(path: Path, number: int) -> tuple[Match, Played]:
    """Return the match in a file, and one of its games."""
    first, *lines = path.read_text("utf-8").splitlines() or [""]
    match = match_of(read_json(first, "line 1", RecordError))
    begins = f'{{"number":{number},'
    for at, line in enumerate(lines, 2):
        if line.startswith(begins):
            return match, read(line, f"line {at}", match)
    raise RecordError(f"{path} holds {len(lines)} games, but none with the number {number}.")


def match_of(data: Reader) -> Match:
    """Return the match that the first line of a file describes."""
    parts = data.keys(
        ["arena", "game", "version", "players", "options", "entrants", "seed", "seconds"]
    )
    game = game_of(parts["game"].text())
    options = parts["options"].keys([], [option.name for option in game.options])
    return Match(
        game.id,
        tuple(name.text(1000) for name in parts["entrants"].items(1, 1000)),
        parts["seed"].whole(-(1 << 60), 1 << 60),
        parts["players"].whole(*game.players),
        {name: value.data for name, value in options.items()},
        _seconds(parts["seconds"]),
    )


def check_chance(match: Match, played: Played) -> int:
    """Return the number of chance outcomes of a game, after checking that each follows from the
    seed of its match.
    """
    dice = match.dice(played.number)
    state = match.start()
    count = 0
    for at, action in enumerate(played.record.actions):
        if state.is_chance:
            expected = state.draw(dice)
            if action != expected:
                raise RecordError(
                    f"record.actions[{at}]: chance outcome {count} is {action}, "
                    f"but {expected} follows from the seed"
                )
            count += 1
        state.apply(action)
    return count


def _data(line: str, place: str) -> object:
    return read_json(line, place, RecordError).data


def read(line: str, place: str, match: Match) -> Played:
    """Return the game in a line of the file, or raise an error that says what is wrong."""
    parts = read_json(line, place, RecordError).keys(
        [
            "number",
            "entrants",
            "places",
            "reason",
            "turns",
            "decisions",
            "seconds",
            "first",
            "record",
        ],
        ["luck", "errors"],
    )
    count = len(match.sides())
    return Played(
        parts["number"].whole(0, 1_000_000_000),
        parts["entrants"].wholes(count, 0, len(match.entrants) - 1),
        parts["places"].wholes(count, 1, 9),
        parts["reason"].text(),
        parts["turns"].whole(0, 1_000_000),
        parts["decisions"].wholes(count, 0, 1_000_000),
        [_seconds(item) for item in parts["seconds"].items(count, count)],
        parts["first"].whole(0, count - 1),
        loads(json.dumps(parts["record"].data)),
        [_error(item) for item in parts["errors"].items(0, ERRORS)] if "errors" in parts else [],
        [_share(item) for item in parts["luck"].items(count, count)] if "luck" in parts else None,
    )


def _share(item: Reader) -> float:
    if not isinstance(item.data, int | float) or isinstance(item.data, bool):
        raise item.wrong("a number is expected")
    return float(item.data)


def _error(item: Reader) -> tuple[int, str]:
    at, why = item.items(2, 2)
    return at.whole(0, 1_000_000), why.text(1000)


def _seconds(item: Reader) -> float:
    if not isinstance(item.data, int | float) or isinstance(item.data, bool) or item.data < 0:
        raise item.wrong("a number of seconds is expected")
    return float(item.data)
