"""The names that people give themselves."""

import unicodedata
from typing import Final

from lusoria.tables.refused import Refused

# Letters and symbols that are drawn as nothing: the Hangul fillers, the empty Braille pattern.
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
VISIBLE: Final = ("L", "N", "P", "S")  # letters, numbers, punctuation, symbols


def visible_name(name: str) -> str:
    """Return the name; refuse it if no character of it is visible."""
    if not any(unicodedata.category(one)[0] in VISIBLE and one not in BLANK for one in name):
        raise Refused("name", "A name needs at least one visible character.")
    return name


def unique_name(name: str, used: list[str]) -> str:
    """Return the name, with a number if somebody at the table already has it."""
    number = 2
    wanted = name
    while wanted in used:
        wanted = f"{name[:36]} {number}"
        number += 1
    return wanted
