"""What is understood of Fluent says what Fluent's own runtime says; the rest is refused."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from lusoria.text import LANGUAGES, sources
from lusoria.text.fluent import FluentError, entries, parse, put


class Variables(Visitor):
    """Collects the parameters of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_says_what_fluent_s_runtime_says(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    compared = 0
    for source in sources(language):
        resource = FluentResource(source)
        bundle.add_resource(resource)
        ours = dict(entries(source))
        theirs = [entry for entry in resource.body if isinstance(entry, Message)]
        assert list(ours) == [entry.id.name for entry in theirs]
        for entry in theirs:
            names = Variables()
            names.visit(entry)
            assert entry.value is not None
            for value in (0, 1, 2, 1_000_000, "Ada") if names.found else (0,):
                counted = (
                    fluent_number(value, useGrouping=False) if isinstance(value, int) else value
                )
                pattern = bundle.get_message(entry.id.name).value
                assert pattern is not None
                expected, errors = bundle.format_pattern(
                    pattern, dict.fromkeys(names.found, counted)
                )
                assert not errors
                params = dict.fromkeys(names.found, value)
                assert put(parse(ours[entry.id.name]), params, language) == expected
                compared += 1
    assert compared > 2000


def test_lines_lose_the_indent_they_have_in_common() -> None:
    [(id, text)] = entries("poem =\n    Arma\n      virumque\n\n    cano\n")
    assert (id, put(parse(text), {}, "en")) == ("poem", "Arma\n  virumque\n\ncano")


@pytest.mark.parametrize(
    "text",
    [
        " { other }",  # another text
        " { -term }",
        " { NUMBER($x) }",
        " { $x.y }",
        " { $x",
        " x }",
        " { $x ->\n    [one] a\n }",  # no default
        " { $x ->\n    [few] a\n   *[other] b\n }",
        " Text\n    .attribute = x",
        "",
    ],
)
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(FluentError):
        parse(text)


def test_a_line_that_begins_no_text_is_refused() -> None:
    with pytest.raises(FluentError, match="begins no text"):
        list(entries("# well\n\na = b\n-term = c\n"))
