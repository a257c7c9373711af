"""Many games for a person who waits: with a progress bar, written down one by one, and going on where they were."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from rich.progress import Progress

from hoftag.lab.executors import Executor, LocalProcesses
from hoftag.lab.folder import Facts, GamesFile, Line, begin, stored_seed
from hoftag.lab.ray_tasks import RayTasks, find_ray
from hoftag.lab.simulate import check_positive
from hoftag.terminal.complaint import Complaint
from hoftag.terminal.interrupt import patient_interrupt
from hoftag.terminal.notes import Notes
from hoftag.terminal.session import Session

Play = Callable[[Executor, set[int]], Iterator[Line]]
"""Plays the games of a plan but those with these numbers."""


def stored(out: Path | None, *, resume: bool) -> int | None:
    """The seed of the work that goes on, if any does."""
    if resume and out is None:
        raise Complaint("cli-error-resume")
    return stored_seed(out) if resume and out is not None else None


class Gathering:
    """Plays games where it was asked for, and keeps them in a folder if there is one."""

    def __init__(
        self, session: Session, out: Path | None, jobs: int, limit: float, *, ray: bool = False
    ) -> None:
        check_positive("jobs", jobs)
        if ray:
            find_ray()  # complains now, before anything is written
        self._session = session
        self._out = out
        self._jobs = jobs
        self._ray = ray
        self._notes = Notes(session, limit)

    def lines(self, plan: Facts, games: dict[int, Facts], play: Play, *, resume: bool) -> list[Line]:
        """All games of a plan, those that were played before first."""
        out = self._out
        lines = [] if out is None else begin(out, plan, games, resume=resume)
        file = None if out is None else GamesFile(out)
        try:
            with patient_interrupt() as interrupt:
                kind = RayTasks if self._ray else LocalProcesses
                where: Executor = kind(self._jobs, interrupt.stopped)
                done = {line["number"] for line in lines}
                for line in self._watched(play(where, done), len(games), len(done)):
                    if file is not None:
                        file.add(line)
                    lines.append(line)
                    self._notes.of(line)
                    interrupt.check()
        except KeyboardInterrupt:
            if out is not None:
                words = self._session.texts("cli-arena-interrupted", folder=str(out))
                self._session.err.print(words, markup=False, highlight=False, soft_wrap=True)
            raise
        return lines

    def _watched(self, games: Iterator[Line], total: int, done: int) -> Iterator[Line]:
        """The games, with a progress bar when a person is watching."""
        if not self._session.err.is_terminal:
            yield from games
            return
        with Progress(console=self._session.err, transient=True) as progress:
            words = self._session.texts("cli-simulate-progress")
            task = progress.add_task(words, total=total, completed=done)
            for line in games:
                progress.advance(task)
                yield line
