"""What can be chosen before a game starts."""

from mypy_extensions import mypyc_attr

from lusoria.core.errors import OptionError


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One choice with its name and default."""

    name: str
    default: object
    rule: str
    """The clause it touches; empty if none."""
    late: bool = False
    """Whether it came after games had been kept: see `written`."""

    def accepts(self, value: object) -> bool:
        """Whether the option may have this value."""
        raise NotImplementedError

    def allowed(self) -> str:
        """The possible values, for a person."""
        raise NotImplementedError

    def parse(self, text: str) -> object:
        """The value that a person typed."""
        raise NotImplementedError

    def json(self) -> dict[str, object]:
        """The option as plain data."""
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
        self.only = only  # values of other options beside which it can be chosen

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
"""An option of every game: scoring at the end of that round."""


def written(options: tuple[Option, ...], values: dict[str, object]) -> dict[str, object]:
    """Options as records and snapshots have them: those that came late only where they differ from
    the default, so that what was kept before reads and writes alike.
    """
    return {o.name: values[o.name] for o in options if not o.late or values[o.name] != o.default}


def complete(game: str, options: tuple[Option, ...], given: dict[str, object]) -> dict[str, object]:
    """The given options checked, with the defaults of all others."""
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
