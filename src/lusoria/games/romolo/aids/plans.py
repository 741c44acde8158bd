"""What a person does in one go, as the list of decisions that is usual."""

from typing import TYPE_CHECKING, Final, TypedDict

from lusoria.core.message import Message, Params
from lusoria.core.state import Event
from lusoria.core.view import Said, said
from lusoria.games.romolo import actions as a
from lusoria.games.romolo import asked, layout, words
from lusoria.games.romolo.aids.forecast import collected
from lusoria.games.romolo.board import stores
from lusoria.games.romolo.economy import funds, market
from lusoria.games.romolo.turn import food
from lusoria.games.romolo.view import battle

if TYPE_CHECKING:
    from lusoria.games.romolo.state import Romolo

MOST: Final = 40  # decisions of a plan
NOTHING: Final = -1


class Plan(TypedDict):
    """Decisions that belong together, from this position on."""

    say: Said
    """What they come to, for a button."""
    why: Said | None
    """What that means for the game, if it is not plain."""
    actions: list[int]


def plans(s: "Romolo", seat: int | None) -> list[Plan]:
    """What the seat that decides may do in one go, so that nobody has to look for it."""
    if seat is None or s.player != seat:
        return []
    found: list[Plan] = []
    if s.step == asked.ACT:
        _add_peace(found, s)
    elif s.step == asked.PAY and s.bill.purpose != layout.FOR_TILE:  # that is a choice
        _add(found, s, "pay", (asked.PAY, asked.PAY))
    elif s.step == asked.FEED and _all_fed(s):
        _add(found, s, "feed", (asked.FEED, asked.FEED))
    elif s.step == asked.SELL:
        _add(found, s, "sell", (asked.SELL, asked.COLUMN))
    elif s.step == asked.MUSTER:
        undefended = s.battle.defence.seat == layout.NOBODY
        _add(found, s, "raze" if undefended else "muster", (asked.MUSTER, asked.MUSTER))
    return found


def _add_peace(found: list[Plan], s: "Romolo") -> None:
    """Where nobody is to be fought, the Action Phase and the War Phase end together."""
    war = s.edition.war
    if war.is_possible(s) and war.is_calm(s):
        say = said(Message("romolo-plan-peace", {}))
        found.append({"say": say, "why": None, "actions": [a.END_ACTIONS, a.END_WAR]})


def _all_fed(s: "Romolo") -> bool:
    """Whether there is grain enough, so that nobody has to be given up."""
    return food.missing(s, -1) - s.upkeep.grain <= funds.in_hand(s, layout.GRAIN)


def _add(found: list[Plan], s: "Romolo", what: str, steps: tuple[int, int]) -> None:
    """Decides as is usual until something else is asked, and says what came of it."""
    t = s.clone()
    events: list[Event] = []
    t.listen(events)
    actions: list[int] = []
    values: Params = {}
    while t.step in steps and t.player == s.player and t.turn == s.turn:
        action = _usual(t)
        if action == NOTHING or len(actions) == MOST:
            return
        if action == a.DONE and s.step == asked.MUSTER:
            values = _values(t)
        actions.append(action)
        t.apply(action)
    if actions:
        params = values if s.step == asked.MUSTER else _given(events, _paid(s))
        hungry = _starving(t) - _starving(s) if t.turn == s.turn else 0
        if what == "pay" and hungry > 0:
            what = "pay-hungry"
            params["count"] = str(hungry)
        say = said(Message(f"romolo-plan-{what}", params))
        found.append({"say": say, "why": _why(what), "actions": actions})


def _why(what: str) -> Said | None:
    """What cubes on the market do (RR12.5)."""
    if what != "sell":
        return None
    return said(Message("romolo-plan-sell-why", {"cubes": str(market.ENOUGH)}))


# --- the usual decision ---


def _usual(s: "Romolo") -> int:
    """What is usually decided next."""
    legal = s.legal_actions()
    if s.step == asked.MUSTER:
        return max(legal)  # units while there are any, then the attack
    if s.step == asked.FEED:
        return a.RESOURCE + layout.GRAIN if a.RESOURCE + layout.GRAIN in legal else NOTHING
    if s.step == asked.COLUMN:
        return max(legal, key=lambda action: (_had(s, action - a.COLUMN), -action))
    if a.DONE in legal and s.step == asked.PAY:
        return NOTHING  # how much is given is a choice
    stored = [action for action in legal if a.STORE <= action < a.COLUMN]
    cubes = [action for action in legal if a.RESOURCE <= action < a.STORE]
    if s.step == asked.PAY and a.COINS not in legal:
        spared = [action for action in [*stored, *cubes] if not _feeds(s, action)]
        if spared:  # grain that will be eaten is paid last
            stored = [action for action in stored if action in spared]
            cubes = [action for action in cubes if action in spared]
    elif s.step == asked.PAY:
        stored = [action for action in stored if not _feeds(s, action)]
    if s.step == asked.SELL:
        return max([*stored, *cubes], key=lambda action: _price(s, action), default=a.DONE)
    if stored:
        return stored[0]  # what is emptied can be filled again
    if a.RESOURCE + layout.SALT in cubes and s.bill.purpose == layout.FOR_SALARY:
        return a.RESOURCE + layout.SALT
    if a.COINS in legal:
        return a.COINS
    sign = -1 if s.bill.by_value else 1  # of money the least, of cubes those there are most of
    return max(cubes, key=lambda action: sign * _worth(s, action), default=NOTHING)


def _feeds(s: "Romolo", action: int) -> bool:
    """True if a cube is grain that Units will need in this Turn."""
    stored = action >= a.STORE
    kind = stores.kind(s.stores[action - a.STORE]) if stored else action - a.RESOURCE
    return kind == layout.GRAIN and collected(s, kind) <= food.missing(s, -1) - s.upkeep.grain


def _starving(s: "Romolo") -> int:
    """How many Units of the active seat there is no grain for."""
    return max(0, food.missing(s, -1) - s.upkeep.grain - collected(s, layout.GRAIN))


def _had(s: "Romolo", kind: int) -> int:
    """Cubes of a resource that the active seat has: their price may well rise."""
    stored = (stores.cubes(store) for store in s.stores if stores.kind(store) == kind)
    return funds.in_hand(s, kind) + sum(stored)


def _price(s: "Romolo", action: int) -> int:
    """The price of what a sale sells."""
    stored = action >= a.STORE
    kind = stores.kind(s.stores[action - a.STORE]) if stored else action - a.RESOURCE
    return s.stock[layout.PRICES + kind]


def _worth(s: "Romolo", action: int) -> int:
    """What a cube of the hand counts in a sum, or how many like it there are."""
    kind = action - a.RESOURCE
    return funds.worth(s, kind) if s.bill.by_value else funds.in_hand(s, kind)


def _values(s: "Romolo") -> Params:
    """What the army counts that has been mustered, and what it meets."""
    found = battle.battle(s, s.player)
    if found is None:
        return {}
    defence = found["defence"]
    return {
        "value": str(found["attack"]["value"]),
        "defence": str(defence["value"] if defence is not None else 0),
    }


# --- in words ---


def _paid(s: "Romolo") -> dict[tuple[str, int], int]:
    """What has been given already; it is told with the rest."""
    if s.step != asked.PAY:
        return {}
    given = {("pay", kind): count for kind, count in enumerate(s.bill.from_hand)}
    return given | {("pay-store", kind): count for kind, count in enumerate(s.bill.from_stores)}


def _given(events: list[Event], paid: dict[tuple[str, int], int]) -> Params:
    """What is given besides what is paid, and what is got for it: as the events tell."""
    parts: list[Message] = []
    coins: list[Message] = []
    sold = [0] * 5
    over = [0] * 5
    silver = 0
    for name, _, numbers in events:
        if name in ("pay", "pay-store"):
            count = numbers[1] - paid.get((name, numbers[2]), 0)
            cubes = words.cubes(count, numbers[2])
            if count > 0:
                stored = Message("romolo-stored", {"cubes": cubes})
                parts.append(cubes if name == "pay" else stored)
        elif name == "coins":
            coins.append(words.silver(numbers[1]))
        elif name in ("sell", "sell-store"):
            sold[numbers[1]] += 1
            silver += numbers[2]
            over[numbers[3]] += 1
        elif name == "forum":
            silver += numbers[1] * layout.SILVER
        elif name == "crustumins":
            silver += layout.SILVER
    parts += [words.cubes(count, kind) for kind, count in enumerate(sold) if count > 0]
    params: Params = {"what": words.listed([*parts, *coins]), "silver": words.silver(silver)}
    columns = [words.resource(kind) for kind, count in enumerate(over) if count > 0]
    if columns:
        params["columns"] = words.listed(columns)
        params["count"] = str(sum(over))
    return params
