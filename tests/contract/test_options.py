"""Options: order, notation, refusals."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hoftag import IllegalAction, Match
from hoftag.kernel.chance import seeded
from hoftag.match import notation
from tests.contract.walk import IDS, SETTINGS, walk

settings = pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
Setting = tuple[str, dict[str, Any]]


@settings
@given(seed=st.integers(0, 2**32))
def test_options_are_unique_and_pinned(setting: Setting, seed: int) -> None:
    """A seat that is awaited has options, each once, and asking again gives the same order."""
    for match in walk(setting, seed, every=3):
        for seat in match.awaiting:
            choices = match.options(seat)
            assert choices
            assert len({choice.action for choice in choices}) == len(choices)
            assert match.options(seat) == choices
            clone = match.state.clone()
            assert clone.agenda[-1].options(clone, seat) == [choice.action for choice in choices]


@settings
@given(seed=st.integers(0, 2**32))
def test_notation_round_trip(setting: Setting, seed: int) -> None:
    """Every option has its own notation, which means that option again, also in capitals."""
    for match in walk(setting, seed, every=3):
        step = match.state.agenda[-1] if match.state.agenda else None
        for seat in match.awaiting:
            assert step is not None
            choices = match.options(seat)
            assert len({choice.notation for choice in choices}) == len(choices)
            assert match.why_not(seat, f"  {choices[match.version % len(choices)].notation.upper()} ") is None
            for choice in choices:
                reading = notation.read(match.state, step, choice.notation.upper().split())
                assert reading.action == choice.action


@settings
@given(seed=st.integers(0, 2**32))
def test_choices_are_taken_apart(setting: Setting, seed: int) -> None:
    """A choice is a verb with arguments by one of the forms, allowed by the question's section or a part of it."""
    for match in walk(setting, seed, every=5):
        for seat in match.awaiting:
            prompt = match.prompt(seat)
            assert prompt is not None
            forms = {form.split()[0]: form.split()[1:] for form in match.state.agenda[-1].usage()}
            for choice in match.options(seat):
                assert " ".join([choice.verb, *choice.args]) == choice.notation
                for domain, name in zip(forms[choice.verb], choice.args, strict=True):
                    assert match.state.names.find(domain, name) >= 0
                assert choice.rule.startswith(prompt.rule)


@settings
@given(seed=st.integers(0, 2**32))
def test_refusals_have_reasons(setting: Setting, seed: int) -> None:
    """Any well-formed answer is legal or refused with a code, a section of the rules and facts."""
    chance = seeded(seed)
    for match in walk(setting, seed, every=5):
        step = match.state.agenda[-1] if match.state.agenda else None
        for seat in match.awaiting:
            assert step is not None
            legal = {choice.notation for choice in match.options(seat)}
            for form in step.usage():
                for _ in range(6):
                    verb, *domains = form.split()
                    words = [verb]
                    for domain in domains:
                        names = match.state.names.domains.get(domain) or [
                            str(n) for n in (0, 1, 2, 3, 4, 9, 40)
                        ]
                        words.append(names[chance.below(len(names))])
                    text = " ".join(words)
                    refusal = match.why_not(seat, text)
                    if refusal is None:
                        reading = notation.read(match.state, step, text.split())
                        assert reading.action is not None
                        assert step.notation(match.state, reading.action) in legal
                    else:
                        assert refusal.code
                        assert refusal.rule
                        before = match.version
                        with pytest.raises(IllegalAction):
                            match.play(seat, text)
                        assert match.version == before


def members(match: Match, domain: str) -> list[str]:
    """All names of a domain, or enough numbers."""
    return list(dict.fromkeys(match.state.names.domains.get(domain) or map(str, range(1, 13))))


@settings
@given(seed=st.integers(0, 2**32))
def test_half_made_answers(setting: Setting, seed: int) -> None:
    """With `*` for any argument an answer is possible if and only if it can be completed; else there is a reason."""
    chance = seeded(seed)
    for match in walk(setting, seed, every=11):
        for seat in match.awaiting:
            for form in match.state.agenda[-1].usage():
                verb, *domains = form.split()
                columns: list[list[str]] = []
                for domain in domains:
                    names = members(match, domain)
                    # two open lands would be more than a thousand ways to check
                    wide = len(names) > 12 and len([column for column in columns if len(column) > 12]) > 0
                    columns.append([names[chance.below(len(names))]] if wide or chance.below(2) else names)
                words = [column[0] if len(column) == 1 else "*" for column in columns]
                ways = [" ".join([verb, *args]) for args in product(*columns)]
                possible = any(match.why_not(seat, way) is None for way in ways)
                refusal = match.why_not(seat, " ".join([verb, *words]))
                assert (refusal is None) == possible
                assert refusal is None or (refusal.code and refusal.rule)


@settings
@given(seed=st.integers(0, 2**32))
def test_things_that_are_pointed_at(setting: Setting, seed: int) -> None:
    """A thing can be used if an answer begins with it, or is the first of its kind in one; else there is a reason."""
    for match in walk(setting, seed, every=17):
        for seat in match.awaiting:
            usable: set[tuple[str, str]] = set()
            forms = {form.split()[0]: form.split()[1:] for form in match.state.agenda[-1].usage()}
            for choice in match.options(seat):
                for place, (domain, name) in enumerate(zip(forms[choice.verb], choice.args, strict=True)):
                    if domain not in forms[choice.verb][:place]:
                        usable.add((domain, name))
            for domain in match.state.names.domains:
                for name in members(match, domain):
                    refusal = match.why_not_thing(seat, domain, name)
                    assert refusal is None or (refusal.code and refusal.rule)
                    if (domain, name) in usable:
                        assert refusal is None
                    elif all(domain not in domains for domains in forms.values()):
                        assert refusal is not None
                        assert refusal.code == "thing-not-asked"


@settings
@given(seed=st.integers(0, 2**32), text=st.text(max_size=30))
def test_garbage_is_refused_kindly(setting: Setting, seed: int, text: str) -> None:
    """Whatever is typed, by whatever seat, is played or refused; nothing breaks."""
    for match in walk(setting, seed, every=50):
        for seat in range(-1, match.state.players + 1):
            refusal = match.why_not(seat, text)
            match.why_not(seat, text + " *")
            match.why_not(seat, "land:" + text)
            match.why_not_thing(seat, text, text, text)
            if match.over:
                assert refusal is not None
                assert refusal.code == "game-over"
            elif not match.may_act(seat):
                assert refusal is not None
                assert refusal.code == "not-your-turn"
