"""Options of a game on the command line: name=value."""

from lusoria.core.errors import OptionError
from lusoria.core.game import Game


def parse_options(game: Game, given: list[str]) -> dict[str, object]:
    """Return the options given on the command line."""
    known = {option.name: option for option in game.options}
    found: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"{text!r} is not of the form name=value.")
        found[name] = known[name].parse(value) if name in known else value
    return found
