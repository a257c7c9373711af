"""Everything that the source can say has a message in every language, and nothing else has."""

from __future__ import annotations

import pytest

from hoftag.bots.registry import LADDER
from hoftag.locale.texts import LANGUAGES, bundle
from tests.completeness.sources import (
    Catalogue,
    Facts,
    GameFacts,
    Supplied,
    calls,
    find_explanations,
    modules,
    name_of,
    numbered,
    text_of,
)
from tests.completeness.web_sources import find_web_attributes

RULEBOOK = {
    "carolingi": (
        "2.2", "2.2.1", "2.2.2", "2.2.3", "2.2.4", "2.2.5", "2.2.6", "2.2.7", "2.2.8", "2.2.9", "2.2.10",
        "3", "3.1", "3.2", "3.3", "3.4", "3.5", "4", "4.1", "4.2", "5", "5.1", "5.1a", "5.1b", "5.1c",
        "5.2", "5.2a", "5.2b", "5.3", "5.4", "5.5", "5.6", "5.7", "5.8",
        "6", "6.1", "6.1.1", "6.1.2", "6.1.3", "6.2", "6.2.1", "6.2.2",
        "7", "7.1", "7.2", "8",
        "814", "814.3", "814.3.5", "814.4.1", "814.4.2.1", "814.4.2.2", "814.4.2.3", "814.4.2.4", "814.4.3",
        "814.5",
    ),
    "carolus_magnus": (
        "set-up", "preparation", "action", "knights", "emperor", "castles", "regions", "reserve", "end",
        "three", "teams",
    ),
    "wallenstein": (
        "set-up", "start-lands", "tower", "seasons", "action-cards", "advantages", "planning", "bid", "event",
        "order", "actions", "building", "income", "armies", "march", "battle", "revolt", "winter", "scoring",
        "year-end", "end", "court", "favours", "landsknechte",
    ),
}  # fmt: skip
"""The sections of each rulebook that must be explained, whether the source names them or not."""

SILENT = {
    "refusal-unknown-count": {"near"},  # there is no list of numbers to choose from
    "carolingi-prompt-unfold": {"missi"},  # unfolding costs none
}
"""Arguments that a message may leave unsaid."""

SHARED = {"owned", "refusal-with-rule", "prompt-confirm"}
SAMPLES: tuple[int | str, ...] = (0, 1, 2, 5, 1234, "Anjou", "yes")


def names_of(game: GameFacts, known: set[str]) -> set[str]:
    """The keys that name the ids of a game, with any settings, as far as the board file does not name them."""
    domains = game.names
    display = {name for shown in game.game.display_names("en").values() for name in shown}
    out: set[str] = set()
    for domain, ids in domains.items():
        for word in ids:
            if (domain == "seat" or word not in display) and ":" not in word:
                plain = word.removesuffix("*").replace("_", "-")
                keys = [f"{game.prefix}-{other}-{plain}" for other in (domain, *domains)]
                keys = [f"seat-{plain}"] if domain == "seat" else keys
                out.add(next((key for key in keys if key in known), keys[0]))
                if word.endswith("*"):
                    out.add(f"{game.prefix}-{domain}-dotted")
    return out


@pytest.fixture(scope="session")
def needed(
    games: list[GameFacts],
    catalogues: dict[str, Catalogue],
    refusals: Supplied,
    errors: Supplied,
    edge_keys: dict[str, list[Facts] | None],
) -> dict[str, list[Facts] | None]:
    """Every key that must exist, with the arguments that each place gives it (None: not known)."""
    out: dict[str, list[Facts] | None] = {**edge_keys, **refusals, **errors, **find_explanations()}
    out.update(dict.fromkeys(SHARED))
    out.update({info.text_key: [frozenset()] for info in LADDER})
    known = set(catalogues["en"].messages)
    for game in games:
        prefix = game.prefix
        none: list[Facts] = [frozenset()]
        for kind, domains in game.game.event_domains.items():
            out[f"{prefix}-event-{kind}"] = [numbered(domains)]
        for step in game.steps:
            out[f"{prefix}-prompt-{step.kind}"] = [step.facts]
            for form in step.usage:
                out[f"{prefix}-choice-{form.split()[0]}"] = [numbered(tuple(form.split()[1:]))]
        if game.confirms:
            out[f"{prefix}-choice-done"] = none
        for option in game.game.options():
            out[f"{prefix}-option-{option.name.replace('_', '-')}"] = none
        for part in game.parts:
            out[f"{prefix}-score-{part}"] = none
        for kind in game.game.tallied:
            out[f"{prefix}-tally-{kind}"] = none
        for reason in game.reasons:
            out[f"{prefix}-reason-{reason}"] = none
        for section in game.sections | set(RULEBOOK[game.game.name]):
            out[f"{prefix}-rule-{section.replace('.', '-')}"] = none
        out.update(dict.fromkeys(names_of(game, known)))
        out[f"{prefix}-title"] = none
        out[f"{prefix}-summary"] = none
    return out


def test_files_are_well_formed(catalogues: dict[str, Catalogue]) -> None:
    """No file holds anything that Fluent cannot parse, and no key stands twice."""
    for catalogue in catalogues.values():
        assert catalogue.junk == []
        assert catalogue.twice == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing(
    language: str, needed: dict[str, list[Facts] | None], catalogues: dict[str, Catalogue]
) -> None:
    """Everything that the source can say has a text in the language."""
    assert sorted(set(needed) - set(catalogues[language].messages)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(
    language: str, needed: dict[str, list[Facts] | None], catalogues: dict[str, Catalogue]
) -> None:
    """Every text of the language is said somewhere."""
    assert sorted(set(catalogues[language].messages) - set(needed)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_agree(language: str, catalogues: dict[str, Catalogue]) -> None:
    """Every message has the same attributes and arguments as in English, and stands in the same file."""
    english = catalogues["en"].messages
    for key, message in catalogues[language].messages.items():
        assert message.arguments == english[key].arguments, key
        assert message.file == english[key].file, key


def test_arguments_are_those_of_the_source(
    needed: dict[str, list[Facts] | None], catalogues: dict[str, Catalogue]
) -> None:
    """A message uses exactly what every place in the source tells it, a few named arguments excepted."""
    english = catalogues["en"].messages
    for key, sites in needed.items():
        for supplied in (sites or []) if key in english else []:
            used = english[key].arguments[None]
            assert used <= supplied, key
            assert supplied - used <= SILENT.get(key, set()), key


def test_attributes(games: list[GameFacts], catalogues: dict[str, Catalogue]) -> None:
    """Options have a help text, rules a heading; other attributes are said by the browser or do not exist."""
    said = find_web_attributes()
    for key, message in catalogues["en"].messages.items():
        wanted: set[str | None] = {None} | {attribute for name, attribute in said if name == key}
        if key.startswith(tuple(f"{game.prefix}-option-" for game in games)):
            wanted.add("help")
        if key.startswith(tuple(f"{game.prefix}-rule-" for game in games)):
            wanted.add("title")
        assert set(message.arguments) == wanted, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_every_message_formats(language: str, sample: int | str, catalogues: dict[str, Catalogue]) -> None:
    """With any arguments every message gives a clean line: no errors, no gaps, no isolation marks."""
    texts = bundle(language)
    for key, message in catalogues[language].messages.items():
        compiled = texts.get_message(key)
        for attribute, arguments in message.arguments.items():
            pattern = compiled.value if attribute is None else compiled.attributes[attribute]
            assert pattern is not None, key
            text, wrong = texts.format_pattern(pattern, dict.fromkeys(arguments, sample))
            assert wrong == [], key
            assert isinstance(text, str), key
            assert text, key
            assert text == text.strip(), key
            assert "  " not in text, key
            assert not set(text) & set("{}\u2068\u2069\n"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_variants_are_known(language: str, catalogues: dict[str, Catalogue]) -> None:
    """Selectors choose by a small number, by the plural forms of the language, or between yes and no."""
    known = {"one", "other", "yes", "no"} | {str(number) for number in range(7)}
    for key, message in catalogues[language].messages.items():
        assert message.variants <= known, key


def test_french_typography(catalogues: dict[str, Catalogue]) -> None:
    """In French a no-break space stands before double punctuation, and apostrophes are curved."""
    for key, message in catalogues["fr"].messages.items():
        for mark in (" :", " ;", " !", " ?", " »", "« ", "'"):
            assert mark not in message.text, key


def test_rules_are_explained_at_length(game: GameFacts, catalogues: dict[str, Catalogue]) -> None:
    """A rule is explained in two to six sentences in every language."""
    for catalogue in catalogues.values():
        rules = {key: m for key, m in catalogue.messages.items() if key.startswith(f"{game.prefix}-rule-")}
        assert len(rules) >= len(RULEBOOK[game.game.name])
        for key, message in rules.items():
            words = message.text.replace(". ", ".\n").splitlines()
            assert 2 <= len(words) <= 6, (key, len(words))


def test_sections_are_explained_in_the_same_order(game: GameFacts, catalogues: dict[str, Catalogue]) -> None:
    """Every language explains the sections in the order of the rulebook, which is also that of a list of them."""
    for catalogue in catalogues.values():
        rules = [key for key in catalogue.messages if key.startswith(f"{game.prefix}-rule-")]
        wanted = [f"{game.prefix}-rule-{section.replace('.', '-')}" for section in RULEBOOK[game.game.name]]
        assert rules == wanted


def test_words_to_type_can_be_told_apart(games: list[GameFacts], catalogues: dict[str, Catalogue]) -> None:
    """The commands of the table are single words, all different, and none is the verb of a choice."""
    verbs = {form.split()[0] for game in games for step in game.steps for form in step.usage}
    english = [m.text for key, m in catalogues["en"].messages.items() if key.startswith("table-word-")]
    for catalogue in catalogues.values():
        words = [m.text for key, m in catalogue.messages.items() if key.startswith("table-word-")]
        assert len(set(words)) == len(words)
        assert all(len(word.split()) == 1 for word in words)
        assert not {word.lower() for word in words} & verbs
        mixed = {word: place for place, word in enumerate(words)}
        assert all(mixed.get(word, place) == place for place, word in enumerate(english))


def test_events_are_told_as_declared(game: GameFacts) -> None:
    """Every event in the source of a game is declared, with as many arguments as it is told with."""
    told = {f"end-{reason}" for reason in game.reasons}
    for module in modules():
        for call in calls(module.tree) if module.game == game.game.name else ():
            kind = text_of(call.args[0]) if name_of(call) == "tell" else None
            if kind is not None:
                told.add(kind)
                assert len(call.args) - 1 == len(game.game.event_domains[kind]), kind
    assert told == set(game.game.event_domains)


def test_events_have_sections(game: GameFacts) -> None:
    """Every kind of event names the section that brings it about, and that section is explained."""
    assert list(game.game.event_rules) == list(game.game.event_domains)
    assert set(game.game.event_rules.values()) <= set(RULEBOOK[game.game.name])
