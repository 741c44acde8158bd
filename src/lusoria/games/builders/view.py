"""What everyone may know of a position, as plain data. There are no secrets in this game."""

from typing import TYPE_CHECKING

from lusoria.core.state import OVER
from lusoria.games.builders.cards import (
    CARDS,
    LOAN,
    LOAN_PRICE,
    LOANS,
    MACHINE_SITES,
    MACHINES,
    NEEDS,
    POINTS,
    RELEASE_PRICE,
    RESOURCES,
    REWARDS,
    SITE_NAMES,
    SITES,
    SLAVE_PRICE,
    SLAVES,
    SUPPLY,
    TOOL_PRICE,
    TOOLS,
    UNIVERSITY_PRICE,
    WAGES,
    WORKER_NAMES,
    WORKERS,
    kind,
)
from lusoria.games.builders.layout import (
    ACTION_PRICE,
    BUILT,
    CARRIED,
    EMPTY,
    GOAL,
    NOBODY,
    ON_SITE,
    SETTLE,
    STACK,
    STEPS,
    TAKE,
)
from lusoria.games.builders.sites import action_price, machine
from lusoria.games.builders.workers import is_slave, schooling, supply, wage

if TYPE_CHECKING:
    from lusoria.games.builders.state import Builders

Data = dict[str, object]


def view(s: "Builders") -> Data:
    """The position, the same for every seat. Every element has its id under `el`."""
    return {
        "player": s.player,
        "turn": s.turn,
        "in_move": s.in_move,
        "step": STEPS[s.step],
        "first": s.first,
        "active": s.active,
        "round": (s.turn + s.players - 1) // s.players,
        "last_round": max(s.points) >= GOAL,
        "quiet_rounds": s.quiet,
        "goal": GOAL,
        "settling": s.step == SETTLE,
        "actions": {"el": "actions", "left": s.actions, "price": ACTION_PRICE},
        "take": [
            {"el": f"take:{count}", "actions": count, "money": TAKE[count]} for count in (1, 2, 3)
        ],
        "invested": s.invested,
        "site_deck": _deck("sites", s.site_deck, _in_deck(s.sites, SITES, SITE_NAMES)),
        "site_row": [None if site == EMPTY else _site(site) for site in s.site_row],
        "worker_deck": _deck("workers", s.worker_deck, _in_deck(s.workers, CARDS, WORKER_NAMES)),
        "worker_row": [None if worker == EMPTY else _worker(s, worker) for worker in s.worker_row],
        "slaves": {
            "el": "stack:slaves",
            "price": SLAVE_PRICE,
            "cards": [_worker(s, m) for m in range(SLAVES, MACHINES) if s.workers[m] == STACK],
        },
        "tools": {
            "el": "stack:tools",
            "price": TOOL_PRICE,
            "cards": [_tool(t) for t in range(4) if s.tools[t] == STACK],
        },
        "loans": {
            "el": "stack:loans",
            "brings": LOAN,
            "price": LOAN_PRICE,
            "count": s.loan_stack,
        },
        "universities": {
            "el": "stack:universities",
            "price": UNIVERSITY_PRICE,
            "cards": [
                {"el": f"university:{RESOURCES[r]}", "resource": RESOURCES[r]}
                for r in range(4)
                if s.universities[r] == NOBODY
            ],
        },
        "release_price": RELEASE_PRICE,
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "sending": None if s.sending == EMPTY else WORKER_NAMES[s.sending],
        "target": None if s.target == EMPTY else SITE_NAMES[s.target],
        "learning": None if s.learning == EMPTY else RESOURCES[s.learning],
        "outcome": s.outcome().json() if s.player == OVER else None,
    }


def card_facts() -> Data:
    """What is printed on the cards."""
    return {
        "sites": [_site_card(site) for site in range(SITES)],
        "workers": [
            {
                "worker": WORKER_NAMES[worker],
                "kind": _sort(worker),
                "wage": WAGES[worker],
                "supply": SUPPLY[worker * 4 : worker * 4 + 4],
            }
            for worker in range(WORKERS)
        ],
        "slaves": {"count": MACHINES - SLAVES, "price": SLAVE_PRICE},
        "tools": [{"tool": TOOLS[t], "resource": RESOURCES[t]} for t in range(4)],
        "loans": {"count": LOANS, "brings": LOAN, "price": LOAN_PRICE},
    }


def _deck(name: str, count: int, cards: list[str]) -> Data:
    """How many cards there are, and which: everyone can count them out, their order is open."""
    return {"el": f"deck:{name}", "count": count, "cards": cards}


def _in_deck(places: list[int], count: int, names: list[str]) -> list[str]:
    return [names[card] for card in range(count) if places[card] == STACK]


def _seat(s: "Builders", seat: int) -> Data:
    return {
        "el": f"seat:{seat}",
        "money": s.money[seat],
        "points": s.points[seat],
        "loans": {"el": f"loans:{seat}", "count": s.loans[seat]},
        "sites": [_yard(s, site) for site in range(SITES) if s.sites[site] == seat],
        "built": [_site(site) for site in range(SITES) if s.sites[site] == BUILT + seat],
        "team": [_worker(s, worker) for worker in range(WORKERS) if s.workers[worker] == seat],
        "tools": [_tool(tool) for tool in range(4) if s.tools[tool] == seat],
    }


def _site_card(site: int) -> Data:
    return {
        "site": SITE_NAMES[site],
        "kind": "building" if site < MACHINE_SITES else "machine",
        "needs": NEEDS[site * 4 : site * 4 + 4],
        "reward": REWARDS[site],
        "points": POINTS[site],
        "becomes": None if site < MACHINE_SITES else SUPPLY[machine(site) * 4 :][:4],
    }


def _site(site: int) -> Data:
    return {"el": f"site:{SITE_NAMES[site]}", **_site_card(site)}


def _yard(s: "Builders", site: int) -> Data:
    """A site under construction, with its crew and what the next worker costs in actions (B8)."""
    return {
        **_site(site),
        "missing": s.lack[site * 4 : site * 4 + 4],
        "sent": s.sent[site],
        "actions": action_price(s, site),
        "crew": [
            _worker(s, worker) for worker in range(WORKERS) if s.workers[worker] == ON_SITE + site
        ],
    }


def _worker(s: "Builders", worker: int) -> Data:
    """A worker as it is now: with schooling, freed or not, and its tool."""
    resource = schooling(s, worker)
    carried = [_tool(tool) for tool in range(4) if s.tools[tool] == CARRIED + worker]
    return {
        "el": f"worker:{WORKER_NAMES[worker]}",
        "worker": WORKER_NAMES[worker],
        "kind": _sort(worker),
        "wage": wage(s, worker),
        "supply": [supply(s, worker, r) for r in range(4)],
        "schooled": None if resource == NOBODY else RESOURCES[resource],
        "freed": SLAVES <= worker < MACHINES and not is_slave(s, worker),
        "tool": carried[0] if carried else None,
    }


def _sort(worker: int) -> str:
    return "machine" if worker >= MACHINES else kind(worker)


def _tool(tool: int) -> Data:
    return {"el": f"tool:{TOOLS[tool]}", "tool": TOOLS[tool], "resource": RESOURCES[tool]}
