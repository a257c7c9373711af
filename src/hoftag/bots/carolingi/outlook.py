"""What can be seen of each Carolingian, as numbers around one."""

from __future__ import annotations

from math import exp
from typing import Final

from hoftag.bots.carolingi.danger import danger
from hoftag.bots.carolingi.prices import Prices
from hoftag.bots.carolingi.sense import CarolingiSense
from hoftag.bots.carolingi.worth import advanced_worth, cards_worth, stand, tiles_worth
from hoftag.bots.network import Network
from hoftag.bots.outlook import Outlook
from hoftag.games.carolingi.hunger import capacity
from hoftag.games.carolingi.ids import AUTUMN, KINDS, PLACED, RACK
from hoftag.games.carolingi.placing import PlaceTiles
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.timer import LAY
from hoftag.games.carolingi.victory import claim_needs, has_glory, points
from hoftag.kernel.chance import SeededChance, seeded
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State

SEEN: Final = (
    "standing", "best rival's standing", "points", "best rival's points", "could claim", "rival could claim",
    "lands", "rival lands", "expansion", "development", "markers", "following", "followers", "trophies", "glory",
    "regions begun", "regions near", "missi", "leudes", "hungry", "gangs", "on cards", "tiles", "advanced",
    "late", "last year", "standing late", "rival standing late", "points late", "rival points late",
    "ready influence", "ready develop", "ready missi", "ready march", "ready fight", "ready none", "ready appease",
    "ready peace", "missi late", "leudes late",
)  # fmt: skip
"""The inputs, in their order."""
START: Final = {"standing": 2.0, "best rival's standing": -1.0, "standing late": 2.0}
"""What a beginner weighs."""
READY: Final = SEEN.index("ready influence")
PLACINGS: Final = 10
"""Of all pairs of tiles, so many are worth a thought."""
FAILING: Final = 3.0
"""How fast the danger of the scenario 814 becomes failure."""


class CarolingiOutlook(Outlook):
    """Every seat is a side; seasons are compared at their end."""

    def __init__(self, network: Network, prices: Prices) -> None:
        super().__init__(network)
        self.prices = prices

    def rows(self, s: State) -> list[list[float]]:
        assert isinstance(s, Carolingi)
        standings = [stand(s, seat, self.prices) for seat in range(s.players)]
        scores = [points(s, seat) for seat in range(s.players)]
        lands: list[int] = []
        rows: list[list[float]] = []
        for seat in range(s.players):
            row = [0.0] * len(SEEN)
            lands.append(fill(s, seat, row, self.prices))
            rows.append(row)
        years = s.sundial - s.year
        late = 1.0 / (1.0 + years + 0.25 * (AUTUMN - s.season))
        needs = claim_needs(s)
        for seat in range(s.players):
            row = rows[seat]
            rival = -1.0
            rival_score = 0
            rival_lands = 0
            for other in range(s.players):
                if other != seat:
                    rival = max(rival, standings[other])
                    rival_score = max(rival_score, scores[other])
                    rival_lands = max(rival_lands, lands[other])
            row[0] = standings[seat] * 0.5
            row[1] = rival * 0.5
            row[2] = scores[seat] * 0.5
            row[3] = rival_score * 0.5
            row[4] = 1.0 if scores[seat] >= needs else 0.0
            row[5] = 1.0 if rival_score >= needs else 0.0
            row[6] = lands[seat] * 0.1
            row[7] = rival_lands * 0.1
            row[24] = late
            row[25] = 1.0 if years == 0 else 0.0
            row[26] = row[0] * late
            row[27] = row[1] * late
            row[28] = row[2] * late
            row[29] = row[3] * late
            row[READY + len(KINDS)] = row[17] * late
            row[READY + len(KINDS) + 1] = row[18] * late
        return rows

    def survival(self, s: State) -> float:
        assert isinstance(s, Carolingi)
        return 1.0 / (1.0 + exp(FAILING * (danger(s) - 1.5))) if s.terms.scenario else 1.0

    def candidates(self, s: State, seat: int, last: Action) -> list[Action]:
        """A computer is never short of time; of all pairs of tiles those that seem good at once."""
        assert isinstance(s, Carolingi)
        step = s.agenda[-1]
        options = step.onward(s, seat)
        if not isinstance(step, PlaceTiles):
            return options
        options = [action for action in options if action < LAY]
        if len(options) <= PLACINGS:
            return options
        worths = CarolingiSense(s, seat, seeded(0), self.prices).placings(options)
        order = sorted(range(len(options)), key=lambda i: -worths[i])
        return [options[i] for i in order[:PLACINGS]]

    def quick(self, s: State, seat: int, chance: SeededChance) -> Action:
        assert isinstance(s, Carolingi)
        options = s.agenda[-1].options(s, seat)
        return (
            options[0] if len(options) == 1 else CarolingiSense(s, seat, chance, self.prices).choose(options)
        )

    def forget(self, s: State, seat: int) -> None:
        assert isinstance(s, Carolingi)
        if not isinstance(s.agenda[-1], PlaceTiles):
            return
        s.confirmed &= 1 << seat
        tiles = s.board.tiles
        for i in range(len(s.tile_at)):
            if s.tile_at[i] == PLACED and i // tiles != seat:
                s.tile_at[i] = RACK

    def stretch(self, s: State) -> int:
        assert isinstance(s, Carolingi)
        return s.year * 4 + s.season


def fill(s: Carolingi, seat: int, row: list[float], prices: Prices) -> int:
    """The numbers of one seat alone; how many lands it rules."""
    width = s.row
    lands = 0
    markers = 0
    followers = 0
    hungry = 0
    gangs = 0
    done = [0] * s.realm.regions
    for land in range(s.realm.lands):
        first = land * width
        here = s.pieces[first + seat]
        if here == 0:
            continue
        followers += here
        gangs += s.pieces[first + width - 1]
        if s.forest[land] == 1:
            done[s.realm.region_of[land]] += 1
        else:
            everybody = 0
            for i in range(first, first + width):
                everybody += s.pieces[i]
            if 2 * here > everybody:
                lands += 1
                markers += s.developed[land]
                done[s.realm.region_of[land]] += 1
        surplus = here - capacity(s, land)
        if surplus > 0:
            hungry += surplus
    board = s.board
    row[8] = 1.0 if lands >= board.expansion else 0.0
    row[9] = 1.0 if markers >= board.development_goal else 0.0
    row[10] = markers / board.development_goal
    row[11] = 1.0 if followers >= board.followers_goal else 0.0
    row[12] = followers / board.followers_goal
    row[13] = s.trophies[seat] / board.trophies_goal
    row[14] = 1.0 if has_glory(s, seat) else 0.0
    for region in range(s.realm.regions):
        missing = len(s.realm.region_lands[region]) - done[region]
        if missing == 1:
            row[16] += 1.0
        elif missing == 2:
            row[15] += 0.5
    for tile in range(board.tiles):
        if s.tile(seat, tile) == RACK:
            row[READY + board.tile_kinds[tile]] += 0.3
    row[17] = s.missi[seat] * 0.1
    row[18] = s.leudes[seat] * 0.1
    row[19] = hungry * 0.1
    row[20] = gangs * 0.1
    row[21] = cards_worth(s, seat, prices) * 4.0
    row[22] = tiles_worth(s, seat, prices)
    row[23] = advanced_worth(s, seat, prices) if s.terms.palaces else 0.0
    return lands
