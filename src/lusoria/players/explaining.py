"""What a search has found, as its options and the line expected after each."""

from random import Random

from lusoria.core.state import CHANCE, OVER, State
from lusoria.players.explanation import Option
from lusoria.players.node import Node, key


def explain(state: State, root: Node) -> list[Option]:
    """Return each legal action with its visits, its value and the line expected after it.

    The one chosen comes first, those that contended longest follow.
    """
    found: list[tuple[int, float, Option]] = []
    for action in state.legal_actions():
        child = root.children.get(key(action, state.player))
        expected = line(state, action, child)
        if child is None:
            found.append((0, 0.0, Option(action, expected, 0, 0.5)))
        else:
            option = Option(action, expected, child.visits, child.mean())
            found.append((-child.round, -option.value, option))
    found.sort(key=_rank)
    return [option for _, _, option in found]


def line(start: State, action: int, node: Node | None) -> list[str]:
    """Return the action and the most visited decisions after it, in notation.

    The line ends where a chance outcome decides how another seat continues.
    """
    state = start.clone()
    rng = Random(0)
    seat = state.player
    line = [state.game.notation(state, action)]
    state.play(action)
    while node is not None and node.children and state.player != OVER:
        if state.player == CHANCE:
            while state.player == CHANCE:
                state.play(state.draw(rng))
            if state.player != seat:
                break
            continue
        seat = state.player
        best: Node | None = None
        for action in state.legal_actions():
            child = node.children.get(key(action, seat))
            if child is not None and child.visits > (best.visits if best is not None else 0):
                best = child
        if best is None:
            break
        line.append(state.game.notation(state, best.action))
        state.play(best.action)
        node = best
    return line


def _rank(found: tuple[int, float, Option]) -> tuple[int, float]:
    return found[0], found[1]
