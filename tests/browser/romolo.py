"""Moments of Romolo o Remo?, played beforehand by greedy players until they come about."""

from collections.abc import Callable
from typing import Final

from lusoria.core.state import State
from tests.browser.moments import Moment, View, find

ROUNDS: Final = 30


def moment(wanted: Callable[[State, View], bool], players: int = 2) -> Moment:
    """The first such position."""
    return find("romolo", "greedy", wanted, players, round_limit=ROUNDS)


def declaring(state: State, view: View) -> bool:
    """Two units or more stand where an enemy is, and war may be declared (RR11.1)."""
    return view["step"] == "war" and any(
        sum(unit["seat"] == state.player and not unit["laid"] for unit in units) > 1
        and (any(unit["seat"] != state.player for unit in units) or place["troops"])
        for place in view["hexes"]
        if (units := [unit for unit in view["units"] if unit["hex"] == place["name"]])
    )


def arming(state: State, view: View) -> bool:
    """The attacker chooses a die token in secret (RR11.4)."""
    return view["step"] == "token" and view["battle"]["attack"]["seat"] == state.player


def fleeing(_state: State, view: View) -> bool:
    """Somebody who played the retreat may flee (RR11.5)."""
    return bool(view["step"] == "retreat")


def losing(_state: State, view: View) -> bool:
    """Casualties are to be assigned (RR11.6)."""
    return bool(view["step"] == "hit")


def razing(_state: State, view: View) -> bool:
    """A victor destroys what stands in the hex (RR11.10)."""
    return bool(view["step"] == "raze")


def hungry(_state: State, view: View) -> bool:
    """Grain is due for several units (RR12.4)."""
    return view["step"] == "feed" and view["payment"]["due"] > 1


def paying(_state: State, view: View) -> bool:
    """A payment of several decisions (RR7.12)."""
    return view["step"] == "pay" and len(view["plans"]) > 0


def marching(_state: State, view: View) -> bool:
    """A unit is chosen that others could go with (RR5.1)."""
    return any(way["units"] > 1 for way in view["reach"])


def selling(_state: State, view: View) -> bool:
    """Several cubes may be sold (RR10.1)."""
    return view["step"] == "sell" and view["trade"]["left"] > 1 and len(view["plans"]) > 0


def busy(_state: State, view: View) -> bool:
    """Much to see and to do: units of every side, most of the land, buildings."""
    built = sum(len(place["pieces"]) for place in view["hexes"])
    up = sum(place["up"] for place in view["hexes"])
    idle = sum(unit["idle"] for unit in view["units"])
    return view["step"] == "act" and idle > 3 and built > 12 and 3 * up > 2 * len(view["hexes"])


def over(state: State, _view: View) -> bool:
    """The end."""
    return state.is_over
