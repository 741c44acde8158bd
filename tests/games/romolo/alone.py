"""A whole game alone, for those who tell of it."""

import random
from itertools import count

import lusoria
from lusoria.core.dice import FairDice
from lusoria.core.table import Table
from tests.conformance.cases import restless_action


def new_table(seed: int) -> Table:
    """Ada sits down alone."""
    start = lusoria.game("romolo").start(1, round_limit=40)
    return Table(start, ["Ada"], FairDice(random.Random(seed).randbytes(32), ["luck"]))


def fought_alone() -> tuple[Table, Table]:
    """A game in which there was a battle with the A.I.: its beginning and its end."""
    for seed in count():
        rng = random.Random(seed)
        table = new_table(seed)
        while not table.state.is_over:
            table.act(restless_action(table.state, rng))
        if any(event[0] == "battle" for events in table.events for event in events):
            return new_table(seed), table
    raise AssertionError
