"""Writes web/tests/fixtures/sentences.json: what Python's speaker says, so that the browser's is held to the same.

All kinds of events, prompts, choices and refusals with several arguments each, all names and labels, in every
language. `tools/sentences` writes the file, a test checks that it is up to date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import Fact, Refusal
from hoftag.kernel.events import Event
from hoftag.kernel.explain import explain
from hoftag.kernel.names import Names
from hoftag.locale.speaker import Speaker
from hoftag.locale.texts import LANGUAGES, Texts
from hoftag.match.library import GAMES, own_game
from hoftag.match.match import Prompt, start
from tests.completeness.sources import GameFacts, find_explanations, find_refusals

FIXTURE = Path(__file__).resolve().parents[2] / "web" / "tests" / "fixtures" / "sentences.json"
COUNTS = (0, 1, 2, 7, 1234)
LISTS = {"awaiting": "seat", "dice": "face", "sides": "side", "provinces": "province", "lands": "land"}
Row = list[Any]
"""Method of the speaker, its arguments as the browser gets them, and what is said in each language."""


def facts_of(name: str) -> GameFacts:
    """A game at its start."""
    game = own_game(name)
    return GameFacts(game, name.replace("_", "-"), start(game, game.read({}), "", seeded(1)).state)


def member(names: Names, domain: str, number: int) -> int:
    """Some member of a domain, or some count."""
    known = names.domains.get(domain)
    return COUNTS[number % len(COUNTS)] if known is None else number * 7 % len(known)


def word(names: Names, domain: str, value: int) -> Fact:
    """A member as it travels: by its name, counts as they are."""
    return names.domains[domain][value] if domain in names.domains else value


def some_fact(facts: GameFacts, names: Names, key: str, number: int) -> Fact:
    """A value for a fact of a prompt or a refusal."""
    if key in LISTS and LISTS[key] in names.domains:
        ids = names.domains[LISTS[key]]
        return ", ".join(ids[: 1 + number % len(ids)])
    if key == "thing":
        kinds = list(names.domains)
        kind = kinds[number % len(kinds)]
        return f"{kind}:{names.domains[kind][-1]}"
    if key in ("you", "yours", "forest"):
        return ("yes", "no")[number % 2]
    if key == "figures":
        return ("3 : 1 : 1", "2 : 2")[number % 2]
    domain = facts.game.fact_domains.get(key)
    if domain in names.domains and domain is not None:
        return names.domains[domain][member(names, domain, number)]
    return ("yes", "anjou", "2–5")[number % 3] if key in ("allowed", "near", "usage") else COUNTS[number % 5]


def rows(facts: GameFacts, names: Names, speakers: list[Speaker]) -> Iterator[Row]:
    """Everything worth saying about a game."""
    game = facts.game

    def said(method: str, given: object, *answers: str | None) -> Row:
        return [method, given, *answers]

    for kind, domains in game.event_domains.items():
        for number in range(3):
            args = [member(names, domain, number + place) for place, domain in enumerate(domains)]
            event = Event(kind, tuple(args), -1)
            sent = [word(names, domain, value) for domain, value in zip(domains, args, strict=True)]
            yield said("event", {"kind": kind, "args": sent}, *(s.event(event) for s in speakers))
        if domains and domains[-1] in names.domains:
            run = [
                Event(kind, (*args[:-1], last), -1) for last in range(min(3, len(names.domains[domains[-1]])))
            ]
            lines = [
                {
                    "kind": kind,
                    "args": [
                        word(names, domain, value) for domain, value in zip(domains, one.args, strict=True)
                    ],
                }
                for one in run
            ]
            yield said("run", lines, *(s.run(run) for s in speakers))
    for step in facts.steps:
        for number in range(3):
            given = {key: some_fact(facts, names, key, number) for key in sorted(step.facts)}
            prompt = Prompt(step.kind, "", given)
            yield said("prompt", {"kind": step.kind, "facts": given}, *(s.prompt(prompt) for s in speakers))
            for form in step.usage:
                verb, *asked = form.split()
                words = [str(word(names, d, member(names, d, number + i))) for i, d in enumerate(asked)]
                notation = " ".join([verb, *words])
                usage = tuple(step.usage)
                yield said("choice", [notation, list(usage)], *(s.choice(notation, usage) for s in speakers))
    yield said(
        "prompt", {"kind": "confirm", "facts": {}}, *(s.prompt(Prompt("confirm", "", {})) for s in speakers)
    )
    yield from refusals(facts, names, speakers)
    yield from explanations(facts, names, speakers)
    yield from labels(facts, speakers)


def refusals(facts: GameFacts, names: Names, speakers: list[Speaker]) -> Iterator[Row]:
    """Every refusal of the game and every one that all games share."""
    domains = {domain for step in facts.steps for form in step.usage for domain in form.split()[1:]}
    sections = ["", *sorted(facts.sections)]
    for key, sites in sorted(find_refusals(domains).items()):
        prefix, _, code = key.partition("refusal-")
        if prefix not in ("", f"{facts.prefix}-"):
            continue
        for number, keys in enumerate([*sites, *sites][:3]):
            given = {name: some_fact(facts, names, name, number + len(code)) for name in sorted(keys)}
            rule = sections[(number + len(code)) % len(sections)]
            refusal = Refusal(code, rule, given)
            sent = {"code": code, "rule": rule, "facts": given}
            yield ["refusal", sent, *(s.refusal(refusal) for s in speakers)]


def explanations(facts: GameFacts, names: Names, speakers: list[Speaker]) -> Iterator[Row]:
    """Every explanation of the game, with several facts each."""
    for key, sites in sorted(find_explanations().items()):
        if key.startswith(f"{facts.prefix}-"):
            for number in range(4):
                keys = enumerate(sorted(sites[0]))
                given = {name: some_fact(facts, names, name, number + place) for place, name in keys}
                sent = explain(key.removeprefix(f"{facts.prefix}-"), "", given)
                yield ["explain", sent, *(s.explain(sent) for s in speakers)]


def labels(facts: GameFacts, speakers: list[Speaker]) -> Iterator[Row]:
    """Names of all domains, headings of all sections, options, reasons, parts of the score."""
    for domain, ids in facts.names.items():
        for name in dict.fromkeys(ids):
            yield ["name", [domain, name], *(s.name(domain, name) for s in speakers)]
    yield ["sections", None, *(s.sections() for s in speakers)]
    for section in [*sorted(facts.sections), "5.4a", "5.4.2", "9.9", ""]:
        yield ["ruleTitle", section, *(s.rule_title(section) for s in speakers)]
        yield ["section", section, *(s.section(section) for s in speakers)]
    for option in facts.game.options():
        yield ["option", option.name, *(s.option(option.name) for s in speakers)]
        yield ["optionHelp", option.name, *(s.option_help(option.name) for s in speakers)]
    for reason in sorted(facts.reasons):
        yield ["reason", reason, *(s.reason(reason) for s in speakers)]
    for part in facts.parts:
        yield ["scorePart", part, *(s.score_part(part) for s in speakers)]
    yield ["title", None, *(s.title() for s in speakers)]
    yield ["summary", None, *(s.summary() for s in speakers)]


def fixture() -> str:
    """The file as it must be."""
    out: list[dict[str, Any]] = []
    for name in GAMES:
        facts = facts_of(name)
        game = facts.game
        players = max(int(options["players"]) for options in facts.settings)
        names = game.names_for(game.read({"players": players}))
        speakers = [Speaker(Texts(language), game, names) for language in LANGUAGES]
        info = {
            "name": name,
            "event_domains": {kind: list(domains) for kind, domains in game.event_domains.items()},
            "fact_domains": game.fact_domains,
            "chance_domains": game.chance_domains,
            "display_names": {language: game.display_names(language) for language in LANGUAGES},
        }
        out.append({"info": info, "rows": list(rows(facts, names, speakers))})
    blocks = [
        '{"info": '
        + json.dumps(game["info"], ensure_ascii=False, sort_keys=True)
        + ',\n"rows": [\n'
        + ",\n".join(json.dumps(row, ensure_ascii=False, sort_keys=True) for row in game["rows"])
        + "\n]}"
        for game in out
    ]
    return '{"languages": ' + json.dumps(LANGUAGES) + ', "games": [\n' + ",\n".join(blocks) + "\n]}\n"


if __name__ == "__main__":
    FIXTURE.parent.mkdir(parents=True, exist_ok=True)
    FIXTURE.write_text(fixture(), encoding="utf-8")
