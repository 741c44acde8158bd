"""Feeds of an account's notices for programs: Atom, and a calendar of when time is up."""

import html
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from lusoria.core.errors import UnknownGame
from lusoria.core.registry import game
from lusoria.tables.messages.notices import Notice
from lusoria.text import texts

FOLDED: Final = 75  # bytes of a line of a calendar


def atom(notices: Sequence[Notice], base: str, name: str, language: str) -> str:
    """Return the notices as an Atom feed (RFC 4287)."""
    updated = max((one.at for one in notices), default=0.0)
    title = texts(language).text("page-notices-of", name=name)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">',
        f"<id>{html.escape(base)}/#/notices</id>",
        f"<title>{html.escape(title)}</title>",
        f"<updated>{_iso(updated)}</updated>",
        f'<link href="{html.escape(base)}/"/>',
    ]
    for one in notices:
        link = html.escape(_link(base, one))
        lines += [
            "<entry>",
            f"<id>{link}?{one.kind}={one.at:.3f}</id>",
            f"<title>{html.escape(said(one, language))}</title>",
            f"<updated>{_iso(one.at)}</updated>",
            "<author><name>Lusoria</name></author>",
            f'<link href="{link}"/>',
            "</entry>",
        ]
    return "\n".join([*lines, "</feed>", ""])


def calendar(notices: Sequence[Notice], base: str, language: str) -> str:
    """Return as a calendar when the time for each turn is up (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Lusoria//Notices//EN"]
    for one in notices:
        if one.due is None:
            continue
        lines += [
            "BEGIN:VEVENT",
            f"UID:{_uid(one)}@lusoria",
            f"DTSTAMP:{_stamp(one.at)}",
            f"DTSTART:{_stamp(one.due)}",
            f"SUMMARY:{_escaped(said(one, language))}",
            f"URL:{_link(base, one)}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in [*lines, "END:VCALENDAR"])


def said(notice: Notice, language: str) -> str:
    """Return a notice as a sentence."""
    others = [name for seat, name in enumerate(notice.names) if name and seat != notice.seat]
    try:
        title = game(notice.game).name
    except UnknownGame:
        title = notice.game
    return texts(language).text(
        f"page-notice-{notice.kind}",
        game=title,
        names=", ".join(others) or "…",
        tournament="" if notice.tournament is None else notice.tournament.name,
    )


def _link(base: str, notice: Notice) -> str:
    return f"{base}/#/{notice.about}"


def _uid(notice: Notice) -> str:
    """The same for each event of a calendar as long as it is about the same."""
    if notice.tournament is not None and notice.table is None:
        return notice.tournament.id
    return f"{notice.table}-{notice.seat}"


def _iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def _stamp(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y%m%dT%H%M%SZ}"


def _escaped(text: str) -> str:
    """A text as a calendar has it."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A line of a calendar in pieces, none of which splits a character."""
    pieces, piece = [], b""
    for sign in line:
        if len(piece) + len(sign.encode()) > FOLDED:
            pieces.append(piece)
            piece = b" "
        piece += sign.encode()
    return b"\r\n".join([*pieces, piece]).decode()
