"""What each seat may know of a position, as plain data. Every element has its id under `el`."""

from typing import TYPE_CHECKING

from lusoria.core.view import View
from lusoria.games.romolo import asked, layout
from lusoria.games.romolo.asked import StepName
from lusoria.games.romolo.board.drought import NO_DROUGHT
from lusoria.games.romolo.layout import Ending, EventColour, Phase
from lusoria.games.romolo.turn.phase import phase
from lusoria.games.romolo.view import (
    around,
    battle,
    bidding,
    campaign,
    end,
    hexes,
    leaving,
    move,
    seats,
    units,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class RomoloView(View):
    """The position as a seat may know it."""

    step: StepName
    phase: Phase
    round: int
    first: int
    active: int
    """Whose Turn it is; the A.I. comes after the last seat."""
    ending: Ending | None
    """Why the End Procedure runs."""
    sides: list[list[int]]
    seats: list[seats.Seat]
    hexes: list[hexes.Hex]
    units: list[units.Unit]
    stores: list[around.Store]
    bank: around.Bank
    market: list[around.Column]
    display: list[around.Slot]
    pile: around.Pile
    water_pile: around.WaterPile
    terrains: list[move.TerrainChoice]
    """To choose from in the set-up."""
    peoples: list[move.PeopleChoice]
    """To choose from before all else (edition 1.66)."""
    move: move.Move | None
    leaving: leaving.Leaving | None
    """Mercenaries of whom some are to go."""
    payment: move.Payment | None
    trade: move.Trade | None
    offer: move.Offer | None
    overfull: str | None
    """The hex that holds too much since an Aqueduct was lost (edition 1.66)."""
    bidding: bidding.Bidding | None
    battle: battle.Battle | None
    campaign: campaign.Campaign | None
    """Attacks on single targets (edition 1.66)."""
    events: dict[EventColour, int] | None
    """Solitaire: the cubes left in the Event line."""
    ends: end.Ends
    choices: end.Choices | None
    """How the owners of end powers chose, once the game is over."""


def view(s: "Romolo", seat: int | None) -> RomoloView:
    """The position as the seat may know it."""
    return {
        **s.head(),
        "step": asked.STEPS[s.step],
        "phase": layout.PHASES[phase(s)],
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "ending": layout.ENDING_NAMES[s.ending - 1] if s.ending > 0 else None,
        "sides": s.sides,
        "seats": seats.seats(s, seat),
        "hexes": hexes.hexes(s, seat),
        "units": units.units(s),
        "stores": around.filled(s),
        "bank": around.bank(s),
        "market": around.market(s),
        "display": around.slots(s),
        "pile": around.pile(s),
        "water_pile": around.water_pile(s),
        "terrains": move.terrains(s, seat),
        "peoples": move.peoples(s),
        "move": move.move(s),
        "leaving": leaving.leaving(s, seat),
        "payment": move.payment(s),
        "trade": move.trade(s),
        "offer": move.offer(s),
        "overfull": None if s.drought is NO_DROUGHT else s.board.names[s.drought.place],
        "bidding": bidding.bidding(s, seat),
        "battle": battle.battle(s, seat),
        "campaign": campaign.campaign(s, seat),
        "events": _line(s),
        "ends": end.ends(s),
        "choices": end.choices(s),
    }


def _line(s: "Romolo") -> dict[EventColour, int] | None:
    if s.players > 1:
        return None
    return {name: s.stock[layout.BAG + i] for i, name in enumerate(layout.EVENTS)}
