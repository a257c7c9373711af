"""What is installed: the wheel has everything that the server needs, and the installed server shows the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from tests.browser.serving import Server

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in a wheel, built without compiling in a copy of the project."""
    copy = tmp_path_factory.mktemp("project")
    for name in ("pyproject.toml", "setup.py", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(SOURCE, copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "web" / "dist", copy / "web" / "dist")
    build = "import setuptools.build_meta as backend; backend.build_wheel('out')"
    environment = {**os.environ, "HOFTAG_COMPILE": "0"}
    subprocess.run([sys.executable, "-c", build], cwd=copy, env=environment, check=True, capture_output=True)
    (file,) = (copy / "out").glob("*.whl")
    return set(zipfile.ZipFile(file).namelist())


def test_wheel_has_all_sources_and_data(wheel: set[str]) -> None:
    """Modules, migrations, boards, texts: all that stands in src but what only tools/lock reads."""
    files = {str(file.relative_to(SOURCE)) for file in SOURCE.rglob("hoftag/**/*.*") if file.is_file()}
    assert {name for name in files - wheel if not name.endswith((".pyc", ".in"))} == set()


def test_wheel_has_the_client(wheel: set[str]) -> None:
    """All of it, where the server looks."""
    for file in (ROOT / "web" / "dist").rglob("*"):
        if file.is_file():
            assert f"hoftag/server/static/{file.relative_to(ROOT / 'web' / 'dist')}" in wheel


@pytest.mark.skipif(
    not os.environ.get("HOFTAG_COMPILED_PYTHON"), reason="only ./test installs Hoftag as people have it"
)
def test_installed_server_shows_the_page(tmp_path: Path) -> None:
    """The page and all files that it names, from the installed package."""
    server = Server(tmp_path)
    server.start()
    try:
        page = httpx.get(f"{server.url}/")
        assert page.status_code == 200
        assert 'id="app"' in page.text
        for name in re.findall(r'(?:src|href)="/([^"]+)"', page.text):
            file = httpx.get(f"{server.url}/{name}")
            assert file.status_code == 200
            assert file.content
    finally:
        server.stop()
