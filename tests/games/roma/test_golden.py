"""The golden games of Roma: how they were played, and what is special about them."""

import random
from typing import Any

import lusoria
from lusoria import Table
from lusoria.core.dice import FairDice
from lusoria.games.roma.actions import END
from lusoria.games.roma.cards import EMPTY
from lusoria.games.roma.state import Roma
from tests.conformance.golden import stored
from tests.told import seen

# One game for each way to end, a draw, and one with the other Mercatus: seed and options
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "no-points": (60, {}),
    "empty-stockpile": (28, {}),
    "round-limit": (3, {"round_limit": 6}),
    "draw": (63, {}),
    "mercatus-stockpile": (21, {"mercatus": "stockpile"}),
}


def played(name: str) -> Table:
    """A game between two who like points and fill their discs."""
    seed, options = GAMES[name]
    rng = random.Random(seed)
    dice = FairDice(seed.to_bytes(32, "big"), ["ada", "ben"])
    table = Table(lusoria.game("roma").start(2, **options), ["Ada", "Ben"], dice)
    while not table.state.is_over:
        assert isinstance(table.state, Roma)
        table.act(keen_choice(table.state, rng))
    return table


def keen_choice(s: Roma, rng: random.Random) -> int:
    """What brings points or fills a disc, else anything but the end of the turn."""

    def worth(action: int) -> float:
        if action == END:
            return -1000
        after = s.clone()
        after.play(action)
        filled = 6 - after.board[s.player * 6 : s.player * 6 + 6].count(EMPTY)
        lead = after.points[s.player] - after.points[1 - s.player]
        return 2 * lead + 3 * filled + 2 * rng.random()

    return max(s.legal_actions(), key=worth)


def test_the_golden_games_show_every_way_to_end() -> None:
    outcomes = {name: stored("roma", name)[1]["outcome"] for name in GAMES}
    for reason in ("no-points", "empty-stockpile", "round-limit"):
        assert outcomes[reason]["reason"] == reason
    assert outcomes["draw"]["winners"] == [0, 1]


def test_r41_a_mercatus_paid_by_the_stockpile_occurs_in_its_golden_game() -> None:
    record = lusoria.loads(stored("roma", "mercatus-stockpile")[0])
    assert record.options["mercatus"] == "stockpile"
    log: list[Any] = []
    state = record.start()
    state.listen(log)
    for action in record.actions:
        state.apply(action)
    told = [seen(state, event, None) or {} for event in log]
    after = [
        told[i + 1]["event"]
        for i, event in enumerate(told)
        if event.get("event") == "activate" and event["card"] == "mercatus"
    ]
    assert after
    assert {*after} == {"win"}
