"""How bots think in Carolingi: what the network sees, when the standing counts, and what is worth a thought."""

from __future__ import annotations

import json

import pytest

from hoftag.bots.bot import Knowledge
from hoftag.bots.carolingi.danger import danger
from hoftag.bots.carolingi.outlook import END, PLACINGS, RIVAL, SCALE, CarolingiOutlook, is_claim
from hoftag.bots.carolingi.prices import BY_HAND, Prices
from hoftag.bots.carolingi.sight import SEEN, sight
from hoftag.bots.carolingi.worth import weigh
from hoftag.bots.courtier import COUNT, SQUIRE, Courtier, partly_learned
from hoftag.bots.experience import Experience
from hoftag.bots.selfplay import sensible_game
from hoftag.bots.skill import Skill
from hoftag.bots.thinker import outlook_on, trained
from hoftag.bots.weighing import FOLDER, beginner, experience_for
from hoftag.games.carolingi.hunger import capacity
from hoftag.games.carolingi.ids import EMPTY, INACTIVE, KINDS, MARCH, MISSI, NOBODY, RACK, WINTER
from hoftag.games.carolingi.ruling import ruler, rules
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.victory import (
    claim_needs,
    development_ruled,
    followers_on_lands,
    has_glory,
    has_palace,
    lands_ruled,
    points,
    regions_united,
    worthy,
)
from hoftag.kernel.chance import seeded
from hoftag.kernel.step import Together, advance, apply, next_seat
from hoftag.match.library import own_game
from tests.contract.walk import new


def played(players: int, variant: str, seed: int, wander: int = 1_000_000) -> list[Carolingi]:
    """Positions of a sensible game, one for each question; one in `wander` answers is any."""
    game = own_game("carolingi")
    state = game.new(game.read({"players": players, "variant": variant}), seeded(seed))
    advance(state)
    assert isinstance(state, Carolingi)
    outlook = outlook_on(state, trained(state))
    found: list[Carolingi] = []
    while state.result is None:
        found.append(state.clone())
        seat, luck = next_seat(state), seeded(seed * 1_000_003 + len(found))
        if luck.below(wander) == 0:
            options = state.agenda[-1].onward(state, seat)
            apply(state, seat, options[luck.below(len(options))])
        else:
            outlook.go_on(state, seat, luck)
    return found


def named(s: Carolingi, seat: int) -> dict[str, float]:
    """The inputs by their names."""
    row = sight(s, seat)
    assert len(row) == len(SEEN)
    return dict(zip(SEEN, row, strict=True))


@pytest.mark.parametrize(
    ("players", "variant"), [(2, "base"), (4, "base"), (3, "advanced"), (3, "scenario814")]
)
def test_the_network_sees_what_the_rules_say(players: int, variant: str) -> None:
    """Points and all that they are made of, and how much is missing, as the rules count it."""
    happened: dict[str, int] = dict.fromkeys(SEEN, 0)
    games = [played(players, variant, seed, (2, 6, 1_000_000)[seed % 3]) for seed in range(12)]
    for s in [s for game in games for s in game[::3]]:
        board = s.board
        for seat in range(players):
            seen = named(s, seat)
            lands, markers, followers = (
                count(s, seat) for count in (lands_ruled, development_ruled, followers_on_lands)
            )
            has, needs = points(s, seat), claim_needs(s)
            tile = s.tile(seat, board.peace_tile) != INACTIVE
            late = seen["late"]
            assert late == 4 / (4 + 4 * (s.sundial - s.year) + 3 - s.season)
            shares = sorted(
                (done / len(each)) ** 2
                for each in s.realm.region_lands
                if (done := sum(stands(s, seat, land) for land in each)) < len(each)
            )
            stood = [land for land in range(s.realm.lands) if s.followers(land, seat) > 0]
            leads = [
                2 * s.followers(land, seat) - sum(s.pieces[land * s.row : (land + 1) * s.row])
                for land in stood
                if not s.forest[land]
            ]
            expected = {
                "points": 0.5 * has,
                "points late": 0.5 * has * late,
                "enough points": has >= needs,
                "a point short": has == needs - 1,
                "lands": 0.1 * lands,
                "lands near": min(1, lands / board.expansion) ** 3,
                "expansion": lands >= board.expansion,
                "markers": 0.1 * markers,
                "markers near": min(1, markers / board.development_goal) ** 3,
                "development": markers >= board.development_goal,
                "followers": 0.1 * followers,
                "followers near": min(1, followers / board.followers_goal) ** 3,
                "following": followers >= board.followers_goal,
                "regions": regions_united(s, seat),
                "regions begun": sum(shares),
                "best region": (shares[-1:] or [0.0])[0],
                "second region": (shares[-2:-1] or [0.0])[0],
                "glory": has_glory(s, seat),
                "trophies": 0.3 * s.trophies[seat],
                "trophies missing": 0.3
                * max(0, max(s.trophies[:seat] + s.trophies[seat + 1 :]) - s.trophies[seat]),
                "missi": 0.2 * min(6, s.missi[seat]),
                "missi late": 0.2 * min(6, s.missi[seat]) * late,
                "many missi": 0.2 * max(0, s.missi[seat] - 6),
                "leudes": 0.1 * s.leudes[seat],
                "nobiles": 0.1 * s.nobiles[seat],
                "on cards": 0.2
                * sum(
                    s.on_card[card * s.row + seat]
                    for card in s.slots
                    if card != EMPTY and ruler(s, card) in (NOBODY, seat)
                ),
                "hungry": 0.2 * sum(max(0, s.followers(land, seat) - capacity(s, land)) for land in stood),
                "gangs": 0.2 * sum(s.gangs(land) for land in stood),
                "margin": 0.1 * sum(min(3, lead) for lead in leads if lead > 0),
                "thin": 0.2 * leads.count(1),
                "contested": 0.2 * sum(lead <= 0 for lead in leads),
                "peace": tile,
                "peace late": tile * late,
                "near peace": tile and has == needs - 1,
                "near peace late": (tile and has == needs - 1) * late,
                "worthy": tile and worthy(s, seat),
                "worthy late": (tile and worthy(s, seat)) * late,
                "swap left": s.season == WINTER or s.taken[seat] == EMPTY,
                "palace": has_palace(s, seat),
                "favour": 0.3 * s.favour.count(seat),
            }
            assert {name: seen[name] for name in expected} == pytest.approx(
                {name: float(value) for name, value in expected.items()}
            )
            for name, value in seen.items():
                happened[name] += value != 0
    silent = {name for name, count in happened.items() if count == 0}
    if variant == "base":
        assert silent == {"palace", "site", "favour", "heir"}
    else:
        assert not silent & {"palace", "site"}
    if variant == "scenario814":
        assert not silent & {"favour", "heir"}


def stands(s: Carolingi, seat: int, land: int) -> bool:
    """Whether a land counts for its region."""
    return s.followers(land, seat) > 0 if s.forest[land] else rules(s, seat, land)


def test_the_network_sees_what_can_still_be_used() -> None:
    """A tile that was used in this year is gone until the next; in winter everything is there."""
    s = played(2, "base", 3)[0]
    assert s.season == WINTER
    assert all(named(s, 0)[f"{kind} at hand"] == 0 for kind in KINDS)
    s.season += 1
    at_hand = {kind: named(s, 0)[f"{kind} at hand"] for kind in KINDS}
    in_rack = [s.board.tile_kinds[tile] for tile in range(s.board.tiles) if s.tile(0, tile) == RACK]
    assert at_hand == pytest.approx({name: 0.3 * in_rack.count(kind) for kind, name in enumerate(KINDS)})
    march = s.board.tile_kinds.index(MARCH)
    s.put_tile(0, march, 0)
    assert named(s, 0)["march at hand"] == 0


def test_the_network_sees_active_tiles() -> None:
    """Dotted tiles are worth more the longer they can be used."""
    s = played(2, "base", 3)[0]
    assert named(s, 0)["missi active"] == 0
    dotted = range(s.board.first_dotted, s.board.tiles)
    tile = next(tile for tile in dotted if s.board.tile_kinds[tile] == MISSI)
    s.put_tile(0, tile, RACK)
    early = named(s, 0)["missi active"]
    s.year = s.sundial
    assert early > named(s, 0)["missi active"] > 0
    assert named(s, 0)["march active"] == named(s, 1)["missi active"] == 0


@pytest.mark.parametrize(
    ("players", "variant", "kind", "foresees"),
    [
        (4, "base", "", True),
        (3, "base", "", True),
        (2, "base", "", False),
        (4, "base", "place", False),
        (3, "advanced", "advanced", False),
        (3, "scenario814", "scenario814", False),
    ],
)
def test_where_the_network_is_asked(players: int, variant: str, kind: str, foresees: bool) -> None:
    """At larger tables of the base game what it promises counts besides the standing, elsewhere the standing alone."""
    s = played(players, variant, 5)[40]
    known = experience_for("carolingi", kind, players)
    assert bool(known.network.shift) == (kind != "place")
    outlook = outlook_on(s, known)
    assert isinstance(outlook, CarolingiOutlook)
    assert outlook.prospects(s)[1] > 0
    promised = outlook.prospects(s)[1] if foresees else 0.0
    assert outlook.worth(s, 1) == pytest.approx(outlook.standing(s, 1) + promised)


def test_a_place_is_worth_something_at_the_end() -> None:
    """Who plays by the network too holds the second place for more than the last, and the first for most of all."""
    s = played(4, "base", 5)[-1].clone()
    outlook = outlook_on(s, trained(s))
    by_standing = outlook_on(s, experience_for("carolingi", "place", 4))
    sensible_game(s, [outlook] * 4, seeded(3))
    assert s.result is not None
    order = [seat for place in s.result.ranking for seat in place]
    assert len(s.result.ranking) == 4, "nobody shares a place"
    worths = [outlook.worth(s, seat) for seat in order]
    assert worths == pytest.approx([2 * END, 0, -END / 2, -END])
    assert [by_standing.worth(s, seat) for seat in order] == [END, -END, -END, -END]


def test_everybody_may_lose() -> None:
    """In 814 all that somebody plays for is worth less the nearer the common failure is, a place as well."""
    s = played(3, "scenario814", 2)[30]
    outlook = outlook_on(s, experience_for("carolingi", "scenario814", 3))
    survival = outlook.survival(s)
    assert 0 < survival < 1
    assert sum(outlook.chances(s)) == pytest.approx(survival)
    assert sum(outlook.prospects(s)) == pytest.approx(survival * (0.5 + 0.5 * 1.5))


def test_danger_is_feared_before_it_is_told() -> None:
    """A danger that counts as lost when positions are compared is mostly averted: the chance that is told says so."""
    s = next(s for s in played(3, "scenario814", 2) if 2 < danger(s) < 4)
    outlook = outlook_on(s, experience_for("carolingi", "scenario814", 3))
    assert isinstance(outlook, CarolingiOutlook)
    assert outlook.peril(s) > 0.8
    assert outlook.survival(s) > 0.8
    calm = min(played(3, "scenario814", 2), key=danger)
    assert outlook.peril(calm) < 0.2
    assert outlook.survival(calm) > outlook.survival(s)


def test_a_claim_is_worth_a_thought() -> None:
    """With a point too few the extra action may bring it: the claim is tried out, however little it promises."""
    found = 0
    for s in [s for seed in range(12) for s in played(4, "base", seed)]:
        if not isinstance(s.agenda[-1], Together) or s.agenda[-1].kind != "place":
            continue
        outlook = outlook_on(s, trained(s))
        by_standing = outlook_on(s, experience_for("carolingi", "place", 4))
        for seat in range(4):
            options = s.agenda[-1].options(s, seat)
            claims = [action for action in options if is_claim(s, action)]
            candidates = outlook.candidates(s, seat, -1)
            if points(s, seat) == claim_needs(s) - 1 and claims and len(options) > PLACINGS + 1:
                found += 1
                assert set(claims) <= set(candidates)
                assert len(by_standing.candidates(s, seat, -1)) <= PLACINGS
            elif points(s, seat) < claim_needs(s) - 1:
                assert len(candidates) <= PLACINGS
    assert found > 0


def test_the_price_of_peace_is_no_promise() -> None:
    """How dear the tile for peace is held moves the sense; the outlook sees only that it is near, and a win is more."""
    usual = beginner("carolingi")
    dear = Experience(usual.network, usual.prices | {"peace": 50.0})
    game = own_game("carolingi")
    state = game.new(game.read({"players": 2}), seeded(11))
    advance(state)
    assert isinstance(state, Carolingi)
    one, other = outlook_on(state, usual), outlook_on(state, dear)
    near = 0
    while state.result is None:
        for seat in range(2):
            has_tile = state.tile(seat, state.board.peace_tile) != INACTIVE
            is_near = has_tile and points(state, seat) >= claim_needs(state) - 1
            assert weigh(state, seat, BY_HAND)[1] == is_near
            near += is_near
            assert one.rows(state)[seat] == pytest.approx(other.rows(state)[seat])
            assert one.worth(state, seat) == pytest.approx(other.worth(state, seat))
            assert -END < one.worth(state, seat) < END
        one.go_on(state, next_seat(state), seeded(len(state.agenda)))
    assert near > 0, "the game never came near peace"
    winners = state.result.ranking[0]
    assert [one.worth(state, seat) for seat in range(2)] == [
        END if seat in winners else -END for seat in range(2)
    ]


def test_rivals_weigh_when_positions_are_compared() -> None:
    """At a table of four the price of a rival's good is almost nothing; who thinks ahead looks at it all the same."""
    state = new(("carolingi", {"players": 4}), 3).state
    assert isinstance(state, Carolingi)
    known = Experience(beginner("carolingi").network, trained(state).prices)
    prices = Prices(known.prices)
    assert prices.rival < RIVAL
    better = state.clone()
    better.missi[2] += 20  # the best rival by far
    best = state.clone()
    best.missi[2] += 30
    outlook = outlook_on(state, known)
    gain = weigh(best, 2, prices)[0] - weigh(better, 2, prices)[0]
    assert gain > 0
    lost = outlook.worth(better, 0) - outlook.worth(best, 0)
    assert lost == pytest.approx(SCALE * RIVAL * gain)


@pytest.mark.parametrize("rung", [SQUIRE, COUNT], ids=["squire", "count"])
@pytest.mark.parametrize(
    ("players", "variant", "place"),
    [(2, "base", False), (3, "base", True), (5, "base", True), (3, "advanced", False)],
)
def test_lower_rungs_play_for_their_place(
    rung: dict[str, tuple[Skill, ...]], players: int, variant: str, place: bool
) -> None:
    """At larger tables of the base game they know a part of what was learned for that, elsewhere of the rest.

    The network is the one that was learned, for what a season is worth is the same for everybody.
    """
    match = new(("carolingi", {"players": players, "variant": variant}), 3)
    bot = Courtier(seeded(1), rung)
    bot.choose(Knowledge(match.game, match.state, match.awaiting[0]))
    assert bot.thinker is not None
    assert bot.thinker.experience is not None
    skill = rung["carolingi"][0 if players == 2 else 1]
    by_hand, learned = beginner("carolingi").prices, trained(match.state)
    file = json.loads((FOLDER / "carolingi-place-4.json").read_text(encoding="utf-8"))["prices"]
    assert file != learned.prices
    known, part = (file, skill.place) if place else (learned.prices, skill.learned)
    assert bot.thinker.experience.prices == partly_learned(by_hand, known, part)
    assert bot.thinker.experience.network is learned.network
