"""Bounds of numbers and texts, and the types that messages share."""

from typing import Annotated, Literal

from msgspec import Meta

MAX_ACTIONS = 1_000_000
MAX_REPLAYED = 30_000  # actions of an uploaded record
MAX_AT_ONCE = 200  # decisions in one request or preview
MAX_OWN = 30  # tables in one question about one's own
MAX_REVISIONS = 9_007_199_254_740_991  # the largest integer that every JSON reader keeps exact

Revision = Annotated[
    int, Meta(ge=0, le=MAX_REVISIONS, description="The length of the table's log.")
]
Action = Annotated[
    int, Meta(ge=0, le=MAX_ACTIONS, description="An action: a number from the game's action table.")
]
Seat = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Token = Annotated[str, Meta(min_length=1, max_length=100, description="A secret token.")]
OwnToken = Annotated[
    str,
    Meta(
        min_length=32,
        max_length=64,
        pattern=r"^[0-9A-Za-z-]*(?!\n)$",
        description="A secret token that nobody can guess.",
    ),
]
Level = Literal["beginner", "easy", "medium", "hard", "master"]
Status = Literal["open", "running", "over", "closed"]
Language = Literal["en", "it", "fr"]
_VISIBLE = r"[^\s\x00-\x1f\x7f-\x9f]"  # a visible character
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^{_VISIBLE}([^\x00-\x1f\x7f-\x9f]*{_VISIBLE})?(?!\n)$",
        description="At most 40 characters, no control characters, no spaces at the ends.",
    ),
]
Nonce = Annotated[
    str,
    Meta(
        max_length=64,
        pattern=r"^[0-9A-Za-z_-]*(?!\n)$",
        description="Your part in the dice: any text you like. Without one, the server makes it.",
    ),
]
