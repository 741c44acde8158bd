"""The tables of all decisions, in the order of their numbers, and of all continuations."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lusoria.games.romolo import asked
from lusoria.games.romolo.board import drought, exploration, losses, movement
from lusoria.games.romolo.campaign import clash, declaring, defending, order, removal
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
    activation,
    auction,
    course,
    die,
    ending,
    food,
    prototype_setup,
    setup,
    unit_actions,
    wages,
)
from lusoria.games.romolo.war import (
    aftermath,
    battle,
    casualties,
    razing,
    resolution,
    targets,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

# Made of their classes in a loop: written out one by one, gcc would take long for it.
CHANCES: Final[list[type[Chance]]] = [
    setup.First,
    display.NextCharacter,
    aftermath.Aside,
    exploration.Tile,
    exploration.Multiplier,
    die.Die,
    march.LotGroup,
    march.LotMove,
    ai_war.LotHex,
    ai_war.LotToken,
    ai_war.LotUnit,
    ruin.LotPiece,
    ruin.LotStore,
    ruin.LotSide,
    events.NextEvent,
]

DECISIONS: Final[list[type[Step]]] = [
    setup.Third,
    setup.Arrange,
    setup.Free,
    setup.Place,
    course.PlayOrEnd,
    course.GiveUp,
    activation.Act,
    targets.War,
    battle.ChooseToken,
    exchange.Answer,
    unit_actions.Do,
    exploration.Look,
    movement.Ride,
    movement.Sail,
    unit_actions.Elsewhere,
    building.Remove,
    building.RemoveStore,
    building.RemoveSide,
    building.Into,
    building.Sides,
    payment.Pay,
    building.Refund,
    production.Source,
    production.Storehouse,
    production.Gather,
    growth.Slot,
    market.Sell,
    market.Column,
    market.Buy,
    mercator.Help,
    exchange.Offer,
    theft.Victim,
    theft.Steal,
    mercator.Gain,
    targets.Defender,
    targets.Muster,
    battle.Powers,
    resolution.Retreat,
    resolution.FallBack,
    casualties.Hit,
    razing.Excess,
    razing.Raze,
    razing.RazeStore,
    razing.RazeSide,
    wages.Salary,
    wages.Freed,
    wages.Unpaid,
    wages.Dismiss,
    food.Feed,
    declaring.Declare,
    declaring.Aim,
    declaring.AimStore,
    order.NextTarget,
    defending.Defend,
    defending.Volunteer,
    clash.Summon,
    clash.PickDie,
    removal.Lose,
    prototype_setup.People,
    prototype_setup.Settle,
    production.Assist,
    drought.Overfull,
    drought.OverfullStore,
    drought.OverfullSide,
    auction.Bid,
    auction.Vote,
    auction.Rule,
    building.KeepBack,
    drought.LotOverfull,
]

STEPS: Final[list[Step]] = [kind() for kind in [*CHANCES, *DECISIONS]]


# --- continuations ---


def the_end(s: "Romolo") -> None:
    """The multipliers are turned up: the game is over."""
    ending.end(s, s.ended)


def finish(s: "Romolo") -> None:
    """The move is over."""
    s.finish()


def next_attack(s: "Romolo") -> None:
    """The next attack, as the edition fights."""
    s.edition.war.next_attack(s)


CONTINUATIONS: Final[dict[int, Callable[["Romolo"], None]]] = {
    asked.MAINTENANCE: wages.begin,
    asked.END_EVENT: events.end_event,
    asked.BUILD: building.build,
    asked.REFINE: production.refine,
    asked.LOSE_UNPAID: wages.lose_unpaid,
    asked.GROW: growth.grow,
    asked.AI_TURN: march.begin_turn,
    asked.AI_ENTERS: march.enter_explored,
    asked.NEXT_GROUP: march.next_group,
    asked.AI_WAR: ai_war.begin_war,
    asked.AI_FLEES: ai_war.flee_or_stay,
    asked.AI_ASSIGNS: ai_war.assign,
    asked.AI_RAZES: ruin.draw_piece,
    asked.AI_ENDS_ATTACK: ai_war.end_attack,
    asked.RESHUFFLE: events.reshuffle,
    asked.THE_END: the_end,
    asked.FINISH: finish,
    asked.NEXT_LOSS: losses.next_loss,
    asked.NEXT_ATTACK: next_attack,
    asked.NEXT_UNPAID: wages.next_unpaid,
    asked.AI_MARCH: march.march,
    asked.END_ROUND: events.end_round,
}
