"""Records: a whole game as plain JSON, replayed and proved."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Final

from lusoria.core.dice import NONCE, FairDice
from lusoria.core.errors import (
    IllegalAction,
    LusoriaError,
    RecordError,
    SnapshotError,
    VersionError,
)
from lusoria.core.game import Game
from lusoria.core.reading import Reader, read_json
from lusoria.core.registry import game as game_of
from lusoria.core.state import State

FORMAT: Final = 1
MAX_ACTIONS: Final = 1_000_000

Chances = list[tuple[int, int]]


@dataclass
class Proof:
    """The proof that no chance outcome was chosen by anybody.

    `draws` has, for every chance outcome, its index among the actions and the weighted outcomes
    it was drawn from. The secret is missing while the game goes on.
    """

    commitment: str
    nonces: list[str]
    secret: bytes | None = None
    draws: list[tuple[int, Chances]] = field(default_factory=list)


# The player of the seat crashed, took too long, gave an illegal action or changed the position it
# was handed: this action was drawn at random instead.
FAULTS: Final = ("crash", "time", "illegal", "tampering")
# Before this action the seat resigned, a bot took it over, or its person came back.
CHANGES: Final = ("resigned", "bot", "person")


@dataclass(frozen=True)
class Mark:
    """Something that happened to a seat beside the actions."""

    at: int
    """The index of the action in the record; a change may come after the last one."""
    seat: int
    what: str
    """One of `FAULTS` or `CHANGES`."""


@dataclass
class Record:
    """A game: all its decisions and chance outcomes, in order."""

    game: Game
    players: int
    options: dict[str, object]
    seats: list[str]
    """The name of whoever sat in each seat."""
    actions: list[int] = field(default_factory=list)
    proof: Proof | None = None
    bots: list[str] = field(default_factory=list)
    """The player that decided for each seat, "" for a person; empty if unknown."""
    marks: list[Mark] = field(default_factory=list)
    """When players failed, resigned or were replaced."""
    position: dict[str, object] | None = None
    """The position that the game began at, as snapshots have it, if it was not the usual start."""

    def start(self) -> State:
        """Return the position before the first action."""
        return begun(self.game, self.players, self.options, self.position)

    def replay(self, until: int | None = None) -> State:
        """Return the position after the first `until` actions, or after all."""
        walk = Walk(self)
        last = len(self.actions) if until is None else min(until, len(self.actions))
        while walk.ply < last:
            walk.step()
        return walk.state

    def dumps(self) -> str:
        """Return the record as JSON text."""
        data: dict[str, object] = {
            "lusoria": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "actions": self.actions,
        }
        if self.position is not None:
            data["position"] = self.position
        if self.bots:
            data["bots"] = self.bots
        if self.marks:
            data["marks"] = [[mark.at, mark.seat, mark.what] for mark in self.marks]
        if self.proof is not None:
            data["proof"] = _proof_data(self.proof)
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def begun(
    game: Game, players: int, options: dict[str, object], position: dict[str, object] | None
) -> State:
    """Return the start of a game, or the given position of it.

    A position that play cannot reach raises `SnapshotError`.
    """
    if position is None:
        return game.start(players, **options)
    snapshot: dict[str, object] = {
        "game": game.id,
        "version": game.version,
        "players": players,
        "options": options,
        "position": position,
    }
    return game.restore(snapshot)


class Walk:
    """A walk through a record, action by action, that raises `RecordError` at anything impossible.

    With `prove`, the chance outcomes must be those of the fair dice.
    """

    record: Record
    state: State
    ply: int

    def __init__(self, record: Record, *, prove: bool = False) -> None:
        self.record = record
        self.state = record.start()
        self.ply = 0
        self._marked = 0
        self._drawn = 0
        self._dice = _dice(record) if prove else None

    def step(self) -> None:
        """Play the next action; after the last one, check what is left."""
        self._check_marks()
        actions = self.record.actions
        if self.ply == len(actions):
            self._check_end()
            return
        action = actions[self.ply]
        if self._dice is not None and self.state.is_chance:
            self._check_draw(self._dice, action)
        try:
            self.state.apply(action)
        except IllegalAction as e:
            raise RecordError(f"record.actions[{self.ply}]: {e}") from None
        self.ply += 1

    def _check_marks(self) -> None:
        """Check that every fault is marked at a decision of its seat."""
        marks = self.record.marks
        while self._marked < len(marks) and marks[self._marked].at == self.ply:
            mark = marks[self._marked]
            if mark.what in FAULTS and self.state.player != mark.seat:
                raise RecordError(
                    f"record.marks[{self._marked}][1]: "
                    f"actions[{mark.at}] is no decision of this seat"
                )
            self._marked += 1

    def _check_draw(self, dice: FairDice, action: int) -> None:
        chances = self.state.chances()
        proof = self.record.proof
        n = self._drawn
        if proof is None or n >= len(proof.draws) or proof.draws[n] != (self.ply, chances):
            raise RecordError(
                f"record.proof.draws[{n}]: "
                f"not the chances of the position before actions[{self.ply}]"
            )
        expected = dice.outcome(n, chances)
        if action != expected:
            raise RecordError(
                f"record.actions[{self.ply}]: chance outcome {n} is {action}, "
                f"but {expected} follows from the secret"
            )
        self._drawn += 1

    def _check_end(self) -> None:
        proof = self.record.proof
        if self._dice is not None and proof is not None and self._drawn != len(proof.draws):
            raise RecordError(
                f"record.proof.draws[{self._drawn}]: there is no such chance outcome in the game"
            )


def loads(text: str | bytes) -> Record:
    """Read a record and replay it; `RecordError` says what is wrong, and where."""
    record = read(read_json(text, "record", RecordError))
    _go_through(Walk(record))
    return record


def verify(record: Record) -> None:
    """Replay the record and prove its chance outcomes.

    `RecordError` names the first thing that is not as it should be.
    """
    _go_through(Walk(record, prove=True))


def _go_through(walk: Walk) -> None:
    for _ in walk.record.actions:
        walk.step()
    walk.step()


def read(data: Reader) -> Record:
    """Read a record without replaying it."""
    parts = data.keys(
        ["lusoria", "game", "version", "players", "options", "seats", "actions"],
        ["position", "proof", "bots", "marks"],
    )
    if parts["lusoria"].data != FORMAT:
        raise parts["lusoria"].wrong(f"this program reads records of format {FORMAT}")
    try:
        game = game_of(parts["game"].text())
    except LusoriaError as e:
        raise parts["game"].wrong(str(e)) from None
    version = parts["version"].whole(1, 1_000_000)
    if version != game.version:
        raise VersionError(
            f"{parts['version'].place}: the record was played with version {version} of "
            f"{game.name}; this program plays version {game.version}"
        )
    players = parts["players"].whole(*game.players)
    options = {
        name: value.data
        for name, value in parts["options"].keys([], [o.name for o in game.options]).items()
    }
    record = Record(
        game,
        players,
        options,
        [seat.text(80) for seat in parts["seats"].items(players, players)],
        [action.whole(0, 1_000_000) for action in parts["actions"].items(0, MAX_ACTIONS)],
    )
    if "position" in parts:
        position = parts["position"].data
        if not isinstance(position, dict):
            raise parts["position"].wrong("an object is expected")
        record.position = position
    try:
        record.start()
    except SnapshotError as e:
        raise parts["position"].wrong(str(e)) from None
    except LusoriaError as e:
        raise parts["options"].wrong(str(e)) from None
    if "bots" in parts:
        record.bots = [bot.text(80) for bot in parts["bots"].items(players, players)]
    if "marks" in parts:
        record.marks = _read_marks(parts["marks"], players, len(record.actions))
    if "proof" in parts:
        record.proof = _read_proof(parts["proof"], players)
    return record


def _dice(record: Record) -> FairDice:
    """Return the dice of a record that has a proof."""
    proof = record.proof
    if proof is None:
        raise RecordError("record.proof: the record carries no proof of its dice")
    if proof.secret is None:
        raise RecordError("record.proof.secret: the secret has not been revealed yet")
    if hashlib.sha256(proof.secret).hexdigest() != proof.commitment:
        raise RecordError("record.proof.secret: this is not the secret that was committed to")
    return FairDice(proof.secret, proof.nonces)


def _read_marks(data: Reader, players: int, actions: int) -> list[Mark]:
    """Read the marks, in order."""
    marks: list[Mark] = []
    done = 0
    for item in data.items(0, 4 * actions + 100):
        at, seat, what = item.items(3, 3)
        done = at.whole(done, actions)
        name = (*FAULTS, *CHANGES)[what.one_of([*FAULTS, *CHANGES])]
        marks.append(Mark(done, seat.whole(0, players - 1), name))
    return marks


def _proof_data(proof: Proof) -> dict[str, object]:
    """Return the proof as data, with equal tables of chances written once."""
    tables: list[Chances] = []
    index: dict[tuple[tuple[int, int], ...], int] = {}
    draws: list[list[int]] = []
    for at, chances in proof.draws:
        key = tuple(chances)
        if key not in index:
            index[key] = len(tables)
            tables.append(chances)
        draws.append([at, index[key]])
    return {
        "commitment": proof.commitment,
        "nonces": proof.nonces,
        "secret": None if proof.secret is None else proof.secret.hex(),
        "tables": tables,
        "draws": draws,
    }


def _read_proof(data: Reader, players: int) -> Proof:
    parts = data.keys(["commitment", "nonces", "secret", "tables", "draws"])
    nonces: list[str] = []
    for item in parts["nonces"].items(players, players):
        nonce = item.text(64)
        if NONCE.fullmatch(nonce) is None:
            raise item.wrong("a nonce has only letters, digits, - and _")
        nonces.append(nonce)
    tables: list[Chances] = []
    for table in parts["tables"].items(0, MAX_ACTIONS):
        chances: Chances = []
        for pair in table.items(1, 100_000):
            outcome, weight = pair.items(2, 2)
            chances.append((outcome.whole(0, 1_000_000), weight.whole(1, 1 << 60)))
        tables.append(chances)
    draws: list[tuple[int, Chances]] = []
    for draw in parts["draws"].items(0, MAX_ACTIONS):
        at, number = draw.items(2, 2)
        draws.append((at.whole(0, MAX_ACTIONS), tables[number.whole(0, len(tables) - 1)]))
    return Proof(
        _hex(parts["commitment"]).hex(),
        nonces,
        None if parts["secret"].data is None else _hex(parts["secret"]),
        draws,
    )


def _hex(item: Reader) -> bytes:
    try:
        found = bytes.fromhex(item.text(64))
    except ValueError:
        raise item.wrong("32 bytes as hexadecimal digits are expected") from None
    if len(found) != 32:
        raise item.wrong("32 bytes as hexadecimal digits are expected")
    return found
