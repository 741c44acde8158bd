"""Players decide legally, by what their seat may know, and the greedy one well."""

import random
from collections.abc import Iterator

import pytest

import lusoria
from lusoria import State
from lusoria.players import Player, UnknownPlayer, decide, player
from lusoria.players.greedy import after
from lusoria.players.levels import LEVELS, played_by
from tests.games.romolo.table import Play

NAMES = ("random", "greedy", "search:20")


# What takes seconds compiled takes minutes interpreted
ROUNDS = 60 if lusoria.COMPILED else 10
GAMES = 24 if lusoria.COMPILED else 6


def match(game: str, seats: list[Player], seed: int, rounds: int = 60) -> State:
    """A whole game between players."""
    rng = random.Random(seed)
    state = lusoria.game(game).start(len(seats), round_limit=rounds)
    while not state.is_over:
        if state.is_chance:
            state.apply(lusoria.sample(state.chances(), rng))
        else:
            state.apply(decide(seats[state.player], state, rng))
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", lusoria.game_ids())
def test_every_player_plays_every_game_to_its_end(game: str, name: str) -> None:
    count = max(2, lusoria.game(game).players[0])
    assert match(game, [player(name)] * count, 1, ROUNDS).is_over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, second = (match("roma", [player(name), player("random")], 5) for _ in range(2))
    assert first.snapshot() == second.snapshot()


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_greedy_beats_random(game: str) -> None:
    """In nearly every game; the seats are rotated."""
    won = 0
    for seed in range(GAMES):
        seats = [player("greedy"), player("random")]
        mine = seed % 2
        outcome = match(game, seats if mine == 0 else seats[::-1], seed).outcome()
        won += outcome.winners == [mine]
    assert won >= GAMES * 3 // 4


def test_a_player_sees_only_what_its_seat_may_know() -> None:
    class Peeking:
        """Notes the opponent's hand in what it is handed."""

        def __init__(self) -> None:
            self.hands: list[str] = []

        def choose(self, state: State, rng: random.Random) -> int:
            self.hands.append(str(state.view(1 - state.player)["seats"]))
            return state.legal_actions()[0]

    rng = random.Random(2)
    peeking = Peeking()
    start = lusoria.game("roma").start()
    start.apply(0)
    while start.is_chance:
        start.apply(lusoria.sample(start.chances(), rng))
    for _ in range(30):
        decide(peeking, start, rng)
    assert len(set(peeking.hands)) > 20


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match="random, greedy, search, easy, medium, hard"):
        player("stockfish")
    for name in ("greedy:5", "easy:1", "os:system"):
        with pytest.raises(UnknownPlayer):
            player(name)


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:-1", "search:0s", "search:x", "search:1e99s"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer, match="search:2000 is iterations a move"):
        player(name)


@pytest.mark.parametrize("game", [*lusoria.game_ids(), ""])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_player_in_every_game(level: str, game: str) -> None:
    assert type(player(level, game)) is type(player(played_by(level, game)))


def ends(state: State) -> Iterator[State]:
    """All positions that the move under way may lead to."""
    if not state.in_move:
        yield state
        return
    for action in state.legal_actions():
        twin = state.clone()
        twin.apply(action)
        yield from ends(twin)


@pytest.mark.parametrize("budget", [1, 12, 1000])
def test_greedy_never_judges_half_a_move(budget: int) -> None:
    """However little it may look at, a Wall is judged with its sides chosen and paid."""
    play = Play({(0, 0): "plain T0 warehouse w0*2", (1, 0): "plain"}, hands={0: "stone*2 wood"})
    play.do("unit 1w1")
    action = play.action("build wall")
    begun = play.s.clone()
    begun.apply(action)
    possible = [play.s.game.rules.value(end, 0) for end in ends(begun)]
    found = after(play.s, action, 0, budget, random.Random(1))
    assert found in possible
    assert budget < len(possible) or found == max(possible)
