"""The built client: all from ourselves, nothing that names where packages came from, every licence noted."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
DIST = WEB / "dist"

HARMLESS = (
    "http://www.w3.org/",  # names of SVG and MathML, which nobody fetches
    "https://svelte.dev/e/",  # part of a message about a fault
)


@pytest.fixture(scope="module")
def built() -> list[Path]:
    """The files of the built client that a browser reads as text."""
    assert (DIST / "index.html").is_file(), "the client is not built: ./hoftag or ./test builds it"
    return [file for file in DIST.rglob("*") if file.suffix in {".css", ".html", ".js", ".json", ".svg"}]


def test_it_refers_to_no_other_host(built: list[Path]) -> None:
    """No address in it leads elsewhere."""
    for file in built:
        text = file.read_text(encoding="utf-8")
        found = re.findall(
            r"(?:https?|wss?)://[\w.-]+[^\s\"'`)]*|(?:src|href)=[\"']//[^\"']+|url\(//[^)]+", text
        )
        assert [address for address in found if not address.startswith(HARMLESS)] == [], file.name


def test_nothing_stands_inside_the_page(built: list[Path]) -> None:
    """Scripts and styles are files of their own, as the content security policy demands."""
    page = (DIST / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", page) == []
    assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []
    assert not list(DIST.rglob("*.map"))


def test_licences_of_what_is_inside_are_beside_it(built: list[Path]) -> None:
    """As those licences ask."""
    notices = (DIST / "licences.txt").read_text(encoding="utf-8")
    for name in ("@fontsource/cinzel", "@fontsource/eb-garamond", "svelte"):
        assert f"\n{name} " in notices
    assert "SIL Open Font License" in notices


def test_lock_names_no_address() -> None:
    """Versions and hashes only: npm takes packages from wherever its user says."""
    packages: dict[str, dict[str, Any]] = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))[
        "packages"
    ]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or package.get("integrity", "").startswith("sha512-"), name
    assert "registry=" not in (WEB / ".npmrc").read_text(encoding="utf-8")


def test_every_dependency_is_noted() -> None:
    """docs/third-party.md names all that we chose."""
    noted = set(re.findall(r"`([^`]+)`", (ROOT / "docs" / "third-party.md").read_text(encoding="utf-8")))
    client = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    chosen = [*client["dependencies"], *client["devDependencies"], *project["project"]["dependencies"]]
    chosen += [name for group in project["dependency-groups"].values() for name in group]
    names = {re.split(r"[\[<>=~ ]", name)[0] for name in chosen}
    assert names - noted == set()
