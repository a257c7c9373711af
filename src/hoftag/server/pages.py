"""The client: its page for every address that a person may open, and its files."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from hoftag.server.people import People, Person
from hoftag.server.settings import Settings
from hoftag.server.visit import texts_of

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""Files below it carry a hash of their content in their name, so they never change."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_READ: Final = [HttpMethod.GET, HttpMethod.HEAD]
_SMALL: Final = 1000

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")


def built_client() -> Path | None:
    """Where the client was built: beside the sources, or into the package."""
    package = Path(str(resources.files("hoftag.server")))
    for folder in (package.parents[2] / "web" / "dist", package / "static"):
        if (folder / INDEX).is_file():
            return folder
    return None


@dataclass(frozen=True)
class File:
    """A file of the client as it is sent: plain and, where it pays, packed."""

    stamp: int
    kind: str
    tag: str
    bodies: dict[str, bytes]
    """By content encoding; the plain one is `identity`."""

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that a browser takes."""
        for encoding in ("br", "gzip"):
            if encoding in self.bodies and encoding in accepted:
                return encoding, self.bodies[encoding]
        return "identity", self.bodies["identity"]


class Client:
    """The built client on the disk; a new build is noticed."""

    def __init__(self, folder: Path | None) -> None:
        self._given = folder
        self._files: dict[Path, File] = {}

    @property
    def folder(self) -> Path | None:
        """Where it is, if it is built."""
        return self._given or built_client()

    def file(self, name: str) -> File | None:
        """A file by its name below the folder; nothing outside is ever found."""
        folder = self.folder
        if folder is None or "\0" in name:
            return None
        path = (folder / name).resolve()
        if not path.is_relative_to(folder.resolve()) or path.suffix in (".br", ".gz", ".map"):
            return None
        try:
            stamp = path.stat().st_mtime_ns
            known = self._files.get(path)
            if known is None or known.stamp != stamp:
                known = self._files[path] = read_file(path, stamp)
        except (OSError, ValueError):
            return None
        return known


def read_file(path: Path, stamp: int) -> File:
    """Read a file and what was packed beside it; what was not is packed here, once."""
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind in (
        "image/svg+xml",
        "application/json",
        "application/manifest+json",
    )
    bodies = {"identity": plain}
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        packed = path.with_name(path.name + suffix)
        if packed.is_file() and packed.stat().st_mtime_ns >= stamp:
            bodies[encoding] = packed.read_bytes()
    if text and len(plain) > _SMALL:
        bodies.setdefault("gzip", gzip.compress(plain, 6, mtime=0))
    return File(
        stamp,
        kind,
        f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
        bodies,
    )


def send(file: File, request: Request[Any, Any, Any], cache: str, status: int = 200) -> Response[bytes]:
    """A file, unless the browser has it already."""
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    encoding, body = file.best(request.headers.get("accept-encoding", ""))
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(body, status_code=status, headers=headers, media_type=file.kind)


@route(
    ["/", "/t/{table:str}", "/rules", "/rules/{game:str}", "/records"],
    http_method=_READ,
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any], client: NamedDependency[Client]) -> Response[Any]:
    """The page; the client finds out by the address what to show."""
    return front(request, client)


@route(["/admin", "/admin/{table:str}"], http_method=_READ, include_in_schema=False)
async def admin_page(
    request: Request[Any, Any, Any],
    client: NamedDependency[Client],
    who: NamedDependency[Person | None],
    people: NamedDependency[People],
) -> Response[Any]:
    """The page for whoever was appointed; to everybody else an address at which there is nothing."""
    if who is not None and who.account and await people.is_admin(who.id):
        return front(request, client)
    return nothing(request, client, "admin")


@route("/{path:path}", http_method=_READ, include_in_schema=False)
async def asset(
    request: Request[Any, Any, Any], path: FromPath[Path], client: NamedDependency[Client]
) -> Response[bytes]:
    """A file of the client. Whoever has opened an address that does not exist is shown a page that says so."""
    name = str(path).lstrip("/")
    file = None if name.startswith("api/") or name == INDEX else client.file(name)
    if file is not None:
        return send(file, request, _FOREVER if name.startswith(ASSETS) else _ASK)
    return nothing(request, client, name)


def front(request: Request[Any, Any, Any], client: Client) -> Response[Any]:
    """The client's page."""
    file = client.file(INDEX)
    return unbuilt(request) if file is None else send(file, request, _ASK)


def nothing(request: Request[Any, Any, Any], client: Client, name: str) -> Response[bytes]:
    """There is nothing at an address; people are shown a page that says so."""
    index = client.file(INDEX)
    wanted = "text/html" in request.headers.get("accept", "") and not name.startswith(("api/", ASSETS))
    if index is None or not wanted:
        raise NotFoundException
    return send(index, request, _ASK, 404)


def unbuilt(request: Request[Any, Any, Any]) -> Response[str]:
    """A plain page that says how the client is built."""
    texts = texts_of(request.scope)
    title, words = html.escape(texts("server-unbuilt-title")), html.escape(texts("server-unbuilt"))
    body = (
        f'<!doctype html>\n<html lang="{texts.language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<h1>{title}</h1>\n<p>{words}</p>\n<pre>./hoftag</pre>\n"
    )
    return Response(body, status_code=503, media_type="text/html", headers={"cache-control": "no-store"})


def client_of(settings: Settings) -> Client:
    """The client that a server hands out."""
    return Client(settings.client)


routes = [page, admin_page, asset]
