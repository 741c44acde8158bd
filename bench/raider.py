"""A warlike player of Romolo, to measure how well others defend: greedy, but it lives for raids.

It judges a position as the game does and adds what a warlord likes: fighters, their way to the
enemy, and every loss of his. `Raider` likes them beside its economy, `Warlord` more than that.
"""

from random import Random
from typing import Final, cast

from lusoria import State
from lusoria.core.chance import sample
from lusoria.core.state import CHANCE
from lusoria.games.romolo import layout
from lusoria.games.romolo.state import Romolo
from lusoria.players.moves import MAX_DECISIONS

LINES: Final = 400  # of play that one decision tells apart
POSITIONS: Final = 20_000  # examined for one decision
SAMPLES: Final = 6

# Points for what a warlord likes
FIGHTERS: Final = 6  # more than this are not wanted
MARCH: Final = 0.35  # a step of a fighter towards the enemy
FARTHEST: Final = 7
A_PIECE: Final = 1.5  # of the enemy, near his Capital
A_UNIT: Final = 2.0
A_HIT: Final = 8.0  # on his Tower
A_TOWER: Final = 80.0
SCALE: Final = 5.0  # points to odds, about as the game's own value


class Raider:
    """Greedy with a liking for war."""

    fighter = 2.0  # points for one

    def choose(self, state: State, rng: Random) -> int:
        """Return the action that begins the best move in a warlord's eyes."""
        actions = state.game.rules.weighed(state)
        if len(actions) == 1:
            return actions[0]
        best: list[int] = []
        best_value = float("-inf")
        for action in actions:
            self.left = POSITIONS // len(actions)
            value = self.after(state, action, state.player, rng, LINES // len(actions), 0)
            if value > best_value:
                best, best_value = [], value
            if value == best_value:
                best.append(action)
        return rng.choice(best)

    def after(
        self, state: State, action: int, seat: int, rng: Random, lines: int, depth: int
    ) -> float:
        """Return the value of the position once the action has been taken and its move is over."""
        state = state.clone()
        state.play(action)
        self.left -= 1
        while state.in_move and depth < MAX_DECISIONS:
            depth += 1
            if state.player == CHANCE:
                chances = state.chances()
                if lines == 0:
                    state.play(sample(chances, rng))
                    continue
                if len(chances) > SAMPLES:
                    chances = [(sample(chances, rng), 1) for _ in range(SAMPLES)]
                share = lines // len(chances)
                total = sum(
                    weight * self.after(state, outcome, seat, rng, share, depth)
                    for outcome, weight in chances
                )
                return total / sum(weight for _, weight in chances)
            if state.player != seat:
                break
            actions = state.game.rules.weighed(state)
            if 1 < len(actions) <= lines and self.left > 0:
                share = lines // len(actions)
                return max(self.after(state, x, seat, rng, share, depth) for x in actions)
            action = actions[0]
            if len(actions) > 1:
                values = []
                for action in actions:
                    twin = state.clone()
                    twin.play(action)
                    values.append(self.value(twin, seat))
                self.left -= len(actions)
                action = actions[values.index(max(values))]
            state.play(action)
        return self.value(state, seat)

    def value(self, state: State, seat: int) -> float:
        """Return the game's value and what the warlord likes."""
        own = state.game.rules.value(state, seat)
        return own + self.liking(cast(Romolo, state), seat) / SCALE

    def liking(self, s: Romolo, seat: int) -> float:
        """Return the points for fighters, their way to the enemy and his losses."""
        total = 0.0
        goals = []
        for other in range(s.players):
            if s.are_allied(seat, other):
                continue
            if not s.is_alive(other):
                total += A_TOWER
                continue
            total += A_HIT * s.damage(other)
            capital = s.capital(other)
            if capital < 0:
                continue
            goals.append(capital)
            mine = s.capital(seat)
            for place in range(s.board.size):
                away = s.board.distance(place, capital)
                if away <= 2 and (mine < 0 or away <= s.board.distance(place, mine)):
                    i = place * layout.HEX + layout.BUILT
                    total -= A_PIECE * sum(s.hexes[i : i + layout.COUNTED])
            for unit in range(layout.UNITS):
                if s.at[unit] >= 0 and s.owner(unit) == other:
                    total -= A_UNIT
        if not goals:
            return total
        fighters = 0
        for unit in range(layout.UNITS):
            place = s.at[unit]
            if place >= 0 and layout.KIND[unit] != layout.WORKER and s.owner(unit) == seat:
                strength = s.edition.strength[layout.KIND[unit]]
                fighters += 1
                if strength > 0 and fighters <= FIGHTERS:
                    away = min(s.board.distance(place, goal) for goal in goals)
                    total += self.fighter * strength / 3.0
                    total += MARCH * (FARTHEST - away)
        return total


class Warlord(Raider):
    """One who raises an army whatever it costs."""

    fighter = 6.0
