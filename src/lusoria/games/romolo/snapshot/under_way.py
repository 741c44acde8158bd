"""The move under way in words, and back: nothing is written where none is."""

from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import map
from lusoria.games.romolo.board.drought import NO_DROUGHT, Drought
from lusoria.games.romolo.board.exploration import NO_EXPLORATION, Exploration
from lusoria.games.romolo.board.losses import Loss
from lusoria.games.romolo.economy import exchange
from lusoria.games.romolo.economy.bill import NO_BILL, Bill
from lusoria.games.romolo.economy.job import NO_JOB, Job
from lusoria.games.romolo.economy.market import NO_DEAL, Deal
from lusoria.games.romolo.economy.theft import NO_THEFT, Theft
from lusoria.games.romolo.snapshot import reading, writing
from lusoria.games.romolo.turn import auction
from lusoria.games.romolo.turn.auction import NO_BIDDING, Bidding
from lusoria.games.romolo.turn.move import NO_MOVE, Move
from lusoria.games.romolo.turn.upkeep import NO_UPKEEP, Upkeep

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

MEMBERS: Final[list[str]] = [
    "move",
    "job",
    "bill",
    "deal",
    "theft",
    "proposal",
    "exploration",
    "losses",
    "after_losses",
    "upkeep",
    "slot",
    "roll",
    "dealt_to",
    "placing",
    "drought",
    "bidding",
]
MOVE_KEYS: Final = ["unit", "hex", "away", "free", "source", "helpers", "farm"]
JOB_KEYS: Final = [
    "verb",
    "piece",
    "store",
    "building",
    "sides",
    "gratis",
    "mixed",
    "surcharge",
]
BILL_KEYS: Final = [
    "purpose",
    "due",
    "by_value",
    "alike",
    "allowed",
    "from_hand",
    "from_stores",
    "mercenaries",
]
VERBS: Final = [a.BUILD, a.DISMANTLE, a.TRANSFORM]
VERB_NAMES: Final = ["build", "dismantle", "transform"]
AFTER: Final = [asked.FINISH, asked.NEXT_ATTACK, asked.NEXT_UNPAID]
AFTER_NAMES: Final = ["finish", "next-attack", "next-unpaid"]
SIGHTS: Final = ["peek", "explore", "flood", "final"]
ITEMS: Final = [
    *range(a.GIVE, a.GIVE + len(a.MONEY)),
    *range(a.TAKE, a.TAKE + len(layout.WARES)),
    *range(a.RESOURCE, a.RESOURCE + len(layout.RESOURCES)),
    *range(a.STORE, a.STORE + a.MOST_STORES),
]
ITEM_NAMES: Final = [a.notation(item, []) for item in ITEMS]


# --- writing ---


def data(s: "Romolo") -> writing.Data:
    """What is under way, None for what is not."""
    return {
        "move": None if s.move is NO_MOVE else _move(s, s.move),
        "job": None if s.job is NO_JOB else _job(s.job),
        "bill": None if s.bill is NO_BILL else _bill(s.bill),
        "deal": None if s.deal is NO_DEAL else _deal(s.deal),
        "theft": None if s.theft is NO_THEFT else _theft(s.theft),
        "proposal": [ITEM_NAMES[ITEMS.index(item)] for item in s.proposal],
        "exploration": None if s.exploration is NO_EXPLORATION else _exploration(s),
        "losses": [
            {"hex": s.board.names[place], "piece": layout.PIECES[kind]} for place, kind in s.losses
        ],
        "after_losses": None
        if s.after_losses == asked.NOTHING_MORE
        else AFTER_NAMES[AFTER.index(s.after_losses)],
        "upkeep": None if s.upkeep is NO_UPKEEP else _upkeep(s.upkeep),
        "slot": s.slot + 1 if s.slot >= 0 else None,
        "roll": None if s.roll == layout.NO_ROLL else layout.ROLLS[s.roll],
        "dealt_to": None if s.dealt_to == layout.NOBODY else s.dealt_to,
        "placing": s.placing,
        "drought": None if s.drought is NO_DROUGHT else _drought(s),
        "bidding": None if s.bidding is NO_BIDDING else _bidding(s.bidding),
    }


def _drought(s: "Romolo") -> writing.Data:
    return {
        "source": s.board.names[s.drought.source],
        "hex": s.board.names[s.drought.place],
        "walls": s.drought.walls,
    }


def _bidding(bidding: Bidding) -> writing.Data:
    return {
        "bids": [None if bid == auction.NO_BID else bid for bid in bidding.bids],
        "votes": [
            None if vote == auction.NO_VOTE else auction.WORDS[vote] for vote in bidding.votes
        ],
        "shown": bidding.shown,
    }


def _move(s: "Romolo", move: Move) -> writing.Data:
    return {
        "unit": writing.UNIT_NAMES[move.unit],
        "hex": s.board.names[move.place],
        "away": move.away,
        "free": move.free,
        "source": None if move.source < 0 else s.board.names[move.source],
        "helpers": move.helpers,
        "farm": move.farm,
    }


def _job(job: Job) -> writing.Data:
    return {
        "verb": VERB_NAMES[VERBS.index(job.verb)],
        "piece": None if job.piece < 0 else layout.PIECES[job.piece],
        "store": None if job.store < 0 else job.store + 1,
        "building": None if job.building < 0 else layout.BUILDINGS[job.building],
        "sides": writing.bits(job.sides, map.SIDES),
        "gratis": job.gratis,
        "mixed": job.mixed,
        "surcharge": job.surcharge,
    }


def _bill(bill: Bill) -> writing.Data:
    return {
        "purpose": layout.PURPOSES[bill.purpose],
        "due": bill.due,
        "by_value": bill.by_value,
        "alike": bill.alike,
        "allowed": writing.counts(bill.allowed, 0, layout.RESOURCES),
        "from_hand": writing.counts(bill.from_hand, 0, layout.RESOURCES),
        "from_stores": writing.counts(bill.from_stores, 0, layout.RESOURCES),
        "mercenaries": bill.mercenaries,
    }


def _deal(deal: Deal) -> writing.Data:
    return {
        "sells": deal.sells,
        "made": deal.made,
        "cube": None if deal.cube < 0 else layout.RESOURCES[deal.cube],
        "stored": deal.stored,
    }


def _theft(theft: Theft) -> writing.Data:
    return {"victim": theft.victim, "left": theft.left}


def _exploration(s: "Romolo") -> writing.Data:
    return {
        "hex": s.board.names[s.exploration.place],
        "why": SIGHTS[s.exploration.why],
        "river": [s.board.names[place] for place in s.exploration.river],
    }


def _upkeep(upkeep: Upkeep) -> writing.Data:
    return {
        "unpaid": upkeep.unpaid,
        "owed": upkeep.owed,
        "walls": upkeep.walls,
        "grain": upkeep.grain,
    }


# --- reading ---


def read(s: "Romolo", part: dict[str, Reader]) -> None:
    """Sets what is under way."""
    s.move = NO_MOVE if part["move"].data is None else _read_move(s, part["move"])
    s.job = NO_JOB if part["job"].data is None else _read_job(s, part["job"])
    s.bill = NO_BILL if part["bill"].data is None else _read_bill(part["bill"])
    s.deal = NO_DEAL if part["deal"].data is None else _read_deal(part["deal"])
    s.theft = NO_THEFT if part["theft"].data is None else _read_theft(s, part["theft"])
    s.proposal = [
        ITEMS[item.one_of(ITEM_NAMES)] for item in part["proposal"].items(0, exchange.MOST_ITEMS)
    ]
    seen = part["exploration"]
    s.exploration = NO_EXPLORATION if seen.data is None else _read_exploration(s, seen)
    s.losses = [_read_loss(s, item) for item in part["losses"].items(0, s.board.size)]
    after = part["after_losses"]
    s.after_losses = asked.NOTHING_MORE if after.data is None else AFTER[after.one_of(AFTER_NAMES)]
    s.upkeep = NO_UPKEEP if part["upkeep"].data is None else _read_upkeep(part["upkeep"])
    slot, dealt_to = part["slot"], part["dealt_to"]
    s.slot = -1 if slot.data is None else slot.whole(1, len(s.display)) - 1
    s.roll = layout.NO_ROLL if part["roll"].data is None else part["roll"].one_of(layout.ROLLS)
    s.dealt_to = layout.NOBODY if dealt_to.data is None else dealt_to.whole(0, s.players - 1)
    s.placing = part["placing"].whole(0, 4)
    s.drought = NO_DROUGHT if part["drought"].data is None else _read_drought(s, part["drought"])
    s.bidding = NO_BIDDING if part["bidding"].data is None else _read_bidding(s, part["bidding"])


def _read_drought(s: "Romolo", data: Reader) -> Drought:
    part = data.keys(["source", "hex", "walls"])
    drought = Drought(part["source"].one_of(s.board.names))
    drought.place = part["hex"].one_of(s.board.names)
    drought.walls = part["walls"].whole(0, 3)
    return drought


def _read_bidding(s: "Romolo", data: Reader) -> Bidding:
    part = data.keys(["bids", "votes", "shown"])
    bidding = Bidding(s.players)
    bidding.bids = [
        auction.NO_BID if bid.data is None else bid.whole(0, a.MOST_BID)
        for bid in part["bids"].items(s.players, s.players)
    ]
    bidding.votes = [
        auction.NO_VOTE if vote.data is None else vote.one_of(auction.WORDS)
        for vote in part["votes"].items(s.players, s.players)
    ]
    bidding.shown = part["shown"].flag()
    return bidding


def _read_move(s: "Romolo", data: Reader) -> Move:
    part = data.keys(MOVE_KEYS)
    names = s.board.names
    move = Move(part["unit"].one_of(writing.UNIT_NAMES), part["hex"].one_of(names))
    move.away = part["away"].flag()
    move.free = part["free"].flag()
    move.source = -1 if part["source"].data is None else part["source"].one_of(names)
    move.helpers = part["helpers"].whole(0, 4)
    move.farm = part["farm"].flag()
    return move


def _read_job(s: "Romolo", data: Reader) -> Job:
    part = data.keys(JOB_KEYS)
    piece, store, building = part["piece"], part["store"], part["building"]
    job = Job(VERBS[part["verb"].one_of(VERB_NAMES)])
    job.piece = -1 if piece.data is None else piece.one_of(layout.PIECES)
    job.store = -1 if store.data is None else store.whole(1, len(s.stores)) - 1
    job.building = -1 if building.data is None else building.one_of(layout.BUILDINGS)
    job.sides = reading.read_bits(part["sides"], map.SIDES)
    job.gratis = part["gratis"].whole(0, 3)
    job.mixed = part["mixed"].flag()
    job.surcharge = part["surcharge"].flag()
    return job


def _read_bill(data: Reader) -> Bill:
    part = data.keys(BILL_KEYS)
    allowed = reading.read_counts(part["allowed"], layout.RESOURCES, 31)
    bill = Bill(part["purpose"].one_of(layout.PURPOSES), part["due"].whole(0, 1000), allowed)
    bill.by_value = part["by_value"].flag()
    bill.alike = part["alike"].flag()
    bill.from_hand = reading.read_counts(part["from_hand"], layout.RESOURCES, reading.MANY)
    bill.from_stores = reading.read_counts(part["from_stores"], layout.RESOURCES, reading.MANY)
    bill.mercenaries = part["mercenaries"].whole(0, 2)
    return bill


def _read_deal(data: Reader) -> Deal:
    part = data.keys(["sells", "made", "cube", "stored"])
    deal = Deal(part["sells"].flag())
    deal.made = part["made"].whole(0, 100)
    deal.cube = -1 if part["cube"].data is None else part["cube"].one_of(layout.RESOURCES)
    deal.stored = part["stored"].flag()
    return deal


def _read_theft(s: "Romolo", data: Reader) -> Theft:
    part = data.keys(["victim", "left"])
    theft = Theft(part["victim"].whole(0, s.rivals - 1))
    theft.left = part["left"].whole(0, 3)
    return theft


def _read_exploration(s: "Romolo", data: Reader) -> Exploration:
    part = data.keys(["hex", "why", "river"])
    names = s.board.names
    found = Exploration(part["hex"].one_of(names), part["why"].one_of(SIGHTS))
    found.river = [item.one_of(names) for item in part["river"].items(0, s.board.size)]
    return found


def _read_loss(s: "Romolo", data: Reader) -> Loss:
    part = data.keys(["hex", "piece"])
    return part["hex"].one_of(s.board.names), part["piece"].one_of(layout.PIECES)


def _read_upkeep(data: Reader) -> Upkeep:
    part = data.keys(["unpaid", "owed", "walls", "grain"])
    upkeep = Upkeep()
    upkeep.unpaid = part["unpaid"].whole(0, layout.UNITS - layout.MERCS)
    upkeep.owed = part["owed"].whole(0, layout.UNITS - layout.MERCS)
    upkeep.walls = part["walls"].whole(0, 3)
    upkeep.grain = part["grain"].whole(0, layout.OWN)
    return upkeep
