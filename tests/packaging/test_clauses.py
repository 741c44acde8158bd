"""The page names no clause of the rules: which one says so is the game's to tell."""

import re
from pathlib import Path

import pytest

import lusoria
from lusoria.text import sources
from tests.packaging.checkout import ROOT

PAGE = ROOT / "web" / "src"
GENERATED = {"engine.ts", "schema.d.ts", "schema.json"}


def clauses() -> re.Pattern[str]:
    """Any clause of a game, as it is written or as its text's id has it."""
    games = "|".join(lusoria.game_ids())
    rule = re.compile(rf"^(?:{games})-rule-(\S+) =", re.MULTILINE)
    found = {name for source in sources("en") for name in rule.findall(source)}
    assert {"R36", "B8", "RR6-5"} <= found
    either = "|".join(re.escape(name).replace(r"\-", "[-.]") for name in found)
    return re.compile(rf"(?<![\w#])(?:{either})(?![\w]|[-.]\d)")


def named(text: str, known: re.Pattern[str]) -> list[str]:
    """The clauses that a text names."""
    return known.findall(text)


def test_the_page_names_no_clause() -> None:
    known = clauses()
    found = {
        str(path.relative_to(PAGE)): clause
        for path in PAGE.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css", ".html") and path.name not in GENERATED
        if (clause := named(Path(path).read_text("utf-8"), known))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("rules: ['R36']", ["R36"]),
        ("t('romolo-rule-RR14-8')", ["RR14-8"]),
        ('rule="RR11.6"', ["RR11.6"]),
        ("// a card goes back (B8)", ["B8"]),
        ("color: #B8B8B8; FR36; R360; RR14.800", []),
    ],
)
def test_a_clause_is_known_as_one(text: str, clause: list[str]) -> None:
    assert named(text, clauses()) == clause
