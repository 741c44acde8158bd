"""Feeds are well formed whatever people call themselves."""

import xml.etree.ElementTree as ET

import pytest

from lusoria.server.feeds import atom, calendar
from lusoria.tables.messages.notices import Notice
from lusoria.text import LANGUAGES

NASTY = ["Ada", 'Ben, "the <b>old</b>"; & Co\\', "Élodie " * 12]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_escaped_and_lines_are_folded(language: str) -> None:
    notice = Notice(
        "turn", "t1", None, "roma", {}, 1e9, 0, NASTY, 1e9 + 86_400, None, False, 86_400
    )
    root = ET.fromstring(atom([notice], "https://example.org", "<Ada & Ben>", language))
    titles = [found.text for found in root.iter("{http://www.w3.org/2005/Atom}title")]
    assert NASTY[1] in str(titles[1])
    told = calendar([notice], "https://example.org", language)
    assert all(len(line.encode()) <= 75 for line in told.split("\r\n"))
    unfolded = told.replace("\r\n ", "")
    assert 'Ben\\, "the <b>old</b>"\\; & Co\\\\' in unfolded
    assert "DTSTART:20010910T014640Z" in unfolded


def test_a_calendar_has_only_what_has_a_time() -> None:
    notice = Notice("challenge", "t1", None, "roma", {}, 1e9, 0, NASTY, None, None, False, None)
    assert "VEVENT" not in calendar([notice], "https://example.org", "en")
