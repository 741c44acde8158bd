"""What holds in every position of random play: nothing is created or lost."""

import random
from collections.abc import Iterator

import pytest

import lusoria
from lusoria.core.playout import random_game
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import invariants
from lusoria.games.romolo.board import constructions
from lusoria.games.romolo.layout import COINS, CUBES, HAND, OVER_NOW, PRICES, SEAT, UNITS
from lusoria.games.romolo.state import Romolo
from tests.games.romolo.crowded import crowd

GAME = lusoria.game("romolo")
DICE = ("die", "tokens")
MODES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"battle": "die"}),
    (2, {}),
    (2, {"battle": "die"}),
    (3, {}),
    (4, {}),
    (4, {"teams": "on"}),
]
EARLIER: dict[str, object] = {"edition": "1.66"}
MODES_OF_1_66: list[tuple[int, dict[str, object]]] = [
    *((players, {**EARLIER, "battle": battle}) for players in range(1, 5) for battle in DICE),
    *((players, {**EARLIER, "peoples": "on", "bid_paid": "winner"}) for players in range(1, 5)),
    *((4, {**EARLIER, "teams": "on", "battle": battle}) for battle in DICE),
]


def ids(modes: list[tuple[int, dict[str, object]]]) -> list[str]:
    return [f"{n}-{'-'.join(str(v) for v in o.values()) or 'rivals'}" for n, o in modes]


IDS = ids(MODES)


def positions(players: int, options: dict[str, object], seed: int) -> Iterator[Romolo]:
    rng = random.Random(seed)
    state = GAME.start(players, round_limit=12, **options)
    assert isinstance(state, Romolo)
    while not state.is_over:
        yield state
        if state.is_chance:
            state.apply(lusoria.sample(state.chances(), rng))
            continue
        legal = state.legal_actions()
        # surrender and an early end would keep most games from getting anywhere
        action = rng.choice(legal)
        state.apply(8 if 8 in legal else 5 if 5 in legal else action)
    yield state


@pytest.mark.parametrize(("players", "options"), MODES, ids=IDS)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_created_or_lost(players: int, options: dict[str, object], seed: int) -> None:
    over: dict[int, int] = {}
    for s in positions(players, options, seed):
        assert invariants.hexes_fit(s)
        if not s.in_move:
            assert invariants.pieces_fit(s)
        assert invariants.characters_fit(s)
        assert invariants.units_fit(s)
        assert all(0 <= price <= 5 for price in s.stock[PRICES : PRICES + 5])
        for column in range(5):
            assert sum(s.stock[CUBES + 5 * column : CUBES + 5 * column + 5]) <= 2
        for seat in range(s.rivals):
            assert min(s.seats[seat * SEAT + COINS : seat * SEAT + HAND + 5]) >= 0
        assert all(0 <= st < 2 * OVER_NOW * 32 for st in s.st)
        assert len(s.at) == len(s.st) == UNITS
        for place in range(s.board.size):
            excess = constructions.constructions(s, place) - constructions.limit(s, place)
            assert excess <= over.get(place, 0) or excess <= 0 or s.in_move or lost_aqueduct(s)
            over[place] = max(excess, 0)


@pytest.mark.parametrize(("players", "options"), MODES, ids=IDS)
@pytest.mark.parametrize("seed", range(8))
def test_what_is_listed_is_what_is_not_refused(
    players: int, options: dict[str, object], seed: int
) -> None:
    """With full hands, so that much can be done: the list and the reasons say the same."""
    rich = False
    for i, s in enumerate(positions(players, options, seed)):
        if s.turn > 0 and not rich:
            rich = True
            for seat in range(s.players):
                s.seats[seat * SEAT + COINS] += 40
                for kind in range(5):
                    s.seats[seat * SEAT + HAND + kind] += 6
            s.legal = None
        if s.player >= 0 and i % 3 == 0:
            allowed = [action for action in range(a.ACTIONS) if s.check(action) == 0]
            assert s.find_legal() == allowed


def lost_aqueduct(s: Romolo) -> bool:
    """A hex may be over its limit only because an aqueduct has gone (RR7.8)."""
    return s.stock[10 + 5] > 0


@pytest.mark.soak
@pytest.mark.parametrize(("players", "options"), MODES, ids=IDS)
def test_two_thousand_random_games_end(players: int, options: dict[str, object]) -> None:
    for seed in range(2000):
        state = GAME.start(players, round_limit=40, **options)
        random_game(state, random.Random(seed))
        assert state.is_over
        state.outcome()


@pytest.mark.soak
@pytest.mark.parametrize(("players", "options"), MODES_OF_1_66, ids=ids(MODES_OF_1_66))
def test_two_thousand_random_games_of_1_66_end(players: int, options: dict[str, object]) -> None:
    """Half of them from crowded positions, as the others starve early."""
    for seed in range(2000):
        state = GAME.start(players, round_limit=40, **options)
        if seed % 2 == 1:
            assert isinstance(state, Romolo)
            crowd(state, random.Random(seed))
        random_game(state, random.Random(seed))
        assert state.is_over
        state.outcome()


@pytest.mark.parametrize(("players", "options"), MODES, ids=IDS)
def test_some_random_games_end(players: int, options: dict[str, object]) -> None:
    for seed in range(5):
        state = GAME.start(players, round_limit=20, **options)
        random_game(state, random.Random(seed))
        assert state.is_over
        assert state.outcome().reason in ("survivor", "ended", "round-limit")
