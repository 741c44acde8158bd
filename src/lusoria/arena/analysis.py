"""The analysis of a game as tables for the terminal and as a page."""

from lusoria.arena.page import Page, lines, paragraph, table
from lusoria.core.state import State
from lusoria.players.analysis import Analysis, Choice, Decision, Slip, states_at
from lusoria.text import Texts
from lusoria.text.purpose import as_step, purpose


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
    words = ("turn", "who", "loss", "word", "decided", "better", "why")
    heads = [said.text(f"cli-analyse-{word}") for word in words]
    rows: list[list[str]] = []
    names = found.record.seats
    known = found.slips()
    states = states_at(found.record, {one.at for slip in known for one in slip.choices})
    for slip in known:
        whole = [
            str(slip.turn),
            names[slip.seat],
            change(-slip.loss),
            called(slip, said),
        ]
        ways = [_ways(one, states[one.at], names, said) for one in slip.choices]
        if len(ways) == 1:
            rows.append([*whole, *ways[0]])
            continue
        rows.append([*whole, "", "", ""])
        rows += [
            ["", "", change(-one.loss), "", *told]
            for one, told in zip(slip.choices, ways, strict=True)
        ]
    return heads, rows


def called(slip: Slip, said: Texts) -> str:
    """Return what a loss is called."""
    return said.text(f"table-word-{slip.word}")


def _ways(choice: Choice, state: State, names: list[str], said: Texts) -> list[str]:
    """Return what was played and what was better, with their chances, and what comes of that."""
    game = state.game.id
    best = choice.best[0]
    count = len(best.actions)
    why = ", ".join(said.say(one, names) for one in purpose(state, best.actions))
    then = _line(game, best.course[count:], choice.seat, names, said)
    expected = then and said.text("page-then-expected", line=then)
    return [
        f"{_line(game, way.course[: len(way.actions)], choice.seat, names, said)}"
        f" ({share(way.value)})"
        for way in (choice.played, best)
    ] + [". ".join(part for part in (why, expected) if part)]


def _line(game: str, course: list[Decision], seat: int, names: list[str], said: Texts) -> str:
    """Return decisions in words, with the names of those who are not the seat."""
    found: list[str] = []
    for one in course:
        what = said.say(as_step(game, one.described.message), names)
        if not what:
            continue
        if one.seat != seat:
            what = said.text("page-who-does", name=names[one.seat], what=what)
        found.append(what)
    return " · ".join(found)


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
