"""Questions about a table: its position, what could be done, why not, and what has been."""

from lusoria.core.errors import IllegalAction
from lusoria.core.preview import Preview as CorePreview
from lusoria.core.preview import preview
from lusoria.core.state import State
from lusoria.players.advice import Advice
from lusoria.tables import presenter
from lusoria.tables.bearer import Bearer, require_seats
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.history import Past
from lusoria.tables.messages.previews import Hint, Preview, Previews, Why
from lusoria.tables.refused import Refused, illegal
from lusoria.tables.service.deciding import deciding_seat


def past(live: LiveTable, who: Bearer, ply: int) -> Past:
    """Return the position after the given number of actions, as the bearer may know it."""
    found = presenter.past_position(live, who, ply)
    if found is None:
        raise Refused("no-position", f"There is no position {ply} at this table.")
    return found


def why(live: LiveTable, who: Bearer, action: int | None, on: str | None) -> Why:
    """Return why an action, or doing something with an element of the board, is not allowed."""
    if (action is None) == (on is None):
        raise Refused("which", "Name either an action or an element.")
    state = _state_to_decide(live, who)
    if action is not None:
        return presenter.why(live, state.why_not(action), who)
    return presenter.why(live, state.game.why_not_on(state, on or ""), who)


def preview_actions(live: LiveTable, who: Bearer, actions: list[int]) -> Preview:
    """Return what the actions would do: what taking them and taking them back would show."""
    return presenter.preview_of(live, _foreseen(live, who, actions), who)


def preview_all(live: LiveTable, who: Bearer, actions: list[int], depth: int) -> Previews:
    """Return what each legal action would do, now or after the given ones.

    The list is empty for a seat that does not decide.
    """
    if live.player not in require_seats(who):
        return Previews(live.revision, [])
    return presenter.previews_of(live, _foreseen(live, who, actions), depth, who)


def state_for_hint(live: LiveTable, who: Bearer) -> State:
    """Return a copy of the position for which the seat that decides asks a hint."""
    state = _state_to_decide(live, who).clone()
    if not live.setup.hints:
        raise Refused("no-hints", "This table gives no hints.", live.revision)
    return state


def hint(live: LiveTable, who: Bearer, advice: Advice, revision: int) -> Hint:
    """Return advice at that revision in words; refuse it if the table has moved on."""
    if live.revision != revision or live.state is None:
        raise Refused("late", "The table has moved on.", live.revision)
    return presenter.hint(live, live.state, advice, who)


def _foreseen(live: LiveTable, who: Bearer, actions: list[int]) -> CorePreview:
    """What the actions would do; refuse with the reason if one of them is illegal."""
    state = _state_to_decide(live, who)
    try:
        return preview(state, actions)
    except IllegalAction as e:
        raise illegal(e, live.revision) from None


def _state_to_decide(live: LiveTable, who: Bearer) -> State:
    """The position in which the bearer decides; anyone else is refused."""
    seats = require_seats(who)
    if deciding_seat(live) not in seats:
        raise Refused("not-your-turn", "Only the seat that decides may ask.", live.revision)
    assert live.state is not None
    return live.state
