"""What the tests of completeness share: the games, the messages, and what the source needs texts for."""

from __future__ import annotations

import pytest

from hoftag.locale.texts import LANGUAGES
from hoftag.match.library import GAMES, own_game
from hoftag.match.match import chance_from, start
from tests.completeness.edge_sources import find_edge_keys, find_server_keys
from tests.completeness.sources import (
    Catalogue,
    Facts,
    GameFacts,
    Supplied,
    find_errors,
    find_refusals,
    read_catalogue,
)
from tests.completeness.web_sources import find_web_keys


@pytest.fixture(scope="session")
def games() -> list[GameFacts]:
    """Every game of the library."""
    out: list[GameFacts] = []
    for name in GAMES:
        game = own_game(name)
        match = start(game, game.read({}), "", chance_from(1))
        out.append(GameFacts(game, name.replace("_", "-"), match.state))
    return out


@pytest.fixture(scope="session", params=GAMES)
def game(request: pytest.FixtureRequest, games: list[GameFacts]) -> GameFacts:
    """One game of the library after the other."""
    return next(facts for facts in games if facts.game.name == request.param)


@pytest.fixture(scope="session")
def catalogues() -> dict[str, Catalogue]:
    """The messages of every language."""
    return {language: read_catalogue(language) for language in LANGUAGES}


@pytest.fixture(scope="session")
def refusals(games: list[GameFacts]) -> Supplied:
    """Every refusal of the source with its facts."""
    forms = [form for game in games for step in game.steps for form in step.usage]
    return find_refusals({domain for form in forms for domain in form.split()[1:]})


@pytest.fixture(scope="session")
def errors() -> Supplied:
    """Every bad input of the source with its facts."""
    return find_errors()


@pytest.fixture(scope="session")
def edge_keys() -> dict[str, list[Facts] | None]:
    """Every key that the terminal, the command line, the server and the browser use."""
    out: dict[str, list[Facts] | None] = find_edge_keys()
    for found in (find_server_keys(), find_web_keys()):
        for key, sites in found.items():
            out[key] = [*(out.get(key) or []), *sites] if sites else out.get(key)
    return out
