"""A small network: from what one can see of a side to how promising that is. Trained by `hoftag train`.

One hidden layer, and a straight way from the inputs to the output, so that an untrained network can start as a
hand-made evaluation and can only learn what that does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec

if TYPE_CHECKING:
    from mypy_extensions import i64  # a number of the machine in compiled code, else an int


class Network:
    """Weights in flat lists. `inner` holds one row of input weights for each hidden unit."""

    def __init__(
        self, inputs: int, inner: list[float], shift: list[float], outer: list[float], straight: list[float]
    ) -> None:
        self.inputs = inputs
        self.inner = inner
        self.shift = shift
        self.outer = outer
        self.straight = straight
        # The same as numbers of the machine: six times as fast. In a list, for mypyc stumbles over such attributes.
        by_input = [inner[first] for i in range(inputs) for first in range(i, len(inner), inputs)]
        self.quick: list[vec[float]] = [
            vec[float](by_input),
            vec[float](shift),
            vec[float](outer),
            vec[float](straight),
        ]

    def promise(self, row: list[float]) -> float:
        """The output for one row of inputs; most inputs are nothing, and cost nothing."""
        inner, shift, outer, straight = self.quick[0], self.quick[1], self.quick[2], self.quick[3]
        inputs: i64 = self.inputs
        units: i64 = len(shift)
        levels = vec[float](shift)
        total = 0.0
        i: i64
        unit: i64
        first: i64 = 0
        for i in range(inputs):
            x = row[i]
            if x != 0.0:
                total += x * straight[i]
                for unit in range(units):
                    levels[unit] += x * inner[first + unit]
            first += units
        for unit in range(units):
            level = levels[unit]
            if level > 0.0:
                total += level * outer[unit]
        return total


def partly_trained(start: Network, trained: Network, part: float) -> Network:
    """A network on the way from one that only weighs its inputs to a trained one."""
    assert not start.shift
    straight = [(1.0 - part) * start.straight[i] + part * trained.straight[i] for i in range(trained.inputs)]
    return Network(
        trained.inputs, trained.inner, trained.shift, [part * weight for weight in trained.outer], straight
    )


def plain(straight: list[float]) -> Network:
    """A network that only weighs its inputs."""
    return Network(len(straight), [], [], [], straight)
