"""What holds in every position that play can reach; `restore` refuses all others."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER
from lusoria.games.roma import asked
from lusoria.games.roma.cards import COPIES, EMPTY, KINDS
from lusoria.games.roma.dice import are_unrolled
from lusoria.games.roma.knowledge import fits
from lusoria.games.roma.layout import (
    EMPTY_STOCKPILE,
    HELD,
    KNOWN,
    NO_POINTS,
    ON_MONEY,
    ROUND_LIMIT,
    SPENT,
    UNUSED,
    ZONES,
)
from lusoria.games.roma.side import on_side
from lusoria.games.roma.steps import STEPS

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

Parts = dict[str, Reader]

MOST_WON: Final = 14  # in one go: two sixes and a Basilica (R38, R40, R43)


def check(s: "Roma", part: Parts) -> None:
    """Raises the error of the first thing that cannot be."""
    _cards(s, part)
    _points(s, part)
    _course(s, part)
    if s.turn == 0:
        _set_up(s, part)
    else:
        _dice(s, part)
        _lasting(s, part)
        _held(s, part)
        _knowledge(s, part)
    member, why = STEPS[s.step].misfit(s)
    if why != "":
        raise part[member].wrong(why)
    if s.player != OVER and not (s.chances() if s.player == CHANCE else s.find_legal()):
        raise part["step"].wrong("there is nothing to decide")


def _size(s: "Roma", zone: int) -> int:
    return sum(s.cards[zone : zone + KINDS])


def _on_discs(s: "Roma", seat: int) -> int:
    return 6 - on_side(s, seat, EMPTY)


# --- cards, points, turns ---


def _cards(s: "Roma", part: Parts) -> None:
    """The 52 cards, each in one place; passed ones are in the zone KNOWN only (R3)."""
    counts = [0] * KINDS
    for kind in s.board:
        if kind != EMPTY:
            counts[kind] += 1
    for zone in range(0, ZONES if s.step == asked.PASS else KNOWN, KINDS):
        for kind in range(KINDS):
            counts[kind] += s.cards[zone + kind]
    if counts != COPIES:
        raise part["cards"].wrong("these are not the 52 cards of the game")


def _points(s: "Roma", part: Parts) -> None:
    """36 points, or more if the last ones were credited (R1, R18); why a game is over (R17)."""
    total = sum(s.points) + s.stockpile
    short = s.player == OVER and s.stockpile == 0 and total < 36 + MOST_WON
    if total != 36 and not (short and total > 36):
        raise part["points"].wrong("the points do not add up to 36")
    broke = min(s.points) == 0
    if s.player != OVER:
        if broke or s.stockpile == 0:
            raise part["points"].wrong("the game should be over")
        if s.ended != "":
            raise part["ended"].wrong("the game is not over")
    elif s.ended == "":
        raise part["ended"].wrong("a game ends for a reason")
    elif s.ended == NO_POINTS and not broke:
        raise part["ended"].wrong("nobody is without points")
    elif s.ended == EMPTY_STOCKPILE and (broke or s.stockpile > 0):
        raise part["ended"].wrong("the stockpile did not end the game")
    elif s.ended == ROUND_LIMIT and (broke or s.stockpile == 0 or s.turn != 2 * s.limit):
        raise part["ended"].wrong("the round limit did not end the game")


def _course(s: "Roma", part: Parts) -> None:
    """Whose turn it is, and whether a move is open (R4, R7)."""
    step = STEPS[s.step]
    if s.player == OVER:
        if s.step != asked.ACT or s.turn == 0 or s.in_move:
            raise part["step"].wrong("a game ends between two moves")
    elif (s.player == CHANCE) != step.by_chance or s.player not in (CHANCE, s.active):
        raise part["player"].wrong("player, active and step do not fit together")
    if (s.turn == 0) != step.in_setup:
        raise part["turn"].wrong("turn and step do not fit together")
    if s.limit > 0 and s.turn > 2 * s.limit:
        raise part["turn"].wrong("the round limit has been passed")
    passed_on = 1 if s.ended == ROUND_LIMIT else 0
    if s.turn > 0 and s.active != (s.first + s.turn - 1 + passed_on) % 2:
        raise part["active"].wrong("it is the other seat's turn")
    if s.in_move != step.is_within_move(s):
        raise part["in_move"].wrong("in_move and step do not fit together")


# --- the set-up (R1 to R4) ---


def _set_up(s: "Roma", part: Parts) -> None:
    """Nobody has gained or used anything, and each seat has as many cards as it should."""
    start = (
        s.points == [10, 10]
        and s.money == [0, 0]
        and s.dice == [0, 0, 0]
        and s.used == [SPENT, SPENT, SPENT]
        and s.blocked == [0, 0]
        and (s.siege, s.proven, s.roll, s.gain, s.laid) == (0, 0, 0, 0, 0)
        and (s.acting, s.source, s.target) == (EMPTY, 0, 0)
        and not s.before
        and s.discard_size + _size(s, HELD) == 0
    )
    if not start:
        raise part["turn"].wrong("before the first turn nothing has been played")
    if s.step in (asked.FIRST, asked.DEAL) and s.active != s.first:
        raise part["active"].wrong("the first player is dealt to first")
    if (s.drawing > 0) != (s.step == asked.DEAL):
        raise part["drawing"].wrong("cards are drawn only while they are dealt")
    if s.set_aside > 0 and s.step not in (asked.PASS, asked.PLACE):
        raise part["set_aside"].wrong("no cards are set aside yet")
    for place in range(2):
        _set_up_of(s, part, (s.first + place) % 2, place)


def _set_up_of(s: "Roma", part: Parts, seat: int, place: int) -> None:
    """How many cards the first player, or the second, holds, has passed on and has laid."""
    begun = seat == s.active
    before_it = place == 0 and not begun
    known = laid = 0
    if s.step == asked.FIRST:
        owns = 0
    elif s.step == asked.DEAL:
        owns = min(4, max(0, 8 - s.drawing - 4 * place))
    else:
        owns = 4
        done = (2 if s.step == asked.PASS else 4) if before_it else (s.set_aside if begun else 0)
        if s.step == asked.PASS:
            known = done
        else:
            known, laid = 2, done
    hand = owns - (known if s.step == asked.PASS else laid)
    sizes = (_size(s, seat * KINDS), _size(s, KNOWN + seat * KINDS), _on_discs(s, seat))
    if sizes != (hand, known, laid):
        raise part["cards"].wrong("the seats hold more or fewer cards than they should")
    if s.step == asked.PLACE:
        other = 1 - seat
        for kind in range(KINDS):
            there = s.cards[other * KINDS + kind] + on_side(s, other, kind)
            if s.cards[KNOWN + seat * KINDS + kind] > there:
                raise part["cards"].wrong("a card that was passed on is somewhere else")


# --- dice, and what lasts for a turn ---


def _dice(s: "Roma", part: Parts) -> None:
    """Three dice that were rolled, or are not yet; one on a disc shows its number (R6, R7, R12)."""
    dice, used = s.dice, s.used
    if are_unrolled(s) and (s.step == asked.ROLL or s.player == OVER):
        return
    for i in range(3):
        if dice[i] == 0:
            raise part["dice"].wrong("all three dice have been rolled")
        if UNUSED < used[i] < ON_MONEY and used[i] != dice[i]:
            raise part["used"].wrong("a die lies on another disc than it shows")


def _activations(s: "Roma") -> int:
    """How many dice have activated a card in this turn."""
    return sum(1 for place in s.used if UNUSED < place < ON_MONEY)


def _lasting(s: "Roma", part: Parts) -> None:
    """Blocks and sieges come from activations, of which a turn has three at most (R29, R34)."""
    most = _activations(s)
    if s.siege % 2 != 0 or s.siege > 2 * most:
        raise part["siege"].wrong("each Essedum activated takes two off the defences")
    other = 1 - s.active
    blocked = [s.blocked[seat].bit_count() for seat in range(2)]
    if max(blocked) > 3 or blocked[other] > most:
        raise part["blocked"].wrong("each Praetorianus activated blocks one disc")


# --- cards between zones, and what the seats know ---


def _held(s: "Roma", part: Parts) -> None:
    """Cards are between zones only while they are drawn or laid again (R10, R22, R39)."""
    between = s.step in (asked.DRAWN, asked.KEEP, asked.RELAY)
    if s.set_aside != _size(s, HELD) or (s.set_aside > 0 and not between):
        raise part["set_aside"].wrong("set_aside does not fit the cards held")
    if (s.drawing > 0) != (s.step == asked.DRAWN):
        raise part["drawing"].wrong("cards are drawn only with a die on the cards disc")


def _knowledge(s: "Roma", part: Parts) -> None:
    """A seat knows nothing that is not so (R11, R15, R24, R31, R37)."""
    if s.before and (s.step not in (asked.DRAWN, asked.KEEP) or s.discard_size > 0):
        raise part["before"].wrong("the piles were not shuffled in the middle of a draw")
    for seat in range(2):
        drawer = 1 - seat
        shuffled = len(s.before) > 0 and s.active == drawer
        known = s.cards[KNOWN + seat * KINDS : KNOWN + seat * KINDS + KINDS]
        for kind in range(KINDS):
            there = s.cards[drawer * KINDS + kind]
            least = 0
            if shuffled:
                least = there
                if s.before[kind] > there:
                    raise part["before"].wrong("a seat cannot know what is not so")
                there += s.cards[HELD + kind]
            elif s.before or (s.step == asked.SEEK and s.active == seat):
                least = there  # everything else is in sight
            if not least <= known[kind] <= there:
                raise part["cards"].wrong("a seat cannot know what is not so")
        if shuffled and sum(known) == _size(s, drawer * KINDS):
            raise part["before"].wrong("no card was drawn before the piles were shuffled")
        if not fits(s, drawer):
            raise part["proven"].wrong("the hand does not hold what was proven")
