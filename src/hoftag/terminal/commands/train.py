"""`hoftag train`: teach the evaluation of a game by letting it play against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar

from hoftag.bots.weighing import read_experience
from hoftag.lab.chart import Point, Scale, Series, lines
from hoftag.lab.executors import Executor, LocalProcesses
from hoftag.lab.ray_tasks import RayTasks, find_ray
from hoftag.lab.simulate import check_positive
from hoftag.match.library import check_name, own_game, read_text
from hoftag.terminal.interrupt import Interrupt, patient_interrupt
from hoftag.terminal.parameters import Jobs, Json, Players, Settings, read_settings
from hoftag.terminal.saving import write_text
from hoftag.terminal.session import Session, session_of

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-argument-game")]
Minutes = Annotated[float, typer.Option("--minutes", metavar="M", help="cli-option-train-minutes")]
Games = Annotated[int | None, typer.Option("--games", metavar="N", help="cli-option-train-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="cli-option-seed")]
Hidden = Annotated[int, typer.Option("--hidden", metavar="N", help="cli-option-train-hidden")]
ExamGames = Annotated[int, typer.Option("--exam", metavar="N", help="cli-option-train-exam")]
Folder = Annotated[Path | None, typer.Option("--out", metavar="DIR", help="cli-option-train-out")]
Start = Annotated[Path | None, typer.Option("--from", metavar="FILE", help="cli-option-train-from")]
Place = Annotated[bool, typer.Option("--place", help="cli-option-train-place")]
KeepPrices = Annotated[bool, typer.Option("--keep-prices", help="cli-option-train-keep-prices")]
Resume = Annotated[bool, typer.Option("--resume", help="cli-option-resume")]
Ray = Annotated[bool, typer.Option("--ray", help="cli-option-ray")]

POINTS = 24
"""So many points does the picture of a course have at most."""


def train(
    ctx: typer.Context,
    game: GameName,
    *,
    minutes: Minutes = 10.0,
    games: Games = None,
    players: Players = None,
    option: Settings = None,
    seed: Seed = 1,
    hidden: Hidden = 24,
    exam: ExamGames = 200,
    jobs: Jobs = 1,
    ray: Ray = False,
    start: Start = None,
    place: Place = False,
    keep_prices: KeepPrices = False,
    out: Folder = None,
    resume: Resume = False,
    json: Json = False,
) -> None:
    """Train; nothing is written before the whole course has been checked."""
    # only this command needs numpy, and every command would wait for it
    from hoftag.lab.training.course import Classroom, Course  # noqa: PLC0415
    from hoftag.lab.training.exam import Exam, examine  # noqa: PLC0415

    session = session_of(ctx)
    check_positive("jobs", jobs)
    check_positive("exam", exam)
    if games is not None:
        check_positive("games", games)
    if ray:
        find_ray()
    settings = read_settings(players, option)
    course = Course(
        check_name(game), settings, 0.0 if games else minutes, games or 0, seed, hidden, place, keep_prices
    ).checked()
    known = read_experience(read_text(start), course.game, str(start)) if start is not None else None
    room = Classroom(course, out, resume=resume, start=known)
    with patient_interrupt() as interrupt:
        executor: Executor = (RayTasks if ray else LocalProcesses)(jobs, interrupt.stopped)
        try:
            follow(session, room, executor, interrupt)
        except KeyboardInterrupt:
            room.save()
            if out is not None:
                words = session.texts("cli-arena-interrupted", folder=str(out))
                session.err.print(words, markup=False, highlight=False, soft_wrap=True)
            raise
        test = Exam(course.game, course.options, room.learned(), room.untrained(), seed + 1)
        mark = examine(test, exam, executor)
    result: dict[str, Any] = {
        "game": course.game,
        "options": course.options,
        "seed": seed,
        "games": room.progress.games,
        "minutes": room.progress.seconds / 60.0,
        "loss": room.progress.loss,
        "against_untrained": mark.json(),
    }
    if out is not None:
        write_text(out / "weights.json", room.weights_text({"seed": seed, "against_untrained": mark.json()}))
        write_text(out / "learning.svg", picture(session, room))
    if json:
        session.json(result)
        return
    low, high = mark.interval
    session.say(
        session.texts("cli-train-done", games=room.progress.games, title=title_of(session, course.game)),
        session.texts(
            "cli-train-exam",
            share=f"{100 * mark.share:.1f}",
            low=f"{100 * low:.1f}",
            high=f"{100 * high:.1f}",
            games=mark.games,
            luck=f"{100 * mark.luck:.0f}",
        ),
    )
    if out is not None:
        session.say(session.texts("cli-train-written", file=str(out / "weights.json")))


def follow(session: Session, room: Any, executor: Executor, interrupt: Interrupt) -> None:
    """Let the course run, with a bar when a person is watching."""
    if not session.err.is_terminal:
        for _ in room.train(executor):
            interrupt.check()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Bar(*columns, console=session.err, transient=True) as bar:
        task = bar.add_task(session.texts("cli-train-progress", games=0, loss="–"), total=1.0)
        for progress in room.train(executor):
            words = (
                session.texts("cli-train-progress", games=progress.games, loss=f"{progress.loss:.4f}")
                if progress.loss
                else session.texts(
                    "cli-train-prices", games=progress.games, mark=f"{100 * progress.mark:.0f}"
                )
            )
            bar.update(task, description=words, completed=progress.share(room.course))
            interrupt.check()


def title_of(session: Session, game: str) -> str:
    """The name of a game."""
    return str(session.speaker(own_game(game)).title())


def picture(session: Session, room: Any) -> str:
    """How the prices got better, and then the loss smaller."""
    each = max(1, len(room.history) // POINTS)
    chosen = room.history[each - 1 :: each]
    losses = [Point(progress.loss) if progress.loss else None for progress in chosen]
    marks = [Point(progress.mark) if progress.mark and not progress.loss else None for progress in chosen]
    series = [Series(session.texts("cli-train-loss"), losses)]
    if room.bargain.names:
        series.append(Series(session.texts("cli-train-mark"), marks))
    scale = Scale(lambda value: f"{value:.3f}", lambda value: f"{value:.2f}", 0.01)
    label = session.texts("cli-train-axis")
    names = [str(progress.games) for progress in chosen]
    return lines(series, names, title_of(session, room.course.game), label, scale, alone=True)
