"""A small network: from what one can see of a side to how promising that is. Trained by `hoftag train`.

One hidden layer, and a straight way from the inputs to the output, so that an untrained network can start as a
hand-made evaluation and can only learn what that does not know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64  # a number of the machine in compiled code, else an int

GROUP: Final = 8
"""So many hidden units are reckoned at a time: as many sums as a processor keeps at hand."""


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
        # The same as numbers of the machine, group by group of units; the last group is filled up with idle ones.
        idle = -len(shift) % GROUP
        self.units: i64 = len(shift) + idle
        filled = inner + [0.0] * (idle * inputs)
        grouped: list[float] = []
        for first in range(0, len(filled), GROUP * inputs):
            for i in range(inputs):
                for unit in range(GROUP):
                    grouped.append(filled[first + unit * inputs + i])
        self.quick_inner = vec[float](grouped)
        self.quick_shift = vec[float](shift + [0.0] * idle)
        self.quick_outer = vec[float](outer + [0.0] * idle)
        self.quick_straight = vec[float](straight)

    def promise(self, row: list[float]) -> float:
        """The output for one row of inputs; most inputs are nothing, and cost nothing."""
        return self.promises(vec[float](row))[0]

    def promises(self, rows: vec[float]) -> list[float]:
        """The outputs for several rows, one after the other."""
        return Sight(self, rows).promises

    def promises_like(self, sight: Sight, rows: vec[float]) -> list[float]:
        """The same for rows that are much like others: only where they differ there is something to reckon."""
        inputs: i64 = self.inputs
        before = sight.rows
        straight, outer = self.quick_straight, self.quick_outer
        changed = sight.changed
        change = sight.change
        levels = sight.scratch
        out: list[float] = []
        at: i64 = 0
        i: i64
        unit: i64
        for number in range(len(sight.promises)):
            total = sight.weighed[number]
            count: i64 = 0
            for i in range(inputs):
                x = rows[at + i] - before[at + i]
                if x != 0.0:
                    changed[count] = i
                    change[count] = x
                    count += 1
                    total += x * straight[i]
            self.spread(changed, change, count, sight.levels, number * self.units, levels)
            for unit in range(self.units):
                level = levels[unit]
                if level > 0.0:
                    total += level * outer[unit]
            out.append(total)
            at += inputs
        return out

    def spread(
        self,
        changed: vec[i64],
        change: vec[float],
        count: i64,
        before: vec[float],
        first: i64,
        after: vec[float],
    ) -> None:
        """What some inputs add to the levels of the hidden units, which are in `before` from `first` on."""
        inner = self.quick_inner
        at: i64 = 0
        unit: i64 = 0
        i: i64
        while unit < self.units:
            a = before[first + unit]
            b = before[first + unit + 1]
            c = before[first + unit + 2]
            d = before[first + unit + 3]
            e = before[first + unit + 4]
            f = before[first + unit + 5]
            g = before[first + unit + 6]
            h = before[first + unit + 7]
            for i in range(count):
                x = change[i]
                here = at + changed[i] * GROUP
                a += x * inner[here]
                b += x * inner[here + 1]
                c += x * inner[here + 2]
                d += x * inner[here + 3]
                e += x * inner[here + 4]
                f += x * inner[here + 5]
                g += x * inner[here + 6]
                h += x * inner[here + 7]
            after[unit] = a
            after[unit + 1] = b
            after[unit + 2] = c
            after[unit + 3] = d
            after[unit + 4] = e
            after[unit + 5] = f
            after[unit + 6] = g
            after[unit + 7] = h
            unit += GROUP
            at += GROUP * self.inputs


class Sight:
    """What a network has made of several rows, to compare others with them."""

    def __init__(self, network: Network, rows: vec[float]) -> None:
        inputs: i64 = network.inputs
        units = network.units
        self.rows = rows
        self.promises: list[float] = []
        self.weighed: list[float] = []
        """The part of each promise that comes straight from the inputs."""
        self.levels = vec[float](capacity=0)
        self.changed = vec[i64]([0] * network.inputs)
        self.change = vec[float](network.straight)
        self.scratch = vec[float](network.quick_shift)
        straight, outer = network.quick_straight, network.quick_outer
        at: i64 = 0
        i: i64
        unit: i64
        while at < len(rows):
            total = 0.0
            count: i64 = 0
            for i in range(inputs):
                x = rows[at + i]
                if x != 0.0:
                    self.changed[count] = i
                    self.change[count] = x
                    count += 1
                    total += x * straight[i]
            self.weighed.append(total)
            network.spread(self.changed, self.change, count, network.quick_shift, 0, self.scratch)
            for unit in range(units):
                level = self.scratch[unit]
                if level > 0.0:
                    total += level * outer[unit]
                self.levels = append(self.levels, level)
            self.promises.append(total)
            at += inputs


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
