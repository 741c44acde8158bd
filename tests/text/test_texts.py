"""The texts of the three languages fit together."""

from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from lusoria.core.message import Message as Said
from lusoria.core.message import SeatName
from lusoria.text import LANGUAGES, PARTS, language_of, sources, texts


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: BaseNode) -> None:  # noqa: N802
        assert isinstance(node, VariableReference)
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The ids of all messages of a language, with their variables."""
    found: dict[str, set[str]] = {}
    for source in sources(language):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("part", PARTS)
def test_a_shared_text_stands_in_the_file_of_its_first_word(part: str) -> None:
    for language in LANGUAGES:
        source = resources.files("lusoria") / "text" / language / f"{part}.ftl"
        for entry in FluentParser().parse(source.read_text("utf-8")).body:
            if isinstance(entry, Message):
                assert entry.id.name.startswith(f"{part}-")


def test_a_parameter_may_be_a_message_or_a_seat() -> None:
    said = texts("en")
    message = Said(
        "roma-log-reveal", {"seat": SeatName(1), "card": Said("roma-card-forum"), "disc": "3"}
    )
    assert said.say(message, ["Ada", "Ben"]) == "Ben turns up Forum beside disc 3."
    assert said.say(message) == "second seat turns up Forum beside disc 3."


def test_a_number_is_counted_by() -> None:
    for language, zero in (("en", "0 points"), ("it", "0 punti"), ("fr", "0 point")):
        said = texts(language)
        shown = [said.text("roma-fact-points", points=points) for points in (0, "1", 2)]
        assert shown[0] == zero
        assert shown[1] in ("1 point", "1 punto")
        assert shown[2] in ("2 points", "2 punti")
    assert "1234" in texts("en").text("page-looking-back", ply=1234)


@pytest.mark.parametrize(
    ("language", "one", "two", "kind"),
    [
        ("en", "1 refined good", "2 refined goods", "refined goods"),
        ("it", "1 prodotto raffinato", "2 prodotti raffinati", "prodotti raffinati"),
        ("fr", "1 produit raffiné", "2 produits raffinés", "produits raffinés"),
    ],
)
def test_a_name_follows_the_count_around_it(language: str, one: str, two: str, kind: str) -> None:
    said = texts(language)
    refined = Said("romolo-resource-refined")
    for count, words in (("1", one), ("2", two)):
        assert said.say(Said("romolo-cubes", {"count": count, "resource": refined})) == words
    assert said.say(refined) == kind


def test_a_seat_s_name_is_no_number() -> None:
    message = Said("roma-log-money", {"seat": SeatName(0), "money": "1"})
    assert texts("en").say(message, ["007", "1"]) == "007 takes 1 sesterce."


def test_a_missing_text_or_parameter_is_an_error() -> None:
    with pytest.raises(KeyError, match="no text"):
        texts("en").text("no-such-text")
    with pytest.raises(KeyError, match="roma-log-pay"):
        texts("en").text("roma-log-pay")


def test_the_language_comes_from_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language_of() == "en"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert language_of() == "it"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language_of() == "en"
    assert language_of("fr") == "fr"
    with pytest.raises(ValueError, match="en, it, fr"):
        language_of("de")
