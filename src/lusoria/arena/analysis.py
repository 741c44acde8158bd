"""The analysis of a game as tables for the terminal and as a page."""

from lusoria.arena.page import Page, lines, paragraph, table
from lusoria.players.analysis import Analysis, Choice, Slip
from lusoria.text import Texts

LINE = 4  # decisions of a way and what is expected after it


def share(value: float) -> str:
    """Return a share of the chance to win."""
    return f"{100 * value:.0f} %"


def change(value: float) -> str:
    """Return what was gained or lost."""
    points = round(100 * value)
    return f"{'−' if points < 0 else '+' if points > 0 else ''}{abs(points)} %"


def chances(found: Analysis) -> list[tuple[str, list[float]]]:
    """Return each seat's chance to win before every choice and at the end, under its name."""
    return [
        (
            name,
            [
                *[choice.before[found.side(seat)] for choice in found.choices],
                found.result[found.side(seat)],
            ],
        )
        for seat, name in enumerate(found.record.seats)
    ]


def sums(found: Analysis, said: Texts) -> tuple[list[str], list[list[str]]]:
    """Return how each seat's result came about."""
    words = ("who", "start", "luck", "own", "others", "result", "accuracy")
    heads = [said.text(f"cli-analyse-{word}") for word in words]
    rows: list[list[str]] = []
    for seat, name in enumerate(found.record.seats):
        side = found.side(seat)
        own = found.skill(side, side)
        others = sum(found.skill(side, one) for one in range(len(found.sides))) - own
        accuracy = found.accuracy(seat)
        rows.append(
            [
                name,
                share(found.start[side]),
                change(found.luck(side)),
                change(own),
                change(others),
                share(found.result[side]),
                "–" if accuracy is None else f"{100 * accuracy:.0f}",
            ]
        )
    return heads, rows


def slips(found: Analysis, said: Texts) -> tuple[list[str], list[list[str]]]:
    """Return what was given away: by turn, and within a turn by choice, in order."""
    words = ("turn", "who", "loss", "word", "decided", "better")
    heads = [said.text(f"cli-analyse-{word}") for word in words]
    rows: list[list[str]] = []
    for slip in found.slips():
        first = slip.choices[0]
        whole = [
            str(slip.turn),
            found.record.seats[slip.seat],
            change(-slip.loss),
            called(slip, said),
        ]
        if len(slip.choices) == 1:
            rows.append([*whole, *_ways(first)])
            continue
        rows.append([*whole, "", ""])
        rows += [["", "", change(-one.loss), "", *_ways(one)] for one in slip.choices]
    return heads, rows


def called(slip: Slip, said: Texts) -> str:
    """Return what a loss is called."""
    return said.text(f"table-word-{slip.word}")


def _ways(choice: Choice) -> list[str]:
    """Return what was played and what was better, with their chances."""
    played, best = choice.played, choice.best[0]
    count = len(played.actions)
    return [
        f"{', '.join(played.line[:count])} ({share(played.value)})",
        f"{', '.join(best.line[:LINE])} ({share(best.value)})",
    ]


def page(found: Analysis, said: Texts) -> str:
    """Return the analysis as a page."""
    record = found.record
    names = " – ".join(record.seats)
    made = Page(f"{record.game.name}: {names}", said.language, [])
    title = said.text("cli-analyse-chances")
    index = {choice.at: i for i, choice in enumerate(found.choices)}
    marks = [
        (
            index[slip.worst.at],
            f"{slip.turn}. {record.seats[slip.seat]}: {called(slip, said)}, {change(-slip.loss)}",
        )
        for slip in found.slips()
    ]
    begun = {turn.choices[0].at: turn.turn for turn in found.turns if turn.choices}
    ticks = [(index[at], str(turn)) for at, turn in begun.items()]
    made.section(
        title,
        lines(chances(found), title, marks, ticks, said.text("cli-analyse-turn")),
        paragraph(said.text("cli-analyse-how")),
    )
    made.section(
        said.text("cli-analyse-sums"),
        table(*sums(found, said)),
        paragraph(said.text("cli-analyse-sums-how")),
    )
    heads, rows = slips(found, said)
    body = table(heads, rows) if rows else paragraph(said.text("cli-analyse-none"))
    made.section(said.text("cli-analyse-mistakes"), body, paragraph(said.text("cli-analyse-words")))
    return made.html()
