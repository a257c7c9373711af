"""At the Emperor's Court: favours are laid out, courtiers sent, and favours asked for."""

from __future__ import annotations

from hoftag.games.wallenstein.favours import grant
from hoftag.games.wallenstein.ids import COURT_3, EMPTY, ROW
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask, Auto


class LayFavours(Auto[Wallenstein]):
    """Three favours are laid open; the higher its number, the more courtiers a favour costs."""

    kind = "season"
    rule = "court"

    def run(self, s: Wallenstein) -> None:
        if not s.court:
            return
        drawn: list[int] = []
        for _ in s.board.favour_costs:
            left = [favour for favour in range(len(s.favours_left)) if s.favours_left[favour] == 1]
            favour = s.draw("favour", left)
            s.favours_left[favour] = 0
            drawn.append(favour)
        s.favours = sorted(drawn)[::-1]
        for place in range(len(s.favours)):
            s.tell("favour-open", s.favours[place], s.board.favour_costs[place])


class SendCourtiers(Auto[Wallenstein]):
    """In the order of play the cards of the court fields are turned up: armies become courtiers, 3, then 2, then 1.

    From a land one army must stay; a tower card takes armies from the tray. All or nothing.
    """

    kind = "court"
    rule = "court"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Wallenstein) -> None:
        if not s.court or self.turn == s.players:
            return
        seat = s.order[self.turn]
        for place in range(len(s.board.convert)):
            field = COURT_3 + place
            card = s.plan[seat * ROW + field]
            s.shown[seat] |= 1 << field
            if card != EMPTY:
                s.reveal()
                send(s, seat, field, card, s.board.convert[place])
        s.then(SendCourtiers(self.turn + 1))


def send(s: Wallenstein, seat: int, field: int, card: int, count: int) -> None:
    """Armies from a land or from the tray return to the supply, and as many courtiers go to the hall."""
    if s.coin(card) >= 0:
        s.tell("court-skipped", seat, field)
        return
    tower = card == s.tower_card()
    enough = s.tray[seat] >= count if tower else s.armies[card] > count
    if not enough or s.courtiers(seat) < count:
        s.tell("court-lapsed", seat, field, card)
        return
    if tower:
        s.tray[seat] -= count
    else:
        s.armies[card] -= count
    s.supply[seat] += count
    s.hall[seat] += count
    s.tell("courtiers-sent", seat, card, count)


class HoldAudience(Auto[Wallenstein]):
    """Who has most courtiers in the hall comes first, among equals by the order of play; each may take one favour."""

    kind = "court"
    rule = "court"

    def run(self, s: Wallenstein) -> None:
        if not s.court:
            return
        queue = [seat for seat in s.order if s.hall[seat] > 0]
        queue.sort(key=lambda seat: -s.hall[seat])
        s.then(*[Enter(seat) for seat in queue], CloseAudience())


class Enter(Auto[Wallenstein]):
    """All courtiers of a player go to the audience chamber; who can pay for a favour may ask for it."""

    kind = "court"
    rule = "court"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Wallenstein) -> None:
        seat = self.seat
        if s.favours.count(EMPTY) == len(s.favours):
            return
        s.audience[seat] = s.hall[seat]
        s.hall[seat] = 0
        s.tell("audience", seat, s.audience[seat])
        step = ChooseFavour(seat)
        if len(step.options(s, seat)) > 1:
            s.then(step)


class ChooseFavour(Ask[Wallenstein]):
    """An open favour for the courtiers that it costs, or none."""

    kind = "favour"
    rule = "court"

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        out: list[Action] = []
        for place in range(len(s.favours)):
            if s.favours[place] != EMPTY and s.board.favour_costs[place] <= s.audience[seat]:
                out.append(s.favours[place])
        out.append(DONE)
        return out

    def take(self, s: Wallenstein, action: Action) -> None:
        seat = self.seat
        if action == DONE:
            s.tell("favour-declined", seat)
            return
        place = s.favours.index(action)
        cost = s.board.favour_costs[place]
        s.audience[seat] -= cost
        s.favours = [EMPTY if favour == action else favour for favour in s.favours]
        s.tell("favour-taken", seat, action, cost)
        grant(s, seat, action)

    def notation(self, s: Wallenstein, action: Action) -> str:
        return "done" if action == DONE else "ask " + s.names.of("favour", action)

    def usage(self) -> tuple[str, ...]:
        return ("ask favour", "done")

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        return DONE if verb == "done" else args[0]

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        name = s.names.of("favour", args[0])
        if args[0] not in s.favours:
            return Refusal("favour-not-open", self.rule, {"favour": name})
        needs = s.board.favour_costs[s.favours.index(args[0])]
        facts: dict[str, int | str] = {"favour": name, "needs": needs, "has": s.audience[seat]}
        return Refusal("too-few-courtiers", self.rule, facts)

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"count": s.audience[self.seat]}


class CloseAudience(Auto[Wallenstein]):
    """Courtiers that are left return to the hall; favours that nobody took leave the game."""

    kind = "court"
    rule = "court"

    def run(self, s: Wallenstein) -> None:
        for seat in range(s.players):
            s.hall[seat] += s.audience[seat]
            s.audience[seat] = 0
        s.favours = []
