"""How a network learns: its weights move so that its chances come nearer to what came of the positions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hoftag.bots.network import Network

Array = NDArray[np.float64]
FIRST_OUTER = 0.01
"""Hidden units begin with almost no say: an untrained network is the beginner's."""
DECAY = 1e-5
BATCH = 256


@dataclass
class Learner:
    """Weights, and the running means of Adam (Kingma and Ba 2015)."""

    weights: dict[str, Array]
    means: dict[str, Array] = field(default_factory=dict)
    squares: dict[str, Array] = field(default_factory=dict)
    steps: int = 0

    def __post_init__(self) -> None:
        for part, values in self.weights.items():
            self.means.setdefault(part, np.zeros_like(values))
            self.squares.setdefault(part, np.zeros_like(values))

    def learn(
        self, rows: Array, chances: Array, behind: Array, rate: float, rng: np.random.Generator
    ) -> float:
        """Go once through positions (position × side × input) with what came of them; the mean loss."""
        order = rng.permutation(len(rows))
        losses = [
            self.step(rows[batch], chances[batch], behind[batch], rate)
            for batch in (order[first : first + BATCH] for first in range(0, len(rows), BATCH))
        ]
        return float(np.mean(losses))

    def step(self, rows: Array, chances: Array, behind: Array, rate: float) -> float:
        """One step down the cross-entropy between what is seen and what came: half who won, half who was ahead of whom.

        Between two sides both are the same. The second place says as much about two sides as the first: players
        play for it, and games are dear.
        """
        count, sides, inputs = rows.shape
        x = rows.reshape(-1, inputs)
        w = self.weights
        levels = x @ w["inner"].T + w["shift"]
        hidden = np.maximum(levels, 0.0)
        promise = (hidden @ w["outer"] + x @ w["straight"]).reshape(count, sides)
        shares = np.exp(promise - promise.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        loss = -0.5 * float((chances * np.log(shares + 1e-9)).sum(axis=1).mean())
        loss += 0.5 * float(loss_of_pairs(promise, behind).mean())
        # where everybody loses, nothing is learned about who is better
        won = shares * chances.sum(axis=1, keepdims=True) - chances
        ahead = ahead_of(promise) * (behind.sum(axis=1, keepdims=True) * 2 / sides) - behind
        error = ((0.5 * won + 0.5 * (sides - 1) * ahead) / count).reshape(-1)
        back = np.outer(error, w["outer"]) * (levels > 0.0)
        self._move(
            {
                "inner": back.T @ x,
                "shift": back.sum(axis=0),
                "outer": hidden.T @ error,
                "straight": x.T @ error,
            },
            rate,
        )
        return loss

    def _move(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for part, bare in slopes.items():
            slope = bare + DECAY * self.weights[part]
            self.means[part] = 0.9 * self.means[part] + 0.1 * slope
            self.squares[part] = 0.999 * self.squares[part] + 0.001 * slope * slope
            mean = self.means[part] / (1.0 - 0.9**self.steps)
            square = self.squares[part] / (1.0 - 0.999**self.steps)
            self.weights[part] = self.weights[part] - rate * mean / (np.sqrt(square) + 1e-8)

    def network(self) -> Network:
        """The network as bots use it."""
        inner, shift, outer, straight = (
            self.weights[part].ravel().tolist() for part in ("inner", "shift", "outer", "straight")
        )
        return Network(len(straight), inner, shift, outer, straight)

    def arrays(self) -> dict[str, Any]:
        """All that a checkpoint needs."""
        out: dict[str, Any] = {"steps": np.array(self.steps)}
        for name, group in (("weights", self.weights), ("means", self.means), ("squares", self.squares)):
            out |= {f"{name}-{part}": values for part, values in group.items()}
        return out


def ahead_of(promise: Array) -> Array:
    """For each side the part of the others that it is likely to leave behind: of two, as their promises say."""
    sides = promise.shape[1]
    pairs = 1.0 / (1.0 + np.exp(np.clip(promise[:, None, :] - promise[:, :, None], -60.0, 60.0)))
    out: Array = (pairs.sum(axis=2) - 0.5) / (sides - 1)  # without the side itself
    return out


def loss_of_pairs(promise: Array, behind: Array) -> Array:
    """The cross-entropy between who seems to be ahead of whom and who was, by how many each has left behind."""
    sides = promise.shape[1]
    pairs = np.logaddexp(promise[:, None, :], promise[:, :, None])
    every = (pairs.sum(axis=(1, 2)) - np.trace(pairs, axis1=1, axis2=2)) / 2
    out: Array = every * (behind.sum(axis=1) * 2 / sides) - (sides - 1) * (promise * behind).sum(axis=1)
    return out


def new_learner(start: Network, hidden: int, rng: np.random.Generator) -> Learner:
    """A learner that begins with a network; with one that only weighs its inputs, hidden units are added."""
    inputs = start.inputs
    if start.shift:
        return Learner(
            {
                "inner": np.array(start.inner).reshape(-1, inputs),
                "shift": np.array(start.shift),
                "outer": np.array(start.outer),
                "straight": np.array(start.straight),
            }
        )
    return Learner(
        {
            "inner": rng.normal(size=(hidden, inputs)) / np.sqrt(inputs),
            "shift": np.zeros(hidden),
            "outer": FIRST_OUTER * rng.normal(size=hidden),
            "straight": np.array(start.straight, dtype=np.float64),
        }
    )


def learner_from(arrays: dict[str, Any]) -> Learner:
    """The learner of a checkpoint."""
    groups: dict[str, dict[str, Array]] = {"weights": {}, "means": {}, "squares": {}}
    for key, values in arrays.items():
        name, dash, part = key.partition("-")
        if dash:
            groups[name][part] = values
    return Learner(groups["weights"], groups["means"], groups["squares"], int(arrays["steps"]))
