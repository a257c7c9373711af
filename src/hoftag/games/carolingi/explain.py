"""Why lands are ruled by whom, what a fight would bring, and how far everybody is with the victory conditions."""

from __future__ import annotations

from hoftag.games.carolingi.failure import leading
from hoftag.games.carolingi.fight import battle, can_fight
from hoftag.games.carolingi.ids import NOBODY
from hoftag.games.carolingi.shown import CarolingiCondition, CarolingiFight, CarolingiUnion
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.victory import has_palace, points, unites
from hoftag.kernel.errors import Facts
from hoftag.kernel.explain import Explanation, explain, figures


def why_ruled(s: Carolingi, land: int, lord: int, viewer: int | None) -> list[Explanation]:
    """Who rules a land and why, or why nobody does; and how many followers more the viewer would need."""
    first = land * s.row
    followers = s.pieces[first : first + s.players]
    gangs = s.gangs(land)
    owner = s.palace[land]
    most = max(followers)
    others = sum(followers) + gangs - most
    if s.forest[land] == 1:
        return [explain("why-forest", "2.2.3", {})]
    if lord != NOBODY:
        facts: Facts = {
            "seat": s.board.colours[lord],
            "has": most,
            "others": others,
            "you": yes(lord == viewer),
        }
        out = [explain("why-ruled", "3.5", facts)]
    elif owner != NOBODY:
        out = [explain("why-homeland-empty", "3.5", {"seat": s.board.colours[owner]})]
    elif most > 0:
        out = [explain("why-no-majority", "3.5", {"has": most, "others": others})]
    elif gangs > 0:
        out = [explain("why-gangs", "3.5", {"gangs": gangs})]
    else:
        out = [explain("why-empty", "3.5", {})]
    if viewer is not None and lord != viewer and owner in (NOBODY, viewer):
        more = sum(followers) + gangs + 1 - 2 * followers[viewer]
        out.append(explain("why-need", "3.5", {"count": more}))
    return out


def yes(so: bool) -> str:
    """A fact that texts choose by."""
    return "yes" if so else "no"


def fights(s: Carolingi, seat: int) -> list[CarolingiFight]:
    """What a fight would bring on each land where the seat could win one."""
    out: list[CarolingiFight] = []
    twin = s.clone()
    for land in range(s.realm.lands):
        first = land * s.row
        if s.pieces[first + seat] == 0 or not can_fight(s, seat, land):
            continue
        before = s.pieces[first : first + s.row]
        battle(twin, seat, land)
        lost = [before[i] - twin.pieces[first + i] for i in range(s.row)]
        stay = twin.pieces[first + seat]
        facts: Facts = {
            "figures": figures([count for count in before if count > 0]),
            "lost": lost[seat],
            "stay": stay,
            "rivals": sum(lost) - lost[seat] - lost[s.players],
            "gangs": lost[s.players],
        }
        out.append(
            {
                "land": s.board.land_ids[land],
                "lost": lost[: s.players],
                "gangs": lost[s.players],
                "stay": stay,
                "why": explain("why-fight", "5.5", facts),
            }
        )
    return out


def conditions(s: Carolingi, seat: int, score: dict[str, int]) -> list[CarolingiCondition]:
    """Every condition of victory: the figure behind it, what it must reach, and the points that it brings."""
    board = s.board
    best = max([s.trophies[other] for other in range(s.players) if other != seat])
    glory = min(best + 1, board.trophies_goal)
    lands = score["lands-ruled"]
    markers = score["development-ruled"]
    followers = score["followers-on-lands"]
    trophies = s.trophies[seat]
    out = [
        condition(
            "expansion", lands, board.expansion, score,
            explain("why-expansion", "3.5", {"value": lands, "needed": board.expansion}),
        ),
        condition(
            "development", markers, board.development_goal, score,
            explain("why-development", "3.5", {"value": markers, "needed": board.development_goal}),
        ),
        condition(
            "following", followers, board.followers_goal, score,
            explain("why-following", "3.5", {"value": followers, "needed": board.followers_goal}),
        ),
        condition(
            "glory", trophies, glory, score,
            explain(
                "why-glory", "3.5", {"value": trophies, "needed": glory, "limit": board.trophies_goal}
            ),
        ),
        condition(
            "regions", score["regions"], 1, score, explain("why-regions", "3.5", {"value": score["regions"]})
        ),
    ]  # fmt: skip
    if s.terms.palaces:
        palace = int(has_palace(s, seat))
        out.append(condition("palace", palace, 1, score, explain("why-palace", "6.2.2", {"value": palace})))
    return out


def condition(
    name: str, value: int, needed: int, score: dict[str, int], why: Explanation
) -> CarolingiCondition:
    """One condition; its name is also that of a part of the score."""
    return {"name": name, "value": value, "needed": needed, "points": score[name], "why": why}


def unions(s: Carolingi, seat: int, rulers: list[int]) -> list[CarolingiUnion]:
    """How far a seat is with uniting each region where it rules a land."""
    out: list[CarolingiUnion] = []
    for region in range(s.realm.regions):
        ruled = 0
        needed = 0
        rival = NOBODY
        forest = False
        for land in s.realm.region_lands[region]:
            if s.forest[land] == 1:
                forest = s.pieces[land * s.row + seat] > 0
                continue
            needed += 1
            ruled += int(rulers[land] == seat)
            if s.palace[land] not in (NOBODY, seat):
                rival = s.palace[land]
        if ruled > 0:
            name = s.board.region_ids[region]
            united = unites(s, seat, region)
            if united:
                why = explain("why-united", "3.5", {"region": name})
            elif rival != NOBODY:
                why = explain("why-barred", "3.5", {"region": name, "seat": s.board.colours[rival]})
            else:
                facts: Facts = {"region": name, "value": ruled, "needed": needed, "forest": yes(forest)}
                why = explain("why-region", "3.5", facts)
            out.append(
                {
                    "region": name,
                    "ruled": ruled,
                    "needed": needed,
                    "forest": forest,
                    "united": united,
                    "barred": rival != NOBODY,
                    "why": why,
                }
            )
    return out


def why_heir(s: Carolingi, heir: int) -> Explanation:
    """Whom the emperor would choose if the realm failed now (814), or why all would lose."""
    if heir != NOBODY:
        facts: Facts = {
            "seat": s.board.colours[heir],
            "count": s.favour.count(heir),
            "points": points(s, heir),
        }
        return explain("why-heir", "814.5", facts)
    if not s.favour:
        return explain("why-no-honour", "814.5", {})
    if s.terms.strict_favour:
        return explain("why-no-heir-strict", "814.5", {"seat": s.board.colours[leading(s.favour)]})
    return explain("why-no-heir", "814.5", {})
