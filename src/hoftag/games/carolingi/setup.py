"""2.2 Set-up of the base game."""

from __future__ import annotations

from hoftag.games.carolingi.disorder import lay_disorder_aside
from hoftag.games.carolingi.ids import ASIDE, EMPTY, OUT, STRIP
from hoftag.games.carolingi.seasons import BeginSeason
from hoftag.games.carolingi.state import Carolingi, found_homeland
from hoftag.kernel.step import Auto


class LayOut(Auto[Carolingi]):
    """Regions, cards, forests, annals, event tiles and followers go to their places by the number of players."""

    kind = "set-up"
    rule = "2.2"

    def run(self, s: Carolingi) -> None:
        s.lay_out_empty()
        board = s.board
        realm = s.realm
        # 2.2.2 first cards into the strips, homelands' cards out of the game, one hunger card beside the board
        for land in realm.first_cards:
            s.slots[s.slots.index(EMPTY, realm.first_slot[realm.region_of[land]])] = land
            s.card_at[land] = STRIP
        for land in realm.homelands:
            s.card_at[land] = OUT
        for card in range(board.hunger_base):
            s.card_at[realm.lands + card] = ASIDE
        lay_disorder_aside(s)
        # 2.2.3 forests
        forest = [0] * realm.lands
        for land in realm.forests:
            forest[land] = 1
        s.forest = forest
        # 2.2.5 event tiles: the rest of them lie on the second year
        s.events_scriptorium = board.events_first[s.players]
        s.events_annals = board.events_later[s.players] - board.events_first[s.players]
        # 2.2.7 followers; those for the homeland follow with the palace
        for seat in range(s.players):
            s.missi[seat] = board.start_missi
            s.leudes[seat] = board.start_leudes
            s.nobiles[seat] = board.start_nobiles + board.start_homeland
        s.tell("set-up", s.players, s.sundial)
        s.then(DrawHomelands(0), RaiseGangs(), BeginSeason())


class DrawHomelands(Auto[Carolingi]):
    """Palaces are drawn from the bag: the first goes to Normandie, the next to Ostfalen and so on."""

    kind = "set-up"
    rule = "2.2.8"

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def run(self, s: Carolingi) -> None:
        waiting = [seat for seat in range(s.players) if s.homeland[seat] == EMPTY]
        if not waiting:
            return
        seat = s.draw("palace", waiting)
        land = s.realm.homelands[self.drawn]
        found_homeland(s, seat, land)
        s.nobiles[seat] -= s.board.start_homeland
        s.pieces[land * s.row + seat] += s.board.start_homeland
        s.tell("homeland", seat, land)
        s.then(DrawHomelands(self.drawn + 1))


class RaiseGangs(Auto[Carolingi]):
    """Every land in play that is neither forest nor homeland starts with a gang."""

    kind = "set-up"
    rule = "2.2.9"

    def run(self, s: Carolingi) -> None:
        for land in range(s.realm.lands):
            if s.forest[land] == 0 and s.palace[land] < 0:
                s.add_gang(land)
