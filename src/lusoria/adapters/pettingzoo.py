"""The games as PettingZoo environments: agents that act in turn.

    env = lusoria.adapters.pettingzoo.env("roma")

An agent is a seat, `player_0` and so on. Chance is drawn automatically. Rewards come at the end and
are those of `Outcome.returns`; a game ended by the round limit is truncated.
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
    """Return a game with PettingZoo's usual wrappers: an illegal action loses and ends the game."""
    raw = raw_env(game, players, render_mode, **options)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw, ILLEGAL)))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 # PettingZoo calls it so
    """A game without wrappers: an illegal action raises `IllegalAction` and changes nothing."""

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
        """Start a new game."""
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
        """Take the action of the agent whose turn it is; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.position
        if action is None:
            raise ValueError("only who leaves a finished game acts with None")
        state.apply(int(action))  # a numpy integer is not an int
        let_chance_decide(state, self._rng)
        self._cumulative_rewards[agent] = 0.0
        if state.player == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[state.player]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """Return what the agent sees."""
        return seen(self.position, self._seats[agent])

    def render(self) -> str | None:
        """Return what the agent whose turn it is sees, in words."""
        said = text(self.position, self._seats[self.agent_selection])
        if self.render_mode == "human":
            print(said)
            return None
        return said

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _end(self) -> None:
        """The game is over."""
        state = self.position
        self.rewards = dict(zip(self.possible_agents, state.outcome().returns(), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, not state.is_cut_off)
        self.truncations = dict.fromkeys(self.agents, state.is_cut_off)
