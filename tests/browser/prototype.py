"""Moments of Romolo's edition 1.66, played beforehand by whoever soon gets there."""

from collections.abc import Callable
from random import Random
from typing import Final

from lusoria.core.state import State
from tests.browser.moments import Moment, Sight, View, find
from tests.browser.romolo import far

ROUNDS: Final = 30
VERBS: Final = {"act": "unit", "do": "hex", "declare": "unit", "aim": "unit", "defend": "unit"}


class Warlike:
    """Of every seat a worker goes where others are and attacks them; all else stays at home."""

    def choose(self, state: State, rng: Random) -> int:
        """The way to the nearest enemy, and war wherever it may be; else anything."""
        view = Sight(state)
        own = [unit for unit in view["units"] if unit["seat"] == state.player]
        away = {unit["el"] for unit in own[:1] if far(view, state.player, unit["hex"]) > 0}
        verb = VERBS.get(view["step"], "done")
        found = [(action, state.game.describe(state, action)) for action in state.legal_actions()]
        meant = [
            (action, said)
            for action, said in found
            if said.verb == verb and (view["step"] != "act" or {*said.on} & away)
        ]
        if view["step"] == "do" and meant:
            here = state.player
            return min(meant, key=lambda one: far(view, here, one[1].on[0][len("hex:") :]))[0]
        if view["step"] in ("place", "free", "feed"):
            return found[0][0]  # all in one hex, where the Farm feeds them, and grain
        ends = [one for one in found if one[1].verb == "end"]
        return rng.choice(meant or ends or found)[0]


class Raider(Warlike):
    """Only who begins goes out, and attacks nobody but others; they stay at home in peace."""

    def choose(self, state: State, rng: Random) -> int:
        """The way to the nearest enemy, or nothing at all."""
        view = Sight(state)
        own = [unit["hex"] for unit in view["units"] if unit["seat"] == state.player]
        meets = any(unit["seat"] != state.player and unit["hex"] in own for unit in view["units"])
        if state.player == view["first"] and (meets or view["step"] != "declare"):
            return super().choose(state, rng)
        found = [(action, state.game.describe(state, action)) for action in state.legal_actions()]
        if view["step"] in ("place", "free", "feed"):
            return found[0][0]
        calm = [one for one in found if one[1].verb in ("end", "peace", "done")]
        return (calm or found)[0][0]


class Homely:
    """Everybody stays where the Farm feeds them, saves, and hires Characters until none is left."""

    def choose(self, state: State, rng: Random) -> int:
        """A Character whenever there is money for one; else the end of the Turn."""
        view = Sight(state)
        own = view["seats"][state.player]
        found = [(action, state.game.describe(state, action)) for action in state.legal_actions()]
        if view["step"] in ("place", "free"):
            return found[0][0]
        rich = (
            own["limits"] is not None and own["coins"]["half_silver"] >= own["limits"]["character"]
        )
        verb = "unit" if rich and not own["hired"] else "end"
        wanted = {"act": verb, "do": "recruit", "declare": "peace"}.get(view["step"], "done")
        return rng.choice([one for one in found if one[1].verb == wanted] or found)[0]


def at_war(
    wanted: Callable[[State, View], bool], players: int = 2, battle: str = "tokens"
) -> Moment:
    """The first such position of a war."""
    options = {"edition": "1.66", "battle": battle, "round_limit": ROUNDS}
    return find("romolo", Warlike, wanted, players, **options)


def storming() -> Moment:
    """The first position in which a capital is attacked that has defenders."""
    return find("romolo", Raider, storms, edition="1.66", battle="tokens", round_limit=ROUNDS)


def bidding(players: int = 2) -> Moment:
    """The first position in which a Turn is bid for."""
    return find("romolo", Homely, bids, players, edition="1.66", round_limit=2 * ROUNDS)


# --- the moments ---


def declaring(_state: State, view: View) -> bool:
    """A unit may be sent against a target (RR19.26)."""
    return view["step"] == "declare" and view["campaign"] is None


def storms(state: State, view: View) -> bool:
    """A unit may be sent against another one that its owner's Tower may help (RR19.4)."""
    others = [seat for seat in view["seats"] if seat["el"] != f"seat:{state.player}"]
    met: dict[str, set[bool]] = {
        name: set() for seat in others if (name := seat["capital"]) is not None
    }
    for unit in view["units"]:
        if unit["hex"] in met:
            met[unit["hex"]].add(unit["seat"] == state.player)
    return declaring(state, view) and any(len(sides) == 2 for sides in met.values())


def bids(_state: State, view: View) -> bool:
    """Several sums may be bid (RR19.35)."""
    return bool(view["step"] == "bid")


def choosing(state: State, view: View) -> bool:
    """The attacker chooses a die (RR19.30)."""
    return bool(view["step"] == "pick-die" and view["campaign"]["attack"]["seat"] == state.player)
