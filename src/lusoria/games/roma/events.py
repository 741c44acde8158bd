"""What happens in Roma: the numbers of each event, who may see them, and what travels."""

from typing import Final

from lusoria.core.events import SEAT, EventKind, Field, Move, Named
from lusoria.games.roma.cards import NAMES, CardName

CARD: Final = Named(CardName, NAMES, "roma-card-")

FIELDS: Final[dict[str, Field]] = {
    "seat": SEAT,
    "other": SEAT,
    "card": CARD,
    "attacker": CARD,
}

# Where things are: a card in hand has a place of its own only for whoever holds it
HAND: Final = "hand:{card}|hand:{seat}"
PLACE: Final = "place:{seat}:{disc}"
FACE: Final = "card:{card}|card"  # the other seat sees the back

EVENTS: Final[dict[str, EventKind]] = {
    # the set-up (R3, R4)
    "begins": EventKind(("seat",)),
    "deal": EventKind(("seat", "card"), ("seat",), (Move("pile:draw", HAND, FACE),)),
    "pass": EventKind(
        ("seat", "card"), ("seat",), (Move(HAND, "passed:{card}|hand:{seat}", FACE),)
    ),
    "receive": EventKind(
        ("seat", "other", "card"), None, (Move("hand:{other}", HAND, "card:{card}"),)
    ),
    "place": EventKind(("seat", "card", "disc"), ("seat", "disc"), (Move(HAND, PLACE),)),
    "reveal": EventKind(("seat", "card", "disc")),
    # the turn (R5, R6, R16)
    "turn": EventKind(("seat",)),
    "pay": EventKind(
        ("seat", "points"), None, (Move("seat:{seat}", "stockpile", "point", "points"),)
    ),
    "roll": EventKind(("seat", "die1", "die2", "die3")),
    "reroll": EventKind(("seat",)),
    "stand": EventKind(("seat",)),
    "end": EventKind(("seat",)),
    # cards, money and dice (R7 to R12)
    "lay": EventKind(("seat", "card", "disc", "money"), None, (Move(HAND, PLACE),)),
    "cover": EventKind(
        ("seat", "card", "disc"), None, (Move(PLACE, "pile:discard", "card:{card}"),)
    ),
    "money": EventKind(
        ("seat", "money", "die"),
        None,
        (Move("die:{die}"), Move("disc:money", "seat:{seat}", "coin", "money")),
    ),
    "draw": EventKind(("seat", "count", "die"), None, (Move("die:{die}"),)),
    "drawn": EventKind(("seat", "card"), None, (Move("pile:draw", "held:{card}", "card:{card}"),)),
    "keep": EventKind(("seat", "card"), ("seat",), (Move("held:{card}|pile:draw", HAND, FACE),)),
    "discard": EventKind(
        ("seat", "card"),
        None,
        (Move("held:{card}|pile:draw", "pile:discard", "card:{card}"),),
    ),
    "reshuffle": EventKind(("count",), None, (Move("pile:discard", "pile:draw", "card", "count"),)),
    "activate": EventKind(("seat", "card", "disc", "die"), None, (Move("die:{die}"),)),
    # what the cards do (R13, R20 to R44)
    "copy": EventKind(("seat", "card")),
    "block": EventKind(("seat", "other", "disc")),
    "return": EventKind(("seat", "card", "disc"), None, (Move(PLACE, HAND, "card:{card}"),)),
    "lose": EventKind(
        ("seat", "card", "disc"), None, (Move(PLACE, "pile:discard", "card:{card}"),)
    ),
    "battle": EventKind(("seat", "attacker", "other", "card", "disc", "roll", "defence")),
    "add": EventKind(("seat", "value", "die"), None, (Move("die:{die}"),)),
    "beat": EventKind(
        ("seat", "attacker", "other", "card", "disc", "roll", "added", "defence", "strength")
    ),
    "hold": EventKind(
        ("seat", "attacker", "other", "card", "disc", "roll", "added", "defence", "strength")
    ),
    "forum": EventKind(("seat", "value", "die"), None, (Move("die:{die}"),)),
    "templum": EventKind(("seat", "value", "die"), None, (Move("die:{die}"),)),
    "forum-pays": EventKind(
        ("seat", "value", "basilica", "templum", "points"),
        None,
        (Move("stockpile", "seat:{seat}", "point", "points"),),
    ),
    "win": EventKind(
        ("seat", "card", "points"), None, (Move("stockpile", "seat:{seat}", "point", "points"),)
    ),
    "rob": EventKind(
        ("seat", "card", "other", "points"),
        None,
        (Move("seat:{other}", "seat:{seat}", "point", "points"),),
    ),
    "buy": EventKind(
        ("seat", "other", "points", "money"),
        None,
        (
            Move("seat:{seat}", "seat:{other}", "coin", "money"),
            Move("seat:{other}", "seat:{seat}", "point", "points"),
        ),
    ),
    "change": EventKind(("seat", "value", "now", "die")),
    "siege": EventKind(("seat", "value")),
    "lift": EventKind(("seat", "card", "disc"), None, (Move(PLACE, "held:{card}"),)),
    "relay": EventKind(("seat", "card", "disc"), None, (Move("held:{card}", PLACE),)),
    "look": EventKind(("seat",)),
    "take": EventKind(("seat", "card"), ("seat",), (Move("draw:{card}|pile:draw", HAND, FACE),)),
    "recover": EventKind(
        ("seat", "card"), None, (Move("discard:{card}|pile:discard", HAND, "card:{card}"),)
    ),
    "over": EventKind(("points0", "points1")),
}
