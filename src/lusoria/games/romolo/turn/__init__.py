"""The set-up, the phases of a Turn, and how the game ends."""
