"""A hand-made sense of what is good in Carolingi.

Values are in points of victory. Everything that leads to a condition counts a little on the way, so that the
next step is always visible from one step before.
"""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.actions import ACT, SolveOrAct, action_step
from hoftag.games.carolingi.hunger import capacity
from hoftag.games.carolingi.ids import AUTUMN, EMPTY, INACTIVE, KINDS, NOBODY, NONE, PEACE, SEASONS
from hoftag.games.carolingi.palace import DriveOut, FoundPalace
from hoftag.games.carolingi.peace import ExtraAction
from hoftag.games.carolingi.placing import PlaceTiles, in_hand
from hoftag.games.carolingi.problems import blocked, on_wheel, solvable
from hoftag.games.carolingi.ruling import ruler
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.swapping import KEEP, SwapTiles
from hoftag.games.carolingi.timer import LAY
from hoftag.games.carolingi.victory import claim_needs, has_glory, has_palace, points, worthy
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import advance

POINT: Final = 1.0
LAND: Final = 0.11
MARKER: Final = 0.10
FOLLOWER: Final = 0.045
MISSUS: Final = 0.085  # the currency of all that has an effect; worth less the nearer the end is
LEUDE: Final = 0.02
TROPHY: Final = 0.12
ON_CARD: Final = 0.035
TILES: Final = [0.0, 0.05, 0.12, 0.07, 0.05, 0.0, 0.08, 0.0]  # an active dotted tile of each kind, for a year
PALACE: Final = 0.3  # a homeland that was claimed, besides its point: nobody can take it away
FAVOUR: Final = 0.06  # an honour stone
PROBLEM: Final = 0.05  # a problem on a season to come
RUIN: Final = 0.9  # three of them on one season, the more the nearer it is
FEW_GANGS: Final = 8  # from here on every gang that is left counts
SCARCE: Final = 0.05
REGION: Final = 0.55  # for a region that is almost united; grows with the square of what is done
HUNGRY: Final = 0.022  # a follower that the next hunger would send away
GANG: Final = 0.008  # a gang on a land where the seat stands
MARGIN: Final = 0.012
RIVAL: Final = 0.30  # how much a rival's good weighs against the own
WORTHWHILE: Final = 0.02  # below this gain a tile is better kept for later
SWAP: Final = 0.04  # how much more a tile must gain to be worth the swap of the year
LONG: Final = 12  # parts of one action that are tried before it is ended


def value(s: Carolingi, seat: int) -> float:
    """How good a position is for a seat: the own standing against that of the strongest rival."""
    own = 0.0
    best = -1.0
    for other in range(s.players):
        standing = stand(s, other)
        if other == seat:
            own = standing
        elif standing > best:
            best = standing
    return own - RIVAL * best


def stand(s: Carolingi, seat: int) -> float:
    """The standing of one seat."""
    row = s.row
    pieces = s.pieces
    lands = 0
    markers = 0
    followers = 0
    total = 0.0
    hungry = 0
    region_done = [0] * s.realm.regions
    for land in range(s.realm.lands):
        first = land * row
        here = pieces[first + seat]
        if here == 0:
            continue
        followers += here
        if s.forest[land] == 1:
            region_done[s.realm.region_of[land]] += 1
        else:
            everybody = 0
            for i in range(first, first + row):
                everybody += pieces[i]
            if 2 * here > everybody:
                lands += 1
                markers += s.developed[land]
                region_done[s.realm.region_of[land]] += 1
                total += MARGIN * min(2 * here - everybody, 3)
        total -= GANG * pieces[first + row - 1]
        surplus = here - capacity(s, land)
        if surplus > 0:
            hungry += surplus
    board = s.board
    for region in range(s.realm.regions):
        size = len(s.realm.region_lands[region])
        if region_done[region] == size:
            total += POINT
        share = region_done[region] / size
        total += REGION * share * share
    total += goal(lands, board.expansion) + LAND * lands
    total += goal(markers, board.development_goal) + MARKER * markers
    total += goal(followers, board.followers_goal) + FOLLOWER * followers
    if has_glory(s, seat):
        total += POINT
    total += TROPHY * s.trophies[seat]
    if s.terms.palaces:
        total += advanced_worth(s, seat)
    seasons = (s.sundial - s.year) * 4 + AUTUMN - s.season + 1
    currency = MISSUS * min(seasons, 4) / 4
    total += currency * min(s.missi[seat], 6) + 0.4 * currency * max(s.missi[seat] - 6, 0)
    total += LEUDE * s.leudes[seat]
    total -= HUNGRY * hungry
    total += cards_worth(s, seat)
    total += tiles_worth(s, seat)
    return total


def advanced_worth(s: Carolingi, seat: int) -> float:
    """What the advanced game and the scenario add: the palace, the emperor's favour, the problems of all."""
    total = 0.0
    if has_palace(s, seat):
        total += POINT + PALACE
    if s.terms.scenario:
        total += FAVOUR * s.favour.count(seat) - trouble(s)
    return total


def trouble(s: Carolingi) -> float:
    """How much the problems to come weigh: most when three lie on the next season, for then the game is over."""
    total = 0.0
    for ahead in range(1, len(SEASONS)):
        count = on_wheel(s, (s.season + ahead) % len(SEASONS))
        total += PROBLEM * count
        if count >= s.board.problems_lose_at:
            total += RUIN * (count - s.board.problems_lose_at + 1) / ahead
    if s.gang_supply < FEW_GANGS:
        total += SCARCE * (FEW_GANGS - s.gang_supply)
    return total


def cards_worth(s: Carolingi, seat: int) -> float:
    """Followers on cards are on their way, unless a rival rules the land."""
    total = 0.0
    for card in s.slots:
        if card != EMPTY and s.on_card[card * s.row + seat] > 0:
            lord = ruler(s, card)
            if lord == NOBODY or lord == seat:
                total += ON_CARD * s.on_card[card * s.row + seat]
    return total


def goal(count: int, needed: int) -> float:
    """A condition: its point when it is fulfilled, and a growing part of it when it is near."""
    if count >= needed:
        return POINT
    share = count / needed
    return 0.35 * share * share * share


def tiles_worth(s: Carolingi, seat: int) -> float:
    """Active dotted tiles are worth most early; peace is worth having when it could be won."""
    years = s.sundial - s.year
    total = 0.0
    for tile in range(s.board.first_dotted, s.board.tiles):
        if s.tile(seat, tile) != INACTIVE:
            if tile == s.board.peace_tile:
                if points(s, seat) >= claim_needs(s) - 1:
                    total += 0.2
            else:
                total += TILES[s.board.tile_kinds[tile]] * min(years, 4)
    return total


def finish_claim(s: Carolingi) -> None:
    """Carry a claimed homeland through to its palace, so that what it brings can be seen."""
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, DriveOut):
            step.answer(s, step.seat, step.options(s, step.seat)[0])
        elif isinstance(step, FoundPalace):
            s.agenda.pop()
            step.run(s)
        else:
            return


class CarolingiSense:
    """Chooses for a seat in a sampled position."""

    def __init__(self, s: Carolingi, seat: int, chance: SeededChance) -> None:
        self.s = s
        self.seat = seat
        self.chance = chance

    def choose(self, options: list[Action]) -> Action:
        """The best option, by what the step is about."""
        step = self.s.agenda[-1]
        if isinstance(step, PlaceTiles):
            return self.place(options)
        if isinstance(step, SwapTiles):
            return self.swap(options)
        if isinstance(step, SolveOrAct):
            return self.solve_or_act(step, options)
        if isinstance(step, ExtraAction):
            return self.extra_tile(options)
        return self.best(self.s, options)

    def best(self, s: Carolingi, options: list[Action]) -> Action:
        """The option after which the position is worth most; among equals the first."""
        step = s.agenda[-1]
        chosen = options[-1]
        most = -1e9
        for action in options:
            if action == DONE:
                worth = value(s, self.seat) + 1e-9
            else:
                trial = s.clone()
                step.answer(trial, self.seat, action)
                finish_claim(trial)
                worth = value(trial, self.seat)
            if worth > most:
                most = worth
                chosen = action
        return chosen

    def solve_or_act(self, step: SolveOrAct, options: list[Action]) -> Action:
        """Solve the worst problem, if that is worth more than the action."""
        chosen = self.best(self.s, [action for action in options if action != ACT])
        solving = 0.0 if chosen == DONE else self.worth_solving(step.tile, chosen)
        acting = self.act_gain(step.tile)
        if acting > solving:
            return ACT if acting > 0.0 else DONE
        return chosen

    def worth_solving(self, tile: int, season: int) -> float:
        """What taking a problem from a season is worth."""
        trial = self.s.clone()
        before = value(trial, self.seat)
        trial.wheel[season * len(KINDS) + trial.board.tile_kinds[tile]] = 0
        return value(trial, self.seat) - before + FAVOUR

    def gain(self, tile: int) -> float:
        """What a tile would be worth now: its action, or in 814 a problem solved with it."""
        kind = self.s.board.tile_kinds[tile]
        if not self.s.terms.scenario:
            return self.act_gain(tile)
        if blocked(self.s, kind):
            return 0.0
        most = self.act_gain(tile)
        for season in solvable(self.s, kind):
            most = max(most, self.worth_solving(tile, season))
        return most

    def act_gain(self, tile: int) -> float:
        """What carrying a tile out now would be worth, played greedily part by part."""
        trial = self.s.clone()
        before = value(trial, self.seat)
        trial.agenda.clear()
        kind = trial.board.tile_kinds[tile]
        trial.then(action_step(trial, self.seat, kind))
        for _ in range(LONG):
            if not trial.agenda:
                break
            step = trial.agenda[-1]
            options = step.options(trial, self.seat)
            action = options[0] if len(options) == 1 else self.best(trial, options)
            step.answer(trial, self.seat, action)
            advance(trial)
        return value(trial, self.seat) - before

    def gains(self, tiles: list[int]) -> list[float]:
        """The gain of each tile; peace and no-action tiles have none of their own."""
        out: list[float] = []
        for tile in tiles:
            kind = self.s.board.tile_kinds[tile]
            out.append(0.0 if kind == NONE or kind == PEACE else self.gain(tile))
        return out

    def place(self, options: list[Action]) -> Action:
        """Peace when it would succeed; else the two tiles that gain most, if they gain anything."""
        s = self.s
        tiles = in_hand(s, self.seat)
        gains = self.gains(tiles)
        worth = [0.0] * s.board.tiles
        for i in range(len(tiles)):
            worth[tiles[i]] = gains[i] - WORTHWHILE
        seasons_left = AUTUMN - s.season + 1
        claim = worthy(s, self.seat)
        chosen = options[0]
        most = -1e9
        for action in options:
            if action >= LAY:
                continue  # a computer is never short of time
            one = action // 32
            two = action % 32
            if s.board.tile_kinds[one] == PEACE or s.board.tile_kinds[two] == PEACE:
                total = 5.0 if claim else -1.0
            else:
                total = worth[one] + worth[two]
                if s.board.tile_kinds[one] == s.board.tile_kinds[two]:
                    total -= 0.5 * worth[one]  # the second of a kind finds less to do
                total -= 0.001 * seasons_left * (s.board.tile_kinds[one] != NONE)
            total += 1e-6 * self.chance.below(1000)
            if total > most:
                most = total
                chosen = action
        return chosen

    def swap(self, options: list[Action]) -> Action:
        """Give the tile that would gain least for the used one that would gain most, if that is much more."""
        worth = [-1e9] * self.s.board.tiles
        chosen = KEEP
        most = SWAP
        for action in options:
            if action == KEEP:
                continue
            for tile in (action // 32, action % 32):
                if worth[tile] < -1e8:
                    kind = self.s.board.tile_kinds[tile]
                    worth[tile] = 0.0 if kind == PEACE else self.gain(tile)
            total = worth[action % 32] - worth[action // 32]
            if total > most:
                most = total
                chosen = action
        return chosen

    def extra_tile(self, options: list[Action]) -> Action:
        """The tile that gains most now."""
        chosen = DONE
        most = 0.0
        for tile in options:
            if tile != DONE:
                worth = self.gain(tile)
                if worth > most:
                    most = worth
                    chosen = tile
        return chosen
