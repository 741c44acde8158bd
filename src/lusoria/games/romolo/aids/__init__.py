"""What is worked out for a seat from what it may know: paths, threats, plans, forecasts."""

from typing import TYPE_CHECKING, TypedDict

from lusoria.games.romolo.aids import (
    army,
    calm,
    denied,
    forecast,
    land,
    others,
    plans,
    reach,
    scores,
    sites,
    threats,
)

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo


class RomoloAids(TypedDict):
    """Help beside the view. It tells nothing that the seat could not work out itself."""

    reach: list[reach.Reach]
    """Where the chosen unit could march."""
    others: list[others.Other]
    """Which units could be taken in hand instead of it."""
    threats: list[threats.Threat]
    """Where enemies could attack in their next Turn, for whoever acts."""
    sites: list[sites.Site]
    """What the chosen Worker could build where it works, and what stands against it."""
    materials: list[sites.Material]
    """And what it could spend on that."""
    denied: list[denied.Denied]
    """What the chosen Worker would usually do and cannot."""
    own_land: list[str]
    """Hexes where the seat that decides who attacks would find nothing but buildings on land that
    its own side controls.
    """
    calm: bool
    """Whether the War Phase is asked though nobody is to be fought."""
    plans: list[plans.Plan]
    """What the deciding seat may do in one go."""
    army: list[army.PutBack]
    """How each unit that is mustered could be put back."""
    forecast: forecast.Forecast | None
    """The end of this Turn, if nothing more is done."""
    scores: list[scores.SideScore] | None
    """What each side would score if the game ended now; None where that is not everyone's to
    know.
    """


def aids(s: "Romolo", seat: int | None) -> RomoloAids:
    """Work out what helps the seat; None is a spectator."""
    return {
        "reach": reach.reach(s),
        "others": others.others(s),
        "threats": threats.threats(s, seat),
        "sites": sites.sites(s),
        "materials": sites.materials(s),
        "denied": denied.denied(s, seat),
        "own_land": land.own_land(s, seat),
        "calm": calm.is_calm(s, seat),
        "plans": plans.plans(s, seat),
        "army": army.army(s, seat),
        "forecast": forecast.forecast(s, seat),
        "scores": scores.scores(s, seat),
    }
