"""The speaker finds its words in every language, for everything that happens in real games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from hoftag import BadInput, IllegalAction, Match, Prompt, Refusal
from hoftag.bots.bot import Knowledge, RandomBot
from hoftag.kernel.chance import seeded
from hoftag.kernel.events import Event
from hoftag.kernel.explain import Explanation
from hoftag.kernel.game import Options
from hoftag.kernel.step import next_seat
from hoftag.locale.speaker import Speaker, error_text
from hoftag.locale.texts import LANGUAGES, Texts, language_from_environment
from hoftag.match.library import GAMES, own_game
from hoftag.match.match import start
from tests.completeness.sentences import FIXTURE, fixture
from tests.completeness.sources import GameFacts

PLAYED: list[tuple[str, Options]] = [
    ("carolingi", {"players": 2, "sundial": 831}),
    ("carolingi", {"players": 3, "sundial": 831}),
    ("carolingi", {"players": 4, "sundial": 831}),
    ("carolingi", {"players": 5, "sundial": 831}),
    ("carolingi", {"players": 6, "sundial": 831}),
    ("carolus_magnus", {"players": 2, "full_circle": False}),
    ("carolus_magnus", {"players": 2, "stall_rounds": 1}),
    ("carolus_magnus", {"players": 3}),
    ("carolus_magnus", {"players": 4}),
    ("carolus_magnus", {"players": 4, "seating": "together", "first_round": "lot"}),
    ("wallenstein", {"players": 3, "court": True, "landsknechte": True}),
    ("wallenstein", {"players": 4, "setup": "free"}),
    ("wallenstein", {"players": 5}),
]
"""Games with settings that are played to be told."""


def speaker(language: str) -> Speaker:
    """A speaker about Carolingi."""
    return Speaker(Texts(language), own_game("carolingi"))


def is_clean(text: str) -> bool:
    """Whether a text has no gaps: no missing key, no missing argument."""
    return bool(text) and not set(text) & set("⟦⟧{}$")


def nonsense(match: Match, seat: int, number: int) -> list[str]:
    """Answers that are mostly refused: every form of the step with some members of its domains."""
    names = match.state.names.domains
    out = ["", "dance", "done now", *(f"{domain}:{ids[number % len(ids)]}" for domain, ids in names.items())]
    for form in match.state.agenda[-1].usage():
        verb, *domains = form.split()
        for shift in range(3):
            words = [
                names[domain][(number * 7 + place * 3 + shift) % len(names[domain])]
                if domain in names
                else str((number + shift) % 5)
                for place, domain in enumerate(domains)
            ]
            out.append(" ".join([verb, *words]))
        out.append(" ".join([verb, *["nowhere"] * len(domains)]))
        out.append(f"{verb} *")
    return out


def explanations(part: object) -> Iterator[Explanation]:
    """All explanations in a view."""
    if isinstance(part, dict) and part.keys() == {"code", "rule", "facts"}:
        yield cast("Explanation", part)
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from explanations(inner)


def test_every_game_is_told(games: list[GameFacts]) -> None:
    """The games below are all games of the library, with every number of players."""
    for game in games:
        counts = {options["players"] for name, options in PLAYED if name == game.game.name}
        assert counts == {options["players"] for options in game.settings}
    assert {name for name, _ in PLAYED} == set(GAMES)


@pytest.mark.parametrize(("name", "settings"), PLAYED)
def test_whole_games_can_be_told(name: str, settings: Options) -> None:
    """Prompts, choices, refusals and events of a random game have clean texts in every language."""
    game = own_game(name)
    players = int(settings["players"])
    match = start(game, game.read(settings), "", seeded(players))
    speakers = [Speaker(Texts(language), match.game, match.state.names) for language in LANGUAGES]
    bot = RandomBot(seeded(players))
    while not match.over:
        seat = next_seat(match.state)
        prompt = match.prompt(seat)
        assert prompt is not None
        usage = match.state.agenda[-1].usage()
        options = match.options(seat)
        refusals = [match.why_not(seat, text) for text in nonsense(match, seat, match.version)]
        refusals.append(match.why_not((seat + 1) % players, "done"))
        told = [*explanations(match.view(seat)["position"])] if match.version % 5 == 0 else []
        for speak in speakers:
            assert is_clean(speak.prompt(prompt))
            assert all(is_clean(speak.explain(explanation)) for explanation in told)
            assert {explanation["rule"] for explanation in told} <= set(speak.sections())
            labels = [speak.choice(option.notation, usage) for option in options[:4] + options[-4:]]
            assert all(map(is_clean, labels))
            assert all(is_clean(speak.refusal(refusal)) for refusal in refusals if refusal is not None)
            assert {prompt.rule, *(option.rule for option in options)} <= set(speak.sections())
        match.play_action(seat, bot.choose(Knowledge(match.game, match.state, seat)))
    assert match.outcome is not None
    for speak in speakers:
        assert all(is_clean(speak.event(event)) for event in match.log)
        assert is_clean(speak.reason(match.outcome.reason))
        assert all(is_clean(speak.score_part(part)) for part in match.outcome.parts[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_translated(language: str, game: GameFacts) -> None:
    """Every land, tile, seat, season, card, province, colour and side has a name for people, never its id."""
    speak = Speaker(Texts(language), game.game)
    for domain, ids in game.names.items():
        for word in ids:
            text = speak.name(domain, word)
            assert is_clean(text), word
            assert "_" not in text, word
            assert "*" not in text, word
            assert language == "en" or text != word, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_match(language: str, game: GameFacts) -> None:
    """With any settings the numbers of the engine mean the same names as their ids, all told apart."""
    for options in game.settings:
        names = game.game.names_for(options)
        speak = Speaker(Texts(language), game.game, names)
        seats = [speak.name("seat", number) for number in range(len(names.domains["seat"]))]
        assert seats == [speak.name("seat", word) for word in names.domains["seat"]]
        assert len(set(seats)) == options["players"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_games(language: str, game: GameFacts) -> None:
    """Title, summary and options have texts; so has every section, by its id and by its heading."""
    speak = Speaker(Texts(language), game.game)
    assert is_clean(speak.title())
    assert is_clean(speak.summary())
    for option in game.game.options():
        assert is_clean(speak.option(option.name))
        assert is_clean(speak.option_help(option.name))
    assert game.sections <= set(speak.sections())
    for section in speak.sections():
        assert speak.find_section(section) == section
        assert speak.find_section(speak.section(section)) == section
        assert is_clean(speak.rule_title(section) or "")


def test_seats_depend_on_the_settings() -> None:
    """With three players the third seat is grey, with four it is the partner of the first."""
    game = own_game("carolus_magnus")
    third: dict[str, str] = {}
    for players in (3, 4):
        names = game.names_for(game.read({"players": players}))
        for language in LANGUAGES:
            third[f"{language}{players}"] = Speaker(Texts(language), game, names).name("seat", 2)
    assert (third["en3"], third["de3"], third["fr3"]) == ("Grey", "Grau", "Gris")
    assert (third["en4"], third["de4"], third["fr4"]) == ("White II", "Weiß II", "Blanc II")


def test_sections_without_numbers() -> None:
    """Where a rulebook has no numbers, sections are called by their headings, and found by parts of them."""
    speak = Speaker(Texts("de"), own_game("carolus_magnus"))
    assert speak.section("emperor") == "Der Kaiser"
    assert speak.find_section("kaiser") == "emperor"
    assert speak.find_section("nowhere") is None
    assert speak.refusal(Refusal("must-move", "emperor", {})).endswith("(Der Kaiser)")
    assert speaker("de").section("5.4") == "5.4"


def test_names_by_number_and_by_id() -> None:
    """A name is found by the engine's number as by its id; counts stay figures; a tile can have an owner."""
    speak = speaker("de")
    number = speak.names.find("land", "flandre")
    assert speak.name("land", number) == speak.name("land", "flandre") == "Flandern"
    assert speak.name("tile", "march*") == "Truppen ziehen (mit Punkt)"
    assert speak.name("tile-of", "red:fight") == "Rot: Kämpfen"
    assert speak.name("card", "hunger") == "Hungerkarte"
    assert speak.name("card", "flandre") == "Flandern"
    assert speak.name("count", 3) == "3"


def test_event_arguments_are_told_apart() -> None:
    """Two lands in one event keep their order, and the number chooses between singular and plural."""
    names = speaker("en").names
    lands = names.find("land", "normandie"), names.find("land", "anjou")
    one = speaker("en").event(Event("marched", (0, *lands, 1), -1))
    two = speaker("en").event(Event("marched", (0, *lands, 2), -1))
    assert one == "Red marches, Normandy → Anjou: one follower."
    assert two == "Red marches, Normandy → Anjou: 2 followers."


def test_choice_reads_the_notation() -> None:
    """A choice gets its label from the notation and the forms of its step."""
    label = speaker("fr").choice("march normandie anjou 2", ("march land land count", "done"))
    assert label == "Normandie → Anjou\u00a0: 2 partisans"
    assert speaker("de").choice("done", ("done",)) == "Fertig"


def test_refusal_names_its_rule() -> None:
    """A refusal translates the names among its facts and ends with the section of the rules."""
    refusal = Refusal("ruled-by-another", "5.1b", {"land": "flandre", "ruler": "red"})
    text = speaker("de").refusal(refusal)
    assert text.startswith("Flandern wird von Rot beherrscht.")
    assert text.endswith("(5.1b)")
    assert speaker("en").refusal(Refusal("game-over", "", {})).endswith("any more.")


def test_seats_that_are_waited_for_are_translated() -> None:
    """Several seats in one fact are named one by one."""
    text = speaker("fr").refusal(Refusal("not-your-turn", "3.1", {"awaiting": "red, blue"}))
    assert "Rouge, Bleu" in text


def test_prompts_shared_by_all_games() -> None:
    """The confirmation is asked in the same words in every game."""
    assert speaker("en").prompt(Prompt("confirm", "5.5", {})) == Texts("en")("prompt-confirm")


def test_rule_falls_back_to_the_section_around_it() -> None:
    """A part that is not explained by itself is explained by the section that it belongs to."""
    speak = speaker("en")
    assert speak.rule("5.4a") == speak.rule("5.4")
    assert speak.rule("5.4.2") == speak.rule("5.4")
    assert speak.rule_title("5.1a") == "Send missi to the homeland"
    assert speak.rule("9.9") is None
    assert speak.rule("") is None


def test_errors() -> None:
    """Bad input is explained with names as they stand in files, an illegal action as a refusal."""
    speak = speaker("en")
    error = BadInput("board-border", {"land": "anjou", "other": "berry", "file": "my.toml"})
    assert "anjou lists berry" in speak.error(error)
    assert speak.error(error) == error_text(Texts("en"), error)
    assert speak.error(IllegalAction("no-gangs", "5.7", {"land": "anjou"})).startswith("Anjou:")
    year = speak.error(BadInput("position-year", {"year": 1234, "first": 830, "last": 834}))
    assert "1234" in year


def test_texts_fall_back() -> None:
    """A key without a text stands in brackets; a very long argument is cut; attributes are found by a dot."""
    texts = Texts("de")
    assert texts("no-such-key") == "⟦no-such-key⟧"
    assert not texts.has("no-such-key")
    assert texts.has("carolingi-option-players.help")
    assert not texts.has("carolingi-option-players.nothing")
    assert "…" in texts("error-position-gangs", has="x" * 9999, needs=50)
    with pytest.raises(BadInput, match="language-unknown"):
        Texts("xx")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_MESSAGES": "de-AT", "LANG": "fr_FR"}, "de"),
        ({"HOFTAG_LANG": "fr", "LC_ALL": "de_DE"}, "fr"),
    ],
)
def test_language_from_environment(environ: dict[str, str], language: str) -> None:
    """The first variable that is set decides; what it cannot decide is English."""
    assert language_from_environment(environ) == language


def test_sentences_for_the_browser_are_up_to_date() -> None:
    """What the browser's speaker is compared with is what Python's says now; tools/sentences writes it."""
    assert FIXTURE.read_text(encoding="utf-8") == fixture()
