"""What the page explains of Roma, and the clauses that say so; cards have their own."""

from typing import Final, Literal

from lusoria.core.help import Topic, topic

TopicName = Literal[
    "die",
    "disc",
    "money-disc",
    "cards-disc",
    "seat",
    "draw-pile",
    "discard-pile",
    "stockpile",
    "battle",
    "hand",
    "passed",
    "down",
    "empty",
    "blocked",
    "forum",
]

TOPICS: Final[dict[TopicName, tuple[str, str]]] = {
    "die": ("help-die", "R7 R6"),
    "disc": ("help-disc", "R12 R2"),
    "money-disc": ("R9", "R9"),
    "cards-disc": ("R10", "R10"),
    "seat": ("help-seat", "R17 R19"),
    "draw-pile": ("help-draw-pile", "R11"),
    "discard-pile": ("help-discard-pile", "R10 R11"),
    "stockpile": ("help-stockpile", "R17 R18"),
    "battle": ("help-battle", "R13 R36"),
    "hand": ("help-hand", "R10"),
    "passed": ("help-passed", "R3"),
    "down": ("help-down", "R4"),
    "empty": ("help-empty", "R5 R8"),
    "blocked": ("fact-blocked", "R29"),
    "forum": ("", "R38 R43"),
}


def topics() -> dict[TopicName, Topic]:
    """All topics: their texts' ids and their clauses."""
    return {name: topic("roma", text, rules) for name, (text, rules) in TOPICS.items()}
