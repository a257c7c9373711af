"""Action phase: the turn of a player, and the end of a round."""

from __future__ import annotations

from hoftag.games.carolus_magnus.emperor import MoveEmperor
from hoftag.games.carolus_magnus.end import finish
from hoftag.games.carolus_magnus.knights import PlayKnights
from hoftag.games.carolus_magnus.reserve import Throw
from hoftag.games.carolus_magnus.state import CarolusMagnus
from hoftag.kernel.step import Auto


class BeginTurn(Auto[CarolusMagnus]):
    """Three actions: bring knights into play, move Charlemagne, fill the reserve up."""

    kind = "turn"
    rule = "action"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: CarolusMagnus) -> None:
        owned = sum(s.reserve[self.seat * s.hues : (self.seat + 1) * s.hues])
        s.tell("turn", self.seat)
        s.then(MoveEmperor(self.seat), Throw(self.seat, s.party.dice))
        if owned > 0:  # a reserve can run short only when colours run out
            s.then(PlayKnights(self.seat, min(s.party.per_turn, owned)))


class EndRound(Auto[CarolusMagnus]):
    """After so many full rounds without any castle built or exchanged the game ends by castles."""

    kind = "round"
    rule = "end"

    def run(self, s: CarolusMagnus) -> None:
        s.quiet_rounds = 0 if s.changed else s.quiet_rounds + 1
        if s.stall_rounds > 0 and s.quiet_rounds >= s.stall_rounds:
            finish(s, "stall")
        else:
            s.round += 1
