"""3.5 End of the game and victory conditions."""

from __future__ import annotations

from hoftag.games.carolingi.ids import EMPTY
from hoftag.games.carolingi.ruling import rules
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.outcome import Result, rank
from hoftag.kernel.step import Auto


def lands_ruled(s: Carolingi, seat: int) -> int:
    """How many lands a seat rules."""
    count = 0
    for land in range(s.realm.lands):
        if rules(s, seat, land):
            count += 1
    return count


def development_ruled(s: Carolingi, seat: int) -> int:
    """Development markers on the lands that a seat rules."""
    count = 0
    for land in range(s.realm.lands):
        if s.developed[land] > 0 and rules(s, seat, land):
            count += s.developed[land]
    return count


def followers_on_lands(s: Carolingi, seat: int) -> int:
    """Followers on all lands, forests included; those on cards do not count."""
    count = 0
    for i in range(seat, len(s.pieces), s.row):
        count += s.pieces[i]
    return count


def has_glory(s: Carolingi, seat: int) -> bool:
    """More trophies than everybody else, or four of them."""
    own = s.trophies[seat]
    if own >= s.board.trophies_goal:
        return True
    for other in range(s.players):
        if other != seat and s.trophies[other] >= own:
            return False
    return True


def unites(s: Carolingi, seat: int, region: int) -> bool:
    """Rules every land of a region without forest, and has a follower in its forest."""
    for land in s.realm.region_lands[region]:
        if s.forest[land] == 1:
            if s.pieces[land * s.row + seat] == 0:
                return False
        elif not rules(s, seat, land):
            return False
    return True


def regions_united(s: Carolingi, seat: int) -> int:
    """How many regions a seat has united."""
    count = 0
    for region in range(s.realm.regions):
        if unites(s, seat, region):
            count += 1
    return count


def points(s: Carolingi, seat: int) -> int:
    """One point for each condition, and one for each region."""
    total = regions_united(s, seat)
    if lands_ruled(s, seat) >= s.board.expansion:
        total += 1
    if development_ruled(s, seat) >= s.board.development_goal:
        total += 1
    if followers_on_lands(s, seat) >= s.board.followers_goal:
        total += 1
    if has_glory(s, seat):
        total += 1
    if has_palace(s, seat):
        total += s.board.palace_points
    return total


def has_palace(s: Carolingi, seat: int) -> bool:
    """6.2.2: who has claimed a homeland has a point for it; those of the base game bring none."""
    return s.terms.palaces and s.homeland[seat] != EMPTY


def claim_needs(s: Carolingi) -> int:
    """So many points must a claim to the throne have; where homelands are claimed, one of them is the palace."""
    if s.terms.palaces:
        return s.board.peace_needs_advanced + s.board.palace_points
    return s.board.peace_needs


def worthy(s: Carolingi, seat: int) -> bool:
    """Whether a claim to the throne holds: three points, in the advanced game besides the palace (5.8, 6.2.2)."""
    if s.terms.palaces and s.homeland[seat] == EMPTY:
        return False
    return points(s, seat) >= claim_needs(s)


def score_parts(s: Carolingi, seat: int) -> dict[str, int]:
    """The points of a seat, part by part, and the numbers behind them."""
    lands = lands_ruled(s, seat)
    development = development_ruled(s, seat)
    followers = followers_on_lands(s, seat)
    parts = {
        "expansion": int(lands >= s.board.expansion),
        "development": int(development >= s.board.development_goal),
        "following": int(followers >= s.board.followers_goal),
        "glory": int(has_glory(s, seat)),
        "regions": regions_united(s, seat),
    }
    if s.terms.palaces:
        parts["palace"] = s.board.palace_points if has_palace(s, seat) else 0
    parts["points"] = sum(parts.values())
    parts["lands-ruled"] = lands
    parts["development-ruled"] = development
    parts["followers-on-lands"] = followers
    parts["trophies"] = s.trophies[seat]
    return parts


def rank_key(part: dict[str, int]) -> list[int]:
    """What places are given by: points, then followers on lands, then lands ruled."""
    return [part["points"], part["followers-on-lands"], part["lands-ruled"]]


def finish(s: Carolingi, reason: str, winner: int, lost: bool = False) -> None:
    """The game is over; `lost` for all (814). Ties: followers on lands, then lands ruled, then a shared place."""
    parts = [score_parts(s, seat) for seat in range(s.players)]
    keys: list[list[int]] = []
    for seat in range(s.players):
        keys.append([int(seat == winner), *rank_key(parts[seat])])
    ranking = [list(range(s.players))] if lost else rank(keys)
    s.result = Result(reason, ranking, [part["points"] for part in parts], parts, lost)
    s.agenda.clear()
    s.tell("end-" + reason, winner)


class EndBySundial(Auto[Carolingi]):
    """After the autumn of the sundial's year the most points win; there is no year change any more."""

    kind = "end"
    rule = "3.5"

    def run(self, s: Carolingi) -> None:
        finish(s, "sundial", -1)
