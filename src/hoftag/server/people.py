"""People: guests with a name, accounts with a password, and the cookie by which a browser is known again.

A browser holds a signed random token; the database holds only its hash, so a copy of the database signs nobody in.
"""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Row,
    String,
    Table,
    delete,
    false,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hoftag.server.errors import Refused
from hoftag.server.post import Alone, Forget, Post
from hoftag.server.storage import METADATA, Storage
from hoftag.server.wire import Language, Me

LONGEST_NAME: Final = 40
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
_DAY: Final = 86400.0
_REMEMBERED: Final = 10.0
"""Seconds for which a browser is known without asking the database again."""
_MOST_REMEMBERED: Final = 4096
_DECOY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$MfVWYc/53a7xJLboaMvjvQ$Il5xQdsBu2YWFHTAmZZCd2Fhp1zjy/YR4PMovy9L1e4"
)
"""The hash of a password that nobody knows: a name that does not exist is checked against it."""
_HASHING_AT_ONCE: Final = 2
"""Each hash takes 64 MB for a moment."""


PERSON: Final = Table(
    "person",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("language", String(2)),
    Column("login", String(3 * LONGEST_NAME), unique=True),  # with it an account, without it a guest
    Column("password", String(200)),  # its argon2 hash
    Column("created", Float, nullable=False),
    Column("admin", Boolean, nullable=False, server_default=false()),  # may look inside; an account only
)

SESSION: Final = Table(
    "session",
    METADATA,
    Column("token", String(64), primary_key=True),  # the hash of what the browser holds
    Column("person", ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

SECRET: Final = Table(
    "secret",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", String(100), nullable=False),
)
"""Keys that the server made for itself at its first start."""


@dataclass(frozen=True)
class Person:
    """Who is asking."""

    id: str
    name: str
    account: bool
    language: Language | None
    admin: bool = False

    def me(self) -> Me:
        """For the person's own browser."""
        return Me(self.id, self.name, self.account, self.language, self.admin)


NOBODY: Final = Me("", "", False)


class BrokenCookie(Exception):
    """A cookie that the server has not signed, or whose session is over."""


Merge = Callable[[AsyncConnection, str, str], Awaitable[None]]
"""Moves what belongs to the first person to the second, in the transaction of the connection."""


class People:
    """All people of a server."""

    def __init__(self, storage: Storage, post: Post | None = None) -> None:
        self._storage = storage
        self._post = Alone() if post is None else post
        self._merges: list[Merge] = []
        self._known: dict[str, tuple[float, Person]] = {}
        self._hasher = PasswordHasher()
        self._hashing = anyio.CapacityLimiter(_HASHING_AT_ONCE)
        self._signer = Signer(secrets.token_bytes(32))
        self.csrf_secret = secrets.token_hex(32)  # until the start reads or makes the lasting one

    async def start(self) -> None:
        """Read the keys, or make them at the first start."""
        self._signer = Signer(
            await self._secret("cookie"), salt="hoftag.session", digest_method=hashlib.sha256
        )
        self.csrf_secret = await self._secret("csrf")

    def on_merge(self, merge: Merge) -> None:
        """Have something moved too when a guest becomes part of an account."""
        self._merges.append(merge)

    async def _secret(self, name: str) -> str:
        while True:
            with suppress(IntegrityError):  # another server makes it at the same moment
                async with self._storage.write() as db:
                    found = await db.scalar(select(SECRET.c.value).where(SECRET.c.name == name))
                    if found is None:
                        found = secrets.token_hex(32)
                        await db.execute(insert(SECRET).values(name=name, value=found))
                return str(found)

    # ---- the cookie

    def signed(self, cookie: str) -> str | None:
        """The token of a cookie if the server has signed it; no database is asked."""
        try:
            return self._signer.unsign(cookie.encode("latin-1", "replace")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def known(self, cookie: str) -> Person:
        """Whose browser it is."""
        token = self.signed(cookie)
        if token is None:
            raise BrokenCookie
        key = _hash_of(token)
        now = time.time()
        kept = self._known.get(key)
        if kept is not None and kept[0] > now:
            return kept[1]
        query = select(PERSON, SESSION.c.seen).join_from(PERSON, SESSION).where(SESSION.c.token == key)
        async with self._storage.read() as db:
            row = (await db.execute(query)).one_or_none()
        if row is None:
            raise BrokenCookie
        if now - row.seen > _DAY:
            async with self._storage.write() as db:
                await db.execute(update(SESSION).where(SESSION.c.token == key).values(seen=now))
        return self._remember(key, _person(row))

    def _remember(self, key: str, person: Person) -> Person:
        if len(self._known) >= _MOST_REMEMBERED:
            self._known.clear()
        self._known[key] = (time.time() + _REMEMBERED, person)
        return person

    async def _open(self, db: AsyncConnection, person: str) -> str:
        """A new session; its cookie."""
        token = secrets.token_urlsafe(24)
        now = time.time()
        await db.execute(insert(SESSION).values(token=_hash_of(token), person=person, created=now, seen=now))
        return self._signer.sign(token).decode()

    async def _close(self, db: AsyncConnection, cookie: str) -> None:
        """The session of a cookie is over."""
        token = self.signed(cookie)
        if token is not None:
            await db.execute(delete(SESSION).where(SESSION.c.token == _hash_of(token)))

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        """How people are called now."""
        query = select(PERSON.c.id, PERSON.c.name).where(PERSON.c.id.in_(ids))
        async with self._storage.read() as db:
            return {row.id: row.name for row in await db.execute(query)}

    async def is_admin(self, person: str) -> bool:
        """Whether somebody may look inside now; the database is asked each time, so that a dismissal counts at once."""
        async with self._storage.read() as db:
            found = await db.scalar(select(PERSON.c.admin).where(PERSON.c.id == person))
        return bool(found)

    # ---- guests

    async def name_me(self, me: Person | None, name: str, language: Language | None) -> tuple[Person, str]:
        """Change somebody's name, or make a guest; for a new one the cookie."""
        clean = clean_name(name)
        if me is None:
            guest = Person(secrets.token_urlsafe(9), clean, account=False, language=language)
            async with self._storage.write() as db:
                await db.execute(insert(PERSON).values(_values(guest)))
                return guest, await self._open(db, guest.id)
        changed = replace(me, name=clean, language=me.language if language is None else language)
        async with self._storage.write() as db:
            values = {"name": changed.name, "language": changed.language}
            await db.execute(update(PERSON).where(PERSON.c.id == me.id).values(values))
        self._changed(Forget(me.id))
        return changed, ""

    # ---- accounts

    async def make_account(self, me: Person | None, name: str, password: str) -> tuple[Person, str]:
        """A guest becomes an account, or somebody new does; for the latter the cookie."""
        if me is not None and me.account:
            raise Refused(409, "account-already", {"name": me.name})
        clean = clean_name(name)
        check_password(password)
        login = {"name": clean, "login": login_of(clean), "password": await self._hash(password)}
        person = (
            Person(secrets.token_urlsafe(9), clean, account=True, language=None)
            if me is None
            else replace(me, name=clean, account=True)
        )
        cookie = ""
        try:
            async with self._storage.write() as db:
                if me is None:
                    await db.execute(insert(PERSON).values(_values(person) | login))
                    cookie = await self._open(db, person.id)
                else:
                    await db.execute(update(PERSON).where(PERSON.c.id == me.id).values(login))
        except IntegrityError:
            raise Refused(409, "name-taken", {"name": clean}) from None
        self._changed(Forget(person.id))
        return person, cookie

    async def sign_in(self, me: Person | None, cookie: str, name: str, password: str) -> tuple[Person, str]:
        """Sign in; what a guest has done so far moves into the account. The new cookie."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused(401, "sign-in-failed")  # nobody's, and not worth the work
        async with self._storage.read() as db:
            found = select(PERSON).where(PERSON.c.login == login_of(name))
            row = (await db.execute(found)).one_or_none()
        # a name that does not exist takes as long as a wrong password
        fits = await self._verify(_DECOY if row is None else row.password, password)
        if row is None or not fits:
            raise Refused(401, "sign-in-failed")
        async with self._storage.write() as db:
            await self._close(db, cookie)
            if me is not None and not me.account:
                for merge in self._merges:
                    await merge(db, me.id, row.id)
                await db.execute(delete(PERSON).where(PERSON.c.id == me.id))  # and with it its sessions
            fresh = await self._open(db, row.id)
        self._changed(Forget() if me is None or me.account else Forget(me.id, row.id))
        return _person(row), fresh

    async def sign_out(self, cookie: str) -> None:
        """The browser is no longer known."""
        async with self._storage.write() as db:
            await self._close(db, cookie)
        self._changed(Forget())

    def _changed(self, news: Forget) -> None:
        self.forget()
        self._post.say(news)

    def forget(self) -> None:
        """Ask the database again who is who."""
        self._known.clear()

    async def _hash(self, password: str) -> str:
        return await anyio.to_thread.run_sync(self._hasher.hash, password, limiter=self._hashing)

    async def _verify(self, hashed: str, password: str) -> bool:
        check = partial(self._hasher.verify, hashed, password)
        try:
            return await anyio.to_thread.run_sync(check, limiter=self._hashing)
        except (VerificationError, InvalidHashError):
            return False


def clean_name(name: str) -> str:
    """A name without what cannot be seen."""
    words = unicodedata.normalize("NFC", name[: 10 * LONGEST_NAME]).split()
    clean = "".join(letter for letter in " ".join(words) if letter.isprintable()).strip()
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise Refused(422, "name-form", {"most": LONGEST_NAME})
    return clean


def check_password(password: str) -> None:
    """Refuse what is too short, or so long that it only wants to keep the server busy."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(422, "password-form", {"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD})


def login_of(name: str) -> str:
    """The form of a name in which accounts are told apart."""
    return " ".join(unicodedata.normalize("NFKC", name[: 10 * LONGEST_NAME]).casefold().split())


def _hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _values(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "created": time.time(),
    }


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.login is not None, row.language, row.admin)
