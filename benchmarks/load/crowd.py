"""All people together: so many tables at the same time, and a new one where a game has ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from benchmarks.load.history import Story
from benchmarks.load.people import Person, Setting, sit_down
from benchmarks.load.quick import Quick
from hoftag.server.sights import Viewer
from tests.server.player import GONE

Make = Callable[[Quick, Story, Viewer, int], Person]
"""A person with a browser, a table, a seat and a seed."""


@dataclass
class Crowd:
    """Everybody, and what they know."""

    base: str
    settings: list[Setting]
    make: Make
    watched: bool = False
    """Whether somebody looks on at every table."""
    stories: dict[str, Story] = field(default_factory=dict)
    people: list[Person] = field(default_factory=list)
    stop: bool = False
    """No new tables."""
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _opened: int = 0

    def come(self, tables: int) -> None:
        """Sit down at so many tables."""
        self._tasks += [asyncio.create_task(self._corner()) for _ in range(tables)]

    async def _corner(self) -> None:
        while not self.stop:
            number = self._opened
            self._opened += 1
            setting = self.settings[number % len(self.settings)]
            try:
                story, browsers = await sit_down(self.base, setting)
            except (*GONE, AssertionError):  # the server, or its database, is away
                await asyncio.sleep(0.5)
                continue
            await self._play(setting, story, browsers, number)

    async def _play(self, setting: Setting, story: Story, browsers: list[Quick], number: int) -> None:
        self.stories[story.table] = story
        seated: list[Person] = []
        for seat, browser in enumerate(browsers):
            person = self.make(browser, story, seat, number * 100 + seat)
            person.undoing = setting.undoing
            seated.append(person)
        if self.watched:
            browsers.append(Quick(self.base))
            seated.append(self.make(browsers[-1], story, None, number * 100 + 99))
        self.people += seated
        try:
            await asyncio.gather(*(person.play() for person in seated))
            story.finished = True
        finally:
            for browser in browsers:
                await browser.leave()

    def check(self) -> None:
        """Complain if somebody has given up."""
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()

    async def seated(self, tables: int) -> None:
        """Wait until everybody plays."""
        while len(self.stories) < tables or any(person.update is None for person in self.people):
            self.check()
            await asyncio.sleep(0.2)

    async def finish(self, seconds: float) -> None:
        """No new tables; let games go on to their end for so long, then leave."""
        self.stop = True
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)
        await self.leave()

    async def leave(self) -> None:
        """Everybody goes home at once."""
        self.check()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def accepted(self) -> int:
        """Deeds that the server has said yes to."""
        return sum(deed.answered is not None for story in self.stories.values() for deed in story.deeds)
