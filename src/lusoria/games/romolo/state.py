"""The position: all that lies on the table, and the move and the battle under way."""

from random import Random

from mypy_extensions import mypyc_attr

from lusoria.core.errors import Refusal
from lusoria.core.outcome import Outcome
from lusoria.core.reading import Reader
from lusoria.games.romolo import (
    aids,
    asked,
    house_rules,
    invariants,
    knowledge,
    layout,
    reasons,
    snapshot,
    tiles,
    view,
)
from lusoria.games.romolo.aids import RomoloAids
from lusoria.games.romolo.board.drought import NO_DROUGHT, Drought
from lusoria.games.romolo.board.exploration import NO_EXPLORATION, Exploration
from lusoria.games.romolo.board.losses import Loss
from lusoria.games.romolo.board.map import Board
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN, Campaign
from lusoria.games.romolo.economy.bill import NO_BILL, Bill
from lusoria.games.romolo.economy.job import NO_JOB, Job
from lusoria.games.romolo.economy.market import NO_DEAL, Deal
from lusoria.games.romolo.economy.theft import NO_THEFT, Theft
from lusoria.games.romolo.editions import Edition
from lusoria.games.romolo.observation import observation as observed
from lusoria.games.romolo.position import Position
from lusoria.games.romolo.scoring import decisions, verdict
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN, AiTurn
from lusoria.games.romolo.steps import CONTINUATIONS, STEPS
from lusoria.games.romolo.turn.auction import NO_BIDDING, Bidding
from lusoria.games.romolo.turn.move import NO_MOVE, Move
from lusoria.games.romolo.turn.upkeep import NO_UPKEEP, Upkeep
from lusoria.games.romolo.view import RomoloView
from lusoria.games.romolo.war.fight import NO_BATTLE, Battle


@mypyc_attr(free_list_len=1)
class Romolo(Position):
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
    peoples: bool  # RR19.19
    bid_is_paid: bool  # AMB-102
    # the course of the game
    round: int
    ending: int  # why the End Procedure runs, or NOT_ENDING
    ending_round: int  # the Round in which it began, or 0
    fallen: int  # who was eliminated last, or -1
    # the table; see layout.py
    hexes_shared: bool
    at: list[int]  # where each unit is
    st: list[int]  # and its condition
    merc: list[int]  # whose the mercenaries are; replaced, never changed
    stock: list[int]  # shared with clones until it changes: see own_stock
    stock_shared: bool
    display: list[int]  # replaced, never changed
    stores: list[int]  # filled warehouses, see `board.stores`; replaced, never changed
    drawn: int  # characters that have come up, one bit per kind
    dux: int  # counters on the tile
    favours: int  # counters of the Foederatus
    spare_walls: int  # walls of the Defensor
    # this Turn
    used: int  # powers, one bit per character
    exploited: int  # hexes, one bit each (RR8.5)
    acted: bool  # RR5.2
    hired: bool  # RR9.7
    stanced: int  # stances changed, one bit per seat (RR5.8)
    refused: bool  # RR17.5
    rides: int  # moves of the Eques
    nauta: int  # what the Nauta does
    sailor: int  # the unit it moves
    sailed: int  # the moves it has made
    floods: int  # tiles that the river has replaced (RR6.8)
    helped: int  # Praepositus tiles that have helped, three bits a resource (RR15.4)
    # what is under way: where nothing is, an idle object that all positions share
    move: Move  # of a unit of the active seat
    job: Job  # what it builds, dismantles or transforms
    bill: Bill
    deal: Deal
    theft: Theft
    proposal: list[int]  # what an ally is offered and asked for; replaced, never changed
    exploration: Exploration
    losses: list[Loss]  # buildings lost whose consequences wait; replaced, never changed
    after_losses: int  # the continuation then
    battle: Battle
    campaign: Campaign  # targets, where they are declared (edition 1.66)
    drought: Drought  # hexes that hold too much, without an Aqueduct (edition 1.66)
    bidding: Bidding  # for who says whether a Turn is played (edition 1.66)
    upkeep: Upkeep  # the Maintenance Phase
    ai_turn: AiTurn
    slot: int  # of the Display, whose Character is hired or dealt, or -1
    roll: int  # what the die is rolled for, or NO_ROLL
    dealt_to: int  # who takes die tokens, or NOBODY
    placing: int  # the piece that is placed next, a number among PLACED (RR2.11)
    continuation: int  # what comes next; between two decisions NOTHING_MORE

    # --- beginning ---

    def read_options(self) -> None:
        self.continuation = asked.NOTHING_MORE
        house_rules.read(self, self.options)

    def set_up(self) -> None:
        self.edition.setup.start(self)

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

    def scorer(self, seat: int) -> int:
        """The one that the seat is reckoned with: see `Edition.scorer`."""
        return self.edition.scorer(self, seat)

    def are_allied(self, one: int, other: int) -> bool:
        """True if two seats are one, or allies (RR17.1)."""
        return one == other or (self.teams and (one - other) % 2 == 0)

    def owner(self, unit: int) -> int:
        """The owner of a unit; -1 for a mercenary at the Bank."""
        return self.merc[unit - layout.MERCS] if unit >= layout.MERCS else unit // layout.OWN

    def has(self, seat: int, character: int) -> bool:
        """True if the seat owns a character."""
        return self.characters(seat) & (1 << character) != 0

    def is_ready(self, seat: int, character: int) -> bool:
        """True if the seat owns a character whose power is not used yet this Turn (RR15.0)."""
        bit = 1 << character
        return self.characters(seat) & bit != 0 and self.used & bit == 0

    def is_obsessor_ready(self, seat: int) -> bool:
        """True if the seat's Obsessor can set a Penalty token aside (AMB-26)."""
        if not self.edition.obsessor_spares:
            return False
        if self.obsessor_always:
            return self.has(seat, tiles.OBSESSOR)
        return self.is_ready(seat, tiles.OBSESSOR)

    def is_ai(self, seat: int) -> bool:
        """True if a seat is the A.I.'s."""
        return seat == layout.AI and self.players == 1

    def living_sides(self) -> int:
        """How many sides are left."""
        mask = 0
        for seat in range(self.rivals):
            if self.is_alive(seat):
                mask |= 1 << self.side(seat)
        return mask.bit_count()

    def is_peaceful(self) -> bool:
        """True if no attack is under way."""
        return self.battle is NO_BATTLE and self.campaign is NO_CAMPAIGN

    def is_maintaining(self) -> bool:
        """True if the Maintenance Phase is under way."""
        return self.upkeep is not NO_UPKEEP

    def step_phase(self) -> int:
        """The phase of the Turn in which such a decision is made."""
        return STEPS[self.step].phase

    def matters(self) -> int:
        """The conditions by which units differ for what is decided now."""
        return STEPS[self.step].matters

    def refusal(self, action: int, code: int) -> Refusal:
        return reasons.refusal(self, action, code, self.clause())

    # --- moving on ---

    def carry_out(self, action: int) -> None:
        STEPS[self.step].play(self, action)
        self.run()

    def go(self, continuation: int) -> None:
        """Go on with a continuation, which nobody decides, once this step is done."""
        self.continuation = continuation

    def run(self) -> None:
        """Go on from continuation to continuation, until something is to be decided."""
        while self.continuation != asked.NOTHING_MORE:
            continuation = self.continuation
            self.continuation = asked.NOTHING_MORE
            CONTINUATIONS[continuation](self)

    def finish(self) -> None:
        """The move is over: the next one of the Action Phase."""
        self.rest()
        if not self.edition.ending.end_if_decided(self):
            self.open_move(asked.ACT)

    def rest(self) -> None:
        """No move is under way."""
        self.move = NO_MOVE
        self.job = NO_JOB
        self.bill = NO_BILL
        self.deal = NO_DEAL
        self.theft = NO_THEFT
        self.proposal = []
        self.exploration = NO_EXPLORATION
        self.losses = []
        self.after_losses = asked.NOTHING_MORE
        self.battle = NO_BATTLE
        self.campaign = NO_CAMPAIGN
        self.drought = NO_DROUGHT
        self.bidding = NO_BIDDING
        self.upkeep = NO_UPKEEP
        self.slot = -1
        self.roll = layout.NO_ROLL
        self.dealt_to = layout.NOBODY

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
        self.floods = 0
        self.helped = 0

    def own_hexes(self) -> list[int]:
        """The hexes, to be changed: they are shared with clones no longer."""
        if self.hexes_shared:
            self.hexes = self.hexes[:]
            self.hexes_shared = False
        return self.hexes

    def own_stock(self) -> list[int]:
        """What lies beside the map, to be changed: it is shared with clones no longer."""
        if self.stock_shared:
            self.stock = self.stock[:]
            self.stock_shared = False
        return self.stock

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
        t.peoples = self.peoples
        t.bid_is_paid = self.bid_is_paid
        t.ending_round = self.ending_round
        t.round = self.round
        t.ending = self.ending
        t.fallen = self.fallen
        self.hexes_shared = True
        t.hexes = self.hexes
        t.hexes_shared = True
        t.seats = self.seats[:]
        t.at = self.at[:]
        t.st = self.st[:]
        t.merc = self.merc
        t.ai = self.ai[:]
        self.stock_shared = True
        t.stock = self.stock
        t.stock_shared = True
        t.display = self.display
        t.stores = self.stores
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
        t.floods = self.floods
        t.helped = self.helped
        t.move = self.move if self.move is NO_MOVE else self.move.copy()
        t.job = self.job if self.job is NO_JOB else self.job.copy()
        t.bill = self.bill if self.bill is NO_BILL else self.bill.copy()
        t.deal = self.deal if self.deal is NO_DEAL else self.deal.copy()
        t.theft = self.theft if self.theft is NO_THEFT else self.theft.copy()
        t.proposal = self.proposal
        seen = self.exploration
        t.exploration = seen if seen is NO_EXPLORATION else seen.copy()
        t.losses = self.losses
        t.after_losses = self.after_losses
        t.battle = self.battle if self.battle is NO_BATTLE else self.battle.copy()
        war = self.campaign
        t.campaign = war if war is NO_CAMPAIGN else war.copy()
        t.drought = self.drought if self.drought is NO_DROUGHT else self.drought.copy()
        t.bidding = self.bidding if self.bidding is NO_BIDDING else self.bidding.copy()
        t.upkeep = self.upkeep if self.upkeep is NO_UPKEEP else self.upkeep.copy()
        t.ai_turn = self.ai_turn if self.ai_turn is NO_AI_TURN else self.ai_turn.copy()
        t.slot = self.slot
        t.roll = self.roll
        t.dealt_to = self.dealt_to
        t.placing = self.placing
        t.continuation = asked.NOTHING_MORE
        return t

    def resample(self, seat: int, rng: Random) -> "Romolo":
        return knowledge.resample(self, seat, rng)

    def view(self, seat: int | None) -> RomoloView:
        return view.view(self, seat)

    def aids(self, seat: int | None) -> RomoloAids:
        return aids.aids(self, seat)

    def observation(self, seat: int) -> bytes:
        return observed(self, seat)

    def position(self) -> dict[str, object]:
        return snapshot.position(self)

    def read(self, data: Reader, part: dict[str, Reader]) -> None:
        snapshot.read(self, part)

    def require_reachable(self, data: Reader, part: dict[str, Reader]) -> None:
        invariants.check(self, data, part)

    def standing(self) -> list[int]:
        return decisions.best(self).totals

    def result(self) -> Outcome:
        return verdict.outcome(self)
