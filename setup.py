"""Compile the engine with mypyc when HOFTAG_COMPILE=1; otherwise the project is plain Python.

The sources stay in the wheel beside the compiled modules. Building compiled needs the dependency group
`build` in the environment (no build isolation); tools/setup.sh does all of it.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

# One group, so that calls between these packages are plain C calls.
COMPILED = ("kernel", "games", "bots")


def extensions() -> list[Extension]:
    """Return the compiled modules: every module of the group except the packages' `__init__`."""
    if os.environ.get("HOFTAG_COMPILE") != "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled build has mypyc

    folders = [Path("src/hoftag", name) for name in COMPILED]
    sources = [path for folder in folders for path in folder.rglob("*.py") if path.name != "__init__.py"]
    # Only what mypyc itself needs is checked: strict settings and other packages must not stop an install.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    return mypycify(options + sorted(map(str, sources)), group_name="hoftag")


setup(ext_modules=extensions())
