"""The whole position as readable data, and back."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lusoria.core.reading import Reader
from lusoria.core.state import CHANCE, OVER
from lusoria.games.builders.cards import (
    CARDS,
    LOANS,
    MACHINE_SITES,
    MACHINES,
    NEEDS,
    POINTS,
    RESOURCES,
    SITE_NAMES,
    SITES,
    SLAVES,
    TOOLS,
    TWIN,
    WORKER_NAMES,
    WORKERS,
    machine,
)
from lusoria.games.builders.layout import (
    ACT,
    BUILT,
    CARRIED,
    DEAL,
    EMPTY,
    ENDS,
    FILL_SITES,
    FILL_WORKERS,
    FIRST,
    GOAL,
    IN_ROW,
    NOBODY,
    ON_SITE,
    OPEN,
    QUIET_ROUNDS,
    ROW,
    SCHOOL,
    SETTLE,
    SITE,
    STACK,
    STEPS,
    TOOL,
)
from lusoria.games.builders.sites import action_price, any_tool_adds, missing
from lusoria.games.builders.workers import is_free, learns, owner, supply, wage

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

KEYS: Final = [
    "player",
    "step",
    "turn",
    "in_move",
    "reveals",
    "first",
    "active",
    "actions",
    "invested",
    "stirred",
    "quiet",
    "site_row",
    "worker_row",
    "loans",
    "seats",
    "freed",
    "schooled",
    "sending",
    "target",
    "learning",
    "ended",
]
SEAT_KEYS: Final = ["money", "loans", "sites", "built", "team", "tools"]


def position(s: "Builders") -> dict[str, object]:
    """The position as data. What is nowhere in it lies in its deck or stack."""
    return {
        "player": s.player,
        "step": STEPS[s.step],
        "turn": s.turn,
        "in_move": s.in_move,
        "reveals": s.reveals,
        "first": s.first,
        "active": s.active,
        "actions": s.actions,
        "invested": s.invested,
        "stirred": s.stirred,
        "quiet": s.quiet,
        "site_row": [_name(SITE_NAMES, site) for site in s.site_row],
        "worker_row": [_name(WORKER_NAMES, worker) for worker in s.worker_row],
        "loans": s.loan_stack,
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "freed": [WORKER_NAMES[SLAVES + i] for i in range(MACHINES - SLAVES) if s.freed >> i & 1],
        "schooled": {
            RESOURCES[r]: WORKER_NAMES[s.universities[r]]
            for r in range(4)
            if s.universities[r] != NOBODY
        },
        "sending": _name(WORKER_NAMES, s.sending),
        "target": _name(SITE_NAMES, s.target),
        "learning": _name(RESOURCES, s.learning),
        "ended": s.ended,
    }


def _name(names: Sequence[str], card: int) -> str | None:
    return None if card == EMPTY else names[card]


def _seat(s: "Builders", seat: int) -> dict[str, object]:
    return {
        "money": s.money[seat],
        "loans": s.loans[seat],
        "sites": {SITE_NAMES[i]: _crew(s, i) for i in range(SITES) if s.sites[i] == seat},
        "built": [SITE_NAMES[i] for i in range(SITES) if s.sites[i] == BUILT + seat],
        "team": [WORKER_NAMES[i] for i in range(WORKERS) if s.workers[i] == seat],
        "tools": [TOOLS[i] for i in range(4) if s.tools[i] == seat],
    }


def _crew(s: "Builders", site: int) -> dict[str, object]:
    """How many workers came this turn, and all of them with their tools."""
    crew: dict[str, object] = {}
    for worker in range(WORKERS):
        if s.workers[worker] == ON_SITE + site:
            tools = [TOOLS[i] for i in range(4) if s.tools[i] == CARRIED + worker]
            crew[WORKER_NAMES[worker]] = tools[0] if tools else None
    return {"sent": s.sent[site], "crew": crew}


# --- reading ---


def fill(s: "Builders", data: Reader) -> None:
    """Sets a position to what the data says; impossible positions are refused."""
    part = data.keys(KEYS)
    last = s.players - 1
    s.player = part["player"].whole(OVER, last)
    s.step = part["step"].one_of(STEPS)
    s.turn = part["turn"].whole(0, 1_000_000)
    s.in_move = part["in_move"].flag()
    s.reveals = part["reveals"].whole(0, 1_000_000_000)
    s.log = None
    s.legal = None
    s.first = part["first"].whole(0, last)
    s.active = part["active"].whole(0, last)
    s.actions = part["actions"].whole(0, 1_000)
    s.invested = part["invested"].flag()
    s.stirred = part["stirred"].flag()
    s.quiet = part["quiet"].whole(0, QUIET_ROUNDS)
    s.loan_stack = part["loans"].whole(0, LOANS)
    s.sites = [STACK] * SITES
    s.workers = [STACK] * WORKERS
    s.tools = [STACK] * 4
    s.sent = [0] * SITES
    s.site_row = _row(part["site_row"], SITE_NAMES, s.sites)
    s.worker_row = _row(part["worker_row"], WORKER_NAMES[:CARDS], s.workers)
    s.freed = 0
    for item in part["freed"].items(0, MACHINES - SLAVES):
        s.freed |= 1 << item.one_of(WORKER_NAMES[SLAVES:MACHINES])
    s.universities = [NOBODY] * 4
    for name, item in part["schooled"].keys([], RESOURCES).items():
        s.universities[_number(RESOURCES, name)] = item.one_of(WORKER_NAMES[:MACHINES])
    s.money = [0] * s.players
    s.points = [0] * s.players
    s.loans = [0] * s.players
    for seat, item in enumerate(part["seats"].items(s.players, s.players)):
        _fill_seat(s, seat, item)
    s.site_deck = s.sites.count(STACK)
    s.worker_deck = s.workers[:CARDS].count(STACK)
    s.lack = _lack(s)
    s.missing = [missing(s.lack, site) for site in range(SITES)]
    s.sending = _index(part["sending"], WORKER_NAMES)
    s.target = _index(part["target"], SITE_NAMES)
    s.learning = _index(part["learning"], RESOURCES)
    s.ended = "" if part["ended"].data == "" else ENDS[part["ended"].one_of(ENDS)]
    _check_cards(s, data)
    _check_step(s, data)


def _index(item: Reader, names: Sequence[str]) -> int:
    return EMPTY if item.data is None else item.one_of(names)


def _number(names: Sequence[str], name: str) -> int:
    return names.index(name)


def _row(data: Reader, names: Sequence[str], places: list[int]) -> list[int]:
    row: list[int] = []
    for item in data.items(ROW, ROW):
        row.append(_index(item, names))
        if row[-1] != EMPTY:
            _put(item, places, row[-1], IN_ROW)
    return row


def _put(item: Reader, places: list[int], card: int, place: int) -> None:
    """Lays a card somewhere; each lies in one place only."""
    if places[card] != STACK:
        raise item.wrong("this card is somewhere else as well")
    places[card] = place


def _fill_seat(s: "Builders", seat: int, data: Reader) -> None:
    part = data.keys(SEAT_KEYS)
    s.money[seat] = part["money"].whole(0, 1_000_000)
    s.loans[seat] = part["loans"].whole(0, LOANS)
    for item in part["built"].items(0, SITES):
        site = item.one_of(SITE_NAMES)
        _put(item, s.sites, site, BUILT + seat)
        s.points[seat] += POINTS[site]
    for item in part["team"].items(0, WORKERS):
        _put(item, s.workers, item.one_of(WORKER_NAMES), seat)
    for item in part["tools"].items(0, 4):
        _put(item, s.tools, item.one_of(TOOLS), seat)
    for name, item in part["sites"].keys([], SITE_NAMES).items():
        site = _number(SITE_NAMES, name)
        _put(item, s.sites, site, seat)
        yard = item.keys(["sent", "crew"])
        crew = yard["crew"].keys([], WORKER_NAMES)
        s.sent[site] = yard["sent"].whole(0, len(crew) if seat == s.active else 0)
        for called, tool in crew.items():
            worker = _number(WORKER_NAMES, called)
            _put(tool, s.workers, worker, ON_SITE + site)
            if tool.data is not None:
                if not is_free(s, worker):
                    raise tool.wrong("this worker carries no tools")
                _put(tool, s.tools, tool.one_of(TOOLS), CARRIED + worker)


def _lack(s: "Builders") -> list[int]:
    """What each site still misses, after what its crew supplies."""
    lack = NEEDS[:]
    for worker in range(WORKERS):
        if s.workers[worker] >= ON_SITE:
            for r in range(4):
                lack[(s.workers[worker] - ON_SITE) * 4 + r] -= supply(s, worker, r)
    for tool in range(4):
        if s.tools[tool] >= CARRIED:
            lack[(s.workers[s.tools[tool] - CARRIED] - ON_SITE) * 4 + tool] -= 1
    return [max(0, amount) for amount in lack]


def _check_cards(s: "Builders", data: Reader) -> None:
    """What must hold for the cards in every position."""
    if sum(s.loans) + s.loan_stack > LOANS:
        raise data.wrong(f"there are only {LOANS} loans")
    for site in range(MACHINE_SITES, SITES):
        place = s.sites[site]
        if owner(s, machine(site)) != (place - BUILT if place >= BUILT else STACK):
            raise data.wrong("a machine works for whoever has built it")
    if any(s.sites[site] in range(s.players) and s.missing[site] == 0 for site in range(SITES)):
        raise data.wrong("a site that misses nothing should be complete")
    if s.workers[TWIN] == STACK and s.workers[TWIN + 1] != STACK:
        raise data.wrong(f"{WORKER_NAMES[TWIN]} is turned up before {WORKER_NAMES[TWIN + 1]}")
    for slave in range(SLAVES, MACHINES):
        if s.freed >> (slave - SLAVES) & 1 and s.workers[slave] == STACK:
            raise data.wrong("a slave that is free has an owner")
    schooled = [worker for worker in s.universities if worker != NOBODY]
    if len(set(schooled)) < len(schooled):
        raise data.wrong("a worker is schooled once")
    for resource in range(4):
        worker = s.universities[resource]
        if worker == NOBODY:
            continue
        if s.workers[worker] < 0 or not is_free(s, worker):
            raise data.wrong("only free workers of a team are schooled")
        if not learns(s, worker) & (1 << resource):
            raise data.wrong("schooling raises what a worker supplies")


def _check_step(s: "Builders", data: Reader) -> None:
    """What must hold for play to go on from the position."""
    chance = s.step <= FILL_WORKERS
    if s.player == OVER:
        if s.step != SETTLE or s.ended == "" or s.in_move:
            raise data.wrong("a game ends with the settlement and for a reason")
        return
    if (s.player == CHANCE) != chance or s.player not in (CHANCE, s.active):
        raise data.wrong("player, active and step do not fit together")
    if (s.ended != "") != (s.step == SETTLE) or s.in_move != (s.step >= OPEN):
        raise data.wrong("ended, in_move and step do not fit together")
    if (s.turn > 0) != (s.step >= ACT) and s.step not in (FILL_SITES, FILL_WORKERS):
        raise data.wrong("turn and step do not fit together")
    if s.turn > 0 and s.step != SETTLE:
        if s.active != (s.first + s.turn - 1) % s.players:
            raise data.wrong("it is another seat's turn")
        behind = range((s.turn - 1) % s.players + 1, s.players)
        reached = any(s.points[(s.first + i) % s.players] >= GOAL for i in behind)
        if reached or s.quiet == QUIET_ROUNDS:
            raise data.wrong("the game should be over")
    if (s.sending == EMPTY) != (s.step not in (SITE, TOOL)):
        raise data.wrong("sending and step do not fit together")
    if (s.target == EMPTY) != (s.step != TOOL) or (s.learning == EMPTY) != (s.step != SCHOOL):
        raise data.wrong("target, learning and step do not fit together")
    if s.step in (FILL_SITES, FILL_WORKERS):
        sites = s.step == FILL_SITES
        row, deck = (s.site_row, s.site_deck) if sites else (s.worker_row, s.worker_deck)
        if EMPTY not in row or deck == 0:
            raise data.wrong("there is nothing to turn up")
    elif s.step == FIRST or s.step == DEAL:
        _check_deal(s, data)
    elif s.step != SETTLE:
        _check_move(s, data)


def _check_deal(s: "Builders", data: Reader) -> None:
    """Before the rows are laid out, the seats so far have an apprentice each and nothing else."""
    dealt = (s.active - s.first) % s.players if s.step == DEAL else 0
    if (s.site_deck, s.worker_deck) != (SITES, CARDS - dealt):
        raise data.wrong("cards lie open too early")
    for i in range(s.players):
        seat = (s.first + i) % s.players
        apprentices = sum(s.workers[worker] == seat for worker in range(4))
        if apprentices != (1 if i < dealt else 0):
            raise data.wrong("each seat is dealt one apprentice")


def _check_move(s: "Builders", data: Reader) -> None:
    """A move under way must be one that can be begun and finished."""
    if s.step == TOOL:
        if s.sites[s.target] != s.active or action_price(s, s.target) > s.actions:
            raise data.wrong("the worker cannot be sent there")
        if not any_tool_adds(s, s.sending, s.target):
            raise data.wrong("no tool would add anything there")
    if s.step in (SITE, TOOL) and (
        s.workers[s.sending] != s.active or wage(s, s.sending) > s.money[s.active]
    ):
        raise data.wrong("this worker cannot be sent")
    if s.step == SCHOOL and (s.actions == 0 or s.invested):
        raise data.wrong("there is no action or investment left for a university")
    if not s.find_legal():
        raise data.wrong("there is nothing to decide")
