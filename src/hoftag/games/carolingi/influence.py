"""5.1 Exert influence: one of three ways."""

from __future__ import annotations

from typing import Final

from hoftag.games.carolingi.cards import discard, spread, transfer
from hoftag.games.carolingi.ids import EMPTY, NOBODY
from hoftag.games.carolingi.problems import release
from hoftag.games.carolingi.ruling import ruler
from hoftag.games.carolingi.state import Carolingi
from hoftag.kernel.errors import Refusal
from hoftag.kernel.ids import DONE, Action
from hoftag.kernel.step import Ask, Confirm

_SEND: Final = 0
_POST: Final = 1000  # + card * 32 + count
_UNFOLD: Final = 10000  # + card


class Influence(Ask[Carolingi]):
    """Send up to three missi to the homeland, or post missi on land cards, or unfold influence from cards."""

    kind = "influence"
    rule = "5.1"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        out: list[Action] = []
        if s.homeland[seat] != EMPTY:
            for count in range(1, min(s.board.send_limit, s.missi[seat]) + 1):
                out.append(_SEND + count)
        out += post_options(s, seat)
        out += unfold_options(s, seat)
        out.append(DONE)
        return out

    def take(self, s: Carolingi, action: Action) -> None:
        if action == DONE:
            return
        if action < _POST:
            land = s.homeland[self.seat]
            s.missi[self.seat] -= action
            s.pieces[land * s.row + self.seat] += action
            s.tell("sent", self.seat, land, action)
            s.then(Confirm(self.seat, "5.1a"))
        elif action < _UNFOLD:
            post(s, self.seat, action)
            s.then(Post(self.seat))
        else:
            unfold(s, self.seat, action - _UNFOLD)
            s.then(Unfold(self.seat))

    def notation(self, s: Carolingi, action: Action) -> str:
        if action == DONE:
            return "done"
        if action < _POST:
            return f"send {action}"
        if action < _UNFOLD:
            return f"post {s.board.land_ids[(action - _POST) // 32]} {(action - _POST) % 32}"
        return "unfold " + s.board.land_ids[action - _UNFOLD]

    def usage(self) -> tuple[str, ...]:
        return ("send count", "post land count", "unfold land", "done")

    def encode(self, s: Carolingi, verb: str, args: list[int]) -> Action:
        if verb == "done":
            return DONE
        if verb == "send":
            return _SEND + args[0] if args[0] < 32 else _POST - 1
        if verb == "post":
            return _POST + args[0] * 32 + min(args[1], 31)
        return _UNFOLD + args[0]

    def objection(self, s: Carolingi, seat: int, verb: str, args: list[int]) -> Refusal:
        missi = s.missi[seat]
        if verb == "send":
            if s.homeland[seat] == EMPTY:
                return Refusal("no-homeland", "5.1a", {})
            if not 1 <= args[0] <= s.board.send_limit:
                return Refusal("send-limit", "5.1a", {"given": args[0], "limit": s.board.send_limit})
            return Refusal("needs-missi", "5.1a", {"needs": args[0], "has": missi})
        card = args[0]
        name = s.board.land_ids[card]
        if card not in s.slots:
            return Refusal("card-not-in-strip", "5.1", {"land": name})
        if verb == "unfold":
            return Refusal("no-follower-on-card", "5.1c", {"land": name})
        lord = ruler(s, card)
        if lord not in (NOBODY, seat):
            return Refusal("ruled-by-another", "5.1b", {"land": name, "ruler": s.board.colours[lord]})
        if args[1] < 1:
            return Refusal("count-zero", "5.1b", {})
        return Refusal("needs-missi", "5.1b", {"needs": args[1], "has": missi})

    def section_of(self, verb: str) -> str:
        if verb == "send":
            return "5.1a"
        if verb == "post":
            return "5.1b"
        return "5.1c" if verb == "unfold" else self.section()

    def facts(self, s: Carolingi) -> dict[str, int | str]:
        return {"missi": s.missi[self.seat]}


class Post(Influence):
    """Any number of missi go onto any number of cards whose lands no other Carolingian rules."""

    kind = "post"
    rule = "5.1b"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        return [*post_options(s, seat), DONE]

    def usage(self) -> tuple[str, ...]:
        return ("post land count", "done")


class Unfold(Influence):
    """From any number of cards with an own follower everything goes to the land, and the card is discarded."""

    kind = "unfold"
    rule = "5.1c"

    def options(self, s: Carolingi, seat: int) -> list[Action]:
        return [*unfold_options(s, seat), DONE]

    def usage(self) -> tuple[str, ...]:
        return ("unfold land", "done")


def post_options(s: Carolingi, seat: int) -> list[Action]:
    """Cards in strip order, with each number of missi."""
    out: list[Action] = []
    missi = s.missi[seat]
    if missi > 0:
        for card in s.slots:
            if card != EMPTY:
                lord = ruler(s, card)
                if lord == NOBODY or lord == seat:
                    for count in range(1, missi + 1):
                        out.append(_POST + card * 32 + count)
    return out


def post(s: Carolingi, seat: int, action: Action) -> None:
    """Missi go onto a card."""
    card = (action - _POST) // 32
    count = (action - _POST) % 32
    s.missi[seat] -= count
    s.on_card[card * s.row + seat] += count
    s.tell("posted", seat, card, count)


def unfold_options(s: Carolingi, seat: int) -> list[Action]:
    """Cards with an own follower, in strip order."""
    out: list[Action] = []
    for card in s.slots:
        if card != EMPTY and s.on_card[card * s.row + seat] > 0:
            out.append(_UNFOLD + card)
    return out


def unfold(s: Carolingi, seat: int, card: int) -> None:
    """Everything on the card goes to its land; gangs that reach a forest spread as in 4.1 B.

    Not so in 814, where an own follower lies on every card that is unfolded: no gang can be missing here.
    """
    s.tell("unfolded", seat, card)
    spreads = transfer(s, card)
    discard(s, card)
    if spreads:
        spread(s, card)
    release(s, card)
