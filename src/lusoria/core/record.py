"""Records: a whole game as plain JSON, replayed and proved."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Final

from lusoria.core.dice import NONCE, FairDice
from lusoria.core.errors import IllegalAction, LusoriaError, RecordError
from lusoria.core.game import Game
from lusoria.core.reading import Reader, read_json
from lusoria.core.registry import game as game_of
from lusoria.core.state import State

FORMAT: Final = 1
MAX_ACTIONS: Final = 1_000_000

Chances = list[tuple[int, int]]


@dataclass
class Proof:
    """What shows that no chance outcome was chosen.

    `draws` tells for every chance outcome which action of the record it is and the weighted
    outcomes it was drawn from. The secret is missing while the game goes on.
    """

    commitment: str
    nonces: list[str]
    secret: bytes | None = None
    draws: list[tuple[int, Chances]] = field(default_factory=list)


# The player of the seat broke down, took too long, answered with what is no legal action, or
# changed the position handed to it: the lot decided this action instead.
FAULTS: Final = ("crash", "time", "illegal", "tampering")
# Before this action the seat resigned, a bot took it over, or its person came back.
CHANGES: Final = ("resigned", "bot", "person")


@dataclass(frozen=True)
class Mark:
    """What happened beside the actions: at which of them, to which seat, what."""

    at: int
    """The action's index in the record; a change may stand after the last one."""
    seat: int
    what: str
    """One of `FAULTS` or `CHANGES`."""


@dataclass
class Record:
    """A game from its first action: decisions and chance outcomes in their order."""

    game: Game
    players: int
    options: dict[str, object]
    seats: list[str]
    """Who sat where: names."""
    actions: list[int] = field(default_factory=list)
    proof: Proof | None = None
    bots: list[str] = field(default_factory=list)
    """Which player decided for each seat, "" for a person; empty if nobody has told."""
    marks: list[Mark] = field(default_factory=list)
    """Where a player failed, resigned or was replaced."""

    def start(self) -> State:
        """The position before the first action."""
        return self.game.start(self.players, **self.options)

    def replay(self, until: int | None = None) -> State:
        """The position after the first `until` actions, or after all."""
        state = self.start()
        for i, action in enumerate(self.actions[:until]):
            try:
                state.apply(action)
            except IllegalAction as e:
                raise RecordError(f"record.actions[{i}]: {e}") from None
        return state

    def dumps(self) -> str:
        """The record as JSON text."""
        data: dict[str, object] = {
            "lusoria": FORMAT,
            "game": self.game.id,
            "version": self.game.version,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "actions": self.actions,
        }
        if self.bots:
            data["bots"] = self.bots
        if self.marks:
            data["marks"] = [[mark.at, mark.seat, mark.what] for mark in self.marks]
        if self.proof is not None:
            data["proof"] = _proof_data(self.proof)
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def loads(text: str | bytes) -> Record:
    """Reads a record and replays it; whatever is wrong raises `RecordError` and says where."""
    parts = read_json(text, "record", RecordError).keys(
        ["lusoria", "game", "version", "players", "options", "seats", "actions"],
        ["proof", "bots", "marks"],
    )
    if parts["lusoria"].data != FORMAT:
        raise parts["lusoria"].wrong(f"this program reads records of format {FORMAT}")
    try:
        game = game_of(parts["game"].text())
    except LusoriaError as e:
        raise parts["game"].wrong(str(e)) from None
    version = parts["version"].whole(1, 1_000_000)
    if version != game.version:
        raise parts["version"].wrong(
            f"the record was played with version {version} of {game.name}; "
            f"this program plays version {game.version}"
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
    try:
        record.start()
    except LusoriaError as e:
        raise parts["options"].wrong(str(e)) from None
    record.replay()
    if "bots" in parts:
        record.bots = [bot.text(80) for bot in parts["bots"].items(players, players)]
    if "marks" in parts:
        record.marks = _read_marks(parts["marks"], record)
    if "proof" in parts:
        record.proof = _read_proof(parts["proof"], players, len(record.actions))
    return record


def verify(record: Record) -> None:
    """Replays the record and proves its chance outcomes.

    Raises `RecordError` that names the first thing that does not follow.
    """
    proof = record.proof
    if proof is None:
        raise RecordError("record.proof: the record carries no proof of its dice")
    if proof.secret is None:
        raise RecordError("record.proof.secret: the secret has not been revealed yet")
    if hashlib.sha256(proof.secret).hexdigest() != proof.commitment:
        raise RecordError("record.proof.secret: this is not the secret that was committed to")
    dice = FairDice(proof.secret, proof.nonces)
    state = record.start()
    n = 0
    for i, action in enumerate(record.actions):
        if state.is_chance:
            chances = state.chances()
            if n >= len(proof.draws) or proof.draws[n] != (i, chances):
                raise RecordError(
                    f"record.proof.draws[{n}]: not the chances of the position before actions[{i}]"
                )
            expected = dice.outcome(n, chances)
            if action != expected:
                raise RecordError(
                    f"record.actions[{i}]: chance outcome {n} is {action}, "
                    f"but {expected} follows from the secret"
                )
            n += 1
        try:
            state.apply(action)
        except IllegalAction as e:
            raise RecordError(f"record.actions[{i}]: {e}") from None
    if n != len(proof.draws):
        raise RecordError(f"record.proof.draws[{n}]: there is no such chance outcome in the game")


def _read_marks(data: Reader, record: Record) -> list[Mark]:
    """The marks: in order, a fault at a decision of its seat."""
    marks: list[Mark] = []
    state = record.start()
    done = 0
    for item in data.items(0, 4 * len(record.actions) + 100):
        at, seat, what = item.items(3, 3)
        mark = Mark(
            at.whole(done, len(record.actions)),
            seat.whole(0, record.players - 1),
            (*FAULTS, *CHANGES)[what.one_of([*FAULTS, *CHANGES])],
        )
        for action in record.actions[done : mark.at]:
            state.apply(action)
        done = mark.at
        if mark.what in FAULTS and state.player != mark.seat:
            raise seat.wrong(f"actions[{mark.at}] is no decision of this seat")
        marks.append(mark)
    return marks


def _proof_data(proof: Proof) -> dict[str, object]:
    """The proof as data; equal tables of chances are written once."""
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


def _read_proof(data: Reader, players: int, actions: int) -> Proof:
    parts = data.keys(["commitment", "nonces", "secret", "tables", "draws"])
    nonces: list[str] = []
    for item in parts["nonces"].items(players, players):
        nonce = item.text(64)
        if NONCE.fullmatch(nonce) is None:
            raise item.wrong("a nonce has only letters, digits, - and _")
        nonces.append(nonce)
    tables: list[Chances] = []
    for table in parts["tables"].items(0, actions):
        chances: Chances = []
        for pair in table.items(1, 100_000):
            outcome, weight = pair.items(2, 2)
            chances.append((outcome.whole(0, 1_000_000), weight.whole(1, 1 << 60)))
        tables.append(chances)
    draws: list[tuple[int, Chances]] = []
    for draw in parts["draws"].items(0, actions):
        at, number = draw.items(2, 2)
        draws.append((at.whole(0, actions - 1), tables[number.whole(0, len(tables) - 1)]))
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
