"""A small language for tests: sets up a position of Roma in a line or two, and plays in words."""

from collections.abc import Sequence

import lusoria
from lusoria import Refusal
from lusoria.games.roma import actions as a
from lusoria.games.roma.asked import ACT
from lusoria.games.roma.cards import COPIES, EMPTY, KINDS, NAMES
from lusoria.games.roma.layout import DECK, DISCARD, KNOWN, SPENT, UNUSED
from lusoria.games.roma.state import Roma


def kind(name: str) -> int:
    """The kind of card with this name."""
    return [str(known) for known in NAMES].index(name)


def position(
    mine: dict[int, str] | None = None,
    theirs: dict[int, str] | None = None,
    dice: Sequence[int] = (),
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    points: tuple[int, int] = (10, 10),
    money: tuple[int, int] = (0, 0),
    discard: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    **options: object,
) -> Roma:
    """Seat 0 in phase 3 with these unused dice; discs are 1 to 6.

    Cards that are not named are in the draw pile; if `deck` is given, they are in the discard pile.
    """
    state = lusoria.game("roma").start(2, **options)
    assert isinstance(state, Roma)
    s = state
    s.player = s.active = 0
    s.step = ACT
    s.turn = 1
    s.points = list(points)
    s.stockpile = 36 - sum(points)
    s.money = list(money)
    s.dice = [*dice, *[1] * (3 - len(dice))]
    s.used = [UNUSED] * len(dice) + [SPENT] * (3 - len(dice))
    left = COPIES[:]
    for seat, side in enumerate((mine or {}, theirs or {})):
        for disc, name in side.items():
            s.board[seat * 6 + disc - 1] = kind(name)
            left[kind(name)] -= 1
    for zone, names in ((0, hand), (KINDS, their_hand), (DISCARD, discard)):
        for name in names:
            s.cards[zone + kind(name)] += 1
            left[kind(name)] -= 1
    rest = DECK
    if deck is not None:
        rest = DISCARD
        for k in range(KINDS):
            s.cards[DECK + k] = 0
        for name in deck:
            s.cards[DECK + kind(name)] += 1
            left[kind(name)] -= 1
    assert min(left) >= 0, "more cards than there are"
    for k in range(KINDS):
        s.cards[rest + k] = left[k] + (s.cards[rest + k] if rest == DISCARD else 0)
    s.deck_size = sum(s.cards[DECK : DECK + KINDS])
    s.discard_size = sum(s.cards[DISCARD : DISCARD + KINDS])
    s.legal = None
    restored = s.game.restore(s.snapshot())
    assert isinstance(restored, Roma)
    return restored


def do(s: Roma, *moves: str) -> None:
    """Plays in notation; `battle 4`, `roll 1 2 3` and `card forum` are chance."""
    for move in moves:
        word, *rest = move.split()
        if word == "battle":
            s.apply(a.BATTLE + int(rest[0]) - 1)
        elif word == "roll":
            x, y, z = sorted(int(value) for value in rest)
            s.apply(a.DICE + a.TRIPLES.index((x, y, z)))
        elif word == "card":
            s.apply(a.CARD + kind(rest[0]))
        elif word == "first":
            s.apply(a.FIRST + int(rest[0]))
        else:
            s.apply(s.game.parse(s, move))


def can(s: Roma, move: str) -> bool:
    """Whether the move is legal."""
    return s.why_not(s.game.parse(s, move)) is None


def refusal(s: Roma, move: str) -> Refusal:
    """Why the move is not legal."""
    found = s.why_not(s.game.parse(s, move))
    assert found is not None, f"{move} is legal"
    return found


def moves(s: Roma) -> list[str]:
    """All legal moves in notation."""
    return [s.game.notation(s, action) for action in s.legal_actions()]


def mine(s: Roma, disc: int, seat: int = 0) -> str | None:
    """The card beside a disc."""
    found = s.board[seat * 6 + disc - 1]
    return None if found == EMPTY else NAMES[found]


def theirs(s: Roma, disc: int) -> str | None:
    """The opponent's card beside a disc."""
    return mine(s, disc, 1)


def unused(s: Roma) -> list[int]:
    """The values of the unused dice, ascending."""
    return sorted(v for v, place in zip(s.dice, s.used, strict=True) if place == UNUSED)


def zone(s: Roma, first: int) -> list[str]:
    """The names of the cards in a zone, in alphabetical order."""
    return sorted(NAMES[k] for k in range(KINDS) for _ in range(s.cards[first + k]))


def hand(s: Roma, seat: int = 0) -> list[str]:
    """The cards in a hand."""
    return zone(s, seat * KINDS)


def known(s: Roma, seat: int = 0) -> list[str]:
    """What the seat knows of the other's hand."""
    return zone(s, KNOWN + seat * KINDS)


def deck(s: Roma) -> list[str]:
    """The draw pile."""
    return zone(s, DECK)


def discards(s: Roma) -> list[str]:
    """The discard pile."""
    return zone(s, DISCARD)


def dealt(first: int, cards: str) -> Roma:
    """A game in which `first` begins: four cards for the first player, then four for the second."""
    state = lusoria.game("roma").start(2)
    assert isinstance(state, Roma)
    do(state, f"first {first}", *(f"card {name}" for name in cards.split()))
    return state
