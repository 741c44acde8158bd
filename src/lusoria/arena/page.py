"""Pages with plots: one HTML file that needs nothing else, light or dark as the reader's system."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from lusoria.arena.intervals import Share

# The pigments of Lusoria's table, light and dark
STYLE = """
:root { color-scheme: light dark; --ground: #e4d9c5; --panel: #f5efe4; --panel-2: #ece3d3;
  --line: #d5c8b0; --line-2: #8d7b5f; --ink: #2a2019; --ink-2: #56473a; --tyrian: #6a2450;
  --wolf: #a8302a; --eagle: #2c609b; --boar: #8f6206; --horse: #6b4a33; }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1814; --panel: #28211b;
  --panel-2: #332a22; --line: #43382d; --line-2: #96846c; --ink: #f3e9d8; --ink-2: #d3c4ad;
  --tyrian: #d391b8; --wolf: #e0746a; --eagle: #6ea5dc; --boar: #e2a92d; --horse: #c39a7c; } }
body { background: var(--ground); color: var(--ink); margin: 0; padding: 24px;
  font: 15.5px/1.45 "Alegreya Sans", "Segoe UI", "Helvetica Neue", sans-serif; }
main { max-width: 960px; margin: auto; }
h1, h2 { font-family: Cinzel, "Times New Roman", serif; letter-spacing: .04em; }
h1 { font-size: 30px; color: var(--tyrian); margin: 8px 0 4px; }
h2 { font-size: 18px; margin: 0 0 12px; }
section { background: var(--panel); border-radius: 12px; padding: 16px 20px; margin: 16px 0;
  box-shadow: 0 1px 3px rgba(38, 24, 14, .25); overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 4px 12px; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
th { color: var(--ink-2); font-weight: 700; }
svg { display: block; max-width: 100%; height: auto; }
svg text { fill: var(--ink); font-size: 13.5px; font-family: inherit; }
svg .quiet { fill: var(--ink-2); font-size: 12px; }
p.quiet { color: var(--ink-2); }
code { background: var(--panel-2); border-radius: 4px; padding: 1px 5px; }
"""

SEATS = ("wolf", "eagle", "boar", "horse")
DASHES = ("", "9 3 2 3", "7 4", "2 4")


@dataclass
class Page:
    """A page being written."""

    title: str
    language: str
    parts: list[str]

    def section(self, heading: str, *bodies: str) -> None:
        """A panel with a heading."""
        self.parts.append(f"<section><h2>{escape(heading)}</h2>{''.join(bodies)}</section>")

    def html(self) -> str:
        """The whole page."""
        return (
            f'<!doctype html>\n<html lang="{escape(self.language)}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head>\n"
            f"<body><main><h1>{escape(self.title)}</h1>{''.join(self.parts)}</main></body></html>\n"
        )


def paragraph(text: str) -> str:
    """A sentence in a quiet voice."""
    return f'<p class="quiet">{escape(text)}</p>'


def command(text: str) -> str:
    """A command to be typed."""
    return f"<p><code>{escape(text)}</code></p>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table; the first column is text, the others figures."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(text)}</td>" for text in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def whiskers(rows: Sequence[tuple[str, Share]], label: str) -> str:
    """Shares as dots with their intervals, one a row, and a line at one half."""
    left, width, step = 230, 480, 26
    height = step * len(rows) + 34

    def at(share: float) -> float:
        return round(left + width * share, 1)

    parts: list[str] = []
    for tenth in range(0, 11, 2):
        x = at(tenth / 10)
        parts.append(
            f'<line x1="{x}" x2="{x}" y1="4" y2="{height - 28}" stroke="var(--line)"/>'
            f'<text class="quiet" x="{x}" y="{height - 10}" text-anchor="middle">'
            f"{tenth * 10} %</text>"
        )
    half = at(0.5)
    parts.append(
        f'<line x1="{half}" x2="{half}" y1="4" y2="{height - 28}" stroke="var(--line-2)" '
        'stroke-dasharray="4 3"/>'
    )
    for i, (name, share) in enumerate(rows):
        y = step * i + 18
        parts.append(
            f'<text x="{left - 14}" y="{y + 5}" text-anchor="end">{escape(name[:34])}</text>'
            f'<line x1="{at(share.low)}" x2="{at(share.high)}" y1="{y}" y2="{y}" '
            'stroke="var(--tyrian)" stroke-width="3" stroke-linecap="round" opacity=".45"/>'
            f'<circle cx="{at(share.share)}" cy="{y}" r="5" fill="var(--tyrian)">'
            f"<title>{escape(f'{name}: {share}, {share.of}')}</title></circle>"
            f'<text class="quiet" x="{left + width + 14}" y="{y + 5}">'
            f"{100 * share.share:.1f} %</text>"
        )
    return _svg(left + width + 76, height, label, parts)


def bars(rows: Sequence[tuple[str, float]], label: str, unit: str = "") -> str:
    """Figures as bars, one a row."""
    left, width, step = 230, 440, 26
    most = max((figure for _, figure in rows), default=0.0) or 1.0
    parts: list[str] = []
    for i, (name, figure) in enumerate(rows):
        y = step * i + 6
        long = max(1.0, round(width * figure / most, 1))
        parts.append(
            f'<text x="{left - 14}" y="{y + 14}" text-anchor="end">{escape(name[:34])}</text>'
            f'<rect x="{left}" y="{y}" width="{long}" height="18" rx="4" fill="var(--tyrian)"/>'
            f'<text class="quiet" x="{left + long + 8}" y="{y + 14}">{figure:,.0f}{unit}</text>'
        )
    return _svg(left + width + 110, step * len(rows) + 12, label, parts)


def lines(series: Sequence[tuple[str, Sequence[float]]], label: str, marks: Sequence[int]) -> str:
    """Shares over the course of a game, a line a seat; small triangles mark moments."""
    left, width, height = 44, 800, 260
    count = max((len(values) for _, values in series), default=1)

    def x(i: int) -> float:
        return round(left + width * i / max(1, count - 1), 1)

    def y(share: float) -> float:
        return round(12 + (height - 12) * (1 - share), 1)

    parts: list[str] = []
    for quarter in range(5):
        share = quarter / 4
        parts.append(
            f'<line x1="{left}" x2="{left + width}" y1="{y(share)}" y2="{y(share)}" '
            'stroke="var(--line)"/>'
            f'<text class="quiet" x="{left - 8}" y="{y(share) + 4}" text-anchor="end">'
            f"{100 * share:.0f} %</text>"
        )
    for i, (name, values) in enumerate(series):
        points = " ".join(f"{x(j)},{y(value)}" for j, value in enumerate(values))
        colour = f"var(--{SEATS[i % 4]})"
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[i % 4]}" stroke-linejoin="round"/>'
            f'<line x1="{left + 160 * i}" x2="{left + 160 * i + 30}" y1="{height + 30}" '
            f'y2="{height + 30}" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{DASHES[i % 4]}"/>'
            f'<text x="{left + 160 * i + 38}" y="{height + 35}">{escape(name[:16])}</text>'
        )
    for at in marks:
        parts.append(
            f'<path d="M {x(at)} {height + 2} l -5 9 h 10 z" fill="var(--wolf)"/>',
        )
    return _svg(left + width + 20, height + 46, label, parts)


def _svg(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" '
        f'aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )
