"""Running a server: listen, answer, and stop without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from ipaddress import IPv4Address
from typing import Final

import structlog
import uvicorn
from litestar import Litestar

import hoftag
from hoftag.kernel.errors import BadInput, HoftagError
from hoftag.server import figures, sockets
from hoftag.server.app import build, with_door
from hoftag.server.crew import Crew
from hoftag.server.health import Standing, compiled
from hoftag.server.logs import configure
from hoftag.server.opening import is_file
from hoftag.server.settings import Settings

LOCAL: Final = "127.0.0.1"
ANYWHERE: Final = str(IPv4Address(0))
"""All addresses of this machine."""
_GRACE: Final = 3
"""Seconds that requests have to end after the server was told to stop."""

_KEEP_ALIVE: Final = 75
"""Seconds that an idle connection stays open: longer than proxies keep theirs, lest they ask just as it closes."""

_COLLECT: Final = (20_000, 20, 100)
"""How seldom the garbage collector looks; see `_calm`."""

_log = structlog.get_logger("hoftag.server")


class _Server(uvicorn.Server):
    """Says when it answers, and ends quietly: who stops a server by a signal wants exit code 0."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], drain: float, standing: Standing
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain
        self._standing = standing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._told, number)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    def _told(self, number: signal.Signals) -> None:
        """Stop: first say so to whoever sends visitors here, and answer for a while; at once when told again."""
        if self._drain > 0 and not self._standing.stopping:
            self._standing.stopping = True
            _log.info("draining", seconds=self._drain)
            asyncio.get_running_loop().call_later(self._drain, self.handle_exit, number, None)
        else:
            self._standing.stopping = True
            self.handle_exit(number, None)


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for connections."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
    except (socket.gaierror, UnicodeError, OverflowError):
        raise BadInput("host-unknown", {"host": host}) from None
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except OSError as error:
        found.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput("port-in-use", {"host": host, "port": str(port)}) from None
        if error.errno == errno.EADDRNOTAVAIL:
            raise BadInput("host-unknown", {"host": host}) from None
        why = error.strerror or str(error)
        raise BadInput("port-forbidden", {"host": host, "port": str(port), "why": why}) from None
    found.set_inheritable(False)
    return found


def free_port(host: str, first: int, count: int) -> int:
    """The first port that nobody listens on."""
    for port in range(first, first + count):
        try:
            listen(host, port).close()
        except BadInput as error:
            if error.code != "port-in-use":
                raise
        else:
            return port
    raise BadInput("port-in-use", {"host": host, "port": f"{first}–{first + count - 1}"})


def address(host: str, port: int) -> str:
    """What a browser on this machine opens."""
    if host in ("", ANYWHERE, "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until a signal says to stop. `ready` is told the address once the server answers."""
    _configure_log(settings)
    if settings.workers > 1:
        check_shared(settings)
    if settings.metrics_port is not None:
        for number in range(settings.workers):
            listen(LOCAL, settings.metrics_port + number).close()  # says what is wrong with it
    with contextlib.closing(listen(settings.host, settings.port)) as listener:
        if settings.workers > 1:
            Crew(settings, listener, serve_in_process).run(ready)
        else:
            serve(settings, listener, ready)


def check_shared(settings: Settings) -> None:
    """Several processes need a database for many, and a Redis."""
    if is_file(settings.db) or not settings.redis:
        raise BadInput("workers-need", {"workers": settings.workers})


def serve_in_process(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """The same in a process of its own, which must get ready first."""
    _configure_log(settings)
    serve(settings, listener, ready)


def serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve with this process alone."""
    try:
        with figures.shown(LOCAL, settings.metrics_port):
            asyncio.run(_serve(settings, listener, ready))
    except ExceptionGroup as group:  # the framework wraps what keeps it from starting
        raise _reason(group) or group from None


def _configure_log(settings: Settings) -> None:
    configure(settings.log_format, level=logging.WARNING if settings.quiet else logging.INFO)


def _reason(error: BaseException) -> HoftagError | None:
    """What a person can mend, in whatever it was wrapped."""
    if isinstance(error, HoftagError):
        return error
    parts = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return next(filter(None, map(_reason, parts)), None)


def configuration(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How the application is served. Its lifespan is run apart, so that what fails there reaches the caller."""
    return uvicorn.Config(
        with_door(app, settings),
        port=settings.port,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_keep_alive=_KEEP_ALIVE,
        timeout_graceful_shutdown=_GRACE,
        ws_max_size=sockets.LARGEST,
    )


def _calm() -> None:
    """Let the garbage collector look seldom.

    Looking through everything takes a quarter of a second when a hundred matches are in memory, nobody is answered
    meanwhile, and hardly anything of ours is a cycle. With Python's own figures that happened every eight seconds.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECT)


async def _serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    app = build(settings)
    config = configuration(app, settings)
    where = address(settings.host, listener.getsockname()[1])
    async with app.lifespan():
        _calm()
        _log.info(
            "serving",
            address=where,
            version=hoftag.__version__,
            compiled=compiled(),
            bot_workers=settings.bot_workers,
            bots_elsewhere=settings.bots_elsewhere,
        )
        server = _Server(config, lambda: ready(where), settings.drain, app.state.standing)
        await server.serve(sockets=[listener])
        _log.info("stopping")
    _log.info("stopped")
