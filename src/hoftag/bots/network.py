"""A small network: from what one can see of a side to how promising that is. Trained by `hoftag train`.

One hidden layer, and a straight way from the inputs to the output, so that an untrained network can start as a
hand-made evaluation and can only learn what that does not know.
"""

from __future__ import annotations


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

    def promise(self, row: list[float]) -> float:
        """The output for one row of inputs; most inputs are nothing, and cost nothing."""
        busy: list[int] = []
        total = 0.0
        for i in range(self.inputs):
            x = row[i]
            if x != 0.0:
                busy.append(i)
                total += x * self.straight[i]
        inner = self.inner
        first = 0
        for unit in range(len(self.shift)):
            outer = self.outer[unit]
            if outer != 0.0:
                level = self.shift[unit]
                for i in busy:
                    level += row[i] * inner[first + i]
                if level > 0.0:
                    total += level * outer
            first += self.inputs
        return total


def plain(straight: list[float]) -> Network:
    """A network that only weighs its inputs."""
    return Network(len(straight), [], [], [], straight)
