"""A small language for tests: sets up a position of Romolo in a few lines, and plays in words.

A hex is written as its terrain and what is in it: `plain farm warehouse*2 #3 T0 w0 s1`: pieces,
a wall on side 3, the tower of seat 0, a worker of seat 0, a soldier of seat 1. Units may be marked
as laid (`w0_`) or with an old Penalty token (`w0!`). `down` is a face-down hex nobody has seen,
`down?` one with a multiplier.
"""

from collections.abc import Sequence

import lusoria
from lusoria import Refusal
from lusoria.core.state import CHANCE, OVER, Event
from lusoria.core.step import FITS
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import invariants, step
from lusoria.games.romolo.asked import (
    ACT,
    ANSWER,
    ARRANGE,
    DO,
    FREE,
    GIVE_UP,
    PICK_DIE,
    PLACE,
    PLAY_OR_END,
    THIRD,
    TOKEN,
    WAR,
)
from lusoria.games.romolo.board import constructions, stores
from lusoria.games.romolo.board.map import Board
from lusoria.games.romolo.layout import (
    BANK,
    BANK_NAMES,
    BUILT,
    CAPITAL,
    CHARS,
    COINS,
    DOWN_MULT,
    EVENTS,
    GOODS,
    HAND,
    HELD,
    HEX,
    LAID,
    LYING,
    MERCS,
    MULT,
    OLD,
    OWN,
    PENALTY,
    PIECES,
    PRICES,
    RESOURCES,
    SEAT,
    SILVER,
    SOLDIERS,
    STANDING,
    TERRAIN,
    TERRAINS,
    THE_EXPLORER,
    TILES,
    TOKENS,
    TOWER,
    TROOP,
    TYPES,
    UNITS,
    UP,
    WALLS,
)
from lusoria.games.romolo.scoring import categories, decisions
from lusoria.games.romolo.state import Romolo
from lusoria.games.romolo.steps import STEPS
from lusoria.games.romolo.tiles import DEFENSOR, DUX, FOEDERATUS, NAMES, PRAEPOSITUS
from lusoria.games.romolo.turn import activation, course, wages
from lusoria.games.romolo.turn.setup import blank_hexes

Place = tuple[int, int]
GAME = lusoria.game("romolo")
# decisions that a test always writes down, also with a lone answer
WRITTEN = (THIRD, ARRANGE, FREE, PLACE, PLAY_OR_END, GIVE_UP, ACT, WAR, TOKEN, ANSWER, PICK_DIE)
CHANCE_WORDS = ("tile", "mult", "die", "character", "event", "lot")


def index(names: Sequence[str], name: str) -> int:
    """The number of a name."""
    return names.index(name)


class Play:
    """A position and a way to play it in words."""

    def __init__(
        self,
        hexes: dict[Place, str],
        players: int = 2,
        hands: dict[int, str] | None = None,
        coins: dict[int, float] | None = None,
        characters: dict[int, str] | None = None,
        **options: object,
    ) -> None:
        state = GAME.start(players, **options)
        assert isinstance(state, Romolo)
        self.s = s = state
        places = dict(hexes)
        for seat in range(s.rivals):
            if not any(f"T{seat}" in text.split() for text in hexes.values()):
                places[(60 + 20 * seat, 0)] = f"plain T{seat}"
        s.board = Board(list(places))
        s.hexes = blank_hexes(s.board.size)
        s.ai = [0] * (TROOP * s.board.size) if players == 1 else []
        s.at = [-1] * UNITS
        s.st = [0] * UNITS
        s.merc = [-1] * (UNITS - MERCS)
        for place, text in places.items():
            self._fill(s.board.number(place), text.split())
        if players == 1:
            s.board.ai = s.seats[SEAT + CAPITAL]
        for seat, text in (hands or {}).items():
            self.give(seat, text)
        for seat, silver in (coins or {}).items():
            s.seats[seat * SEAT + COINS] = int(silver * SILVER)
        for seat, text in (characters or {}).items():
            for name in text.split():
                self.own(seat, name)
        for seat in range(players):
            s.seats[seat * SEAT + HELD] = 63
        s.stock[TYPES] = 0  # Praepositus tiles come up in the set-up
        s.turn = s.round = 1
        s.step = ACT
        s.player = s.active = s.first = 0
        s.log = []
        s.legal = None

    def _fill(self, place: int, words: list[str]) -> None:
        s = self.s
        i = place * HEX
        if words[0].startswith("down"):
            s.hexes[i + MULT] = DOWN_MULT if words[0] == "down?" else 0
        else:
            s.hexes[i + TERRAIN] = index(TERRAINS, words[0])
            s.hexes[i + UP] = 1
        for word in words[1:]:
            name, _, number = word.partition("*")
            if name[0] == "#":
                s.hexes[i + WALLS] |= 1 << int(name[1:])
            elif name[0] == "T":
                s.hexes[i + TOWER] = int(name[1:])
                s.seats[int(name[1:]) * SEAT + CAPITAL] = place
            elif name[0] == "×":
                s.hexes[i + MULT] = int(name[1:])
            elif name in PIECES:
                s.hexes[i + BUILT + index(PIECES, name)] += int(number or 1)
            elif name == "ai":
                s.ai[place * TROOP + STANDING] += int(number or 1)
            elif name == "lying":
                s.ai[place * TROOP + LYING] += int(number or 1)
            else:
                for _ in range(int(number or 1)):
                    self.put(name, place)

    # --- setting up ---

    def put(self, word: str, place: int) -> int:
        """A unit into a hex: `w0`, `s1`, `x0`, `m0`; `_` laid, `!` with an old Penalty token."""
        s = self.s
        mark = word.rstrip("_!")
        seat = int(mark[1:])
        ranges = {
            "w": range(seat * OWN, seat * OWN + SOLDIERS),
            "s": range(seat * OWN + SOLDIERS, seat * OWN + THE_EXPLORER),
            "x": range(seat * OWN + THE_EXPLORER, seat * OWN + OWN),
            "m": range(MERCS, UNITS),
        }
        unit = next(u for u in ranges[mark[0]] if s.at[u] < 0)
        s.at[unit] = place
        if "_" in word:
            s.st[unit] |= LAID
        if "!" in word:
            s.st[unit] |= PENALTY | OLD
        if mark[0] == "m":
            s.merc[unit - MERCS] = seat
        return unit

    def give(self, seat: int, text: str) -> None:
        """Resources for a hand: `grain*3 wood`."""
        for word in text.split():
            name, _, number = word.partition("*")
            self.s.seats[seat * SEAT + HAND + index(RESOURCES, name)] += int(number or 1)

    def own(self, seat: int, name: str) -> None:
        """A character for a seat; `praepositus:grain`, `negotiator:grain:wood` with goods."""
        s = self.s
        kind, *goods = name.split(":")
        if kind == "praepositus":
            s.seats[seat * SEAT + TILES + index(RESOURCES, goods[0])] += 1
            return
        number = index(NAMES, kind)
        s.seats[seat * SEAT + CHARS] |= 1 << number
        s.drawn |= 1 << number
        if number == DUX:
            s.dux = s.edition.dux
        elif number == FOEDERATUS:
            s.favours = s.edition.favours
        elif number == DEFENSOR:
            s.spare_walls = 3
        for good in goods:
            s.stock[GOODS + index(RESOURCES, good)] += 1

    def store(self, place: Place, resource: str, count: int) -> None:
        """Cubes in a warehouse of a hex."""
        kind = index(RESOURCES, resource)
        stores.add(self.s, stores.filled(self.at(place), kind, count))

    def price(self, **prices: int) -> None:
        """Market prices."""
        for name, price in prices.items():
            self.s.stock[PRICES + index(RESOURCES, name)] = price

    def bank(self, **counts: int) -> None:
        """Pieces left at the Bank."""
        for name, count in counts.items():
            self.s.stock[BANK + index(BANK_NAMES, name)] = count

    def war(self) -> "Play":
        """The active seat's War Phase."""
        self.s.edition.war.begin(self.s)
        self.s.legal = None
        return self

    # --- playing ---

    def at(self, place: Place) -> int:
        """The number of a hex."""
        return self.s.board.number(place)

    def action(self, text: str) -> int:
        """An action in notation, with hexes as coordinates: `hex 1,-1`."""
        word, _, rest = text.partition(" ")
        if word == "hex":
            q, r = rest.split(",")
            return a.HEX + self.at((int(q), int(r)))
        for action in range(a.ACTIONS):
            if a.notation(action, self.s.board.names) == text:
                return action
        raise AssertionError(f"there is no action {text!r}")

    def outcome(self, text: str) -> int:
        """A chance outcome: `tile plain`, `mult 2`, `die 5`, `token x2`, `lot 1,0`, `event
        pink`.
        """
        word, rest = text.split()
        if word == "tile":
            return a.C_TERRAIN + index(TERRAINS, rest)
        if word == "mult":
            return a.C_MULT + int(rest) - 2
        if word == "die":
            return a.C_DIE + self.s.edition.faces.index(int(rest))
        if word == "token":
            return a.C_TOKEN + index(TOKENS, rest)
        if word == "character":
            return a.C_CHARACTER + index(NAMES, rest)
        if word == "event":
            return a.C_EVENT + index(EVENTS, rest)
        if word == "piece":
            return a.C_PIECE + index(PIECES, rest)
        q, r = rest.split(",")
        return a.C_HEX + self.at((int(q), int(r)))

    def do(self, *words: str) -> "Play":
        """Plays; within a move a lone answer need not be written."""
        s = self.s
        for word in words:
            while word.split()[0] in CHANCE_WORDS and s.player != CHANCE:
                found = s.find_legal()
                assert len(found) == 1, f"{word!r}: chance does not decide in step {s.step}"
                s.carry_out(found[0])
            if s.player == CHANCE:
                outcome = self.outcome(word)
                assert s.can_happen(outcome), f"{word!r} cannot happen"
                s.carry_out(outcome)
                s.legal = None
                self.fits()
                continue
            action = self.action(word)
            while s.check(action) != 0:
                found = s.find_legal()
                assert s.step not in WRITTEN, (
                    f"{word!r} is refused in step {s.step}: {self.why(word)}"
                )
                assert len(found) == 1, f"{word!r} is refused in step {s.step}: {self.why(word)}"
                s.carry_out(found[0])
            s.carry_out(action)
            s.legal = None
            self.fits()
        return self

    def fits(self) -> None:
        """What is under way is what the step needs: `restore` would not refuse it."""
        s = self.s
        if s.player != OVER:
            row = STEPS[s.step]
            turn = step.AI_TURN if s.is_ai(s.active) and s.ended == "" else 0
            assert invariants.under_way(s) == row.needs(s) | turn
            assert row.misfit(s) == FITS

    def run(self, *words: str) -> "Play":
        """Plays, and then on while only one thing can be done."""
        self.do(*words)
        s = self.s
        while s.player >= 0 and s.step not in WRITTEN:
            found = s.find_legal()
            if len(found) != 1:
                break
            s.carry_out(found[0])
        s.legal = None
        return self

    def can(self, text: str) -> bool:
        """Whether an action is legal now."""
        return self.action(text) in self.s.find_legal()

    def why(self, text: str) -> str:
        """The clause by which an action is refused."""
        self.s.legal = None
        refusal = self.s.why_not(self.action(text))
        assert isinstance(refusal, Refusal), f"{text!r} is legal"
        return refusal.rule

    def now(self) -> set[str]:
        """All legal actions, hexes as coordinates."""
        return {self.word(action) for action in self.s.find_legal()}

    def word(self, action: int) -> str:
        """An action as the tests write it."""
        if a.HEX <= action < a.HEX + self.s.board.size:
            q, r = self.s.board.places[action - a.HEX]
            return f"hex {q},{r}"
        return a.notation(action, self.s.board.names)

    def options(self, unit: str) -> set[str]:
        """What a unit could do if it were chosen now."""
        twin = self.s.clone()
        activation.choose(twin, self.number(unit))
        twin.step = DO
        return {self.word(action) for action in twin.find_legal()}

    def refusal(self, unit: str, text: str) -> str:
        """The clause by which a unit could not do something."""
        twin = self.s.clone()
        activation.choose(twin, self.number(unit))
        twin.step = DO
        twin.legal = None
        refusal = twin.why_not(self.action(text))
        assert refusal is not None, f"{text!r} is legal"
        return refusal.rule

    def moves(self, unit: str) -> set[Place]:
        """Where a unit could go."""
        found = set()
        for word in self.options(unit):
            if word.startswith("hex "):
                q, r = word[4:].split(",")
                found.add((int(q), int(r)))
        return found

    def again(self) -> "Play":
        """The same player's next Turn, all units standing."""
        s = self.s
        for unit in range(UNITS):
            if s.owner(unit) == s.active:
                s.st[unit] &= PENALTY | OLD
        s.rest()
        course.begin_turn(s)
        s.legal = None
        return self

    def maintain(self) -> "Play":
        """The Maintenance Phase of the active seat."""
        wages.begin(self.s)
        self.s.run()
        self.s.legal = None
        return self

    # --- looking ---

    def number(self, unit: str) -> int:
        """A unit's number by its name: `1w2`."""
        return next(u for u in range(UNITS) if a.unit_name(u) == unit)

    def where(self, unit: str) -> Place | None:
        """Where a unit is; None if on no hex."""
        place = self.s.at[self.number(unit)]
        return self.s.board.places[place] if place >= 0 else None

    def laid(self, unit: str) -> bool:
        """Whether a unit is laid down."""
        return self.s.st[self.number(unit)] & LAID != 0

    def penalty(self, unit: str) -> bool:
        """Whether a unit has a Penalty token."""
        return self.s.st[self.number(unit)] & PENALTY != 0

    def hand(self, seat: int = 0) -> dict[str, int]:
        """The resources a seat holds, without those it has none of."""
        start = seat * SEAT + HAND
        return {
            name: self.s.seats[start + i]
            for i, name in enumerate(RESOURCES)
            if self.s.seats[start + i] > 0
        }

    def silver(self, seat: int = 0) -> float:
        """The coins of a seat, in silver."""
        return self.s.seats[seat * SEAT + COINS] / SILVER

    def count(self, place: Place, piece: str) -> int:
        """How many pieces of a kind stand in a hex."""
        return constructions.pieces(self.s, self.at(place), index(PIECES, piece))

    def left(self, piece: str) -> int:
        """How many pieces the Bank has left."""
        return self.s.stock[BANK + index(BANK_NAMES, piece)]

    def prices(self) -> dict[str, int]:
        """The Market's prices."""
        return {name: self.s.stock[PRICES + i] for i, name in enumerate(RESOURCES)}

    def stored(self) -> list[tuple[Place, str, int]]:
        """Filled warehouses."""
        return [
            (
                self.s.board.places[stores.place(store)],
                RESOURCES[stores.kind(store)],
                stores.cubes(store),
            )
            for store in self.s.stores
        ]

    def terrain(self, place: Place) -> str | None:
        """The terrain of a face-up hex."""
        i = self.at(place) * HEX
        return TERRAINS[self.s.hexes[i + TERRAIN]] if self.s.hexes[i + UP] else None

    def field(self, seat: int, field: int) -> int:
        """A number of a seat."""
        return self.s.seats[seat * SEAT + field]

    def told(self, name: str) -> list[tuple[int, ...]]:
        """The events of a kind so far."""
        log: list[Event] = self.s.log or []
        return [numbers for event, _, numbers in log if event == name]

    def tally(self) -> categories.Tally:
        """The scoring of this position."""
        return decisions.best(self.s)


def free_tile(play: Play, slot: int, name: str) -> None:
    """Puts a character into a slot of the Display (from 1)."""
    kind = index(NAMES, name)
    play.s.display[slot - 1] = kind
    if kind != PRAEPOSITUS:
        play.s.drawn |= 1 << kind


def ring(inner: str = "plain") -> dict[Place, str]:
    """(0,0) and its six neighbours, explored plains."""
    around = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    return {(0, 0): inner, **dict.fromkeys(around, "plain")}
