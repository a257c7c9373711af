"""The table in the browser on this machine: where things are kept, and whether a browser is opened."""

from __future__ import annotations

import json
import threading
import webbrowser
from pathlib import Path

import pytest

from hoftag.locale.texts import Texts
from hoftag.terminal.commands import local
from hoftag.terminal.session import Session


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"HOFTAG_HOME": "/somewhere"}, "linux", "/somewhere"),
        ({"HOFTAG_HOME": "/somewhere"}, "darwin", "/somewhere"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/hoftag"),
        ({}, "linux", "~/.local/share/hoftag"),
        ({}, "darwin", "~/Library/Application Support/Hoftag"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/Hoftag"),
    ],
)
def test_where_tables_are_kept(environ: dict[str, str], platform: str, folder: str) -> None:
    """Where the variable says, else where each system keeps such things."""
    assert local.data_folder(environ, platform) == Path(folder).expanduser()


@pytest.mark.parametrize(
    ("environ", "platform", "seen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"WSL_DISTRO_NAME": "Debian"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_whether_a_browser_could_be_seen(environ: dict[str, str], platform: str, seen: bool) -> None:
    """Without a screen only the address is said: a browser of text would take the terminal."""
    assert local.has_screen(environ, platform) is seen


@pytest.mark.parametrize("browser", [True, False])
def test_the_browser_is_opened(
    browser: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The address is always said, and opened where it can be seen."""
    opened: list[str] = []
    done = threading.Event()

    def open_it(address: str) -> bool:
        opened.append(address)
        done.set()
        return True

    monkeypatch.setattr(webbrowser, "open", open_it)
    session = Session(Texts("en"))
    local.shower(session, browser=browser)("cli-play-ready", "http://127.0.0.1:8765")
    assert done.wait(5 if browser else 0.05) is browser
    assert opened == (["http://127.0.0.1:8765"] if browser else [])
    assert "http://127.0.0.1:8765" in capsys.readouterr().out


@pytest.mark.parametrize(
    "note",
    [
        "",
        "no JSON",
        "[]",
        '"text"',
        "{}",
        '{"address": 7}',
        '{"address": "file:///etc/hosts", "instance": "x"}',
    ],
)
def test_notes_that_make_no_sense(tmp_path: Path, note: str) -> None:
    """A broken note is as good as none."""
    (tmp_path / local.RUNNING).write_text(note, encoding="utf-8")
    assert local.running_at(tmp_path) is None
    assert isinstance(local.noted(tmp_path), dict)


def test_a_note_of_a_crash(tmp_path: Path) -> None:
    """Nobody answers there any more."""
    note = {"address": "http://127.0.0.1:9", "instance": "gone"}
    (tmp_path / local.RUNNING).write_text(json.dumps(note), encoding="utf-8")
    assert local.running_at(tmp_path) is None


def test_the_network() -> None:
    """The address in the network is never this machine's own; nothing is sent to find it out."""
    name = local.network_name()
    assert name is None or not name.startswith("127.")
