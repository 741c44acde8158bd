"""Romolo o Remo?, by Michele Quondam, for one to four players."""

from lusoria.core.game import DUEL, FOUR, SOLITAIRE, THREE, Box, Game, Mode
from lusoria.core.options import Choice

PUBLISHED = (("edition", "2013"),)
PROTOTYPE = (("edition", "1.66"),)

GAME = Game(
    id="romolo",
    name="Romolo o Remo?",
    version=2,
    players=(1, 4),
    options=(
        Choice("edition", ("2013", "1.66"), "2013", "RR2.14"),
        Choice("peoples", ("off", "on"), "off", "RR19.19", PROTOTYPE, late=True),
        Choice("bid_paid", ("none", "winner"), "none", "RR19.35", PROTOTYPE, late=True),
        Choice("battle", ("usual", "tokens", "die"), "usual", "RR2.12"),
        Choice("teams", ("off", "on"), "off", "RR17.1"),
        Choice("coins", ("open", "hidden"), "open", "RR1.1"),
        Choice("soldier_controls_water", ("yes", "no"), "yes", "RR13.4"),
        Choice("negotiator_mode", ("types", "stock"), "types", "RR15.3", PUBLISHED),
        Choice("obsessor_passive", ("no", "yes"), "no", "RR15.9", PUBLISHED),
    ),
    box=Box(
        minutes=120,
        modes=(SOLITAIRE, DUEL, THREE, FOUR, Mode("alliance", 4, (("teams", "on"),))),
    ),
    folder=__name__,
)
