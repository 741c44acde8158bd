"""Pages with plots: one HTML file that needs nothing else, light or dark as the reader's system.

Plots are boxes whose parts are placed at percentages of the width, so that letters keep their size
on a phone. A table beside each plot has its figures.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from lusoria.arena.intervals import Share

# The pigments of Lusoria's table, light and dark
STYLE = """
:root { color-scheme: light dark; --ground: #e4d9c5; --ground-2: #d9ccb4; --panel: #f5efe4;
  --panel-2: #ece3d3; --line: #d5c8b0; --line-2: #8d7b5f; --ink: #2a2019; --ink-2: #56473a;
  --tyrian: #6a2450; --blue: #2b5a8a; --wolf: #a8302a; --eagle: #2c609b; --boar: #8f6206;
  --horse: #6b4a33; }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1814; --ground-2: #15110e;
  --panel: #28211b; --panel-2: #332a22; --line: #43382d; --line-2: #96846c; --ink: #f3e9d8;
  --ink-2: #d3c4ad; --tyrian: #d391b8; --blue: #8fb9e2; --wolf: #e0746a; --eagle: #6ea5dc;
  --boar: #e2a92d; --horse: #c39a7c; } }
* { box-sizing: border-box; }
body { background: var(--ground); color: var(--ink); margin: 0; padding: 24px 16px;
  font: 15.5px/1.45 "Alegreya Sans", "Gill Sans", "Segoe UI", "Helvetica Neue", sans-serif; }
main { max-width: 960px; margin: auto; }
h1, h2 { font-family: Cinzel, Palatino, "Palatino Linotype", "Book Antiqua", Georgia, serif;
  letter-spacing: .03em; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 30px; color: var(--tyrian); margin: 8px 0 4px; }
h2 { font-size: 18px; margin: 0 0 12px; }
section { background: var(--panel); border-radius: 12px; padding: 16px 20px; margin: 16px 0;
  box-shadow: 0 1px 3px rgba(38, 24, 14, .25); }
p { margin: 10px 0 0; }
.quiet { color: var(--ink-2); }
code { background: var(--panel-2); border-radius: 4px; padding: 2px 6px; overflow-wrap: anywhere;
  font-size: 13.5px; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 4px; }

.wide { overflow-x: auto; margin: 12px -20px 0; padding: 0 20px 4px; }
.wide:first-of-type { margin-top: 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th, td { text-align: left; padding: 5px 20px 5px 0; border-bottom: 1px solid var(--line);
  vertical-align: baseline; }
thead th { color: var(--ink-2); font-weight: 700; vertical-align: bottom; line-height: 1.25; }
td { white-space: nowrap; }
tbody th { color: var(--ink); font-weight: 500; white-space: nowrap; }
.figure { text-align: right; }
td small { color: var(--ink-2); font-size: 13.5px; margin-left: 4px; }
:is(th, td):last-child { padding-right: 0; }

.plot { margin: 4px 0 0; font-variant-numeric: tabular-nums lining-nums; }
.row { display: grid; grid-template-columns: minmax(0, 12em) minmax(0, 1fr) 4.4em; gap: 0 14px;
  align-items: center; min-height: 26px; }
.row > b { font-weight: 500; text-align: right; overflow-wrap: anywhere; line-height: 1.15; }
.row > span { color: var(--ink-2); font-size: 13.5px; }
.track { position: relative; align-self: stretch; min-height: 26px; }
.shares .track { background: linear-gradient(90deg, var(--line) 1px, transparent 1px) 0 / 20% 100%;
  border-right: 1px solid var(--line); }
.shares .track::before { content: ''; position: absolute; inset: 0 auto 0 var(--even);
  border-left: 1.5px dashed var(--line-2); }
.track > i { position: absolute; top: 50%; }
.between { height: 12px; margin-top: -6px; border: solid var(--tyrian); border-width: 0 2px;
  opacity: .75; }
.between::before { content: ''; position: absolute; inset: 5px 0; background: var(--tyrian); }
.dot { width: 11px; height: 11px; margin: -5.5px; border-radius: 50%; background: var(--tyrian); }
.ring { width: 11px; height: 11px; margin: -5.5px; border-radius: 50%;
  border: 2px solid var(--ink-2); background: var(--panel); }
.bar { left: 0; height: 16px; margin-top: -8px; border-radius: 4px; background: var(--tyrian);
  min-width: 2px; }
.ticks { position: relative; height: 22px; color: var(--ink-2); font-size: 13px; }
.ticks > b { position: absolute; font-weight: 400; transform: translateX(-50%); top: 3px;
  white-space: nowrap; }
.ends > b:first-child { transform: none; }
.ends > b:last-child { transform: translateX(-100%); }

.chart { display: grid; grid-template-columns: 3.2em minmax(0, 1fr); gap: 0 8px; }
.area { position: relative; height: 260px; border-bottom: 1px solid var(--line-2);
  background: linear-gradient(var(--line) 1px, transparent 1px) 0 0 / 100% 25%; }
.area svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
.ys { position: relative; color: var(--ink-2); font-size: 13px; }
.ys > b { position: absolute; right: 0; font-weight: 400; transform: translateY(50%); }
.under { grid-column: 2; }
.marks { position: relative; height: 14px; }
.marks > i { position: absolute; margin-left: -5px; top: 3px; border: solid transparent;
  border-width: 0 5px 9px; border-bottom-color: var(--wolf); }
.axis { text-align: center; color: var(--ink-2); font-size: 13px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 24px; list-style: none; padding: 0;
  margin: 12px 0 0; }
.legend svg { width: 34px; height: 8px; margin-right: 8px; vertical-align: middle; }

.columns { display: flex; align-items: flex-end; gap: 2px; height: 190px; padding-top: 20px;
  border-bottom: 1px solid var(--line-2); }
.columns > i { flex: 1; background: var(--tyrian); border-radius: 3px 3px 0 0; position: relative;
  font-style: normal; }
.columns > i > b { position: absolute; bottom: 100%; left: 50%; transform: translateX(-50%);
  font: 13px/18px inherit; font-weight: 400; color: var(--ink-2); }

@media (max-width: 599px) {
  body { padding: 12px 8px; }
  h1 { font-size: 24px; padding: 0 6px; }
  section { padding: 14px; margin: 10px 0; }
  .wide { margin-inline: -14px; padding-inline: 14px; }
  th, td { padding-right: 14px; }
  td small { display: block; margin: 0; line-height: 1.1; }
  .row { grid-template-columns: minmax(0, 1fr) auto; }
  .row > b { text-align: left; grid-row: 1; }
  .row > div { grid-column: 1 / -1; grid-row: 2; }
  .row > .track { min-height: 24px; }
  .long { min-width: 6.4em; }
  .row > span:last-child { grid-row: 1; grid-column: 2; }
  .row + .row { margin-top: 8px; }
  .row.foot { margin-top: 0; }
  .area { height: 200px; }
}
@media print { body { background: none; } section { break-inside: avoid; box-shadow: none; } }
"""

SEATS = ("wolf", "eagle", "boar", "horse")
DASHES = ("", "9 3 2 3", "7 4", "2 4")
TICKS = 8  # on an axis, at most
LONG = 16  # letters: longer heads of columns are broken into lines
COLUMNS = 24  # of a histogram, at most

_FIGURE = re.compile(r"[\d–−-][\d.,%±()–− -]*")
_INTERVAL = re.compile(r"(.* %) \((.*)\)")


@dataclass
class Page:
    """A page being written."""

    title: str
    language: str
    parts: list[str]

    def section(self, heading: str, *bodies: str) -> None:
        """A panel with a heading."""
        title = heading[:1].upper() + heading[1:]
        self.parts.append(f"<section><h2>{escape(title)}</h2>{''.join(bodies)}</section>")

    def html(self) -> str:
        """The whole page."""
        return (
            f'<!doctype html>\n<html lang="{escape(self.language)}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head>\n"
            f"<body><main><h1>{escape(self.title)}</h1>{''.join(self.parts)}</main></body></html>\n"
        )


def paragraph(text: str) -> str:
    """Return a sentence in small type."""
    return f'<p class="quiet">{escape(text)}</p>'


def command(text: str) -> str:
    """Return a command to type."""
    return f"<p><code>{escape(text)}</code></p>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table with figures aligned to the right; it scrolls if it is too wide."""
    figures = [all(_FIGURE.fullmatch(row[i]) for row in rows) for i in range(len(heads))]
    style = [' class="figure"' if figure else "" for figure in figures]
    long = [' class="long"' if len(text) > LONG else "" for text in heads]
    head = "".join(
        f'<th scope="col"{style[i]}><div{long[i]}>{escape(text)}</div></th>'
        if text
        else "<td></td>"
        for i, text in enumerate(heads)
    )
    body = "".join(
        "<tr>"
        + (f'<th scope="row"{style[0]}>{escape(row[0])}</th>' if row[0] else "<td></td>")
        + "".join(f"<td{style[i]}>{_cell(row[i])}</td>" for i in range(1, len(row)))
        + "</tr>"
        for row in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _cell(text: str) -> str:
    """Return a cell; an interval is dimmed beside its share."""
    found = _INTERVAL.fullmatch(text)
    if found is None:
        return escape(text)
    return f"{escape(found[1])} <small>{escape(found[2])}</small>"


def whiskers(
    rows: Sequence[tuple[str, Share]],
    label: str,
    even: float = 0.5,
    beside: Sequence[Share] = (),
) -> str:
    """Return shares as dots with their intervals, one in each row; a line marks the even share.

    `beside` are shares to compare with, as rings.
    """
    parts: list[str] = []
    for i, (name, share) in enumerate(rows):
        ring = f'<i class="ring" style="left: {_percent(beside[i].share)}"></i>' if beside else ""
        parts.append(
            f'<div class="row"><b>{escape(name)}</b>'
            f'<div class="track" title="{escape(f"{name}: {share}, {share.of}")}">'
            f'<i class="between" style="left: {_percent(share.low)}; '
            f'width: {_percent(share.high - share.low)}"></i>{ring}'
            f'<i class="dot" style="left: {_percent(share.share)}"></i></div>'
            f"<span>{100 * share.share:.1f} %</span></div>"
        )
    ticks = "".join(
        f'<b style="left: {tenth * 10}%">{tenth * 10} %</b>' for tenth in range(0, 11, 2)
    )
    parts.append(f'<div class="row foot"><b></b><div class="ticks ends">{ticks}</div></div>')
    return _plot("shares", label, parts, f"--even: {_percent(even)}")


def bars(rows: Sequence[tuple[str, float]], label: str) -> str:
    """Return figures as bars, one in each row."""
    most = max((figure for _, figure in rows), default=0.0) or 1.0
    return _plot(
        "bars",
        label,
        [
            f'<div class="row"><b>{escape(name)}</b><div class="track">'
            f'<i class="bar" style="width: {_percent(figure / most)}"></i></div>'
            f"<span>{figure:,.0f}</span></div>"
            for name, figure in rows
        ],
    )


def columns(counts: Sequence[int], label: str, axis: str) -> str:
    """Return a histogram: how often each number occurred, from the first to the last."""
    came = [number for number, count in enumerate(counts) if count]
    if not came:
        return ""
    first, last = came[0], came[-1]
    wide = (last - first) // COLUMNS + 1  # numbers in a column
    sums = [sum(counts[low : low + wide]) for low in range(first, last + 1, wide)]
    most = max(sums)
    every = (len(sums) - 1) // TICKS + 1
    shown = [
        f'<i style="height: {_percent(count / most)}">'
        + (f"<b>{count}</b>" if count else "")
        + "</i>"
        for count in sums
    ]
    ticks = [
        f'<b style="left: {_percent((i + 0.5) / len(sums))}">{_span(first + i * wide, wide)}</b>'
        for i in range(0, len(sums), every)
    ]
    return _plot(
        "histogram",
        label,
        [
            f'<div class="columns">{"".join(shown)}</div>',
            f'<div class="ticks">{"".join(ticks)}</div>',
            f'<div class="axis">{escape(axis)}</div>',
        ],
    )


def _span(low: int, wide: int) -> str:
    return str(low) if wide == 1 else f"{low}–{low + wide - 1}"


def lines(
    series: Sequence[tuple[str, Sequence[float]]],
    label: str,
    marks: Sequence[tuple[int, str]],
    ticks: Sequence[tuple[int, str]],
    axis: str,
) -> str:
    """Return shares over the course of a game, a line for each seat; triangles mark moments."""
    last = max(1, max((len(values) for _, values in series), default=1) - 1)
    drawn: list[str] = []
    legend: list[str] = []
    for i, (name, values) in enumerate(series):
        points = " ".join(
            f"{1000 * j / last:.1f},{100 * (1 - value):.2f}" for j, value in enumerate(values)
        )
        stroke = (
            f'fill="none" stroke="var(--{SEATS[i % 4]})" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[i % 4]}" stroke-linejoin="round" '
            'vector-effect="non-scaling-stroke"'
        )
        drawn.append(f'<polyline points="{points}" {stroke}/>')
        legend.append(
            f'<li><svg viewBox="0 0 34 8" aria-hidden="true"><path d="M 0 4 H 34" {stroke}/></svg>'
            f"{escape(name)}</li>"
        )
    ys = "".join(f'<b style="bottom: {share}%">{share} %</b>' for share in range(0, 101, 25))
    triangles = "".join(
        f'<i style="left: {_percent(at / last)}" title="{escape(what)}"></i>' for at, what in marks
    )
    every = (len(ticks) - 1) // TICKS + 1 if ticks else 1
    xs = "".join(
        f'<b style="left: {_percent(at / last)}">{escape(text)}</b>' for at, text in ticks[::every]
    )
    drawing = f'<svg viewBox="0 0 1000 100" preserveAspectRatio="none">{"".join(drawn)}</svg>'
    plot = [
        f'<div class="chart"><div class="ys">{ys}</div><div class="area">{drawing}</div>',
        f'<div class="marks under">{triangles}</div><div class="ticks under">{xs}</div>',
        f'<div class="axis under">{escape(axis)}</div></div>',
    ]
    return _plot("course", label, plot) + f'<ul class="legend">{"".join(legend)}</ul>'


def _percent(share: float) -> str:
    return f"{100 * share:.2f}%"


def _plot(kind: str, label: str, parts: Sequence[str], style: str = "") -> str:
    styled = f' style="{style}"' if style else ""
    return (
        f'<div class="plot {kind}" role="img" aria-label="{escape(label)}"{styled}>'
        f"{''.join(parts)}</div>"
    )
