"""What a bearer is shown of a table: made of the seat's view and the events it saw, and no more."""

from lusoria.tables.presenter.foresight import hint, preview_of, previews_of, why
from lusoria.tables.presenter.log import MAX_ENTRIES, last_shown, log_entries, record_or_log
from lusoria.tables.presenter.past import course, past_position, replayed, replayed_position
from lusoria.tables.presenter.present import position, standing
from lusoria.tables.presenter.words import text_of

__all__ = [
    "MAX_ENTRIES",
    "course",
    "hint",
    "last_shown",
    "log_entries",
    "past_position",
    "position",
    "preview_of",
    "previews_of",
    "record_or_log",
    "replayed",
    "replayed_position",
    "standing",
    "text_of",
    "why",
]
