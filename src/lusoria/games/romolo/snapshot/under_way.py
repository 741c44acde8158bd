"""What is under way, as a snapshot holds it: null where nothing is."""

from typing import TYPE_CHECKING, Final

from lusoria.core.fields import (
    Bits,
    ByCase,
    Called,
    Counts,
    Fields,
    Flag,
    ListOf,
    OneOf,
    Optional,
    Place,
    Record,
    Tuple,
    UnderWay,
    Whole,
)
from lusoria.core.reading import Reader
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.board import map
from lusoria.games.romolo.board.drought import NO_DROUGHT
from lusoria.games.romolo.board.exploration import NO_EXPLORATION
from lusoria.games.romolo.campaign import plan
from lusoria.games.romolo.campaign.plan import NO_CAMPAIGN, Target
from lusoria.games.romolo.economy import exchange
from lusoria.games.romolo.economy.bill import ANY, NO_BILL
from lusoria.games.romolo.economy.job import NO_JOB
from lusoria.games.romolo.economy.market import NO_DEAL
from lusoria.games.romolo.economy.theft import NO_THEFT
from lusoria.games.romolo.snapshot.formats import (
    ANY_NUMBER,
    MANY,
    MAYBE_RESOURCE,
    MAYBE_UNIT,
    PIECE,
    RESOURCE,
    UNIT,
    UNITS,
    Store,
)
from lusoria.games.romolo.solitaire.ai_turn import NO_AI_TURN
from lusoria.games.romolo.turn import auction
from lusoria.games.romolo.turn.auction import NO_BIDDING
from lusoria.games.romolo.turn.move import NO_MOVE
from lusoria.games.romolo.turn.upkeep import NO_UPKEEP
from lusoria.games.romolo.war.fight import NO_BATTLE, Side

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

VERB: Final = OneOf(["build", "dismantle", "transform"], [a.BUILD, a.DISMANTLE, a.TRANSFORM])
AFTER: Final = OneOf(
    ["finish", "next-attack", "next-unpaid"], [asked.FINISH, asked.NEXT_ATTACK, asked.NEXT_UNPAID]
)
ITEMS: Final = [
    *range(a.GIVE, a.GIVE + len(a.MONEY)),
    *range(a.TAKE, a.TAKE + len(layout.WARES)),
    *range(a.RESOURCE, a.RESOURCE + len(layout.RESOURCES)),
    *range(a.STORE, a.STORE + a.MOST_STORES),
]
ITEM: Final = OneOf([a.notation(item, []) for item in ITEMS], ITEMS)
SIDES: Final = Bits(map.SIDES)
CUBES: Final = Counts(layout.RESOURCES, MANY)
MERCENARIES: Final = layout.UNITS - layout.MERCS
# what each sort of target is called by
WHICH: Final = ByCase(
    "sort",
    [
        UNIT,
        OneOf(layout.AI_UNITS),
        OneOf(["0", "1", "2", "3"]),
        OneOf(layout.PIECES[: layout.COUNTED]),
        OneOf(map.SIDES),
    ],
)


def fields(s: "Romolo") -> Fields:
    """All that can be under way in a position, in the order of a snapshot."""
    hexes = OneOf(s.board.names)
    maybe_hex = Optional(hexes)
    some_hexes = ListOf(hexes, 0, s.board.size)
    place = Called("hex", hexes)
    seat = Whole(0, s.players - 1)
    rival = Whole(0, s.rivals - 1)
    side = Record(
        Side(layout.NOBODY),
        seat=Optional(rival, layout.NOBODY),
        units=UNITS,
        troops=ANY_NUMBER,
        bonus=Whole(0, 20),
        spared=Flag(),
        token=Optional(OneOf(s.edition.tokens)),
        hits=Whole(0, 9),
        flees=Flag(),
    )
    target = Record(
        Target(-1, 0, 0, 0),
        place=place,
        sort=OneOf(plan.SORTS),
        which=WHICH,
        holds=Optional(Store(s.board.names), 0),
        attackers=UNITS,
        over=Flag(),
        lost=Flag(),
    )
    return Fields(
        move=UnderWay(
            NO_MOVE,
            unit=UNIT,
            place=place,
            away=Flag(),
            free=Flag(),
            source=maybe_hex,
            helpers=Whole(0, 4),
            farm=Flag(),
        ),
        job=UnderWay(
            NO_JOB,
            verb=VERB,
            piece=Optional(PIECE),
            store=Optional(Place(len(s.stores))),
            building=Optional(OneOf(layout.BUILDINGS)),
            sides=SIDES,
            gratis=Whole(0, 3),
            mixed=Flag(),
            surcharge=Flag(),
        ),
        bill=UnderWay(
            NO_BILL,
            purpose=OneOf(layout.PURPOSES),
            due=Whole(0, 1000),
            by_value=Flag(),
            alike=Flag(),
            allowed=Counts(layout.RESOURCES, ANY),
            from_hand=CUBES,
            from_stores=CUBES,
            mercenaries=Whole(0, 2),
        ),
        deal=UnderWay(
            NO_DEAL, sells=Flag(), made=Whole(0, 100), cube=MAYBE_RESOURCE, stored=Flag()
        ),
        theft=UnderWay(NO_THEFT, victim=rival, left=Whole(0, 3)),
        proposal=ListOf(ITEM, 0, exchange.MOST_ITEMS),
        exploration=UnderWay(
            NO_EXPLORATION,
            place=place,
            why=OneOf(["peek", "explore", "flood", "final"]),
            river=some_hexes,
        ),
        losses=ListOf(Tuple(hex=hexes, piece=PIECE), 0, s.board.size),
        after_losses=Optional(AFTER, asked.NOTHING_MORE),
        upkeep=UnderWay(
            NO_UPKEEP,
            unpaid=Whole(0, MERCENARIES),
            owed=Whole(0, MERCENARIES),
            walls=Whole(0, 3),
            grain=Whole(0, layout.OWN),
        ),
        slot=Optional(Place(s.edition.display[s.players - 1])),
        roll=Optional(OneOf(layout.ROLLS), layout.NO_ROLL),
        dealt_to=Optional(seat, layout.NOBODY),
        placing=Whole(0, 4),
        drought=UnderWay(NO_DROUGHT, source=hexes, place=place, walls=Whole(0, 3)),
        bidding=UnderWay(
            NO_BIDDING,
            bids=ListOf(Optional(Whole(0, a.MOST_BID), auction.NO_BID), s.players, s.players),
            votes=ListOf(Optional(OneOf(auction.WORDS), auction.NO_VOTE), s.players, s.players),
            shown=Flag(),
        ),
        battle=UnderWay(
            NO_BATTLE,
            place=place,
            attack=side,
            defence=side,
            fleers=ListOf(UNIT, 0, layout.UNITS),
            razing=ANY_NUMBER,
            broken=Whole(0, s.edition.walls_per_hit - 1),
        ),
        ai_turn=UnderWay(
            NO_AI_TURN,
            groups=ListOf(
                Tuple(hex=hexes, standing=ANY_NUMBER, hindered=ANY_NUMBER), 0, s.board.size
            ),
            start=maybe_hex,
            troops=ANY_NUMBER,
            hindered=ANY_NUMBER,
            by_event=Flag(),
            attacks=some_hexes,
            priced=RESOURCE,
        ),
        campaign=UnderWay(
            NO_CAMPAIGN,
            targets=ListOf(target, 0, plan.MOST_TARGETS),
            unit=MAYBE_UNIT,
            current=Optional(Place(plan.MOST_TARGETS)),
            tower=Flag(),
            farm=Flag(),
            offers=ListOf(Tuple(seat=seat, units=UNITS), 0, s.players),
        ),
    )


def read(s: "Romolo", part: dict[str, Reader]) -> None:
    """Sets what is under way, and which Units a campaign has marked."""
    fields(s).read_members(s, part)
    campaign = s.campaign
    if campaign.current >= len(campaign.targets):
        raise part["campaign"].wrong("nothing is fought over that is no target")
    for target in campaign.targets:
        campaign.marked |= target.attackers
        if target.sort == plan.UNIT:
            campaign.marked |= 1 << target.which
