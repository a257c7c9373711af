"""A balance report as a page that needs no other file: pictures, tables, and words in the language of the session."""

from __future__ import annotations

from html import escape

from hoftag.lab.balance.plan import BalancePlan
from hoftag.lab.balance.report import Report
from hoftag.lab.chart import Dot, Point, Series, dots, lines, style
from hoftag.terminal.balance_words import BalanceWords, Section
from hoftag.terminal.session import Session

STYLE = """
:root{color-scheme:light dark}
body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
table{display:block;overflow-x:auto;border-collapse:collapse;margin:.5rem 0 1.5rem}
th,td{padding:.15rem 1rem .15rem 0;text-align:right;border-bottom:1px solid #ccc}
th:first-child,td:first-child{text-align:left}
svg{width:100%;height:auto}
.many{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));gap:1rem}
figure{margin:0}
summary{cursor:pointer;font-size:1.2rem;font-weight:bold}
@media (prefers-color-scheme:dark){body{color:#eee;background:#1b1b1f}th,td{border-color:#555}}
"""
MOST_SERIES = 8
"""Of longer lists a sweep shows only the first ones as lines; tables have all."""


class BalancePage:
    """Writes the page of a report."""

    def __init__(self, session: Session, plan: BalancePlan, found: Report) -> None:
        self._texts = session.texts
        self._plan = plan
        self._report = found
        self._sections = [
            BalanceWords(session, plan, number).sections(one) for number, one in enumerate(found.settings)
        ]

    def html(self, title: str, about: list[str]) -> str:
        """The whole page."""
        body = [f"<h1>{escape(title)}</h1>", *(f"<p>{escape(line)}</p>" for line in about)]
        if self._report.vary is None:
            for section in self._sections[0]:
                body += self._section(section)
        else:
            body += self._sweep(self._report.vary)
            for found, sections in zip(self._report.settings, self._sections, strict=True):
                value = escape(f"{self._report.vary} = {found.value}")
                body.append(f"<details><summary>{value}</summary>")
                for section in sections:
                    body += self._section(section)
                body.append("</details>")
        head = (
            f'<!doctype html>\n<html lang="{self._texts.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}{style()}</style>\n</head>\n<body>\n"
        )
        return head + "\n".join(body) + "\n</body>\n</html>\n"

    def _section(self, section: Section) -> list[str]:
        rows = [Dot(row.label, row.point, row.second) for row in section.rows]
        axis = "cli-balance-axis" if section.mark is None else "cli-balance-axis-fair"
        if section.seconds:
            axis = "cli-balance-axis-winners"
        body = [f"<h2>{escape(section.title)}</h2>", f"<p>{escape(section.note)}</p>"]
        if section.pictured:
            words = self._texts(axis)
            body.append(dots(rows, section.title, words, section.scale, also=(0,), mark=section.mark))
        return [*body, self._table(section)]

    def _table(self, section: Section) -> str:
        heads = ["", self._texts("cli-simulate-played")]
        heads.append(self._texts("cli-simulate-share" if section.percent else "cli-simulate-mean"))
        heads.append(self._texts("cli-simulate-interval"))
        if section.seconds:
            heads += [section.seconds, self._texts("cli-simulate-interval")]
        out = ["<table>", "<tr>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"]
        for row in section.rows:
            cells = [row.label, str(row.games), section.show(row.point.value), section.interval(row.point)]
            if section.seconds and row.second is not None:
                cells += [section.show(row.second.value), section.interval(row.second)]
            out.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
        return "\n".join([*out, "</table>"])

    def _sweep(self, key: str) -> list[str]:
        """Each section as a picture over the values; numbers that differ much in size get one each."""
        values = [str(found.value) for found in self._report.settings]
        body: list[str] = []
        titles = list(dict.fromkeys(section.title for sections in self._sections for section in sections))
        for title in titles:
            groups = [next((one for one in some if one.title == title), None) for some in self._sections]
            first = next(group for group in groups if group is not None)
            series = series_of(groups)
            body += [f"<h2>{escape(title)}</h2>", f"<p>{escape(first.note)}</p>"]
            if first.percent:
                body.append(lines(series[:MOST_SERIES], values, title, key, first.scale))
                continue
            body.append('<div class="many">')
            for one in series:
                picture = lines([one], values, one.label, key, first.scale)
                body.append(f"<figure><figcaption>{escape(one.label)}</figcaption>{picture}</figure>")
            body.append("</div>")
        return body


def series_of(groups: list[Section | None]) -> list[Series]:
    """The rows of the same section with all settings, as lines; the commonest come first."""
    points: dict[str, list[Point | None]] = {}
    labels: dict[str, str] = {}
    for place, group in enumerate(groups):
        for row in group.rows if group is not None else ():
            labels[row.name] = row.label
            points.setdefault(row.name, [None] * len(groups))[place] = row.point
    return [Series(labels[name], row) for name, row in points.items()]
