"""Set-up: money, armies by the given line-up or by choice, the first filling of the tower, the first events."""

from __future__ import annotations

from hoftag.games.wallenstein.seasons import BeginSeason
from hoftag.games.wallenstein.start_lands import begin_start_lands
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.games.wallenstein.tower import throw
from hoftag.games.wallenstein.winter import LayEvents
from hoftag.kernel.step import Auto


class LayOut(Auto[Wallenstein]):
    """Everybody gets money and armies; the lands come from the given line-up, or are chosen one after the other."""

    kind = "set-up"
    rule = "set-up"

    def run(self, s: Wallenstein) -> None:
        s.lay_out_empty()
        s.tell("set-up", s.players, s.realm.money)
        s.then(FillTower(), LayEvents(), BeginSeason())
        if s.free_setup:
            begin_start_lands(s)
            return
        for seat in range(s.players):
            line = s.realm.line_ups[seat]
            for i in range(len(line)):
                s.owner[line[i]] = seat
                s.muster(seat, line[i], s.realm.groups[i])
                s.tell("starts", seat, line[i], s.realm.groups[i])


class FillTower(Auto[Wallenstein]):
    """Seven armies of everybody and ten farmers are thrown into the tower; what falls out returns to the supplies."""

    kind = "set-up"
    rule = "tower"

    def run(self, s: Wallenstein) -> None:
        cubes = [s.board.first_armies] * s.players + [s.board.first_farmers]
        for colour in range(s.players + 1):
            s.supply[colour] -= cubes[colour]
        throw(s, cubes)
        for colour in range(s.players + 1):
            s.tell("filled", colour, cubes[colour] - s.tray[colour])
            if s.court and colour < s.players:
                s.hall[colour] = min(s.tray[colour], s.board.courtiers)
                s.tell("courtiers", colour, s.hall[colour])
            s.supply[colour] += s.tray[colour]
            s.tray[colour] = 0
