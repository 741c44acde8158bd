"""The games as PettingZoo knows them: agents that act in turn.

    env = lusoria.adapters.pettingzoo.env("roma")

An agent is a seat, `player_0` and so on. Chance decides by itself. Rewards come at the end, as
`Outcome.returns` says; a game that only the round limit has ended is truncated.
"""

from random import Random
from typing import Any, Final

import lusoria
from lusoria.adapters.spaces import Seen, action_space, observation_space, seen, text
from lusoria.core.playout import let_chance_decide
from lusoria.core.state import OVER
from lusoria.extras import extra

with extra("research"):
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )

ILLEGAL: Final = -1.0


def env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: object
) -> Any:
    """A game with PettingZoo's usual guards: an illegal action loses, and the game is over."""
    raw = raw_env(game, players, render_mode, **options)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, ILLEGAL)))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 # PettingZoo calls it so
    """A game without guards: an illegal action raises `IllegalAction` and changes nothing."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = lusoria.game(game)
        self._first = self.game.environment(players, options)
        self.metadata = {
            "name": f"lusoria_{game}_v{self.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._first.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(self.game) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._rng = Random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        if seed is not None:
            self._rng = Random(seed)
        self.position = self._first.clone()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        let_chance_decide(self.position, self._rng)
        self.agent_selection = self.possible_agents[self.position.player]

    def step(self, action: int | None) -> None:
        """The agent whose turn it is decides; with None it leaves when the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.position
        if action is None:
            raise ValueError("only who leaves a finished game acts with None")
        state.apply(int(action))  # numpy's numbers are no Python numbers
        let_chance_decide(state, self._rng)
        self._cumulative_rewards[agent] = 0.0
        if state.player == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[state.player]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What the agent sees."""
        return seen(self.position, self._seats[agent])

    def render(self) -> str | None:
        """What the agent whose turn it is sees, in words."""
        said = text(self.position, self._seats[self.agent_selection])
        if self.render_mode == "human":
            print(said)
            return None
        return said

    def close(self) -> None:
        """Nothing is open."""

    def _end(self) -> None:
        """The game is over."""
        state = self.position
        self.rewards = dict(zip(self.possible_agents, state.outcome().returns(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, not state.is_cut_off)
        self.truncations = dict.fromkeys(self.agents, state.is_cut_off)
