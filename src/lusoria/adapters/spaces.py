"""Observations and masks as arrays, and their spaces."""

from typing import Any

from lusoria.core.game import Game
from lusoria.core.state import State
from lusoria.extras import extra

with extra("research"):
    import numpy as np
    from gymnasium import spaces

Seen = dict[str, Any]
"""`observation`, as `game.observation` lays it out, and `action_mask`; both are read-only."""


def observation_space(game: Game) -> spaces.Dict:
    """What a seat sees."""
    high = np.frombuffer(game.observation.highs(), np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def action_space(game: Game) -> "spaces.Discrete":
    """What a seat may do: a number of the action table."""
    return spaces.Discrete(game.action_count)


def seen(state: State, seat: int) -> Seen:
    """What the seat sees; the mask is empty unless it decides."""
    mask = state.legal_mask() if state.player == seat else bytes(state.game.action_count)
    return {
        "observation": np.frombuffer(state.observation(seat), np.uint8),
        "action_mask": np.frombuffer(mask, np.int8),
    }


def text(state: State, seat: int) -> str:
    """What the seat sees, for people."""
    return state.game.observation.text(state.observation(seat))
