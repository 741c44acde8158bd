"""The nodes of a search tree."""

import math
from typing import Final

MAX_SEATS: Final = 4


class Node:
    """An action and the subtree below it."""

    def __init__(self, action: int, first_value: float) -> None:
        self.action: Final = action
        self.first_value = first_value  # its first evaluation, for the seat that may choose it
        self.prior = 1.0  # 1 for the best of its siblings, less for the others
        self.visits = 0
        self.total = 0.0  # the sum of the results for the seat that takes the action
        self.available = 0  # how often it could be chosen
        self.last_available = 0  # the last iteration in which it could be chosen
        self.round = 0  # at the root: the last round of halving in which it contended
        self.children = NO_CHILDREN  # by `key`
        self.order = NO_ORDER  # the children, the highest first value first

    def put(self, child: "Node", seat: int) -> None:
        """Add a child at its place in the order."""
        if not self.order:
            self.children = {}
            self.order = []
        self.children[key(child.action, seat)] = child
        order = self.order
        i = len(order)
        while i > 0 and order[i - 1].first_value < child.first_value:
            i -= 1
        order.insert(i, child)

    def mean(self) -> float:
        """Return the mean result; the first evaluation counts as one of them."""
        return (self.total + self.first_value) / (self.visits + 1)


NO_CHILDREN: Final[dict[int, Node]] = {}  # shared by all leaves
NO_ORDER: Final[list[Node]] = []


def key(action: int, seat: int) -> int:
    """Return a child's key: the same action is another child for another seat, as chance may
    decide who is next.
    """
    return action * MAX_SEATS + seat


def outlasts(child: Node, other: Node) -> bool:
    """True if a child of the root contended longer than another, or with a higher mean."""
    if child.round != other.round:
        return child.round > other.round
    return child.mean() > other.mean()


def win_probability(value: float) -> float:
    """Return the probability behind a value, which is the logarithm of the odds to win."""
    if value > 30.0:
        return 1.0
    if value < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-value))
