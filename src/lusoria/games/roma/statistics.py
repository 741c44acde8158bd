"""What is worth counting in Roma, as `lusoria.arena.statistics` reads it."""

from typing import Final

QUESTIONS: Final = {
    "opening": ("reveal",),
    "table": ("reveal", "lay"),
    "used": ("activate",),
    "lost": ("lose",),
}
