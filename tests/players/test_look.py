"""A glance plays what looks best; one that errs takes what looks nearly as good."""

from collections import Counter
from random import Random

import pytest

import lusoria
from lusoria.players.look import Look
from lusoria.players.tree import Tree
from tests.players.test_search import decision

ASKED = 400 if lusoria.COMPILED else 60


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_it_plays_what_looks_best(game: str) -> None:
    state = decision(game, 4)
    tree = Tree(state)
    tree.rng = Random(1)
    tree.look()
    best = max(child.first_value for child in tree.root.order)
    chosen = Look().choose(state, Random(1))
    assert tree.root.children[chosen * 4 + state.player].first_value == best


def test_it_errs_little_more_often_than_much() -> None:
    """With a temperature, of the moves that do not look best the better ones are the likelier."""
    state = decision("roma", 4)
    tree = Tree(state)
    tree.rng = Random(1)
    tree.look()
    order = [child.action for child in tree.root.order]
    counts = Counter(Look(0.1).choose(state, Random(seed)) for seed in range(ASKED))
    half = len(order) // 2
    assert len(counts) > 1
    assert sum(counts[a] for a in order[:half]) > sum(counts[a] for a in order[half:])
    cool = Counter(Look(0.01).choose(state, Random(seed)) for seed in range(ASKED))
    assert cool[order[0]] > counts[order[0]]


@pytest.mark.parametrize("game", lusoria.game_ids())
def test_the_same_seed_gives_the_same_choice(game: str) -> None:
    state = decision(game, 5)
    assert len({Look(0.1).choose(state, Random(3)) for _ in range(3)}) == 1
