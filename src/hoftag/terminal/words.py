"""What a person can type besides choices: English words everywhere, and those of the language."""

from __future__ import annotations

from typing import Final

from hoftag.locale.texts import Texts

COMMANDS: Final = ("more", "why", "undo", "board", "log", "save", "help", "quit")
RULE: Final = "?"


class Words:
    """The commands of the table in a language."""

    def __init__(self, texts: Texts) -> None:
        self.local = {command: texts(f"table-word-{command}") for command in COMMANDS}
        self._commands = {RULE: RULE}
        for command in COMMANDS:
            self._commands[command] = command
            self._commands[self.local[command].casefold()] = command

    def read(self, line: str) -> tuple[str, str]:
        """A command and what follows it; no command when the first word is none."""
        word, _, rest = line.partition(" ")
        if line.startswith(RULE):
            word, rest = RULE, line[1:]
        return self._commands.get(word.casefold(), ""), rest.strip()

    def is_quit(self, line: str) -> bool:
        """Whether somebody wants to leave."""
        return self.read(line)[0] == "quit"
