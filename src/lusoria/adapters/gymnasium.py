"""The games as Gymnasium environments: one agent against our players.

    import lusoria.adapters.gymnasium
    env = gymnasium.make("lusoria/Roma-v0", opponent="greedy")

Importing this registers `lusoria/Roma-v0`, `lusoria/Builders-v0`, `lusoria/Romolo-v0` and every
other game that is installed.
"""

from random import Random
from typing import Any

import lusoria
from lusoria.adapters.spaces import Seen, action_space, observation_space, seen, text
from lusoria.core.playout import let_chance_decide
from lusoria.core.state import OVER
from lusoria.extras import extra
from lusoria.players import decide, player

with extra("research"):
    import gymnasium

LOST = -1.0


class Duel(gymnasium.Env[Seen, int]):
    """A game in which the agent has one seat and a named player all others, allies included.

    The agent's seat changes from game to game unless `seat` fixes it. An illegal action loses the
    game at once: `info["illegal"]` says why.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponent: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = lusoria.game(game)
        self._first = self.game.environment(players, options)
        if seat is not None and not 0 <= seat < self._first.players:
            raise ValueError(f"a seat is from 0 to {self._first.players - 1}, not {seat}")
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)  # type: ignore[assignment] # of numpy's ints
        self._opponent = opponent
        self._fixed = seat
        player(opponent, game)  # refuses an unknown player now

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new game and play up to the agent's first decision."""
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**63)))
        self._rng = rng
        self._others = player(self._opponent, self.game.id)
        self.position = self._first.clone()
        count = self._first.players
        self.seat = rng.randrange(count) if self._fixed is None else self._fixed
        self._go_on()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take the agent's action and play until it decides again."""
        state = self.position
        if state.is_over:
            raise ValueError("the game is over: reset begins a new one")
        refusal = state.why_not(int(action))
        if refusal is not None:
            return self._seen(), LOST, True, False, {"seat": self.seat, "illegal": str(refusal)}
        state.play(int(action))
        self._go_on()
        over = state.player == OVER
        reward = state.outcome().returns()[self.seat] if over else 0.0
        cut = state.is_cut_off
        return self._seen(), reward, over and not cut, cut, {"seat": self.seat}

    def render(self) -> Any:
        """Return what the agent sees, in words."""
        said = text(self.position, self.seat)
        if self.render_mode == "human":
            print(said)
            return None
        return said

    def _go_on(self) -> None:
        """Let chance and the others decide until it is the agent's turn."""
        state = self.position
        let_chance_decide(state, self._rng)
        while not state.is_over and state.player != self.seat:
            state.apply(decide(self._others, state, self._rng))
            let_chance_decide(state, self._rng)

    def _seen(self) -> Seen:
        return seen(self.position, self.seat)


def register() -> None:
    """Register the games with `gymnasium.make`."""
    for id in lusoria.game_ids():
        name = f"lusoria/{id.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, "lusoria.adapters.gymnasium:Duel", kwargs={"game": id})


register()
