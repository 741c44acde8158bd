"""Information-set Monte Carlo tree search, for one to four players.

One tree holds the decisions of all seats. Each iteration redraws everything that the searching seat
cannot know, walks down the tree by PUCT among the actions that are available then, expands a leaf
and evaluates the position there with the game's own value function. There are no rollouts beyond
the move under way. Chance is sampled anew each time and makes no branches: all outcomes share the
subtree of an action, and an action that only some outcomes allow is measured by how often it was
available.

Priors come from the value function too: each action is evaluated once when its parent is expanded,
and a softmax with the game's temperature turns these evaluations into priors, scaled so that the
best action has 1. Progressive widening leaves actions with low priors aside at first.
"""

import gc
import math
from random import Random
from time import perf_counter
from typing import Final

from lusoria.core.game import Rules
from lusoria.core.state import CHANCE, OVER, State
from lusoria.players.explanation import Option
from lusoria.players.levels import search_settings
from lusoria.players.moves import finish_move

# The exploration constant is the temperature divided by this: the larger, the less search explores.
EXPLOITATION: Final = 0.6
MIN_LOG_PRIOR: Final = -50.0
EXPAND_AFTER: Final = 1  # visits until a leaf is expanded
MIN_TEMPERATURE: Final = (
    0.05  # the share of the temperature that is left when the result is certain
)
WIDENING_BASE: Final = 4  # actions considered at every node, those with the highest priors first
WIDENING_RATE: Final = 1.5  # times the square root of the visits: how many more are considered

MAX_SEATS: Final = 4
BATCH: Final = 32  # iterations between two looks at the clock


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


def win_probability(value: float) -> float:
    """Return the probability behind a value, which is the logarithm of the odds to win."""
    if value > 30.0:
        return 1.0
    if value < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-value))


def temperature(state: State) -> float:
    """Return the temperature of the priors in this position."""
    settings = search_settings(state.game)
    if not settings.adaptive_temperature:
        return settings.temperature
    win = win_probability(state.game.rules.value(state, state.player))
    return settings.temperature * max(MIN_TEMPERATURE, 4.0 * win * (1.0 - win))


def key(action: int, seat: int) -> int:
    """Return a child's key: the same action is another child for another seat, as chance may
    decide who is next.
    """
    return action * MAX_SEATS + seat


class Search:
    """A player with a budget: iterations for each move, or seconds for each decision."""

    def __init__(self, iterations: int = 2000, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.tree: Tree | None = None

    def choose(self, state: State, rng: Random) -> int:
        """Return the most visited action."""
        tree = self.tree
        if tree is None or not tree.goes_on(state):
            tree = Tree(state)
            self.tree = tree
        tree.rng = rng
        if self.seconds > 0.0:
            end = perf_counter() + self.seconds
            while not tree.is_forced() and perf_counter() < end:
                tree.grow(BATCH)
        elif not tree.is_forced():
            tree.grow(max(1, self.iterations - tree.root.visits))
        action = tree.best()
        tree.decided(action)
        return action

    def explain(self) -> list[Option]:
        """Return the options of the last decision, the most visited first."""
        return [] if self.tree is None else self.tree.explain_decision()


class Tree:
    """The search tree of one seat's decision."""

    def __init__(self, state: State) -> None:
        self.rng = Random(0)
        self.seat: Final = state.player
        self.rules: Final[Rules] = state.game.rules
        self.settings: Final = search_settings(state.game)
        self.temperature: Final = temperature(state)
        self.exploration: Final = self.temperature / EXPLOITATION
        self.players: Final = state.players
        self.side: Final = [0] * state.players  # of each seat
        self.seated: Final[list[int]] = []  # the sides that have a seat
        self.firsts: Final[list[int]] = []  # the first seat of each of these
        for i, side in enumerate(state.sides):
            if side:
                self.seated.append(i)
                self.firsts.append(side[0])
            for seat in side:
                self.side[seat] = i
        self.results = [0.0] * len(state.sides)
        self.iteration = 0
        self.positions = 0  # examined so far
        self.turn: Final = state.turn
        self.root = Node(0, 0.0)
        self.state = state
        self.expected: object = None  # the view of the seat after what it decided last
        self.decided_in: State | None = None  # the position of the last decision
        self.decided_at = self.root  # and all that was tried in it

    def child(self, action: int) -> Node | None:
        """Return the root's child for an action of the searching seat, if it was tried."""
        return self.root.children.get(key(action, self.seat))

    # --- one decision after another ---

    def is_forced(self) -> bool:
        """True if there is only one action."""
        return len(self.rules.weighed(self.state)) == 1

    def best(self) -> int:
        """Return the most visited action; among equals, the one with the higher mean."""
        actions = self.rules.weighed(self.state)
        found = actions[0]
        most = -1
        mean = 0.0
        for action in actions:
            child = self.child(action)
            if child is not None and (
                child.visits > most or (child.visits == most and child.mean() > mean)
            ):
                found = action
                most = child.visits
                mean = child.mean()
        return found

    def decided(self, action: int) -> None:
        """Keep what explains the decision, and the subtree that the seat's next one starts from."""
        self.decided_in = self.state.clone()
        self.decided_at = self.root
        child = self.child(action)
        state = self.state.clone()
        state.play(action)
        self.expected = None
        if child is not None and state.player == self.seat:
            self.root = child
            self.expected = state.view(self.seat)

    def goes_on(self, state: State) -> bool:
        """Take over the position if it is the expected one, so that the tree is kept."""
        if self.expected is None or state.player != self.seat:
            return False
        if state.game.rules is not self.rules or self.expected != state.view(self.seat):
            return False
        self.state = state
        return True

    # --- iterations ---

    def grow(self, iterations: int) -> None:
        """Run the given number of iterations, or fewer if they examine too many positions.

        The tree has no cycles, so garbage collection is off meanwhile.
        """
        most = self.positions + self.settings.positions_per_iteration * iterations
        collects = gc.isenabled()
        gc.disable()
        try:
            for _ in range(iterations):
                self.iterate()
                if self.positions >= most:
                    break
        finally:
            if collects:
                gc.enable()

    def try_more(self, action: int, visits: int) -> None:
        """Run iterations that begin with the action until it has the given number of visits."""
        child = self.child(action)
        if child is None:
            child = self.expand(self.root, self.state, action)
            self.set_priors(self.root)
        while child.visits < visits:
            self.iterate(child)

    def iterate(self, first: Node | None = None) -> None:
        """Walk from the root to a leaf and back its result up; with a first child, through it."""
        self.iteration += 1
        state = self.state.resample(self.seat, self.rng)
        node = self.root
        path = [node]
        choosers = [self.seat]
        if first is not None:
            node = first
            choosers.append(state.player)
            path.append(node)
            state.play(node.action)
        while state.player != OVER and (
            node.visits >= EXPAND_AFTER or node is self.root or node.order
        ):
            if self.settings.long_turns and state.turn != self.turn:
                break
            player = state.player
            if player == CHANCE:
                state.play(state.draw(self.rng))
                continue
            node = self.select(node, state)
            path.append(node)
            choosers.append(player)
            state.play(node.action)
        self.evaluate(state)
        results = self.results
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.total += results[self.side[choosers[i]]]

    def select(self, node: Node, state: State) -> Node:
        """Return the child to follow: the one with the best PUCT score among those considered.

        An action is not blamed for iterations in which it could not be chosen: the exploration
        bonus counts how often it was available, not how often its parent was visited.
        """
        children = node.children
        seat = state.player
        now = self.iteration
        known = len(children)
        for action in self.rules.weighed(state):
            child = children.get(key(action, seat))
            if child is None:
                child = self.expand(node, state, action)
                children = node.children
            child.last_available = now
        if len(children) > known:
            self.set_priors(node)
        width = WIDENING_BASE + int(WIDENING_RATE * math.sqrt(float(node.visits)))
        best = node.order[0]
        best_score = -1.0
        best_prior = 0.0  # the highest prior among the actions available now
        available = 0
        exploration = 0.0
        for child in node.order:
            if child.last_available != now:
                continue
            if best_prior == 0.0:
                best_prior = child.prior
            child.available += 1
            if child.available != available:  # most have been available equally often
                available = child.available
                exploration = self.exploration * math.sqrt(float(available)) / best_prior
            value = child.total + child.first_value
            score = (value + exploration * child.prior) / (child.visits + 1.0)
            if score > best_score:
                best_score = score
                best = child
            width -= 1
            if width == 0:
                break
        return best

    def expand(self, node: Node, state: State, action: int) -> Node:
        """Add a child for a new action, evaluated once."""
        twin = state.clone()
        twin.play(action)
        child = Node(action, 0.0)
        self.evaluate(twin, child)
        child.first_value = self.results[self.side[state.player]]
        node.put(child, state.player)
        return child

    def set_priors(self, node: Node) -> None:
        """Set the priors of the children from their first evaluations."""
        best = node.order[0].first_value
        for child in node.order:
            log_prior = (child.first_value - best) / self.temperature
            child.prior = math.exp(max(MIN_LOG_PRIOR, log_prior))

    # --- evaluation ---

    def evaluate(self, state: State, node: Node | None = None) -> None:
        """Play the move under way to its end and set the results of all sides, from 0 to 1.

        The node of the position, if given, gets children for the ways to continue the move.
        """
        if node is not None and self.settings.long_turns and state.in_move and state.player >= 0:
            state = self.play_best(state, node)
        else:
            self.positions += 1 + finish_move(state, self.rng, self.settings.max_compared)
        if state.player == OVER:
            self.settle(state.outcome().places)
            return
        results = self.results
        if len(results) == 2:
            win = win_probability(self.rules.value(state, self.seat))
            mine = self.side[self.seat]
            results[mine] = win
            results[1 - mine] = 1.0 - win
            return
        for i, value in enumerate(self.rules.values(state, self.firsts)):
            results[self.seated[i]] = win_probability(value)

    def play_best(self, state: State, node: Node) -> State:
        """Play each way to continue the move to its end and return the best position reached.

        The node keeps these ways as children, each evaluated once.
        """
        actions = self.rules.weighed(state)
        if len(actions) == 1 or len(actions) > self.settings.max_compared:
            self.positions += 1 + finish_move(state, self.rng, self.settings.max_compared)
            return state
        seat = state.player
        best = state
        best_value = -1e18
        for action in actions:
            twin = state.clone()
            twin.play(action)
            self.positions += 1 + finish_move(twin, self.rng, self.settings.max_compared)
            value = self.rules.value(twin, seat)
            node.put(Node(action, win_probability(value)), seat)
            if value > best_value:
                best_value = value
                best = twin
        self.set_priors(node)
        return best

    def settle(self, places: list[int]) -> None:
        """Set the results of a finished game: the share of the other sides each is ahead of."""
        count = len(places)
        for i in range(count):
            ahead = 0.0
            for j in range(count):
                if i != j:
                    ahead += (
                        1.0 if places[i] < places[j] else 0.5 if places[i] == places[j] else 0.0
                    )
            self.results[i] = ahead / (count - 1) if count > 1 else float(places[i] == 1)

    # --- explaining ---

    def explain(self) -> list[Option]:
        """Return the options of the decision at hand, the most visited first."""
        return explain(self.state, self.root)

    def explain_decision(self) -> list[Option]:
        """Return the options of the last decision, as they were when it was made."""
        return [] if self.decided_in is None else explain(self.decided_in, self.decided_at)


def explain(state: State, root: Node) -> list[Option]:
    """Return each legal action with its visits, its value and the line expected after it."""
    found: list[Option] = []
    for action in state.legal_actions():
        child = root.children.get(key(action, state.player))
        expected = line(state, action, child)
        if child is None:
            found.append(Option(action, expected, 0, 0.5))
        else:
            found.append(Option(action, expected, child.visits, child.mean()))
    found.sort(key=_rank)
    return found


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


def _rank(option: Option) -> tuple[int, float]:
    return (-option.visits, -option.value)
