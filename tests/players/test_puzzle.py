"""Puzzles as data: what is wrong with one is said with its place, and what is said of a try."""

import json

import pytest

import lusoria
from lusoria.arena.last_turns import as_last, is_certain, winning_line
from lusoria.arena.puzzles import collected, rating
from lusoria.arena.turns import Turn, turn_puzzles
from lusoria.core.lesson import lesson
from lusoria.players.puzzle import (
    Puzzle,
    PuzzleError,
    actions_of,
    has_won,
    puzzles_of,
    read_puzzle,
    verdict,
)

ROMA = lusoria.game("roma")
ROMOLO = lusoria.game("romolo")
FORUM = lesson(ROMA, "forum")


def line(**changed: object) -> str:
    """A puzzle of the Forum's lesson as a line, with other members where they are given."""
    assert FORUM is not None
    data: dict[str, object] = {
        "id": "abc",
        "theme": "points",
        "rating": 900,
        "seat": 0,
        "aim": "points",
        "ways": [["activate 2 / forum 6", 6]],
        "made": "by hand",
        "players": 2,
        "options": FORUM.options,
        "position": FORUM.position,
    }
    return json.dumps({**data, **changed})


def puzzle(**changed: object) -> Puzzle:
    return read_puzzle(ROMA, line(**changed), "here")


def said(one: Puzzle, *play: str) -> tuple[str, str]:
    """What is said of what is played: in which state it is, and with which text."""
    start = one.start()
    found = verdict(one, start, actions_of(start, play))
    return found.state, "" if found.said is None else found.said.id


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "here: no JSON"),
        (line(more=1), "unknown key 'more'"),
        (line(aim="lose"), r"here\.aim: one of best, points, win, last"),
        (line(ways=[]), r"here\.ways: 1 to 12 entries"),
        (line(ways=[["end", "much"]]), r"here\.ways\[0\]\[1\]: a whole number"),
        (line(seat=2), r"here\.seat"),
        (line(position=3), r"here\.position: an object"),
    ],
)
def test_what_is_no_puzzle_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(PuzzleError, match=sentence):
        read_puzzle(ROMA, text, "here")


def test_a_puzzle_is_written_as_it_is_read() -> None:
    assert read_puzzle(ROMA, puzzle().dumps(), "here") == puzzle()


def test_a_turn_is_right_once_it_has_its_points() -> None:
    one = puzzle()
    assert said(one, "activate 2") == ("open", "")
    assert said(one, "activate 2", "forum 6") == ("right", "core-puzzle-points-right")
    assert said(one, "activate 2", "forum 4", "end") == ("wrong", "core-puzzle-points-wrong")


def test_a_move_is_judged_by_the_way_that_it_is() -> None:
    ways = [["activate 2 / forum 6", 70], ["money 6", 68], ["money 4", 50]]
    one = puzzle(aim="best", ways=ways)
    assert said(one, "activate 2") == ("open", "")
    assert said(one, "activate 2", "forum 6", "end") == ("right", "core-puzzle-best-right")
    assert said(one, "money 6") == ("right", "core-puzzle-best-right")
    assert said(one, "money 4") == ("wrong", "core-puzzle-best-wrong")
    assert said(one, "draw 2") == ("wrong", "core-puzzle-best-unlisted")


def test_all_of_a_turn_is_tried() -> None:
    turn = Turn(puzzle().start())
    turn.search()
    assert turn.is_whole
    assert turn.most == turn.hoped == 6
    assert [(aim, way.worth) for aim, way in turn_puzzles(puzzle().start())] == [("points", 6)]


def test_a_last_turn_is_right_if_the_game_is_won_with_it() -> None:
    one = next(one for one in puzzles_of(ROMOLO) if one.best.play[-1] == "end")
    assert said(one, *one.best.play[:-1]) == ("open", "")
    assert said(one, *one.best.play) == ("right", "core-puzzle-last-right")
    start = one.start()
    found = verdict(one, start, [*actions_of(start, ["end"]), *fed(one)])
    assert found.state == "wrong"
    assert found.said is not None
    assert found.said.id == "core-puzzle-last-wrong"
    assert int(str(found.said.params["count"])) <= int(str(found.said.params["best"]))


def fed(one: Puzzle) -> list[int]:
    """What is left to decide once the turn is ended: the first way each time."""
    state = one.start()
    state.apply(actions_of(state, ["end"])[0])
    found: list[int] = []
    while not state.is_over:
        found.append(state.legal_actions()[0])
        state.apply(found[-1])
    return found


def test_a_way_to_win_the_last_turn_is_found_and_leaves_nothing_to_chance() -> None:
    one = puzzles_of(ROMOLO)[0]
    line = winning_line(one.start())
    assert line is not None
    actions = [action for move in line.moves for action in move]
    assert is_certain(one.start(), actions)
    state = one.start()
    for action in actions:
        state.apply(action)
    assert has_won(state, one.seat)


def test_only_the_turn_that_ends_a_round_can_be_the_last() -> None:
    start = ROMOLO.restore(
        {**puzzles_of(ROMOLO)[0].snapshot, "options": {}}  # nothing limits the rounds
    )
    last = as_last(start)
    assert last is not None
    assert last.options["round_limit"] == start.view(None)["round"]
    assert as_last(last) is None


def test_puzzles_have_a_name_of_their_own_and_stand_by_difficulty() -> None:
    easy, hard = puzzle(rating=800, position={}), puzzle(rating=1500)
    named = collected([hard, easy, hard])
    assert [one.rating for one in named] == [800, 1500]
    assert all(len(one.id) == 6 for one in named)


def test_what_fewer_solve_is_harder() -> None:
    results = [(800, False), (1000, False), (1200, True), (1400, True)]
    easier = [(solver, True) for solver, _ in results]
    harder = [(solver, False) for solver, _ in results]
    assert rating(easier) < rating(results) < rating(harder)
