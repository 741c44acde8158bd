"""Romolo o Remo?, by Michele Quondam, for one to four players."""

from lusoria.core.game import Box, Game
from lusoria.core.options import Choice

GAME = Game(
    id="romolo",
    name="Romolo o Remo?",
    version=2,
    players=(1, 4),
    options=(
        Choice("edition", ("2013",), "2013"),
        Choice("battle", ("tokens", "die"), "tokens"),
        Choice("teams", ("off", "on"), "off"),
        Choice("coins", ("open", "hidden"), "open"),
        Choice("soldier_controls_water", ("yes", "no"), "yes"),
        Choice("negotiator_mode", ("types", "stock"), "types"),
        Choice("obsessor_passive", ("no", "yes"), "no"),
    ),
    box=Box(minutes=120),
    folder=__name__,
)
