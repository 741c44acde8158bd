"""What can be chosen before a game starts."""

from mypy_extensions import mypyc_attr

from lusoria.core.errors import OptionError


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One choice with its name and default."""

    name: str
    default: object
    rule: str
    """The clause it changes; empty if none."""
    late: bool = False
    """True if it was added to a game that had been played: see `written`."""

    def accepts(self, value: object) -> bool:
        """True if the option may have this value."""
        raise NotImplementedError

    def allowed(self) -> str:
        """Return the possible values in words."""
        raise NotImplementedError

    def parse(self, text: str) -> object:
        """Return the value that a person typed."""
        raise NotImplementedError

    def json(self) -> dict[str, object]:
        """Return the option as plain data."""
        raise NotImplementedError


class Choice(Option):
    """An option with a few named values."""

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        default: str,
        rule: str = "",
        only: tuple[tuple[str, str], ...] = (),
        *,
        late: bool = False,
    ) -> None:
        self.name = name
        self.late = late
        self.values = values
        self.default = default
        self.rule = rule
        self.only = only  # the values of other options that it needs

    def accepts(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values

    def allowed(self) -> str:
        return " | ".join(self.values)

    def parse(self, text: str) -> object:
        return text

    def json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "name": self.name,
            "values": list(self.values),
            "default": self.default,
            "rule": self.rule,
        }
        if self.only:
            data["only"] = dict(self.only)
        return data


class Limit(Option):
    """A whole number from 1 up to `high`, or None for no limit, which is the default."""

    def __init__(self, name: str, high: int) -> None:
        self.name = name
        self.high = high
        self.default = None
        self.rule = ""

    def accepts(self, value: object) -> bool:
        if value is None:
            return True
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= self.high

    def allowed(self) -> str:
        return f"a whole number from 1 to {self.high}, or none"

    def parse(self, text: str) -> object:
        if text.lower() == "none":
            return None
        return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else text

    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "low": 1,
            "high": self.high,
            "default": None,
            "rule": self.rule,
        }


ROUND_LIMIT = Limit("round_limit", 10_000)
"""An option of every game: it ends, and is scored, after that round."""


def written(options: tuple[Option, ...], values: dict[str, object]) -> dict[str, object]:
    """Return the options as records and snapshots have them.

    Late ones are left out where they have their default, so that older files stay as they are.
    """
    return {o.name: values[o.name] for o in options if not o.late or values[o.name] != o.default}


def complete(game: str, options: tuple[Option, ...], given: dict[str, object]) -> dict[str, object]:
    """Check the given options, and return them with the defaults of all others."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise OptionError(
                f"{game} has no option {name!r}. Options: "
                + "; ".join(f"{o.name} = {o.allowed()}" for o in options)
                + "."
            )
        if not known[name].accepts(value):
            raise OptionError(f"{name} cannot be {value!r}. Possible: {known[name].allowed()}.")
    return {option.name: given.get(option.name, option.default) for option in options}
