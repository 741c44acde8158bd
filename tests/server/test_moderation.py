"""Moderation: lines are reported, and words of a list are not said."""

import re
from pathlib import Path

import pytest

from lusoria.core.errors import LusoriaError
from lusoria.server.moderation import WordList
from tests.server.serving import ADA, BEN, Client, Server, make, served
from tests.server.test_accounts import WORD
from tests.server.test_admin import admin, refusal


def test_a_line_is_reported_once_and_dealt_with(server: Server) -> None:
    path, tokens, _ = make(server, ADA, BEN)
    id = path.rpartition("/")[2]
    with Client(server, tokens[0]) as ada, Client(server, tokens[1]) as ben, Client(server) as eve:
        ada.post(f"{path}/chat", {"text": "Vae victis!"})
        for _ in range(2):
            ben.post(f"{path}/chat/1/report", {})
        assert eve.refused("POST", f"{path}/chat/1/report", {})["error"] == "no-token"
        assert ben.refused("POST", f"{path}/chat/2/report", {})["error"] == "no-line"
    told = admin(server, "chat", "reports")
    assert len(re.findall(rf"{id} +1 +20.* Ada +1 +Vae victis!", told)) == 1
    admin(server, "chat", "delete", id, "1")
    assert "Vae victis!" in admin(server, "chat", "reports")  # as it was said
    admin(server, "chat", "dismiss", id, "1")
    assert id not in admin(server, "chat", "reports")
    assert "Nobody has reported" in refusal(server, "chat", "dismiss", id, "1")


def test_words_of_the_list_are_not_said(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("Furcifer\n\nâne\n", "utf-8")
    for server in served(words=str(file)):
        path, tokens, _ = make(server, ADA, BEN)
        with Client(server, tokens[0]) as ada:
            for text in ("furcifer!", "Tu, FURCIFER", "un ane"):
                assert ada.refused("POST", f"{path}/chat", {"text": text})["error"] == "words"
            ada.post(f"{path}/chat", {"text": "furcifera"})  # a word of its own
            claimed = {"name": "Furcifer", "password": WORD}
            assert ada.refused("POST", "/api/accounts", claimed)["error"] == "words"


def test_a_list_that_cannot_be_read_is_said() -> None:
    with pytest.raises(LusoriaError, match="cannot be read"):
        WordList("/nowhere/words.txt")
    WordList("").check("anything")
