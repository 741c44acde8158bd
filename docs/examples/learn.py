"""A policy that learns by playing against itself, in one file and with numpy alone.

    python docs/examples/learn.py roma --seconds 60

It is REINFORCE with a baseline, linear in the observation to keep it short. At the end it plays
against a random player.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import lusoria

Array = np.ndarray[Any, Any]
GAMES = 256
RATE = 0.002  # of Adam
UPDATE = 8192  # decisions


class Linear:
    """A matrix that learns with Adam."""

    def __init__(self, rows: int, columns: int) -> None:
        self.weights = np.zeros((rows, columns), np.float32)
        self.mean, self.square, self.steps = 0 * self.weights, 0 * self.weights, 0

    def learn(self, slope: Array) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope**2 - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


class Policy:
    """A policy and a baseline."""

    def __init__(self, game: lusoria.Game) -> None:
        self.scale = 1 / np.frombuffer(game.observation.highs(), np.uint8).astype(np.float32)
        self.actor = Linear(game.observation.size, game.action_count)
        self.critic = Linear(game.observation.size, 1)

    def chances(self, seen: Array, masks: Array) -> Array:
        """Return the probability of every action."""
        wish = seen @ self.actor.weights
        wish[masks == 0] = -1e9
        odds = np.exp(wish - wish.max(axis=1, keepdims=True))
        return np.asarray(odds / odds.sum(axis=1, keepdims=True))

    def choose(self, observations: Array, masks: Array, rng: np.random.Generator) -> Array:
        """Return an action for each game."""
        sums = self.chances(observations * self.scale, masks).cumsum(axis=1)
        lots = rng.random((len(sums), 1), np.float32) * sums[:, -1:]
        return np.asarray((sums <= lots).sum(axis=1))

    def learn(self, observations: Array, masks: Array, actions: Array, rewards: Array) -> None:
        """Make actions that went better than expected more likely."""
        seen = observations * self.scale
        better = rewards - (seen @ self.critic.weights)[:, 0]
        slope = -self.chances(seen, masks)
        slope[np.arange(len(actions)), actions] += 1
        self.actor.learn(seen.T @ (slope * better[:, None]) / len(actions))
        self.critic.learn(seen.T @ better[:, None] / len(actions))


def train(
    policy: Policy, game: str, seconds: float = 1e9, decisions: float = 1e18, seed: int = 0
) -> int:
    """Play against itself for the given seconds or decisions; return the number of decisions."""
    batch, rng = lusoria.batch(game, GAMES, seed=seed), np.random.default_rng(seed)
    observations, masks = np.asarray(batch.observations), np.asarray(batch.masks)
    players, ended = np.asarray(batch.players), np.asarray(batch.ended)
    rewards = np.asarray(batch.rewards)
    course: list[list[tuple[Array, Array, int, int]]] = [[] for _ in range(GAMES)]
    learned: list[tuple[Array, Array, int, float]] = []
    done, end = 0, time.monotonic() + seconds
    while time.monotonic() < end and done < decisions:
        actions = policy.choose(observations, masks, rng)
        for i in range(GAMES):
            step = (observations[i].copy(), masks[i].copy(), int(actions[i]), int(players[i]))
            course[i].append(step)
        batch.step(actions)
        done += GAMES
        for i in np.flatnonzero(ended).tolist():
            learned += [(*step[:3], rewards[i, step[3]]) for step in course[i]]
            course[i].clear()
        if len(learned) >= UPDATE:
            policy.learn(*(np.array(column) for column in zip(*learned, strict=True)))
            learned.clear()
    return done


def against_random(policy: Policy, game: str, games: int, seed: int = 1) -> float:
    """Return the mean reward against random players; the policy's seat changes every game."""
    batch, rng = lusoria.batch(game, GAMES, seed=seed), np.random.default_rng(seed)
    observations, masks = np.asarray(batch.observations), np.asarray(batch.masks)
    players, ended = np.asarray(batch.players), np.asarray(batch.ended)
    rewards = np.asarray(batch.rewards)
    own = np.arange(GAMES) % rewards.shape[1]
    total, played = 0.0, 0
    while played < games:
        actions = np.array(batch.sample())
        turn = players == own
        actions[turn] = policy.choose(observations[turn], masks[turn], rng)
        batch.step(actions)
        for i in np.flatnonzero(ended).tolist():
            total += rewards[i, own[i]]
            played += 1
            own[i] = (own[i] + 1) % rewards.shape[1]
    return total / played


def main(say: Callable[[str], None] = print) -> None:
    """Learn, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="roma")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=1000)
    given = parser.parse_args()
    policy = Policy(lusoria.game(given.game))
    say(f"before: {against_random(policy, given.game, given.games):+.2f} against random")
    decisions = train(policy, given.game, given.seconds)
    say(f"{decisions} decisions played in {given.seconds:g} s")
    say(f"after: {against_random(policy, given.game, given.games):+.2f} against random")


if __name__ == "__main__":
    main()
