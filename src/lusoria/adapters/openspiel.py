"""The games as OpenSpiel games: importing this registers `lusoria_roma` and so on.

    import lusoria.adapters.openspiel
    game = pyspiel.load_game("lusoria_romolo(players=4,teams=on,edition=edition-2013)")

Chance is explicit. Utilities are those of `Outcome.returns`. The information state is what a seat
was told and did; as a tensor it is the seat's observation and a digest of that history in 256 bits.
"""

from hashlib import sha256
from random import Random
from typing import Any, Final

import lusoria
from lusoria.core.game import Game
from lusoria.core.options import Choice
from lusoria.core.recall import Recall
from lusoria.extras import extra

with extra("research"):
    import numpy as np
    import pyspiel

PREFIX: Final = "lusoria_"
DECISIONS: Final = 2_000  # decisions: more than a seat takes in any round
NO_LIMIT: Final = 10_000  # rounds
DIGEST: Final = 256


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with the options given as parameters; each game has a subclass."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {**defaults(game), **(params or {})}
        players = given.pop("players")
        given["round_limit"] = given["round_limit"] or None
        for option in game.options:
            if isinstance(option, Choice):
                words = {word(option, value): value for value in option.values}
                given[option.name] = words.get(given[option.name], given[option.name])
        first = game.start(players, **given)
        zero_sum = all(first.sides)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=game.chance_count,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=DECISIONS * players * (given["round_limit"] or NO_LIMIT),
        )
        super().__init__(game_type(game, zero_sum=zero_sum), info, params or {})
        self.first: Final = first

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """Return the observer, which puts positions into tensors and strings."""
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        if kind is not None and kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("an observation is what one seat sees")
        return Observer(self.game, kind is not None and kind.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. `memory` has it, and what each seat remembers; OpenSpiel copies its attributes
    one by one, and this one is copied fast.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.memory = Recall(game.first)

    def current_player(self) -> int:
        player = self.memory.state.player
        if player >= 0:
            return player
        chance = self.memory.state.is_chance
        return int(pyspiel.PlayerId.CHANCE if chance else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.memory.state.is_over

    def returns(self) -> list[float]:
        """Return the utility of each seat; 0 before the end."""
        state = self.memory.state
        return state.outcome().returns() if state.is_over else [0.0] * state.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.memory.state.chances()
        whole = sum(weight for _, weight in chances)
        return [(outcome, weight / whole) for outcome, weight in chances]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return another position in which the seat would know and remember the same."""
        twin: SpielState = self.clone()
        twin.memory = self.memory.resample(player, Random(int(sampler() * 2**53)))
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return self.memory.state.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.memory.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"outcome {action}"
        state = self.memory.state
        return state.game.notation(state, action)

    def __str__(self) -> str:
        return self.memory.state.key()


class Observer:
    """Puts what a seat sees, or what it remembers, into a tensor and a string."""

    def __init__(self, game: Game, remembers: bool) -> None:
        self._layout: Final = game.observation
        self._remembers: Final = remembers
        size = game.observation.size
        self.tensor: Final = np.zeros(size + (DIGEST if remembers else 0), np.float32)
        self.dict: Final = {"observation": self.tensor[:size]}
        if remembers:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        seen = state.memory.state.observation(player)
        self.dict["observation"][:] = np.frombuffer(seen, np.uint8)
        if self._remembers:
            digest = sha256(state.memory.text(player).encode()).digest()
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the position in words."""
        if self._remembers:
            return state.memory.text(player)
        return self._layout.text(state.memory.state.observation(player))


def defaults(game: Game) -> dict[str, Any]:
    """Return the parameters with their defaults; a `round_limit` of 0 means none."""
    found: dict[str, Any] = {"players": game.box.players, "round_limit": game.rules.rounds}
    for option in game.options:
        if isinstance(option, Choice):
            found[option.name] = word(option, option.default)
    return found


def word(option: Choice, value: object) -> str:
    """Return an option's value as a parameter: OpenSpiel reads what looks like a number as one."""
    said = str(value)
    return f"{option.name}-{said}" if said[:1].isdigit() else said


def game_type(game: Game, *, zero_sum: bool) -> Any:
    """Return what OpenSpiel wants to know about a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.id,
        long_name=game.name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def register() -> None:
    """Register the games with `pyspiel.load_game`.

    Each is created by a class, not a function: OpenSpiel releases it after Python has shut down,
    when freeing a function would crash.
    """
    for id in lusoria.game_ids():
        game = lusoria.game(id)
        if PREFIX + id not in pyspiel.registered_names():
            made = type(PREFIX + id, (SpielGame,), {"game": game})
            pyspiel.register_game(game_type(game, zero_sum=True), made)


register()
