"""Answers before a decision: why not, what it would do, what a bot would do."""

from typing import Final

from msgspec import UNSET

from lusoria.core.errors import Refusal
from lusoria.core.message import Message
from lusoria.core.preview import Preview as CorePreview
from lusoria.core.preview import preview
from lusoria.core.state import State
from lusoria.players.advice import Advice
from lusoria.tables.bearer import Bearer
from lusoria.tables.live_table import LiveTable
from lusoria.tables.messages.previews import Foreseen, Hint, Preview, Previews, Why
from lusoria.tables.presenter.words import joined, option, seen_event, text_of
from lusoria.text.purpose import named, purpose, weighing
from lusoria.text.tags import tags, tags_of_all

MAX_PREVIEWS: Final = 300  # decisions of which the continuations are shown as well


def why(live: LiveTable, refusal: Refusal | None, who: Bearer) -> Why:
    """A refusal with its clause and reason."""
    if refusal is None:
        return Why(None, None)
    return Why(refusal.json(), text_of(refusal.message, live.names, who))


def preview_of(live: LiveTable, seen: CorePreview, who: Bearer) -> Preview:
    """What decisions would do, as far as the seat that decides may know it."""
    found = tags(live.game_id, seen)
    return Preview(
        revision=live.revision,
        played=seen.played,
        final=seen.final,
        events=[seen_event(event, live.names, who) for event in seen.told()],
        tags=[tag.json() for tag in found],
        text=None if who.lang is None else joined(found, live.names, who),
        view=seen.shown(),
        legal=[option(action, what, live.names, who) for action, what in seen.described()],
    )


def previews_of(live: LiveTable, start: CorePreview, depth: int, who: Bearer) -> Previews:
    """What every legal decision would do, and those that could follow it within its move.

    Where there are very many, they are not followed as far as was asked for.
    """
    found = [one for one, _ in _previews(live, start, 1, who)]
    for deeper in range(2, depth + 1):
        if _count(found) > MAX_PREVIEWS:
            break
        found = [one for one, _ in _previews(live, start, deeper, who)]
    return Previews(live.revision, found)


def _count(found: list[Foreseen]) -> int:
    return sum(1 + _count(one.then) for one in found)


def _previews(
    live: LiveTable, before: CorePreview, depth: int, who: Bearer
) -> list[tuple[Foreseen, list[Message]]]:
    """What each decision would do, with its tags."""
    found: list[tuple[Foreseen, list[Message]]] = []
    for action in before.legal_actions():
        seen = before.then(action)
        own = tags(live.game_id, seen)
        then = _previews(live, seen, depth - 1, who) if depth > 1 and seen.in_move else []
        if then:
            own += tags_of_all([tags for _, tags in then])
        foreseen = Foreseen(
            action=action,
            final=seen.final,
            events=[seen_event(event, live.names, who) for event in seen.told()],
            tags=[tag.json() for tag in own],
            text=UNSET if who.lang is None else joined(own, live.names, who),
            then=[one for one, _ in then],
        )
        found.append((foreseen, own))
    return found


def hint(live: LiveTable, state: State, advice: Advice, who: Bearer) -> Hint:
    """Advice in words: what to do, what it is for, and how much better it is than the next best."""
    described = named(state, advice.actions)
    options = [
        option(action, what, live.names, who)
        for action, what in zip(advice.actions, described, strict=False)
    ]
    found = tags(live.game_id, preview(state, advice.actions[: len(options)]))
    why = purpose(state, advice.actions)
    weighed = weighing(state, advice.chance, advice.second, advice.loss)
    return Hint(
        revision=live.revision,
        action=options[0].action,
        verb=options[0].verb,
        on=options[0].on,
        message=options[0].message,
        text=None if who.lang is None else str(options[0].text),
        then=options[1:],
        tags=[tag.json() for tag in found],
        purpose=[one.json() for one in why],
        weighed=[one.json() for one in weighed],
        why=None if who.lang is None else joined([*why, *weighed], live.names, who),
    )
