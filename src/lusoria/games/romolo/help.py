"""What the page explains of Romolo o Remo?, and the clauses that say so, by edition."""

from typing import Final, Literal

from lusoria.core.help import Topic, topic
from lusoria.games.romolo.editions import Edition
from lusoria.games.romolo.layout import Building, Kind

TopicName = Literal[
    "hex",
    "hex-hidden",
    "troop",
    "tower",
    "store",
    "res",
    "coins",
    "seat",
    "token",
    "die",
    "casualties",
    "target",
    "battle",
    "battle-token",
    "people",
    "terrain",
    "cube",
    "bank",
    "plant",
    "market",
    "slot-empty",
    "pile",
    "water-pile",
    "event",
    "hunger",
    "salary",
    "market-update",
    "idle",
    "limit",
    "scores",
    "not-counted",
    "tied",
    "turn-actions",
    "turn-idle",
    "turn-war",
    "turn-collect",
    "turn-pay",
    "turn-dismiss",
    "turn-feed",
    "turn-market",
    "turn-stand-up",
    "turn-ai",
    "turn-end",
]

TOPICS: Final[dict[TopicName, tuple[str, str]]] = {
    # the map
    "hex": ("", "RR13.5 RR7.3 RR8.1"),
    "hex-hidden": ("help-hidden", "RR6.6 RR6.7"),
    "troop": ("RR16.3", "RR16.3 RR16.5"),
    "tower": ("RR11.14", "RR11.14 RR11.12"),
    "store": ("RR12.1", "RR8.3 RR12.1"),
    # before the seats
    "res": ("", "RR8.1 RR10.1"),
    "coins": ("RR14.9", "RR14.9"),
    "seat": ("RR5.8", "RR5.8 RR9.1"),
    "token": ("RR11.4", "RR11.4 RR11.6"),
    "die": ("RR19.7", "RR19.7 RR19.30"),
    "people": ("", "RR19.19 RR19.39"),
    "terrain": ("third-why", "RR2.3 RR8.1"),
    # war
    "casualties": ("", "RR11.6"),
    "target": ("RR19.3", "RR19.3 RR19.26"),
    "battle": ("RR11.13", "RR11.13 RR11.3"),
    "battle-token": ("RR14.8", "RR14.8"),
    # around the map
    "bank": ("RR14.1", "RR14.1"),
    "plant": ("help-plant", "RR7.1 RR8.2"),
    "market": ("", "RR10.1 RR10.4 RR12.5"),
    "cube": ("RR10.2", "RR10.2"),
    "slot-empty": ("", "RR9.7"),
    "pile": ("RR9.7", "RR9.7 RR14.1"),
    "water-pile": ("RR6.8", "RR6.8"),
    # figures
    "event": ("", "RR16.6"),
    "hunger": ("RR12.4", "RR12.4 RR12.9"),
    "salary": ("RR12.2", "RR12.2 RR12.8"),
    "market-update": ("RR12.5", "RR12.5"),
    "idle": ("RR5.2", "RR5.2 RR5.9"),
    "limit": ("RR9.1", "RR9.1"),
    "scores": ("fact-prizes", "RR14.10 RR14.11"),
    "not-counted": ("not-counted", "RR14.1"),
    "tied": ("RR14.11", "RR14.11"),
    # the course of a Turn
    "turn-actions": ("sequence-actions", "RR5.1 RR5.3"),
    "turn-idle": ("sequence-idle", "RR5.2"),
    "turn-war": ("sequence-war", "RR11.1 RR11.2"),
    "turn-collect": ("sequence-collect", "RR12.1"),
    "turn-pay": ("sequence-pay", "RR12.2"),
    "turn-dismiss": ("sequence-dismiss", "RR12.3"),
    "turn-feed": ("sequence-feed", "RR12.4"),
    "turn-market": ("sequence-market", "RR12.5"),
    "turn-stand-up": ("sequence-stand-up", "RR12.6"),
    "turn-ai": ("sequence-ai", "RR16.4 RR16.6"),
    "turn-end": ("sequence-end", "RR14.1 RR14.3"),
}

# The clause that says most about a building, beside that of the table (RR7.1)
BUILDING_CLAUSES: Final[dict[Building, str]] = {
    "farm": "RR12.4",
    "warehouse": "RR8.3",
    "harbor": "RR6.2",
    "temple": "RR7.5",
    "sawmill": "RR8.2",
    "quarry": "RR8.2",
    "aqueduct": "RR7.3",
    "forum": "RR10.3",
    "wall": "RR6.4",
}


def topics(edition: Edition) -> dict[TopicName, Topic]:
    """All topics: their texts' ids and their clauses."""
    return {name: _topic(edition, text, rules) for name, (text, rules) in TOPICS.items()}


def unit(edition: Edition, kind: Kind) -> Topic:
    """Of a kind of unit."""
    return _topic(edition, f"help-{kind}", "RR5.1 RR11.3")


def building(edition: Edition, name: Building, *, unique: bool) -> Topic:
    """Of a kind of building."""
    rules = f"RR7.1 {BUILDING_CLAUSES.get(name, '')}" + (" RR19.24" if unique else "")
    return _topic(edition, f"help-{name}", rules)


def in_edition(edition: Edition, clauses: list[str]) -> list[str]:
    """The clauses that hold in the edition, each once."""
    return list(dict.fromkeys(edition.instead.get(rule, rule) for rule in clauses))


def _topic(edition: Edition, text: str, rules: str) -> Topic:
    found = in_edition(edition, rules.split())
    return topic("romolo", edition.instead.get(text, text), " ".join(found))
