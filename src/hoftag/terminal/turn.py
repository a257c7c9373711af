"""One person's turn: what happened, what is asked, what can be chosen, until something is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from hoftag.kernel.errors import IllegalAction, Refusal
from hoftag.terminal import offers
from hoftag.terminal.complaint import Complaint, sentence
from hoftag.terminal.offers import Offer
from hoftag.terminal.question import is_secret, usage
from hoftag.terminal.saving import record_path
from hoftag.terminal.story import tell
from hoftag.terminal.words import COMMANDS, RULE

if TYPE_CHECKING:
    from hoftag.terminal.table import Table

LOG_LINES = 30


class Quit(Exception):
    """The person wants to leave."""


class Turn:
    """A question to a person, as often as it takes."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.match = table.match
        self.speaker = table.speaker
        self.texts = table.texts
        self.screen = table.screen
        self.filter = ""
        self.page = 0
        self.offers: list[Offer] = []
        self.look()

    def look(self) -> None:
        """Read the choices anew."""
        self.filter = ""
        self.page = 0
        hints = self.table.board.hints(self.match.view(self.seat))
        self.offers = offers.offers_of(self.match.options(self.seat), usage(self.match), self.speaker, hints)

    def take(self, *, again: bool = False) -> None:
        """Ask until the seat has played something; `again`: a part of the same answer was given just now."""
        # in the middle of an action the board is known; it would only push the question out of sight
        if not again and (is_secret(self.match) or not self.match.can_undo(self.seat)):
            self.table.show_new_board(self.seat)
        self.table.show_news(self.seat)
        self.show_prompt()
        while not self.answer(self.table.ask()):
            pass

    # ---- showing

    def show_prompt(self) -> None:
        """The question and its choices."""
        prompt = self.match.prompt(self.seat)
        assert prompt is not None
        self.screen.say("", self.table.seat_text(self.seat, "table-your-turn"))
        asked = Text(self.speaker.prompt(prompt), style="bold")
        self.screen.say(
            asked.append(
                f" {self.texts('table-rule', rule=self.speaker.section(prompt.rule))}", style="dim not bold"
            )
        )
        self.show_offers()

    def show_offers(self) -> None:
        """The choices, or a page of those that were looked for."""
        found = offers.find(self.offers, self.filter)
        rows = offers.shortened(found, self.screen.width, self.table.board.folding)
        page = offers.page_of(rows, self.page)
        grouped = len(found) > offers.LONG
        self.screen.say(*offers.lines(page, self.speaker, self.screen.width, grouped))
        if self.filter:
            self.say("table-filtered", filter=self.filter, shown=len(found), all=len(self.offers))
        fold = next((row for row in rows if row.folded), None)
        if fold is not None:
            self.say("table-fold-hint", words=fold.stem)
        elif len(rows) < len(found):
            self.say("table-range-hint")
        left = len(rows) - self.page * offers.LONG - len(page)
        if left:
            self.say("table-more", more=left, word=self.table.words.local["more"])

    def say(self, key: str, **args: int | str) -> None:
        """A sentence of the table itself."""
        self.screen.say(Text(self.texts(key, **args), style="italic"))

    # ---- answering

    def answer(self, line: str) -> bool:
        """Do what a line says; True when the seat has played."""
        if not line:
            self.filter = ""
            self.page = 0
            self.show_prompt()
            return False
        offer = offers.named(self.offers, line) or self.spelt_otherwise(line)
        if offer is not None:
            return self.play(offer)
        if line.isdecimal():
            return self.play_number(line)
        command, rest = self.table.words.read(line)
        if command:
            return self.obey(command, rest)
        return self.search(line)

    def spelt_otherwise(self, line: str) -> Offer | None:
        """A notation that the list writes in another way: two tiles in the other order."""
        if self.match.why_not(self.seat, line) is not None:
            return None
        notation = " ".join(line.lower().split())
        return Offer(0, notation, self.speaker.choice(notation, usage(self.match)))

    def play_number(self, line: str) -> bool:
        number = int(line) if len(line) < 6 else 0
        if not 1 <= number <= len(self.offers):
            self.say("table-number-range", given=line[:20], last=len(self.offers))
            return False
        return self.play(self.offers[number - 1])

    def play(self, offer: Offer) -> bool:
        """Play a choice. A secret one cannot be undone once all have chosen: a person confirms it first.

        While the sand runs there is no time for that.
        """
        hurry = self.table.glass.left() is not None
        if is_secret(self.match) and self.screen.watched and not hurry and not self.confirmed(offer):
            self.show_prompt()
            return False
        self.match.play(self.seat, offer.notation)
        self.table.autosave()
        return True

    def confirmed(self, offer: Offer) -> bool:
        """Ask once more before a secret choice is laid down."""
        words = self.table.words
        while True:
            self.say("table-confirm-secret", choice=offer.label, undo=words.local["undo"])
            line = self.table.ask()
            if not line:
                return True
            if words.is_quit(line):
                raise Quit
            if words.read(line)[0] == "undo":
                return False

    def search(self, line: str) -> bool:
        """Words that play nothing look for choices; if they find none, say why it cannot be played."""
        found = offers.find(self.offers, line)
        words = line.lower().split()
        forms = [form.split() for form in usage(self.match)]
        meant = len(words) > 1 and any(form[0] == words[0] and len(words) >= len(form) for form in forms)
        if found and not meant:
            self.filter = line
            self.page = 0
            self.show_offers()
            return False
        self.explain(line)
        return False

    def explain(self, text: str) -> bool:
        """Why something cannot be played; True if it can."""
        refusal = self.match.why_not(self.seat, text)
        if refusal is None:
            self.say("table-allowed")
            return True
        self.screen.say(Text(self.speaker.refusal(refusal), style="yellow"))
        self.say("table-help-hint", help=self.table.words.local["help"])
        return False

    # ---- commands

    def obey(self, command: str, rest: str) -> bool:
        """Carry a command out; none of them plays anything."""
        if command == "quit":
            raise Quit
        if command == RULE:
            self.rule(rest)
        elif command == "why":
            self.why(rest)
        elif command == "undo":
            self.undo()
        elif command == "board":
            self.table.show_board(self.seat)
            self.show_prompt()
        elif command == "log":
            self.log(rest)
        elif command == "save":
            self.save(rest)
        elif command == "more":
            self.more()
        else:
            self.help()
        return False

    def rule(self, section: str) -> None:
        """The rule behind the question, or a section that was asked for."""
        prompt = self.match.prompt(self.seat)
        assert prompt is not None
        found = self.speaker.find_section(section or prompt.rule)
        if found is None:
            self.say("table-no-rule")
            self.say("table-sections", sections=", ".join(map(self.speaker.section, self.speaker.sections())))
            return
        title = self.speaker.rule_title(found) or ""
        if self.speaker.section(found) != title:
            title = self.texts("table-rule-title", section=found, title=title)
        self.screen.say(Text(title, style="bold"), self.speaker.rule(found) or "")

    def why(self, text: str) -> None:
        if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(self.offers):
            text = self.offers[int(text) - 1].notation
        place = self.table.board.why(self.match.view(self.seat), text)
        if place:
            self.screen.say(" ".join(map(self.speaker.explain, place)))
        elif text:
            self.explain(text)
        else:
            self.say("table-why-what", why=self.table.words.local["why"], example=self.offers[-1].notation)

    def undo(self) -> None:
        try:
            self.match.undo(self.seat)
        except IllegalAction as error:
            self.screen.say(
                Text(self.speaker.refusal(Refusal(error.code, error.rule, error.facts)), style="yellow")
            )
            return
        self.table.forget_undone()
        self.table.autosave()
        self.say("table-undone")
        self.look()
        self.show_prompt()

    def log(self, rest: str) -> None:
        """The last sentences, or as many as asked for."""
        count = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        told = tell(self.match.events(self.seat), self.speaker, self.table.board, self.screen.width)
        if told:
            self.screen.say(*told[-count:] if count else told)
        else:
            self.say("table-log-empty")

    def save(self, name: str) -> None:
        if not name:
            self.say(
                "table-save-where", save=self.table.words.local["save"], example=self.table.suggested_name()
            )
            return
        try:
            self.table.save(record_path(name))
        except Complaint as error:
            self.screen.say(Text(sentence(self.texts, error), style="yellow"))

    def more(self) -> None:
        """The next page; after the last comes the first."""
        found = offers.find(self.offers, self.filter)
        rows = offers.shortened(found, self.screen.width, self.table.board.folding)
        self.page = self.page + 1 if (self.page + 1) * offers.LONG < len(rows) else 0
        self.show_offers()

    def help(self) -> None:
        """Everything that can be typed."""
        words = self.table.words.local
        example = self.offers[0].notation
        self.screen.heading(self.texts("table-help-title"))
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        grid.add_row(self.texts("table-help-number"), self.texts("table-help-number-text"))
        grid.add_row(self.offers[-1].notation, self.texts("table-help-notation-text"))
        grid.add_row(self.texts("table-help-word"), self.texts("table-help-word-text"))
        section = self.speaker.section(self.speaker.sections()[-1])
        grid.add_row(RULE, self.texts("table-help-rule", section=section))
        for command in COMMANDS:
            shown = words[command] if words[command] == command else f"{words[command]}, {command}"
            grid.add_row(shown, self.texts(f"table-help-{command}", word=words[command], example=example))
        self.screen.say(grid)
