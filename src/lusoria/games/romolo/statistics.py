"""What is worth counting in Romolo o Remo?, as `lusoria.arena.statistics` reads it."""

from typing import Final

QUESTIONS: Final = {
    "opening": ("third",),
    "characters": ("recruit",),
    "powers": ("power",),
    "built": ("build",),
    "produced": ("produce", "store", "gather"),
    "sold": ("sell", "sell-store"),
    "tokens": ("token",),
}
