"""What holds in every position that play can reach; `restore` refuses all others."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER
from lusoria.games.roma.cards import (
    AESCULAPINUM,
    ARCHITECTUS,
    BASILICA,
    BUILDINGS,
    CENTURIO,
    CONSILIARIUS,
    CONSUL,
    COPIES,
    EMPTY,
    FORUM,
    GLADIATOR,
    HARUSPEX,
    KINDS,
    LEGIONARIUS,
    MACHINA,
    MERCATOR,
    NERO,
    ONAGER,
    PRAETORIANUS,
    SCAENICUS,
    SENATOR,
    SICARIUS,
    TEMPLUM,
    VELITES,
)
from lusoria.games.roma.effects import beside, on_side
from lusoria.games.roma.knowledge import fits
from lusoria.games.roma.layout import (
    ACT,
    ADD,
    BATTLE,
    BUY,
    CHANGE,
    COPY,
    DEAL,
    DRAWN,
    EMPTY_STOCKPILE,
    FIRST,
    FREE,
    HELD,
    KEEP,
    KNOWN,
    NO_POINTS,
    ON_CARDS,
    ON_MONEY,
    PASS,
    PLACE,
    POINTS,
    RECOVER,
    RELAY,
    REROLL,
    ROLL,
    ROUND_LIMIT,
    SEEK,
    SPENT,
    TARGET,
    TEMPLE,
    UNUSED,
    ZONES,
)

if TYPE_CHECKING:
    from lusoria.games.roma.state import Roma

Parts = dict[str, Reader]

# The cards that can be acting when a step is theirs
ACTORS: Final = {
    TARGET: [SICARIUS, GLADIATOR, NERO, PRAETORIANUS, VELITES, ONAGER],
    BATTLE: [LEGIONARIUS, CENTURIO, VELITES, ONAGER],
    ADD: [CENTURIO],
    POINTS: [FORUM],
    TEMPLE: [FORUM],
    BUY: [MERCATOR],
    FREE: [ARCHITECTUS, SENATOR],
    SEEK: [HARUSPEX],
    RECOVER: [AESCULAPINUM],
    CHANGE: [CONSUL],
    COPY: [SCAENICUS],
    RELAY: [CONSILIARIUS, MACHINA],
}
MOST_WON: Final = 14  # in one go: two sixes and a Basilica (R38, R40, R43)


def check(s: "Roma", part: Parts) -> None:
    """Raises the error of the first thing that cannot be."""
    _cards(s, part)
    _points(s, part)
    _course(s, part)
    if s.turn == 0:
        _set_up(s, part)
        return
    _dice(s, part)
    _lasting(s, part)
    _held(s, part)
    _knowledge(s, part)
    if s.step in ACTORS:
        _activation(s, part)
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
    for zone in range(0, ZONES if s.step == PASS else KNOWN, KINDS):
        for kind in range(KINDS):
            counts[kind] += s.cards[zone + kind]
    if counts != COPIES:
        raise part["cards"].wrong("these are not the 52 cards of the game")


def _points(s: "Roma", part: Parts) -> None:
    """36 points, or more if the last ones were credited (R1, R18); why a game is over (R17)."""
    total = sum(s.points) + s.stock
    short = s.player == OVER and s.stock == 0 and total < 36 + MOST_WON
    if total != 36 and not (short and total > 36):
        raise part["points"].wrong("the points do not add up to 36")
    broke = min(s.points) == 0
    if s.player != OVER:
        if broke or s.stock == 0:
            raise part["points"].wrong("the game should be over")
        if s.ended != "":
            raise part["ended"].wrong("the game is not over")
    elif s.ended == "":
        raise part["ended"].wrong("a game ends for a reason")
    elif s.ended == NO_POINTS and not broke:
        raise part["ended"].wrong("nobody is without points")
    elif s.ended == EMPTY_STOCKPILE and (broke or s.stock > 0):
        raise part["ended"].wrong("the stockpile did not end the game")
    elif s.ended == ROUND_LIMIT and (broke or s.stock == 0 or s.turn != 2 * s.limit):
        raise part["ended"].wrong("the round limit did not end the game")


def _course(s: "Roma", part: Parts) -> None:
    """Whose turn it is, and whether a move is open (R4, R7)."""
    step = s.step
    if s.player == OVER:
        if step != ACT or s.turn == 0 or s.in_move:
            raise part["step"].wrong("a game ends between two moves")
    elif (s.player == CHANCE) != (step <= BATTLE) or s.player not in (CHANCE, s.active):
        raise part["player"].wrong("player, active and step do not fit together")
    if (s.turn == 0) != (step in (FIRST, DEAL, PASS, PLACE)):
        raise part["turn"].wrong("turn and step do not fit together")
    if s.limit > 0 and s.turn > 2 * s.limit:
        raise part["turn"].wrong("the round limit has been passed")
    passed_on = 1 if s.ended == ROUND_LIMIT else 0
    if s.turn > 0 and s.active != (s.first + s.turn - 1 + passed_on) % 2:
        raise part["active"].wrong("it is the other seat's turn")
    within = s.held > 0 if step in (PASS, PLACE) else step in ACTORS or step in (DRAWN, KEEP)
    if s.in_move != within:
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
    if s.step in (FIRST, DEAL) and s.active != s.first:
        raise part["active"].wrong("the first player is dealt to first")
    if s.step == FIRST and s.first != 0:
        raise part["first"].wrong("the first player is not drawn yet")
    if (s.drawing > 0) != (s.step == DEAL):
        raise part["drawing"].wrong("cards are drawn only while they are dealt")
    for place in range(2):
        _set_up_of(s, part, (s.first + place) % 2, place)


def _set_up_of(s: "Roma", part: Parts, seat: int, place: int) -> None:
    """How many cards the first player, or the second, holds, has passed on and has laid."""
    begun = seat == s.active
    before_it = place == 0 and not begun
    known = laid = 0
    if s.step == FIRST:
        owns = 0
    elif s.step == DEAL:
        owns = min(4, max(0, 8 - s.drawing - 4 * place))
    else:
        owns = 4
        done = (2 if s.step == PASS else 4) if before_it else (s.held if begun else 0)
        if s.step == PASS:
            known = done
        else:
            known, laid = 2, done
    if (s.held > 0 and s.step not in (PASS, PLACE)) or (s.step == PASS and s.held > 1):
        raise part["set_aside"].wrong("so many cards are not set aside now")
    if s.step == PLACE and s.held > 3:
        raise part["set_aside"].wrong("so many cards are not laid in a row")
    hand = owns - (known if s.step == PASS else laid)
    sizes = (_size(s, seat * KINDS), _size(s, KNOWN + seat * KINDS), _on_discs(s, seat))
    if sizes != (hand, known, laid):
        raise part["cards"].wrong("the seats hold more or fewer cards than they should")
    if s.step == PLACE:
        other = 1 - seat
        for kind in range(KINDS):
            there = s.cards[other * KINDS + kind] + on_side(s, other, kind)
            if s.cards[KNOWN + seat * KINDS + kind] > there:
                raise part["cards"].wrong("a card that was passed on is somewhere else")


# --- dice, and what lasts for a turn ---


def _dice(s: "Roma", part: Parts) -> None:
    """Three dice that were rolled, or are not yet; one on a disc shows its number (R6, R7, R12)."""
    dice, used = s.dice, s.used
    unrolled = dice == [0, 0, 0] and used == [SPENT, SPENT, SPENT]
    equal = dice[0] > 0 and dice[0] == dice[1] == dice[2] and used == [UNUSED, UNUSED, UNUSED]
    if s.step == ROLL or s.step == REROLL:
        if not equal and not (unrolled and s.step == ROLL):
            raise part["dice"].wrong("three equal dice may be rolled again, and others not")
        return
    if unrolled and s.player == OVER:
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
    if s.held != _size(s, HELD) or (s.held > 0 and s.step not in (DRAWN, KEEP, RELAY)):
        raise part["set_aside"].wrong("set_aside does not fit the cards held")
    if (s.drawing > 0) != (s.step == DRAWN):
        raise part["drawing"].wrong("cards are drawn only with a die on the cards disc")
    if s.step in (DRAWN, KEEP):
        most = 0
        for i in range(3):
            if s.used[i] == ON_CARDS:
                most = max(most, s.dice[i])
        if s.held + s.drawing > most or s.drawing > s.deck_size + s.discard_size:
            raise part["drawing"].wrong("so many cards cannot be drawn")
    if s.step == KEEP and s.held < 2:
        raise part["set_aside"].wrong("a single card is kept without a choice")


def _knowledge(s: "Roma", part: Parts) -> None:
    """A seat knows nothing that is not so (R11, R15, R24, R31, R37)."""
    if s.before and (s.step not in (DRAWN, KEEP) or s.discard_size > 0):
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
            elif s.before or (s.step == SEEK and s.active == seat):
                least = there  # everything else is in sight
            if not least <= known[kind] <= there:
                raise part["cards"].wrong("a seat cannot know what is not so")
        if shuffled and sum(known) == _size(s, drawer * KINDS):
            raise part["before"].wrong("no card was drawn before the piles were shuffled")
        if not fits(s, drawer):
            raise part["proven"].wrong("the hand does not hold what was proven")


# --- an activation under way ---


def _activation(s: "Roma", part: Parts) -> None:
    """A die lies on the disc of a card that may act, or copies one that may (R12, R29, R30)."""
    if s.acting not in ACTORS[s.step]:
        raise part["acting"].wrong("this card does not act in this step")
    if s.source + 1 not in s.used or s.blocked[s.active] & (1 << s.source) != 0:
        raise part["source"].wrong("no die has activated a card here")
    card = s.board[s.active * 6 + s.source]
    if s.step == RELAY:
        _relay(s, part)
    elif s.step == FREE:
        # what acts, or is copied, may be covered by what it lays
        covered = (card >= BUILDINGS) == (s.acting == ARCHITECTUS)
        if card == EMPTY or not (covered or card in (s.acting, SCAENICUS)):
            raise part["source"].wrong("this card does not act here")
    elif not _acts(s, card):
        raise part["source"].wrong("this card does not act here")
    if s.step in (BATTLE, ADD):
        _battle(s, part)
    elif s.step == TEMPLE:
        _temple(s, part)
    elif s.step == BUY and s.money[s.active] < 2:
        raise part["money"].wrong("there is no money to buy with")


def _acts(s: "Roma", card: int) -> bool:
    """Whether the card at the source acts, or copies another of the own side that does (R30)."""
    if card == s.acting:
        return True
    return card == SCAENICUS and s.acting < BUILDINGS and on_side(s, s.active, s.acting) > 0


def _relay(s: "Roma", part: Parts) -> None:
    """All cards of a sort were taken up, and each disc has taken one of them again (R22, R39)."""
    low, high = (0, BUILDINGS) if s.acting == CONSILIARIUS else (BUILDINGS, KINDS)
    taken = s.cards[HELD : HELD + KINDS]
    if sum(taken[low:high]) != s.held or s.held + s.laid.bit_count() > 6:
        raise part["cards"].wrong("these cards were not taken up")
    for disc in range(6):
        kind = s.board[s.active * 6 + disc]
        again = low <= kind < high
        if again != (s.laid & (1 << disc) != 0):
            raise part["laid"].wrong("laid does not fit the cards laid again")
        if again:
            taken[kind] += 1
    if taken[s.acting] == 0:
        raise part["acting"].wrong("this card was not taken up")


def _battle(s: "Roma", part: Parts) -> None:
    """The attacked card: directly opposite, any character, or any building (R27, R33, R36, R42)."""
    card = s.board[(1 - s.active) * 6 + s.target]
    if s.acting == VELITES:
        fitting = 0 <= card < BUILDINGS
    elif s.acting == ONAGER:
        fitting = card >= BUILDINGS
    else:
        fitting = card != EMPTY and s.target == s.source
    if not fitting:
        raise part["target"].wrong("there is nothing to battle against")
    if s.step == ADD and (s.roll == 0 or s.spare_dice() == 0):
        raise part["roll"].wrong("there is no roll that a die could be added to")


def _temple(s: "Roma", part: Parts) -> None:
    """One die activated the Forum, one gave its points, the third may follow (R38, R40, R43)."""
    place = s.active * 6 + s.source
    if s.spare_dice() != 1 or beside(s, place, TEMPLUM) == 0:
        raise part["used"].wrong("no Templum beside the Forum can use a die")
    value = s.gain - 2 * beside(s, place, BASILICA)
    if not any(s.dice[i] == value and s.used[i] == SPENT for i in range(3)):
        raise part["gain"].wrong("no die has given these points")
