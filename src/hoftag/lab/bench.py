"""The project's own benchmark: our engine and its peers, measured in the same run, per CPU-second.

Every engine runs in a process of its own, in turn and several times over, so that a noisy moment of the machine
hits all of them; medians are reported. Figures of different runs should be compared only as ratios.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from importlib import resources
from pathlib import Path

from hoftag.kernel import step
from hoftag.kernel.errors import BadInput
from hoftag.match.library import GAMES

PEERS = {
    "catanatron": "catan",
    "python-chess": "python_chess",
    "openspiel-backgammon": "openspiel_backgammon",
}
PASSES = 3
SECONDS = 2.0

Figures = dict[str, float]


def is_compiled() -> bool:
    """Whether this installation runs the compiled engine."""
    return not step.__file__.endswith(".py")


def run(progress: Callable[[str], None]) -> dict[str, object]:
    """Measure everything; `progress` is told what is being measured."""
    package = Path(str(resources.files("hoftag")))
    peers = peers_python(progress)
    with tempfile.TemporaryDirectory() as folder:
        plain = Path(folder)
        ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, plain / "hoftag", ignore=ignore)
        runs: dict[str, list[Figures]] = {}
        for number in range(1, PASSES + 1):
            for name, command, path in commands(package, plain, peers):
                progress(f"{name} ({number}/{PASSES})")
                runs.setdefault(name, []).append(measure(command, path))
    return report({name: middle(figures) for name, figures in runs.items()})


def commands(package: Path, plain: Path, peers: Path) -> list[tuple[str, list[str], str | None]]:
    """What to run: name, command, and the folder from which our package is taken (None: as installed)."""
    out: list[tuple[str, list[str], str | None]] = []
    for game in GAMES:
        if is_compiled():
            out.append((f"{game} compiled", [sys.executable, "-m", "hoftag.lab.measures.ours", game], None))
        out.append(
            (f"{game} interpreted", [sys.executable, "-m", "hoftag.lab.measures.ours", game], str(plain))
        )
    for name, script in PEERS.items():
        out.append((name, [str(peers), str(package / "lab" / "measures" / f"{script}.py")], None))
    return out


def measure(command: list[str], path: str | None) -> Figures:
    """One measurement in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    done = subprocess.run(
        [*command, str(SECONDS)], capture_output=True, text=True, check=False, env=environment
    )
    if done.returncode:
        raise BadInput("bench-failed", {"name": Path(command[-1]).name, "why": done.stderr.strip()[-300:]})
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def middle(figures: list[Figures]) -> Figures:
    """The median of each figure."""
    return {key: statistics.median(one[key] for one in figures) for key in figures[0]}


def report(measured: dict[str, Figures]) -> dict[str, object]:
    """All figures, and how many times faster our engine decides than each peer."""
    engine: dict[str, dict[str, Figures | None]] = {}
    ratios: dict[str, dict[str, dict[str, float]]] = {}
    for game in GAMES:
        engine[game] = {}
        ratios[game] = {}
        for build in ("compiled", "interpreted"):
            ours = measured.get(f"{game} {build}")
            engine[game][build] = ours
            if ours is not None:
                ratios[game][build] = {
                    peer: round(ours["decisions_per_cpu_s"] / measured[peer]["decisions_per_cpu_s"], 2)
                    for peer in PEERS
                }
    machine = {"python": platform.python_version(), "cpus": os.cpu_count(), "calibration": calibration()}
    return {
        "engine": engine,
        "peers": {peer: measured[peer] for peer in PEERS},
        "ratios": ratios,
        "machine": machine,
    }


def calibration() -> float:
    """How fast this machine's Python is: million rounds of a plain loop per CPU-second."""
    start = time.process_time()
    total = 0
    for number in range(3_000_000):
        total += number & 7
    return round(3 / (time.process_time() - start), 2)


def peers_python(progress: Callable[[str], None]) -> Path:
    """The Python of an environment with the peers; made once, from locked versions, apart from the project."""
    lock = Path(str(resources.files("hoftag") / "lab" / "peers.lock"))
    home = Path(os.environ.get("HOFTAG_CACHE") or Path.home() / ".cache" / "hoftag") / "peers"
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = home / "lock"
    if stamp.is_file() and stamp.read_bytes() == lock.read_bytes():
        return python
    progress("peers.lock")
    venv.create(home, with_pip=True, clear=True)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "--no-deps", "-r", str(lock)],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )
    if done.returncode:
        raise BadInput("bench-peers", {"why": done.stderr.strip()[-300:]})
    stamp.write_bytes(lock.read_bytes())
    return python
