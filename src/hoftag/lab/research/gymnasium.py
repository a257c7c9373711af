"""The games as Gymnasium environments: one agent at a table of computer players.

Importing this module registers `hoftag/carolingi-v0` and its sisters.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from hoftag.bots.bot import Bot, Knowledge
from hoftag.bots.registry import check_bot, make_bot
from hoftag.kernel.chance import seeded
from hoftag.kernel.errors import BadInput
from hoftag.kernel.game import Value
from hoftag.lab.research.rewards import check_rewards
from hoftag.lab.research.task import HIGH, LOW, Episode, Mask, Vector, task
from hoftag.lab.research.text import MODES, check_mode, text_of
from hoftag.match.library import GAMES

ILLEGAL = -1.0
"""The reward for an illegal answer, which ends the episode."""


class BotsEnv(gymnasium.Env[Vector, np.int64]):
    """The agent has one seat, bots have the others. `action_masks()` says which answers are legal.

    `bots`: one name for all, or one for each other seat clockwise. `seat`: the agent's, None for another in each
    episode. The other settings are those of the PettingZoo environment, and the options of the game.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str = "carolingi",
        *,
        bots: str | tuple[str, ...] | list[str] = "random",
        seat: int | None = 0,
        rewards: str = "ranking",
        forced: bool = False,
        take_back: bool = False,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.task = task(game, options)
        others = len(self.task.seats) - 1
        names = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if len(names) != others:
            raise BadInput("bot-count", {"has": len(names), "needs": others})
        self.bots = tuple(check_bot(name) for name in names)
        if seat is not None and not 0 <= seat <= others:
            raise BadInput("option-value", {"option": "seat", "value": str(seat), "allowed": f"0–{others}"})
        self.fixed = seat
        self.way = check_rewards(rewards)
        self.forced = forced
        self.take_back = take_back
        self.render_mode = check_mode(render_mode)
        self.observation_space = spaces.Box(LOW, HIGH, (len(self.task.layout),), np.float32)
        self.action_space = spaces.Discrete(len(self.task.answers))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a new game and let the bots play until the agent is asked."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(len(self.task.seats))) if self.fixed is None else self.fixed
        self._wrong = False
        self.table = self._seat_bots()
        chance = seeded(int(self.np_random.integers(2**62)))
        self.episode = Episode(self.task, chance, self.forced, self.take_back)
        self._let_bots_play()
        return self.episode.observe(self.seat), self._facts()

    def _seat_bots(self) -> dict[int, Bot]:
        """The bots at their seats, clockwise from the agent."""
        seats = len(self.task.seats)
        return {
            (self.seat + number) % seats: make_bot(name, int(self.np_random.integers(2**31)))
            for number, name in enumerate(self.bots, 1)
        }

    def _let_bots_play(self) -> None:
        episode = self.episode
        while not episode.over and not episode.cut and episode.seat != self.seat:
            known = Knowledge(self.task.game, episode.state, episode.seat)
            episode.act(self.table[episode.seat].choose(known))

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take the agent's answer, then the bots' until the agent is asked again."""
        number = int(action)
        episode = self.episode
        if number in episode.legal and episode.seat == self.seat:
            episode.play(number)
            self._let_bots_play()
            reward = episode.rewards(self.way)[self.seat]
        else:
            self._wrong = True
            reward = ILLEGAL
        over = episode.over or self._wrong
        return episode.observe(self.seat), reward, over, episode.cut and not over, self._facts()

    def action_masks(self) -> Mask:
        """1 for each legal answer, as MaskablePPO and others want it."""
        return self.episode.mask(self.seat)

    def _facts(self) -> dict[str, Any]:
        """Besides the observation: the mask, and the ending when there is one."""
        facts: dict[str, Any] = {"action_mask": self.action_masks(), "illegal": self._wrong}
        result = self.episode.state.result
        if result is not None:
            facts |= {"reason": result.reason, "ranking": result.ranking, "scores": result.scores}
        return facts

    def render(self) -> str | None:
        """What the agent may see, as text."""
        if self.render_mode is None:
            return None
        return text_of(self.task.game.view(self.episode.state, self.seat))


for _game in GAMES:  # the version rises whenever answers or observations are numbered anew
    gymnasium.register(f"hoftag/{_game}-v0", entry_point=BotsEnv, kwargs={"game": _game})
