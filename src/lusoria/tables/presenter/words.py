"""Messages, actions and events in the language that a bearer asked for."""

import logging
from typing import Final

from msgspec import UNSET, UnsetType

from lusoria.core.events import Told
from lusoria.core.game import Description
from lusoria.core.message import Message
from lusoria.tables.bearer import Bearer
from lusoria.tables.messages.table import Event, Legal
from lusoria.text import texts

log: Final = logging.getLogger("lusoria.tables")


def text_of(message: Message, names: list[str], who: Bearer) -> str | None:
    """The message in the bearer's language; None if no language was asked for.

    A missing text does not make the answer fail: as on the page, the message's id stands for it.
    """
    if who.lang is None:
        return None
    try:
        return texts(who.lang).say(message, names)
    except KeyError as e:
        log.error("a text failed: %s", e)
        return message.id


def text_or_unset(message: Message, names: list[str], who: Bearer) -> str | UnsetType:
    """The message in the bearer's language; unset if no language was asked for."""
    text = text_of(message, names, who)
    return UNSET if text is None else text


def joined(messages: list[Message], names: list[str], who: Bearer) -> str:
    """The messages in the bearer's language, with commas between them."""
    return ", ".join(text_of(message, names, who) or "" for message in messages)


def option(action: int, what: Description, names: list[str], who: Bearer) -> Legal:
    """An action that may be taken, in words."""
    text = text_or_unset(what.message, names, who)
    return Legal(action, what.verb, what.on, what.message.json(), text)


def seen_event(event: Told, names: list[str], who: Bearer) -> Event:
    """An event as a bearer knows it, in words."""
    return Event(event.data, event.message.json(), text_or_unset(event.message, names, who))
