"""What `hoftag admin` says: lists of tables, one table, findings of replays, the audit trail."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from hoftag.server import wire
from hoftag.server.replaying import Finding
from hoftag.terminal.complaint import tidy
from hoftag.terminal.session import Session

STATUS = {
    "waiting": "cli-admin-status-waiting",
    "playing": "cli-admin-status-playing",
    "over": "cli-admin-status-over",
    "closed": "cli-admin-status-closed",
}


def moment(at: float) -> str:
    """A time for people, by the clock of this machine."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def plain(value: Any) -> Any:
    """Something of the wire for JSON."""
    return msgspec.to_builtins(value)


# ---- tables


def say_tables(session: Session, found: wire.AdminTables, *, json: bool) -> None:
    """One line for each table; what is wrong stands below it."""
    if json:
        for table in found.tables:
            session.json(plain(table))
        return
    texts = session.texts
    if not found.tables:
        session.say(texts("cli-admin-no-tables"))
        return
    lines = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("table", "status", "title", "people", "updated"):
        lines.add_column(texts(f"cli-admin-column-{column}"), overflow="fold")
    for table in found.tables:
        lines.add_row(
            Text(table.id),
            Text(texts(STATUS[table.status])),
            Text(tidy(table.title)),
            people_of(table),
            Text(moment(table.updated)),
        )
        if table.trouble:
            why = reason(session, table.trouble.code)
            words = texts("cli-admin-trouble", number=table.trouble.entry, why=why)
            lines.add_row("", "", Text(words, style="bold red"))
    session.say(lines, Text(texts("cli-admin-found", count=found.found), style="dim"))


def people_of(table: wire.AdminTable) -> Text:
    """Who sits there; who is awaited stands out, with an arrow for those who see no colours."""
    out = Text()
    for seat, name in enumerate(table.people):
        awaited = seat in table.awaiting
        out.append(", " if seat else "").append(
            ("→" if awaited else "") + (tidy(name) or "–"), "bold" * awaited
        )
    return out


def say_table(session: Session, info: wire.AdminTableInfo, *, json: bool) -> None:
    """All about one table."""
    if json:
        session.json(plain(info))
        return
    texts, table = session.texts, info.table
    session.say(Text(f"{tidy(table.title)} ({table.id})", style="bold"))
    rows = {
        "game": f"{table.game} {' '.join(f'{key}={str(value).lower()}' for key, value in info.options.items())}",
        "status": texts(STATUS[table.status]),
        "host": tidy(info.host_name),
        "opened": moment(table.created),
        "updated": moment(table.updated),
        "ended": moment(info.ended) if info.ended else "",
        "deadline": moment(info.deadline) if info.deadline else "",
        "clock": ""
        if info.clock.kind == "none"
        else f"{info.clock.kind} {info.clock.seconds} +{info.clock.increment}",
        "rules": texts("cli-admin-rules", rules=table.rules, newest=table.newest),
        "log": texts("cli-admin-log", entries=table.entries, snapshot=info.snapshot),
        "replays": texts("cli-admin-replays")
        if info.broken is None
        else texts("cli-admin-replays-not", number=info.broken.entry, why=reason(session, info.broken.code)),
        "result": info.result.removeprefix("= "),
        "notice": tidy(info.notice.why) if info.notice is not None else "",
    }
    facts = Table(box=None, pad_edge=False, show_header=False)
    for name, value in rows.items():
        if value:
            facts.add_row(texts("table-label", label=texts(f"cli-admin-row-{name}")), Text(value))
    session.say(facts, "", *(seat_line(session, info, number) for number in range(len(info.seats))))
    if info.log:
        session.say("", *(entry_line(session, entry) for entry in info.log))


def seat_line(session: Session, info: wire.AdminTableInfo, number: int) -> Text:
    """A seat and who sits there."""
    texts, seat = session.texts, info.seats[number]
    who = seat.bot if seat.kind == "bot" else tidy(seat.name) or texts("cli-admin-seat-open")
    more = texts("cli-admin-seat-left") if seat.left else ""
    awaited = "→ " if number in info.table.awaiting else "  "
    return Text(f"{awaited}{seat.colour:<8} {who} {more}".rstrip())


def entry_line(session: Session, entry: wire.AdminEntry) -> Text:
    """A line of the log."""
    texts = session.texts
    words = texts("cli-admin-secret") if entry.text is None else entry.text
    draws = f" *{entry.draws}" if entry.draws else ""
    gone = "" if entry.counts else f" {texts('cli-admin-cut-entry')}"
    line = (
        f"{entry.number:>5}  {moment(entry.at)}  {entry.kind:<8} {entry.seat:<8} {tidy(words)}{draws}{gone}"
    )
    return Text(line.rstrip(), style="" if entry.counts else "dim")


# ---- replays


@dataclass
class Review:
    """What came of replaying all games."""

    tables: int = 0
    differing: list[dict[str, Any]] = field(default_factory=list)
    changed: int = 0

    def add(self, finding: Finding) -> None:
        """One more game. Only what is to be told is kept: there may be very many."""
        self.tables += 1
        if finding.verdict == "same":
            return
        self.changed += finding.changed
        self.differing.append(facts_of(finding))


def facts_of(finding: Finding) -> dict[str, Any]:
    """A finding for machines; a choice that is secret at the table is not told."""
    row, entry = finding.stored.row, finding.entry
    hidden = entry is not None and entry.kind == "play" and finding.hidden(entry.number)
    seat = (
        ""
        if entry is None or entry.seat < 0 or finding.play is None
        else finding.play.match.seats[entry.seat]
    )
    return {
        "table": row.id,
        "game": row.game,
        "title": row.title,
        "status": row.status,
        "rules": row.rules,
        "replayed_with": finding.rules,
        "verdict": finding.verdict,
        "entry": finding.number,
        "seat": seat,
        "notation": None if hidden or entry is None else entry.payload,
        "code": finding.code,
        "facts": finding.facts,
        "result_was": row.result,
        "result": finding.result,
        "result_changed": finding.changed,
    }


def say_review(session: Session, review: Review, *, json: bool) -> None:
    """How all games replay."""
    same = review.tables - len(review.differing)
    if json:
        session.json(
            {
                "tables": review.tables,
                "same": same,
                "results_changed": review.changed,
                "differing": review.differing,
            }
        )
        return
    texts = session.texts
    for facts in review.differing:
        session.say(Text(f"{tidy(facts['title'])} ({facts['table']})", style="bold"))
        session.say(place(session, facts), result(session, facts))
    session.say(
        texts("cli-admin-replayed", tables=review.tables, same=same, other=len(review.differing)),
    )
    if review.differing:
        session.say(texts("cli-admin-results-changed", count=review.changed))


def place(session: Session, facts: dict[str, Any]) -> str:
    """Where a game parts from what was played, and why."""
    texts = session.texts
    said = texts("cli-admin-secret") if facts["notation"] is None else facts["notation"]
    what = f"{facts['seat']}: {said}" if facts["seat"] else str(said or "–")
    why = reason(session, facts["code"])
    return "  " + texts("cli-admin-place", number=facts["entry"], what=tidy(what), why=why)


def reason(session: Session, code: str) -> str:
    """Why a log does not replay; what is not known here is a refusal of the game's rules."""
    texts = session.texts
    known = code in ("draws", "board", "newer-rules", "position", "result", "stumbles")
    return texts(f"cli-admin-why-{code}") if known else texts("cli-admin-why-refused", code=code)


def result(session: Session, facts: dict[str, Any]) -> str:
    """Whether it ends otherwise."""
    texts = session.texts
    if not facts["result_changed"]:
        return "  " + texts("cli-admin-result-same")
    none = texts("cli-admin-result-none")
    was, now = (facts[key].removeprefix("= ") or none for key in ("result_was", "result"))
    return "  " + texts("cli-admin-result-changed", was=was, now=now)


def say_repair(session: Session, finding: Finding, way: str) -> None:
    """What was done, or why nothing was; how to go on."""
    texts, row = session.texts, finding.stored.row
    facts = facts_of(finding)
    if finding.verdict == "same":
        session.say(texts("cli-admin-migrated", title=tidy(row.title), was=row.rules, rules=finding.rules))
        return
    session.say(place(session, facts), result(session, facts))
    if way:
        session.say(texts(f"cli-admin-repaired-{way}", number=finding.number, rules=finding.rules))
    elif row.status != "playing":
        session.say(texts("cli-admin-stays"))
    elif finding.number <= 1:
        session.say(texts("cli-admin-lost"))
    else:
        session.say(
            texts("cli-admin-choose-broken" if finding.verdict == "broken" else "cli-admin-choose-other")
        )


# ---- the trail


def say_trail(session: Session, trail: list[wire.AuditLine], *, json: bool) -> None:
    """The audit trail."""
    if json:
        for line in trail:
            session.json(plain(line))
        return
    if not trail:
        session.say(session.texts("cli-admin-no-trail"))
    for line in trail:
        who = tidy(line.name) or session.texts("cli-admin-command-line")
        facts = " ".join(f"{key}={tidy(str(value))}" for key, value in line.facts.items())
        session.say(Text(f"{moment(line.at)}  {who}  {line.what} {line.table}  {facts}".rstrip()))
