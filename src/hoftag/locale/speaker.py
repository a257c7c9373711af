"""Sentences of a game in a language: events, prompts, choices, refusals, rules.

Keys are found by the game's name, so a new game needs messages but no code here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from hoftag.kernel.errors import Facts, HoftagError, IllegalAction, Refusal
from hoftag.kernel.events import Event
from hoftag.kernel.explain import Explanation
from hoftag.kernel.game import Game
from hoftag.kernel.names import Names
from hoftag.locale.texts import Arg, Texts
from hoftag.match.match import Prompt

_PLAIN: Final = frozenset({"year", "first", "last", "line"})
"""Numbers that are names rather than counts: never grouped (1,234), never in the plural."""
_LISTS: Final = {
    "awaiting": "seat",
    "dice": "face",
    "sides": "side",
    "provinces": "province",
    "lands": "land",
}
"""Facts that are several names in a row, with their domain."""


class Speaker:
    """Speaks about one game in one language. The names are those of a match, else those of the default options."""

    def __init__(self, texts: Texts, game: Game[Any], names: Names | None = None) -> None:
        self.texts = texts
        self.game = game
        self.names = game.names_for(game.read({})) if names is None else names
        self.prefix = game.name.replace("_", "-")
        self._display = game.display_names(texts.language)

    # ---- names

    def name(self, domain: str, value: int | str) -> str:
        """How a member of a domain is called; counts and years stay figures."""
        word = self.names.of(domain, value) if isinstance(value, int) else value
        for place in (domain, *self._display, *self.names.domains):
            found = self._name(place, word)
            if found is not None:
                return found
        owner, colon, thing = word.partition(":")
        if colon:
            return self.texts("owned", owner=self.name("seat", owner), name=self.name("tile", thing))
        return word

    def _name(self, domain: str, word: str) -> str | None:
        shown = self._display.get(domain, {}).get(word)
        if shown is not None:
            return shown
        stem = "seat" if domain == "seat" else f"{self.prefix}-{domain}"
        plain = word.rstrip("*").replace("_", "-")
        if not self.texts.has(f"{stem}-{plain}"):
            return None
        text = self.texts(f"{stem}-{plain}")
        return self.texts(f"{stem}-dotted", name=text) if word.endswith("*") else text

    def means(self, domain: str, name: str, words: str) -> bool:
        """Whether somebody means a member by these words: its id, or how it is called."""
        said = words.casefold()
        return said.replace("-", "_") == name or said == self.name(domain, name).casefold()

    def _arguments(self, domains: Iterable[str], values: Iterable[int | str]) -> dict[str, Arg]:
        """Arguments named by their domain; the second of a domain gets a 2."""
        out: dict[str, Arg] = {}
        for domain, value in zip(domains, values, strict=False):
            key = domain if domain not in out else f"{domain}2"
            if domain in self.names.domains or domain in self._display:
                out[key] = self.name(domain, value)
            else:
                out[key] = str(value) if domain in _PLAIN else int(value)
        return out

    def _facts(self, facts: Facts) -> dict[str, Arg]:
        out: dict[str, Arg] = {}
        for key, value in facts.items():
            domain = self.game.fact_domains.get(key)
            if key == "thing":
                kind, _, name = str(value).partition(":")
                out[key] = self.name(kind, name)
            elif key in _LISTS:
                out[key] = ", ".join(self.name(_LISTS[key], word) for word in str(value).split(", "))
            elif domain is not None:
                out[key] = self.name(domain, value)
            else:
                out[key] = str(value) if key in _PLAIN else value
        return out

    def _own(self, kind: str, key: str) -> str:
        """The game's own key if it has a text, else the one that all games share."""
        own = f"{self.prefix}-{kind}-{key}"
        shared = f"{kind}-{key}"
        return shared if self.texts.has(shared) and not self.texts.has(own) else own

    # ---- sentences

    def event(self, event: Event) -> str:
        """What happened."""
        arguments = self._arguments(self.game.event_domains[event.kind], event.args)
        return self.texts(f"{self.prefix}-event-{event.kind}", **arguments)

    def run(self, events: list[Event]) -> str:
        """Several events that differ only in their last argument, as one sentence that names all of these."""
        domains = self.game.event_domains[events[0].kind]
        arguments = self._arguments(domains, events[0].args)
        last = list(arguments)[-1]
        arguments[last] = ", ".join(self.name(domains[-1], event.args[-1]) for event in events)
        return self.texts(f"{self.prefix}-event-{events[0].kind}", **arguments)

    def prompt(self, prompt: Prompt) -> str:
        """What is asked."""
        return self.texts(self._own("prompt", prompt.kind), **self._facts(prompt.facts))

    def choice(self, notation: str, usage: tuple[str, ...]) -> str:
        """A short label for a choice, read by the forms that the step declares."""
        verb, *words = notation.split()
        domains = next((form.split()[1:] for form in usage if form.split()[0] == verb), [])
        return self.texts(f"{self.prefix}-choice-{verb}", **self._arguments(domains, words))

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the section of the rules that says so."""
        text = self.texts(self._own("refusal", refusal.code), **self._facts(refusal.facts))
        return (
            self.texts("refusal-with-rule", text=text, rule=self.section(refusal.rule))
            if refusal.rule
            else text
        )

    def explain(self, explanation: Explanation) -> str:
        """Why something is so, or what would follow."""
        return self.texts(f"{self.prefix}-{explanation['code']}", **self._facts(explanation["facts"]))

    def error(self, error: HoftagError) -> str:
        """What is wrong with an input. Names stay as they are written in files."""
        if isinstance(error, IllegalAction):
            return self.refusal(Refusal(error.code, error.rule, error.facts))
        return error_text(self.texts, error)

    def rule(self, section: str) -> str | None:
        """A section of the rules in our words, or the one that it is a part of: 5.1a, else 5.1, else 5."""
        key = self._rule_key(section)
        return None if key is None else self.texts(key)

    def rule_title(self, section: str) -> str | None:
        """The heading of the section that `rule` explains."""
        key = self._rule_key(section)
        return None if key is None else self.texts(f"{key}.title")

    def section(self, section: str) -> str:
        """How a section is called: by its number, or by its heading where the rulebook has no numbers."""
        return section if section[:1].isdigit() else self.rule_title(section) or section

    def sections(self) -> list[str]:
        """The sections that are explained, in the order of the rulebook."""
        stem = f"{self.prefix}-rule-"
        found = [key.removeprefix(stem) for key in self.texts.keys(stem)]
        return [name.replace("-", ".") if name[:1].isdigit() else name for name in found]

    def find_section(self, words: str) -> str | None:
        """The section that somebody means by its number, its name or a part of its heading."""
        if self._rule_key(words) is not None:
            return words
        headings = ((section, self.rule_title(section) or "") for section in self.sections())
        return next((section for section, text in headings if words.casefold() in text.casefold()), None)

    def _rule_key(self, section: str) -> str | None:
        while section:
            key = f"{self.prefix}-rule-{section.replace('.', '-')}"
            if self.texts.has(key):
                return key
            section = section[:-1] if section[-1].isalpha() else section.rpartition(".")[0]
        return None

    # ---- labels

    def title(self) -> str:
        """The name of the game."""
        return self.texts(f"{self.prefix}-title")

    def summary(self) -> str:
        """What the game is about, in a sentence or two."""
        return self.texts(f"{self.prefix}-summary")

    def option(self, name: str) -> str:
        """What a setting is called."""
        return self.texts(self._option_key(name))

    def option_help(self, name: str) -> str:
        """What a setting does."""
        return self.texts(f"{self._option_key(name)}.help")

    def _option_key(self, name: str) -> str:
        return f"{self.prefix}-option-{name.replace('_', '-')}"

    def reason(self, reason: str) -> str:
        """Why the game ended."""
        return self.texts(f"{self.prefix}-reason-{reason}")

    def tally(self, kind: str) -> str:
        """What is counted when events of a kind are counted."""
        return self.texts(f"{self.prefix}-tally-{kind}")

    def score_part(self, part: str) -> str:
        """What a part of the score is called."""
        return self.texts(f"{self.prefix}-score-{part}")


def error_text(texts: Texts, error: HoftagError) -> str:
    """What is wrong with an input, where no game is known yet."""
    facts = {key: str(value) if key in _PLAIN else value for key, value in error.facts.items()}
    return texts(f"error-{error.code}", **facts)
