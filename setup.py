"""Compile the engine with mypyc when HOFTAG_COMPILE=1; otherwise the project is plain Python.

The sources stay in the wheel beside the compiled modules. Building compiled needs the dependency group
`build` in the environment (no build isolation); tools/setup.sh does all of it. A client that has been built in
web/dist goes into the package, where the server finds it.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

# One group, so that calls between these packages are plain C calls.
COMPILED = ("kernel", "games", "bots")
# Nobody replaces functions inside the compiled group, so the compiler may put them where they are called: an eighth
# less time. gcc and clang know these on Linux.
ALONE = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def extensions() -> list[Extension]:
    """Return the compiled modules: every module of the group except the packages' `__init__`."""
    if os.environ.get("HOFTAG_COMPILE") != "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiled build has mypyc

    folders = [Path("src/hoftag", name) for name in COMPILED]
    sources = [path for folder in folders for path in folder.rglob("*.py") if path.name != "__init__.py"]
    # Only what mypyc itself needs is checked: strict settings and other packages must not stop an install.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    modules = mypycify(options + sorted(map(str, sources)), group_name="hoftag")
    if sys.platform == "linux":
        for module in modules:
            module.extra_compile_args += ALONE
    return modules


class BuildWithClient(build_py):
    """Builds the package with the client inside."""

    def run(self) -> None:
        """Copy the modules and the client; an editable package leaves it where it is."""
        super().run()
        client, inside = Path("web/dist"), Path(self.build_lib, "hoftag/server/static")
        if self.editable_mode or not Path(client, "index.html").is_file():
            return
        shutil.rmtree(inside, ignore_errors=True)
        shutil.copytree(client, inside)


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
