"""Information-set Monte Carlo tree search, for one to four players.

One tree holds the decisions of all seats. Each iteration redraws everything that the searching seat
cannot know, walks down the tree by PUCT among the actions that are available then, expands a leaf
and evaluates the position there with the game's own value function. There are no rollouts beyond
the move under way. Chance is sampled anew each time and makes no branches: all outcomes share the
subtree of an action, and an action that only some outcomes allow is measured by how often it was
available.

At the root the actions contend by sequential halving: the budget is shared between rounds, in each
of them all contenders are visited equally often, and the better half goes on to the next. The k-th
visit of every contender has the same hidden cards and the same dice.

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
from lusoria.players.explaining import explain
from lusoria.players.explanation import Option
from lusoria.players.levels import search_settings
from lusoria.players.moves import finish_move
from lusoria.players.node import Node, key, outlasts, win_probability

# The exploration constant is the temperature divided by this: the larger, the less search explores.
EXPLOITATION: Final = 0.6
MIN_LOG_PRIOR: Final = -50.0
EXPAND_AFTER: Final = 1  # visits until a leaf is expanded
MIN_TEMPERATURE: Final = 0.001  # the share that is left when the result is certain
DECIDED: Final = 16.0  # times the chances to win and to lose: below 1 the temperature falls
WIDENING_BASE: Final = 4  # actions considered at every node, those with the highest priors first
WIDENING_RATE: Final = 1.5  # times the square root of the visits: how many more are considered

MAX_CONTENDERS: Final = 16  # actions that are visited at the root
SEED_BITS: Final = 62


def temperature(state: State) -> float:
    """Return the temperature of the priors in this position.

    It falls once the game is decided, as all moves then promise nearly the same; in some games from
    the start.
    """
    settings = search_settings(state.game)
    win = win_probability(state.game.rules.value(state, state.player))
    steepness = 4.0 if settings.adaptive_temperature else DECIDED
    share = min(1.0, steepness * win * (1.0 - win))
    return settings.temperature * max(MIN_TEMPERATURE, share)


class Budget:
    """What a search may use: iterations and positions, or seconds."""

    def __init__(self, iterations: int, positions: int, seconds: float) -> None:
        self.iterations: Final = float(iterations)
        self.positions: Final = float(positions)
        self.seconds: Final = seconds
        self.begun: Final = perf_counter() if seconds > 0.0 else 0.0

    def used(self, iterations: int, positions: int) -> float:
        """Return the share that is used after these iterations and positions, 1 for all."""
        if self.seconds > 0.0:
            return (perf_counter() - self.begun) / self.seconds
        return max(iterations / self.iterations, positions / self.positions)


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
        self.seed = -1  # of the decision at hand, from which those of its visits follow; -1: none
        self.dice: Final = Random(0)  # of the visit under way
        self.sampled = state  # the position as it is redrawn for a visit
        self.sampled_for = -1  # the number of that visit
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
        """Return the action that contended longest; among equals, the one with the highest mean."""
        actions = self.rules.weighed(self.state)
        found = actions[0]
        last: Node | None = None
        for action in actions:
            child = self.child(action)
            if child is not None and (last is None or outlasts(child, last)):
                found = action
                last = child
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
        self.seed = -1
        self.sampled_for = -1
        for child in self.root.order:
            child.round = 0
        return True

    # --- iterations ---

    def grow(self, iterations: int, seconds: float = 0.0, positions: int = 0) -> None:
        """Find the best action by sequential halving, with a number of iterations or of seconds.

        It runs fewer iterations if they examine too many positions, by default as the game's
        settings say. The tree has no cycles, so garbage collection is off meanwhile.
        """
        most = positions or self.settings.positions_per_iteration * iterations
        collects = gc.isenabled()
        gc.disable()
        try:
            self.halve(Budget(iterations, most, seconds))
        finally:
            if collects:
                gc.enable()

    def halve(self, budget: Budget) -> None:
        """Let the root's actions contend until one is left."""
        first = self.iteration
        examined = self.positions
        self.look()
        contenders = self.contenders(budget)
        rounds = max(1, (len(contenders) - 1).bit_length())
        for number in range(1, rounds + 1):
            for child in contenders:
                child.round = number
            share = number / rounds
            used = budget.used(self.iteration - first, self.positions - examined)
            while used < share:
                visits = min([child.visits for child in contenders])
                for child in contenders:
                    if child.visits == visits:
                        self.visit(child)
                        used = budget.used(self.iteration - first, self.positions - examined)
                        if used >= share:
                            break
            contenders.sort(key=_mean, reverse=True)
            contenders = contenders[: (len(contenders) + 1) // 2]
        contenders[0].round = rounds + 1

    def contenders(self, budget: Budget) -> list[Node]:
        """Return the children of the root that are worth a visit: those that look best."""
        children = [self.root.children[key(a, self.seat)] for a in self.rules.weighed(self.state)]
        children.sort(key=_mean, reverse=True)
        most = MAX_CONTENDERS
        if budget.seconds <= 0.0:
            most = min(most, max(2, int(math.sqrt(budget.iterations))))
        return children[:most]

    def look(self) -> None:
        """Evaluate each of the root's actions that were not tried yet.

        If chance plays a part in it, it is done several times, with the same dice for each action.
        """
        self.begin()
        looks = self.settings.looks
        known = len(self.root.children)
        for action in self.rules.weighed(self.state):
            if self.child(action) is None:
                child = Node(action, 0.0)
                child.first_value = self.first_look(action, child, 0)
                if self.dice.random() != self.undrawn(0):
                    for number in range(1, looks):
                        child.first_value += self.first_look(action, Node(action, 0.0), number)
                    child.first_value /= looks
                self.root.put(child, self.seat)
        if len(self.root.children) > known:
            self.set_priors(self.root)

    def first_look(self, action: int, node: Node, number: int) -> float:
        """Return what an action of the root promises at a look."""
        self.dice.seed(self.seed + number)
        state = self.state.resample(self.seat, self.dice) if number else self.state.clone()
        state.play(action)
        self.evaluate(state, node)
        return self.results[self.side[self.seat]]

    def undrawn(self, number: int) -> float:
        """Return the first number that the dice of a look give, if nothing was drawn before."""
        self.dice.seed(self.seed + number)
        return self.dice.random()

    def begin(self) -> None:
        """Draw the seed of the decision, if it has none."""
        if self.seed < 0:
            self.seed = self.rng.getrandbits(SEED_BITS)

    def try_more(self, action: int, visits: int) -> None:
        """Run iterations that begin with the action until it has the given number of visits."""
        self.look()
        child = self.root.children[key(action, self.seat)]
        while child.visits < visits:
            self.visit(child)

    def visit(self, child: Node) -> None:
        """Run an iteration that begins with an action of the root.

        The n-th of each action has the same hidden cards and dice.
        """
        number = child.visits
        if number != self.sampled_for:
            self.dice.seed(self.seed + self.settings.looks + 2 * number)
            self.sampled = self.state.resample(self.seat, self.dice)
            self.sampled_for = number
        self.dice.seed(self.seed + self.settings.looks + 2 * number + 1)
        self.iterate(child, self.sampled.clone())

    def iterate(self, child: Node, state: State) -> None:
        """Run an iteration that begins with a child of the root."""
        state.play(child.action)
        self.walk([self.root, child], [self.seat, self.seat], state)

    def wander(self) -> None:
        """Run an iteration from the root, which nobody need have to decide at."""
        self.walk([self.root], [self.seat], self.state.resample(self.seat, self.dice))

    def walk(self, path: list[Node], choosers: list[int], state: State) -> None:
        """Walk on to a leaf and back its result up along the path."""
        self.iteration += 1
        node = path[len(path) - 1]
        while state.player != OVER and (
            node.visits >= EXPAND_AFTER or node.order or node is self.root
        ):
            if self.settings.long_turns and state.turn != self.turn:
                break
            player = state.player
            if player == CHANCE:
                state.play(state.draw(self.dice))
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
            self.positions += 1 + finish_move(state, self.dice, self.settings.max_compared)
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
            self.positions += 1 + finish_move(state, self.dice, self.settings.max_compared)
            return state
        seat = state.player
        best = state
        best_value = -1e18
        for action in actions:
            twin = state.clone()
            twin.play(action)
            self.positions += 1 + finish_move(twin, self.dice, self.settings.max_compared)
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
        """Return the options of the decision at hand, the best first."""
        return explain(self.state, self.root)

    def explain_decision(self) -> list[Option]:
        """Return the options of the last decision, as they were when it was made."""
        return [] if self.decided_in is None else explain(self.decided_in, self.decided_at)


def _mean(child: Node) -> float:
    return child.mean()
