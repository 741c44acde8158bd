"""The bounds of numbers and texts, and the words that messages share."""

from typing import Annotated, Literal

from msgspec import Meta

MOST_ACTIONS = 1_000_000
MOST_REPLAYED = 30_000  # actions of a record that is looked at
MOST_AT_ONCE = 200  # decisions in one request, or looked at beforehand
MOST_REVISIONS = 9_007_199_254_740_991  # the largest number that every JSON reader keeps

Revision = Annotated[int, Meta(ge=0, le=MOST_REVISIONS, description="The length of the log.")]
Action = Annotated[int, Meta(ge=0, le=MOST_ACTIONS, description="A number of the action table.")]
Seat = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Level = Literal["easy", "medium", "hard"]
Status = Literal["open", "running", "over", "closed"]
Language = Literal["en", "it", "fr"]
_SEEN = r"[^\s\x00-\x1f\x7f-\x9f]"  # a character that shows
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^{_SEEN}([^\x00-\x1f\x7f-\x9f]*{_SEEN})?$",
        description="At most 40 characters, without control characters or spaces at the ends.",
    ),
]
Nonce = Annotated[
    str,
    Meta(
        max_length=64,
        pattern="^[0-9A-Za-z_-]*$",
        description="Your share of the dice: whatever you like. Without it the server makes one.",
    ),
]
