"""The judge: a winning move is found, a slip is named once, and the ways of a move are whole."""

from dataclasses import replace
from random import Random

import pytest

import lusoria
from lusoria.core.record import Record
from lusoria.core.state import State
from lusoria.players import decide, player
from lusoria.players.analysis import LITTLE_TURNS, Analysis, Analyst, analyse, choices
from lusoria.players.judge import judge, word
from lusoria.players.ways import has_ended, played_way, ways


def record(game: str, players: list[str], seed: int, **options: object) -> Record:
    """A game between bots."""
    rules = lusoria.game(game)
    state = rules.start(len(players), **options)
    found = Record(rules, len(players), options, players)
    rng = Random(seed)
    bots = [player(name, game) for name in players]
    while not state.is_over:
        if state.is_chance:
            action = lusoria.sample(state.chances(), rng)
        else:
            action = decide(bots[state.player], state, rng)
        state.apply(action)
        found.actions.append(action)
    return found


def decisions(found: Record) -> list[tuple[State, list[int]]]:
    """Each position in which a move begins, and what follows."""
    state = found.start()
    positions: list[tuple[State, list[int]]] = []
    for at, action in enumerate(found.actions):
        if state.player >= 0 and not state.in_move and len(state.legal_actions()) > 1:
            positions.append((state.clone(), found.actions[at:]))
        state.apply(action)
    return positions


@pytest.mark.parametrize(
    ("game", "limit"), [("roma", 3), ("builders", 3), ("romolo", 2)], ids=lambda one: str(one)
)
def test_a_way_is_a_whole_move(game: str, limit: int) -> None:
    for state, left in decisions(record(game, ["greedy", "random"], 3, round_limit=limit))[:25]:
        before = state.key()
        found = ways(state)
        assert state.key() == before
        lines = [way.actions for way in found]
        assert len({tuple(line) for line in lines}) == len(lines)
        for way in found:
            after = state.clone()
            for action in way.actions:
                assert after.player == state.player
                after.apply(action)
            assert has_ended(state, after)
            assert after.key() == way.after.key()
        assert has_ended(state, played_way(state, left).after)


def test_a_winning_move_is_found_and_giving_up_is_a_blunder() -> None:
    """Roma: the seat that decides last can end the game, lost, or play on and win."""
    tried = 0
    for seed in range(30):
        played = record("roma", ["random", "random"], seed, round_limit=3)
        for state, _ in decisions(played)[-3:]:
            seat = state.player
            over = [way for way in ways(state) if way.after.is_over]
            if not over or seat in over[0].after.outcome().winners:
                continue
            found = judge(state, over[0], 1200)
            if found.judged[0].value < 0.97:
                continue
            tried += 1
            assert found.played is not None
            assert word(found.loss(found.played)) == "blunder"
            after = found.judged[0].way.after
            while not after.is_over:  # the winning way wins
                if after.is_chance:
                    after.apply(after.draw(Random(seed)))
                else:
                    best = judge(after, None, 1200)
                    after = best.judged[0].way.after if best.is_free else best.ways[0].after
            assert seat in after.outcome().winners
    assert tried


def test_what_the_words_mean() -> None:
    losses = [0.0, 0.039, 0.04, 0.08, 0.149, 0.15, 1.0]
    words = ["", "", "inaccuracy", "mistake", "mistake", "blunder", "blunder"]
    assert [word(loss) for loss in losses] == words


def test_the_same_seed_says_the_same() -> None:
    found = record("roma", ["greedy", "random"], 1, round_limit=2)
    one, other = analyse(found, 2000, 7), analyse(found, 2000, 7)
    assert [choice.loss for choice in one.choices] == [choice.loss for choice in other.choices]
    assert one.turns == other.turns


def test_the_judge_is_shown_only_what_the_seat_knows() -> None:
    """Positions that differ in what the seat cannot know are judged alike, but for the dice."""
    state, left = decisions(record("roma", ["greedy", "greedy"], 5, round_limit=3))[0]
    hidden = [state, *[state.resample(state.player, Random(i)) for i in range(2)]]
    assert len({one.key() for one in hidden}) == 3
    found = [judge(one, played_way(one, left), 1500, 3) for one in hidden]
    assert len({tuple(tuple(way.actions) for way in one.ways) for one in found}) == 1
    values = [one.played.value for one in found if one.played is not None]
    assert max(values) - min(values) < 0.1


@pytest.mark.once
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("roma", 2, {"round_limit": 4}),
        ("roma", 2, {"round_limit": 3, "mercatus": "stockpile"}),
        ("builders", 2, {"round_limit": 6}),
        ("builders", 4, {"round_limit": 3}),
        ("romolo", 1, {"round_limit": 1}),
        ("romolo", 2, {"round_limit": 1}),
        ("romolo", 3, {"round_limit": 1, "edition": "1.66"}),
        ("romolo", 4, {"round_limit": 1}),
    ],
    ids=lambda one: str(one),
)
def test_luck_and_skill_are_the_result(game: str, players: int, options: dict[str, object]) -> None:
    played = record(game, ["random"] * players, 1, **options)
    found = analyse(played, 1)
    sides = range(len(found.sides))
    winners = played.replay().outcome().winners
    for side in sides:
        gave = sum(found.skill(side, of) for of in sides)
        whole = found.start[side] + found.luck(side) + gave
        assert whole == pytest.approx(found.result[side], abs=1e-9)
        assert (found.result[side] > 0) == (found.sides[side][0] in winners)
        assert found.skill(side, side) <= 1e-9  # no decision is better than the best
    if len(sides) > 1:
        for turn in found.turns:
            assert sum(turn.luck) == pytest.approx(0.0, abs=1e-9)
    _losses_are_those_of_the_sides(found)


def _losses_are_those_of_the_sides(found: Analysis) -> None:
    for choice in found.choices:
        own = found.side(choice.seat)
        lost = choice.before[own] - choice.after[own]
        assert 0.0 <= lost + 1e-9 <= choice.loss + 1e-8  # less where the chance would exceed 1
        assert all(-1e-9 <= share <= 1.0 + 1e-9 for share in [*choice.before, *choice.after])


def test_a_turn_never_gives_more_away_than_there_was() -> None:
    """What luck gives back can be lost again, but that is said once."""
    found = analyse(record("roma", ["random", "greedy"], 2, round_limit=1), 3000)
    slip = found.slips()[0]
    twice = replace(slip, choices=slip.choices * 20)
    assert slip.loss == min(slip.most, sum(choice.loss for choice in slip.choices))
    assert twice.loss == twice.most <= 1.0


def test_a_slip_is_named_once() -> None:
    """Somebody who ends every turn at once gives each turn away once, where it ends."""
    found = analyse(record("romolo", ["random", "greedy"], 2, round_limit=1), 3000)
    for slip in found.slips():
        lost = sum(choice.loss for choice in slip.choices)
        assert slip.loss == pytest.approx(min(slip.most, lost))
        assert slip.choices == sorted(slip.choices, key=lambda choice: choice.at)
    for turn in found.turns:
        for one, then in zip(turn.choices, turn.choices[1:], strict=False):
            if one.until == then.at and one.seat == then.seat and one.loss > 0.0:
                own = found.side(one.seat)
                assert one.after[own] >= then.before[own] - 1e-9  # nothing is left to put right


@pytest.mark.parametrize("game", ["roma", "romolo"])
def test_the_set_up_is_not_judged(game: str) -> None:
    played = record(game, ["random", "random"], 1, round_limit=1)
    found = analyse(played, 1)
    assert choices(played)[0] > 0
    assert found.choices
    assert all(choice.turn > 0 for choice in found.choices)


def test_who_lost_without_a_slip_is_told_where_most_was_given_away() -> None:
    found = analyse(record("roma", ["random", "greedy"], 2, round_limit=6), 300)
    loser = found.result.index(0.0)
    for i, turn in enumerate(found.turns):
        for j, choice in enumerate(turn.choices):
            lost = 0.021 + i / 1000 if j == 0 else 0.0
            turn.choices[j] = replace(choice, loss=lost, before=[0.5, 0.5])
    own = [turn.turn for turn in found.turns if turn.choices and turn.choices[0].seat == loser]
    assert len(own) > LITTLE_TURNS
    told = [(slip.turn, slip.seat, slip.word) for slip in found.slips()]
    assert told == [(turn, loser, "little") for turn in own[-LITTLE_TURNS:]]


def test_it_is_told_how_far_the_analysis_is() -> None:
    analyst = Analyst(record("roma", ["random", "random"], 1, round_limit=2), 100)
    assert list(analyst.run()) == list(range(1, len(analyst.starts) + 1))
    assert len(analyst.found.choices) <= len(analyst.starts)
