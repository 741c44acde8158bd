"""Every refusal has its status, in one table."""

import ast
from pathlib import Path

import lusoria
from lusoria.server.problems import STATUS, WORDS
from lusoria.text import LANGUAGES, texts

PACKAGE = Path(lusoria.__file__).parent


def words_refused() -> set[str]:
    """The words of all refusals in the sources of tables and server."""
    found: set[str] = set()
    for folder in ("tables", "tournaments", "server"):
        for path in (PACKAGE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused":
                    word = node.args[0]
                    if isinstance(word, ast.Constant):
                        found.add(str(word.value))
    return found


def test_every_word_has_a_status_and_no_status_is_without_a_word() -> None:
    replayed = {"record", "version"}  # named by a variable
    assert words_refused() | replayed | set(WORDS.values()) == set(STATUS)


def test_what_never_reaches_a_handler_has_the_same_status() -> None:
    assert all(STATUS[word] == status for status, word in WORDS.items())


def test_every_word_is_said_in_every_language() -> None:
    """The page says each of them in its own words, unless a message comes with it."""
    for language in LANGUAGES:
        said = texts(language)
        assert [word for word in STATUS if not said.has(f"page-refused-{word}")] == []
