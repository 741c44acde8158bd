"""What the verbs act on: dice, discs, points and cards, in texts and on the table."""

from typing import TYPE_CHECKING, Final

from lusoria.core.message import Message, Params
from lusoria.core.verbs import Argument
from lusoria.games.roma import actions as a
from lusoria.games.roma import asked
from lusoria.games.roma.cards import EMPTY, NAMES, PRICES
from lusoria.games.roma.layout import UNUSED
from lusoria.games.roma.words import card_name

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma


def value(s: "Roma", number: int) -> Params:
    """A die's value, or a number of points."""
    return {"value": str(number + 1)}


def dice(s: "Roma", number: int) -> list[str]:
    """The unused dice that show the value."""
    return [f"die:{i}" for i in range(3) if s.dice[i] == number + 1 and s.used[i] == UNUSED]


def disc(s: "Roma", seat: int, number: int) -> Params:
    """A disc and what lies there; before the reveal only that something does (R4)."""
    kind = s.board[seat * 6 + number]
    if kind == EMPTY:
        card = Message("roma-no-card")
    else:
        card = Message("roma-down-card") if s.step == asked.PLACE else card_name(kind)
    return {**value(s, number), "card": card}


def card(s: "Roma", number: int) -> Params:
    """A kind of card."""
    return {"card": card_name(number)}


def in_pile(s: "Roma", number: int) -> list[str]:
    """A kind of card in the draw pile (R31) or the discard pile (R37)."""
    pile = "draw" if s.step == asked.SEEK else "discard"
    return [f"{pile}:{NAMES[number]}", f"pile:{pile}"]


def on_side(s: "Roma", number: int) -> list[str]:
    """A kind of card, wherever it lies on the active seat's side."""
    own = s.active
    return [f"place:{own}:{i + 1}" for i in range(6) if s.board[own * 6 + i] == number]


def laid(s: "Roma", number: int) -> Params:
    """A kind of card and the disc it is laid beside; its price where it is bought (R8)."""
    params: Params = {"card": card_name(number // 6), "disc": str(number % 6 + 1)}
    if s.step == asked.ACT:
        params["price"] = str(PRICES[number // 6])
    return params


def laid_on(s: "Roma", number: int) -> list[str]:
    """The card, in hand or taken up (R33), and its place."""
    zone = "held" if s.step == asked.RELAY else "hand"
    return [f"{zone}:{NAMES[number // 6]}", f"place:{s.active}:{number % 6 + 1}"]


DIE: Final[Argument["Roma"]] = Argument(value, dice)

# Of each verb, by its first number
ARGUMENTS: Final[dict[int, Argument["Roma"]]] = {
    a.END: Argument(),
    a.DONE: Argument(),
    a.REROLL: Argument(),
    a.STAND: Argument(),
    a.MONEY: Argument(value, lambda s, n: [*dice(s, n), "disc:money"]),
    a.DRAW: Argument(value, lambda s, n: [*dice(s, n), "disc:cards", "pile:draw"]),
    a.ACTIVATE: Argument(
        lambda s, n: disc(s, s.active, n),
        lambda s, n: [*dice(s, n), f"disc:{n + 1}", f"place:{s.active}:{n + 1}"],
    ),
    a.TARGET: Argument(
        lambda s, n: disc(s, 1 - s.active, n), lambda s, n: [f"place:{1 - s.active}:{n + 1}"]
    ),
    a.ADD: DIE,
    a.POINTS: DIE,
    a.TEMPLE: DIE,
    a.RAISE: Argument(lambda s, n: {**value(s, n), "now": str(n + 2)}, dice),
    a.LOWER: Argument(lambda s, n: {**value(s, n), "now": str(n)}, dice),
    a.BUY: Argument(
        lambda s, n: {**value(s, n), "money": str(2 * n + 2)}, lambda s, n: [f"seat:{1 - s.active}"]
    ),
    a.PASS: Argument(card, lambda s, n: [f"hand:{NAMES[n]}"]),
    a.KEEP: Argument(card, lambda s, n: [f"held:{NAMES[n]}"]),
    a.TAKE: Argument(card, in_pile),
    a.COPY: Argument(card, on_side),
    a.LAY: Argument(laid, laid_on),
}
