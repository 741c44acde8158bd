"""What is worth counting in The Builders, as `lusoria.arena.statistics` reads it."""

from typing import Final

QUESTIONS: Final = {
    "opening": ("deal",),
    "built": ("complete",),
    "team": ("recruit", "slave", "machine"),
    "tools": ("tool",),
}
