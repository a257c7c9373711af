"""The examples in deploy/ can be read, and say nothing that the command line or the server does not know."""

from __future__ import annotations

import configparser
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from hoftag.cli import app as command_line
from hoftag.server.app import build
from hoftag.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(DEPLOY.glob("systemd/*.service"))
PROGRAM = "/opt/hoftag/.hoftag/run/bin/hoftag"
Words = list[str]


def understood(words: Words) -> dict[str, Any]:
    """What the command line makes of a command; it complains about what it does not know."""
    name, *rest = words
    group: Any = typer.main.get_command(command_line)
    command = group.commands[name]
    with command.make_context(name, rest) as context:
        parameters: dict[str, Any] = context.params
    return parameters


def unit(file: Path) -> configparser.RawConfigParser:
    """A unit of systemd; a backslash at the end of a line joins it with the next."""
    parser = configparser.RawConfigParser(strict=True, delimiters=("=",), comment_prefixes=("#",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # systemd knows large and small letters
    parser.read_string(re.sub(r"\\\n\s*", "", file.read_text(encoding="utf-8")))
    return parser


def composed() -> dict[str, Any]:
    """The file of compose."""
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def of_ours() -> dict[str, Words]:
    """The commands of our own containers, by service."""
    services = composed()["services"]
    return {
        name: [re.sub(r"\$\{\w+:-(\w+)\}", r"\1", word) for word in service["command"]]
        for name, service in services.items()
        if service["image"] == "hoftag"
    }


@pytest.mark.parametrize("file", UNITS, ids=lambda file: file.name)
def test_units(file: Path) -> None:
    """A unit starts our program with flags that exist, begins and ends as a unit does, and waits for its end."""
    parser = unit(file)
    assert parser.sections() == ["Unit", "Service", "Install"]
    service = parser["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program == PROGRAM
    given = understood(words)
    assert service["KillMode"] == "mixed"
    assert int(service["TimeoutStopSec"]) > 10 + (given.get("drain") or 0)
    assert ("ExecReload" in service) == (given.get("workers", 1) > 1)  # only a crew can be renewed


def test_units_are_there() -> None:
    """One for each layout that the documents name."""
    assert {file.name for file in UNITS} == {"hoftag-one.service", "hoftag.service", "hoftag-worker.service"}


def test_compose() -> None:
    """Containers run commands that exist, wait for services that exist, and use volumes that exist."""
    commands = of_ours()
    assert {words[0] for words in commands.values()} == {"serve", "worker"}
    for words in commands.values():
        understood(words)
    file = composed()
    for service in file["services"].values():
        assert set(service.get("depends_on", ())) <= set(file["services"])
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in file["volumes"] or (DEPLOY / source).is_file()
        assert "healthcheck" in service or service["image"] in ("hoftag", "caddy:2")
    assert file["services"]["server-a"]["build"]["dockerfile"] == "deploy/Dockerfile"


def test_servers_and_workers_meet() -> None:
    """All parts of one layout name the same Redis, and the servers the same database."""
    units = [understood(shlex.split(unit(file)["Service"]["ExecStart"])[1:]) for file in UNITS[1:]]
    containers = [understood(words) for words in of_ours().values()]
    for layout in (units, containers):
        assert len({given["redis"] for given in layout}) == 1
        assert len({given["installation"] for given in layout}) == 1
        assert len({given["db"] for given in layout if "db" in given}) == 1
        assert all(given["bots_elsewhere"] for given in layout if "db" in given)


def test_unknown_flags_are_found() -> None:
    """This check can fail."""
    with pytest.raises(typer.TyperException):
        understood(["serve", "--wrokers", "2"])
    with pytest.raises(typer.TyperException):
        understood(["serve", "--workers", "two"])
    with pytest.raises(KeyError):
        understood(["serv"])


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf", "compose.yaml"])
def test_addresses(name: str, tmp_path: Path) -> None:
    """What a proxy or a watcher asks for is there."""
    known = {
        re.sub(r"\{[^}]*\}", "*", route.path)
        for route in build(Settings(f"sqlite:///{tmp_path}/none.db", client=tmp_path)).routes
    }
    text = (DEPLOY / name).read_text(encoding="utf-8").replace("[^/]+", "*")
    text = re.sub(r"(\S*)\((\w+)\|(\w+)\)\$", r"\1\2 \1\3", text)
    asked = set(re.findall(r"/api/[\w*/]+", text))
    assert asked
    assert asked <= known
