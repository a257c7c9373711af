"""The games as PettingZoo environments: agents are seats, one of them answers at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from hoftag.kernel.chance import seeded
from hoftag.kernel.game import Value
from hoftag.lab.research.rewards import check_rewards
from hoftag.lab.research.task import HIGH, LOW, Episode, task
from hoftag.lab.research.text import MODES, check_mode, text_of

Observation = dict[str, Any]


def env(game: str = "carolingi", **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment as PettingZoo wants it: an illegal answer ends it, with -1 for who gave it.

    Settings are those of `SeatsEnv`, and the options of the game.
    """
    inner: Any = wrappers.TerminateIllegalWrapper(SeatsEnv(game, **settings), illegal_reward=-1)
    wrapped: AECEnv[str, Observation, int] = wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(inner)
    )
    return wrapped


class SeatsEnv(AECEnv[str, Observation, int]):
    """A game in which every agent is a seat, named by its colour; only legal answers may come in.

    `forced`: ask also where there is only one answer. `take_back`: offer also answers that take an own part of a
    secret choice back.
    """

    def __init__(
        self,
        game: str = "carolingi",
        *,
        rewards: str = "ranking",
        forced: bool = False,
        take_back: bool = False,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.task = task(game, options)
        self.metadata = {
            "name": f"hoftag_{self.task.name}_v0",
            "render_modes": [*MODES],
            "is_parallelizable": False,
        }
        self.render_mode = check_mode(render_mode)
        self.way = check_rewards(rewards)
        self.forced = forced
        self.take_back = take_back
        self.possible_agents = list(self.task.seats)
        self.agents: list[str] = []
        size, answers = len(self.task.layout), len(self.task.answers)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOW, HIGH, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (answers,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(answers) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The vector and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbered answers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        chance = seeded(int(self._random.integers(2**62)))
        self.episode = Episode(self.task, chance, self.forced, self.take_back)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may answer (nothing while another is asked)."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        """Take the answer of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(self.way), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            result = self.episode.state.result
            assert result is not None
            facts = {"reason": result.reason, "ranking": result.ranking, "scores": result.scores}
            self.infos = {one: dict(facts) for one in self.agents}
        elif self.episode.cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What everybody may see, as text."""
        if self.render_mode is None:
            return None
        return text_of(self.task.game.view(self.episode.state, None))

    def close(self) -> None:
        """Nothing is open."""
