"""Information-set Monte Carlo tree search, for one to four players.

One tree over the decisions of all seats. Each iteration redraws all that the searching seat cannot
know, walks down the tree with those actions that are possible then, adds what is new and judges
the position it ends in with the game's own value function. Chance is drawn anew each time and
makes no branches: what follows an action is shared by all outcomes, and an action that only some
of them allow is measured by how often it was possible.
"""

import gc
import math
from random import Random
from time import perf_counter
from typing import Final

from lusoria.core.game import Rules
from lusoria.core.state import CHANCE, OVER, State
from lusoria.players.explanation import Option
from lusoria.players.levels import Habits, habits
from lusoria.players.moves import finish

NARROW: Final = 0.6  # the more, the less a rarely tried action is favoured
LEAST: Final = -50.0  # the logarithm of the favour that any action finds
GROWN: Final = 1  # so many visits make a leaf a branch
FADED: Final = 0.05  # the least part of the doubt that is left where the result is sure
FIRST: Final = 4  # actions looked at in any case, the most promising ones first
WIDEN: Final = 1.5  # times the root of the visits: how many more are looked at

SEATS: Final = 4  # at most
CLOCK: Final = 32  # iterations between two looks at the clock


class Node:
    """An action, and what was tried after it."""

    def __init__(self, action: int, prior: float) -> None:
        self.action: Final = action
        self.prior = prior  # the result that one look promised to the seat that may choose this
        self.favour = 1.0  # what that look makes of it beside the best: at most 1
        self.visits = 0
        self.total = 0.0  # of the results for the seat that takes the action
        self.available = 0
        self.seen = 0  # the last iteration in which it was possible
        self.children = NO_CHILDREN  # by `key`
        self.order = NO_ORDER  # the most promising first

    def put(self, child: "Node", seat: int) -> None:
        """Another action, at its place in the order of promise."""
        if not self.order:
            self.children = {}
            self.order = []
        self.children[key(child.action, seat)] = child
        order = self.order
        i = len(order)
        while i > 0 and order[i - 1].prior < child.prior:
            i -= 1
        order.insert(i, child)

    def mean(self) -> float:
        """The mean result, the first look counted as one."""
        return (self.total + self.prior) / (self.visits + 1)


NO_CHILDREN: Final[dict[int, Node]] = {}  # of all that were not reached again
NO_ORDER: Final[list[Node]] = []


def chance_of(value: float) -> float:
    """The chance to win that a value stands for, which is the logarithm of the odds."""
    if value > 30.0:
        return 1.0
    if value < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-value))


def doubt(state: State) -> float:
    """How much good moves differ in their chances here."""
    look = habits(state.game)
    if not look.doubt_fades:
        return look.value_doubt
    even = chance_of(state.game.rules.value(state, state.player))
    return look.value_doubt * max(FADED, 4.0 * even * (1.0 - even))


def key(action: int, seat: int) -> int:
    """The same action of two seats is not the same: chance may decide who decides."""
    return action * SEATS + seat


class Search:
    """Decides after so many iterations a move, or so many seconds a decision."""

    def __init__(self, iterations: int = 2000, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.tree: Tree | None = None

    def choose(self, state: State, rng: Random) -> int:
        """The action tried most often."""
        tree = self.tree
        if tree is None or not tree.goes_on(state):
            tree = Tree(state)
            self.tree = tree
        tree.rng = rng
        if self.seconds > 0.0:
            end = perf_counter() + self.seconds
            while not tree.single() and perf_counter() < end:
                tree.grow(CLOCK)
        elif not tree.single():
            tree.grow(max(1, self.iterations - tree.root.visits))
        action = tree.best()
        tree.decided(action)
        return action

    def explain(self) -> list[Option]:
        """What the last decision was between, the action tried most often first."""
        return [] if self.tree is None else self.tree.explain_decision()


class Tree:
    """The tree of one seat's decision."""

    def __init__(self, state: State) -> None:
        self.rng = Random(0)
        self.seat: Final = state.player
        self.rules: Final[Rules] = state.game.rules
        self.habits: Final[Habits] = habits(state.game)
        self.doubt: Final = doubt(state)
        self.explore: Final = self.doubt / NARROW
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
        self.looked = 0  # positions
        self.turn: Final = state.turn
        self.root = Node(0, 0.0)
        self.state = state
        self.expected: object = None  # the view of the seat after what it decided last
        self.decided_in: State | None = None  # the position of the last decision
        self.decided_at = self.root  # and all that was tried in it

    def child(self, action: int) -> Node | None:
        """What was tried with an action of the searching seat."""
        return self.root.children.get(key(action, self.seat))

    # --- one decision after another ---

    def single(self) -> bool:
        """Whether there is but one possibility."""
        return len(self.rules.weighed(self.state)) == 1

    def best(self) -> int:
        """The action tried most often; of equals the better one."""
        ways = self.rules.weighed(self.state)
        found = ways[0]
        most = -1
        mean = 0.0
        for action in ways:
            child = self.child(action)
            if child is not None and (
                child.visits > most or (child.visits == most and child.mean() > mean)
            ):
                found = action
                most = child.visits
                mean = child.mean()
        return found

    def decided(self, action: int) -> None:
        """Keeps what explains the decision, and what belongs to the decision after it."""
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
        """Takes over the position if it is the one expected: the tree then stays."""
        if self.expected is None or state.player != self.seat:
            return False
        if state.game.rules is not self.rules or self.expected != state.view(self.seat):
            return False
        self.state = state
        return True

    # --- iterations ---

    def grow(self, iterations: int) -> None:
        """So many iterations, or fewer where each looks at very many positions.

        The tree has no cycles, so garbage collection is off meanwhile.
        """
        most = self.looked + self.habits.looks * iterations
        collects = gc.isenabled()
        gc.disable()
        try:
            for _ in range(iterations):
                self.iterate()
                if self.looked >= most:
                    break
        finally:
            if collects:
                gc.enable()

    def try_more(self, action: int, visits: int) -> None:
        """Iterations that begin with the action, until it has so many visits."""
        child = self.child(action)
        if child is None:
            child = self.add(self.root, self.state, action)
            self.weigh(self.root)
        while child.visits < visits:
            self.iterate(child)

    def iterate(self, first: Node | None = None) -> None:
        """From the root to a new leaf, and its result back; with a given first action if any."""
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
        while state.player != OVER and (node.visits >= GROWN or node is self.root or node.order):
            if self.habits.long_turns and state.turn != self.turn:
                break
            player = state.player
            if player == CHANCE:
                state.play(state.draw(self.rng))
                continue
            node = self.select(node, state)
            path.append(node)
            choosers.append(player)
            state.play(node.action)
        self.judge(state)
        results = self.results
        for i in range(len(path)):
            node = path[i]
            node.visits += 1
            node.total += results[self.side[choosers[i]]]

    def select(self, node: Node, state: State) -> Node:
        """The action to try: of the promising ones that with the most to be hoped for (PUCT).

        What could not be chosen in other iterations is not held against an action: each is
        measured by how often it was possible.
        """
        children = node.children
        seat = state.player
        now = self.iteration
        known = len(children)
        for action in self.rules.weighed(state):
            child = children.get(key(action, seat))
            if child is None:
                child = self.add(node, state, action)
                children = node.children
            child.seen = now
        if len(children) > known:
            self.weigh(node)
        width = FIRST + int(WIDEN * math.sqrt(float(node.visits)))
        best = node.order[0]
        hope = -1.0
        first = 0.0  # what the first look made of the best action that is possible now
        available = 0
        urge = 0.0
        for child in node.order:
            if child.seen != now:
                continue
            if first == 0.0:
                first = child.favour
            child.available += 1
            if child.available != available:  # most have been possible equally often
                available = child.available
                urge = self.explore * math.sqrt(float(available)) / first
            worth = (child.total + child.prior + urge * child.favour) / (child.visits + 1.0)
            if worth > hope:
                hope = worth
                best = child
            width -= 1
            if width == 0:
                break
        return best

    def add(self, node: Node, state: State, action: int) -> Node:
        """A new action is looked at, and takes its place in the order of promise."""
        twin = state.clone()
        twin.play(action)
        child = Node(action, 0.0)
        self.judge(twin, child)
        child.prior = self.results[self.side[state.player]]
        node.put(child, state.player)
        return child

    def weigh(self, node: Node) -> None:
        """How much each action is favoured beside the best."""
        best_look = node.order[0].prior
        for child in node.order:
            child.favour = math.exp(max(LEAST, (child.prior - best_look) / self.doubt))

    # --- judging ---

    def judge(self, state: State, node: Node | None = None) -> None:
        """Sets the results of all sides, from 0 to 1, once the move under way is over.

        If there are several ways to go on with it, each is played to its end, and the node that
        the position belongs to is told of them.
        """
        if node is not None and self.habits.long_turns and state.in_move and state.player >= 0:
            state = self.best_way(state, node)
        else:
            self.looked += 1 + finish(state, self.rng, self.habits.ways_compared)
        if state.player == OVER:
            self.settle(state.outcome().places)
            return
        results = self.results
        if len(results) == 2:
            worth = chance_of(self.rules.value(state, self.seat))
            mine = self.side[self.seat]
            results[mine] = worth
            results[1 - mine] = 1.0 - worth
            return
        for i, value in enumerate(self.rules.values(state, self.firsts)):
            results[self.seated[i]] = chance_of(value)

    def best_way(self, state: State, node: Node) -> State:
        """The best of the ways to go on with the move under way, each played to its end.

        They are what may be chosen after the node, so it keeps them, as looked at once.
        """
        ways = self.rules.weighed(state)
        if len(ways) == 1 or len(ways) > self.habits.ways_compared:
            self.looked += 1 + finish(state, self.rng, self.habits.ways_compared)
            return state
        seat = state.player
        best = state
        hope = -1e18
        for action in ways:
            twin = state.clone()
            twin.play(action)
            self.looked += 1 + finish(twin, self.rng, self.habits.ways_compared)
            worth = self.rules.value(twin, seat)
            node.put(Node(action, chance_of(worth)), seat)
            if worth > hope:
                hope = worth
                best = twin
        self.weigh(node)
        return best

    def settle(self, places: list[int]) -> None:
        """The results of a finished game: which part of the others a side is ahead of."""
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
        """What may be decided now, the action tried most often first."""
        return explain(self.state, self.root)

    def explain_decision(self) -> list[Option]:
        """What the last decision was between, as it was when it was made."""
        return [] if self.decided_in is None else explain(self.decided_in, self.decided_at)


def explain(state: State, root: Node) -> list[Option]:
    """Each legal action with its visits, its value and the line expected after it."""
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
    """The action and the decisions most often tried after it, in notation.

    It ends where chance decides with what another seat goes on.
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
