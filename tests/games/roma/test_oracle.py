"""Positions and moves as a majority of five independent implementations plays them."""

import json
from pathlib import Path
from typing import Any

import pytest

from lusoria.games.roma.actions import CARD
from lusoria.games.roma.cards import NAMES
from lusoria.games.roma.state import Roma
from tests.games.roma.table import can, deck, discards, do, hand, kind, position, unused

CASES = [
    json.loads(line)
    for line in (Path(__file__).parent / "oracle.jsonl").read_text("utf-8").splitlines()
]


def name(card: str | None) -> str:
    """The oracle's name of a card in ours."""
    return "tribunus" if card == "tribunus plebis" else str(card)


def names(cards: list[str]) -> list[str]:
    """The oracle's list of cards in ours, in alphabetical order."""
    return sorted(name(card) for card in cards)


def before(case: dict[str, Any]) -> Roma:
    """The position before the move."""
    b = case["before"]
    sides = [
        {i + 1: name(card) for i, card in enumerate(side) if card is not None}
        for side in b["discs"]
    ]
    return position(
        sides[0],
        sides[1],
        b["dice"],
        names(b["hands"][0]),
        names(b["hands"][1]),
        (b["vp"][0], b["vp"][1]),
        (b["money"][0], b["money"][1]),
        names(b["discard"]),
        names(b["deck"]),
    )


def play(s: Roma, move: dict[str, Any], pile: list[str]) -> None:
    """One move; `pile` holds the cards that will be drawn, the next one first."""
    verb = move["verb"]
    if verb == "lay":
        do(s, f"lay {name(move['card'])} {move['disc']}")
    elif verb == "money":
        do(s, f"money {move['die']}")
    elif verb == "draw":
        do(s, f"draw {move['die']}")
        while s.is_chance:
            do(s, f"card {pile.pop(0) if pile else next_card(s, name(move['keep']))}")
        if s.in_move:
            do(s, f"keep {name(move['keep'])}")
    else:
        do(s, f"activate {move['disc']}")
        if s.in_move:
            effect(s, move)


def next_card(s: Roma, keep: str) -> str:
    """Past the end of the pile: the card to be kept if it can come now, else any."""
    possible = [NAMES[outcome - CARD] for outcome, _ in s.chances()]
    return keep if keep in possible else possible[0]


def effect(s: Roma, move: dict[str, Any]) -> None:
    """The decisions that the move's card asks for, as far as they are asked."""
    answers: list[str] = []
    if "copy" in move:
        answers.append(f"copy {name(move['copy'])}")
    if "target" in move:
        answers.append(f"target {move['target']}")
    if "battle" in move:
        answers.append(f"battle {move['battle']}")
    if "add_die" in move:
        answers.append("done" if move["add_die"] is None else f"add {move['add_die']}")
    if "points_die" in move:
        answers.append(f"forum {move['points_die']}")
        answers.append("done" if move["templum_die"] is None else f"templum {move['templum_die']}")
    if "amount" in move:
        answers.append(f"buy {move['amount']}" if move["amount"] else "done")
    if "change_die" in move:
        answers.append(f"{'raise' if move['by'] > 0 else 'lower'} {move['change_die']}")
    if "take" in move:
        answers.append(f"take {name(move['take'])}")
    answers += [f"lay {name(card)} {disc}" for card, disc in move.get("lay", [])]
    for answer in answers:
        if answer.startswith("battle") or (s.in_move and can(s, answer)):
            do(s, answer)
    if s.in_move and s.player == 0:
        do(s, "done")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['id']}-{case['card']}")
def test_oracle(case: dict[str, Any]) -> None:
    s = before(case)
    pile = [name(card) for card in case["before"]["deck"]]
    move = case["move"]
    play(s, move, pile)
    for further in move.get("then", []):
        play(s, further, pile)
    after = case["after"]
    assert s.points == after["vp"]
    assert s.stockpile == max(0, after["stock"])
    assert s.money == after["money"]
    for seat in range(2):
        side = [-1 if card is None else kind(name(card)) for card in after["discs"][seat]]
        assert s.board[seat * 6 : seat * 6 + 6] == side
        assert hand(s, seat) == names(after["hands"][seat])
    if "deck" in after:
        assert deck(s) == names(after["deck"])
        assert discards(s) == names(after["discard"])
    else:
        assert len(deck(s)) == after["deck_n"]
        assert len(discards(s)) == after["discard_n"]
        assert sorted(deck(s) + discards(s)) == names(after["piles"])
    assert s.is_over == case["over"]
    if not s.is_over:
        assert unused(s) == after["dice"]
