"""Reading records: files written by `save`, and games in a file of the arena."""

import re
from pathlib import Path
from random import Random

from lusoria.arena.games import check_chance, one_game
from lusoria.arena.match import Match, Played
from lusoria.core.dice import FairDice
from lusoria.core.errors import RecordError
from lusoria.core.record import Record, loads, verify
from lusoria.text import Texts

IN_A_MATCH = re.compile(r"(.+):(\d{1,9})")  # m.jsonl:12
ACTION = re.compile(r"record\.actions\[(\d+)\]")  # the place of an error in a record
SEEDED = re.compile(r"seed-(\d+)-\d+")  # a nonce that says that a seed was given


def read(name: str) -> Record:
    """Return the record in a file, or of one game of a match: `m.jsonl:12`."""
    found = _of_match(name)
    return loads(Path(name).read_bytes()) if found is None else found[1].record


def verified(name: str, said: Texts) -> str:
    """Verify the chance outcomes of a record; return what that proves, in words."""
    try:
        return _verified(name, said)
    except RecordError as e:
        action = ACTION.match(str(e))
        if action is None:
            raise
        step = said.text("cli-at-step", step=str(int(action[1]) + 1))
        raise RecordError(f"{e} ({step})") from None


def _verified(name: str, said: Texts) -> str:
    found = _of_match(name)
    if found is not None:
        match, played = found
        count = check_chance(match, played)
        seed = str(match.seed)
        return said.text("cli-verified-match", count=count, game=played.record.game.name, seed=seed)
    record = loads(Path(name).read_bytes())
    verify(record)
    assert record.proof is not None
    sentence = said.text("cli-verified", count=len(record.proof.draws), game=record.game.name)
    given = SEEDED.fullmatch(record.proof.nonces[0])
    return f"{sentence} {said.text('cli-verified-seed', seed=given[1])}" if given else sentence


def seeded(players: int, seed: int) -> FairDice:
    """Return dice whose secret follows from a seed; their nonces say so to a verifier."""
    return FairDice(Random(seed).randbytes(32), [f"seed-{seed}-{i}" for i in range(players)])


def _of_match(name: str) -> tuple[Match, Played] | None:
    named = IN_A_MATCH.fullmatch(name)
    if named is None or Path(name).exists():
        return None
    return one_game(Path(named[1]), int(named[2]))
