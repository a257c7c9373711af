"""Prints a digest of many games; run with the compiled and with the interpreted engine, it must be the same."""

from __future__ import annotations

import hashlib
import json
import sys

from hoftag.kernel import step
from hoftag.kernel.game import Options
from hoftag.lab.simulate import Plan, simulate

sys.stdout.write(("interpreted" if step.__file__.endswith(".py") else "compiled") + "\n")
VARIANTS: list[Options] = [
    {"anarchy": True},
    {"variant": "advanced"},
    {"variant": "advanced", "anarchy": True},
    {"variant": "scenario814"},
    {"variant": "scenario814", "anarchy": True, "strict_favour": True},
]
PLANS = [
    *(Plan("carolingi", {"players": players}, ("random",), 6, 11, records=True) for players in range(2, 7)),
    Plan("carolingi", {"players": 3}, ("greedy", "greedy", "random"), 2, 12, records=True),
    *(
        Plan("carolingi", {"players": players, **options}, ("random",), 4, 15, records=True)
        for players in (2, 3, 6)
        for options in VARIANTS
    ),
    Plan(
        "carolingi",
        {"players": 3, "variant": "scenario814"},
        ("greedy", "random", "greedy"),
        2,
        16,
        records=True,
    ),
    *(
        Plan("carolus_magnus", {"players": players}, ("random",), 6, 13, records=True)
        for players in (2, 3, 4)
    ),
    Plan("carolus_magnus", {"players": 2}, ("greedy",), 2, 14, records=True),
    *(Plan("wallenstein", {"players": players}, ("random",), 3, 15, records=True) for players in (3, 4, 5)),
    Plan(
        "wallenstein", {"players": 4, "court": True, "landsknechte": True}, ("random",), 3, 18, records=True
    ),
    Plan("wallenstein", {"players": 3, "setup": "free"}, ("greedy", "random", "greedy"), 3, 16, records=True),
    Plan("wallenstein", {"players": 3, "court": True, "tower": "historic"}, ("greedy",), 2, 17, records=True),
]
for plan in PLANS:
    for played in simulate(plan.checked()):
        line = {key: value for key, value in played.line.items() if key != "cpu_seconds"}
        digest = hashlib.sha256((json.dumps(line) + str(played.record)).encode()).hexdigest()
        sys.stdout.write(digest + "\n")
