"""What a seat may know of a position as bytes: its own things first, then the opponent's."""

from typing import TYPE_CHECKING, Final

from lusoria.core.observation import MOST, Layout, Part, bits, capped, one_of, pairs
from lusoria.core.state import OVER
from lusoria.games.roma import asked
from lusoria.games.roma.cards import KINDS, NAMES
from lusoria.games.roma.layout import DECK, DISCARD, HELD, KNOWN
from lusoria.games.roma.steps import STEPS

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

DISCS: Final = ("1", "2", "3", "4", "5", "6")
LYING: Final = (*NAMES, "face down")
DICE_LABELS: Final = tuple(f"die {die} shows {value}" for die in (1, 2, 3) for value in DISCS)
LIES: Final = ("unused", *[f"on {disc}" for disc in DISCS], "on money", "on cards", "spent")
MANY: Final = 52  # as many cards as there are

LAYOUT: Final = Layout(
    [
        Part("decides", ("own", "opponent")),
        Part("turn of", ("own", "opponent")),
        Part("begins"),
        Part("within a move"),
        Part("over"),
        Part("mercatus from the stockpile"),
        Part("turn", high=MOST),
        Part("stockpile", high=MOST),
        Part("points", ("own", "opponent"), MOST),
        Part("money", ("own", "opponent"), MOST),
        Part("cards in hand", ("own", "opponent"), MANY),
        Part("cards put aside", ("own", "opponent"), 2),
        Part("draw pile", high=MANY),
        Part("discard pile", high=MANY),
        Part("cards held", high=MANY),
        Part("siege", high=MOST),
        Part("forum", high=MOST),
        Part("own hand", NAMES, MANY),
        Part("discarded", NAMES, MANY),
        Part("own cards put aside", NAMES, 2),
        Part("held", NAMES, MANY),
        Part("looked through", NAMES, MANY),
        Part("step", asked.STEPS),
        Part("dice", DICE_LABELS),
        Part("dice lie", tuple(f"die {die} {lies}" for die in (1, 2, 3) for lies in LIES)),
        Part("own cards", tuple(f"{disc} {name}" for disc in DISCS for name in LYING)),
        Part("opponent's cards", tuple(f"{disc} {name}" for disc in DISCS for name in LYING)),
        Part("own discs blocked", DISCS),
        Part("opponent's discs blocked", DISCS),
        Part("acts", NAMES),
        Part("acts from", DISCS),
        Part("attacked", DISCS),
        Part("battle die", DISCS),
    ]
)

ACTS: Final = [len(step.actors) > 0 for step in STEPS]
NO_CARDS: Final = bytes(KINDS)
STEP: Final = one_of(len(asked.STEPS))
VALUE: Final = one_of(6)
PLACES: Final = one_of(len(LIES))
LAID: Final = KINDS + 2  # at a place lies nothing, a card of a kind, or one face down
FACE_DOWN: Final = KINDS + 1
TWO_CARDS: Final = pairs(one_of(KINDS + 1))
KIND: Final = one_of(KINDS)
BLOCKED: Final = bits(6)


def observation(s: "Roma", seat: int) -> bytes:
    """The position as the seat may know it."""
    other = 1 - seat
    step = s.step
    cards = s.cards
    over = s.player == OVER
    acting = s.player >= 0 and ACTS[step]
    held = s.set_aside > 0 and step in (asked.DRAWN, asked.KEEP, asked.RELAY)
    passing = step == asked.PASS
    aside = KNOWN + seat * KINDS
    opposite = KNOWN + other * KINDS
    numbers = [
        1 if s.player == seat else 0,
        1 if s.player == other else 0,
        1 if s.active == seat else 0,
        1 if s.active == other else 0,
        1 if s.first == seat else 0,
        1 if s.in_move else 0,
        1 if over else 0,
        1 if s.from_stockpile else 0,
        capped(s.turn),
        s.stockpile,
        s.points[seat],
        s.points[other],
        capped(s.money[seat]),
        capped(s.money[other]),
        s.hand_size(seat),
        s.hand_size(other),
        sum(cards[aside : aside + KINDS]) if passing else 0,
        sum(cards[opposite : opposite + KINDS]) if passing else 0,
        s.deck_size,
        s.discard_size,
        s.set_aside if held else 0,
        s.siege,
        s.gain if acting and step == asked.TEMPLE else 0,
    ]
    numbers += cards[seat * KINDS : seat * KINDS + KINDS]
    numbers += cards[DISCARD : DISCARD + KINDS]
    shown = held and (step == asked.RELAY or s.active == seat)
    looking = step == asked.SEEK and s.player == seat
    found = [
        bytes(numbers),
        bytes(cards[aside : aside + KINDS]) if passing else NO_CARDS,
        bytes(cards[HELD : HELD + KINDS]) if shown else NO_CARDS,
        bytes(cards[DECK : DECK + KINDS]) if looking else NO_CARDS,
        STEP[step + 1],
    ]
    dice = s.dice
    for value in dice:
        found.append(VALUE[value])
    for i in range(3):
        found.append(PLACES[s.used[i] + 1] if dice[i] > 0 else PLACES[0])
    board = s.board
    for i in range(seat * 6, seat * 6 + 6, 2):
        found.append(TWO_CARDS[(board[i] + 1) * LAID + board[i + 1] + 1])
    for i in range(other * 6, other * 6 + 6, 2):
        first = board[i] + 1
        second = board[i + 1] + 1
        if step == asked.PLACE:
            first = FACE_DOWN if first > 0 else 0
            second = FACE_DOWN if second > 0 else 0
        found.append(TWO_CARDS[first * LAID + second])
    found.append(BLOCKED[s.blocked[seat]])
    found.append(BLOCKED[s.blocked[other]])
    found.append(KIND[s.acting + 1] if acting else KIND[0])
    found.append(VALUE[s.source + 1] if acting else VALUE[0])
    fighting = step in (asked.BATTLE, asked.ADD) and not over
    found.append(VALUE[s.target + 1] if fighting else VALUE[0])
    found.append(VALUE[s.roll] if step == asked.ADD and fighting else VALUE[0])
    return b"".join(found)
