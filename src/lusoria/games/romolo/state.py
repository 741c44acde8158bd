"""The position: all that lies on the table, and the move and the battle under way."""

from random import Random

from lusoria.core.errors import OptionError, Refusal
from lusoria.core.message import Message, Params
from lusoria.core.outcome import Outcome
from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, State
from lusoria.games.romolo import asked, editions, knowledge, layout, reasons, snapshot, tiles, view
from lusoria.games.romolo.board.map import BOARDS, Board
from lusoria.games.romolo.editions import Edition
from lusoria.games.romolo.observation import observation as observed
from lusoria.games.romolo.scoring import decisions, verdict
from lusoria.games.romolo.steps import CHANCES, STEPS, follow
from lusoria.games.romolo.turn import setup
from lusoria.games.romolo.view import RomoloView


class Romolo(State):
    """A position of Romolo o Remo? In solitaire the A.I. is seat 1, which nobody takes."""

    edition: Edition
    board: Board
    rivals: int  # seats including the A.I.'s
    # options
    dice: bool  # the wooden die instead of die tokens (RR2.12)
    teams: bool  # RR17.1
    hidden_coins: bool
    water_counts: bool  # AMB-19
    goods_are_spent: bool  # AMB-25
    obsessor_always: bool  # AMB-26
    # the course of the game
    round: int
    ending: int  # why the End Procedure runs, or NOT_ENDING
    fallen: int  # who was eliminated last, or -1
    # the table; see layout.py
    hexes: list[int]  # shared with clones until it changes: see own_hexes
    shared: bool
    seats: list[int]
    at: list[int]  # where each unit is
    st: list[int]  # and its condition
    merc: list[int]  # whose the mercenaries are
    ai: list[int]
    stock: list[int]
    display: list[int]
    stores: list[int]  # filled warehouses: hex * 128 + resource * 16 + cubes
    drawn: int  # characters that have come up, a bit a kind
    dux: int  # counters on the tile
    favours: int  # counters of the Foederatus
    spare_walls: int  # walls of the Defensor
    # this Turn
    used: int  # powers, a bit a character
    exploited: int  # hexes, a bit each (RR8.5)
    acted: bool  # RR5.2
    hired: bool  # RR9.7
    stanced: int  # stances changed, a bit a seat (RR5.8)
    refused: bool  # RR17.5
    rides: int  # moves of the Eques
    nauta: int  # what the Nauta does
    sailor: int  # the unit it moves
    sailed: int  # the moves it has made
    helped: int  # Praepositus tiles that have helped, three bits a resource (RR15.4)
    # the move under way
    unit: int
    work: int  # the hex it works in
    verb: int  # the action that is being paid for or carried out
    item: int  # what is built, or the character hired
    piece: int  # what is removed
    walls: int  # where walls go, a bit a side
    spill: int  # the filled warehouse that is transformed, or -1 (RR7.8)
    count: int  # made or chosen so far
    paid: int
    free: bool  # the Negotiator's free action
    away: bool  # through the Traductor
    counted: bool  # the Architectus counts a farm
    mixed: bool  # the Aedificator pays
    extra: bool  # and the cube more is due
    gratis: int  # walls from the Defensor's tile
    same: bool  # all cubes of one type
    hand_only: bool
    due: int  # cubes or money still to pay
    by_value: bool  # money, or cubes at their price
    caps: int  # how many cubes of each type may still be paid, five bits each
    least: int  # the least valuable cube paid
    target: int  # the hex that is looked at, aimed at or filled
    other: int  # the seat that is dealt with
    looking: int  # why a hex is turned up
    queue: list[int]  # the river, an offer, units that fall back
    next: int  # what follows of itself; between two decisions nothing
    groups: list[int]  # the A.I.'s groups that have still to move or attack
    # the battle under way
    attacker: int
    foe: int
    force: int  # attacking units, a bit each
    guard: int  # defending units, a bit each
    troops: int  # of the A.I., attacking or defending
    bonus: int  # of the attacker's powers
    defence: int  # of the defender's
    spared: int  # sides whose penalty does not count, 1 attacker, 2 defender
    chosen: int  # the attacker's token, or -1
    answer: int  # the defender's
    hits: int  # casualties still to be assigned by the attacker
    blows: int  # by the defender
    fleeing: int  # who retreats, or -1

    # --- beginning ---

    def read_options(self) -> None:
        options = self.options
        self.next = asked.NOTHING_MORE
        self.teams = options["teams"] == "on"
        if self.teams and self.players != 4:
            raise OptionError("Teams need four players: two against two.")
        self.edition = editions.edition(options["edition"])
        self.board = BOARDS[self.players - 1]
        self.rivals = max(self.players, 2)
        self.dice = options["battle"] == "die"
        self.hidden_coins = options["coins"] == "hidden"
        self.water_counts = options["soldier_controls_water"] == "yes"
        self.goods_are_spent = options["negotiator_mode"] == "stock"
        self.obsessor_always = options["obsessor_passive"] == "yes"

    def set_up(self) -> None:
        setup.fill_start(self)

    # --- asking ---

    @property
    def sides(self) -> list[list[int]]:
        """Who plays together; the A.I. is a side without a seat."""
        if self.players == 1:
            return [[0], []]
        if self.teams:
            return [[0, 2], [1, 3]]
        return [[seat] for seat in range(self.players)]

    def side(self, seat: int) -> int:
        """The side that the seat is on."""
        return seat % 2 if self.teams else seat

    def allied(self, one: int, other: int) -> bool:
        """Whether two seats are one, or allies (RR17.1)."""
        return one == other or (self.teams and (one - other) % 2 == 0)

    def owner(self, unit: int) -> int:
        """Whose a unit is; -1 for a mercenary at the Bank."""
        return self.merc[unit - layout.MERCS] if unit >= layout.MERCS else unit // layout.OWN

    def has(self, seat: int, character: int) -> bool:
        """Whether the seat owns a character."""
        return self.seats[seat * layout.SEAT + layout.CHARS] & (1 << character) != 0

    def ready(self, seat: int, character: int) -> bool:
        """Whether the seat owns a character whose power is not used yet this Turn (RR15.0)."""
        bit = 1 << character
        return self.seats[seat * layout.SEAT + layout.CHARS] & bit != 0 and self.used & bit == 0

    def obsessor_ready(self, seat: int) -> bool:
        """Whether the seat's Obsessor can set a Penalty token aside (AMB-26)."""
        if self.obsessor_always:
            return self.has(seat, tiles.OBSESSOR)
        return self.ready(seat, tiles.OBSESSOR)

    def is_ai(self, seat: int) -> bool:
        """Whether a seat is the A.I.'s."""
        return seat >= self.players

    def living_sides(self) -> int:
        """How many sides are left."""
        mask = 0
        for seat in range(self.rivals):
            if self.seats[seat * layout.SEAT + layout.ALIVE] == 1:
                mask |= 1 << self.side(seat)
        return mask.bit_count()

    def is_peaceful(self) -> bool:
        """Whether no battle is under way: nobody attacks, defends or has anything to lose."""
        nobody = self.attacker == self.foe == self.fleeing == layout.NOBODY
        return nobody and self.force == self.guard == self.hits == self.blows == 0

    def find_legal(self) -> list[int]:
        return STEPS[self.step].find(self)

    def code(self, action: int) -> int:
        """Why an action of the table is refused, as a code of `refusals`; 0 if it is legal."""
        return STEPS[self.step].why(self, action)

    def reason(self, action: int) -> Refusal:
        return reasons.refusal(self, action, self.code(action), STEPS[self.step].clause)

    def chances(self) -> list[tuple[int, int]]:
        return CHANCES[self.step].chances(self) if self.player == CHANCE else []

    def can_happen(self, outcome: int) -> bool:
        return CHANCES[self.step].can_happen(self, outcome)

    # --- moving on ---

    def decide(self, action: int) -> None:
        STEPS[self.step].play(self, action)
        self.run()

    def happen(self, outcome: int) -> None:
        STEPS[self.step].play(self, outcome)
        self.run()

    def is_silent(self) -> bool:
        return STEPS[self.step].silent

    def go(self, what: int) -> None:
        """Something follows that nobody decides; said last, it comes next."""
        self.next = what

    def run(self) -> None:
        """Whatever follows of itself happens, until something is decided."""
        while self.next != asked.NOTHING_MORE:
            what = self.next
            self.next = asked.NOTHING_MORE
            follow(self, what)

    def finish(self) -> None:
        """The move is over: the next one of the Action Phase."""
        self.rest()
        self.open_move(asked.ACT)

    def rest(self) -> None:
        """No move is under way."""
        self.unit = -1
        self.work = -1
        self.verb = -1
        self.item = -1
        self.piece = -1
        self.walls = 0
        self.spill = -1
        self.count = 0
        self.paid = 0
        self.free = False
        self.away = False
        self.counted = False
        self.mixed = False
        self.extra = False
        self.gratis = 0
        self.same = False
        self.hand_only = False
        self.due = 0
        self.by_value = False
        self.caps = 0
        self.least = 0
        self.target = -1
        self.other = -1
        self.looking = 0
        self.queue = []
        self.attacker = -1
        self.foe = -1
        self.force = 0
        self.guard = 0
        self.troops = 0
        self.bonus = 0
        self.defence = 0
        self.spared = 0
        self.chosen = -1
        self.answer = -1
        self.hits = 0
        self.blows = 0
        self.fleeing = -1

    def forget(self) -> None:
        """Whatever is counted by the Turn begins anew (RR15.0)."""
        self.used = 0
        self.exploited = 0
        self.acted = False
        self.hired = False
        self.stanced = 0
        self.refused = False
        self.rides = 0
        self.nauta = 0
        self.sailor = -1
        self.sailed = 0
        self.helped = 0

    def own_hexes(self) -> list[int]:
        """The hexes, to be changed: they are shared with clones no longer."""
        if self.shared:
            self.hexes = self.hexes[:]
            self.shared = False
        return self.hexes

    # --- copies and accounts ---

    def clone(self) -> "Romolo":
        t = Romolo()
        self.copy_head(t)
        t.edition = self.edition
        t.board = self.board
        t.rivals = self.rivals
        t.dice = self.dice
        t.teams = self.teams
        t.hidden_coins = self.hidden_coins
        t.water_counts = self.water_counts
        t.goods_are_spent = self.goods_are_spent
        t.obsessor_always = self.obsessor_always
        t.round = self.round
        t.ending = self.ending
        t.fallen = self.fallen
        self.shared = True
        t.hexes = self.hexes
        t.shared = True
        t.seats = self.seats[:]
        t.at = self.at[:]
        t.st = self.st[:]
        t.merc = self.merc[:]
        t.ai = self.ai[:]
        t.stock = self.stock[:]
        t.display = self.display[:]
        t.stores = self.stores[:]
        t.drawn = self.drawn
        t.dux = self.dux
        t.favours = self.favours
        t.spare_walls = self.spare_walls
        t.used = self.used
        t.exploited = self.exploited
        t.acted = self.acted
        t.hired = self.hired
        t.stanced = self.stanced
        t.refused = self.refused
        t.rides = self.rides
        t.nauta = self.nauta
        t.sailor = self.sailor
        t.sailed = self.sailed
        t.helped = self.helped
        t.unit = self.unit
        t.work = self.work
        t.verb = self.verb
        t.item = self.item
        t.piece = self.piece
        t.walls = self.walls
        t.spill = self.spill
        t.count = self.count
        t.paid = self.paid
        t.free = self.free
        t.away = self.away
        t.counted = self.counted
        t.mixed = self.mixed
        t.extra = self.extra
        t.gratis = self.gratis
        t.same = self.same
        t.hand_only = self.hand_only
        t.due = self.due
        t.by_value = self.by_value
        t.caps = self.caps
        t.least = self.least
        t.target = self.target
        t.other = self.other
        t.looking = self.looking
        t.queue = self.queue[:]
        t.next = asked.NOTHING_MORE
        t.groups = self.groups[:]
        t.attacker = self.attacker
        t.foe = self.foe
        t.force = self.force
        t.guard = self.guard
        t.troops = self.troops
        t.bonus = self.bonus
        t.defence = self.defence
        t.spared = self.spared
        t.chosen = self.chosen
        t.answer = self.answer
        t.hits = self.hits
        t.blows = self.blows
        t.fleeing = self.fleeing
        return t

    def resample(self, seat: int, rng: Random) -> "Romolo":
        return knowledge.resample(self, seat, rng)

    def prompt(self) -> Message:
        params: Params = {}
        text = STEPS[self.step].prompt(self, params)
        return Message(f"romolo-prompt-{asked.STEPS[self.step]}{text}", params)

    def view(self, seat: int | None) -> RomoloView:
        return view.view(self, seat)

    def observation(self, seat: int) -> bytes:
        return observed(self, seat)

    def position(self) -> dict[str, object]:
        return snapshot.position(self)

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        snapshot.read(self, data, part)

    def standing(self) -> list[int]:
        return decisions.best(self).totals

    def result(self) -> Outcome:
        return verdict.outcome(self)
