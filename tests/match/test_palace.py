"""What no position of our board can show: a claimed homeland whose neighbours are all homelands (ruling 27)."""

from __future__ import annotations

from hoftag.games.carolingi.palace import claim, refuges
from hoftag.games.carolingi.state import Carolingi, found_homeland
from hoftag.kernel.chance import seeded
from hoftag.kernel.step import advance
from hoftag.match.library import own_game


def test_gangs_without_refuge_return_to_the_supply() -> None:
    """On a corrected board it may happen; here another region's rule is bent for it."""
    game = own_game("carolingi")
    position: dict[str, object] = {
        "now": "tile red:develop",
        "forests": ["berry", "flandre", "schwaben", "haute_provence", "hessen"],
        "homelands": {"blue": "friesland"},
        "lands": {"nordalbingien": "red 4 gang 2 dev 2"},
        "red": {"missi": 3},
    }
    s = game.read_position(game.read({"players": 3, "variant": "advanced"}), position, seeded(1))
    assert isinstance(s, Carolingi)
    land, other = s.board.land_ids.index("nordalbingien"), s.board.land_ids.index("ostfalen")
    found_homeland(s, 2, other)
    assert refuges(s, land) == []
    s.agenda.pop()
    supply = s.gang_supply
    claim(s, 0, land)
    advance(s)
    assert (s.gangs(land), s.gang_supply, s.palace[land]) == (0, supply + 2, 0)
    assert s.agenda[-1].kind == "confirm"
