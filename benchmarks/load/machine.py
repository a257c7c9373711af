"""Processes as the machine sees them: whose child each one is, what it has used, what it holds."""

from __future__ import annotations

import contextlib
import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Process:
    """One process, as it was when it was looked at."""

    pid: int
    parent: int
    cpu: float
    """Seconds of the processor that it has used."""
    command: str

    @property
    def spawned(self) -> bool:
        """Whether a Python has started it to do work, and not to look after others."""
        return "spawn_main" in self.command

    @property
    def forked(self) -> bool:
        """Whether it was made by a process that does nothing but make others, or is that one."""
        return "forkserver" in self.command

    def signal(self, number: signal.Signals) -> bool:
        """Send it a signal; whether it was still there."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)
            return True
        return False


def family(*pids: int) -> list[Process]:
    """Some processes and all that descend from them, parents first."""
    everybody: dict[int, list[Process]] = {}
    found: list[Process] = []
    for folder in Path("/proc").iterdir():
        process = _read(folder) if folder.name.isdigit() else None
        if process is None:
            continue
        everybody.setdefault(process.parent, []).append(process)
        if process.pid in pids:
            found.append(process)
    for process in found:
        found += everybody.get(process.pid, [])
    return found


def cpu_seconds(*pids: int) -> float:
    """What processes and their living children have used so far."""
    return sum(process.cpu for process in family(*pids))


def memory(*pids: int) -> float:
    """Megabytes that processes and their children hold; what several share is divided among them."""
    return sum(_share(process.pid) for process in family(*pids)) / 1024


def _read(folder: Path) -> Process | None:
    try:
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        command = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return None  # it has just ended
    if fields[0] == "Z":
        return None
    return Process(int(folder.name), int(fields[1]), (int(fields[11]) + int(fields[12])) / _TICKS, command)


def _share(pid: int) -> int:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    return 0
