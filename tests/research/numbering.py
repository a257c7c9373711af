"""How the answers and observations of each setting are numbered; `python -m tests.research.numbering` writes it anew.

Who trained something relies on these numbers. If they have to change, the versions of the environments rise.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from hoftag.lab.research.task import Task, task
from tests.contract.walk import IDS, SETTINGS

FILE = Path(__file__).with_name("numbering.json")
PLAYED = [(name, setting) for name, setting in zip(IDS, SETTINGS, strict=True) if not setting[1].get("timer")]
"""All settings of the contract suite but the sand timer's, which needs people."""


def digest(names: list[str]) -> str:
    """A short hash of names in their order."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


def numbering(of: Task) -> dict[str, Any]:
    """Sizes, and hashes of all names."""
    return {
        "answers": len(of.answers),
        "answers_hash": digest(list(of.answers.notations)),
        "entries": len(of.layout),
        "entries_hash": digest([f"{entry.name} {entry.scale:g}" for entry in of.describe()]),
    }


def main() -> None:
    """Write the file."""
    found = {name: numbering(task(*setting)) for name, setting in PLAYED}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
