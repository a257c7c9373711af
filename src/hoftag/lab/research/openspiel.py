"""The games for OpenSpiel: importing this module registers `hoftag_carolingi` and its sisters.

Chance nodes are explicit: each draw is a node with its candidates and their odds. Only what comes about in many small
steps at once (Wallenstein's tower) has no such list; there a node chooses one of `SEEDS` numbers that decide all of it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pyspiel

from hoftag.kernel.chance import Chance, Outcome, ScriptedChance, ScriptExhausted, seeded
from hoftag.kernel.game import Value
from hoftag.kernel.ids import Action
from hoftag.kernel.state import State
from hoftag.kernel.step import advance, apply, next_seat
from hoftag.lab.research.rewards import check_rewards, rewards
from hoftag.lab.research.task import LONGEST, Task, task
from hoftag.lab.research.text import text_of
from hoftag.match.library import GAMES, own_game

SEEDS = 256
LEFT_OUT = ("timer", "teams")
"""The sand timer needs people; who plays together follows from the number of players."""
LARGEST_SCORE = 1000.0
TITLES = {"carolingi": "Carolingi", "carolus_magnus": "Carolus Magnus", "wallenstein": "Wallenstein"}


class Position:
    """A state of the engine that stops wherever chance has to decide.

    What is asked of chance is found out by playing on a copy with a script of the outcomes so far: where the script
    ends, the candidates are known. The position itself goes on only when nothing is open any more.
    """

    def __init__(self, of: Task, forced: bool) -> None:
        self.task = of
        self.forced = forced
        self.state: State | None = None  # before the set-up there is none
        self.pending: tuple[int, Action] | None = None
        self.script: list[Outcome] = []
        self.draw: ScriptExhausted | None = None
        self.seat = -1
        self.legal: dict[int, Action] = {}
        self.steps = 0
        self._go_on(None)

    def __deepcopy__(self, memo: object) -> Position:
        """A clone, as OpenSpiel makes them: engine states never change in place here, so they are shared."""
        twin = Position.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.script = self.script[:]
        return twin

    def _try(self, then: Chance | None) -> State:
        """A copy in which all that has been decided has happened."""
        chance = ScriptedChance(self.script, then)
        if self.state is None:
            twin: State = self.task.game.new(self.task.options, chance)
            advance(twin)
            return twin
        twin = self.state.clone()
        twin.chance = chance
        assert self.pending is not None
        apply(twin, *self.pending)
        return twin

    def _go_on(self, then: Chance | None) -> None:
        """Play on until chance or a seat is asked, or the end is reached."""
        while True:
            try:
                twin = self._try(then)
            except ScriptExhausted as draw:
                if len(set(draw.candidates)) == 1:
                    self.script.append(Outcome(draw.kind, draw.candidates[0]))
                    continue
                self.draw = draw
                return
            twin.chance = ScriptedChance([])
            self.state, self.pending, self.script, self.draw = twin, None, [], None
            then = None
            self.seat = next_seat(twin)
            self.legal = {} if self.seat < 0 else self.task.answers.legal(twin, self.seat)
            if len(self.legal) != 1 or self.forced:
                return
            self.pending = (self.seat, next(iter(self.legal.values())))

    def answer(self, number: int) -> None:
        """A seat's answer."""
        self.steps += 1
        self.pending = (self.seat, self.legal[number])
        self._go_on(None)

    def decide(self, number: int) -> None:
        """What chance brings: one of the candidates, or the number that decides all that is open."""
        self.steps += 1
        assert self.draw is not None
        if self.draw.candidates:
            self.script.append(Outcome(self.draw.kind, number))
            self._go_on(None)
        else:
            self._go_on(seeded(self.steps * SEEDS + number))

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with the odds."""
        assert self.draw is not None
        candidates = self.draw.candidates
        if not candidates:
            return [(number, 1 / SEEDS) for number in range(SEEDS)]
        return [(value, count / len(candidates)) for value, count in sorted(Counter(candidates).items())]

    def outcome_name(self, number: int) -> str:
        """What chance brings, in words."""
        assert self.draw is not None
        kind = self.draw.kind
        if not self.draw.candidates:
            return f"{kind} seed {number}"
        game = self.task.game
        return f"{kind} {game.names_for(self.task.options).of(game.chance_domains[kind], number)}"

    @property
    def over(self) -> bool:
        """The game has ended, or has grown too long."""
        return self.steps >= LONGEST or (self.draw is None and self.seat < 0)


class HoftagState(pyspiel.State):
    """A state as OpenSpiel knows it."""

    def __init__(self, game: HoftagGame) -> None:
        super().__init__(game)
        self.position = Position(game.task, game.forced)
        self.way = game.way

    def current_player(self) -> int:
        """Who answers next; chance, where something is drawn."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.draw is not None else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with the odds."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.position.draw is not None:
            self.position.decide(action)
        else:
            self.position.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.outcome_name(action)
        return self.position.task.answers.notations[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """The rewards at the end, nothing before it."""
        state = self.position.state
        if state is None or state.result is None:
            return [0.0] * len(self.position.task.seats)
        return rewards(state.result, self.position.task.sides, self.way)

    def __str__(self) -> str:
        """What everybody may see."""
        position = self.position
        shown = "" if position.state is None else text_of(position.task.game.view(position.state, None))
        return "\n".join([shown, f"chance: {position.draw.kind}"]) if position.draw is not None else shown


class HoftagObserver:
    """Observations: the vector of the task, and the view as text. Where chance is asked, those before it."""

    def __init__(self, of: Task) -> None:
        self.task = of
        self.tensor = np.zeros(len(of.layout), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HoftagState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        self.tensor.fill(0)
        if state.position.state is not None:
            self.tensor[:] = self.task.observe(state.position.state, player)

    def string_from(self, state: HoftagState, player: int) -> str:
        """What a player knows, as text."""
        position = state.position
        return "" if position.state is None else text_of(self.task.game.view(position.state, player))


class HoftagGame(pyspiel.Game):
    """A game with its options; subclasses say which one."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = dict(params or {})
        settings: dict[str, Value] = {key: given[key] for key in given if key not in ("rewards", "forced")}
        self.way = check_rewards(str(given.get("rewards", "ranking")))
        self.forced = bool(given.get("forced", False))
        self.task = task(self.name, settings)
        zero_sum = self.way != "win" and self.task.options.get("variant") != "scenario814"
        most = LARGEST_SCORE if self.way == "points" else 1.0
        domains = self.task.game.names_for(self.task.options).domains
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.task.answers),
            max_chance_outcomes=max(SEEDS, *map(len, domains.values())),
            num_players=len(self.task.seats),
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name, zero_sum), info, given)

    def new_initial_state(self) -> HoftagState:
        """The start, before anything has been drawn."""
        return HoftagState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> HoftagObserver | None:
        """What fills observations: all that a player knows now. There is none with perfect recall, or in parts."""
        if params:
            raise ValueError(f"not supported: {params}")
        if iig_obs_type is not None and (
            iig_obs_type.perfect_recall
            or not iig_obs_type.public_info
            or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER
        ):
            return None
        return HoftagObserver(self.task)


def game_type(name: str, zero_sum: bool) -> Any:
    """What OpenSpiel wants to know of a game."""
    declared = {option.name: option for option in own_game(name).options()}
    players = [int(value) for value in declared["players"].allowed]
    defaults = {key: option.default for key, option in declared.items() if key not in LEFT_OUT}
    return pyspiel.GameType(
        short_name=f"hoftag_{name}",
        long_name=TITLES[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION
        if name == "carolus_magnus"
        else pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**defaults, "rewards": "ranking", "forced": False},
    )


for _name in GAMES:
    pyspiel.register_game(
        game_type(_name, zero_sum=True), type(f"Hoftag_{_name}", (HoftagGame,), {"name": _name})
    )
