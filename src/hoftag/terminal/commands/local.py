"""The table in the browser on this machine: what `hoftag play` does unless it is asked for text."""

from __future__ import annotations

import json
import os
import socket
import sys
import threading
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path

from hoftag.terminal.complaint import Complaint
from hoftag.terminal.session import Session

FIRST_PORT = 8765
PORTS = 100
DATABASE = "hoftag.db"
RUNNING = "play.json"
"""Where a running one is noted, so that the next start opens it instead of another."""


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this person's tables are kept: HOFTAG_HOME, else where the system keeps such things."""
    if environ.get("HOFTAG_HOME"):
        return Path(environ["HOFTAG_HOME"])
    home = Path.home()
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Hoftag"
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Hoftag"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "hoftag"


def has_screen(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a browser that is opened here could be seen."""
    if platform in ("darwin", "win32") or environ.get("BROWSER"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY") or environ.get("WSL_DISTRO_NAME"))


def noted(folder: Path) -> dict[str, object]:
    """What the last start has noted."""
    try:
        found = json.loads((folder / RUNNING).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def running_at(folder: Path) -> str | None:
    """The address of one that runs on the tables of this folder already."""
    note = noted(folder)
    address = str(note.get("address", ""))
    if not address.startswith("http://"):
        return None
    try:
        with urllib.request.urlopen(f"{address}/api/health", timeout=2) as answer:  # only http  # nosec B310
            health = json.loads(answer.read())
    except (OSError, ValueError):
        return None
    same = isinstance(health, dict) and health.get("instance") == note.get("instance")
    return address if same else None


def network_name() -> str | None:
    """The address of this machine in its network; nothing is sent to find out."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            name = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if name.startswith("127.") else name


def play_here(session: Session, *, browser: bool, network: bool) -> None:
    """Serve on this machine, open the browser, and go on until told to stop."""
    folder = data_folder(os.environ)
    show = shower(session, browser=browser and has_screen(os.environ))
    running = running_at(folder)
    if running is not None:
        show("cli-play-running", running)
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint("cli-error-save", file=str(folder), why=error.strerror or str(error)) from None
    name = network_name() if network else None
    if network and name is None:
        raise Complaint("cli-error-network")
    serve_here(session, folder, show, name)


def serve_here(session: Session, folder: Path, show: Callable[[str, str], None], network: str | None) -> None:
    """Serve the tables of a folder."""
    # only who plays in the browser needs the server, and everything else starts faster without it
    from hoftag.server.health import INSTANCE  # noqa: PLC0415
    from hoftag.server.run import ANYWHERE, free_port, run  # noqa: PLC0415
    from hoftag.server.settings import Settings  # noqa: PLC0415

    host = "127.0.0.1" if network is None else ANYWHERE
    names = ("127.0.0.1", "localhost", *((network, socket.gethostname().lower()) if network else ()))
    settings = Settings(
        db=f"sqlite:///{(folder / DATABASE).absolute()}",
        host=host,
        port=free_port(host, FIRST_PORT, PORTS),
        hosts=names,
        quiet=True,
    )
    note = folder / RUNNING

    def ready(address: str) -> None:
        where = address if network is None else f"http://{network}:{settings.port}"
        note.write_text(json.dumps({"address": where, "instance": INSTANCE}), encoding="utf-8")
        show("cli-play-ready", where)
        session.say(session.texts("cli-play-how-to-stop"))

    try:
        run(settings, ready)
    finally:
        if noted(folder).get("instance") == INSTANCE:
            note.unlink(missing_ok=True)
    session.say(session.texts("cli-play-stopped"))


def shower(session: Session, *, browser: bool) -> Callable[[str, str], None]:
    """Says an address, and opens it if there is a browser."""

    def show(key: str, address: str) -> None:
        session.say(session.texts(key, address=address))
        if browser:
            # some browsers return only when they are closed
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return show
