"""What the page explains of The Builders, and the clauses that say so; cards have their own."""

from typing import Final, Literal

from lusoria.core.help import Topic, topic

TopicName = Literal[
    "actions",
    "bank",
    "take",
    "site-row",
    "site-yard",
    "site-built",
    "worker-row",
    "worker-stack",
    "worker-team",
    "worker-site",
    "slave",
    "tool",
    "university",
    "deck-sites",
    "deck-workers",
    "deck-empty",
    "stack-slaves",
    "stack-tools",
    "stack-loans",
    "stack-universities",
    "loans",
    "seat",
]

TOPICS: Final[dict[TopicName, tuple[str, str]]] = {
    "actions": ("help-actions", "B5 B12"),
    "bank": ("help-bank", "B4 B10"),
    "take": ("B10", "B10"),
    "site-row": ("help-site", "B6 B13 B14"),
    "site-yard": ("help-yard", "B8 B13 B14"),
    "site-built": ("", "B13 B14"),
    "worker-row": ("help-hire", "B7"),
    "worker-stack": ("", "B8"),
    "worker-team": ("help-team", "B8"),
    "worker-site": ("help-busy", "B9"),
    "slave": ("help-slave", "B18 B23"),
    "tool": ("help-tool", "B19"),
    "university": ("help-university", "B21"),
    "deck-sites": ("help-deck", "B1 B11"),
    "deck-workers": ("help-deck", "B2 B11"),
    "deck-empty": ("help-deck-empty", ""),
    "stack-slaves": ("B17", "B16 B17"),
    "stack-tools": ("B19", "B16 B19"),
    "stack-loans": ("B20", "B16 B20"),
    "stack-universities": ("B21", "B16 B21"),
    "loans": ("B20", "B20 B23"),
    "seat": ("help-seat", "B22 B24"),
}


def topics() -> dict[TopicName, Topic]:
    """All topics: their texts' ids and their clauses."""
    return {name: topic("builders", text, rules) for name, (text, rules) in TOPICS.items()}
