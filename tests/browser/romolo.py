"""Moments of Romolo o Remo?, played beforehand by greedy players, and people who sit down then."""

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Request

from lusoria.core.state import State
from lusoria.players import decide, player
from tests.browser.moments import Moment, Sight, View, find, put
from tests.browser.people import Json, Someone, sit

ROUNDS: Final = 30
BUILT: Final = 8  # rounds after which there is something to fight about
TOKENS: Final = 5  # that each has before the first battle (RR2.12)
LATER: Final = "(old) => Number(document.querySelector('[data-table]').dataset.revision) > old"


class Raiders:
    """Builds as greedy players do, then sends everybody against the others."""

    def __init__(self) -> None:
        self.calm = player("greedy", "romolo")

    def choose(self, state: State, rng: Random) -> int:
        """The way to the nearest enemy, and war with all there are wherever it may be."""
        early = state.turn < BUILT * state.players
        if early and state.step_name not in ("war", "muster"):
            return decide(self.calm, state, rng)
        view = Sight(state)
        found = [(action, state.game.describe(state, action)) for action in state.legal_actions()]
        units = [(action, said.on[0]) for action, said in found if said.verb == "unit"]
        if view["step"] in ("war", "muster"):
            fights = [action for action, said in found if said.verb != "peace"]
            return units[0][0] if units else fights[0]
        if view["round"] > BUILT and view["step"] == "act":
            at = {unit["el"]: unit["hex"] for unit in view["units"]}
            away = [action for action, el in units if far(view, state.player, at[el]) > 0]
            return away[0] if away else found[0][0]
        ways = [
            (far(view, state.player, said.on[0][4:]), action)
            for action, said in found
            if said.verb == "hex"
        ]
        if view["round"] > BUILT and view["step"] == "do" and ways:
            return min(ways)[1]
        return decide(self.calm, state, rng)


def far(view: View, seat: int, name: str | None) -> int:
    """How many hexes lie between one and the nearest unit of another seat."""
    at = {place["name"]: (place["q"], place["r"]) for place in view["hexes"]}
    if name is None:
        return 0
    q, r = at[name]
    steps = [
        max(abs(q - u), abs(r - v), abs(q + r - u - v))
        for unit in view["units"]
        if unit["seat"] != seat and unit["hex"] is not None
        for u, v in [at[unit["hex"]]]
    ]
    return min(steps, default=0)


def moment(wanted: Callable[[State, View], bool], players: int = 2) -> Moment:
    """The first such position."""
    warlike = (declaring, arming, fleeing, losing, coming_late)
    by = Raiders if players > 1 and wanted in warlike else "greedy"
    return find("romolo", by, wanted, players, round_limit=ROUNDS)


def seated(ada: Someone, wanted: Callable[[State, View], bool], players: int = 2) -> Json:
    """Whoever decides at that moment sits down; the table as it is then."""
    return seated_at(ada, moment(wanted, players))


def seated_at(ada: Someone, moment: Moment) -> Json:
    """The same at a moment that is found already."""
    sit(ada, *put(ada.server.settings["database"], moment))
    ada.sees(".map")
    table: Json = ada.asks()
    return table


def decided(ada: Someone, revision: int) -> Json:
    """The table once something more has been decided."""
    ada.until(LATER, revision)
    table: Json = ada.asks()
    return table


def listening(ada: Someone) -> list[Json]:
    """The decisions that the page sends from now on, a list for each request."""
    sent: list[Json] = []

    def heard(asked: Request) -> None:
        if asked.method == "POST" and asked.url.split("?")[0].endswith("/actions"):
            sent.append(dict(asked.post_data_json or {}))

    ada.page.on("request", heard)
    return sent


# --- the moments ---


def declaring(state: State, view: View) -> bool:
    """Two units or more stand where an enemy is, and war may be declared (RR11.1); nobody has used
    a token yet.
    """
    return (
        view["step"] == "war"
        and all(seat["tokens"]["count"] == TOKENS for seat in view["seats"])
        and any(
            sum(unit["seat"] == state.player and not unit["laid"] for unit in units) > 1
            and (any(unit["seat"] != state.player for unit in units) or place["troops"])
            for place in view["hexes"]
            if (units := [unit for unit in view["units"] if unit["hex"] == place["name"]])
        )
    )


def arming(state: State, view: View) -> bool:
    """The attacker chooses a die token in secret (RR11.4)."""
    return bool(view["step"] == "token" and view["battle"]["attack"]["seat"] == state.player)


def answering(_state: State, view: View) -> bool:
    """An ally has proposed an exchange (RR17.5)."""
    return bool(view["step"] == "answer")


def sharing(state: State, view: View) -> bool:
    """A worker in hand can exchange with the ally (RR17.2)."""
    said = (state.game.describe(state, action) for action in state.legal_actions())
    return view["step"] == "do" and any(one.verb == "exchange" for one in said)


def without_workers(_state: State, view: View) -> bool:
    """Whoever has no worker may surrender (RR11.17)."""
    return bool(view["step"] == "give-up")


def fleeing(_state: State, view: View) -> bool:
    """Somebody who played the retreat may flee (RR11.5)."""
    return bool(view["step"] == "retreat")


def losing(_state: State, view: View) -> bool:
    """Casualties are to be assigned (RR11.6)."""
    return bool(view["step"] == "hit")


def hungry(_state: State, view: View) -> bool:
    """Grain is due for several units (RR12.4)."""
    return bool(view["step"] == "feed" and view["payment"]["due"] > 1)


def at_peace(_state: State, view: View) -> bool:
    """The actions end, and nobody is to be fought: there are only buildings to destroy (RR11.2)."""
    return view["step"] == "act" and len(view["plans"]) > 0


def starving(_state: State, view: View) -> bool:
    """Somebody will get no grain if the turn ends now (RR12.9)."""
    hunger = view["forecast"]["hunger"] if view["step"] == "act" and view["forecast"] else None
    return hunger is not None and hunger["missing"] > hunger["grain"]


def starving_at_peace(state: State, view: View) -> bool:
    """The same where one button ends the actions and the war (RR11.2)."""
    ends = {a for a in state.legal_actions() if state.game.describe(state, a).verb == "end"}
    return starving(state, view) and any(
        plan["actions"][0] in ends and len(plan["actions"]) > 1 for plan in view["plans"]
    )


def helped(_state: State, view: View) -> bool:
    """It is asked how many helpers of a production help now (RR19.31)."""
    return bool(view["step"] == "assist")


def paying(_state: State, view: View) -> bool:
    """A payment of several decisions (RR7.12)."""
    return view["step"] == "pay" and len(view["plans"]) > 0


def digging(_state: State, view: View) -> bool:
    """It is to be chosen which hex is exploited (RR8.1)."""
    return bool(view["step"] == "source")


def marching(_state: State, view: View) -> bool:
    """A unit is chosen that others could go with (RR5.1)."""
    return any(way["units"] > 1 for way in view["reach"])


def leading(_state: State, view: View) -> bool:
    """The same of one that can do nothing but move (RR5.5)."""
    kinds = {unit["el"]: unit["kind"] for unit in view["units"]}
    fights = view["move"] is not None and kinds[view["move"]["unit"]] in ("soldier", "mercenary")
    return fights and view["step"] == "do" and any(way["units"] > 1 for way in view["reach"])


def handy(state: State, view: View) -> bool:
    """The same of one that can do about everything (RR5.4)."""
    found = {state.game.describe(state, action).verb for action in state.legal_actions()}
    return len(found) >= 8 and marching(state, view)


def coming_late(_state: State, view: View) -> bool:
    """A unit is chosen that would lie down before an enemy (RR5.4)."""
    return any(way["meets"] and way["lies"] for way in view["reach"])


def looking(_state: State, view: View) -> bool:
    """An explorer peeks, and could do so once more (RR6.7)."""
    left = {unit["el"]: unit["left"] for unit in view["units"]}
    return bool(view["step"] == "look" and left[view["move"]["unit"]] > 1)


def dismissing(_state: State, view: View) -> bool:
    """Mercenaries may be dismissed, two of whom are alike (RR12.3)."""
    groups = view["leaving"]["groups"] if view["step"] == "dismiss" else []
    return any(len(group["units"]) > 1 for group in groups)


def selling(_state: State, view: View) -> bool:
    """Several cubes may be sold (RR10.1)."""
    return view["step"] == "sell" and view["trade"]["left"] > 1 and len(view["plans"]) > 0


def busy(_state: State, view: View) -> bool:
    """Much to see and to do: units of every side, most of the land, buildings."""
    if view["step"] != "act":
        return False
    built = sum(len(place["pieces"]) for place in view["hexes"])
    up = sum(place["up"] for place in view["hexes"])
    idle = sum(unit["idle"] for unit in view["units"])
    return bool(idle > 3 and built > 12 and 3 * up > 2 * len(view["hexes"]))


def full(_state: State, view: View) -> bool:
    """A map on which much is known and built, in the middle of somebody's turn."""
    if view["step"] != "act":
        return False
    built = sum(len(place["pieces"]) for place in view["hexes"])
    up = sum(place["up"] for place in view["hexes"])
    idle = sum(unit["idle"] for unit in view["units"])
    return bool(idle > 2 and built > 18 and 8 * up > 7 * len(view["hexes"]))


def building(_state: State, view: View) -> bool:
    """A unit in the south is chosen that may build several things."""
    if view["step"] != "do" or sum(site["action"] is not None for site in view["sites"]) < 2:
        return False
    rows = {place["name"]: place["r"] for place in view["hexes"]}
    return bool(rows[view["move"]["hex"]] >= max(rows.values()) - 1)


def placing(state: State, view: View) -> bool:
    """The set-up: the last one places pieces (RR2.11)."""
    return view["step"] == "place" and len(view["units"]) == 2 * state.players - 1


def begun(state: State, view: View) -> bool:
    """A turn begins after another's (RR4.2)."""
    if view["step"] != "act" or state.in_move:
        return False
    idle = sum(unit["idle"] for unit in view["units"])
    return bool(view["round"] > 3 and idle > 1)


def marched_on(_state: State, view: View) -> bool:
    """Alone: the A.I. has gone nearer (RR16.4)."""
    return (
        view["step"] == "act"
        and view["forecast"]["idle"]
        and any(place["troops"] and place["tower"] is None for place in view["hexes"])
    )


def over(state: State, _view: View) -> bool:
    """The end."""
    return state.is_over
