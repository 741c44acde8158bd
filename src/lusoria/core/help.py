"""What a game's help is made of: topics that a page explains, and the clauses that say so."""

from typing import TypedDict


class Topic(TypedDict):
    """A thing to explain: the id of its text, empty if there is none, and its clauses."""

    text: str
    rules: list[str]


def topic(game: str, text: str, rules: str) -> Topic:
    """Return a topic; `text` is a text's id without the game's, or a clause, whose text it is."""
    clauses = rules.split()
    if text in clauses:
        text = f"rule-{text.replace('.', '-')}"
    return {"text": f"{game}-{text}" if text else "", "rules": clauses}
