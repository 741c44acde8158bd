"""Names that people give themselves: at least one character of each can be seen."""

import unicodedata
from typing import Final

from lusoria.server.problems import Refused

# Letters and symbols that are drawn as nothing: fillers of Hangul, the empty pattern of Braille.
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
SEEN: Final = ("L", "N", "P", "S")  # letters, numbers, punctuation, symbols; no marks, no formats


def checked(name: str) -> str:
    """The name, unless nobody could see it."""
    if not any(unicodedata.category(one)[0] in SEEN and one not in BLANK for one in name):
        raise Refused(400, "name", "A name has at least one character that can be seen.")
    return name


def other_name(name: str, used: list[str]) -> str:
    """The name, or a variation of it if somebody has it already."""
    number = 2
    wanted = name
    while wanted in used:
        wanted = f"{name[:36]} {number}"
        number += 1
    return wanted
