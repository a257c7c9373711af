"""The table in a terminal: people and bots answer in turn until the game is over."""

from __future__ import annotations

import math
import shlex
import time
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from hoftag.lab.outside import LIMIT
from hoftag.locale.speaker import Speaker
from hoftag.match.match import Match
from hoftag.terminal.board import board_of
from hoftag.terminal.colours import style_of
from hoftag.terminal.complaint import Complaint, sentence
from hoftag.terminal.ending import show_outcome
from hoftag.terminal.hourglass import Hourglass, TimeUp
from hoftag.terminal.notes import note
from hoftag.terminal.question import is_secret
from hoftag.terminal.saving import SUFFIX, record_path, write_record
from hoftag.terminal.screen import EndOfInput, Screen
from hoftag.terminal.seating import Seating
from hoftag.terminal.story import tell
from hoftag.terminal.turn import Quit, Turn
from hoftag.terminal.words import Words


class Table:
    """A match with the people and bots who play it."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        speaker: Speaker,
        screen: Screen,
        *,
        seed: int,
        target: Path | None,
        limit: float = LIMIT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match = match
        self.seating = seating
        self.bots = seating.bots(seed, limit)
        self.limit = limit
        """Seconds that a program has for an answer."""
        self.speaker = speaker
        self.texts = speaker.texts
        self.screen = screen
        self.target = target
        """Where the record is written after every action of a person, if it is."""
        self.file: Path | None = None
        """Where the game was saved or loaded last: proposed to whoever leaves."""
        self.glass = Hourglass(int(match.settings.get("timer", 0)), clock)
        self.board = board_of(match.game, speaker)
        self.words = Words(speaker.texts)
        self.several = len(seating.people) > 1 and self.board.secrets
        """Whether people share the screen who must not see everything that others see."""
        self.at_screen: int | None = None
        """Whose secrets may be on the screen now, when several people share it."""
        self.on_screen: tuple[int | None, object] | None = None
        """The position that was drawn last, and for whom."""
        self.asked: tuple[int, object] | None = None
        """Whom the table asked last, and which question it was."""
        self.notices: list[Text] = []
        """What the table itself has to say with the next news."""
        self.seen = dict.fromkeys([None, *range(len(match.seats))], self.last_chapter())
        """How many events each seat (None: everybody) has been told of."""

    def last_chapter(self) -> int:
        """Where the story goes on: a new game from its start, a loaded one from its last heading."""
        events = self.match.events(None) if self.match.version else []
        log = self.match.log
        return next((log.index(e) for e in reversed(events) if e.kind in self.board.headings), 0)

    def run(self) -> None:
        """Play to the end, or until the people leave."""
        self.screen.edit_lines(remember=not self.several)
        try:
            while not self.match.over:
                self.step()
            self.finish()
        except Quit:
            self.leave()
        except EndOfInput:
            self.input_ended()
        finally:
            for bot in self.bots:
                if bot is not None:
                    bot.close(self.match)

    def step(self) -> None:
        """One answer. People come first: what bots choose in secret must wait for nobody.

        With a sand timer the bots come first in secret choices: they are never late, so people are in a hurry.
        """
        waiting = self.match.awaiting
        hurry = self.glass.used and is_secret(self.match)
        seat = next((seat for seat in waiting if (self.bots[seat] is None) != hurry), waiting[0])
        bot = self.bots[seat]
        if bot is None:
            try:
                self.person(seat)
            except TimeUp as late:
                self.time_up(late)
            return
        failed = bot.failure
        self.match.play_action(seat, bot.choose(self.match, seat))
        if bot.failure != failed:
            words = note(self.texts, self.seating.players[seat], bot.failure, self.limit)
            self.notices.append(Text(words, style="yellow"))
        if not self.seating.people:
            self.show_news(None)

    def person(self, seat: int) -> None:
        """A person answers. When several share the screen, each sees it alone."""
        if self.several and self.at_screen != seat:
            self.hand_over(seat)
        secret = is_secret(self.match)
        question = self.match.state.agenda[-1]
        Turn(self, seat).take(again=self.asked == (seat, question))
        self.asked = (seat, question)
        finished = self.match.over or self.match.state.agenda[-1] is not question
        if self.several and secret and (finished or seat not in self.match.awaiting):
            self.clear()
            self.at_screen = None

    def ask(self, question: str = "") -> str:
        """One line from whoever sits there; TimeUp when the sand has run out before it was ended."""
        self.glass.watch(self.match)
        left = self.glass.left()
        if left is None:
            return self.screen.ask(question)
        if left <= 0:
            raise TimeUp
        shown = self.texts("table-sand-left", seconds=math.ceil(left))
        line = self.screen.ask(question, before=f"{shown} ", seconds=left)
        if self.glass.left() == 0:
            raise TimeUp(line)
        return line

    def time_up(self, late: TimeUp) -> None:
        """The sand has run out: only what lies on the scriptorium counts, whoever is still typing."""
        words = self.texts("table-sand-late", line=late.line) if late.line else self.texts("table-sand-up")
        self.notices.append(Text(words, style="yellow"))
        self.match.deadline()
        self.autosave()
        if self.several:
            self.clear()
            self.at_screen = None

    def hand_over(self, seat: int) -> None:
        """Clear away what the last person saw, and wait until the next one sits there."""
        self.clear()
        self.show_news(None)
        self.screen.say("", self.seat_text(seat, "table-hand-over"))
        if self.words.is_quit(self.ask()):
            raise Quit
        self.at_screen = seat

    # ---- showing

    def clear(self) -> None:
        """Leave nothing on the screen."""
        self.screen.clear(self.texts("table-separator"))
        self.on_screen = None

    def seat_text(self, seat: int, key: str) -> Text:
        """A sentence about a seat, in its colour."""
        colour = self.match.seats[seat]
        return Text(self.texts(key, seat=self.speaker.name("seat", colour)), style=style_of(colour))

    def show_board(self, seat: int | None) -> None:
        """The board as a seat sees it."""
        view = self.match.view(seat)
        self.on_screen = (seat, view["position"])
        self.screen.say(*self.board.draw(view, self.screen.width))

    def show_new_board(self, seat: int) -> None:
        """The board, unless just this one was shown last."""
        if self.on_screen != (seat, self.match.view(seat)["position"]):
            self.show_board(seat)

    def show_news(self, seat: int | None) -> None:
        """What happened since the seat was told last."""
        if self.notices:
            self.screen.say("", *self.notices)
            self.notices = []
        events = [event for event in self.match.log[self.seen[seat] :] if event.visible_to(seat)]
        for reader in (
            [seat] if self.board.secrets else list(self.seen)
        ):  # an open game is told to all at once
            self.seen[reader] = len(self.match.log)
        if events:
            if seat is not None:
                self.screen.heading(self.texts("table-news"))
            self.screen.say(*tell(events, self.speaker, self.board, self.screen.width))

    def forget_undone(self) -> None:
        """After an undo the log is shorter; what replaces it is news again."""
        for seat, count in self.seen.items():
            self.seen[seat] = min(count, len(self.match.log))

    # ---- the end

    def finish(self) -> None:
        """The game is over: the last news, the board and the result; then the record can be kept."""
        people = self.seating.people
        viewer = people[0] if len(people) == 1 else None
        if self.several:
            self.clear()
        self.show_board(viewer)
        self.show_news(viewer)
        show_outcome(self.match, self.speaker, self.screen)
        if self.target is not None:
            self.try_to_save(self.target)
        elif people:
            self.offer_to_save("table-ask-save-end", "")

    def leave(self) -> None:
        """Somebody leaves in the middle of the game."""
        if self.several:
            self.clear()
        if self.target is not None:
            self.try_to_save(self.target)
        else:
            default = self.suggested_name() if self.file is None else str(self.file)
            self.offer_to_save("table-ask-save-quit", default)
        self.screen.say(self.texts("table-bye"))

    def input_ended(self) -> None:
        """Nobody answers any more. A person's game is kept; a pipe's only where it was told to be."""
        self.screen.say(self.texts("table-input-ended"))
        target = self.target
        if target is None and self.screen.watched and not self.match.over:
            target = record_path(self.suggested_name())
        if target is not None:
            self.try_to_save(target)
        elif not self.match.over:
            self.screen.say(self.texts("table-not-saved"))

    def offer_to_save(self, key: str, default: str) -> None:
        """Ask for a file until the record is written, or is not wanted."""
        no = self.texts("table-no")
        while True:
            try:
                name = self.screen.ask(self.texts(key, file=default, no=no)) or default
            except EndOfInput:
                name = ""
            if not name or name.casefold() in (no.casefold(), "n", "no"):
                self.screen.say(self.texts("table-not-saved"))
                return
            if self.try_to_save(record_path(name)):
                return

    def suggested_name(self) -> str:
        """A file name that is still free."""
        stem = self.match.game.name
        names = [f"{stem}{SUFFIX}", *(f"{stem}-{number}{SUFFIX}" for number in range(2, 1000))]
        return next((name for name in names if not Path(name).exists()), names[-1])

    # ---- saving

    def autosave(self) -> None:
        """Keep the record up to date where that was asked for."""
        if self.target is None:
            return
        try:
            write_record(self.target, self.match, self.seating.text())
        except Complaint as error:  # a full disk must not end the game
            self.screen.say(Text(sentence(self.texts, error), style="yellow"))

    def save(self, path: Path) -> None:
        """Write the record, and say where and how to go on."""
        write_record(path, self.match, self.seating.text())
        self.file = path
        self.screen.say(self.texts("table-saved", file=str(path)))
        if not self.match.over:
            self.screen.say(
                self.texts("table-go-on", command=shlex.join(["hoftag", "play", "--load", str(path)]))
            )

    def try_to_save(self, path: Path) -> bool:
        """Write the record; if that fails, say why."""
        try:
            self.save(path)
        except Complaint as error:
            self.screen.say(Text(sentence(self.texts, error), style="yellow"))
            return False
        return True
