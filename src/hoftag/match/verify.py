"""Checking that chance was fair: every outcome of a finished record is computed anew from its commitment."""

from __future__ import annotations

from dataclasses import dataclass

from hoftag.kernel.errors import BadInput
from hoftag.kernel.fair import FairChance, commitment
from hoftag.match.library import BoardFile
from hoftag.match.match import Entry, Match, start
from hoftag.match.record import Replay, broken, write


@dataclass(frozen=True)
class Verdict:
    """What was found in an honest record."""

    game: str
    draws: int
    """Outcomes of chance, all as promised."""
    take_backs: int
    seats: tuple[str, ...]
    """Those that added a share of their own to chance."""
    commitment: str


class Dishonest(BadInput):
    """Something in the record is not as it was promised."""


def verify(text: str, board: BoardFile | None = None) -> Verdict:
    """Recompute everything; raises Dishonest for what does not fit, BadInput for what cannot be checked at all."""
    replay = _open(text, board)
    fair = replay.match.fairness
    if fair is None:
        raise BadInput("verify-no-commitment", {})
    secret = _secret(replay)
    if commitment(secret) != fair.commitment:
        raise Dishonest("fair-commitment", {"commitment": fair.commitment})
    chance = fair.chance(secret)
    again = start(replay.game, replay.match.settings, replay.match.board_hash, chance, replay.match.rules)
    _compare(replay.match, again, chance)
    while _step(replay):
        entry = replay.match.entries[-1]
        again.play(entry.seat, entry.notation)
        _compare(replay.match, again, chance)
    _same_text(text, write(replay.match))
    entries = again.entries
    return Verdict(
        replay.game.name,
        sum(len(entry.outcomes) for entry in entries),
        sum(entry.skip > 0 for entry in entries),
        tuple(fair.nonces),
        fair.commitment,
    )


def _open(text: str, board: BoardFile | None) -> Replay:
    """Read the header and the set-up."""
    try:
        return Replay(text, board)
    except BadInput as error:
        if error.code.startswith("record-outcome"):
            raise Dishonest(error.code, error.facts) from None
        raise


def _secret(replay: Replay) -> bytes:
    """The secret, which stands near the end."""
    for line in reversed(replay.body):
        word, _, digits = line.text.partition(" ")
        if word == "secret":
            try:
                return bytes.fromhex(digits)
            except ValueError:
                raise broken("header", line, needs="secret SHA256") from None
    raise BadInput("verify-no-secret", {})


def _step(replay: Replay) -> bool:
    """Read the next action; what cannot be replayed was not played like this."""
    before = replay.match.version
    try:
        more = replay.step()
    except BadInput as error:
        raise Dishonest(error.code, error.facts) from None
    return more and replay.match.version > before


def _compare(told: Match, again: Match, chance: FairChance) -> None:
    """The outcomes after the last action must be those that the key gives."""
    theirs, ours = told.entries[-1], again.entries[-1]
    if theirs.outcomes != ours.outcomes:
        number = next(
            (i for i, (a, b) in enumerate(zip(theirs.outcomes, ours.outcomes, strict=False)) if a != b),
            min(len(theirs.outcomes), len(ours.outcomes)),
        )
        raise Dishonest(
            "verify-outcome",
            {
                "action": told.version,
                "given": _outcome(theirs, number),
                "promised": _outcome(ours, number),
            },
        )
    if theirs.skip:
        ours.skip = chance.count = theirs.skip


def _outcome(entry: Entry, number: int) -> str:
    return " ".join(entry.outcomes[number]) if number < len(entry.outcomes) else "–"


def _same_text(given: str, written: str) -> None:
    """Any byte that differs from what this game's record must be; the seal covers all before it."""
    if given == written:
        return
    lines = zip(given.splitlines(keepends=True), written.splitlines(keepends=True), strict=False)
    number = next((i for i, (a, b) in enumerate(lines, 1) if a != b), written.count("\n") + 1)
    found = given.splitlines()[number - 1 : number]
    raise Dishonest("verify-altered", {"line": number, "text": found[0] if found else ""})
