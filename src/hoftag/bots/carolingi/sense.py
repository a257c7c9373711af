"""How to choose in Carolingi without thinking ahead: whatever leads to the position that is worth most."""

from __future__ import annotations

from typing import Final

from hoftag.bots.carolingi.prices import Prices
from hoftag.bots.carolingi.worth import value
from hoftag.games.carolingi.actions import ACT, SolveOrAct, action_step
from hoftag.games.carolingi.favour import solve
from hoftag.games.carolingi.ids import AUTUMN, KINDS, NONE, PEACE
from hoftag.games.carolingi.palace import DriveOut, FoundPalace
from hoftag.games.carolingi.peace import ExtraAction
from hoftag.games.carolingi.placing import PlaceTiles, in_hand
from hoftag.games.carolingi.problems import blocked, solvable
from hoftag.games.carolingi.scattered import InsertCard
from hoftag.games.carolingi.state import Carolingi
from hoftag.games.carolingi.swapping import KEEP, SwapTiles
from hoftag.games.carolingi.timer import LAY
from hoftag.games.carolingi.victory import worthy
from hoftag.kernel.chance import SeededChance
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Confirm, advance

LONG: Final = 12  # parts of one action that are tried before it is ended
NEVER: Final = -1e8
UNKNOWN: Final = -1e9
FUTILE: Final = -1.0  # a tile that a problem blocks


def carry_on(s: Carolingi) -> None:
    """Carry a claimed homeland or a drawn card through, so that what comes of it can be seen."""
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, DriveOut):
            step.answer(s, step.seat, step.options(s, step.seat)[0])
        elif isinstance(step, (FoundPalace, InsertCard)):
            s.agenda.pop()
            step.run(s)
        elif isinstance(step, Confirm) and len(s.agenda) > 1 and isinstance(s.agenda[-2], InsertCard):
            s.agenda.pop()
        else:
            return


class CarolingiSense:
    """Chooses for a seat in a sampled position."""

    def __init__(self, s: Carolingi, seat: int, chance: SeededChance, prices: Prices) -> None:
        self.s = s
        self.seat = seat
        self.chance = chance
        self.prices = prices
        self.found = [UNKNOWN] * len(KINDS)
        """What a tile of each kind would gain, as far as it was asked for."""

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
                worth = value(s, self.seat, self.prices) + 1e-9
            else:
                trial = s.clone()
                step.answer(trial, self.seat, action)
                carry_on(trial)
                worth = value(trial, self.seat, self.prices)
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
        """What taking a problem from a season is worth, with the honour that it brings."""
        trial = self.s.clone()
        before = value(trial, self.seat, self.prices)
        trial.agenda.clear()
        solve(trial, self.seat, tile, season)
        step = trial.agenda[-1]
        step.answer(trial, self.seat, self.best(trial, step.options(trial, self.seat)))
        return value(trial, self.seat, self.prices) - before

    def gain(self, tile: int) -> float:
        """What a tile would be worth now: its action, or in 814 a problem solved with it."""
        kind = self.s.board.tile_kinds[tile]
        if self.found[kind] == UNKNOWN:
            self.found[kind] = self.look_for_gain(tile, kind)
        return self.found[kind]

    def look_for_gain(self, tile: int, kind: int) -> float:
        """The same, found out."""
        if not self.s.terms.scenario:
            return self.act_gain(tile)
        if blocked(self.s, kind):
            return FUTILE
        most = self.act_gain(tile)
        for season in solvable(self.s, kind):
            most = max(most, self.worth_solving(tile, season))
        return most

    def act_gain(self, tile: int) -> float:
        """What carrying a tile out now would be worth, played greedily part by part."""
        trial = self.s.clone()
        before = value(trial, self.seat, self.prices)
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
        return value(trial, self.seat, self.prices) - before

    def gains(self, tiles: list[int]) -> list[float]:
        """The gain of each tile; peace and no-action tiles have none of their own."""
        out: list[float] = []
        for tile in tiles:
            kind = self.s.board.tile_kinds[tile]
            out.append(0.0 if kind == NONE or kind == PEACE else self.gain(tile))
        return out

    def place(self, options: list[Action]) -> Action:
        """The placing that is worth most; among equals any."""
        worths = self.placings(options)
        chosen = 0
        most = -1e9
        for i in range(len(options)):
            worth = worths[i] + 1e-6 * self.chance.below(1000)
            if worth > most:
                most = worth
                chosen = i
        return options[chosen]

    def placings(self, options: list[Action]) -> list[float]:
        """What placings are worth: peace when it would succeed, else what both tiles gain, if they gain anything."""
        s = self.s
        tiles = in_hand(s, self.seat)
        gains = self.gains(tiles)
        worth = [0.0] * s.board.tiles
        for i in range(len(tiles)):
            worth[tiles[i]] = gains[i] - self.prices.worthwhile
        seasons_left = AUTUMN - s.season + 1
        claim = worthy(s, self.seat)
        out: list[float] = []
        for action in options:
            if action >= LAY:
                out.append(NEVER)  # a computer is never short of time
                continue
            one = action // 32
            two = action % 32
            if s.board.tile_kinds[one] == PEACE or s.board.tile_kinds[two] == PEACE:
                total = 5.0 if claim else -1.0
            else:
                total = worth[one] + worth[two]
                if s.board.tile_kinds[one] == s.board.tile_kinds[two]:
                    total -= self.prices.second * worth[one]  # the second of a kind finds less to do
                total -= 0.001 * seasons_left * (s.board.tile_kinds[one] != NONE)
            out.append(total)
        return out

    def swap(self, options: list[Action]) -> Action:
        """Give the tile that would gain least for the used one that would gain most, if that is much more."""
        worth = [-1e9] * self.s.board.tiles
        chosen = KEEP
        most = self.prices.swap
        for action in options:
            if action == KEEP:
                continue
            for tile in (action // 32, action % 32):
                if worth[tile] < -1e8:
                    kind = self.s.board.tile_kinds[tile]
                    worth[tile] = 0.0 if kind == PEACE else max(self.gain(tile), 0.0)
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
