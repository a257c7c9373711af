"""The speaker finds its words in every language, for everything that happens in real games."""

from __future__ import annotations

import pytest

from hoftag import BadInput, IllegalAction, Match, Prompt, Refusal, new
from hoftag.bots.bot import Knowledge, RandomBot
from hoftag.kernel.chance import seeded
from hoftag.kernel.events import Event
from hoftag.kernel.step import next_seat
from hoftag.locale.speaker import Speaker, error_text
from hoftag.locale.texts import LANGUAGES, Texts, language_from_environment
from hoftag.match.library import own_game
from tests.completeness.sources import GameFacts


def speaker(language: str) -> Speaker:
    """A speaker about Carolingi."""
    return Speaker(Texts(language), own_game("carolingi"))


def is_clean(text: str) -> bool:
    """Whether a text has no gaps: no missing key, no missing argument."""
    return bool(text) and not set(text) & set("⟦⟧{}$")


def nonsense(match: Match, seat: int, number: int) -> list[str]:
    """Answers that are mostly refused: every form of the step with some members of its domains."""
    names = match.state.names.domains
    out = ["", "dance", "done now"]
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
    return out


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_can_be_told(players: int) -> None:
    """Prompts, choices, refusals and events of a random game have clean texts in every language."""
    match = new("carolingi", players=players, seed=players, sundial=831)
    speakers = [speaker(language) for language in LANGUAGES]
    bot = RandomBot(seeded(players))
    while not match.over:
        seat = next_seat(match.state)
        prompt = match.prompt(seat)
        assert prompt is not None
        usage = match.state.agenda[-1].usage()
        options = match.options(seat)
        refusals = [match.why_not(seat, text) for text in nonsense(match, seat, match.version)]
        refusals.append(match.why_not((seat + 1) % players, "done"))
        for speak in speakers:
            assert is_clean(speak.prompt(prompt))
            labels = [speak.choice(option.notation, usage) for option in options[:4] + options[-4:]]
            assert all(map(is_clean, labels))
            assert all(is_clean(speak.refusal(refusal)) for refusal in refusals if refusal is not None)
            assert speak.rule(prompt.rule) is not None
        match.play_action(seat, bot.choose(Knowledge(match.game, match.state, seat)))
    assert match.outcome is not None
    for speak in speakers:
        assert all(is_clean(speak.event(event)) for event in match.log)
        assert is_clean(speak.reason(match.outcome.reason))
        assert all(is_clean(speak.score_part(part)) for part in match.outcome.parts[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_translated(language: str, games: list[GameFacts]) -> None:
    """Every land, tile, seat, season and card has a name for people, never its id."""
    for game in games:
        speak = Speaker(Texts(language), game.game)
        for domain, ids in {**game.state.names.domains, **game.game.names.domains}.items():
            for word in ids:
                text = speak.name(domain, word)
                assert is_clean(text), word
                assert "_" not in text, word
                assert "*" not in text, word
                assert language == "en" or text != word, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_games(language: str, games: list[GameFacts]) -> None:
    """Title, summary and options have texts."""
    for game in games:
        speak = Speaker(Texts(language), game.game)
        assert is_clean(speak.title())
        assert is_clean(speak.summary())
        for option in game.game.options():
            assert is_clean(speak.option(option.name))
            assert is_clean(speak.option_help(option.name))


def test_names_by_number_and_by_id() -> None:
    """A name is found by the engine's number as by its id; counts stay figures; a tile can have an owner."""
    speak = speaker("de")
    number = own_game("carolingi").names.find("land", "flandre")
    assert speak.name("land", number) == speak.name("land", "flandre") == "Flandern"
    assert speak.name("tile", "march*") == "Truppen ziehen (mit Punkt)"
    assert speak.name("tile-of", "red:fight") == "Rot: Kämpfen"
    assert speak.name("card", "hunger") == "Hungerkarte"
    assert speak.name("card", "flandre") == "Flandern"
    assert speak.name("count", 3) == "3"


def test_event_arguments_are_told_apart() -> None:
    """Two lands in one event keep their order, and the number chooses between singular and plural."""
    names = own_game("carolingi").names
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
