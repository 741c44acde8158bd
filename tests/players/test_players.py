"""Players decide legally, by what their seat may know, and the greedy one well."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lusoria
from lusoria import State
from lusoria.core.errors import LusoriaError
from lusoria.core.game import Box, Game
from lusoria.core.levels import Levels, SearchSettings
from lusoria.games.romolo.layout import AI
from lusoria.games.romolo.solitaire import war
from lusoria.games.romolo.solitaire.ai_turn import AiTurn
from lusoria.players import Player, UnknownPlayer, decide, player
from lusoria.players.greedy import MAX_LINES, MAX_POSITIONS, Greedy, Lookahead
from lusoria.players.levels import LEVEL_NAMES, played_by, search_settings
from lusoria.players.moves import MAX_DECISIONS
from lusoria.players.search import Search
from tests.conformance.cases import CASES, Case
from tests.games.romolo.table import Play

NAMES = ("random", "greedy", "look", "look:0.1", "search:20")


# What takes seconds compiled takes minutes interpreted
ROUNDS = 60 if lusoria.COMPILED else 10
GAMES = 24 if lusoria.COMPILED else 6
ASKED = 200 if lusoria.COMPILED else 12
ITERATIONS = 20
UNDER_WAY = 6_000  # positions: the iteration in which the bound is met is finished


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


@pytest.mark.once
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", lusoria.game_ids())
def test_every_player_plays_every_game_to_its_end(game: str, name: str) -> None:
    count = max(2, lusoria.game(game).players[0])
    assert match(game, [player(name)] * count, 1, ROUNDS).is_over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, second = (match("roma", [player(name), player("random")], 5) for _ in range(2))
    assert first.snapshot() == second.snapshot()


@pytest.mark.once
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
    with pytest.raises(
        UnknownPlayer, match="random, greedy, look, search, beginner, easy, medium, hard, master"
    ):
        player("stockfish")
    for name in ("greedy:5", "easy:1", "os:system", "look:", "look:0", "look:x", "search@1:500"):
        with pytest.raises(UnknownPlayer):
            player(name)


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:-1", "search:0s", "search:x", "search:1e99s"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer, match="search:2000 means 2000 iterations for each move"):
        player(name)


@pytest.mark.parametrize("game", [*lusoria.game_ids(), ""])
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_every_level_is_a_player_in_every_game(level: str, game: str) -> None:
    assert type(player(level, game)) is type(player(played_by(level, game)))


def test_a_misspelt_setting_is_refused() -> None:
    settings: dict[str, Any] = {"temprature": 0.1}
    with pytest.raises(TypeError):
        SearchSettings(**settings)
    levels: dict[str, Any] = {"meduim": "search:200"}
    with pytest.raises(TypeError):
        Levels(**levels)


def test_levels_that_are_no_record_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dice").mkdir()
    (tmp_path / "dice" / "__init__.py").touch()
    (tmp_path / "dice" / "levels.py").write_text("LEVELS = {'hard': 'search:1'}")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(LusoriaError, match=r"LEVELS of dice\.levels"):
        search_settings(Game("dice", "Dice", 1, (2, 2), (), Box(minutes=1), "dice"))


def ends(state: State) -> Iterator[State]:
    """All positions that the move under way may lead to."""
    if not state.in_move:
        yield state
        return
    for action in state.legal_actions():
        twin = state.clone()
        twin.apply(action)
        yield from ends(twin)


@pytest.mark.parametrize("lines", [1, 12, 1000])
def test_greedy_never_judges_half_a_move(lines: int) -> None:
    """However little it may look at, a Wall is judged with its sides chosen and paid."""
    play = Play({(0, 0): "plain T0 warehouse w0*2", (1, 0): "plain"}, hands={0: "stone*2 wood"})
    play.do("unit 1w1")
    action = play.action("build wall")
    begun = play.s.clone()
    begun.apply(action)
    possible = [play.s.game.rules.value(end, 0) for end in ends(begun)]
    lookahead = Lookahead(0, random.Random(1), MAX_POSITIONS)
    found = lookahead.after(play.s, action, lines, MAX_DECISIONS)
    assert found in possible
    assert lines < len(possible) or found == max(possible)


@pytest.mark.once
@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_decision_looks_at_more_than_it_may(case: Case) -> None:
    """In positions of games at random, where nobody avoids what is hard to survey."""
    rng = random.Random(1)
    state = case.start()
    left = ASKED
    decisions = 0
    while not state.is_over and left > 0:
        if state.is_chance:
            state.apply(state.draw(rng))
            continue
        decisions += 1
        if decisions % 7 == 0:
            left -= 1
            greedy = Greedy()
            decide(greedy, state, rng)
            assert greedy.positions <= MAX_POSITIONS + MAX_DECISIONS * len(state.legal_actions())
            search = Search(ITERATIONS)
            decide(search, state, rng)
            assert search.tree is not None
            settings = search_settings(state.game)
            most = settings.positions_per_iteration * ITERATIONS * max(1, settings.looks)
            assert search.tree.positions <= most + UNDER_WAY
        state.apply(rng.choice(state.legal_actions()))


def test_a_war_of_many_lots_is_looked_at_no_longer_than_anything_else() -> None:
    """The A.I. goes on with its Turn by lot after a Battle: 4 of the outcomes each time were
    looked at, and 4 of what followed each of them.
    """
    razed = {(q, 0): "plain temple warehouse farm ai*2" for q in range(2, 6)}
    play = Play({**razed, (0, 0): "plain T0 w0", (1, 0): "plain ai*2 w0", (6, 0): "plain T1"}, 1)
    play.s.active = AI
    play.s.ai_turn = AiTurn()
    war.begin_war(play.s)
    rng = random.Random(1)
    while play.s.is_chance:
        play.s.apply(play.s.draw(rng))
    greedy = Greedy()
    assert decide(greedy, play.s, rng) in play.s.legal_actions()
    assert greedy.positions <= MAX_POSITIONS + MAX_DECISIONS * len(play.s.legal_actions())
    lookahead = Lookahead(play.s.player, rng, 100)
    lookahead.after(play.s, play.s.legal_actions()[0], MAX_LINES, MAX_DECISIONS)
    assert -MAX_DECISIONS <= lookahead.left <= 0


@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_rr5_8_nobody_changes_a_stance_without_gaining_by_it(name: str) -> None:
    """It matters only in the Turns of others, so nobody who looks at a Turn of its own does."""
    rng = random.Random(1)
    state = lusoria.game("romolo").start(3, round_limit=3)
    seats = [player(name) for _ in range(3)]
    offered = 0
    while not state.is_over:
        if state.is_chance:
            state.apply(state.draw(rng))
            continue
        verbs = {a: state.game.describe(state, a).verb for a in state.legal_actions()}
        offered += "stance" in verbs.values()
        action = decide(seats[state.player], state, rng)
        assert verbs[action] != "stance"
        state.apply(action)
    assert offered > 10
