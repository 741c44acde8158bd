"""What answers a page, asked by its words from within the page: a server, or the browser itself."""

from itertools import count
from typing import Any, Final

from tests.browser.people import Json, Someone

NUMBERS: Final = count()
REFUSED: Final = ("status: 4", "Failed to load resource")

ASK: Final = """
([operation, asked]) => lusoria.transport.ask(operation, asked).then(
  (answer) => ({ answer }),
  ({ error, message, said }) => ({ problem: { error, message, said } }),
)
"""
STREAM: Final = """
([name, listened]) => {
  const heard = [];
  const plain = (told) => (told instanceof Error ? { ...told, message: told.message } : told);
  const hears = (what) => (...told) => heard.push({ what, told: told.map(plain) });
  const listener = Object.fromEntries(
    ['position', 'talk', 'presence', 'connected', 'refused'].map((what) => [what, hears(what)]),
  );
  window[name] = { heard, stream: lusoria.transport.stream(listened, listener) };
}
"""


class Problem(Exception):
    """A request was refused; by which word, and with which message."""

    def __init__(self, error: str, message: str, said: Json | None) -> None:
        super().__init__(error, message)
        self.error = error
        self.said = said


class Transport:
    """The transport of somebody's page."""

    def __init__(self, someone: Someone) -> None:
        self.someone = someone
        someone.expects(*REFUSED)
        if not someone.has("[data-play]"):
            someone.go()
            someone.sees("[data-play]")

    def ask(self, operation: str, **asked: object) -> Any:
        """The answer, or a `Problem`."""
        told = self.someone.page.evaluate(ASK, [operation, asked])
        if "problem" in told:
            problem = told["problem"]
            raise Problem(problem["error"], problem["message"], problem.get("said"))
        return told["answer"]

    def refusal(self, operation: str, **asked: object) -> Problem:
        """The problem that asking ends with."""
        try:
            answer = self.ask(operation, **asked)
        except Problem as problem:
            return problem
        raise AssertionError(f"{operation} was answered: {answer}")

    def stream(self, **listened: object) -> "Stream":
        """Listens to a table."""
        name = f"stream{next(NUMBERS)}"
        self.someone.page.evaluate(STREAM, [name, listened])
        return Stream(self.someone, name)

    @property
    def has_others(self) -> bool:
        """True if others can come from elsewhere."""
        return bool(self.someone.page.evaluate("lusoria.transport.offers.others"))


class Stream:
    """What is heard of a table."""

    def __init__(self, someone: Someone, name: str) -> None:
        self.someone = someone
        self.name = name

    def hears(self, what: str, if_: str = "true") -> Any:
        """Waits until such a thing has been heard, and gives the first; `if_` speaks of `it`."""
        found = self.someone.until(
            f"""([name, what]) => {{
              const found = window[name].heard.filter((one) => one.what === what);
              return found.map(({{ told: [it] }}) => ({{ it }})).find(({{ it }}) => {if_});
            }}""",
            [self.name, what],
        )
        return found["it"]

    def close(self) -> None:
        """Listens no more."""
        self.someone.page.evaluate("(name) => window[name].stream.close()", self.name)

    def heard(self) -> list[Json]:
        """All that has been heard."""
        found: list[Json] = self.someone.page.evaluate("(name) => window[name].heard", self.name)
        return found
