"""The table of all decisions, in the order of their numbers, and what follows of itself."""

from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import asked
from lusoria.games.romolo.board import drought, exploration, losses, movement
from lusoria.games.romolo.campaign import clash, closing, declaring, defending, order, removal
from lusoria.games.romolo.economy import (
    building,
    display,
    exchange,
    growth,
    market,
    mercator,
    payment,
    production,
    theft,
)
from lusoria.games.romolo.solitaire import events, march, ruin
from lusoria.games.romolo.solitaire import war as ai_war
from lusoria.games.romolo.step import Chance, Step
from lusoria.games.romolo.turn import (
    acts,
    auction,
    course,
    deeds,
    die,
    ending,
    food,
    laps,
    setup,
    wages,
)
from lusoria.games.romolo.war import (
    aftermath,
    battle,
    casualties,
    razing,
    retreat,
    targets,
    tokens,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

CHANCES: Final[list[Chance]] = [
    setup.First(),
    display.NextCharacter(),
    tokens.Aside(),
    exploration.Tile(),
    exploration.Multiplier(),
    die.Die(),
    march.LotGroup(),
    march.LotMove(),
    ai_war.LotHex(),
    ai_war.LotToken(),
    ai_war.LotUnit(),
    ruin.LotPiece(),
    ruin.LotStore(),
    ruin.LotSide(),
    events.NextEvent(),
]

STEPS: Final[list[Step]] = [
    *CHANCES,
    setup.Third(),
    setup.Arrange(),
    setup.Free(),
    setup.Place(),
    course.PlayOrEnd(),
    course.GiveUp(),
    acts.Act(),
    targets.War(),
    battle.ChooseToken(),
    exchange.Answer(),
    deeds.Do(),
    exploration.Look(),
    movement.Ride(),
    movement.Sail(),
    deeds.Elsewhere(),
    building.Remove(),
    building.RemoveStore(),
    building.RemoveSide(),
    building.Into(),
    building.Sides(),
    payment.Pay(),
    building.Refund(),
    production.Source(),
    production.Storehouse(),
    production.Gather(),
    growth.Slot(),
    market.Sell(),
    market.Column(),
    market.Buy(),
    mercator.Help(),
    exchange.Offer(),
    theft.Victim(),
    theft.Steal(),
    mercator.Gain(),
    targets.Defender(),
    targets.Muster(),
    battle.Powers(),
    retreat.Retreat(),
    retreat.FallBack(),
    casualties.Hit(),
    razing.Excess(),
    razing.Raze(),
    razing.RazeStore(),
    razing.RazeSide(),
    wages.Salary(),
    wages.Freed(),
    wages.Unpaid(),
    wages.Dismiss(),
    food.Feed(),
    declaring.Declare(),
    declaring.Aim(),
    declaring.AimStore(),
    order.NextTarget(),
    defending.Defend(),
    defending.Volunteer(),
    clash.Summon(),
    clash.PickDie(),
    removal.Lose(),
    laps.People(),
    laps.Settle(),
    production.Assist(),
    drought.Overfull(),
    drought.OverfullStore(),
    drought.OverfullSide(),
    auction.Bid(),
    auction.Vote(),
    auction.Rule(),
    building.KeepBack(),
    drought.LotOverfull(),
]


def follow(s: "Romolo", what: int) -> None:
    """What follows without a decision happens."""
    if what == asked.MAINTENANCE:
        wages.begin(s)
    elif what == asked.BUILD:
        building.build(s)
    elif what == asked.REFINE:
        production.refine(s)
    elif what == asked.LOSE_UNPAID:
        wages.lose_unpaid(s)
    elif what == asked.GROW:
        growth.grow(s)
    elif what == asked.NEXT_UNPAID:
        wages.next_unpaid(s)
    elif what == asked.FINISH:
        s.finish()
    elif what == asked.NEXT_LOSS:
        losses.next_loss(s)
    elif what == asked.BEGIN_BATTLE:
        s.edition.war.begin_battle(s)
    elif what == asked.NEXT_ATTACK:
        s.edition.war.next_attack(s)
    elif what == asked.DEFENDER_FLEES:
        battle.ask_defender(s)
    elif what == asked.RESOLVE:
        battle.resolve(s)
    elif what == asked.CLOSE_BATTLE:
        aftermath.close(s)
    elif what == asked.REFILL:
        tokens.refill(s)
    elif what == asked.ELIMINATE:
        aftermath.eliminate(s)
    elif what == asked.FILL_DISPLAY:
        s.edition.setup.fill_display(s)
    elif what == asked.NEXT_TOKEN:
        s.edition.setup.next_token(s)
    elif what == asked.THE_END:
        ending.end(s, s.ended)
    elif what in asked.IN_CAMPAIGN:
        follow_campaign(s, what)
    else:
        follow_ai(s, what)


def follow_campaign(s: "Romolo", what: int) -> None:
    """What comes next in a battle over a target (RR19.26)."""
    if what == asked.CALL_HELPERS:
        defending.call_helpers(s)
    elif what == asked.NEXT_OFFER:
        defending.next_offer(s)
    elif what == asked.TAKE_UNDEFENDED:
        closing.take_undefended(s)
    elif what == asked.NEXT_CASUALTY:
        removal.go_on(s)
    else:
        closing.close(s)


def follow_ai(s: "Romolo", what: int) -> None:
    """What the A.I. does next (section 16)."""
    if what == asked.AI_TURN:
        march.begin_turn(s)
    elif what == asked.AI_MARCH:
        march.march(s)
    elif what == asked.AI_ENTERS:
        march.enter_explored(s)
    elif what == asked.NEXT_GROUP:
        march.next_group(s)
    elif what == asked.AI_WAR:
        ai_war.begin_war(s)
    elif what == asked.AI_FLEES:
        ai_war.flee_or_stay(s)
    elif what == asked.AI_ASSIGNS:
        ai_war.assign(s)
    elif what == asked.AI_RAZES:
        ruin.draw_piece(s)
    elif what == asked.AI_ENDS_ATTACK:
        ai_war.end_attack(s)
    elif what == asked.END_ROUND:
        events.end_round(s)
    elif what == asked.RESHUFFLE:
        events.reshuffle(s)
    else:
        events.end_event(s)
