"""Planning the ten actions and the bid: everybody in secret and at the same time."""

from __future__ import annotations

from typing import Final

from hoftag.games.wallenstein.ids import BID, EMPTY, ROW
from hoftag.games.wallenstein.state import Wallenstein
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Together

CARDS: Final = 64
"""More than there are different cards: a field and a card make one number."""
CLEAR: Final = 1000
"""Added to a field: its card goes back to the hand."""


def hand(s: Wallenstein, seat: int) -> list[int]:
    """The cards of a seat that lie on no field: lands, then coins, then a tower card if one is left."""
    first = seat * ROW
    laid = s.plan[first : first + s.fields]
    lands = len(s.board.land_ids)
    out: list[int] = []
    for land in range(lands):
        if s.owner[land] == seat and land not in laid:
            out.append(land)
    for card in range(lands, lands + len(s.board.coins)):
        if card not in laid:
            out.append(card)
    if s.court and laid.count(s.tower_card()) < s.board.tower_cards:
        out.append(s.tower_card())
    return out


class PlanActions(Together[Wallenstein]):
    """A card goes face down on each of the ten action fields, and one on the field of the bid.

    A land card means: here. A coin card means: nowhere; as a bid it is paid. Who has too few cards leaves fields empty.
    """

    kind = "plan"
    rule = "planning"

    def options(self, s: Wallenstein, seat: int) -> list[Action]:
        return self.answers(s, seat, False)

    def onward(self, s: Wallenstein, seat: int) -> list[Action]:
        # without any, only the bid is left, and all that could be paid lies elsewhere
        return self.answers(s, seat, True) or self.options(s, seat)

    def answers(self, s: Wallenstein, seat: int, bare_only: bool) -> list[Action]:
        """Cards on fields, on bare ones only or on all, where they may also be cleared; and the end of planning."""
        first = seat * ROW
        cards = hand(s, seat)
        out: list[Action] = []
        bare = False
        money = s.money[seat]
        for field in range(s.fields):
            empty = s.plan[first + field] == EMPTY
            if empty:
                bare = True
            elif bare_only:
                continue
            base = field * CARDS
            for card in cards:
                if field != BID or s.coin(card) <= money:
                    out.append(base + card)
            if not empty:
                out.append(CLEAR + field)
        if not bare or not cards:
            out.append(DONE)
        return out

    def choose(self, s: Wallenstein, seat: int, action: Action) -> bool:
        if action == DONE:
            s.tell("plan-made", seat, seats=1 << seat)
            return True
        if action >= CLEAR:
            field = action - CLEAR
            s.tell("cleared", seat, field, seats=1 << seat)
            s.plan[seat * ROW + field] = EMPTY
            return False
        field = action // CARDS
        s.plan[seat * ROW + field] = action % CARDS
        s.tell("laid", seat, field, action % CARDS, seats=1 << seat)
        return False

    def complete(self, s: Wallenstein) -> None:
        s.tell("planned")

    def notation(self, s: Wallenstein, action: Action) -> str:
        if action == DONE:
            return "done"
        if action >= CLEAR:
            return "clear " + s.names.of("field", action - CLEAR)
        return f"lay {s.names.of('field', action // CARDS)} {s.names.of('card', action % CARDS)}"

    def usage(self) -> tuple[str, ...]:
        return ("lay field card", "clear field", "done")

    def encode(self, s: Wallenstein, verb: str, args: list[int]) -> Action:
        if verb == "done":
            return DONE
        return CLEAR + args[0] if verb == "clear" else args[0] * CARDS + args[1]

    def objection(self, s: Wallenstein, seat: int, verb: str, args: list[int]) -> Refusal:
        first = seat * ROW
        if verb == "done":
            bare = s.plan[first : first + s.fields].count(EMPTY)
            return Refusal("plan-incomplete", self.rule, {"left": bare})
        field = args[0]
        name = s.names.of("field", field)
        if verb == "clear":
            return Refusal("field-empty", self.rule, {"field": name})
        card = args[1]
        shown = s.names.of("card", card)
        if card < len(s.board.land_ids):
            if not s.realm.in_play[card]:
                return Refusal("out-of-play", "set-up", {"land": shown})
            if s.owner[card] != seat:
                return Refusal("not-your-land", self.rule, {"land": shown})
        if card not in hand(s, seat):
            there = s.plan.index(card, first) - first
            return Refusal("card-laid", self.rule, {"card": shown, "field": s.names.of("field", there)})
        return Refusal("bid-too-high", "bid", {"card": shown, "has": s.money[seat]})

    def facts(self, s: Wallenstein) -> dict[str, int | str]:
        return {"fields": s.fields}
